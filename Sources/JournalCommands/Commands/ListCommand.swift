import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `list`: the records that match, the youngest up to today first, then what is to come.
enum ListCommand: Command {
  static let verb = Verb(
    "list", .look, isPaged: true, positionals: [Positional(.span, isOptional: true)],
    options: QueryArguments.options + [.ids, .listFormat, .jsonLines],
    examples: [
      "list --from 2026-11-01 --kind check-out", "list --tag fatigue --where 'energy<=2' --json", "list -n 5",
      "list --on 'last friday'", "list --weekday monday --shift night", "list --sort -mood --limit 5",
      "list --limit 20 --offset 20", "list --format '{date} {mood} {title}'", "list --kind check-out --jsonl",
    ])

  private enum Layout: Sendable {
    case table, json, jsonLines
    case format(ListFormat)
  }

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // `list last week` is `list --on 'last week'`.
    let said = arguments.positionals.first
    let days = said.flatMap { SpanArgument($0) }
    if let said, days == nil || arguments.has(.on) { throw .usage(.unexpectedArgument(said)) }
    for option in SpanOptions.options where days != nil && arguments.has(option) {
      throw .usage(.contradiction(said ?? "", option.flag))
    }
    let filters = try QueryArguments(arguments, days: days)
    let showsIDs = arguments.has(.ids)
    let format = try arguments.text(.listFormat)
    let given: [(Option, Bool)] = [
      (.json, arguments.has(.json)), (.jsonLines, arguments.has(.jsonLines)), (.listFormat, format != nil),
    ]
    let flags = given.filter(\.1).map(\.0.flag)
    if flags.count > 1 { throw .usage(.contradiction(flags[0], flags[1])) }
    let layout: Layout
    if let format {
      layout = .format(try ListFormat(format))
    } else {
      layout = arguments.has(.jsonLines) ? .jsonLines : arguments.has(.json) ? .json : .table
    }
    let journal = try context.journalOfOneLook()
    var query = try filters.query(context.dates(in: journal), in: journal)
    query.includesFilesWithoutRecord = true
    var keys = query.conditions.map(\.key)
    if case .format(let format) = layout {
      try format.check(in: journal)
      keys += format.keys
    }
    context.warn(ofUnknown: keys, in: journal)
    let rows = ListRows(
      journal, context.phrases, now: context.now(in: journal.zone), showsIDs: showsIDs, sort: query.sort)
    let isByWriting = [.created, .modified].contains(query.sort.field)
    let writeTimes: @Sendable (Record, inout JSONWriter) -> Void = { record, json in
      guard isByWriting else { return }
      json.field("created", journal.created(record).iso)
      json.field("modified", journal.modified(record)?.iso)
    }
    let scales = journal.profile.scales
    let answer = journal.map(query, now: context.now(in: journal.zone)) { part in
      switch layout {
      case .table: Part(table: &part, rows)
      case .json: Part(json: &part, scales, writeTimes)
      case .jsonLines: Part(lines: &part) { String(decoding: $0.jsonLine(scales, writeTimes), as: UTF8.self) }
      case .format(let format): Part(lines: &part) { format.line($0, in: journal) }
      }
    }
    let problems = journal.problems(with: answer.problems)
    switch layout {
    case .table: context.showList(answer, divider: rows.divider)
    case .jsonLines, .format: for part in answer.parts { context.output.raw(part.lines) }
    case .json:
      context.answer(
        ["total": answer.total, "records": Written { $0.list(parts: answer.parts.map(\.json)) }],
        context.faults(problems, answer.conflicts))
    }
    if query.asksForValues { try context.mentionSealed(from: query.from, until: query.until) }
    context.mention(problems, answer.conflicts)
    return .done
  }
}

/// A part of the records of a list, as it is written.
private struct Part: Sendable {
  var count = 0
  var json = JSONWriter(itemsAtDepth: 2)
  var lines: [UInt8] = []
  /// The records as rows, and whether the first and the last of them are to come.
  var table = TextTable()
  var toCome: (first: Bool, last: Bool)?

  init(json part: inout RecordPart, _ scales: [Scale], _ writeTimes: (Record, inout JSONWriter) -> Void) {
    json.adopt(scales)
    part.forEach { record in json.item { $0.record(record) { writeTimes(record, &$0) } } }
    count = part.count
  }

  init(lines part: inout RecordPart, _ line: (Record) -> String) {
    part.forEach { record in
      lines.append(contentsOf: line(record).utf8)
      lines.append(0x0A)
    }
    count = part.count
  }

  init(table part: inout RecordPart, _ rows: ListRows) {
    count = part.count
    (table, toCome) = rows.rows(of: &part)
  }
}

extension Context {
  /// Says of keys that no record of the journal has: nothing is found by them.
  mutating func warn(ofUnknown keys: [String], in journal: Journal) {
    for key in keys where !FilterWords(journal).isKey(key) {
      warn(phrases.say("look-noSuchKey", ("key", .of(key))), .warning)
    }
  }

  /// Shows records as a table, with a line between what was and what is to come where these are parted.
  fileprivate mutating func showList(_ answer: PartedAnswer<Part>, divider: String?) {
    guard answer.total > 0 else { return errors.line(phrases.say("caption-nothingFound")) }
    var tables: [TextTable] = []
    var isToCome: Bool?
    for part in answer.parts {
      if let divider, isToCome == false, part.toCome?.first == true {
        var line = TextTable()
        line.addLine(divider, .dim)
        tables.append(line)
      }
      tables.append(part.table)
      isToCome = part.toCome?.last ?? isToCome
    }
    TextTable.write(tables, to: &output)
    let count = answer.parts.reduce(0) { $0 + $1.count }
    if count < answer.total { errors.line(phrases.shown(count, of: answer.total), .dim) }
  }
}

extension Record {
  fileprivate func jsonLine(_ scales: [Scale], _ writeTimes: (Record, inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.adopt(scales)
    json.record(self) { writeTimes(self, &$0) }
    return json.line
  }
}

import JournalLanguage
import JournalModel
import JournalStore

/// `list`: the records that match, the youngest up to today first, then what is to come.
struct ListCommand: Command {
  static let name = "list"
  static let summary = HelpText.list
  static let options: [Option] = QueryArguments.options
  static let examples = [
    "list --from 2026-11-01 --kind check-out", "list --tag fatigue --where 'energy<=2' --json",
    "list --sort -mood --limit 5", "list --limit 20 --offset 20",
  ]

  private let query: QueryArguments

  init(_ arguments: Arguments) throws(UsageError) { query = try QueryArguments(arguments) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let query = try self.query.query(context.dates(in: journal))
    let line = RecordLine(context.phrases)
    let isJSON = context.common.usesJSON
    let answer = journal.map(query) { part in isJSON ? Part(json: &part) : Part(lines: &part, line) }
    let problems = journal.profileProblems + answer.problems
    if isJSON {
      let phrases = context.phrases
      context.answer { json in
        json.field("total", answer.total)
        json.key("records")
        json.list(parts: answer.parts.map(\.json))
        json.problems(problems, phrases)
        json.conflicts(answer.conflicts)
      }
    } else {
      context.showList(answer)
    }
    context.mention(problems)
    if !answer.conflicts.isEmpty && !isJSON {
      context.errors.line(context.phrases.caption(.conflicts(answer.conflicts.count)))
    }
    return .done
  }
}

/// A part of the records of a list, as it is written.
private struct Part: Sendable {
  var count = 0
  /// The records as items of the list that a document has.
  var json = JSONWriter(itemsAtDepth: 2)
  /// The records as rows: id, day, symbol, text.
  var table = TextTable()
  /// Whether some ids do not begin with the day.
  var needsDays = false

  static let dayColumn = 1

  init(json part: inout RecordPart) {
    part.forEach { record in json.item { $0.record(record) } }
    count = part.count
  }

  init(lines part: inout RecordPart, _ line: RecordLine) {
    var day: CivilDay?
    var written = LineText.Known("")
    table.reserve(rows: part.count, columns: 4, bytes: 96)
    part.forEachOutline { record in
      // Many records in turn are of one day.
      if record.date != day { (day, written) = (record.date, LineText.Known(record.date.iso)) }
      if !written.begins(record.id) { needsDays = true }
      let id = record.id
      table.addCell(record.shift?.style ?? .plain) { $0.append(id) }
      table.addCell(.dim) { $0.append(written) }
      line.addCells(record, to: &table)
      table.endRow()
    }
    count = part.count
  }
}

extension Context {
  /// Shows records as a table.
  fileprivate mutating func showList(_ answer: PartedAnswer<Part>) {
    guard answer.total > 0 else { return errors.line(phrases.caption(.nothingFound)) }
    var tables = answer.parts.map(\.table)
    // A day that every id begins with says nothing.
    if !answer.parts.contains(where: \.needsDays) {
      for place in tables.indices { tables[place].empty(column: Part.dayColumn) }
    }
    TextTable.write(tables, to: &output)
    let count = answer.parts.reduce(0) { $0 + $1.count }
    if count < answer.total { errors.line(phrases.caption(.shown(count, of: answer.total)), .dim) }
  }
}

extension ShiftType {
  /// The colour of a shift.
  var style: Style {
    switch self {
    case .day: .day
    case .night: .night
    case .rest: .rest
    case .other: .plain
    }
  }
}

import JournalFiles
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import YAMLCodec

/// `tag ID +a -b`: adds and removes tags; `tag ID` offers some.
enum TagCommand: Command {
  static let verb = Verb(
    "tag", .change, takesDashWords: true, deviceSync: .inbox,
    positionals: [.anyRecord, Positional(.tagChange, isOptional: true, repeats: true)],
    examples: ["tag the-lift", "tag the-lift +fatigue -learning", "tag last +family"])

  private static func edits(_ word: String) -> [FieldEdit]? {
    let tags = TagText.tags(in: String(word.dropFirst()))
    guard !tags.isEmpty else { return nil }
    switch word.first {
    case "+": return tags.map { .add(item: $0, key: Key.tags.name) }
    case "-": return tags.map { .drop(item: $0, key: Key.tags.name) }
    default: return nil
    }
  }

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let id = arguments.record
    let edits = try arguments.furtherArguments(.tagChange, Self.edits).flatMap { $0 }
    let record = try context.opened(try context.record(named: id))
    guard edits.isEmpty else {
      let code = try context.edit(record, edits)
      try context.mentionInText(edits, of: record)
      return code
    }
    if context.canAsk { return try context.askTags(of: record) }
    let tags = try context.suggestedTags(for: record)
    return context.answer(["id": record.id, "tags": record.tags, "suggestions": tags]) { context in
      for tag in tags { context.output.line(Sanitizer.line(tag)) }
    }
  }
}

extension Context {
  /// Says of tags that were to be taken out where they stand in the text, which is the person's.
  fileprivate mutating func mentionInText(_ edits: [FieldEdit], of record: Record) throws(CommandError) {
    let dropped = edits.compactMap { edit in
      if case .drop(let item, _) = edit { Folding.bytes(of: item.withoutHash) } else { nil }
    }
    let names = record.inlineTags.filter { dropped.contains(Folding.bytes(of: $0)) }
    guard !names.isEmpty else { return }
    let journal = try self.journal()
    let file = try readOpened(record.path, in: journal)
    let places = InlineTags.places(of: names, in: MarkdownDocument(file.bytes))
    let path = displayed(record.path, in: journal)
    for place in places {
      let message = phrases.say("confirmation-tagInText", ("tag", .of(place.name)))
      errors.line(Sanitizer.line("\(path):\(place.line): \(message)"))
    }
  }

  /// Offers tags to choose from, and adds those that the person picks or types.
  mutating func askTags(of record: Record) throws(CommandError) -> ExitCode {
    let offered = try suggestedTags(for: record)
    let tags: [String]
    switch askTags(offered, request(for: .tags)) {
    case .text(let line): tags = TagText.tags(in: line, offered: offered)
    case .back: tags = []
    case .broken: throw .interrupted
    }
    guard !tags.isEmpty else {
      errors.line(phrases.confirmation(.nothingWritten))
      return .done
    }
    return try edit(record, tags.map { .add(item: $0, key: Key.tags.name) })
  }
}

/// `tags`: every tag with its count and its last day.
enum TagsCommand: Command {
  static let verb = Verb(
    "tags", .look, isPaged: true, options: SpanOptions.options,
    examples: ["tags", "tags --from 2026-01-01 --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let span = try SpanOptions(arguments)
    let journal = try context.journal()
    let today = context.today(in: journal)
    var query = Query()
    (query.from, query.until) = span.ends(context.dates(in: journal))
    let survey = journal.survey(query)
    let tallies = TagTally.tallies(of: survey.table)
    let problems = context.listed(survey.problems)
    let tags = objects(tallies) { ["tag": $0.tag, "count": $0.count, "last": $0.last.iso] }
    try context.mentionSealed(from: query.from, until: query.until)
    return context.answer(["tags": tags, "problems": problems]) { $0.show(tallies, today: today) }
  }
}

extension Context {
  fileprivate mutating func show(_ tallies: [TagTally], today: CivilDay) {
    guard !tallies.isEmpty else { return output.line(phrases.say("caption-noTags"), .dim) }
    var table = TextTable()
    for tally in tallies {
      table.add([
        .init(tally.tag, .accent), .init(phrases.number(tally.count)),
        .init(phrases.relativeDay(tally.last, today: today), .dim),
      ])
    }
    table.write(to: &output)
  }
}

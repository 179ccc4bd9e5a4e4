import CommandKit
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `tags`: every tag with its count and its last day.
struct TagsCommand: Command {
  static let verb = Verb(
    "tags", .tags, .look, isPaged: true, options: SpanOptions.options,
    examples: ["tags", "tags --from 2026-01-01 --json"])

  private let span: SpanOptions

  init(_ arguments: Arguments) throws(UsageError) { span = try SpanOptions(arguments) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let today = context.today(in: journal)
    var query = Query()
    (query.from, query.until) = span.ends(context.dates(in: journal))
    let survey = journal.survey(query)
    let tallies = TagTally.tallies(of: survey.table)
    if context.common.usesJSON {
      let tags = objects(tallies) { ["tag": $0.tag, "count": $0.count, "last": $0.last.iso] }
      context.answer(["tags": tags, "problems": context.listed(survey.problems)])
    } else {
      context.show(tallies, today: today)
    }
    return .done
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

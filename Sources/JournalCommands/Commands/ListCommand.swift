import JournalLanguage
import JournalModel
import JournalStore

/// `list`: the records that match, the youngest up to today first, then what is to come.
struct ListCommand: Command {
  static let name = "list"
  static let summary = HelpText.list
  static let group = VerbGroup.look
  static let isPaged = true
  static let options: [Option] = QueryArguments.options + [.ids]
  static let examples = [
    "list --from 2026-11-01 --kind check-out", "list --tag fatigue --where 'energy<=2' --json",
    "list -n 5", "list --on 'last friday'", "list --weekday monday --shift night",
    "list --sort -mood --limit 5",
    "list --limit 20 --offset 20",
  ]

  private let query: QueryArguments
  private let showsIDs: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    query = try QueryArguments(arguments)
    showsIDs = arguments.has(.ids)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    var query = try self.query.query(context.dates(in: journal), in: journal)
    query.includesFilesWithoutRecord = true
    let isJSON = context.common.usesJSON
    let rows = ListRows(journal, context.phrases, today: context.today(in: journal), showsIDs: showsIDs)
    let answer = journal.map(query) { part in isJSON ? Part(json: &part) : Part(lines: &part, rows) }
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
  /// The records as rows.
  var table = TextTable()

  init(json part: inout RecordPart) {
    part.forEach { record in json.item { $0.record(record) } }
    count = part.count
  }

  init(lines part: inout RecordPart, _ rows: ListRows) {
    count = part.count
    table = rows.table(of: &part)
  }
}

extension Context {
  /// Shows records as a table.
  fileprivate mutating func showList(_ answer: PartedAnswer<Part>) {
    guard answer.total > 0 else { return errors.line(phrases.caption(.nothingFound)) }
    TextTable.write(answer.parts.map(\.table), to: &output)
    let count = answer.parts.reduce(0) { $0 + $1.count }
    if count < answer.total { errors.line(phrases.caption(.shown(count, of: answer.total)), .dim) }
  }
}

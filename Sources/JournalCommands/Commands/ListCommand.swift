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
    let query = try self.query.query(today: context.today(in: journal))
    let answer = journal.records(matching: query)
    let problems = journal.profileProblems + answer.problems
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.field("total", answer.total)
        json.key("records")
        json.list(answer.records) { $0.record($1) }
        json.problems(problems, phrases)
        json.conflicts(answer.conflicts)
      }
    } else {
      context.showList(answer)
    }
    let report = ProblemReport(problems, of: journal)
    report.write(to: &context)
    if !answer.conflicts.isEmpty && !context.common.usesJSON {
      context.errors.line(context.phrases.caption(.conflicts(answer.conflicts.count)))
    }
    return report.exitCode
  }
}

extension Context {
  /// Shows records as a table.
  fileprivate mutating func showList(_ answer: Answer) {
    guard answer.total > 0 else { return errors.line(phrases.caption(.nothingFound)) }
    var table = TextTable()
    let showsDates = answer.records.contains { !$0.id.utf8.starts(with: $0.date.iso.utf8) }
    for record in answer.records {
      let line = RecordLine(record, phrases)
      var cells = [TextTable.Cell(record.id, record.shift?.style ?? .plain)]
      if showsDates { cells.append(.init(record.date.iso, .dim)) }
      table.add(cells + [.init(line.symbol), .init(line.text)])
    }
    table.write(to: &output)
    if answer.records.count < answer.total {
      errors.line(phrases.caption(.shown(answer.records.count, of: answer.total)), .dim)
    }
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

import JournalLanguage
import JournalModel
import JournalStore

/// `check`: every problem in every file; silent where there is none.
struct CheckCommand: Command {
  static let name = "check"
  static let summary = HelpText.check
  static let options: [Option] = [.privacy]

  private let looksForPrivacy: Bool

  init(_ arguments: Arguments) throws(UsageError) { looksForPrivacy = arguments.has(.privacy) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    if looksForPrivacy {
      let report = PrivacyReport(journal)
      report.write(to: &context)
      return report.exitCode
    }
    var query = Query()
    query.limit = 0
    let answer = journal.records(matching: query)
    let problems = journal.profileProblems + answer.problems
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.problems(problems, phrases)
        json.conflicts(answer.conflicts)
      }
    }
    let report = ProblemReport(problems, of: journal)
    report.write(to: &context)
    if !answer.conflicts.isEmpty {
      context.errors.line(context.phrases.caption(.conflicts(answer.conflicts.count)))
    }
    return report.exitCode
  }
}

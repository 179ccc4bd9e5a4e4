import CommandKit
import JournalKit
import JournalLanguage
import JournalStore
import JournalTerminal

/// `check`: every problem in every file; silent where there is none.
struct CheckCommand: Command {
  static let verb = Verb(
    "check", .check, isPaged: true, options: [.privacy], examples: ["check", "check --privacy"])

  private let looksForPrivacy: Bool

  init(_ arguments: Arguments) throws(UsageError) { looksForPrivacy = arguments.has(.privacy) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    if looksForPrivacy {
      let report = PrivacyReport(journal)
      report.write(to: &context)
      return report.exitCode
    }
    let found = JournalCheck(journal, now: context.now(in: journal.zone), phrases: context.phrases) {
      context.displayed($0)
    }
    if context.common.usesJSON {
      context.answer([
        "problems": context.listed(found.problems, doubts: found.doubts),
        "conflicts": found.conflicts + found.competing,
      ])
    }
    let report = ProblemReport(found.problems, of: journal)
    report.write(to: &context)
    for doubt in found.doubts { ProblemReport.write(doubt, of: journal, to: &context) }
    if !found.conflicts.isEmpty {
      context.errors.line(context.phrases.say("caption-conflicts", ("count", .number(found.conflicts.count))))
    }
    return report.exitCode
  }
}

import CommandKit
import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `show ID`: one record with its text.
struct ShowCommand: Command {
  static let verb = Verb(
    "show", .show, .look, isPaged: true, positionals: [Positional(.record, isOptional: true)],
    examples: [
      "show", "show the-lift", "show last", "show 'Soup at four'",
      "show 2026/11/2026-11-19-1855-check-in.md --json",
    ])

  private let id: String

  init(_ arguments: Arguments) throws(UsageError) { id = arguments.record }

  /// For a record that is known by its path.
  init(recordAt path: String) { id = path }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    if try context.isProfile(id) { return try showProfile(in: &context) }
    let found = try context.record(named: id, includingConflicts: true)
    let journal = try context.journal()
    let file = try context.readOpened(found.path, in: journal)
    let read = journal.openedRecord(file)
    let record = read?.record ?? found
    let problems = read?.problems ?? journal.problems(of: [Conflict(path: found.path, origin: .markers)])
    let body = file.text
    if context.common.usesJSON {
      context.answer(
        record.fields, ["body": body], Fields { $0.extra(record.extra) },
        ["problems": context.listed(problems)])
    } else {
      RecordPage(record, body: body, today: context.today(in: journal), profile: journal.profile)
        .write(to: &context)
    }
    let report = ProblemReport(problems, of: journal)
    report.write(to: &context)
    return report.exitCode
  }

  /// The profile as it is written.
  private func showProfile(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let file = try context.read(Journal.profilePath, in: journal)
    let problems = file.readAsProfile.problems
    let text = String(decoding: file.bytes, as: UTF8.self)
    if context.common.usesJSON {
      context.answer(["path": file.path, "text": text, "problems": context.listed(problems)])
    } else {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        context.output.line(Sanitizer.line(String(line)))
      }
    }
    let report = ProblemReport(problems, of: journal)
    report.write(to: &context)
    return report.exitCode
  }
}

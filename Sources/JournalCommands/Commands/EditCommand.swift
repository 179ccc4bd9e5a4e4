import CommandKit
import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `edit ID`: the file itself, or the profile as `edit journal`, in the person's editor, then checked.
struct EditCommand: Command {
  static let verb = Verb(
    "edit", .edit, .change, positionals: [Positional(.record, isOptional: true)],
    examples: ["edit", "edit the-lift", "edit last"])

  private let id: String

  init(_ arguments: Arguments) throws(UsageError) { id = arguments.record }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let isProfile = try context.isProfile(id)
    let path = isProfile ? Journal.profilePath : try context.record(named: id, includingConflicts: true).path
    let journal = try context.journal()
    let change = try context.openEditor(on: path, in: journal)
    let after = try context.read(path, in: journal)
    if change.kind == .replaced, after.bytes.allSatisfy({ $0 <= 0x20 }) {
      // An editor that leaves nothing was broken off: what `delete` is for is not done by it.
      _ = try stored(journal.undo())
      context.errors.line(context.phrases.confirmation(.nothingWritten))
      return .done
    }
    let read = isProfile ? nil : journal.record(from: after)
    if context.common.usesJSON {
      context.answer(read?.record.fields ?? ["path": path])
    } else {
      let path = context.displayed(path)
      context.confirm(change.kind == .unchanged ? .editedWithoutChange(path: path) : .changed(path: path))
    }
    context.warnWhereNotUndoable(change)
    let report = ProblemReport(isProfile ? after.readAsProfile.problems : read?.problems ?? [], of: journal)
    report.write(to: &context)
    return report.exitCode
  }
}

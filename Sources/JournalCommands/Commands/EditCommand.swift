import JournalLanguage
import JournalModel
import JournalStore

/// `edit ID`: the file itself in the person's editor, then checked.
struct EditCommand: Command {
  static let name = "edit"
  static let summary = HelpText.edit
  static let positionals = [Positional(.record)]
  static let examples = ["edit a-hard-night"]

  private let id: String

  init(_ arguments: Arguments) throws(UsageError) { id = arguments.positionals[0] }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let record = try context.record(named: id)
    let journal = try context.journal()
    let before = try context.read(record.path, in: journal)
    try context.openEditor(on: record.path, in: journal)
    let after = try context.read(record.path, in: journal)
    let read = journal.record(from: after)
    if context.common.usesJSON {
      context.answer { json in read.map { json.fields(of: $0.record) } }
    } else {
      let path = context.displayed(record.path)
      context.confirm(before.bytes == after.bytes ? .editedWithoutChange(path: path) : .changed(path: path))
    }
    let report = ProblemReport(read?.problems ?? [], of: journal)
    report.write(to: &context)
    return report.exitCode
  }
}

extension Context {
  /// A file of the journal.
  func read(_ path: String, in journal: Journal) throws(CommandError) -> StoredFile {
    do throws(StoreError) { return try journal.store.read(path) } catch { throw .store(error) }
  }

  /// Reports what is wrong with one file.
  mutating func reportProblems(of path: String, in journal: Journal) throws(CommandError) {
    let file = try read(path, in: journal)
    ProblemReport(journal.record(from: file)?.problems ?? [], of: journal).write(to: &self)
  }
}

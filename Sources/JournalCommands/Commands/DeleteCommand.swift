import CommandKit
import JournalFiles
import JournalKit
import JournalLanguage
import JournalStore
import JournalTerminal

/// `delete ID`: moves a record to `trash/`.
struct DeleteCommand: Command {
  static let verb = Verb(
    "delete", .delete, .change, positionals: [Positional(.record, isOptional: true)],
    examples: ["delete the-lift", "undo"])

  private let id: String

  init(_ arguments: Arguments) throws(UsageError) { id = arguments.record }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    try context.delete(try context.record(named: id))
    return .done
  }
}

/// `undo`: takes the last change back.
struct UndoCommand: PlainCommand {
  static let verb = Verb("undo", .undo, .change, examples: ["favorite the-lift", "undo"])

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let change = try stored(journal.undo())
    if context.common.usesJSON {
      context.answer([
        "undone": "\(change.kind)", "path": change.path, "formerPath": change.formerPath,
        "files": change.count, "kept": change.kept > 0 ? change.kept : nil, "returned": change.returned,
      ])
    } else if change.count != 1 || change.kept > 0 {
      context.confirm(.undoneBatch(change.count, kept: change.kept))
    } else {
      let former = change.formerPath.map { context.displayed($0) }
      context.confirm(.undone(change.kind, path: context.displayed(change.path), former: former))
      if let returned = change.returned {
        context.confirm(.undone(.created, path: context.displayed(returned), former: nil))
      }
    }
    return .done
  }
}

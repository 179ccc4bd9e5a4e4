import JournalLanguage
import JournalModel
import JournalStore

/// `delete ID`: moves a record to `trash/`.
struct DeleteCommand: Command {
  static let name = "delete"
  static let summary = HelpText.delete
  static let group = VerbGroup.change
  static let positionals = [Positional(.record, isOptional: true)]
  static let examples = ["delete the-lift", "undo"]

  private let id: String

  init(_ arguments: Arguments) throws(UsageError) { id = arguments.record }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    try context.delete(try context.record(named: id))
    return .done
  }
}

/// `undo`: takes the last change back.
struct UndoCommand: Command {
  static let name = "undo"
  static let summary = HelpText.undo
  static let group = VerbGroup.change
  static let examples = ["favorite the-lift", "undo"]

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let change: Change
    do throws(StoreError) { change = try journal.undo() } catch { throw .store(error) }
    if context.common.usesJSON {
      context.answer { json in
        json.field("undone", "\(change.kind)")
        json.field("path", change.path)
        json.field("formerPath", change.formerPath)
        json.field("files", change.count)
        if change.kept > 0 { json.field("kept", change.kept) }
      }
    } else if change.count != 1 || change.kept > 0 {
      context.confirm(.undoneBatch(change.count, kept: change.kept))
    } else {
      let former = change.formerPath.map { context.displayed($0) }
      context.confirm(.undone(change.kind, path: context.displayed(change.path), former: former))
    }
    return .done
  }
}

extension Context {
  /// Moves a record to the trash.
  mutating func moveToTrash(_ record: Record) throws(CommandError) -> Change {
    let journal = try self.journal()
    do throws(StoreError) { return try journal.delete(record) } catch { throw .store(error) }
  }

  /// Moves a record to the trash and says so.
  mutating func delete(_ record: Record) throws(CommandError) {
    let change = try moveToTrash(record)
    if common.usesJSON {
      answer { json in
        json.fields(of: record)
        json.field("trash", change.path)
      }
    } else {
      confirm(.deleted(path: displayed(record.path), to: displayed(change.path)))
    }
    warnWhereNotUndoable(change)
  }
}

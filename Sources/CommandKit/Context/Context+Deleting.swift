import JournalFiles
import JournalKit
import JournalModel
import JournalStore
import JournalTerminal

extension Context {
  /// Moves a record to the trash; `undo` takes it back together with the change that it is joined to.
  package mutating func moveToTrash(
    _ record: Record, joinedTo former: Change? = nil
  ) throws(CommandError) -> Change {
    let journal = try self.journal()
    do throws(StoreError) { return try journal.delete(record, joinedTo: former) } catch {
      throw .store(error)
    }
  }

  /// Moves a record to the trash and says so.
  package mutating func delete(_ record: Record) throws(CommandError) {
    let change = try moveToTrash(record)
    if common.usesJSON {
      answer(record.fields, ["trash": change.path])
    } else {
      confirm(.deleted(path: displayed(record.path), to: displayed(change.path)))
    }
    warnWhereNotUndoable(change)
  }
}

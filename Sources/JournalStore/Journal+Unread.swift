import JournalFiles
import JournalFormat
import JournalIndex

extension Journal {
  /// Notes a file or a folder that is there and could not be read, so that whoever shows an answer says what
  /// is missing in it: see ``unread``.
  package func note(_ error: StoreError) {
    source.notes.add([Problem(path: error.path, reason: Problem.Reason(error.reason))])
  }

  /// What can be read, or `nil`, which is noted unless there is nothing.
  package func noting<Value>(_ read: () throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) { return try read() } catch {
      note(error)
      return nil
    }
  }
}

import JournalFiles
import JournalFormat
import SystemLibrary

/// What looks at a journal could not do, kept for all copies of a source: an answer holds what could be read,
/// and whoever shows it says what could not.
package final class LookNotes: Sendable {
  private struct Notes {
    var indexError: StoreError?
    var unread: [String: Problem] = [:]
  }

  private let notes = Monitor(Notes())

  /// Nothing noted yet.
  package init() {}

  /// Why the index could not be written last.
  package var indexError: StoreError? {
    get { notes.read { $0.indexError } }
    set { notes.change { $0.indexError = newValue } }
  }

  /// The files and folders that are there and could not be read, in the order of their paths' bytes.
  package var unread: [Problem] { Problem.sorted(Array(notes.read { $0.unread }.values)) }

  /// Notes the problems that tell of files and folders that are there and can't be read.
  package func add(_ problems: [Problem]) {
    let unread = problems.filter { $0.readFailure != nil }
    if !unread.isEmpty {
      notes.change { notes in for problem in unread { notes.unread[problem.path] = problem } }
    }
  }
}

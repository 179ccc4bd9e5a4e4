import SystemLibrary

/// The paths of files that were changed, moved or removed, each once.
package final class TouchedFiles: Sendable {
  // With those twice that were touched twice: a set costs each start of the program a tenth of a millisecond.
  private let monitor = Monitor<[String]>([])

  package init() {}

  /// The paths, in the order of the alphabet.
  package var paths: [String] { Set(monitor.read { $0 }).sorted() }

  /// Whether there is none.
  package var isEmpty: Bool { monitor.read { $0.isEmpty } }

  /// Takes a change in, before it is made: what came of it, its file tells.
  func add(_ changes: [LoggedChange]) {
    monitor.change { paths in
      for change in changes {
        paths.append(change.path)
        if let former = change.formerPath { paths.append(former) }
      }
    }
  }
}

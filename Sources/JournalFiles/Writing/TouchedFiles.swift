import SystemLibrary

/// The paths of files that were changed, moved or removed, each once.
package final class TouchedFiles: Sendable {
  private let monitor = Monitor<Set<String>>([])

  package init() {}

  /// The paths, in the order of the alphabet.
  package var paths: [String] { monitor.read { $0.sorted() } }

  /// Whether there is none.
  package var isEmpty: Bool { monitor.read(\.isEmpty) }

  /// Takes a change in, before it is made: what came of it, its file tells.
  func add(_ changes: [LoggedChange]) {
    monitor.change { paths in
      for change in changes { paths.formUnion([change.path, change.formerPath].compactMap(\.self)) }
    }
  }
}

/// The folders that are still to be looked at, shared by the threads that do it.
final class RefreshQueue: Sendable {
  private let monitor: Monitor<State>

  private struct State {
    var waiting: [FolderRefresher.Item]
    var busy = 0
    var folders: [IndexSnapshot.Folder] = []
    var counts = RefreshCounts()
  }

  /// A queue that begins with one folder.
  init(_ first: FolderRefresher.Item) { monitor = Monitor(State(waiting: [first])) }

  /// Takes some folders; `nil` when all is done.
  func take(atMost limit: Int) -> [FolderRefresher.Item]? {
    monitor.wait { state in
      if !state.waiting.isEmpty {
        let count = max(1, min(limit, state.waiting.count / 4))
        let items = Array(state.waiting.suffix(count))
        state.waiting.removeLast(count)
        state.busy += 1
        return .some(items)
      }
      return state.busy == 0 ? .some(nil) : .none
    }
  }

  /// Gives back what came of the folders taken last, and the folders found in them.
  func give(_ folders: [IndexSnapshot.Folder], found: [FolderRefresher.Item]) {
    monitor.change { state in
      state.folders += folders
      state.waiting += found
      state.busy -= 1
    }
  }

  /// How many folders wait.
  var waitingCount: Int { monitor.read { $0.waiting.count } }

  /// Adds what a thread did.
  func add(_ counts: RefreshCounts) { monitor.change { $0.counts += counts } }

  /// All that came of it.
  var result: (folders: [IndexSnapshot.Folder], counts: RefreshCounts) {
    monitor.read { ($0.folders, $0.counts) }
  }
}

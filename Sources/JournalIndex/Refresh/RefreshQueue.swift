import JournalModel
import SystemLibrary

/// The folders that are still to be looked at, shared by the threads that do it.
///
/// They are taken in the order of their paths' bytes. What was read can be added to an index meanwhile, in
/// that order too: a folder when it and all that come before it are finished, as no folder that is still to
/// be found comes before the one that it is in.
final class RefreshQueue: Sendable {
  private let monitor: Monitor<State>
  /// Takes what is read; `nil` where it is kept.
  private let draft: IndexDraft?

  fileprivate struct State {
    /// The first one comes last.
    var waiting: [FolderRefresher.Item]
    /// The first paths of what is being looked at.
    var busy: [[UInt8]] = []
    /// Finished before something that comes before them.
    var early: [FreshFolder] = []
    /// Finished and in order, to be written.
    var ready: [FreshFolder] = []
    var isWriting = false
    /// Finished, to be kept.
    var folders: [IndexSnapshot.Folder] = []
    var counts = RefreshCounts()
  }

  init(_ first: FolderRefresher.Item, draft: IndexDraft?) {
    monitor = Monitor(State(waiting: [first]))
    self.draft = draft
  }

  /// Takes some folders; `nil` when all is done.
  func take(atMost limit: Int) -> [FolderRefresher.Item]? {
    monitor.wait { state in
      guard let first = state.waiting.last else { return state.busy.isEmpty ? .some(nil) : .none }
      let count = max(1, min(limit, state.waiting.count / 4))
      let items = Array(state.waiting.suffix(count).reversed())
      state.waiting.removeLast(count)
      state.busy.append(first.path)
      return .some(items)
    }
  }

  /// Gives back what came of the folders taken last, and the folders found in them.
  func give(
    _ folders: [IndexSnapshot.Folder], of items: [FolderRefresher.Item], found: [FolderRefresher.Item]
  ) {
    guard let first = items.first?.path else { return }
    monitor.change { state in
      state.busy.removeAll { $0 == first }
      for item in found { state.enqueue(item) }
      if draft == nil { state.folders += folders } else { state.line(up: folders, from: first) }
    }
    if let draft { write(to: draft) }
  }

  func add(_ counts: RefreshCounts) { monitor.change { $0.counts += counts } }

  var counts: RefreshCounts { monitor.read { $0.counts } }

  /// What came of the folders, in any order; none of what was written.
  var folders: [IndexSnapshot.Folder] { monitor.read { $0.folders } }

  /// Writes what is ready, unless another thread is at it, which then writes this too.
  private func write(to draft: IndexDraft) {
    var isOwn = false
    while true {
      var part: [FreshFolder] = []
      monitor.change { state in
        guard isOwn || !state.isWriting else { return }
        swap(&part, &state.ready)
        state.isWriting = !part.isEmpty
      }
      if part.isEmpty { return }
      isOwn = true
      for folder in part { draft.add(folder.row, path: folder.path, block: folder.block) }
    }
  }
}

extension RefreshQueue.State {
  /// Puts a folder where its path belongs.
  fileprivate mutating func enqueue(_ item: FolderRefresher.Item) {
    // Those found last mostly come first: they are in the folder that was taken first.
    waiting.insert(item, at: waiting.partitioningIndex { !Bytes.precedes(item.path, $0.path) })
  }

  /// Takes what was read from a path on, and makes ready what nothing comes before any more.
  fileprivate mutating func line(up folders: [IndexSnapshot.Folder], from path: [UInt8]) {
    for case .fresh(let folder) in folders { early.append(folder) }
    let next = (busy + (waiting.last.map { [$0.path] } ?? [])).min(by: Bytes.precedes)
    // As long as others come before these, nothing else is ready than before.
    if let next, Bytes.precedes(next, path) { return }
    early.sort { Bytes.precedes($0.path, $1.path) }
    let end = next.flatMap { next in early.firstIndex { Bytes.precedes(next, $0.path) } } ?? early.count
    ready += early[..<end]
    early.removeFirst(end)
  }
}

/// This device's log of changes, read without its lock: what `undo` lives from.
package struct ChangeHistory {
  /// The oldest first.
  package private(set) var changes: [LoggedChange] = []
  /// When the oldest change was written down, in nanoseconds since 1970, where older ones may have been
  /// forgotten.
  package private(set) var oldestForgotten: Int64?

  /// The log of a journal's files; an empty one where there is none.
  package init(of store: any JournalStore) {
    guard let folder = (store as? FileStore)?.stateFolder.map({ $0 + "/changes" }) else { return }
    let log = FileStore(root: folder, stateFolder: nil)
    var numbers: [UInt64] = []
    guard let opened = try? log.openFolder([]) else { return }
    try? System.list(opened) { name, _ in
      if let number = UInt64(PathText.text(name)) { numbers.append(number) }
    }
    numbers.sort()
    for number in numbers {
      guard let file = try? log.read(String(number)), let change = LoggedChange(encoded: file.bytes) else {
        continue
      }
      if number == numbers.first, number > 1 { oldestForgotten = file.state.changed }
      if change.kind != .forgotten { changes.append(change) }
    }
  }
}

import SystemLibrary

extension ChangeLog {
  /// A file of the log.
  private struct Entry {
    var number: UInt64
    /// `nil` where it goes.
    var kept: Content?
    var isChanged = false
    /// Whether it was joined to the change before it, also where it goes.
    var isJoined = false
  }

  private enum Content {
    case change(LoggedChange)
    case batch(LoggedBatch)

    var encoded: [UInt8] {
      switch self {
      case .change(let change): change.encoded
      case .batch(let batch): batch.encoded
      }
    }
  }

  /// Strikes out what goes with forgotten files, the oldest first: what is left if that stops on the way
  /// still leads to the rest.
  func forget(_ changes: inout ForgottenChanges) throws(SystemFailure) {
    var entries: [Entry] = []
    for number in try numbers().reversed() { entries.append(try entry(number, &changes)) }
    entries.reverse()
    // Of changes that were joined, those that are left stay so where none is missing at the front.
    var isJoinable = false
    for index in entries.indices {
      guard let kept = entries[index].kept else {
        isJoinable = isJoinable && entries[index].isJoined
        continue
      }
      if entries[index].isJoined, !isJoinable, case .change(var change) = kept {
        change.isJoined = false
        (entries[index].kept, entries[index].isChanged) = (.change(change), true)
      }
      isJoinable = true
    }
    for entry in entries {
      guard let kept = entry.kept else {
        try strike(entry.number)
        continue
      }
      if entry.isChanged { try write(kept.encoded, as: entry.number) }
    }
    try sync()
  }

  private func entry(
    _ number: UInt64, _ changes: inout ForgottenChanges
  ) throws(SystemFailure) -> Entry {
    let bytes = try self.bytes(number)
    if let change = LoggedChange(encoded: bytes) {
      let goes = changes.takes(change)
      return Entry(number: number, kept: goes ? nil : .change(change), isJoined: change.isJoined)
    }
    // What can't be read can't be undone, and says what it says.
    guard var batch = LoggedBatch(encoded: bytes) else { return Entry(number: number) }
    let count = batch.changes.count
    let kept = batch.changes.reversed().filter { !changes.takes($0) }
    batch.changes = Array(kept.reversed())
    return Entry(
      number: number, kept: batch.changes.isEmpty ? nil : .batch(batch),
      isChanged: batch.changes.count != count)
  }

  /// Notes that something was forgotten, so that `undo` says it; once a day is enough.
  func noteForgotten(on day: String) throws(SystemFailure) {
    let mark = LoggedChange(kind: .forgotten, path: "", prior: Array(day.utf8), bytes: nil)
    guard try last()?.change != mark else { return }
    _ = try push(mark)
    try sync()
  }
}

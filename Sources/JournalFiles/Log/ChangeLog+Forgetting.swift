import SystemLibrary

extension ChangeLog {
  private struct File {
    var number: UInt64
    /// What is kept of it; it goes where that is no change.
    var kept = LoggedBatch()
    var isChanged = false
    /// Whether it was joined to the change before it, also where it goes.
    var isJoined = false
  }

  /// Strikes out what goes with forgotten files, the oldest first: what is left if that stops on the way
  /// still leads to the rest.
  func forget(_ changes: inout ForgottenChanges) throws(SystemFailure) {
    var files: [File] = []
    for number in try numbers().reversed() { files.append(try file(number, &changes)) }
    files.reverse()
    // Of changes that were joined, those that are left stay so where none is missing at the front.
    var isJoinable = false
    for index in files.indices {
      guard !files[index].kept.changes.isEmpty else {
        isJoinable = isJoinable && files[index].isJoined
        continue
      }
      if files[index].isJoined, !isJoinable {
        files[index].kept.changes[0].isJoined = false
        files[index].isChanged = true
      }
      isJoinable = true
    }
    for file in files {
      if file.kept.changes.isEmpty {
        try strike(file.number)
      } else if file.isChanged {
        try write(file.kept, as: file.number)
      }
    }
    try sync()
  }

  private func file(_ number: UInt64, _ changes: inout ForgottenChanges) throws(SystemFailure) -> File {
    // An unreadable entry can't be undone, but may still name the file.
    guard var entry = LoggedBatch(encoded: try bytes(number)) else { return File(number: number) }
    let former = entry.changes
    entry.changes = former.reversed().filter { !changes.takes($0) }.reversed()
    return File(
      number: number, kept: entry, isChanged: entry.changes.count != former.count,
      isJoined: former.first?.isJoined ?? false)
  }

  /// Notes that something was forgotten, so that `undo` says it; once a day is enough.
  ///
  /// - Parameter path: where what was sealed is now.
  func noteForgotten(on day: String, sealed path: String = "") throws(SystemFailure) {
    let mark = LoggedChange(kind: .forgotten, path: path, prior: Array(day.utf8), bytes: nil)
    let former = try last()
    if let former, former.entry.changes.last?.kind == .forgotten,
      former.entry.changes.last?.prior == mark.prior
    {
      if former.entry.changes.last != mark { try write(LoggedBatch(mark), as: former.number) }
    } else {
      _ = try push(LoggedBatch(mark))
    }
    try sync()
  }
}

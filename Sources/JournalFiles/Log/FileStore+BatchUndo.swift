import SystemLibrary

extension FileStore {
  /// Takes a batch back: new files go to `trash/`, others get their former bytes. A file that was changed
  /// since stays.
  func undo(
    _ batch: LoggedBatch, as number: UInt64, session: borrowing WriteSession
  ) throws(StoreError) -> Change {
    var undone = Change(kind: .unchanged, path: "", isUndoable: false)
    undone.count = 0
    var folders: Set<String> = []
    var rest = batch
    session.touch(batch.changes)
    while let change = rest.changes.popLast() {
      do throws(StoreError) {
        let done =
          change.kind == .created ? try discard(change, &folders) : try undo(change, session: session)
        guard let done else { continue }
        (undone.kind, undone.path) = (done.kind, done.path)
        undone.count += 1
      } catch {
        if case .system = error.reason {
          // It may be possible later: what is left of the batch waits.
          rest.changes.append(change)
          _ = session.rewrite(rest, as: number)
          throw error
        }
        // A new file that somebody removed is as it was before.
        if error.reason != .notFound || change.kind != .created { undone.kept += 1 }
      }
    }
    for path in folders {
      let folder = try openFolder(try RelativePath.parts(path))
      try StoreError.at(path, try system.syncFolder(folder))
    }
    try forgetNote(batch.note)
    session.forget(number)
    return undone
  }

  /// Moves a new file to the trash; its folders are synced together, at the end.
  private func discard(
    _ change: LoggedChange, _ folders: inout Set<String>
  ) throws(StoreError) -> Change? {
    let relative = try RelativePath(change.path)
    let folder = try openFolder(relative.folders)
    let bytes = try allBytes(of: relative.name, in: folder, path: change.path)
    guard change.isResult(bytes) else { throw StoreError(path: change.path, reason: .changedSinceRead) }
    let trash = RelativePath.join(FileStore.trashFolder, relative.folder)
    let target = try openFolder([FileStore.trashFolder] + relative.folders, makingMissing: true)
    guard let name = FileStore.freeName(relative.name, unless: { has($0, in: target) }) else {
      throw StoreError(path: change.path, reason: .nameTaken)
    }
    try StoreError.at(
      change.path,
      try FileWriter(system: system).moveWithoutReplacing(
        PathText.cString(relative.name), in: folder, to: PathText.cString(name), in: target))
    folders.formUnion([relative.folder, trash])
    return Change(
      kind: .trashed, path: RelativePath.join(trash, name), formerPath: change.path, isUndoable: false)
  }

  /// An import that was taken back can be made again: no note says that it was made.
  private func forgetNote(_ note: String?) throws(StoreError) {
    guard let note, let stateFolder else { return }
    do throws(SystemFailure) {
      let folder = try PrivateFolder.open(stateFolder + "/" + FileStore.notesFolder, system: system)
      try unsafe system.unlink(PathText.cString(note), in: folder.number)
    } catch {
      guard error.code == SystemFailure.noEntry else {
        throw StoreError(path: FileStore.notesFolder + "/" + note, error)
      }
    }
  }
}

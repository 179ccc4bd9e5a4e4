import JournalModel

extension FileStore {
  /// The files below a folder that holds no records, hidden ones left out; none where there is no such
  /// folder. What a process that was killed left there is swept on the way.
  package func files(below path: String) throws(StoreError) -> [ListedFile] {
    var files: [ListedFile] = []
    var waiting = [path]
    while let folderPath = waiting.popLast() {
      do throws(StoreError) {
        let folder = try openFolder(try RelativePath.parts(folderPath))
        try list(folder, path: folderPath, into: &files, waiting: &waiting)
      } catch {
        guard error.reason == .notFound else { throw error }
      }
    }
    return files.sorted { Bytes.precedes($0.path, $1.path) }
  }

  private func list(
    _ folder: borrowing Descriptor, path: String, into files: inout [ListedFile], waiting: inout [String]
  ) throws(StoreError) {
    var names: [String] = []
    do throws(SystemFailure) {
      try System.list(folder) { name, _ in names.append(PathText.text(Array(name))) }
    } catch { throw StoreError(path: path, error) }
    for name in names {
      if name.hasPrefix("\(NameRules.temporaryPrefix)") { FileWriter(system: system).sweep(name, in: folder) }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      let filePath = RelativePath.join(path, name)
      do throws(SystemFailure) {
        let status = try System.status(PathText.cString(name), in: folder.number)
        if status.kind == .folder { waiting.append(filePath) }
        if status.kind == .file { files.append(ListedFile(path: filePath, state: status.state)) }
      } catch {
        // What went meanwhile is not there any more; what can't be looked at may be.
        if error.code != SystemFailure.noEntry { throw StoreError(path: filePath, error) }
      }
    }
  }

  /// How many files of the trash may go with their texts in the log of changes, which other changes need,
  /// too.
  private static let undoableRemovals = ChangeLog.capacity / 2

  /// Removes files of the trash; together they are one change to ``undo()``, where they are not too many for
  /// that.
  package func removeFromTrash(_ paths: [String]) throws(StoreError) -> [Change] {
    let session = try WriteSession(of: self)
    let isLogged = paths.count <= FileStore.undoableRemovals
    var changes: [Change] = []
    for path in paths {
      guard FileStore.isInTrash(path) else { throw StoreError(path: path, reason: .invalidPath) }
      let relative = try RelativePath(path)
      let folder = try openFolder(relative.folders)
      var logged: UInt64?
      if isLogged, let file = try? read(relative.name, in: folder, path: path) {
        var change = LoggedChange(kind: .removed, path: path, prior: file.bytes, bytes: nil)
        change.isJoined = changes.last?.isUndoable ?? false
        logged = session.push(change)
      }
      do throws(SystemFailure) {
        try system.unlink(PathText.cString(relative.name), in: folder.number)
        try system.syncFolder(folder)
      } catch {
        session.forget(logged)
        throw StoreError(path: path, error)
      }
      changes.append(Change(kind: .removed, path: path, isUndoable: logged != nil))
    }
    return changes
  }
}

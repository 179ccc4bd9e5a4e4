import JournalModel
import SystemLibrary

extension FileStore {
  /// Puts a new file into a folder.
  public func create(
    _ bytes: [UInt8], folder: String, name: String, isSole: Bool = false
  ) throws(StoreError) -> Change {
    let session = try WriteSession(of: self)
    let (stem, ending) = FileStore.target(name)
    let path = try install(bytes, folder: folder, name: stem, ending: ending, isSole: isSole)
    let logged = session.push(LoggedChange(kind: .created, path: path, bytes: bytes))
    return Change(kind: .created, path: path, isUndoable: logged != nil)
  }

  /// Replaces a file.
  public func replace(_ file: StoredFile, with bytes: [UInt8]) throws(StoreError) -> Change {
    let session = try WriteSession(of: self)
    return try replace(file, with: bytes, session: session)
  }

  private func replace(
    _ file: StoredFile, with bytes: [UInt8], session: borrowing WriteSession
  ) throws(StoreError) -> Change {
    let relative = try RelativePath(file.path)
    let folder = try openFolder(relative.folders)
    try unchanged(file, name: relative.name, in: folder)
    if bytes == file.bytes { return Change(kind: .unchanged, path: file.path, isUndoable: false) }
    let isHeldOpen = try settled(file, name: relative.name, in: folder, session: session)
    let logged = session.push(
      LoggedChange(kind: .replaced, path: file.path, prior: file.bytes, bytes: bytes))
    do { try put(bytes, inPlaceOf: file, name: relative.name, in: folder, isHeldOpen: isHeldOpen) } catch {
      // Where the former text could not be given back, the log has it.
      if has(relative.name, in: folder, file) { session.forget(logged) }
      throw error
    }
    return Change(kind: .replaced, path: file.path, isUndoable: logged != nil)
  }

  /// Moves a file.
  public func move(
    _ file: StoredFile, toFolder newFolder: String, name: String, with bytes: [UInt8]?
  ) throws(StoreError) -> Change {
    let session = try WriteSession(of: self)
    let relative = try RelativePath(file.path)
    let newBytes = bytes ?? file.bytes
    let (stem, ending) = FileStore.target(name)
    let isSameName = Bytes.areEqual(relative.name, stem + ending)
    if isSameName, Bytes.areEqual(relative.folder, newFolder) {
      return try replace(file, with: newBytes, session: session)
    }
    let folder = try openFolder(relative.folders)
    try unchanged(file, name: relative.name, in: folder)
    var isHeldOpen = false
    if newBytes != file.bytes {
      isHeldOpen = try settled(file, name: relative.name, in: folder, session: session)
    }
    let target = try openFolder(try RelativePath.parts(newFolder), makingMissing: true)
    var choice = try nameChoice(
      stem, in: target, path: newFolder, besides: newFolder == relative.folder ? relative.name : nil,
      ending: ending)
    guard let first = choice.next() else { throw StoreError(path: file.path, reason: .nameTaken) }
    var change = LoggedChange(
      kind: .moved, path: RelativePath.join(newFolder, first), formerPath: file.path, prior: file.bytes,
      bytes: newBytes)
    let logged = session.push(change)
    var newName = first
    do {
      // First the text under the old name, then the name: a reader finds one or the other, never neither.
      try put(newBytes, inPlaceOf: file, name: relative.name, in: folder, isHeldOpen: isHeldOpen) {
        () throws(StoreError) in
        newName = try rename(
          relative.name, in: folder, to: target, first: first, choice: &choice, path: file.path)
      }
      change.path = RelativePath.join(newFolder, newName)
    } catch {
      if has(relative.name, in: folder, file) { session.forget(logged) }
      throw error
    }
    let isUndoable = settle(logged, change, first: RelativePath.join(newFolder, first), session: session)
    return Change(kind: .moved, path: change.path, formerPath: file.path, isUndoable: isUndoable)
  }

  /// Moves a file to `trash/`.
  public func trash(_ path: String) throws(StoreError) -> Change {
    let session = try WriteSession(of: self)
    return try trash(path, session: session, isLogged: true)
  }

  private func trash(
    _ path: String, session: borrowing WriteSession, isLogged: Bool
  ) throws(StoreError) -> Change {
    let relative = try RelativePath(path)
    guard relative.folders.first != FileStore.trashFolder else {
      throw StoreError(path: path, reason: .invalidPath)
    }
    let folder = try openFolder(relative.folders)
    let status = try StoreError.at(
      path, try unsafe system.status(PathText.cString(relative.name), in: folder.number))
    if let type = status.kind.type { throw StoreError(path: path, reason: .notAFile(type)) }
    let bytes = (try? read(relative.name, in: folder, path: path))?.bytes
    let trashFolder = RelativePath.join(FileStore.trashFolder, relative.folder)
    let target = try openFolder([FileStore.trashFolder] + relative.folders, makingMissing: true)
    let (stem, ending) = FileStore.parts(ofName: relative.name)
    var choice = try nameChoice(stem, in: target, path: trashFolder, besides: nil, ending: ending)
    guard let first = choice.next() else { throw StoreError(path: path, reason: .nameTaken) }
    var change = LoggedChange(
      kind: .trashed, path: RelativePath.join(trashFolder, first), formerPath: path, bytes: bytes)
    let logged = isLogged ? session.push(change) : nil
    do {
      let name = try rename(relative.name, in: folder, to: target, first: first, choice: &choice, path: path)
      change.path = RelativePath.join(trashFolder, name)
    } catch {
      session.forget(logged)
      throw error
    }
    let isUndoable = settle(logged, change, first: RelativePath.join(trashFolder, first), session: session)
    return Change(kind: .trashed, path: change.path, formerPath: path, isUndoable: isUndoable)
  }

  /// Writes down where a file went that was to go to `first`; whether that can be taken back.
  private func settle(
    _ logged: UInt64?, _ change: LoggedChange, first: String, session: borrowing WriteSession
  ) -> Bool {
    guard let logged else { return false }
    return Bytes.areEqual(change.path, first) || session.rewrite(change, as: logged)
  }

  /// Whether a file is known to have the bytes that it was read with.
  private func has(_ name: String, in folder: borrowing Descriptor, _ file: StoredFile) -> Bool {
    (try? read(name, in: folder, path: file.path))?.bytes == file.bytes
  }

  /// Removes a file that was made a moment ago.
  public func discard(_ file: StoredFile) throws(StoreError) {
    let session = try WriteSession(of: self)
    try remove(file)
    session.forget(all: file.path)
  }

  /// Removes a file that has the bytes it was read with: aside first, since another program may save it
  /// between the last look and the removal.
  private func remove(_ file: StoredFile) throws(StoreError) {
    let relative = try RelativePath(file.path)
    let folder = try openFolder(relative.folders)
    try unchanged(file, name: relative.name, in: folder)
    let (writer, name) = (FileWriter(system: system), PathText.cString(relative.name))
    let aside = Bytes.cString(writer.temporaryName().utf8)
    try StoreError.at(file.path, try writer.moveWithoutReplacing(name, in: folder, to: aside, in: folder))
    do throws(StoreError) {
      try unchanged(file, name: FileStore.text(aside), in: folder)
      try StoreError.at(file.path, try unsafe system.unlink(aside, in: folder.number))
    } catch {
      do throws(SystemFailure) {
        try writer.moveWithoutReplacing(aside, in: folder, to: name, in: folder)
      } catch { try keep(aside, asCopyOf: relative.name, in: folder, path: file.path) }
      try? system.syncFolder(folder)
      throw error
    }
    try StoreError.at(file.path, try system.syncFolder(folder))
  }

  /// Adds lines to the end of a file; where another program changes it at the same moment, to what that made
  /// of it.
  public func append(_ lines: [UInt8], to path: String) throws(StoreError) -> Change {
    let session = try WriteSession(of: self)
    return try Retry.run(on: system, where: \.mayPass) { () throws(StoreError) in
      try append(lines, to: path, session: session)
    }
  }

  private func append(
    _ lines: [UInt8], to path: String, session: borrowing WriteSession
  ) throws(StoreError) -> Change {
    do {
      let file = try read(path)
      let separator: [UInt8] = file.bytes.isEmpty || file.bytes.last == 0x0A ? [] : [0x0A]
      return try replace(file, with: file.bytes + separator + lines, session: session)
    } catch {
      guard error.reason == .notFound else { throw error }
    }
    let relative = try RelativePath(path)
    try createExactly(lines, folder: relative.folder, name: relative.name, otherwise: .changedSinceRead)
    let logged = session.push(LoggedChange(kind: .created, path: path, bytes: lines))
    return Change(kind: .created, path: path, isUndoable: logged != nil)
  }

  /// Writes down for ``undo()`` what another program made of a file since it was read.
  public func note(_ before: StoredFile) throws(StoreError) -> Change {
    let session = try WriteSession(of: self)
    let bytes = try read(before.path).bytes
    if bytes == before.bytes { return Change(kind: .unchanged, path: before.path, isUndoable: false) }
    let logged = session.push(
      LoggedChange(kind: .replaced, path: before.path, prior: before.bytes, bytes: bytes))
    return Change(kind: .replaced, path: before.path, isUndoable: logged != nil)
  }

  /// Writes down for ``undo()`` that something was decided about a file that no file shows.
  ///
  /// - Parameters:
  ///   - decision: see ``ChangeHistory/decisions``.
  ///   - isJoined: whether it is taken back together with the change before it.
  package func note(decision: String, about path: String, isJoined: Bool) throws(StoreError) {
    guard let stateFolder else { return }
    let session = try WriteSession(of: self)
    var mark = LoggedChange(kind: .unchanged, path: path, prior: Array(decision.utf8), bytes: nil)
    mark.isJoined = isJoined
    do throws(SystemFailure) {
      guard try session.log?.push(LoggedBatch(mark)) != nil else {
        throw SystemFailure(.open, code: SystemFailure.noEntry)
      }
    } catch { throw StoreError(path: stateFolder + "/changes", error) }
  }

  // MARK: Undoing

  /// The last changes that can be taken back as one, with their number in the log; none where there is none.
  package func lastChanges() throws(StoreError) -> (number: UInt64, changes: [LoggedChange]) {
    if let stateFailure { throw stateFailure }
    return try WriteSession(of: self).last().map { ($0, $1.changes) } ?? (0, [])
  }

  /// Takes the last change back.
  public func undo() throws(StoreError) -> Change {
    if let stateFailure { throw stateFailure }
    return try undo(in: try WriteSession(of: self))
  }

  private func undo(in session: borrowing WriteSession) throws(StoreError) -> Change {
    guard let (number, entry) = try session.last() else {
      throw StoreError(path: "", reason: .nothingToUndo)
    }
    guard entry.isSingle, let change = entry.changes.first else {
      return try undo(entry, as: number, session: session)
    }
    if change.kind == .forgotten {
      session.forget(number)
      if change.isOfSealing { throw StoreError(path: "", reason: .seal(.notUndone)) }
      let day = CivilDay(iso: String(decoding: change.prior, as: UTF8.self)) ?? CivilDay(number: 0)
      throw StoreError(path: "", reason: .forgotten(on: day))
    }
    if change.kind == .created, FileStore.isInTrash(change.path) {
      // The change that it belongs to can't be taken back any more: what that replaced stays in the trash.
      session.forget(number)
      return try undo(in: session)
    }
    var undone = try undo(change, as: number, session: session)
    var returned: String?
    var isJoined = change.isJoined
    while isJoined, let (number, entry) = try session.last(), let former = entry.changes.last {
      let next = try undo(former, as: number, session: session)
      // What went to the trash on the way is not what the change was about.
      if former.kind == .trashed || !FileStore.isInTrash(former.path) {
        if next.kind == .trashed, undone.kind == .moved { returned = undone.path }
        undone = next
      }
      isJoined = former.isJoined
    }
    undone.returned = returned
    return undone
  }

  private func undo(
    _ change: LoggedChange, as number: UInt64, session: borrowing WriteSession
  ) throws(StoreError) -> Change {
    do {
      let undone = try undo(change, session: session)
      session.forget(number)
      return undone
    } catch {
      // What the system refuses may be possible later; what no longer fits never will be.
      if case .system = error.reason { throw error }
      session.forget(number)
      throw StoreError(path: error.path, reason: .notUndone(error.reason))
    }
  }

  /// Lets ``undo()`` take two changes back as one, where no other came between or after them.
  public func join(_ change: Change, to former: Change) {
    guard let session = try? WriteSession(of: self) else { return }
    session.join(change, to: former)
  }

  func undo(_ change: LoggedChange, session: borrowing WriteSession) throws(StoreError) -> Change {
    session.touch([change])
    switch change.kind {
    case .created:
      let file = try result(of: change)
      if FileStore.isInTrash(change.path) {
        // What it is a copy of has these bytes again.
        try remove(file)
        return Change(kind: .trashed, path: change.path, isUndoable: false)
      }
      return try trash(change.path, session: session, isLogged: false)
    case .unchanged: return Change(kind: .unchanged, path: change.path, isUndoable: false)
    case .replaced:
      let relative = try RelativePath(change.path)
      let file = try read(change.path)
      if file.bytes != change.prior {
        guard change.isResult(file.bytes) else {
          throw StoreError(path: change.path, reason: .changedSinceRead)
        }
        let folder = try openFolder(relative.folders)
        let isHeldOpen = try settled(file, name: relative.name, in: folder, session: session)
        try put(change.prior, inPlaceOf: file, name: relative.name, in: folder, isHeldOpen: isHeldOpen)
      }
      return Change(kind: .replaced, path: change.path, isUndoable: false)
    case .moved, .trashed:
      return try undoMove(change, session: session)
    case .removed:
      let relative = try RelativePath(change.path)
      try createExactly(change.prior, folder: relative.folder, name: relative.name, otherwise: .nameTaken)
      return Change(kind: .created, path: change.path, isUndoable: false)
    case .forgotten: throw StoreError(path: "", reason: .nothingToUndo)
    }
  }

  package static func isInTrash(_ path: String) -> Bool { path.utf8.starts(with: (trashFolder + "/").utf8) }

  private func undoMove(
    _ change: LoggedChange, session: borrowing WriteSession
  ) throws(StoreError) -> Change {
    guard let formerPath = change.formerPath else {
      throw StoreError(path: change.path, reason: .nothingToUndo)
    }
    let (relative, former) = (try RelativePath(change.path), try RelativePath(formerPath))
    let restored = Change(kind: .moved, path: formerPath, formerPath: change.path, isUndoable: false)
    let isThere = try exists(change.path)
    if !isThere, try exists(formerPath) { return restored }
    if change.count == nil, !NameRules.hasRecordEnding(change.path), !isThere {
      // A photo that somebody took away since: that must not keep its record, and the other photos, behind.
      return restored
    }
    let folder = try openFolder(relative.folders)
    let file = change.count == nil ? nil : try result(of: change)
    guard change.kind == .moved, let file else {
      try moveBack(relative.name, in: folder, to: former, path: formerPath)
      return restored
    }
    var isHeldOpen = false
    if file.bytes != change.prior {
      isHeldOpen = try settled(file, name: relative.name, in: folder, session: session)
    }
    // The clear text of a record that is sealed again is left nowhere, whatever stops it.
    let isSealing = Record.isSealed(path: formerPath) && !Record.isSealed(path: change.path)
    if isSealing { try begin([(change.path, former.name)]) }
    try put(change.prior, inPlaceOf: file, name: relative.name, in: folder, isHeldOpen: isHeldOpen) {
      () throws(StoreError) in try moveBack(relative.name, in: folder, to: former, path: formerPath)
    }
    if isSealing { end() }
    return restored
  }

  /// Gives a file its former name, which must be free.
  private func moveBack(
    _ name: String, in folder: borrowing Descriptor, to former: RelativePath, path: String
  ) throws(StoreError) {
    let target = try openFolder(former.folders, makingMissing: true)
    do throws(SystemFailure) {
      try FileWriter(system: system).moveWithoutReplacing(
        PathText.cString(name), in: folder, to: PathText.cString(former.name), in: target)
    } catch {
      if error.code == SystemFailure.exists { throw StoreError(path: path, reason: .nameTaken) }
      throw StoreError(path: path, error)
    }
    do throws(StoreError) { try sync(target, folder, path: path) } catch {
      try? FileWriter(system: system).moveWithoutReplacing(
        PathText.cString(former.name), in: target, to: PathText.cString(name), in: folder)
      try? sync(folder, target, path: path)
      throw error
    }
  }

  /// The file that a change left; also where the moved file already has its former bytes again, because the
  /// process died in between.
  private func result(of change: LoggedChange) throws(StoreError) -> StoredFile {
    let file = try read(change.path)
    let isFormer = change.kind == .moved && file.bytes == change.prior
    guard change.isResult(file.bytes) || isFormer else {
      throw StoreError(path: change.path, reason: .changedSinceRead)
    }
    return file
  }

  private func exists(_ path: String) throws(StoreError) -> Bool { try kind(at: path) != nil }
}

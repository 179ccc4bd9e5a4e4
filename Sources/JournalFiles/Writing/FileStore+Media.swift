import SystemLibrary

/// A file outside the journal that is read as a whole.
package enum OutsideFile {
  /// Its bytes; a link that a person names is followed.
  package static func bytes(of path: String, limit: Int) throws(StoreError) -> [UInt8] {
    let file = try StoreError.at(
      path, try unsafe System.real.openForReading(PathText.cString(path), followingLinks: true))
    let status = try file.status(path: path, limit: Int64(limit), on: System.real)
    return try StoreError.at(path, try System.real.readAll(file, expecting: Int(status.state.size)))
  }
}

extension FileStore {
  /// Puts a new photo or recording into a folder under the first free name.
  package func createMedia(
    _ bytes: [UInt8], folder: String, stem: String, ending: String
  ) throws(StoreError) -> Change {
    let session = try WriteSession(of: self)
    let path = try install(bytes, folder: folder, name: stem, ending: ending)
    let logged = session.push(LoggedChange(kind: .created, path: path, bytes: bytes))
    return Change(kind: .created, path: path, isUndoable: logged != nil)
  }

  /// Removes a photo or recording that was copied a moment ago.
  package func discardMedia(_ path: String) throws(StoreError) {
    let session = try WriteSession(of: self)
    let relative = try RelativePath(path)
    let folder = try openFolder(relative.folders)
    try StoreError.at(path, try unsafe system.unlink(PathText.cString(relative.name), in: folder.number))
    session.forget(all: path)
  }

  /// Puts bytes beside a file, under its name and a further ending, in place of what an earlier try left.
  package func putBeside(_ path: String, ending: String, _ bytes: [UInt8]) throws(StoreError) {
    let relative = try RelativePath(path + ending)
    if hasFile(path + ending) { try discardMedia(path + ending) }
    try createExactly(bytes, folder: relative.folder, name: relative.name, otherwise: .nameTaken)
  }

  /// Moves a photo or recording into a folder under a name, with a number where that is taken.
  package func moveMedia(
    _ path: String, toFolder newFolder: String, name newName: String
  ) throws(StoreError) -> Change {
    let session = try WriteSession(of: self)
    let relative = try RelativePath(path)
    let folder = try openFolder(relative.folders)
    let target = try openFolder(try RelativePath.parts(newFolder), makingMissing: true)
    let (stem, ending) = FileStore.parts(ofName: newName)
    var choice = try nameChoice(stem, in: target, path: newFolder, besides: nil, ending: ending)
    guard let first = choice.next() else { throw StoreError(path: path, reason: .nameTaken) }
    var change = LoggedChange(
      kind: .moved, path: RelativePath.join(newFolder, first), formerPath: path, bytes: nil)
    let logged = session.push(change)
    do throws(StoreError) {
      let name = try rename(relative.name, in: folder, to: target, first: first, choice: &choice, path: path)
      change.path = RelativePath.join(newFolder, name)
    } catch {
      session.forget(logged)
      throw error
    }
    let isUndoable = logged.map { session.rewrite(change, as: $0) } ?? false
    return Change(kind: .moved, path: change.path, formerPath: path, isUndoable: isUndoable)
  }

  /// Lets another file of its folder take the place of a photo or recording, which goes to the trash: at no
  /// moment is there none of that name.
  ///
  /// - Parameters:
  ///   - bytes: what it was read with.
  ///   - other: the path of the other file, which has that name no more.
  ///   - isJoined: whether this belongs to the change before it.
  /// - Returns: where the former one is now, and the change, both taken back as one.
  package func replaceMedia(
    _ path: String, _ bytes: [UInt8], by other: String, isJoined: Bool = false
  ) throws(StoreError) -> (former: String, change: Change) {
    let session = try WriteSession(of: self)
    let (relative, otherName) = (try RelativePath(path), try RelativePath(other).name)
    let folder = try openFolder(relative.folders)
    let (stem, ending) = FileStore.parts(ofName: relative.name)
    let trash = RelativePath.join(FileStore.trashFolder, relative.folder)
    let former = try install(bytes, folder: trash, name: stem, ending: ending)
    var changes = [
      LoggedChange(kind: .trashed, path: former, formerPath: path, bytes: bytes),
      LoggedChange(kind: .moved, path: path, formerPath: other, bytes: nil),
    ]
    (changes[0].isJoined, changes[1].isJoined) = (isJoined, true)
    var logged = changes.map { session.push($0) }
    // One without the other would take half of it back.
    if logged.contains(nil) {
      for number in logged.reversed() { session.forget(number) }
      logged = [nil]
    }
    do throws(StoreError) {
      guard try allBytes(of: path, limit: bytes.count) == bytes else {
        throw StoreError(path: path, reason: .changedSinceRead)
      }
      try StoreError.at(path) { () throws(SystemFailure) in
        try unsafe system.rename(
          PathText.cString(otherName), in: folder.number, to: PathText.cString(relative.name),
          in: folder.number)
        try system.syncFolder(folder)
      }
    } catch {
      for number in logged.reversed() { session.forget(number) }
      throw error
    }
    return (
      former, Change(kind: .moved, path: path, formerPath: other, isUndoable: !logged.contains(nil))
    )
  }

  /// Whether there is a file at a path below the root; no where that can't be told.
  package func hasFile(_ path: String) -> Bool { (try? isFile(path)) ?? false }

  /// Whether there is a file at a path below the root.
  ///
  /// - Throws: as `kind(at:)`.
  package func isFile(_ path: String) throws(StoreError) -> Bool { try kind(at: path) == .file }

  /// What a path below the root stands for; `nil` where there is nothing: behind a link and below a file
  /// there is none, since no link is followed, nor under a name that no file can have.
  ///
  /// - Throws: where that can't be told: a folder on the way or the file can't be looked at.
  package func kind(at path: String) throws(StoreError) -> FileStatus.Kind? {
    do throws(StoreError) { return try status(of: path).kind } catch {
      guard error.meansNothingThere else { throw error }
      return nil
    }
  }

  /// The files in the folder for photos and recordings beside the records of a folder, by their paths.
  ///
  /// - Throws: where there is such a folder, and it can't be read.
  package func media(besideRecordsIn folder: String) throws(StoreError) -> [String] {
    let path = RelativePath.join(folder, MediaPath.folder)
    return try fileNames(inFolder: path).map { RelativePath.join(path, $0) }
  }

  /// The files of a folder but hidden ones, in the order of their bytes; none where there is no such folder.
  private func fileNames(inFolder path: String) throws(StoreError) -> [String] {
    var names: [[UInt8]] = []
    do throws(StoreError) {
      let open = try openFolder(try RelativePath.parts(path))
      try StoreError.at(path) { () throws(SystemFailure) in
        try unsafe system.list(open) { name, kind in
          if unsafe name.first != UInt8(ascii: "."), kind != .folder { unsafe names.append(Array(name)) }
        }
      }
    } catch {
      guard error.meansNothingThere else { throw error }
    }
    return names.sorted(by: Bytes.precedes).map { PathText.text($0) }
  }

  /// The copies that sync tools made of photos and recordings: in the folders for them beside the records of
  /// folders, and elsewhere of those that records name, since what else lies there is somebody's own. One
  /// that a record names is what the person wants.
  package func mediaCopies(
    besideRecordsIn folders: some Sequence<String>, unless named: Set<String>
  ) throws(StoreError) -> [Conflict] {
    let beside = folders.map { RelativePath.join($0, MediaPath.folder) }
    let elsewhere = Set(named.map { RelativePath.folderAndStem(of: $0).folder }).subtracting(beside)
    var copies: [Conflict] = []
    for folder in beside {
      let names = try fileNames(inFolder: folder)
      let known = Set(names)
      copies += names.filter { MediaPath.isCopy($0, among: known) }.map {
        Conflict(path: RelativePath.join(folder, $0), origin: .copy)
      }
    }
    for folder in elsewhere.sorted(by: Bytes.precedes) {
      copies += try fileNames(inFolder: folder).compactMap { name in
        let path = RelativePath.join(folder, name)
        guard let original = ConflictName(path, .media)?.original, named.contains(original) else {
          return Conflict?.none
        }
        return Conflict(path: path, origin: .copy, original: original)
      }
    }
    return copies.filter { !named.contains($0.path) }
  }
}

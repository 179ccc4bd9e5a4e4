import JournalModel
import SystemLibrary

extension FileStore {
  package static let trashFolder = "trash"

  /// A name without `.md`, in whatever case of letters that is, or without `.md.age`; the name itself where
  /// it does not end so.
  package static func stem(_ name: String) -> String {
    let length = unsafe Array(name.utf8).withUnsafeBufferPointer { unsafe NameRules.lengthOfEnding($0) }
    return length > 0 ? String(name.unicodeScalars.dropLast(length)) : name
  }

  /// A name without its ending, and the ending: that of a record, or what follows the last point.
  package static func parts(ofName name: String) -> (stem: String, ending: String) {
    let stem = stem(name)
    if !Bytes.areEqual(stem, name) {
      return (stem, Record.isSealed(path: name) ? Record.sealedEnding : ".md")
    }
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex else {
      return (name, "")
    }
    return (String(name[..<point]), String(name[point...]))
  }

  /// The name that a new file shall have, and its ending: `.md`, which is not said, or that of a sealed
  /// record, which is.
  package static func target(_ name: String) -> (stem: String, ending: String) {
    guard Record.isSealed(path: name) else { return (name, ".md") }
    return (String(name.unicodeScalars.dropLast(Record.sealedEnding.utf8.count)), Record.sealedEnding)
  }

  /// The names to try in a folder; `besides` is one that will be free.
  func nameChoice(
    _ stem: String, in folder: borrowing Descriptor, path: String, besides: String?, ending: String = ".md"
  ) throws(StoreError) -> NameChoice {
    var taken = try StoreError.at(path, try system.names(in: folder))
    taken += taken.compactMap { name in unsafe name.withUnsafeBufferPointer(NameRules.nameOfTransfer) }
    if let besides = besides.flatMap({ PathText.bytes($0) }) { taken.removeAll { $0 == besides } }
    return try NameChoice(stem: stem, taken: taken, ending: ending)
  }

  /// The first of `x.md`, `x-2.md` … that is free, for a file that may be no record: a record in clear and a
  /// sealed one get no name in common, which would be one id.
  ///
  /// - Parameter has: whether a folder has a name.
  static func freeName(_ name: String, unless has: (String) -> Bool) -> String? {
    let (stem, ending) = parts(ofName: name)
    return (1...10_000).lazy.map { $0 == 1 ? name : "\(stem)-\($0)\(ending)" }.first { candidate in
      !has(candidate) && NameChoice.twin(of: candidate).map(has) != true
    }
  }

  func has(_ name: String, in folder: borrowing Descriptor) -> Bool {
    unsafe (try? system.status(PathText.cString(name), in: folder.number)) != nil
  }

  /// Puts a new file under the first free name; gives its path.
  ///
  /// - Parameter isSole: whether it gets no other name than this.
  func install(
    _ bytes: [UInt8], folder path: String, name: String, ending: String = ".md", isSole: Bool = false
  ) throws(StoreError) -> String {
    let folder = try openFolder(try RelativePath.parts(path), makingMissing: true)
    var choice = try nameChoice(name, in: folder, path: path, besides: nil, ending: ending)
    let writer = FileWriter(system: system)
    let temporary = try StoreError.at(
      RelativePath.join(path, name + ending), try writer.writeTemporary(bytes, in: folder))
    defer { FileWriter(system: system).discard(temporary, in: folder) }
    while let candidate = choice.next(), !isSole || candidate == name + ending {
      let candidatePath = RelativePath.join(path, candidate)
      do {
        try writer.install(temporary, as: PathText.cString(candidate), in: folder)
      } catch {
        if error.code == SystemFailure.exists { continue }
        throw StoreError(path: candidatePath, error)
      }
      try sync(folder, path: candidatePath)
      return candidatePath
    }
    throw StoreError(path: RelativePath.join(path, name + ending), reason: .nameTaken)
  }

  /// Puts a new file under this name and no other.
  package func createExactly(
    _ bytes: [UInt8], folder path: String, name: String, otherwise reason: StoreError.Reason
  ) throws(StoreError) {
    let folder = try openFolder(try RelativePath.parts(path), makingMissing: true)
    let (writer, filePath) = (FileWriter(system: system), RelativePath.join(path, name))
    do throws(SystemFailure) {
      if has(name, in: folder) {
        throw SystemFailure(.link, code: SystemFailure.exists)
      }
      let temporary = try writer.writeTemporary(bytes, in: folder)
      defer { FileWriter(system: system).discard(temporary, in: folder) }
      try writer.install(temporary, as: PathText.cString(name), in: folder)
      try system.syncFolder(folder)
    } catch {
      throw error.code == SystemFailure.exists
        ? StoreError(path: filePath, reason: reason) : StoreError(path: filePath, error)
    }
  }

  /// Replaces an open folder's file in one step; throws where it is not as it was read, or another program
  /// is writing it.
  ///
  /// - Parameters:
  ///   - isHeldOpen: what `settled` answered: a program that has the file open is no
  ///     reason.
  ///   - next: what belongs to the same change, such as a new name. Where it fails, the file has its former
  ///     bytes again.
  package func put(
    _ bytes: [UInt8], inPlaceOf file: StoredFile, name: String, in folder: borrowing Descriptor,
    isHeldOpen: Bool, then next: () throws(StoreError) -> Void = {}
  ) throws(StoreError) {
    try unchanged(file, name: name, in: folder)
    if bytes == file.bytes { return try next() }
    let attributes = try StoreError.at(
      file.path, try unsafe system.attributes(of: PathText.cString(name), in: folder))
    let temporary = try StoreError.at(
      file.path, try FileWriter(system: system).writeTemporary(bytes, in: folder, attributes: attributes))
    // Writing took its time: an editor may have saved meanwhile.
    do throws(StoreError) { try unchanged(file, name: name, in: folder) } catch {
      FileWriter(system: system).discard(temporary, in: folder)
      throw error
    }
    let isAside = try swap(temporary, bytes, with: file, name: name, in: folder, isHeldOpen: isHeldOpen)
    do throws(StoreError) {
      try sync(folder, path: file.path)
      try next()
    } catch {
      try takeBack(file, bytes, temporary, isAside: isAside, name: name, in: folder, attributes)
      throw error
    }
    // What is left of it holds the former text, which the log has.
    if isAside { FileWriter(system: system).discard(temporary, in: folder) }
  }

  /// Gives a file its former bytes again: the former file itself where it is still there under the temporary
  /// name. Where that is not possible, it stays beside the new one as a conflicting copy.
  private func takeBack(
    _ file: StoredFile, _ bytes: [UInt8], _ temporary: [CChar], isAside: Bool, name: String,
    in folder: borrowing Descriptor,
    _ attributes: FileAttributes
  ) throws(StoreError) {
    let target = PathText.cString(name)
    // Why the change failed is what is said.
    defer { try? system.syncFolder(folder) }
    if isAside {
      do throws(SystemFailure) {
        try unsafe system.exchange(temporary, with: target, in: folder.number)
      } catch {
        return try keep(temporary, asCopyOf: name, in: folder, path: file.path)
      }
      try discard(temporary, bytes, ofCopyOf: name, in: folder, path: file.path)
    } else {
      try StoreError.at(file.path) { () throws(SystemFailure) in
        let former = try FileWriter(system: system).writeTemporary(
          file.bytes, in: folder, attributes: attributes)
        try unsafe system.rename(former, in: folder.number, to: target, in: folder.number)
      }
    }
  }

  /// Removes a temporary file that has these bytes; one that another program saved meanwhile is kept.
  private func discard(
    _ temporary: [CChar], _ bytes: [UInt8], ofCopyOf name: String, in folder: borrowing Descriptor,
    path: String
  ) throws(StoreError) {
    if (try? read(FileStore.text(temporary), in: folder, path: path))?.bytes == bytes {
      FileWriter(system: system).discard(temporary, in: folder)
    } else {
      try keep(temporary, asCopyOf: name, in: folder, path: path)
    }
  }

  /// Gives a finished file the name of another and looks then at what had the name: a text that was saved
  /// there since the last look, or that a program has begun to write, goes back, and the change is refused.
  ///
  /// Where names can't be swapped, nothing can be seen after the last look.
  ///
  /// - Returns: whether the former file has the temporary name now; `false` where nothing has it any more.
  /// - Throws: where the file is as it was, or as another program made it; nothing has the temporary name.
  func swap(
    _ temporary: [CChar], _ bytes: [UInt8], with file: StoredFile, name: String,
    in folder: borrowing Descriptor, isHeldOpen: Bool
  ) throws(StoreError) -> Bool {
    let (target, number) = (PathText.cString(name), folder.number)
    do throws(SystemFailure) {
      guard try exchangeOrRename(temporary, target, in: folder) else { return false }
    } catch {
      FileWriter(system: system).discard(temporary, in: folder)
      let isGone = error.code == SystemFailure.noEntry
      throw isGone
        ? StoreError(path: file.path, reason: .changedSinceRead) : StoreError(path: file.path, error)
    }
    let aside = FileStore.text(temporary)
    var refusal = StoreError(path: file.path, reason: .changedSinceRead)
    do throws(StoreError) {
      let isTaken = !isHeldOpen && isBeingWritten(aside, in: folder) == true
      let before = try read(aside, in: folder, path: file.path).bytes
      if before == file.bytes && !isTaken { return true }
    } catch { refusal = error }
    // What goes back must last as what another program saved did: a power cut would leave it swapped.
    defer { try? system.syncFolder(folder) }
    do throws(SystemFailure) { try unsafe system.exchange(temporary, with: target, in: number) } catch {
      try keep(temporary, asCopyOf: name, in: folder, path: file.path)
      throw StoreError(path: file.path, error)
    }
    // A child of this process has our file open, too, until it runs its program.
    for _ in 0..<100 where isBeingWritten(aside, in: folder) == true {
      system.sleep(milliseconds: 5)
    }
    let isOurs = (try? read(aside, in: folder, path: file.path))?.bytes == bytes
    if !isOurs || isBeingWritten(aside, in: folder) == true {
      // A third one saved over our text in this moment: that one is the youngest, and the other stays beside
      // it.
      // Where they can't be swapped again, the other one is the copy.
      try? unsafe system.exchange(temporary, with: target, in: number)
      try keep(temporary, asCopyOf: name, in: folder, path: file.path)
    } else {
      FileWriter(system: system).discard(temporary, in: folder)
    }
    throw refusal
  }

  /// Swaps two names, or where that can't be done lets the first take the other's place; whether they are
  /// swapped.
  private func exchangeOrRename(
    _ temporary: [CChar], _ target: [CChar], in folder: borrowing Descriptor
  ) throws(SystemFailure) -> Bool {
    let number = folder.number
    do throws(SystemFailure) {
      try unsafe system.exchange(temporary, with: target, in: number)
      return true
    } catch { guard error.meansNoExchange else { throw error } }
    try unsafe system.rename(temporary, in: number, to: target, in: number)
    return false
  }

  /// Gives a file that has no other name that of a conflicting copy, as Syncthing makes them.
  ///
  /// - Throws: where it can't have one: then it keeps the name that it has, and nobody removes it.
  func keep(
    _ temporary: [CChar], asCopyOf name: String, in folder: borrowing Descriptor, path: String
  ) throws(StoreError) {
    for later in Int64(0)..<100 {
      do throws(SystemFailure) {
        return try FileWriter(system: system).moveWithoutReplacing(
          temporary, in: folder, to: PathText.cString(copyName(of: name, later: later)), in: folder)
      } catch {
        if error.code != SystemFailure.exists { throw StoreError(path: path, error) }
      }
    }
  }

  /// The name of a conflicting copy that is made now, as Syncthing makes them: see
  /// ``ConflictName/Tool/smjournal``.
  private func copyName(of name: String, later seconds: Int64 = 0) -> String {
    let now = system.now() / 1_000_000_000 + seconds
    let digits = TimeZoneRules.utc.timestamp(Instant(secondsSinceEpoch: now)).iso
      .filter { ("0"..."9").contains($0) }
    let stamp = digits.prefix(8) + "-" + digits.dropFirst(8).prefix(6)
    let (stem, ending) = FileStore.parts(ofName: name)
    return stem + ".sync-conflict-\(stamp)-P0\(system.processNumber)\(ending)"
  }

  /// Puts another version of a file beside it, as a conflicting copy; gives its name.
  package func keepCopy(_ bytes: [UInt8], of name: String) throws(StoreError) -> String {
    let copy = copyName(of: name)
    try createExactly(bytes, folder: "", name: copy, otherwise: .nameTaken)
    return copy
  }

  static func text(_ name: [CChar]) -> String {
    PathText.text(name.dropLast().map { UInt8(bitPattern: $0) })
  }

  /// Throws where a file is not as it was read, and waits where another program may be writing it just now.
  ///
  /// Editors that save in place empty the file first and then fill it. An edit of what stands there in
  /// between would take the place of the whole, while the editor goes on writing into a file without a name.
  ///
  /// - Returns: whether a program has it open for writing that has left it alone for long.
  func settled(
    _ file: StoredFile, name: String, in folder: borrowing Descriptor, session: borrowing WriteSession
  ) throws(StoreError) -> Bool {
    let (patience, step) = (1000, 5)
    for waited in stride(from: 0, to: patience, by: step) {
      let now = try read(name, in: folder, path: file.path)
      guard now.bytes == file.bytes else { throw StoreError(path: file.path, reason: .changedSinceRead) }
      let isWritten = isBeingWritten(name, in: folder)
      if isWritten != true, waited == 0, session.isOwn(now) { return false }
      let age = (system.now() - now.state.changed) / 1_000_000
      if age >= (mayBeUnfinished(now, isWritten: isWritten) ? patience : 0) {
        return isWritten == true
      }
      system.sleep(milliseconds: step)
    }
    return false
  }

  /// Whether a file may be half of what another program is just saving.
  package func mayBeUnfinished(_ file: StoredFile) -> Bool {
    guard let relative = try? RelativePath(file.path), let folder = try? openFolder(relative.folders) else {
      return false
    }
    return mayBeUnfinished(file, name: relative.name, in: folder)
  }

  func mayBeUnfinished(_ file: StoredFile, name: String, in folder: borrowing Descriptor) -> Bool {
    mayBeUnfinished(file, isWritten: isBeingWritten(name, in: folder))
  }

  /// Where the system can't name who writes, a file is left alone for as long as editors take to fill one.
  private func mayBeUnfinished(_ file: StoredFile, isWritten: Bool?) -> Bool {
    let age = (system.now() - file.state.changed) / 1_000_000
    return age < (isWritten == true || file.bytes.isEmpty ? 1000 : isWritten == nil ? 40 : 0)
  }

  private func isBeingWritten(_ name: String, in folder: borrowing Descriptor) -> Bool? {
    let number = folder.number
    guard let file = try? unsafe system.openForReading(PathText.cString(name), in: number) else { return nil }
    return system.isBeingWritten(file)
  }

  /// Removes a temporary file that was left by a process that is no more; an hour must have gone by, because
  /// a sync tool may have brought it from a device where it is being written.
  package func removeTemporary(_ path: String) {
    guard let relative = try? RelativePath(path), let folder = try? openFolder(relative.folders) else {
      return
    }
    FileWriter(system: system).sweep(relative.name, in: folder)
  }

  /// Removes what processes that are no more left directly in a folder that holds no records.
  package func sweep(folder path: String) {
    guard let parts = try? RelativePath.parts(path), let folder = try? openFolder(parts),
      let contents = try? FolderContents(folder, path: Array(path.utf8), on: system)
    else { return }
    for name in contents.temporaries { FileWriter(system: system).sweep(PathText.text(name), in: folder) }
  }

  /// Throws where a file has other bytes than those it was read with.
  package func unchanged(_ file: StoredFile, name: String, in folder: borrowing Descriptor) throws(StoreError)
  {
    let now = try read(name, in: folder, path: file.path)
    guard now.bytes == file.bytes else { throw StoreError(path: file.path, reason: .changedSinceRead) }
  }

  /// Moves a file to the first free name of a folder; gives that name. Where that can't be made to last, the
  /// file has its former name again.
  package func rename(
    _ name: String, in folder: borrowing Descriptor, to target: borrowing Descriptor, first: String,
    choice: inout NameChoice, path: String
  ) throws(StoreError) -> String {
    var candidate: String? = first
    while let newName = candidate {
      do {
        try FileWriter(system: system).moveWithoutReplacing(
          PathText.cString(name), in: folder, to: PathText.cString(newName), in: target)
      } catch {
        guard error.code == SystemFailure.exists else { throw StoreError(path: path, error) }
        candidate = choice.next()
        continue
      }
      do throws(StoreError) { try sync(target, folder, path: path) } catch {
        try? FileWriter(system: system).moveWithoutReplacing(
          PathText.cString(newName), in: target, to: PathText.cString(name), in: folder)
        try? sync(folder, target, path: path)
        throw error
      }
      return newName
    }
    throw StoreError(path: path, reason: .nameTaken)
  }

  private func sync(_ folder: borrowing Descriptor, path: String) throws(StoreError) {
    try StoreError.at(path, try system.syncFolder(folder))
  }

  package func sync(
    _ folder: borrowing Descriptor, _ other: borrowing Descriptor, path: String
  ) throws(StoreError) {
    try sync(folder, path: path)
    try sync(other, path: path)
  }
}

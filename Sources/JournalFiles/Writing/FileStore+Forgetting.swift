import JournalModel
import SystemLibrary

/// Files that are forgotten, and how.
package struct Forgetting: Sendable {
  /// Files that go before the log does, which may be all that leads to them: other versions, photos.
  package var companions: [String] = []
  /// The files that a person meant. They go last: while one is there, whatever stops the work, it can be
  /// named again.
  package var paths: [String]
  /// Files that stay, sealed: what they said in clear is forgotten.
  package var sealings: [Sealing] = []
  /// What files said in clear that are sealed by now, under their paths of now.
  package var sealed: [StoredFile] = []
  /// The day on which that is, in the journal's zone.
  package var day: CivilDay
  /// Whether changes of files that are gone go too: the name of such a one may tell of a forgotten file that
  /// another program moved.
  package var isThorough = false
  /// Reads a text as a record: drafts of a forgotten one are known by its moment or title, too.
  package var record: @Sendable ([UInt8]) -> Record? = { _ in nil }
  /// What the note of an import becomes.
  package var note: @Sendable ([UInt8]) -> [UInt8] = { $0 }

  package var all: [String] { companions + (sealings.map(\.file) + sealed).map(\.path) + paths }

  package init(_ paths: [String], on day: CivilDay) { (self.paths, self.day) = (paths, day) }
}

extension FileStore {
  /// The file of the state folder that is there while something is being forgotten.
  static let mark = "forgetting"
  /// What was begun and not written yet.
  package static let unfinishedFolder = "unfinished"

  /// Whether something was being forgotten when the process died.
  package var isForgetting: Bool {
    StateFiles(of: self)?.read(FileStore.mark) != nil
  }

  /// Removes files for good, with all that this device remembers of them.
  ///
  /// Stopped at any step, the files that a person meant are there and can be forgotten again, or are gone
  /// with all traces but those in the caches, and ``isForgetting`` says so.
  ///
  /// - Parameter clearCaches: removes what other files of this device tell of the journal; called before the
  ///   last files go, so that they stay where that is not possible, and after.
  /// - Throws: what could not be cleared or removed: then something is left of it.
  /// - Returns: the paths of the files that were sealed.
  @discardableResult
  package func forget(
    _ forgetting: Forgetting, clearingCaches clearCaches: () throws(StoreError) -> Void
  ) throws(StoreError) -> [String] {
    if let stateFailure { throw stateFailure }
    let session = try WriteSession(of: self)
    let texts = forgetting.all.filter {
      NameRules.hasRecordEnding($0) || ConflictName($0) != nil
    }
    // Without their text, what the log and the drafts have of it could not be found.
    var files: [StoredFile] = []
    for path in texts { if let file = try textToForget(path) { files.append(file) } }
    var sealings: [(Sealing, isHeldOpen: Bool)] = []
    for sealing in forgetting.sealings { sealings.append((sealing, try settled(sealing, session))) }
    let text = ForgottenText(files + forgetting.sealed, record: forgetting.record)
    try begin(forgetting.sealings.map { ($0.file.path, $0.name) })
    try remove(forgetting.companions)
    if let stateFolder {
      guard let log = session.log else {
        throw StoreError(
          path: stateFolder + "/changes", reason: .system(call: .open, errno: SystemFailure.noEntry))
      }
      var changes = ForgottenChanges(forgetting, text, in: self)
      do throws(SystemFailure) {
        try log.forget(&changes)
        try clearDrafts(of: text, in: stateFolder + "/" + FileStore.unfinishedFolder)
        try rewriteNotes(forgetting.note, in: stateFolder + "/" + FileStore.notesFolder)
        let isSealing = !forgetting.sealings.isEmpty || !forgetting.sealed.isEmpty
        try log.noteForgotten(on: isSealing ? LoggedChange.sealing : forgetting.day.iso)
      } catch { throw StoreError(path: stateFolder, error) }
    }
    try clearCaches()
    var sealed: [String] = []
    for (sealing, isHeldOpen) in sealings { sealed.append(try seal(sealing, isHeldOpen: isHeldOpen)) }
    if let path = sealed.last, let log = WriteSession.openLog(in: stateFolder, system: system) {
      try StoreError.at(path, try log.noteForgotten(on: LoggedChange.sealing, sealed: path))
    }
    try remove(forgetting.paths)
    try clearCaches()
    end()
    return sealed
  }

  /// Every name in a folder, as bytes; none where there is no such folder.
  package func allNames(inFolder path: String) throws(StoreError) -> [[UInt8]] {
    do throws(StoreError) {
      let folder = try openFolder(try RelativePath.parts(path))
      return try StoreError.at(path, try system.names(in: folder))
    } catch {
      if error.meansNothingThere { return [] }
      throw error
    }
  }

  /// - Parameter renamed: files that are sealed or opened, and the names that they get then.
  func begin(_ renamed: [(path: String, name: String)]) throws(StoreError) {
    guard let stateFolder, let files = StateFiles(of: self) else { return }
    let parts = (["1"] + renamed.flatMap { [$0.path, $0.name] }).map { PathText.bytes($0) ?? [] }
    try StoreError.at(
      stateFolder + "/" + FileStore.mark,
      try files.put(Array(parts.joined(separator: [0])), as: FileStore.mark))
  }

  func end() {
    guard let stateFolder else { return }
    StateFiles(of: self)?.remove(FileStore.mark)
    // One that comes back after a power cut has nothing left to do.
    if let folder = try? PrivateFolder.open(stateFolder, system: system) {
      FileWriter(system: system).sweepAbandoned(in: folder)
    }
  }

  /// Removes files; each folder is synced once, at the end.
  private func remove(_ paths: [String]) throws(StoreError) {
    var folders: Set<[String]> = []
    touched?.add(paths.map { LoggedChange(kind: .removed, path: $0, formerPath: nil, bytes: nil) })
    for path in paths {
      let relative = try RelativePath(path)
      do {
        let folder = try openFolder(relative.folders)
        folders.insert(relative.folders)
        try StoreError.at(path, try unsafe system.unlink(PathText.cString(relative.name), in: folder.number))
      } catch { guard error.meansGone else { throw error } }
    }
    for parts in folders {
      do {
        let folder = try openFolder(parts)
        FileWriter(system: system).sweepAbandoned(in: folder)
        try StoreError.at(parts.joined(separator: "/"), try system.syncFolder(folder))
      } catch { guard error.meansGone else { throw error } }
      removeEmptyTrash(parts)
    }
  }

  /// Removes folders of the trash that are empty now: their names may tell something, too.
  private func removeEmptyTrash(_ parts: [String]) {
    var parts = parts
    while parts.count > 1, parts.first == FileStore.trashFolder {
      let name = PathText.cString(parts.removeLast())
      guard let parent = try? openFolder(parts) else { return }
      do throws(SystemFailure) { try unsafe system.removeFolder(name, in: parent.number) } catch { return }
    }
  }

  private func clearDrafts(of text: ForgottenText, in path: String) throws(SystemFailure) {
    try withFiles(of: path) { (folder, name, bytes) throws(SystemFailure) in
      guard text.isDrafted(in: bytes) else { return }
      try unsafe system.unlink(name, in: folder.number)
    }
  }

  /// Takes what is forgotten out of the notes that imports left.
  private func rewriteNotes(_ note: ([UInt8]) -> [UInt8], in path: String) throws(SystemFailure) {
    try withFiles(of: path) { (folder, name, bytes) throws(SystemFailure) in
      let rest = note(bytes)
      guard rest != bytes else { return }
      let temporary = try FileWriter(system: system).writeTemporary(rest, in: folder)
      try unsafe system.rename(temporary, in: folder.number, to: name, in: folder.number)
    }
  }

  /// Calls with each file of a folder of the state, where there is one; what dead processes left goes first.
  private func withFiles(
    of path: String,
    _ body: (borrowing Descriptor, [CChar], [UInt8]) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    let folder: Descriptor
    do throws(SystemFailure) { folder = try unsafe system.openFolder(PathText.cString(path)) } catch {
      if error.code == SystemFailure.noEntry { return }
      throw error
    }
    FileWriter(system: system).sweepAbandoned(in: folder)
    for name in try system.names(in: folder).map({ Bytes.cString($0) }) {
      let file = try unsafe system.openForReading(name, in: folder.number)
      let status = try system.status(file)
      guard status.kind == .file else { continue }
      try body(folder, name, try system.readAll(file, expecting: Int(status.state.size)))
    }
    try system.syncFolder(folder)
  }
}

extension FileStore {
  /// A file that is to be forgotten; `nil` where it has no text to look for: it is gone, too large, or none.
  ///
  /// - Throws: where the system fails: what it said is not known then.
  package func textToForget(_ path: String) throws(StoreError) -> StoredFile? {
    do throws(StoreError) { return try read(path) } catch {
      if case .system = error.reason { throw error }
      return nil
    }
  }
}

extension StoreError {
  /// Whether a file that is to go is not there.
  fileprivate var meansGone: Bool {
    switch reason {
    case .notFound, .system(_, errno: SystemFailure.noEntry): true
    default: false
    }
  }
}

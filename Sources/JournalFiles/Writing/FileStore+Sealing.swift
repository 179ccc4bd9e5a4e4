import JournalModel
import SystemLibrary

package struct Sealing: Sendable {
  /// The file as it was read.
  package var file: StoredFile
  /// Its bytes, sealed.
  package var bytes: [UInt8]
  /// The name that it gets, without `.md` or with `.md.age`, and a number where that is taken.
  package var name: String

  package init(_ file: StoredFile, bytes: [UInt8], name: String) {
    (self.file, self.bytes, self.name) = (file, bytes, name)
  }
}

extension FileStore {
  /// Gives a file its sealed bytes, then its new name: whatever stops that, there is one file, with the one
  /// text or the other. Gives its path.
  @discardableResult
  func seal(_ sealing: Sealing, isHeldOpen: Bool) throws(StoreError) -> String {
    let (file, relative) = (sealing.file, try RelativePath(sealing.file.path))
    let folder = try openFolder(relative.folders)
    let (stem, ending) = FileStore.target(sealing.name)
    var choice = try nameChoice(
      stem, in: folder, path: relative.folder, besides: relative.name, ending: ending)
    guard let first = choice.next() else { throw StoreError(path: file.path, reason: .nameTaken) }
    try put(sealing.bytes, inPlaceOf: file, name: relative.name, in: folder, isHeldOpen: isHeldOpen)
    let name = try rename(
      relative.name, in: folder, to: folder, first: first, choice: &choice, path: file.path)
    let path = RelativePath.join(relative.folder, name)
    touched?.add([LoggedChange(kind: .moved, path: path, formerPath: file.path, bytes: nil)])
    return path
  }

  /// Waits where another program may be writing a file that is sealed next; see
  /// `settled(_:name:in:session:)`.
  func settled(_ sealing: Sealing, _ session: borrowing WriteSession) throws(StoreError) -> Bool {
    let relative = try RelativePath(sealing.file.path)
    let folder = try openFolder(relative.folders)
    return try settled(sealing.file, name: relative.name, in: folder, session: session)
  }

  package func unseal(
    _ file: StoredFile, as bytes: [UInt8], name: String
  ) throws(StoreError) -> Change {
    try begin([(file.path, name)])
    let change = try move(file, toFolder: RelativePath(file.path).folder, name: name, with: bytes)
    end()
    return change
  }

  /// Finishes what a process began that died while it sealed or opened: what it left of a clear text goes,
  /// and a file that has its new text already gets its new name.
  ///
  /// - Parameter clearCaches: as of ``forget(_:clearingCaches:)``.
  package func finishSealing(clearingCaches clearCaches: () throws(StoreError) -> Void) throws(StoreError) {
    guard !unfinishedSealing.isEmpty else { return }
    let session = try WriteSession(of: self)
    // It may not have been dead, and be done by now.
    let parts = unfinishedSealing
    if parts.isEmpty { return }
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let (path, name) = (parts[index], parts[index + 1])
      let relative = try RelativePath(path)
      let file: StoredFile
      do throws(StoreError) {
        FileWriter(system: system).sweepAbandoned(in: try openFolder(relative.folders))
        file = try read(path)
      } catch {
        // One that is gone or has its name is done; where it can't be looked at, the mark stays.
        if error.meansNoFile { continue }
        throw error
      }
      guard FileStore.isSealed(file.bytes) != Record.isSealed(path: path) else { continue }
      let sealing = Sealing(file, bytes: file.bytes, name: name)
      try seal(sealing, isHeldOpen: try settled(sealing, session))
    }
    try clearCaches()
    end()
  }

  /// What the mark of a process tells that seals: paths and names in turn.
  private var unfinishedSealing: [String] {
    guard let mark = StateFiles(of: self)?.read(FileStore.mark) else { return [] }
    return mark.split(separator: 0, omittingEmptySubsequences: false).dropFirst()
      .map { PathText.text(Array($0)) }
  }

  /// Gives a file, of whatever size, other bytes, of which nothing is remembered.
  package func overwrite(_ path: String, _ former: [UInt8], with bytes: [UInt8]) throws(StoreError) {
    let session = try WriteSession(of: self)
    let relative = try RelativePath(path)
    let folder = try openFolder(relative.folders)
    session.touch([LoggedChange(kind: .replaced, path: path, bytes: nil)])
    let temporary = try StoreError.at(
      path,
      try unsafe FileWriter(system: system).writeTemporary(
        bytes, in: folder,
        attributes: try system.attributes(of: PathText.cString(relative.name), in: folder)))
    defer { FileWriter(system: system).discard(temporary, in: folder) }
    guard try allBytes(of: path, limit: former.count) == former else {
      throw StoreError(path: path, reason: .changedSinceRead)
    }
    try StoreError.at(path) { () throws(SystemFailure) in
      try unsafe system.rename(
        temporary, in: folder.number, to: PathText.cString(relative.name), in: folder.number)
      try system.syncFolder(folder)
    }
  }

  /// All sealed files, those of photos and of the trash among them.
  package func sealedFiles() throws(StoreError) -> [String] {
    var paths: [String] = []
    _ = try forEachFile { (file) throws(StoreError) in
      guard file.path.hasSuffix(".age"), let start = try? start(of: file.path, limit: 64),
        FileStore.isSealed(start)
      else { return }
      paths.append(file.path)
    }
    return paths
  }

  package static func isSealed(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "age-encryption.org/".utf8)
      || bytes.starts(with: "-----BEGIN AGE ENCRYPTED FILE-----".utf8)
  }
}

extension LoggedChange {
  /// What the mark of something forgotten says where it was sealed.
  static let sealing = "sealed"

  var isOfSealing: Bool { kind == .forgotten && prior == Array(LoggedChange.sealing.utf8) }
}

import JournalFormat
import SystemLibrary

/// A file of the journal's folder, whatever it is, open for reading.
package struct AnyFile: ~Copyable {
  /// The path relative to the root.
  package let path: String
  /// Its size, and when it last changed.
  package let state: FileState
  private let file: Descriptor
  private let system: any Disk

  fileprivate init(
    path: String, _ name: [UInt8], in folder: borrowing Descriptor, on system: any Disk
  ) throws(StoreError) {
    let number = folder.number
    let file = try StoreError.at(path, try unsafe system.openForReading(Bytes.cString(name), in: number))
    let status = try file.status(path: path, on: system)
    self.path = path
    state = status.state
    self.file = file
    self.system = system
  }

  /// Lends all its bytes, part after part, each of which fills the buffer but the last one.
  package func read(
    into buffer: UnsafeMutableRawBufferPointer, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Void
  ) throws(StoreError) {
    var rest = Int(clamping: state.size)
    while true {
      let count = try StoreError.at(path, try unsafe system.read(file, into: buffer, expecting: rest))
      if count > 0 { try unsafe body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      rest -= count
      if rest <= 0 || count < buffer.count { return }
    }
  }
}

extension FileStore {
  /// Calls `body` with every file below the root, in the order of the paths' bytes: records, photos, what was
  /// deleted, the settings of sync tools.
  ///
  /// Temporary files will be gone. No more than the names of the folders on the way are in memory.
  ///
  /// - Returns: what lies there and is no file: links, which are not followed, pipes and the like, empty
  ///   folders, the folders of other journals, and those that begin with a dot, which are no part of one.
  /// - Throws: where a folder or a file can't be looked at. What goes meanwhile is not there any more.
  @discardableResult
  package func forEachFile(
    _ body: (borrowing AnyFile) throws(StoreError) -> Void
  ) throws(StoreError) -> [Problem] {
    try forEachName { (path, name, folder) throws(StoreError) in
      var isOpen = false
      do throws(StoreError) {
        let file = try AnyFile(path: path, name, in: folder, on: system)
        isOpen = true
        try body(file)
      } catch {
        if isOpen || error.reason != .notFound { throw error }
      }
    }
  }

  /// The paths of all these files, in the same order.
  package func everyPath() throws(StoreError) -> [String] {
    var paths: [String] = []
    _ = try forEachName { (path, _, _) throws(StoreError) in paths.append(path) }
    return paths
  }

  /// A folder on the way to the one at hand.
  private struct Level {
    var path: String
    var parts: [String]
    /// Those that are still to be looked at, the first one last; folders end with a slash.
    var names: [[UInt8]]
  }

  private func forEachName(
    _ body: (_ path: String, _ name: [UInt8], _ folder: borrowing Descriptor) throws(StoreError) -> Void
  ) throws(StoreError) -> [Problem] {
    var others: [Problem] = []
    var folder = try openFolder([])
    var levels = [Level(path: "", parts: [], names: try everyName(of: folder, path: "", &others))]
    // Whether the open folder is the last one; the others are opened again when it is their turn.
    var isOpen = true
    while let last = levels.indices.last {
      guard var name = levels[last].names.popLast() else {
        levels.removeLast()
        isOpen = false
        continue
      }
      if !isOpen { folder = try openFolder(levels[last].parts) }
      isOpen = true
      let isFolder = name.last == 0x2F
      if isFolder { name.removeLast() }
      let text = PathText.text(name)
      let path = RelativePath.join(levels[last].path, text)
      guard isFolder else {
        try body(path, name, folder)
        continue
      }
      let number = folder.number
      do throws(SystemFailure) {
        folder = try unsafe system.openFolder(Bytes.cString(name), in: number)
      } catch {
        if error.code == SystemFailure.noEntry { continue }
        throw StoreError(path: path, error)
      }
      let count = others.count
      let names = try everyName(of: folder, path: path, &others)
      if names.contains(Array(ProfileFile.path.utf8)), OtherJournal.isIn(folder, on: system) {
        others.removeSubrange(count...)
        others.append(Problem(path: path, reason: .otherJournal))
        isOpen = false
        continue
      }
      if names.isEmpty, others.count == count { others.append(Problem(path: path, reason: .emptyFolder)) }
      levels.append(Level(path: path, parts: levels[last].parts + [text], names: names))
    }
    return others
  }

  /// The names of the files and folders in a folder, the last one first: with the slash behind those of
  /// folders, that is the order of paths.
  ///
  /// - Parameter others: gets what is neither.
  private func everyName(
    of folder: borrowing Descriptor, path: String, _ others: inout [Problem]
  ) throws(StoreError) -> [[UInt8]] {
    let number = folder.number
    var names: [[UInt8]] = []
    var failure: SystemFailure?
    do throws(SystemFailure) {
      try unsafe system.list(folder) { name, listed in
        var kind = listed
        if kind == nil {
          do throws(SystemFailure) {
            kind = try unsafe system.status(Bytes.cString(name), in: number).kind
          } catch {
            if error.code != SystemFailure.noEntry { failure = error }
          }
        }
        switch kind {
        case .folder?:
          if unsafe NameRules.isOutside(folder: name, in: path) {
            let folder = unsafe RelativePath.join(path, PathText.text(name))
            others.append(Problem(path: folder, reason: .outsideFolder))
          } else {
            unsafe names.append(Array(name) + [0x2F])
          }
        case .file? where unsafe !FileStore.isPassing(name): unsafe names.append(Array(name))
        case .link?, .pipe?, .socket?, .device?:
          let reason = kind?.type.map { Problem.Reason.notAFile($0) } ?? .symbolicLink
          unsafe others.append(Problem(path: RelativePath.join(path, PathText.text(name)), reason: reason))
        default: break
        }
      }
      if let failure { throw failure }
    } catch { throw StoreError(path: path.isEmpty ? root : path, error) }
    Bytes.sort(&names)
    names.reverse()
    return names
  }

  /// Whether a file is there for a moment only: what this program or Syncthing is just writing.
  private static func isPassing(_ name: NameRules.Name) -> Bool {
    unsafe NameRules.meaning(ofFile: name) == .temporary || NameRules.nameOfTransfer(name) != nil
  }

  /// All bytes of a file that may be larger than a record; links are not followed.
  package func allBytes(of path: String, limit: Int) throws(StoreError) -> [UInt8] {
    let relative = try RelativePath(path)
    return try allBytes(of: relative.name, in: try openFolder(relative.folders), path: path, limit: limit)
  }

  func allBytes(
    of name: String, in folder: borrowing Descriptor, path: String, limit: Int = .max
  ) throws(StoreError) -> [UInt8] {
    let number = folder.number
    let file = try StoreError.at(path, try unsafe system.openForReading(PathText.cString(name), in: number))
    let status = try file.status(path: path, limit: Int64(limit), on: system)
    let bytes = try StoreError.at(path, try system.readAll(file, expecting: Int(status.state.size)))
    guard bytes.count <= limit else {
      throw StoreError(path: path, reason: .tooLarge(bytes: Int64(bytes.count)))
    }
    return bytes
  }
}

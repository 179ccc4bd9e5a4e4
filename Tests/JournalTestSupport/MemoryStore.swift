import JournalFiles
import JournalFormat
import Synchronization
import SystemLibrary

/// A journal in memory.
public final class MemoryStore: JournalStore {
  private let content: Mutex<Content>

  /// A journal with these files, by their paths.
  public init(_ files: [String: [UInt8]] = [:]) {
    var content = Content()
    for (path, bytes) in files { content.put(bytes, at: path) }
    self.content = Mutex(content)
  }

  /// The files by the bytes of their paths, and what was done to them.
  private struct Content {
    var files: [[UInt8]: StoredFile] = [:]
    var changes: [LoggedChange] = []
    /// Counts up with each change, in place of a clock and of inodes.
    var tick: Int64 = 0

    mutating func put(_ bytes: [UInt8], at path: String) {
      tick += 1
      let state = FileState(size: Int64(bytes.count), modified: tick, changed: tick, inode: UInt64(tick))
      files[Array(path.utf8)] = StoredFile(path: path, bytes: bytes, state: state)
    }

    func file(_ path: String) throws(StoreError) -> StoredFile {
      _ = try RelativePath(path)
      guard let file = files[Array(path.utf8)] else {
        let prefix = Array((path + "/").utf8)
        let isFolder = files.keys.contains { $0.starts(with: prefix) }
        throw StoreError(path: path, reason: isFolder ? .notAFile(.folder) : .notFound)
      }
      guard file.state.size <= StoredFile.maximumSize else {
        throw StoreError(path: path, reason: .tooLarge(bytes: file.state.size))
      }
      return file
    }

    /// The first free path for a name in a folder.
    func freePath(_ name: String, in folder: String) throws(StoreError) -> String {
      _ = try RelativePath.parts(folder)
      let taken = files.values.map { Array(RelativePath.name(of: $0.path, in: folder).utf8) }
      let (stem, ending) = FileStore.target(name)
      var choice = try NameChoice(stem: stem, taken: taken, ending: ending)
      guard let free = choice.next() else { throw StoreError(path: name, reason: .nameTaken) }
      return RelativePath.join(folder, free)
    }
  }

  // MARK: Reading

  /// What is there.
  public func listing() throws(StoreError) -> Listing {
    var listing = Listing()
    let files = content.withLock { Array($0.files.values) }
    for file in files {
      guard let place = try? RelativePath(file.path), MemoryStore.mayHoldRecords(place.folders) else {
        continue
      }
      switch Array(place.name.utf8).withUnsafeBufferPointer({ NameRules.meaning(ofFile: $0) }) {
      case .record: listing.files.append(ListedFile(path: file.path, state: file.state))
      case .conflictCopy: listing.conflicts.append(Conflict(path: file.path, origin: .copy))
      case .possibleCopy:
        let isCopy =
          ConflictName(file.path).map { name in files.contains { $0.path == name.original } } ?? false
        if isCopy {
          listing.conflicts.append(Conflict(path: file.path, origin: .copy))
        } else {
          listing.files.append(ListedFile(path: file.path, state: file.state))
        }
      case .temporary, .other: break
      }
    }
    listing.files.sort { Bytes.precedes($0.path, $1.path) }
    listing.conflicts.sort { Bytes.precedes($0.path, $1.path) }
    return listing
  }

  private static func mayHoldRecords(_ folders: [String]) -> Bool {
    folders.enumerated().allSatisfy { index, name in
      let parent = Array(folders[..<index].joined(separator: "/").utf8)
      return Array(name.utf8).withUnsafeBufferPointer { NameRules.mayHoldRecords(folder: $0, in: parent) }
    }
  }

  /// The bytes of one file.
  public func read(_ path: String) throws(StoreError) -> StoredFile {
    try locked { (content) throws(StoreError) in try content.file(path) }
  }

  /// The names of the `.md` files directly in a folder.
  public func names(inFolder folder: String) throws(StoreError) -> [String] {
    _ = try RelativePath.parts(folder)
    return content.withLock { content in
      content.files.values.compactMap { file in
        let name = RelativePath.name(of: file.path, in: folder)
        let meaning = Array(name.utf8).withUnsafeBufferPointer { NameRules.meaning(ofFile: $0) }
        return meaning == .record && Bytes.areEqual(RelativePath.join(folder, name), file.path) ? name : nil
      }.sorted(by: Bytes.precedes)
    }
  }

  // MARK: Changing

  /// Puts a new file into a folder.
  public func create(_ bytes: [UInt8], folder: String, name: String) throws(StoreError) -> Change {
    try locked { (content) throws(StoreError) in
      let path = try content.freePath(name, in: folder)
      content.put(bytes, at: path)
      content.changes.append(LoggedChange(kind: .created, path: path, bytes: bytes))
      return Change(kind: .created, path: path)
    }
  }

  /// Replaces a file.
  public func replace(_ file: StoredFile, with bytes: [UInt8]) throws(StoreError) -> Change {
    try locked { (content) throws(StoreError) in try MemoryStore.replace(file, with: bytes, in: &content) }
  }

  private static func replace(
    _ file: StoredFile, with bytes: [UInt8], in content: inout Content
  ) throws(StoreError) -> Change {
    guard try content.file(file.path).bytes == file.bytes else {
      throw StoreError(path: file.path, reason: .changedSinceRead)
    }
    if bytes == file.bytes { return Change(kind: .unchanged, path: file.path, isUndoable: false) }
    content.put(bytes, at: file.path)
    content.changes.append(
      LoggedChange(kind: .replaced, path: file.path, prior: file.bytes, bytes: bytes))
    return Change(kind: .replaced, path: file.path)
  }

  /// Moves a file.
  public func move(
    _ file: StoredFile, toFolder folder: String, name: String, with bytes: [UInt8]?
  ) throws(StoreError) -> Change {
    try locked { (content) throws(StoreError) in
      let newBytes = bytes ?? file.bytes
      let (stem, ending) = FileStore.target(name)
      if Bytes.areEqual(RelativePath.join(folder, stem + ending), file.path) {
        return try MemoryStore.replace(file, with: newBytes, in: &content)
      }
      guard try content.file(file.path).bytes == file.bytes else {
        throw StoreError(path: file.path, reason: .changedSinceRead)
      }
      var without = content
      without.files[Array(file.path.utf8)] = nil
      let path = try without.freePath(name, in: folder)
      content.files[Array(file.path.utf8)] = nil
      content.put(newBytes, at: path)
      content.changes.append(
        LoggedChange(kind: .moved, path: path, formerPath: file.path, prior: file.bytes, bytes: newBytes))
      return Change(kind: .moved, path: path, formerPath: file.path)
    }
  }

  /// Moves a file to `trash/`.
  public func trash(_ path: String) throws(StoreError) -> Change {
    try locked { (content) throws(StoreError) in
      let change = try MemoryStore.trash(path, in: &content)
      let bytes = content.files[Array(change.path.utf8)]?.bytes
      content.changes.append(
        LoggedChange(kind: .trashed, path: change.path, formerPath: path, bytes: bytes))
      return change
    }
  }

  private static func trash(_ path: String, in content: inout Content) throws(StoreError) -> Change {
    let place = try RelativePath(path)
    guard place.folders.first != FileStore.trashFolder else {
      throw StoreError(path: path, reason: .invalidPath)
    }
    let file = try content.file(path)
    let newPath = try content.freePath(
      FileStore.stem(place.name), in: RelativePath.join(FileStore.trashFolder, place.folder))
    content.files[Array(path.utf8)] = nil
    content.put(file.bytes, at: newPath)
    return Change(kind: .trashed, path: newPath, formerPath: path)
  }

  /// Removes a file that was made a moment ago.
  public func discard(_ file: StoredFile) throws(StoreError) {
    try locked { (content) throws(StoreError) in
      guard try content.file(file.path).bytes == file.bytes else {
        throw StoreError(path: file.path, reason: .changedSinceRead)
      }
      content.files[Array(file.path.utf8)] = nil
      while let last = content.changes.last, Bytes.areEqual(last.path, file.path) {
        content.changes.removeLast()
        if last.kind == .created { return }
      }
    }
  }

  /// Adds lines to the end of a file.
  public func append(_ lines: [UInt8], to path: String) throws(StoreError) -> Change {
    try locked { (content) throws(StoreError) in
      if let file = try? content.file(path) {
        let separator: [UInt8] = file.bytes.isEmpty || file.bytes.last == 0x0A ? [] : [0x0A]
        return try MemoryStore.replace(file, with: file.bytes + separator + lines, in: &content)
      }
      let place = try RelativePath(path)
      let made = try content.freePath(FileStore.stem(place.name), in: place.folder)
      content.put(lines, at: made)
      content.changes.append(LoggedChange(kind: .created, path: made, bytes: lines))
      return Change(kind: .created, path: made)
    }
  }

  /// Writes down for ``undo()`` what something else made of a file since it was read.
  public func note(_ before: StoredFile) throws(StoreError) -> Change {
    try locked { (content) throws(StoreError) in
      let bytes = try content.file(before.path).bytes
      if bytes == before.bytes { return Change(kind: .unchanged, path: before.path, isUndoable: false) }
      content.changes.append(
        LoggedChange(kind: .replaced, path: before.path, prior: before.bytes, bytes: bytes))
      return Change(kind: .replaced, path: before.path)
    }
  }

  /// Takes the last change back.
  public func undo() throws(StoreError) -> Change {
    try locked { (content) throws(StoreError) in
      guard var change = content.changes.popLast() else {
        throw StoreError(path: "", reason: .nothingToUndo)
      }
      do throws(StoreError) {
        var undone = try MemoryStore.undo(change, in: &content)
        while change.isJoined, let former = content.changes.popLast() {
          undone = try MemoryStore.undo(former, in: &content)
          change = former
        }
        return undone
      } catch {
        throw StoreError(path: error.path, reason: .notUndone(error.reason))
      }
    }
  }

  /// Lets ``undo()`` take two changes back as one.
  public func join(_ change: Change, to former: Change) {
    content.withLock { content in
      let last = content.changes.count - 1
      guard last > 0, content.changes[last].isLog(of: change), content.changes[last - 1].isLog(of: former)
      else { return }
      content.changes[last].isJoined = true
    }
  }

  private static func undo(_ change: LoggedChange, in content: inout Content) throws(StoreError) -> Change {
    if change.kind == .removed {
      content.put(change.prior, at: change.path)
      return Change(kind: .created, path: change.path, isUndoable: false)
    }
    let file = try content.file(change.path)
    guard change.isResult(file.bytes) else {
      throw StoreError(path: change.path, reason: .changedSinceRead)
    }
    switch change.kind {
    case .created:
      if FileStore.isInTrash(change.path) {
        content.files[Array(change.path.utf8)] = nil
        return Change(kind: .trashed, path: change.path, isUndoable: false)
      }
      var undone = try trash(change.path, in: &content)
      undone.isUndoable = false
      return undone
    case .replaced, .unchanged, .removed, .forgotten:
      content.put(change.prior, at: change.path)
      return Change(kind: .replaced, path: change.path, isUndoable: false)
    case .moved, .trashed:
      guard let former = change.formerPath, content.files[Array(former.utf8)] == nil else {
        throw StoreError(path: change.formerPath ?? "", reason: .nameTaken)
      }
      content.files[Array(change.path.utf8)] = nil
      content.put(change.kind == .moved ? change.prior : file.bytes, at: former)
      return Change(kind: .moved, path: former, formerPath: change.path, isUndoable: false)
    }
  }

  /// The typed-throws form of `Mutex.withLock` with a shorter name.
  private func locked<Result: Sendable>(
    _ body: (inout sending Content) throws(StoreError) -> sending Result
  ) throws(StoreError) -> Result {
    try content.withLock(body)
  }
}

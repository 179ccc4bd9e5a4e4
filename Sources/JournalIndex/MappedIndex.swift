import JournalFiles

/// The index of a journal, mapped for reading: a file with everything, the base, and perhaps one beside it with what changed
/// since, the delta.
///
/// A delta has the blocks that differ, and a folder table and paths of its own that take the place of the base's. In its
/// table, offsets of blocks below the base's length are places in the base, and those above it, less that length, in the delta.
/// A delta of another base, and one that is not whole, is as good as none: the base says what was true before, and a look at everything finds what is.
final class MappedIndex: @unchecked Sendable {
  // Unchecked, because the mappings are only ever read, and go when nobody has the object any more.

  private let base: IndexFile
  private let delta: IndexFile?
  private let table: UnsafeRawBufferPointer
  private let paths: UnsafeRawBufferPointer
  /// How many rows all folders have together.
  let rowCount: Int

  /// What the path of the delta has behind that of the base.
  static let deltaEnding = ".delta"

  /// Opens an index; `nil` where the base is anything but a whole index of this version, journal, program and user.
  convenience init?(path: String, identity: IndexHeader.Identity) {
    guard let base = IndexFile(path: path, identity: identity) else { return nil }
    self.init(base: base, delta: IndexFile(path: path + MappedIndex.deltaEnding, identity: identity))
  }

  /// Takes a base, and a delta that may be any other's.
  init?(base: IndexFile, delta: IndexFile? = nil) {
    guard base.header.base == 0 else { return nil }
    self.base = base
    if let delta, delta.header.base == base.header.checksum, let (table, paths) = delta.sections() {
      (self.table, self.paths, self.delta, rowCount) = (table, paths, delta, Int(delta.header.rowCount))
    } else if let (table, paths) = base.sections() {
      (self.table, self.paths, self.delta, rowCount) = (table, paths, nil, Int(base.header.rowCount))
    } else {
      return nil
    }
  }

  /// How many folders it knows, in the order of their paths' bytes.
  var count: Int { table.count / FolderRow.size }

  /// The length of the base in bytes.
  var baseSize: Int { base.bytes.count }

  /// What a delta of this base names it by.
  var baseChecksum: UInt64 { base.header.checksum }

  /// What it knows of a folder.
  @inline(__always)
  func row(_ folder: Int) -> FolderRow { FolderRow(table, at: folder * FolderRow.size) }

  /// The bytes of a folder's path.
  func path(_ folder: Int) -> UnsafeRawBufferPointer {
    let row = self.row(folder)
    let start = Int(row.pathOffset)
    return UnsafeRawBufferPointer(rebasing: paths[start..<(start + Int(row.pathLength))])
  }

  /// A folder's block; `nil` where its header is damaged.
  func block(_ folder: Int) -> FolderBlock? {
    FolderBlock(blockBytes(folder), checksum: row(folder).checksum)
  }

  /// Whether a folder's block is in the base.
  func isInBase(_ folder: Int) -> Bool { row(folder).blockOffset < UInt64(baseSize) }

  /// A folder's block as it is in the file.
  func blockBytes(_ folder: Int) -> UnsafeRawBufferPointer {
    let row = self.row(folder)
    let isInBase = self.isInBase(folder)
    let offset = row.blockOffset - (isInBase ? 0 : UInt64(baseSize))
    guard let bytes = (isInBase ? base : delta)?.bytes,
      let range = bytes.range(at: offset, count: UInt64(row.blockLength))
    else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }
}

/// A mapped file of an index.
final class IndexFile: @unchecked Sendable {
  // Unchecked for the same reason.

  let bytes: UnsafeRawBufferPointer
  let header: IndexHeader

  /// Opens a file; `nil` for anything that is not a whole one of this version, journal, program and user.
  convenience init?(path: String, identity: IndexHeader.Identity) {
    guard let file = try? System.openForReading(PathText.cString(path)) else { return nil }
    self.init(file, identity: identity)
  }

  /// Maps an open file.
  init?(_ file: borrowing Descriptor, identity: IndexHeader.Identity) {
    guard let status = try? System.status(file), status.kind == .file, status.user == System.userNumber,
      status.state.size >= IndexHeader.size,
      let mapping = try? System.map(file, size: Int(status.state.size))
    else { return nil }
    guard let header = IndexHeader(mapping, identity: identity) else {
      System.unmap(mapping)
      return nil
    }
    (bytes, self.header) = (mapping, header)
  }

  deinit { System.unmap(bytes) }

  /// Whether an index may take a name: nothing has it, or an empty file, or one that begins as an index does.
  static func mayBeReplaced(_ name: UnsafePointer<CChar>, in folder: borrowing Descriptor) -> Bool {
    do throws(SystemFailure) {
      let status = try System.status(name, in: folder.number)
      guard status.kind == .file else { return false }
      if status.state.size == 0 { return true }
      let file = try System.openForReading(name, in: folder.number)
      return IndexHeader.begins(try System.readStart(file, limit: 8))
    } catch { return error.code == SystemFailure.noEntry }
  }

  /// The folder table and the paths; `nil` where they are damaged.
  func sections() -> (table: UnsafeRawBufferPointer, paths: UnsafeRawBufferPointer)? {
    let both = header.table.lowerBound..<header.paths.upperBound
    guard Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[both])) == header.contents else { return nil }
    for offset in stride(from: header.table.lowerBound, to: header.table.upperBound, by: FolderRow.size) {
      let row = FolderRow(bytes, at: offset)
      guard Int(row.pathOffset) + Int(row.pathLength) <= header.paths.count, row.parent < header.folderCount
      else { return nil }
    }
    return (
      UnsafeRawBufferPointer(rebasing: bytes[header.table]),
      UnsafeRawBufferPointer(rebasing: bytes[header.paths])
    )
  }
}

/// The index of a journal as it was written: a file with everything, the base, and perhaps one beside it with
/// what changed since, the delta.
///
/// A delta has the blocks that differ, and a folder table and paths of its own that take the place of the
/// base's. In its table, offsets of blocks below the base's length are offsets in the base, and those above
/// it, less that length, in the delta. A delta of another base, and one that is not whole, is as good as
/// none: the base says what was true before, and a look at everything finds what is.
final class StoredIndex: Sendable {
  private let base: IndexFile
  private let delta: IndexFile?
  private let folders: FolderTable
  /// How many rows all folders have together.
  let rowCount: Int

  /// What the path of the delta has behind that of the base.
  static let deltaEnding = ".delta"

  /// Opens an index; `nil` where the base is anything but a whole index of this version, journal, program and
  /// user.
  convenience init?(path: String, identity: IndexHeader.Identity) {
    guard let base = IndexFile(path: path, identity: identity) else { return nil }
    self.init(base: base, delta: IndexFile(path: path + StoredIndex.deltaEnding, identity: identity))
  }

  /// Takes a base, and a delta that may be any other's.
  init?(base: IndexFile, delta: IndexFile? = nil) {
    guard base.header.base == 0 else { return nil }
    self.base = base
    if let delta, delta.header.base == base.header.checksum, let table = delta.folderTable() {
      (folders, self.delta, rowCount) = (table, delta, Int(delta.header.rowCount))
    } else if let table = base.folderTable() {
      (folders, self.delta, rowCount) = (table, nil, Int(base.header.rowCount))
    } else {
      return nil
    }
  }

  /// How many folders it knows, in the order of their paths' bytes.
  var count: Int { folders.count }

  /// The length of the base in bytes.
  var baseSize: Int { base.size }

  /// What a delta of this base names it by.
  var baseChecksum: UInt64 { base.header.checksum }

  @inline(__always)
  func row(_ folder: Int) -> FolderRow { folders[folder] }

  /// The bytes of a folder's path, good while the index lives.
  func path(_ folder: Int) -> UnsafeRawBufferPointer { unsafe folders.path(folder) }

  /// A folder's block; `nil` where its header is damaged.
  func block(_ folder: Int) -> FolderBlock? {
    let row = self.row(folder)
    return location(of: row).flatMap { FolderBlock(in: $0.file, at: $0.range, row) }
  }

  func isInBase(_ folder: Int) -> Bool { row(folder).blockOffset < UInt64(baseSize) }

  /// A folder's block as it is in the file; `nil` where that has been cut short.
  func blockBytes(_ folder: Int) -> IndexBytes? {
    location(of: row(folder)).flatMap { $0.file.copy($0.range) }
  }

  private func location(of row: FolderRow) -> (file: IndexFile, range: Range<Int>)? {
    let isInBase = row.blockOffset < UInt64(baseSize)
    let offset = row.blockOffset - (isInBase ? 0 : UInt64(baseSize))
    guard let file = isInBase ? base : delta,
      let range = file.size.range(at: offset, count: UInt64(row.blockLength))
    else { return nil }
    return (file, range)
  }
}

/// The index file of a journal, mapped for reading.
///
/// All numbers little-endian; offsets from the start of the file. After the header come the blocks of the folders
/// (``FolderBlock``), each at a multiple of 8, then the folder table (``FolderRow``), then the folders' paths.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 8 | `SMJINDEX` |
/// | 8 | 4 | version of the layout |
/// | 12 | 4 | 0x01020304: another byte order reads another number |
/// | 16 | 8 | length of the file |
/// | 24 | 8 | checksum of the path of the journal's root |
/// | 32 | 8 | what identifies the program that wrote it |
/// | 40 | 4 | number of folders |
/// | 44 | 4 | number of rows |
/// | 48 | 8, 8 | offset, length of the folder table |
/// | 64 | 8, 8 | offset, length of the folders' paths |
/// | 80 | 8 | checksum of the folder table and the paths |
/// | 88 | 8 | checksum of the bytes before |
///
/// The blocks' headers have their checksums in the folder table, and the parts of the blocks in these headers. Each is
/// checked when it is looked at, so that opening costs the same for any number of records.
final class MappedIndex: @unchecked Sendable {
  // Unchecked, because the mapping is only ever read, and goes when nobody has the object any more.

  static let magic: UInt64 = 0x5845_444E_494A_4D53  // "SMJINDEX"
  static let version: UInt32 = 3
  static let byteOrder: UInt32 = 0x0102_0304
  static let headerSize = 96

  private let mapping: UnsafeRawBufferPointer
  private let table: Range<Int>
  private let paths: Range<Int>

  /// Whose index a file must be to be of use.
  struct Identity: Hashable, Sendable {
    /// The checksum of the path of the journal's root.
    var root: UInt64
    /// What identifies the program: another one may read files otherwise.
    var program: UInt64
  }

  /// Opens an index; `nil` for anything that is not a whole index of this version, journal, program and user.
  init?(path: String, identity: Identity) {
    guard let file = try? System.openForReading(PathText.cString(path)),
      let status = try? System.status(file),
      status.kind == .file, status.user == System.userNumber, status.state.size >= MappedIndex.headerSize,
      let mapping = try? System.map(file, size: Int(status.state.size))
    else { return nil }
    guard let (table, paths) = MappedIndex.sections(mapping, identity) else {
      System.unmap(mapping)
      return nil
    }
    self.mapping = mapping
    self.table = table
    self.paths = paths
  }

  deinit { System.unmap(mapping) }

  /// How many folders it knows, in the order of their paths' bytes.
  var count: Int { table.count / FolderRow.size }

  /// Its length in bytes.
  var size: Int { mapping.count }

  /// What it knows of a folder.
  @inline(__always)
  func row(_ folder: Int) -> FolderRow { FolderRow(mapping, at: table.lowerBound + folder * FolderRow.size) }

  /// The bytes of a folder's path.
  func path(_ folder: Int) -> UnsafeRawBufferPointer {
    let row = self.row(folder)
    let start = paths.lowerBound + Int(row.pathOffset)
    return UnsafeRawBufferPointer(rebasing: mapping[start..<(start + Int(row.pathLength))])
  }

  /// A folder's block; `nil` where its header is damaged.
  func block(_ folder: Int) -> FolderBlock? {
    FolderBlock(blockBytes(folder), checksum: row(folder).checksum)
  }

  /// A folder's block as it is in the file.
  func blockBytes(_ folder: Int) -> UnsafeRawBufferPointer {
    let row = self.row(folder)
    guard let range = MappedIndex.range(row.blockOffset, UInt64(row.blockLength), in: mapping) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return UnsafeRawBufferPointer(rebasing: mapping[range])
  }

  /// The folder table and the paths of a whole index; `nil` for anything else.
  private static func sections(
    _ bytes: UnsafeRawBufferPointer, _ identity: Identity
  ) -> (table: Range<Int>, paths: Range<Int>)? {
    var header = ByteReader(bytes)
    guard header.read() == magic, header.read() == version, header.read() == byteOrder,
      header.read() == UInt64(bytes.count), header.read() == identity.root, header.read() == identity.program,
      bytes.loadUnaligned(fromByteOffset: 88, as: UInt64.self)
        == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<88]))
    else { return nil }
    let (folderCount, _): (UInt32, UInt32) = (header.read(), header.read())
    guard let table = range(header.read(), header.read(), in: bytes),
      let paths = range(header.read(), header.read(), in: bytes), table.upperBound == paths.lowerBound,
      bytes.loadUnaligned(fromByteOffset: 80, as: UInt64.self)
        == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[table.lowerBound..<paths.upperBound])),
      table.count == Int(folderCount) * FolderRow.size
    else { return nil }
    for offset in stride(from: table.lowerBound, to: table.upperBound, by: FolderRow.size) {
      let row = FolderRow(bytes, at: offset)
      guard Int(row.pathOffset) + Int(row.pathLength) <= paths.count, row.parent < folderCount else {
        return nil
      }
    }
    return (table, paths)
  }

  private static func range(_ offset: UInt64, _ length: UInt64, in bytes: UnsafeRawBufferPointer) -> Range<
    Int
  >? {
    guard offset <= UInt64(bytes.count), length <= UInt64(bytes.count) - offset else { return nil }
    return Int(offset)..<Int(offset + length)
  }
}

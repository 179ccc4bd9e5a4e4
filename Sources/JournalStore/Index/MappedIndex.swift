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
/// | 80 | 8, 8 | offset, length of the folded text for searching; 0 while there is none |
/// | 96 | 8, 8 | offset, length of the lists of records by tag, person and key; 0 while there is none |
/// | 112 | 8 | checksum of the folder table and the paths |
/// | 120 | 8 | checksum of the bytes before |
///
/// The blocks have their checksums in the folder table and are checked when they are first looked at, so that
/// opening costs the same for any number of records.
final class MappedIndex: @unchecked Sendable {
  // Unchecked, because the mapping is only ever read, and goes when nobody has the object any more.

  static let magic: UInt64 = 0x5845_444E_494A_4D53  // "SMJINDEX"
  static let version: UInt32 = 1
  static let byteOrder: UInt32 = 0x0102_0304
  static let headerSize = 128

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

  /// What it knows of a folder.
  func row(_ folder: Int) -> FolderRow { FolderRow(mapping, at: table.lowerBound + folder * FolderRow.size) }

  /// The bytes of a folder's path.
  func path(_ folder: Int) -> UnsafeRawBufferPointer {
    let row = self.row(folder)
    let start = paths.lowerBound + Int(row.pathOffset)
    return UnsafeRawBufferPointer(rebasing: mapping[start..<(start + Int(row.pathLength))])
  }

  /// A folder's block; `nil` where it is damaged.
  func block(_ folder: Int) -> FolderBlock? {
    let (bytes, row) = (blockBytes(folder), row(folder))
    guard bytes.count == Int(row.blockLength), Bytes.checksum(bytes) == row.checksum else { return nil }
    return FolderBlock(bytes)
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
      bytes.loadUnaligned(fromByteOffset: 120, as: UInt64.self)
        == Bytes.checksum(UnsafeRawBufferPointer(rebasing: bytes[..<120]))
    else { return nil }
    let (folderCount, _): (UInt32, UInt32) = (header.read(), header.read())
    guard let table = range(header.read(), header.read(), in: bytes),
      let paths = range(header.read(), header.read(), in: bytes), table.upperBound == paths.lowerBound,
      bytes.loadUnaligned(fromByteOffset: 112, as: UInt64.self)
        == Bytes.checksum(UnsafeRawBufferPointer(rebasing: bytes[table.lowerBound..<paths.upperBound])),
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

/// A folder in the folder table, 88 bytes.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4, 4 | offset, length of the path among the paths |
/// | 8 | 8 | last change of its names, ns since 1970 |
/// | 16 | 8 | last change of anything, ns since 1970 |
/// | 24 | 8 | inode |
/// | 32 | 4 | ``FolderFlags`` |
/// | 36 | 4 | the system's error number where it could not be listed |
/// | 40 | 8 | offset of the block |
/// | 48 | 4 | length of the block |
/// | 52 | 4 | number of rows |
/// | 56 | 8 | checksum of the block |
/// | 64 | 4, 4 | first and last day of its records, time off with all its days; days since 1970-01-01 |
/// | 72 | 4 | a bit for each ``Kind`` of its records |
/// | 76 | 4 | number of records |
/// | 80 | 4 | number of the folder above; its own for the root |
/// | 84 | 4 | 0 |
struct FolderRow {
  var pathOffset: UInt32 = 0
  var pathLength: UInt32 = 0
  var state: FileState
  var flags: FolderFlags
  var errorNumber: Int32 = 0
  var blockOffset: UInt64 = 0
  var blockLength: UInt32 = 0
  var rowCount: UInt32 = 0
  var checksum: UInt64 = 0
  var summary = FolderSummary()
  var parent: UInt32 = 0

  static let size = 88

  init(state: FileState, flags: FolderFlags = [], errorNumber: Int32 = 0) {
    self.state = state
    self.flags = flags
    self.errorNumber = errorNumber
  }

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    func load<Number: FixedWidthInteger>(_ place: Int) -> Number {
      Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + place, as: Number.self))
    }
    pathOffset = load(0)
    pathLength = load(4)
    state = FileState(size: 0, modified: load(8), changed: load(16), inode: load(24))
    flags = FolderFlags(rawValue: load(32))
    errorNumber = load(36)
    blockOffset = load(40)
    blockLength = load(48)
    rowCount = load(52)
    checksum = load(56)
    summary.firstDay = load(64)
    summary.lastDay = load(68)
    summary.kinds = load(72)
    summary.recordCount = load(76)
    parent = load(80)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(pathOffset)
    writer.write(pathLength)
    writer.write(state.modified)
    writer.write(state.changed)
    writer.write(state.inode)
    writer.write(flags.rawValue)
    writer.write(errorNumber)
    writer.write(blockOffset)
    writer.write(blockLength)
    writer.write(rowCount)
    writer.write(checksum)
    writer.write(summary.firstDay)
    writer.write(summary.lastDay)
    writer.write(summary.kinds)
    writer.write(summary.recordCount)
    writer.write(parent)
    writer.write(UInt32(0))
  }
}

/// What is special about a folder.
struct FolderFlags: OptionSet, Hashable, Sendable {
  var rawValue: UInt32

  /// To be listed again whatever its state says: it changed too shortly before it was listed.
  static let isProvisional = FolderFlags(rawValue: 1)
  /// Some of its rows are provisional, have problems, or are to be reported.
  static let hasRowsOfNote = FolderFlags(rawValue: 2)
}

/// What a whole folder can say to a question, so that most need not be looked into.
struct FolderSummary: Hashable, Sendable {
  var firstDay = Int32.max
  var lastDay = Int32.min
  var kinds: UInt32 = 0
  var recordCount: UInt32 = 0
}

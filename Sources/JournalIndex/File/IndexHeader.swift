/// The first 104 bytes of an index file, as they lie in memory.
///
/// Offsets are from the start of the file. After the header come the blocks of the folders (``FolderBlock``),
/// each at a multiple of 8, then the folder table (``FolderRow``), then the folders' paths.
///
/// The blocks' headers have their checksums in the folder table, and the parts of the blocks in these
/// headers. Each is checked when it is looked at, so that opening costs the same for any number of records.
struct IndexHeader: BitwiseCopyable, Sendable {
  private var magic = IndexHeader.magic
  /// Of the layout.
  private var version: UInt32 = 14
  /// Another byte order reads another number.
  private var byteOrder: UInt32 = 0x0102_0304
  /// Of the file.
  var length: UInt64 = 0
  let identity: Identity
  /// Of a delta, the checksum of its base's header; 0 in a base.
  let base: UInt64
  var folderCount: UInt32 = 0
  var rowCount: UInt32 = 0
  private var (tableOffset, tableSize): (UInt64, UInt64) = (0, 0)
  private var (pathsOffset, pathsSize): (UInt64, UInt64) = (0, 0)
  /// The checksum of the folder table and the paths.
  var contents: UInt64 = 0
  /// The checksum of the bytes before, which stands for the whole file.
  private(set) var checksum: UInt64 = 0

  static let size = 104

  private static let magic: UInt64 = 0x5845_444E_494A_4D53  // "SMJINDEX"

  /// Whose index a file must be to be of use.
  struct Identity: BitwiseCopyable, Hashable, Sendable {
    /// The checksum of the path of the journal's root.
    var root: UInt64
    /// What identifies the program and what it reads of a file: otherwise read, files say something else.
    var program: UInt64
  }

  /// Whether these first bytes of a file are those of an index, of any version.
  static func begins(_ bytes: [UInt8]) -> Bool {
    unsafe withUnsafeBytes(of: magic) { unsafe bytes.starts(with: $0) }
  }

  init(identity: Identity, base: UInt64) { (self.identity, self.base) = (identity, base) }

  /// Reads the header of a file; `nil` where that is not a whole file of this version, journal and program.
  ///
  /// - Parameters:
  ///   - bytes: the first bytes of the file.
  ///   - length: how many it has.
  init?(_ bytes: UnsafeRawBufferPointer, length size: Int, identity: Identity) {
    guard bytes.count >= IndexHeader.size, size >= IndexHeader.size else { return nil }
    self = unsafe bytes.loadUnaligned(as: IndexHeader.self)
    let usual = IndexHeader(identity: identity, base: base)
    guard magic == usual.magic, version == usual.version, byteOrder == usual.byteOrder,
      self.identity == identity, length == UInt64(size), checksum == sum,
      let table = size.range(at: tableOffset, count: tableSize),
      let paths = size.range(at: pathsOffset, count: pathsSize),
      table.upperBound == paths.lowerBound,
      table.count == Int(folderCount) * FixedRows<FolderRow>.size
    else { return nil }
  }

  /// Where the folder table is.
  var table: Range<Int> { Int(tableOffset)..<Int(tableOffset + tableSize) }
  /// Where the folders' paths are.
  var paths: Range<Int> { Int(pathsOffset)..<Int(pathsOffset + pathsSize) }

  /// Says where the parts behind the blocks are, one right behind the other.
  mutating func place(from offset: UInt64, table: Int, paths: Int) {
    (tableOffset, tableSize) = (offset, UInt64(table))
    (pathsOffset, pathsSize) = (tableOffset + tableSize, UInt64(paths))
    length = pathsOffset + pathsSize
  }

  private var sum: UInt64 {
    unsafe withUnsafeBytes(of: self) {
      unsafe Checksum.of(UnsafeRawBufferPointer(rebasing: $0[..<(IndexHeader.size - 8)]))
    }
  }

  /// The header's bytes.
  var bytes: [UInt8] {
    var header = self
    header.checksum = sum
    return unsafe withUnsafeBytes(of: header) { unsafe Array($0) }
  }
}

extension Int {
  /// Of a file of this length, the range of so many bytes from an offset on; `nil` where there are not so
  /// many.
  func range(at offset: UInt64, count length: UInt64) -> Range<Int>? {
    guard offset <= UInt64(self), length <= UInt64(self) - offset else { return nil }
    return Int(offset)..<Int(offset + length)
  }
}

import SystemLibrary

/// The first 128 bytes of an index file.
///
/// Its numbers are little-endian; offsets from the start of the file. After the header come the blocks of the
/// folders (``FolderBlock``), each at a multiple of 8, then the keys of their names (``NameKeys``), then the
/// folder table (``FolderRow``), then the folders' paths.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 8 | `SMJINDEX` |
/// | 8 | 4 | version of the layout |
/// | 12 | 4 | 0x01020304: another byte order reads another number |
/// | 16 | 8 | length of the file |
/// | 24 | 8 | checksum of the path of the journal's root |
/// | 32 | 8 | what identifies the program that wrote it, and what it reads |
/// | 40 | 8 | of a delta, the checksum of its base's header; 0 in a base |
/// | 48 | 4 | number of folders |
/// | 52 | 4 | number of rows |
/// | 56 | 8, 8 | offset, length of the folder table |
/// | 72 | 8, 8 | offset, length of the folders' paths |
/// | 88 | 8 | checksum of the folder table and the paths |
/// | 96 | 8, 8 | offset, length of the keys of the names |
/// | 112 | 8 | checksum of these keys |
/// | 120 | 8 | checksum of the bytes before |
///
/// The blocks' headers have their checksums in the folder table, and the parts of the blocks in these
/// headers. Each is checked when it is looked at, so that opening costs the same for any number of records.
struct IndexHeader {
  var length: UInt64 = 0
  var identity: Identity
  var base: UInt64
  var folderCount: UInt32 = 0
  var rowCount: UInt32 = 0
  var table = 0..<0
  var paths = 0..<0
  var contents: UInt64 = 0
  var keys = 0..<0
  var keysChecksum: UInt64 = 0
  /// The checksum of the header, which stands for the whole file.
  private(set) var checksum: UInt64 = 0

  static let size = 128

  private static let magic: UInt64 = 0x5845_444E_494A_4D53  // "SMJINDEX"
  private static let version: UInt32 = 12
  /// The rows are as they lie in memory.
  private static let byteOrder = (0x0102_0304 as UInt32).littleEndian

  /// Whose index a file must be to be of use.
  struct Identity: Hashable, Sendable {
    /// The checksum of the path of the journal's root.
    var root: UInt64
    /// What identifies the program and what it reads of a file: otherwise read, files say something else.
    var program: UInt64
  }

  /// Whether these first bytes of a file are those of an index, of any version.
  static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      return reader.read() == IndexHeader.magic && reader.isValid
    }
  }

  init(identity: Identity, base: UInt64) {
    self.identity = identity
    self.base = base
  }

  /// Reads the header of a file; `nil` where that is not a whole file of this version, journal and program.
  ///
  /// - Parameters:
  ///   - bytes: the first bytes of the file.
  ///   - length: how many it has.
  init?(_ bytes: UnsafeRawBufferPointer, length size: Int, identity: Identity) {
    guard bytes.count >= IndexHeader.size, size >= IndexHeader.size else { return nil }
    var reader = ByteReader(bytes)
    guard reader.read() == IndexHeader.magic, reader.read() == IndexHeader.version,
      reader.read() == IndexHeader.byteOrder, reader.read() == UInt64(size),
      reader.read() == identity.root, reader.read() == identity.program
    else { return nil }
    length = UInt64(size)
    self.identity = identity
    base = reader.read()
    (folderCount, rowCount) = (reader.read(), reader.read())
    guard let table = size.range(at: reader.read(), count: reader.read()),
      let paths = size.range(at: reader.read(), count: reader.read()), table.upperBound == paths.lowerBound,
      table.count == Int(folderCount) * FixedRows<FolderRow>.size
    else { return nil }
    (self.table, self.paths, contents) = (table, paths, reader.read())
    guard let keys = size.range(at: reader.read(), count: reader.read()) else { return nil }
    (self.keys, keysChecksum) = (keys, reader.read())
    checksum = Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<(IndexHeader.size - 8)]))
    guard reader.read() == checksum else { return nil }
  }

  /// The header's bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: IndexHeader.size)
    writer.write(IndexHeader.magic)
    writer.write(IndexHeader.version)
    writer.write(IndexHeader.byteOrder)
    writer.write(length)
    writer.write(identity.root)
    writer.write(identity.program)
    writer.write(base)
    writer.write(folderCount)
    writer.write(rowCount)
    for range in [table, paths] {
      writer.write(UInt64(range.lowerBound))
      writer.write(UInt64(range.count))
    }
    writer.write(contents)
    writer.write(UInt64(keys.lowerBound))
    writer.write(UInt64(keys.count))
    writer.write(keysChecksum)
    writer.write(Checksum.of(writer.bytes))
    return writer.bytes
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

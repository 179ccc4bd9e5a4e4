import JournalFiles

/// What the system said of the names of a folder: the part of a ``FolderBlock`` that every look at the journal reads.
struct BlockStates: @unchecked Sendable {
  // Unchecked, because the bytes are only ever read.

  private let bytes: UnsafeRawBufferPointer
  /// How many names there are.
  let count: Int

  /// The names come behind the rows.
  private var names: Int { count * StateRow.size }

  /// Takes a part with so many rows; `nil` where it can't be one.
  init?(_ bytes: UnsafeRawBufferPointer, count: Int) {
    // The last name ends with NUL: none that begins in here runs out of it.
    guard bytes.count >= count * StateRow.size, count == 0 || bytes.last == 0 else { return nil }
    self.bytes = bytes
    self.count = count
  }

  /// What the system said of a name.
  subscript(row: Int) -> StateRow { StateRow(bytes, at: row * StateRow.size) }

  /// What is special about a name.
  func flags(_ row: Int) -> RowFlags {
    RowFlags(
      rawValue: UInt16(
        littleEndian: bytes.loadUnaligned(fromByteOffset: row * StateRow.size + 38, as: UInt16.self)))
  }

  /// A name's bytes, without the NUL; none where the part is damaged.
  func name(_ row: Int) -> UnsafeRawBufferPointer {
    let state = self[row]
    let start = names + Int(state.nameOffset)
    let end = start + Int(state.nameLength)
    guard end < bytes.count else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }

  /// A name as the system wants it; `nil` where the part is damaged.
  func cName(_ row: Int) -> UnsafePointer<CChar>? {
    let start = names + Int(self[row].nameOffset)
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    return (base + start).assumingMemoryBound(to: CChar.self)
  }
}

/// What the system said of a name when it was last looked at, 40 bytes.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 8 | size in bytes |
/// | 8 | 8 | last change of the bytes, ns since 1970 |
/// | 16 | 8 | last change of anything, ns since 1970 |
/// | 24 | 8 | inode |
/// | 32 | 4 | offset among the names |
/// | 36 | 2 | length of the name |
/// | 38 | 2 | ``RowFlags`` |
struct StateRow {
  var file: FileState
  var nameOffset: UInt32 = 0
  var nameLength: UInt16 = 0
  var flags: RowFlags

  static let size = 40

  init(file: FileState, flags: RowFlags) {
    self.file = file
    self.flags = flags
  }

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    file = FileState(
      size: bytes.loadUnaligned(fromByteOffset: offset, as: Int64.self),
      modified: bytes.loadUnaligned(fromByteOffset: offset + 8, as: Int64.self),
      changed: bytes.loadUnaligned(fromByteOffset: offset + 16, as: Int64.self),
      inode: bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
    nameOffset = bytes.loadUnaligned(fromByteOffset: offset + 32, as: UInt32.self)
    nameLength = bytes.loadUnaligned(fromByteOffset: offset + 36, as: UInt16.self)
    flags = RowFlags(rawValue: bytes.loadUnaligned(fromByteOffset: offset + 38, as: UInt16.self))
  }

  /// Writes rows, one behind the other.
  static func write(_ rows: [StateRow], to writer: inout ByteWriter) {
    writer.write(byteCount: rows.count * StateRow.size) { bytes in
      var offset = 0
      func put(_ number: some FixedWidthInteger & BitwiseCopyable) {
        bytes.storeBytes(of: number.littleEndian, toByteOffset: offset, as: type(of: number))
        offset += number.bitWidth / 8
      }
      for row in rows {
        put(row.file.size)
        put(row.file.modified)
        put(row.file.changed)
        put(row.file.inode)
        put(row.nameOffset)
        put(row.nameLength)
        put(row.flags.rawValue)
      }
    }
  }
}

/// What is special about a name.
struct RowFlags: OptionSet, Hashable, Sendable {
  var rawValue: UInt16

  /// To be read again whatever its state says: it changed too shortly before it was read, or it was empty, or
  /// could not be read; a writer may have been at work.
  static let isProvisional = RowFlags(rawValue: 1)
  /// A record; without it the row is there to be reported, or to be left alone.
  static let isRecord = RowFlags(rawValue: 2)
  /// It has problems, which its file tells again.
  static let hasProblems = RowFlags(rawValue: 4)
  /// A conflicting copy by its name.
  static let isConflictCopy = RowFlags(rawValue: 8)
  /// A file holding the markers of an unfinished merge.
  static let hasMergeMarkers = RowFlags(rawValue: 16)
  /// A symbolic link that may lead to a folder.
  static let isLink = RowFlags(rawValue: 32)
  /// It could not be read: its name alone made the record.
  static let isUnread = RowFlags(rawValue: 64)

  /// Rows whose state is not asked for.
  var isNameOnly: Bool { !isDisjoint(with: [.isConflictCopy, .isLink]) }
}

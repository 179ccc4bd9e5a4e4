import SystemLibrary

/// What the system said of the names of a folder: the parts of a ``FolderBlock`` that every look at the
/// journal reads.
package struct BlockStates: Sendable {
  let states: IndexBytes
  let names: IndexBytes
  /// How many names there are.
  package let count: Int

  var bytes: UnsafeRawBufferPointer { states.bytes }

  /// Takes parts with so many rows; `nil` where they can't be that.
  ///
  /// All names are looked for here, one behind the other, each with the NUL that ends it: so that none that
  /// is asked for later can lie elsewhere.
  package init?(_ states: IndexBytes, _ names: IndexBytes, count: Int) {
    guard states.count == count * StateRow.size else { return nil }
    (self.states, self.names, self.count) = (states, names, count)
    var end = 0
    for row in 0..<count {
      let name = nameRange(row)
      guard name.start == end, name.length > 0, name.length < names.count - end,
        names.bytes[end + name.length] == 0
      else { return nil }
      end += name.length + 1
    }
    guard end == names.count else { return nil }
  }

  @inline(__always)
  func nameRange(_ row: Int) -> (start: Int, length: Int) {
    let start = bytes.loadUnaligned(fromByteOffset: row * StateRow.size + 32, as: UInt32.self)
    let length = bytes.loadUnaligned(fromByteOffset: row * StateRow.size + 36, as: UInt16.self)
    return (Int(UInt32(littleEndian: start)), Int(UInt16(littleEndian: length)))
  }

  /// What the system said of a name.
  package subscript(row: Int) -> StateRow { StateRow(bytes, at: row * StateRow.size) }

  /// What is special about a name.
  package func flags(_ row: Int) -> RowFlags {
    RowFlags(
      rawValue: UInt16(
        littleEndian: bytes.loadUnaligned(fromByteOffset: row * StateRow.size + 38, as: UInt16.self)))
  }

  /// A name's bytes, without the NUL, good while the states live.
  package func name(_ row: Int) -> UnsafeRawBufferPointer {
    let (start, length) = nameRange(row)
    return UnsafeRawBufferPointer(rebasing: names.bytes[start..<(start + length)])
  }

  /// A name as the system wants it, good while the states live.
  package func cName(_ row: Int) -> UnsafePointer<CChar>? {
    names.bytes.baseAddress.map { ($0 + nameRange(row).start).assumingMemoryBound(to: CChar.self) }
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
package struct StateRow: Sendable {
  package var file: FileState
  package var nameOffset: UInt32 = 0
  package var nameLength: UInt16 = 0
  package var flags: RowFlags

  package static var size: Int { 40 }

  init(file: FileState, flags: RowFlags) {
    self.file = file
    self.flags = flags
  }

  @inline(__always)
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
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
package struct RowFlags: OptionSet, Hashable, Sendable {
  package var rawValue: UInt16

  /// Those of these bits.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// To be read again whatever its state says: it changed too shortly before it was read, or it was empty, or
  /// could not be read; a writer may have been at work.
  package static var isProvisional: RowFlags { RowFlags(rawValue: 1) }
  /// A record; without it the row is there to be reported, or to be left alone.
  package static var isRecord: RowFlags { RowFlags(rawValue: 2) }
  /// It has problems, which its file tells again.
  package static var hasProblems: RowFlags { RowFlags(rawValue: 4) }
  /// A conflicting copy by its name.
  package static var isConflictCopy: RowFlags { RowFlags(rawValue: 8) }
  /// A file holding the markers of an unfinished merge.
  package static var hasMergeMarkers: RowFlags { RowFlags(rawValue: 16) }
  /// A symbolic link that may lead to a folder.
  package static var isLink: RowFlags { RowFlags(rawValue: 32) }
  /// It could not be read: its name alone made the record.
  package static var isUnread: RowFlags { RowFlags(rawValue: 64) }

  /// What the person wrote is elsewhere: it is listed by its name, and counts in no figure.
  package static var isWithoutRecord: RowFlags { RowFlags(rawValue: 128) }

  /// Rows whose state is not asked for.
  package var isNameOnly: Bool { !isDisjoint(with: [.isConflictCopy, .isLink]) }
}

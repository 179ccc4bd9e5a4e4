import SystemLibrary

/// A folder in the folder table, 104 bytes.
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
/// | 56 | 8 | checksum of the block's header |
/// | 64 | 4, 4 | first and last day of its records, time off with all its days; days since 1970-01-01 |
/// | 72 | 4 | a bit for each `Kind` of its records |
/// | 76 | 4 | number of records |
/// | 80 | 4 | the first day on which something was written |
/// | 84 | 4 | number of the folder above; its own for the root |
/// | 88 | 8 | a bit for that first day and each of the 63 after it: whether something was written |
/// | 96 | 4 | last day of its time off and dated shifts |
/// | 100 | 4 | index of its first name's key among those of the file with its block |
package struct FolderRow: Sendable {
  package var pathOffset: UInt32 = 0
  package var pathLength: UInt32 = 0
  package var state: FileState
  package var flags: FolderFlags
  package var errorNumber: Int32 = 0
  package var blockOffset: UInt64 = 0
  package var blockLength: UInt32 = 0
  package var rowCount: UInt32 = 0
  package var checksum: UInt64 = 0
  package var summary = FolderSummary()
  package var parent: UInt32 = 0
  package var firstKey: UInt32 = 0

  package static var size: Int { 104 }

  package init(state: FileState, flags: FolderFlags = [], errorNumber: Int32 = 0) {
    self.state = state
    self.flags = flags
    self.errorNumber = errorNumber
  }

  /// Inlined, so that who asks for a field or two reads these alone.
  @inline(__always)
  package init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    @inline(__always) func load<Number: FixedWidthInteger>(_ field: Int) -> Number {
      Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + field, as: Number.self))
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
    summary.firstWritten = load(80)
    parent = load(84)
    summary.written = load(88)
    summary.lastPlanned = load(96)
    firstKey = load(100)
  }

  package func write(to writer: inout ByteWriter) {
    writer.writeRow(size: FolderRow.size) { row in
      row.put(pathOffset)
      row.put(pathLength)
      row.put(state.modified)
      row.put(state.changed)
      row.put(state.inode)
      row.put(flags.rawValue)
      row.put(errorNumber)
      row.put(blockOffset)
      row.put(blockLength)
      row.put(rowCount)
      row.put(checksum)
      row.put(summary.firstDay)
      row.put(summary.lastDay)
      row.put(summary.kinds)
      row.put(summary.recordCount)
      row.put(summary.firstWritten)
      row.put(parent)
      row.put(summary.written)
      row.put(summary.lastPlanned)
      row.put(firstKey)
    }
  }

  /// Whether another row says the same, offsets in a file aside.
  package func isSame(as other: FolderRow) -> Bool {
    state == other.state && flags == other.flags && errorNumber == other.errorNumber
      && blockLength == other.blockLength && checksum == other.checksum && rowCount == other.rowCount
      && summary == other.summary
  }
}

/// What is special about a folder.
package struct FolderFlags: OptionSet, Hashable, Sendable {
  package var rawValue: UInt32

  /// Those of these bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// To be listed again whatever its state says: it changed too shortly before it was listed.
  package static var isProvisional: FolderFlags { FolderFlags(rawValue: 1) }
  /// Some of its rows are provisional, have problems, or are to be reported.
  package static var hasRowsOfNote: FolderFlags { FolderFlags(rawValue: 2) }
  /// Something was written on days that ``FolderSummary/written`` has no room for, or that depend on the
  /// zone.
  package static var hasOtherDays: FolderFlags { FolderFlags(rawValue: 4) }
  /// Some of its records have the day of their file's time, which depends on the zone.
  package static var hasFileTimes: FolderFlags { FolderFlags(rawValue: 8) }
  /// Some of its rows are ``RowFlags/isWithoutRecord``.
  package static var hasRowsWithoutRecord: FolderFlags { FolderFlags(rawValue: 16) }
}

/// What a whole folder can say to a question, so that most need not be looked into.
package struct FolderSummary: Hashable, Sendable {
  package var firstDay = Int32.max
  package var lastDay = Int32.min
  package var kinds: UInt32 = 0
  package var recordCount: UInt32 = 0
  package var firstWritten = Int32.max
  package var written: UInt64 = 0
  package var lastPlanned = Int32.min

  /// Of no records.
  package init() {}
}

extension FolderRow {
  /// With what the folder's block says.
  package func summarizing(_ block: IndexBytes) -> FolderRow {
    var row = self
    row.blockLength = UInt32(block.count)
    row.checksum = Checksum.of(UnsafeRawBufferPointer(rebasing: block.bytes.prefix(FolderBlock.headerSize)))
    if let made = FolderBlock(block) {
      row.rowCount = UInt32(made.count)
      if let states = made.states, let columns = made.columns { row.summarize(states, columns) }
    }
    return row
  }

  /// Fills in what follows from the rows.
  package mutating func summarize(_ states: BlockStates, _ columns: BlockColumns) {
    summary = FolderSummary()
    for row in 0..<columns.count {
      if states.flags(row) != .isRecord { flags.insert(.hasRowsOfNote) }
      let isWithoutRecord = states.flags(row).contains(.isWithoutRecord)
      if isWithoutRecord { flags.insert(.hasRowsWithoutRecord) }
      guard columns.isRecord(row) else { continue }
      summary.recordCount += 1
      summary.kinds |= 1 << UInt32(columns.kind(row) & 31)
      let isFileTime = columns.isFileTime(row)
      // The zone decides the day of a file's time, and may be another one when it is asked for.
      let margin: Int32 = isFileTime ? 2 : 0
      if isFileTime { flags.insert(.hasFileTimes) }
      summary.firstDay = min(summary.firstDay, columns.firstDay(row) &- margin)
      summary.lastDay = max(summary.lastDay, columns.lastDay(row) &+ margin)
      if columns.isPlan(row) {
        summary.lastPlanned = max(summary.lastPlanned, columns.lastDay(row) &+ margin)
      } else if isFileTime {
        flags.insert(.hasOtherDays)
      } else if columns.isWrittenDaily(row), !isWithoutRecord {
        summary.firstWritten = min(summary.firstWritten, columns.day(row))
      }
    }
    for row in 0..<columns.count where columns.isRecord(row) && !columns.isFileTime(row) {
      guard columns.isWrittenDaily(row), !states.flags(row).contains(.isWithoutRecord) else { continue }
      let index = Int64(columns.day(row)) - Int64(summary.firstWritten)
      if index < 64 { summary.written |= 1 << UInt64(index) } else { flags.insert(.hasOtherDays) }
    }
  }
}

import SystemLibrary

/// A folder in the folder table, 104 bytes.
package struct FolderRow: BitwiseCopyable, Sendable {
  /// Offset and length of the path among the paths.
  package var (pathOffset, pathLength): (UInt32, UInt32) = (0, 0)
  /// Last change of its names, and of anything, in ns since 1970; inode.
  private var (modified, changed, inode): (Int64, Int64, UInt64)
  package var flags: FolderFlags
  /// The system's error number where it could not be listed.
  package var errorNumber: Int32 = 0
  package var blockOffset: UInt64 = 0
  package var blockLength: UInt32 = 0
  package var rowCount: UInt32 = 0
  /// Of the block's header.
  package var checksum: UInt64 = 0
  package var summary = FolderSummary()
  /// Number of the folder above; its own for the root.
  package var parent: UInt32 = 0
  /// Fills the row.
  private var nothing: UInt32 = 0

  package init(state: FileState, flags: FolderFlags = [], errorNumber: Int32 = 0) {
    (modified, changed, inode) = (state.modified, state.changed, state.inode)
    self.flags = flags
    self.errorNumber = errorNumber
  }

  package var state: FileState { FileState(size: 0, modified: modified, changed: changed, inode: inode) }

  /// Whether another row says the same, offsets in a file aside.
  package func isSame(as other: FolderRow) -> Bool {
    state == other.state && flags == other.flags && errorNumber == other.errorNumber
      && blockLength == other.blockLength && checksum == other.checksum && rowCount == other.rowCount
      && summary == other.summary
  }
}

/// What is special about a folder.
package struct FolderFlags: OptionSet, BitwiseCopyable, Hashable, Sendable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// To be listed again whatever its state says: it changed too shortly before it was listed.
  package static var isProvisional: FolderFlags { FolderFlags(rawValue: 1) }
  /// Some of its rows are provisional, have problems, or are to be reported.
  package static var hasRowsOfNote: FolderFlags { FolderFlags(rawValue: 2) }
  /// Something was written on days that ``FolderSummary/written`` has no room for.
  package static var hasOtherDays: FolderFlags { FolderFlags(rawValue: 4) }
  /// Some of its records have the day of their file's time, which depends on the zone.
  package static var hasFileTimes: FolderFlags { FolderFlags(rawValue: 8) }
  /// Some of its rows are ``RowFlags/isWithoutRecord``.
  package static var hasRowsWithoutRecord: FolderFlags { FolderFlags(rawValue: 16) }
}

/// What a whole folder can say to a question, so that most need not be looked into.
package struct FolderSummary: BitwiseCopyable, Hashable, Sendable {
  /// First and last day of its records, time off with all its days; days since 1970-01-01.
  package var firstDay = Int32.max
  package var lastDay = Int32.min
  /// A bit for each `Kind` of its records.
  package var kinds: UInt32 = 0
  package var recordCount: UInt32 = 0
  /// The first day on which something was written.
  package var firstWritten = Int32.max
  /// Last day of its time off and dated shifts.
  package var lastPlanned = Int32.min
  /// A bit for the first day and each of the 63 after it: whether something was written.
  package var written: UInt64 = 0

  package init() {}
}

extension FolderRow {
  package func summarizing(_ block: IndexBytes) -> FolderRow {
    var row = self
    row.blockLength = UInt32(block.count)
    row.checksum = unsafe Checksum.of(
      UnsafeRawBufferPointer(rebasing: block.bytes.prefix(FolderBlock.headerSize)))
    if let made = FolderBlock(block) {
      row.rowCount = UInt32(made.count)
      if let states = made.states, let columns = made.columns { row.summarize(states, columns) }
    }
    return row
  }

  /// Fills in what follows from the rows.
  package mutating func summarize(_ states: BlockStates, _ columns: BlockColumns) {
    summary = FolderSummary()
    for number in 0..<columns.count {
      let row = columns[number]
      if states[number].flags != .isRecord { flags.insert(.hasRowsOfNote) }
      let isWithoutRecord = states[number].flags.contains(.isWithoutRecord)
      if isWithoutRecord { flags.insert(.hasRowsWithoutRecord) }
      guard row.isRecord else { continue }
      summary.recordCount += 1
      summary.kinds |= 1 << UInt32(row.kind & 31)
      // The zone decides the day of a file's time, and may be another one when it is asked for.
      let margin: Int32 = row.isFileTime ? 2 : 0
      if row.isFileTime { flags.insert(.hasFileTimes) }
      summary.firstDay = min(summary.firstDay, row.firstDay &- margin)
      summary.lastDay = max(summary.lastDay, row.lastDay &+ margin)
      if row.isPlan {
        summary.lastPlanned = max(summary.lastPlanned, row.lastDay &+ margin)
      } else if row.isWrittenDaily, !row.isFileTime, !isWithoutRecord {
        summary.firstWritten = min(summary.firstWritten, row.day)
      }
    }
    for number in 0..<columns.count {
      let row = columns[number]
      guard row.isRecord, !row.isFileTime, row.isWrittenDaily,
        !states[number].flags.contains(.isWithoutRecord)
      else { continue }
      let index = Int64(row.day) - Int64(summary.firstWritten)
      if index < 64 { summary.written |= 1 << UInt64(index) } else { flags.insert(.hasOtherDays) }
    }
  }
}

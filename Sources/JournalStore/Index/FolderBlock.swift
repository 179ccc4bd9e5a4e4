import JournalModel

/// What the index knows of one folder of the journal: a row for each name, in the order of the names' bytes.
///
/// All numbers little-endian; offsets from the start of the block, which lies at a multiple of 8 in the file.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4 | *n*, number of rows |
/// | 4 | 4 | offset of the names |
/// | 8 | 4 | offset of the texts |
/// | 12 | 4 | length of the block |
/// | 16 | 40 × *n* | states, see ``StateRow`` |
/// | | 56 × *n* | columns, see ``ColumnRow`` |
/// | | … | names, each ended by NUL |
/// | | … | texts: what ``RecordCoder`` writes, one after another |
struct FolderBlock {
  /// The bytes; valid while what they belong to lives.
  let bytes: UnsafeRawBufferPointer
  /// How many names it has.
  let count: Int
  private let namesOffset: Int
  private let textsOffset: Int

  static let headerSize = 16

  /// Takes bytes for a block and checks every offset in them; `nil` where one does not fit.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= FolderBlock.headerSize else { return nil }
    func number(_ offset: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    self.bytes = bytes
    count = number(0)
    namesOffset = number(4)
    textsOffset = number(8)
    let rowsEnd = FolderBlock.headerSize + count * (StateRow.size + ColumnRow.size)
    guard number(12) == bytes.count, rowsEnd <= namesOffset, namesOffset <= textsOffset,
      textsOffset <= bytes.count
    else { return nil }
    for row in 0..<count {
      let state = self.state(row)
      let column = columns(row)
      let nameEnd = namesOffset + Int(state.nameOffset) + Int(state.nameLength)
      guard nameEnd < textsOffset, bytes[nameEnd] == 0,
        textsOffset + Int(column.textOffset) + Int(column.textLength) <= bytes.count
      else { return nil }
    }
  }

  /// Takes bytes that were checked before, or that ``BlockBuilder`` just made.
  init(checked bytes: UnsafeRawBufferPointer) {
    func number(_ offset: Int) -> Int { Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    self.bytes = bytes
    count = number(0)
    namesOffset = number(4)
    textsOffset = number(8)
  }

  /// What the system said of a name.
  func state(_ row: Int) -> StateRow {
    StateRow(bytes, at: FolderBlock.headerSize + row * StateRow.size)
  }

  /// What a record says, as numbers.
  func columns(_ row: Int) -> ColumnRow {
    ColumnRow(bytes, at: FolderBlock.headerSize + count * StateRow.size + row * ColumnRow.size)
  }

  /// A name's bytes, without the NUL.
  func name(_ row: Int) -> UnsafeRawBufferPointer {
    let state = self.state(row)
    let start = namesOffset + Int(state.nameOffset)
    return UnsafeRawBufferPointer(rebasing: bytes[start..<(start + Int(state.nameLength))])
  }

  /// A name as the system wants it.
  func cName(_ row: Int) -> UnsafePointer<CChar>? {
    guard let start = bytes.baseAddress else { return nil }
    return (start + namesOffset + Int(state(row).nameOffset)).assumingMemoryBound(to: CChar.self)
  }

  /// The texts of a record.
  func text(_ row: Int) -> UnsafeRawBufferPointer {
    let columns = self.columns(row)
    let start = textsOffset + Int(columns.textOffset)
    return UnsafeRawBufferPointer(rebasing: bytes[start..<(start + Int(columns.textLength))])
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

  func write(to writer: inout ByteWriter) {
    writer.writeRow(size: StateRow.size) { row in
      row.put(file.size)
      row.put(file.modified)
      row.put(file.changed)
      row.put(file.inode)
      row.put(nameOffset)
      row.put(nameLength)
      row.put(flags.rawValue)
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

  /// Rows whose state is not asked for.
  var isNameOnly: Bool { !isDisjoint(with: [.isConflictCopy, .isLink]) }
}

/// What a record says, as numbers, 56 bytes; what filters and figures need.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 8 | wall clock of `at`, seconds since 1970-01-01 00:00 on it; the smallest number for none |
/// | 8 | 4 | offset of `at` from UTC in seconds; the smallest number for none |
/// | 12 | 4 | day, days since 1970-01-01 |
/// | 16 | 4 | `from`, likewise; the smallest number for none |
/// | 20 | 4 | `until`, likewise |
/// | 24 | 4 | ``KeySet`` |
/// | 28 | 4 | words |
/// | 32 | 4 | problems |
/// | 36 | 6 | ratings by ``Scale``, 0 for none |
/// | 42 | 1 | ``Kind`` |
/// | 43 | 1 | ``Record/DateBasis`` |
/// | 44 | 1 | 1 for a favorite |
/// | 45 | 3 | 0 |
/// | 48 | 4 | offset of the texts |
/// | 52 | 4 | length of the texts |
struct ColumnRow: Hashable {
  var at: Int64 = .min
  var atOffset: Int32 = .min
  var day: Int32 = 0
  var from: Int32 = .min
  var until: Int32 = .min
  var keys: UInt32 = 0
  var wordCount: Int32 = 0
  var problemCount: Int32 = 0
  var ratings = Ratings()
  var kind = UInt8(0)
  var dateBasis = UInt8(0)
  var isFavorite = false
  var textOffset: UInt32 = 0
  var textLength: UInt32 = 0

  static let size = 56

  init() {}

  init(_ record: Record) {
    at = record.at?.local.secondsSinceEpoch ?? .min
    atOffset = record.at?.offset ?? .min
    day = record.date.number
    from = record.from?.number ?? .min
    until = record.until?.number ?? .min
    keys = record.keys.rawValue
    wordCount = record.wordCount
    problemCount = record.problemCount
    ratings = record.ratings
    kind = record.kind.rawValue
    dateBasis = record.dateBasis.rawValue
    isFavorite = record.isFavorite
  }

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    at = bytes.loadUnaligned(fromByteOffset: offset, as: Int64.self)
    atOffset = bytes.loadUnaligned(fromByteOffset: offset + 8, as: Int32.self)
    day = bytes.loadUnaligned(fromByteOffset: offset + 12, as: Int32.self)
    from = bytes.loadUnaligned(fromByteOffset: offset + 16, as: Int32.self)
    until = bytes.loadUnaligned(fromByteOffset: offset + 20, as: Int32.self)
    keys = bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt32.self)
    wordCount = bytes.loadUnaligned(fromByteOffset: offset + 28, as: Int32.self)
    problemCount = bytes.loadUnaligned(fromByteOffset: offset + 32, as: Int32.self)
    for scale in Scale.allCases {
      let value = bytes[offset + 36 + Int(scale.rawValue)]
      if value != 0 { ratings[scale] = Int(value) }
    }
    kind = bytes[offset + 42]
    dateBasis = bytes[offset + 43]
    isFavorite = bytes[offset + 44] == 1
    textOffset = bytes.loadUnaligned(fromByteOffset: offset + 48, as: UInt32.self)
    textLength = bytes.loadUnaligned(fromByteOffset: offset + 52, as: UInt32.self)
  }

  func write(to writer: inout ByteWriter) {
    writer.writeRow(size: ColumnRow.size) { row in
      row.put(at)
      row.put(atOffset)
      row.put(day)
      row.put(from)
      row.put(until)
      row.put(keys)
      row.put(wordCount)
      row.put(problemCount)
      for scale in Scale.allCases { row.put(UInt8(ratings[scale] ?? 0)) }
      row.put(kind)
      row.put(dateBasis)
      row.put(UInt8(isFavorite ? 1 : 0))
      for _ in 0..<3 { row.put(UInt8(0)) }
      row.put(textOffset)
      row.put(textLength)
    }
  }
}

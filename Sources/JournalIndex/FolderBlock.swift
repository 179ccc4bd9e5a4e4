import JournalModel

/// What the index knows of one folder of the journal: a row for each name, in the order of the names' bytes.
///
/// All numbers little-endian; offsets from the start of the block, which lies at a multiple of 8 in the file, as do its
/// parts in it. Each part has a checksum of its own, so that a question pays for those that it reads.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4 | number of rows |
/// | 4 | 4 | length of the block |
/// | 8 | (4, 4) × 7 | offset and length of each part |
/// | 64 | 8 × 7 | checksum of each part |
/// | 120 | | the parts: states and names (``BlockStates``), columns (``BlockColumns``), terms (``BlockTerms``), records (``RecordCoder``), signatures of the records' words (``WordSignature``), plans |
///
/// The plans are a block in the block: the rows of time off and dated shifts once more, without signatures, which `today` wants
/// of every month of a year. It is empty where there are none, or no other rows.
struct FolderBlock {
  private let source: Source
  /// Its first ``headerSize`` bytes.
  private let header: IndexBytes
  /// How many names it has.
  let count: Int

  static let headerSize = 8 + 16 * Part.count

  /// The parts of a block in their order.
  enum Part: Int, CaseIterable {
    case states, names, columns, terms, records, signatures, plans

    /// A number of its own: `allCases` would be an array, made at each start.
    static let count = 7
  }

  /// Where the parts are: in a file, from an offset on, or in memory, where nothing can have damaged them.
  private enum Source {
    case file(IndexFile, start: Int)
    case memory(IndexBytes)
  }

  /// Opens the block of a folder in a file; `nil` where the header is damaged, or is not what the folder's row says.
  init?(in file: IndexFile, at range: Range<Int>, _ row: FolderRow) {
    guard range.count >= FolderBlock.headerSize,
      let header = file.read(range.lowerBound..<(range.lowerBound + FolderBlock.headerSize)),
      Checksum.of(header.bytes) == row.checksum
    else { return nil }
    self.init(.file(file, start: range.lowerBound), header, length: range.count)
    guard count == Int(row.rowCount) else { return nil }
  }

  /// Takes bytes in memory; `nil` where they can't be a block.
  init?(_ bytes: IndexBytes) {
    guard bytes.count >= FolderBlock.headerSize else { return nil }
    self.init(.memory(bytes), bytes[0..<FolderBlock.headerSize], length: bytes.count)
  }

  /// `nil` where a part is not within the block, or is not as long as so many rows make it.
  private init?(_ source: Source, _ header: IndexBytes, length: Int) {
    (self.source, self.header) = (source, header)
    count = Int(header.number(at: 0))
    guard header.number(at: 4) == length else { return nil }
    for part in 0..<Part.count {
      guard Int(header.number(at: 8 + 8 * part)) + Int(header.number(at: 12 + 8 * part)) <= length else {
        return nil
      }
    }
    guard range(of: .columns).count == count * BlockColumns.rowSize else { return nil }
  }

  private func range(of part: Part) -> Range<Int> {
    let start = Int(header.number(at: 8 + 8 * part.rawValue))
    return start..<(start + Int(header.number(at: 12 + 8 * part.rawValue)))
  }

  /// The bytes of a part; `nil` where they are damaged.
  private func bytes(of part: Part) -> IndexBytes? {
    let range = self.range(of: part)
    switch source {
    case .memory(let bytes): return bytes[range]
    case .file(let file, let start):
      guard let found = file.read((start + range.lowerBound)..<(start + range.upperBound)),
        isWhole(found, part)
      else { return nil }
      return found
    }
  }

  /// Whether the bytes of a part have its checksum.
  private func isWhole(_ bytes: IndexBytes, _ part: Part) -> Bool {
    let place = 8 + 8 * Part.count + 8 * part.rawValue
    let checksum = header.bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    return Checksum.of(bytes.bytes) == UInt64(littleEndian: checksum)
  }

  /// The bytes of states and names, which lie one behind the other and are read at once.
  private var statesAndNames: (states: IndexBytes, names: IndexBytes)? {
    let (states, names) = (range(of: .states), range(of: .names))
    guard case .file(let file, let start) = source, states.upperBound <= names.lowerBound else {
      guard let states = bytes(of: .states), let names = bytes(of: .names) else { return nil }
      return (states, names)
    }
    guard let both = file.read((start + states.lowerBound)..<(start + names.upperBound)) else { return nil }
    let second = both[(names.lowerBound - states.lowerBound)..<both.count]
    let first = both[0..<states.count]
    return isWhole(first, .states) && isWhole(second, .names) ? (first, second) : nil
  }

  /// What the system said of the names; `nil` where that is damaged.
  var states: BlockStates? { statesAndNames.flatMap { BlockStates($0.states, $0.names, count: count) } }

  /// The names alone, each ended by NUL; `nil` where they are damaged.
  var names: IndexBytes? { bytes(of: .names) }

  /// What the records say, as numbers; `nil` where that is damaged.
  var columns: BlockColumns? { bytes(of: .columns).flatMap { BlockColumns($0, count: count) } }

  /// The short texts; `nil` where they are damaged.
  var terms: BlockTerms? { bytes(of: .terms).flatMap { BlockTerms($0) } }

  /// The records as ``RecordCoder`` writes them, one behind the other; `nil` where they are damaged.
  var records: IndexBytes? { bytes(of: .records) }

  /// The words' signatures, one behind the other; `nil` where they are damaged.
  var signatures: IndexBytes? { bytes(of: .signatures) }

  /// A block with all rows of time off and dated shifts, and no others where there are many; `nil` where it is damaged.
  var plans: FolderBlock? {
    guard let bytes = bytes(of: .plans) else { return nil }
    return bytes.count == 0 ? self : FolderBlock(bytes)
  }
}

extension IndexBytes {
  /// The 32 bits at an offset.
  fileprivate func number(at offset: Int) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

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
/// | 8 | (4, 4) × 6 | offset and length of each part |
/// | 56 | 8 × 6 | checksum of each part |
/// | 104 | | the parts: states (``BlockStates``), columns (``BlockColumns``), terms (``BlockTerms``), records (``RecordCoder``), signatures of the records' words (``WordSignature``), plans |
///
/// The plans are a block in the block: the rows of time off and dated shifts once more, without signatures, which `today` wants
/// of every month of a year. It is empty where there are none, or no other rows.
struct FolderBlock {
  private let bytes: UnsafeRawBufferPointer
  private let isTrusted: Bool
  /// How many names it has.
  let count: Int

  static let headerSize = 8 + 16 * Part.count

  /// The parts of a block in their order.
  enum Part: Int, CaseIterable {
    case states, columns, terms, records, signatures, plans

    /// A number of its own: `allCases` would be an array, made at each start.
    static let count = 6
  }

  /// Takes bytes for a block; `nil` where the header does not have this checksum, or does not fit.
  init?(_ bytes: UnsafeRawBufferPointer, checksum: UInt64) {
    guard bytes.count >= FolderBlock.headerSize,
      Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<FolderBlock.headerSize])) == checksum
    else { return nil }
    self.init(bytes, isTrusted: false)
    guard isFitting else { return nil }
  }

  /// Takes bytes that ``BlockBuilder`` just made.
  init(made bytes: UnsafeRawBufferPointer) { self.init(bytes, isTrusted: true) }

  private init(_ bytes: UnsafeRawBufferPointer, isTrusted: Bool) {
    self.bytes = bytes
    self.isTrusted = isTrusted
    count = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)))
  }

  /// Whether the block and its parts are where the header says.
  private var isFitting: Bool {
    number(4) == bytes.count
      && (0..<Part.count).allSatisfy { number(8 + 8 * $0) + number(12 + 8 * $0) <= bytes.count }
  }

  private func number(_ offset: Int) -> Int {
    Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// The bytes of a part; `nil` where they are damaged.
  private func bytes(of part: Part) -> UnsafeRawBufferPointer? {
    let start = number(8 + 8 * part.rawValue)
    let found = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + number(12 + 8 * part.rawValue))])
    if isTrusted { return found }
    let place = 8 + 8 * Part.count + 8 * part.rawValue
    let checksum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    return Checksum.of(found) == checksum ? found : nil
  }

  /// What the system said of the names; `nil` where that is damaged.
  var states: BlockStates? { bytes(of: .states).flatMap { BlockStates($0, count: count) } }

  /// What the records say, as numbers; `nil` where that is damaged.
  var columns: BlockColumns? { bytes(of: .columns).flatMap { BlockColumns($0, count: count) } }

  /// The short texts; `nil` where they are damaged.
  var terms: BlockTerms? { bytes(of: .terms).flatMap { BlockTerms($0) } }

  /// The records as ``RecordCoder`` writes them, one behind the other; `nil` where they are damaged.
  var records: UnsafeRawBufferPointer? { bytes(of: .records) }

  /// The words' signatures, one behind the other; `nil` where they are damaged.
  var signatures: UnsafeRawBufferPointer? { bytes(of: .signatures) }

  /// A block with all rows of time off and dated shifts, and no others where there are many; `nil` where it is damaged.
  var plans: FolderBlock? {
    guard let bytes = bytes(of: .plans) else { return nil }
    if bytes.isEmpty { return self }
    guard bytes.count >= FolderBlock.headerSize else { return nil }
    let block = FolderBlock(made: bytes)
    return block.isFitting ? block : nil
  }
}

/// What the index knows of one folder of the journal: a row for each name, in the order of the names' bytes.
///
/// Offsets are from the start of the block, which lies at a multiple of 8 in the file, as do its parts in it.
/// Each part has a checksum of its own, so that a question pays for those that it reads.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4 | number of rows |
/// | 4 | 4 | length of the block |
/// | 8 | (4, 4) × 8 | offset and length of each part |
/// | 72 | 8 × 8 | checksum of each part |
/// | 136 | | the parts: states, names (``BlockStates``), columns (``BlockColumns``), terms (``BlockTerms``) |
/// | | | records (``RecordCoder``), the records' words, plans, the words' lists (``WordList``) |
///
/// The plans are a block in the block: the rows of time off and dated shifts once more, without words,
/// which `today` wants of every month of a year. It is empty where there are none, or no other rows.
package struct FolderBlock {
  private let source: Source
  /// Its first ``headerSize`` bytes.
  private let header: IndexBytes
  package let count: Int

  package static var headerSize: Int { 8 + 16 * Part.count }

  /// The parts of a block in their order.
  enum Part: Int, CaseIterable {
    case states, names, columns, terms, records, words, plans, lists

    /// A number of its own: `allCases` would be an array, made at each start.
    static var count: Int { 8 }
  }

  /// Where the parts are: in a file, from an offset on, or in memory, where nothing can have damaged them.
  private enum Source {
    case file(any BlockSource, start: Int)
    case memory(IndexBytes)

    /// Bytes from the start of the block; `nil` where they have another checksum.
    func bytes(_ range: Range<Int>, checksum: UInt64) -> IndexBytes? {
      switch self {
      case .memory(let bytes): bytes[range]
      case .file(let file, let start):
        file.read((start + range.lowerBound)..<(start + range.upperBound), checksum: checksum)
      }
    }
  }

  /// Opens the block of a folder in a file; `nil` where the header is damaged, or is not what the folder's
  /// row says.
  package init?(in file: any BlockSource, at range: Range<Int>, _ row: FolderRow) {
    guard range.count >= FolderBlock.headerSize,
      let header = file.read(
        range.lowerBound..<(range.lowerBound + FolderBlock.headerSize), checksum: row.checksum)
    else { return nil }
    self.init(.file(file, start: range.lowerBound), header, length: range.count)
    guard count == Int(row.rowCount) else { return nil }
  }

  /// Takes bytes in memory; `nil` where they can't be a block.
  package init?(_ bytes: IndexBytes) {
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
    guard range(of: .columns).count == count * BlockColumns.size else { return nil }
  }

  private func range(of part: Part) -> Range<Int> {
    let start = Int(header.number(at: 8 + 8 * part.rawValue))
    return start..<(start + Int(header.number(at: 12 + 8 * part.rawValue)))
  }

  /// The bytes of a part; `nil` where they are damaged.
  private func bytes(of part: Part) -> IndexBytes? {
    source.bytes(range(of: part), checksum: checksum(of: part))
  }

  /// Whether all parts have their checksums and say what can be: all of the block is read, and nothing of it
  /// kept.
  package var isWhole: Bool {
    guard case .file(let file, let start) = source else { return true }
    var parts: [IndexBytes] = []
    for part in Part.allCases {
      let range = self.range(of: part)
      guard let bytes = file.copy((start + range.lowerBound)..<(start + range.upperBound)),
        unsafe Checksum.of(bytes.bytes) == checksum(of: part)
      else { return false }
      parts.append(bytes)
    }
    return BlockStates(parts[Part.states.rawValue], parts[Part.names.rawValue], count: count) != nil
      && BlockColumns(parts[Part.columns.rawValue], count: count) != nil
      && BlockTerms(parts[Part.terms.rawValue]) != nil
      && WordList(parts[Part.words.rawValue], size: 0) { _, _ in nil } != nil
  }

  private func checksum(of part: Part) -> UInt64 {
    let offset = 8 + 8 * Part.count + 8 * part.rawValue
    return unsafe UInt64(littleEndian: header.bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// What the system said of the names; `nil` where that is damaged.
  package var states: BlockStates? {
    guard let states = bytes(of: .states), let names = bytes(of: .names) else { return nil }
    return BlockStates(states, names, count: count)
  }

  /// The names alone, each ended by NUL; `nil` where they are damaged.
  package var names: IndexBytes? { bytes(of: .names) }

  /// What the records say, as numbers; `nil` where that is damaged.
  package var columns: BlockColumns? { bytes(of: .columns).flatMap { BlockColumns($0, count: count) } }

  /// The short texts; `nil` where they are damaged.
  package var terms: BlockTerms? { bytes(of: .terms).flatMap { BlockTerms($0) } }

  /// The records as ``RecordCoder`` writes them, one behind the other; `nil` where they are damaged.
  package var records: IndexBytes? { bytes(of: .records) }

  /// The words of the records, whose lists are read when they are asked for; `nil` where they are damaged.
  package var words: WordList? {
    let lists = range(of: .lists)
    return bytes(of: .words).flatMap { words in
      WordList(words, size: lists.count) { [source] piece, checksum in
        source.bytes(
          (lists.lowerBound + piece.lowerBound)..<(lists.lowerBound + piece.upperBound), checksum: checksum)
      }
    }
  }

  /// The words with all of their lists; `nil` where they are damaged.
  package var wholeWords: WordList? {
    guard let words = bytes(of: .words), let lists = bytes(of: .lists) else { return nil }
    return WordList(words, size: lists.count) { piece, _ in lists[piece] }
  }

  /// A block with all rows of time off and dated shifts, and no others where there are many; `nil` where it
  /// is damaged.
  package var plans: FolderBlock? {
    guard let bytes = bytes(of: .plans) else { return nil }
    return bytes.count == 0 ? self : FolderBlock(bytes)
  }
}

/// An open file with blocks in it, which keeps what was read of it.
package protocol BlockSource: AnyObject, Sendable {
  /// A part of the file, with a checksum where one is given; `nil` where it has another one.
  func read(_ range: Range<Int>, checksum: UInt64?) -> IndexBytes?
  /// A part of the file that nobody keeps.
  func copy(_ range: Range<Int>) -> IndexBytes?
}

extension IndexBytes {
  /// The 32 bits at an offset.
  fileprivate func number(at offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}

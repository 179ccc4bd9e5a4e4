import JournalModel
import SystemLibrary

/// The words of a folder's records in the order of their keys, each with what it is worth to a search in the
/// rows that have it, so that a search ranks them without a look at their files.
///
/// They stand in pieces of 64 words, of which a search reads those that may have its own. The words of a
/// block are a row for each piece (`Piece`); the pieces lie one behind the other in its lists:
///
/// - for each word its `WordKey` less that of the one before, of the first one 0, and the length of its list
///   (LEB128);
/// - lists of rows, in the order of the words.
///
/// Words of scripts without spaces are not there. The key 0, which is no word's, stands in the rows of which
/// nothing is known. All of it is empty where no word is.
package struct WordList: Sendable {
  private let pieces: FixedRows<Piece>
  /// The bytes of a piece; `nil` where they are not there or damaged.
  private let bytes: @Sendable (Range<Int>, _ checksum: UInt64) -> IndexBytes?
  /// How many bytes all pieces have.
  private let size: Int

  /// A piece, 24 bytes.
  struct Piece: BitwiseCopyable, Sendable {
    /// The key of its first word.
    var first: UInt64
    /// Where it begins among the pieces.
    var start: UInt32
    /// The length of its words, before their lists.
    var wordsLength: UInt32
    var checksum: UInt64

    /// So many words are in one, but for the last one.
    static var wordCount: Int { 64 }
  }

  /// Takes the rows of pieces which have so many bytes; `nil` where they can't be that.
  ///
  /// - Parameter bytes: reads a piece, which must have a checksum.
  package init?(
    _ part: IndexBytes, size: Int, _ bytes: @escaping @Sendable (Range<Int>, UInt64) -> IndexBytes?
  ) {
    guard part.count % FixedRows<Piece>.size == 0,
      let pieces = FixedRows<Piece>(part, count: part.count / FixedRows<Piece>.size)
    else { return nil }
    (self.pieces, self.size, self.bytes) = (pieces, size, bytes)
  }

  /// Calls `body` with each word whose key is among some, and its list of rows; `false` where what is read is
  /// damaged.
  @inline(__always)
  func forEach(
    in keys: ClosedRange<UInt64> = 0...UInt64.max,
    _ body: (_ key: UInt64, _ rows: UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    var number = piece(with: keys.lowerBound)
    while number < pieces.count, pieces[number].first <= keys.upperBound {
      let row = pieces[number]
      let (start, end) = (Int(row.start), number + 1 < pieces.count ? Int(pieces[number + 1].start) : size)
      guard start <= end, end <= size, Int(row.wordsLength) <= end - start,
        let bytes = bytes(start..<end, row.checksum),
        unsafe WordList.forEach(
          of: bytes.bytes, from: row.first, wordsLength: Int(row.wordsLength), in: keys, body)
      else { return false }
      number += 1
    }
    return true
  }

  /// The last piece that begins at or before a key; the first one where none does.
  private func piece(with key: UInt64) -> Int {
    max((0..<pieces.count).partitioningIndex { pieces[$0].first > key } - 1, 0)
  }

  @inline(__always)
  private static func forEach(
    of bytes: UnsafeRawBufferPointer, from first: UInt64, wordsLength end: Int, in keys: ClosedRange<UInt64>,
    _ body: (_ key: UInt64, _ rows: UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    var (key, offset, start): (UInt64, Int, Int) = (first, 0, end)
    /// Reads a number of variable width; one that goes on behind the words ends with them.
    func number() -> UInt64 {
      var (number, shift): (UInt64, UInt64) = (0, 0)
      while offset < end {
        let byte = unsafe bytes[offset]
        offset &+= 1
        number |= UInt64(byte & 0x7F) &<< shift
        if byte < 0x80 { break }
        shift &+= 7
      }
      return number
    }
    while offset < end {
      key &+= number()
      if key > keys.upperBound { return true }
      let count = Int(truncatingIfNeeded: number())
      guard count > 0, count <= bytes.count &- start else { return false }
      if key >= keys.lowerBound {
        unsafe body(key, UnsafeRawBufferPointer(rebasing: bytes[start..<(start &+ count)]))
      }
      start &+= count
    }
    return true
  }

  /// A number for each row that says which words it has, and what they are worth.
  func sums(count: Int) -> [UInt64] {
    var sums = [UInt64](repeating: 0, count: count)
    _ = unsafe forEach { key, rows in
      var reader = unsafe WordRows(rows)
      while let (row, worth) = reader.next() {
        if row < count { sums[row] &+= Checksum.step(key, UInt64(worth)) }
      }
    }
    return sums
  }
}

/// What stands for a word in the index: its first four bytes, so that the words with one beginning lie
/// together, then 32 bits that tell these apart: words of up to eight bytes always, of longer ones all but
/// one pair in four thousand million.
enum WordKey {
  /// Of a word behind whose first byte eight can be read.
  @inline(__always)
  static func of(_ word: UnsafeRawPointer, _ length: Int) -> UInt64 {
    func load(_ offset: Int) -> UInt64 {
      unsafe UInt64(littleEndian: word.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    let head = load(0) & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* min(length, 8)))
    // Half of the words of a text are longer than others by no rule: no branch before the 17th byte.
    let second = Checksum.step(
      head &+ UInt64(truncatingIfNeeded: length), load(min(max(length, 8) &- 8, 8)))
    var (sum, offset) = (length > 8 ? second : head, 16)
    while offset < length {
      sum = Checksum.step(sum &+ UInt64(truncatingIfNeeded: length), load(min(offset, length &- 8)))
      offset &+= 8
    }
    return head.byteSwapped & 0xFFFF_FFFF_0000_0000 | Checksum.step(sum, 0) &>> 32
  }

  /// Of a word.
  static func of(_ word: [UInt8]) -> UInt64 {
    unsafe (word + [UInt8](repeating: 0, count: 8)).withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map { unsafe of($0, word.count) } ?? 0
    }
  }

  /// Of the words that begin with the first of some bytes.
  static func beginning(with bytes: [UInt8]) -> ClosedRange<UInt64> {
    let start = bytes.prefix(beginning)
    let first = start.reduce(0 as UInt64) { $0 &<< 8 | UInt64($1) } << UInt64(64 - 8 * start.count)
    return first...(first | .max >> UInt64(8 * start.count))
  }

  /// So many bytes of a beginning are told apart.
  static var beginning: Int { 4 }
}

/// Reads the rows of a word with what it is worth in each: the rows between one and the next times two, plus
/// one where it is worth more than one, which follows (all LEB128).
struct WordRows {
  private var reader: ByteReader
  private var nextRow = 0

  init(_ bytes: UnsafeRawBufferPointer) { reader = unsafe ByteReader(bytes) }

  @inline(__always)
  mutating func next() -> (row: Int, worth: Int)? {
    guard reader.remaining > 0 else { return nil }
    let number = reader.readVariable()
    let worth = number & 1 == 0 ? 1 : Int(truncatingIfNeeded: reader.readVariable() & 0xFFFF_FFFF)
    guard reader.isValid else { return nil }
    // What is written fits into 32 bits; of a forged list, no sum is too large.
    let row = nextRow &+ Int(truncatingIfNeeded: number &>> 1 & 0xFFFF_FFFF)
    nextRow = row &+ 1
    return (row, worth)
  }

  /// Appends a row to the list with this end, and moves that.
  @inline(__always)
  static func put(_ distance: UInt32, _ worth: UInt32, into lists: inout ByteLists, at end: inout UInt32) {
    put(UInt64(distance) &<< 1 | (worth > 1 ? 1 : 0), into: &lists, at: &end)
    if worth > 1 { put(UInt64(worth), into: &lists, at: &end) }
  }

  @inline(__always)
  private static func put(_ number: UInt64, into lists: inout ByteLists, at end: inout UInt32) {
    var rest = number
    while rest >= 0x80 {
      lists.append(UInt8(truncatingIfNeeded: rest) | 0x80, at: &end)
      rest &>>= 7
    }
    lists.append(UInt8(truncatingIfNeeded: rest), at: &end)
  }
}

/// Writes a ``WordList``, word after word in the order of their keys.
struct WordListWriter {
  /// The rows of the pieces, and these.
  private var (table, pieces) = (ByteWriter(), ByteWriter())
  /// The words of the piece at hand, with room for as many as it may have; how long they are; their lists.
  private var words = [UInt8](repeating: 0, count: 20 * WordList.Piece.wordCount)
  private var wordsLength = 0
  private var lists = ByteWriter()
  /// How many words that piece has, and the keys of the first one and the last one.
  private var (count, first, last): (Int, UInt64, UInt64) = (0, 0, 0)

  /// Nothing yet, with room for pieces of so many bytes.
  init(capacity: Int) { pieces = ByteWriter(capacity: capacity) }

  /// Adds a word with one of some lists.
  mutating func add(_ key: UInt64, _ all: ByteLists, from first: UInt32, to end: UInt32) {
    beginWord(key)
    let start = lists.bytes.count
    unsafe all.forEachPart(of: first, to: end) { unsafe lists.append($0) }
    endWord(key, lists.bytes.count &- start)
  }

  /// Adds a word with its list; one without rows is left out.
  private mutating func add(_ key: UInt64, _ rows: [UInt8]) {
    if rows.isEmpty { return }
    beginWord(key)
    unsafe rows.withUnsafeBytes { unsafe lists.append($0) }
    endWord(key, rows.count)
  }

  private mutating func beginWord(_ key: UInt64) {
    if count == WordList.Piece.wordCount { endPiece() }
    if count == 0 { (first, last) = (key, key) }
  }

  private mutating func endWord(_ key: UInt64, _ length: Int) {
    var end = wordsLength
    unsafe words.withUnsafeMutableBufferPointer { words in
      for number in [key &- last, UInt64(length)] {
        var rest = number
        while rest >= 0x80 {
          unsafe words[end] = UInt8(truncatingIfNeeded: rest) | 0x80
          end &+= 1
          rest &>>= 7
        }
        unsafe words[end] = UInt8(truncatingIfNeeded: rest)
        end &+= 1
      }
    }
    (wordsLength, count, last) = (end, count &+ 1, key)
  }

  /// Adds a word that two lists have: of the other one, rows that have become others, or are left out (-1).
  mutating func add(
    _ key: UInt64, _ rows: [UInt8], merging others: UnsafeRawBufferPointer, as numbers: [Int]
  ) {
    unsafe add(key, rows.withUnsafeBytes { unsafe Self.merged($0, others, as: numbers) })
  }

  private static func merged(
    _ rows: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer, as numbers: [Int]
  ) -> [UInt8] {
    var (merged, nextRow) = (ByteWriter(), 0)
    var (own, other) = unsafe (WordRows(rows), WordRows(others))
    func nextOther() -> (row: Int, worth: Int)? {
      while let found = other.next() {
        if found.row < numbers.count, numbers[found.row] >= 0 { return (numbers[found.row], found.worth) }
      }
      return nil
    }
    var (first, second) = (own.next(), nextOther())
    while let found = first ?? second {
      let isOwn = first.map { first in second.map { first.row < $0.row } ?? true } ?? false
      let (row, worth) = isOwn ? found : second ?? found
      if row >= nextRow {
        merged.writeVariable(UInt64(row - nextRow) << 1 | (worth > 1 ? 1 : 0))
        if worth > 1 { merged.writeVariable(UInt64(worth)) }
        nextRow = row + 1
      }
      if isOwn { first = own.next() } else { second = nextOther() }
    }
    return merged.bytes
  }

  private mutating func endPiece() {
    let start = pieces.bytes.count
    unsafe words.withUnsafeBytes {
      unsafe pieces.append(UnsafeRawBufferPointer(rebasing: $0[..<wordsLength]))
    }
    unsafe lists.bytes.withUnsafeBytes { unsafe pieces.append($0) }
    let checksum = unsafe pieces.bytes.withUnsafeBytes {
      unsafe Checksum.of(UnsafeRawBufferPointer(rebasing: $0[start...]))
    }
    let row = WordList.Piece(
      first: first, start: UInt32(start), wordsLength: UInt32(wordsLength), checksum: checksum)
    unsafe withUnsafeBytes(of: row) { unsafe table.append($0) }
    lists.removeAll()
    (count, wordsLength) = (0, 0)
  }

  /// The finished parts: the rows of the pieces, and these; nothing where no word is.
  mutating func finish() -> (table: [UInt8], pieces: [UInt8]) {
    if count > 0 { endPiece() }
    return (table.bytes, pieces.bytes)
  }
}

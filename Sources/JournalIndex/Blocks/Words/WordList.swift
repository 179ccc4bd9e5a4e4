import SystemLibrary

/// The words of a folder's records in the order of their keys, each with what it is worth to a search in the
/// rows that have it, so that a search ranks them without a look at their files.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4 | length of what follows of the words |
/// | 4 | | for each word its `WordKey` less that of the one before, and the length of its list (LEB128) |
/// | | | lists of rows, in the order of the words |
///
/// Words of scripts without spaces are not there. The key 0, which is no word's, stands in the rows of which
/// nothing is known. All of it is empty where no word is.
package struct WordList: Sendable {
  private let part: IndexBytes
  private let end: Int

  /// Takes a part; `nil` where it can't be one.
  package init?(_ part: IndexBytes) {
    self.part = part
    if part.count == 0 {
      end = 0
      return
    }
    guard part.count >= 4 else { return nil }
    let length = UInt32(littleEndian: part.bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
    end = 4 + Int(length)
    guard end <= part.count else { return nil }
  }

  /// Calls `body` with the key of each word up to a last one and its list of rows; `false` where the list is
  /// damaged.
  @inline(__always)
  func forEach(
    upTo last: UInt64 = .max, _ body: (_ key: UInt64, _ rows: UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    let bytes = part.bytes
    var (key, offset, start): (UInt64, Int, Int) = (0, 4, end)
    /// Reads a number of variable width; one that goes on behind the words ends with them.
    func number() -> UInt64 {
      var (number, shift): (UInt64, UInt64) = (0, 0)
      while offset < end {
        let byte = bytes[offset]
        offset &+= 1
        number |= UInt64(byte & 0x7F) &<< shift
        if byte < 0x80 { break }
        shift &+= 7
      }
      return number
    }
    while offset < end {
      key &+= number()
      if key > last { return true }
      let count = Int(truncatingIfNeeded: number())
      guard count > 0, count <= bytes.count &- start else { return false }
      body(key, UnsafeRawBufferPointer(rebasing: bytes[start..<(start &+ count)]))
      start &+= count
    }
    return true
  }

  /// A number for each row that says which words it has, and what they are worth.
  func sums(count: Int) -> [UInt64] {
    var sums = [UInt64](repeating: 0, count: count)
    _ = forEach { key, rows in
      var reader = WordRows(rows)
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
      UInt64(littleEndian: word.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    let head = load(0) & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* min(length, 8)))
    var (sum, offset) = (head, 8)
    while offset < length {
      sum = Checksum.step(sum &+ UInt64(truncatingIfNeeded: length), load(min(offset, length &- 8)))
      offset &+= 8
    }
    return head.byteSwapped & 0xFFFF_FFFF_0000_0000 | Checksum.step(sum, 0) &>> 32
  }

  /// Of a word.
  static func of(_ word: [UInt8]) -> UInt64 {
    (word + [UInt8](repeating: 0, count: 8)).withUnsafeBytes { bytes in
      bytes.baseAddress.map { of($0, word.count) } ?? 0
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

  init(_ bytes: UnsafeRawBufferPointer) { reader = ByteReader(bytes) }

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

  /// How many bytes a row takes.
  @inline(__always)
  static func size(of distance: UInt32, _ worth: UInt32) -> Int {
    size(UInt64(distance) &<< 1) &+ (worth > 1 ? size(UInt64(worth)) : 0)
  }

  @inline(__always)
  private static func size(_ number: UInt64) -> Int {
    number < 0x80 ? 1 : (70 &- number.leadingZeroBitCount) / 7
  }

  /// Writes a row at an offset, where there is room, and moves that behind it.
  @inline(__always)
  static func put(
    _ distance: UInt32, _ worth: UInt32, into bytes: UnsafeMutableBufferPointer<UInt8>,
    at offset: inout UInt32
  ) {
    put(UInt64(distance) &<< 1 | (worth > 1 ? 1 : 0), into: bytes, at: &offset)
    if worth > 1 { put(UInt64(worth), into: bytes, at: &offset) }
  }

  @inline(__always)
  private static func put(
    _ number: UInt64, into bytes: UnsafeMutableBufferPointer<UInt8>, at offset: inout UInt32
  ) {
    var rest = number
    while rest >= 0x80 {
      bytes[Int(offset)] = UInt8(truncatingIfNeeded: rest) | 0x80
      offset &+= 1
      rest &>>= 7
    }
    bytes[Int(offset)] = UInt8(truncatingIfNeeded: rest)
    offset &+= 1
  }
}

/// Writes a ``WordList``, word after word in the order of their keys.
struct WordListWriter {
  private var (words, lists) = (ByteWriter(), ByteWriter())
  /// The key of the word before.
  private var last: UInt64 = 0

  /// Adds a word with its list; one without rows is left out.
  mutating func add(_ key: UInt64, _ rows: UnsafeRawBufferPointer) {
    add(key, count: rows.count)
    lists.append(rows)
  }

  /// Adds lists of words that follow, or came before.
  mutating func add(_ rows: UnsafeRawBufferPointer) { lists.append(rows) }

  /// Adds a word without its list, which has so many bytes.
  mutating func add(_ key: UInt64, count: Int) {
    if count == 0 { return }
    words.writeVariable(key &- last)
    words.writeVariable(UInt64(count))
    last = key
  }

  /// Adds a word that two lists have: of the other one, rows that have become others, or are left out (-1).
  mutating func add(
    _ key: UInt64, _ rows: UnsafeRawBufferPointer, merging others: UnsafeRawBufferPointer, as numbers: [Int]
  ) {
    var (merged, nextRow) = (ByteWriter(), 0)
    var (own, other) = (WordRows(rows), WordRows(others))
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
    merged.bytes.withUnsafeBytes { add(key, $0) }
  }

  /// Appends the finished list; nothing where it has no word.
  func finish(to writer: inout ByteWriter) {
    if words.bytes.isEmpty { return }
    writer.write(UInt32(words.bytes.count))
    writer.append(words)
    writer.append(lists)
  }
}

import SystemLibrary

/// The words of a folder's records in the order of their bytes, each with what it is worth to a search in the
/// rows that have it, so that a search ranks them without a look at their files.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4 | length of all words |
/// | 4 | | words |
/// | | | lists of rows, in the order of the words |
///
/// A word is a byte of two halves, how many bytes it shares with the one before (the high half) and how many
/// of its own follow (15: the next byte says how many); then its own bytes and the length of its list
/// (LEB128). Of words of more than `longest` bytes only these are there, and those of scripts without
/// spaces are not. The empty word, which is the first one, stands in the rows of which nothing is known. All
/// of it is empty where no word is.
package struct WordList: Sendable {
  /// So many bytes of a word count.
  static let longest = 32

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

  /// Calls `body` with each word and its list of rows; `false` where the list is damaged.
  ///
  /// - Parameter isWanted: whether words with a first byte are wanted: the others are passed over.
  @inline(__always)
  func forEach(
    beginningWith isWanted: (UInt8) -> Bool = { _ in true },
    _ body: (_ word: UnsafeRawBufferPointer, _ rows: UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    let bytes = part.bytes
    return withUnsafeTemporaryAllocation(byteCount: WordList.longest, alignment: 8) { word in
      var (offset, rows, length, isPassedOver) = (4, end, 0, false)
      while offset < end {
        let shared = Int(bytes[offset] &>> 4)
        var own = Int(bytes[offset] & 15)
        offset &+= 1
        if own == 15, offset < end {
          own = Int(bytes[offset])
          offset &+= 1
        }
        guard shared <= length, shared &+ own <= WordList.longest, offset &+ own < end else { return false }
        // Only a word with another first byte shares nothing with the one before.
        if shared == 0 { isPassedOver = own > 0 && !isWanted(bytes[offset]) }
        if !isPassedOver { for index in 0..<own { word[shared &+ index] = bytes[offset &+ index] } }
        length = shared &+ own
        offset &+= own
        var size = Int(bytes[offset])
        if size < 0x80 {
          offset &+= 1
        } else {
          var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[offset..<end]))
          size = Int(truncatingIfNeeded: reader.readVariable())
          offset = end &- reader.remaining
        }
        guard size > 0, size <= bytes.count &- rows else { return false }
        if !isPassedOver {
          body(
            UnsafeRawBufferPointer(rebasing: word[..<length]),
            UnsafeRawBufferPointer(rebasing: bytes[rows..<(rows &+ size)]))
        }
        rows &+= size
      }
      return true
    }
  }

  /// A number for each row that says which words it has, and what they are worth.
  func sums(count: Int) -> [UInt64] {
    var sums = [UInt64](repeating: 0, count: count)
    _ = forEach { word, rows in
      let sum = Checksum.of(word)
      var reader = WordRows(rows)
      while let (row, worth) = reader.next() {
        if row < count { sums[row] &+= (sum ^ UInt64(worth)) &* 0x9E37_79B9_7F4A_7C15 }
      }
    }
    return sums
  }
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
  static func size(of distance: UInt32, _ worth: UInt32) -> Int {
    size(UInt64(distance) &<< 1) &+ (worth > 1 ? size(UInt64(worth)) : 0)
  }

  private static func size(_ number: UInt64) -> Int {
    number < 0x80 ? 1 : (70 &- number.leadingZeroBitCount) / 7
  }

  /// Writes a row at an offset, where there is room, and moves that behind it.
  @inline(__always)
  static func put(_ distance: UInt32, _ worth: UInt32, into bytes: inout [UInt8], at offset: inout UInt32) {
    put(UInt64(distance) &<< 1 | (worth > 1 ? 1 : 0), into: &bytes, at: &offset)
    if worth > 1 { put(UInt64(worth), into: &bytes, at: &offset) }
  }

  @inline(__always)
  private static func put(_ number: UInt64, into bytes: inout [UInt8], at offset: inout UInt32) {
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

/// Writes a ``WordList``, word after word in the order of their bytes.
struct WordListWriter {
  private var words = ByteWriter()
  private var lists = ByteWriter()
  /// The word before, and how long that is.
  private var (last, lastCount) = ([UInt8](repeating: 0, count: WordList.longest), 0)
  private var merged = ByteWriter()

  /// Adds a word with its list; one without rows is left out.
  mutating func add(_ word: UnsafeRawBufferPointer, _ rows: UnsafeRawBufferPointer) {
    lists.append(rows)
    add(word, count: rows.count)
  }

  /// Adds lists of words that follow, or came before.
  mutating func add(_ rows: UnsafeRawBufferPointer) { lists.append(rows) }

  /// Adds a word without its list, which has so many bytes.
  mutating func add(_ word: UnsafeRawBufferPointer, count: Int) {
    if count == 0 { return }
    var shared = 0
    let most = min(15, min(lastCount, word.count))
    while shared < most, last[shared] == word[shared] { shared += 1 }
    let own = word.count - shared
    words.write(UInt8(shared << 4 | min(own, 15)))
    if own >= 15 { words.write(UInt8(own)) }
    for offset in shared..<word.count {
      last[offset] = word[offset]
      words.write(word[offset])
    }
    words.writeVariable(UInt64(count))
    lastCount = word.count
  }

  /// Adds a word that two lists have: of the other one, rows that have become others, or are left out (-1).
  mutating func add(
    _ word: UnsafeRawBufferPointer, _ rows: UnsafeRawBufferPointer, merging others: UnsafeRawBufferPointer,
    as numbers: [Int]
  ) {
    var (merged, nextRow) = (ByteWriter(), 0)
    swap(&merged, &self.merged)
    merged.removeAll()
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
    merged.bytes.withUnsafeBytes { add(word, $0) }
    swap(&merged, &self.merged)
  }

  /// Appends the finished list; nothing where it has no word.
  func finish(to writer: inout ByteWriter) {
    if words.bytes.isEmpty { return }
    writer.write(UInt32(words.bytes.count))
    writer.append(words)
    writer.append(lists)
  }
}

import JournalModel
import SystemLibrary

/// The short texts of a folder's records, each once, with the rows that have it.
///
/// With *m* terms, offsets from the start of the part; a term's bytes and its rows end where those of the
/// next begin:
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4 | *m*, number of terms |
/// | 4 | 4 | length of all terms' bytes |
/// | 8 | 4, 4 | for each term and one more: offset among the terms' bytes, offset among the rows |
/// | | … | terms: a byte for the ``TermField``, then the text |
/// | | … | rows in ascending order, each as the difference to the one before (LEB128) |
package struct BlockTerms: Sendable {
  let part: IndexBytes
  package let count: Int
  let texts: Range<Int>
  let rows: Range<Int>

  /// Takes a part; `nil` where it can't be one.
  package init?(_ part: IndexBytes) {
    let bytes = unsafe part.bytes
    guard bytes.count >= 16 else { return nil }
    let count = unsafe Int(bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
    let length = unsafe Int(bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    let start = 8 + 8 * (count + 1)
    guard start <= bytes.count, length <= bytes.count - start else { return nil }
    self.part = part
    self.count = count
    texts = start..<(start + length)
    rows = (start + length)..<bytes.count
  }

  var bytes: UnsafeRawBufferPointer { unsafe part.bytes }

  func offset(_ term: Int, _ field: Int) -> Int {
    unsafe Int(bytes.loadUnaligned(fromByteOffset: 8 + 8 * term + field, as: UInt32.self))
  }

  func part(_ term: Int, _ field: Int, of whole: Range<Int>) -> UnsafeRawBufferPointer {
    guard (0..<count).contains(term) else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    let (start, end) = (whole.lowerBound + offset(term, field), whole.lowerBound + offset(term + 1, field))
    guard start <= end, end <= whole.upperBound else {
      return unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<end])
  }

  /// The field and the text of a term; no bytes where there is no such term.
  package func bytes(_ term: Int) -> UnsafeRawBufferPointer { unsafe part(term, 0, of: texts) }

  /// What a term is of; `nil` where there is no such term.
  package func field(_ term: Int) -> TermField? {
    unsafe bytes(term).first.flatMap { TermField(rawValue: $0) }
  }

  /// The bytes of a term's text.
  package func text(_ term: Int) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: bytes(term).dropFirst())
  }

  /// A term's text; for ``TermField/ownValue`` use ``ownField(_:)``.
  package func string(_ term: Int) -> String { unsafe String(decoding: text(term), as: UTF8.self) }

  /// A key of the person's own with its value.
  package func ownField(_ term: Int) -> Value.Field {
    var reader = unsafe ByteReader(text(term))
    let key = reader.readText()
    return Value.Field(key: key, value: ValueCoder.value(from: &reader))
  }

  /// A key of the person's own with its value where that is a whole number; `nil` for any other.
  package func ownNumber(_ term: Int) -> OwnNumber? {
    var reader = unsafe ByteReader(text(term))
    let key = unsafe reader.readSlice()
    return unsafe ValueCoder.value(from: &reader).number.map { unsafe OwnNumber(key: key, value: $0) }
  }

  /// A key of the person's own with a whole number.
  @unsafe package struct OwnNumber {
    /// The bytes of its name, good as long as the block.
    package let key: UnsafeRawBufferPointer
    package let value: Int
  }

  /// The bytes of the name of a key of the person's own, from its term with a value.
  package func ownKey(_ term: Int) -> UnsafeRawBufferPointer {
    var reader = unsafe ByteReader(text(term))
    return unsafe reader.readSlice()
  }

  package func addRows(of term: Int, to set: inout RowSet) {
    forEachRow(of: term) { set.insert($0) }
  }

  /// Calls `body` with each row that has a term, in ascending order; twice where a record says it twice.
  package func forEachRow(of term: Int, _ body: (Int) -> Void) {
    var reader = unsafe ByteReader(part(term, 4, of: rows))
    var row = 0
    while reader.remaining > 0, reader.isValid {
      row += Int(truncatingIfNeeded: reader.readVariable() & 0xFFFF_FFFF)
      body(row)
    }
  }
}

/// What a term of ``BlockTerms`` is of.
package enum TermField: UInt8, CaseIterable, Sendable {
  case mood = 1, place, weather, source, tag, person, badge
  /// A word for a shift that is neither day, night nor rest.
  case shift
  /// A key of the person's own with its value, where that is no list and no map: the key behind its length,
  /// then the value as `ValueCoder` writes it.
  case ownValue
  /// A key of the person's own whose value stands with the record.
  case ownKey

  /// The keys that have at most one text, with their fields, in the order of a record's terms.
  static let texts: [(field: TermField, key: Key)] = [
    (.mood, .mood), (.place, .place), (.weather, .weather), (.source, .source),
  ]

  /// The keys that have a list of texts, likewise.
  static let lists: [(field: TermField, key: Key)] = [(.tag, .tags), (.person, .people), (.badge, .badges)]

  /// The field of a key's texts; `nil` for a key that has none.
  package init?(_ key: Key) {
    if key == .shift { self = .shift; return }
    guard
      let found = TermField.texts.first(where: { $0.key == key })
        ?? TermField.lists.first(where: { $0.key == key })
    else { return nil }
    self = found.field
  }

  /// The key that has at most one text of the field; `nil` for all other fields.
  package var textKey: Key? { TermField.texts.first { $0.field == self }?.key }
}

package struct RowSet: Sendable {
  package let count: Int
  var words: [UInt64]

  /// None, or all.
  package init(count: Int, isFull: Bool = false) {
    self.count = count
    words = [UInt64](repeating: isFull ? .max : 0, count: (count + 63) / 64)
    if isFull, count % 64 != 0 { words[words.count - 1] = (1 << UInt64(count % 64)) - 1 }
  }

  /// Takes a row in; one that the block does not have is ignored.
  package mutating func insert(_ row: Int) {
    if row >= 0, row < count { words[row >> 6] |= 1 << UInt64(row & 63) }
  }

  package mutating func remove(_ row: Int) {
    if row >= 0, row < count { words[row >> 6] &= ~(1 << UInt64(row & 63)) }
  }

  package func contains(_ row: Int) -> Bool { words[row >> 6] & 1 << UInt64(row & 63) != 0 }

  /// Keeps what is in both.
  package mutating func formIntersection(_ other: RowSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  package mutating func formUnion(_ other: RowSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  package mutating func subtract(_ other: RowSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  /// Whether there is none.
  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  package var size: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Calls `body` with each row, in ascending order, or in descending order.
  package func forEach(descending: Bool = false, _ body: (Int) -> Void) {
    for number in words.indices {
      let index = descending ? words.count - 1 - number : number
      var word = words[index]
      while word != 0 {
        let bit = descending ? 63 - word.leadingZeroBitCount : word.trailingZeroBitCount
        body(index << 6 | bit)
        word &= ~(1 << UInt64(bit))
      }
    }
  }
}

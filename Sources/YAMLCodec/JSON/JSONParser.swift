/// Reads one JSON text into nodes, strictly: RFC 8259, nothing of YAML or JavaScript beyond it.
///
/// Open collections are on a list of their own, so depth costs no stack. Who calls has made sure that all is
/// UTF-8.
struct JSONParser {
  private let bytes: [UInt8]
  private let limits: YAMLLimits
  private var offset: Int
  /// The nodes that collections around the cursor have in ``records``.
  private var open: [Int] = []
  /// The nodes read so far.
  private(set) var records: [NodeRecord] = []

  /// A parser of a text; a byte order mark before it is skipped, as section 8.1 allows.
  init(_ bytes: [UInt8], limits: YAMLLimits) {
    self.bytes = bytes
    self.limits = limits
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Reads the text: section 2.
  ///
  /// - Throws: ``YAMLError/Reason/notJSON(expected:found:)``, ``YAMLError/Reason/unterminated(_:)``,
  ///   ``YAMLError/Reason/invalidEscape(_:)``, ``YAMLError/Reason/controlCharacter(_:)`` and those of the
  /// limits.
  mutating func read() throws(ParseFailure) {
    try value()
    while let collection = open.last { try member(of: collection) }
    blanks()
    if offset < bytes.count { throw unexpected(.end) }
  }

  /// The byte at the cursor; 0 at the end, which no JSON text contains.
  @inline(__always) private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Skips white space: section 2, `ws`.
  @inline(__always) private mutating func blanks() {
    while offset < bytes.count, isBlankOrBreak(bytes[offset]), bytes[offset] != 0 { offset += 1 }
  }

  // MARK: Values

  /// Reads a scalar, or the bracket that begins a collection: section 3.
  private mutating func value() throws(ParseFailure) {
    blanks()
    switch next {
    case UInt8(ascii: "{"): try begin(.mapping)
    case UInt8(ascii: "["): try begin(.sequence)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), 0x30...0x39: try number()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: throw unexpected(.value)
    }
  }

  private mutating func begin(_ kind: YAMLTree.Kind) throws(ParseFailure) {
    if open.count >= limits.depth { throw failure(.tooDeep(limit: limits.depth)) }
    open.append(records.count)
    records.append(NodeRecord(kind, start: narrow(offset), end: narrow(offset), next: 0, flags: .flow))
    offset += 1
  }

  /// Reads the next item or pair of a collection, or its end: sections 4 and 5.
  private mutating func member(of collection: Int) throws(ParseFailure) {
    blanks()
    let isMap = records[collection].kind == .mapping
    if next == (isMap ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return end(collection) }
    if records[collection].count > 0 {
      guard next == UInt8(ascii: ",") else { throw unexpected(isMap ? .commaOrBrace : .commaOrBracket) }
      offset += 1
      blanks()
    }
    records[collection].count += 1
    if isMap {
      guard next == UInt8(ascii: "\"") else { throw unexpected(.key) }
      try string()
      blanks()
      guard next == UInt8(ascii: ":") else { throw unexpected(.colon) }
      offset += 1
    }
    try value()
  }

  private mutating func end(_ collection: Int) {
    offset += 1
    open.removeLast()
    records[collection].end = narrow(offset)
    records[collection].next = narrow(records.count)
  }

  // MARK: Scalars

  /// Reads `true`, `false` or `null`: section 3.
  private mutating func word(_ word: StaticString) throws(ParseFailure) {
    let start = offset
    var stop = start
    while stop < bytes.count, isWord(bytes[stop]) { stop += 1 }
    guard bytes[start..<stop].elementsEqual(word.description.utf8) else { throw unexpected(.value) }
    offset = stop
    scalar(.plain, from: start)
  }

  /// Reads a number: section 6.
  private mutating func number() throws(ParseFailure) {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    let startsWithZero = next == UInt8(ascii: "0")
    let count = digits()
    var isNumber = count == 1 || count > 1 && !startsWithZero
    if isNumber, next == UInt8(ascii: ".") {
      offset += 1
      isNumber = digits() > 0
    }
    if isNumber, next | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if next.isSign { offset += 1 }
      isNumber = digits() > 0
    }
    guard isNumber, !isWord(next) else { throw unexpected(.value, at: start) }
    scalar(.plain, from: start)
  }

  private mutating func digits() -> Int {
    let start = offset
    while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
    return offset - start
  }

  /// Reads a text in quotes: section 7.
  private mutating func string() throws(ParseFailure) {
    let start = offset
    var isRewritten = false
    offset += 1
    while true {
      while offset < bytes.count, bytes[offset] != 0x22, bytes[offset] != 0x5C, bytes[offset] >= 0x20 {
        offset += 1
      }
      guard offset < bytes.count else { throw failure(.unterminated(.doubleQuoted), from: start) }
      switch bytes[offset] {
      case 0x22:
        offset += 1
        if offset - start > limits.scalarLength {
          throw failure(.scalarTooLong(limit: limits.scalarLength), at: start)
        }
        return scalar(.doubleQuoted, from: start, isRewritten: isRewritten)
      case 0x5C:
        isRewritten = true
        try escape()
      default: throw failure(.controlCharacter(UInt32(bytes[offset])), from: start)
      }
    }
  }

  /// Reads an escape; a character beyond U+FFFF is written as two halves, and neither may stand alone, since
  /// a half is no text.
  private mutating func escape() throws(ParseFailure) {
    let start = offset
    offset += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      guard let unit = unit(at: offset) else { break }
      offset += 4
      if unit & 0xF800 != 0xD800 { return }
      guard unit & 0xFC00 == 0xD800, next == 0x5C, byte(offset + 1) == UInt8(ascii: "u"),
        let low = self.unit(at: offset + 2), low & 0xFC00 == 0xDC00
      else { break }
      offset += 6
      return
    default: break
    }
    throw failure(.invalidEscape(excerpt(at: start, count: byte(start + 1) == 0x75 ? 6 : 2)), at: start)
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The number of four hexadecimal digits.
  private func unit(at start: Int) -> UInt32? {
    var unit: UInt32 = 0
    for index in start..<start + 4 {
      guard let digit = hexDigit(byte(index)) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  @inline(__always)
  private mutating func scalar(_ style: YAMLTree.ScalarStyle, from start: Int, isRewritten: Bool = false) {
    records.append(
      NodeRecord(
        .scalar, start: narrow(start), end: narrow(offset), next: narrow(records.count + 1), style: style,
        flags: isRewritten ? .rewritten : []))
  }

  private func narrow(_ offset: Int) -> Int32 { Int32(truncatingIfNeeded: offset) }

  // MARK: Errors

  private func failure(_ reason: YAMLError.Reason, at wrong: Int? = nil, from start: Int? = nil)
    -> ParseFailure
  {
    ParseFailure(reason: reason, offset: wrong ?? offset, start: start)
  }

  /// The error for something that does not belong here, or for the end of the text inside a collection.
  private func unexpected(_ expected: YAMLError.JSONPart, at index: Int? = nil) -> ParseFailure {
    let index = index ?? offset
    if index >= bytes.count, let collection = open.last {
      let construct: YAMLError.Construct = records[collection].kind == .mapping ? .flowMapping : .flowSequence
      return failure(.unterminated(construct), from: Int(records[collection].start))
    }
    return failure(.notJSON(expected: expected, found: excerpt(at: index, count: 24)), at: index)
  }

  /// At most so many bytes of the line, whole characters: what an error shows.
  private func excerpt(at start: Int, count: Int) -> String {
    var stop = start
    while stop < bytes.count, !isBreak(bytes[stop]), stop - start < count { stop += 1 }
    while stop < bytes.count, stop > start, bytes[stop] & 0xC0 == 0x80 { stop -= 1 }
    return String(decoding: bytes[start..<stop], as: UTF8.self)
  }
}

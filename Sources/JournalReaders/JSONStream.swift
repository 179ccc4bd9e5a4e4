import JournalModel
import YAMLCodec

/// Reads JSON a part at a time: a text may be longer than the memory, and is given by its place.
///
/// - Source: RFC 8259.
package struct JSONStream {
  private let source: any ByteSource
  private var window: [UInt8] = []
  /// Where the window begins in the source, and the next byte in the window.
  private var start = 0
  private var next = 0
  private var line = 1
  private var lineStart = 0

  private static let windowSize = 1 << 18

  /// A stream that stands before the first value.
  package init(_ source: any ByteSource) { self.source = source }

  /// Where the next byte stands in the source.
  var offset: Int { start + next }

  /// Where the next byte stands, for messages.
  package var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart + 1, offset: offset)
  }

  /// A flaw at the next byte.
  package func flaw(_ flaw: SourceFlaw = .damaged) -> ReadingError { ReadingError(flaw, at: position) }

  /// The next byte; `nil` at the end.
  private mutating func byte() throws(ReadingError) -> UInt8? {
    if next >= window.count {
      start += window.count
      next = 0
      window = try source.part(start..<min(start + JSONStream.windowSize, source.count))
    }
    return next < window.count ? window[next] : nil
  }

  /// The first byte behind blanks; `nil` at the end.
  package mutating func peek() throws(ReadingError) -> UInt8? {
    while let byte = try byte() {
      switch byte {
      case 0x0A:
        next += 1
        line += 1
        lineStart = offset
      case 0x20, 0x09, 0x0D: next += 1
      default: return byte
      }
    }
    return nil
  }

  private mutating func pass(_ expected: UInt8) throws(ReadingError) {
    guard let byte = try peek() else { throw flaw(.cutShort) }
    guard byte == expected else { throw flaw() }
    next += 1
  }

  /// Whether the next byte is this one; passes it then.
  private mutating func passes(_ expected: UInt8) throws(ReadingError) -> Bool {
    guard try peek() == expected else { return false }
    next += 1
    return true
  }

  /// Passes a text; gives where it stands between its quotes.
  package mutating func passText() throws(ReadingError) -> Range<Int> {
    try pass(0x22)
    let first = offset
    while try byte() != nil {
      if let index = window[next...].firstIndex(where: { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 }) {
        next = index
        switch window[index] {
        case 0x22:
          next += 1
          return first..<offset - 1
        case 0x5C:
          next += 1
          guard try byte() != nil else { throw flaw(.cutShort) }
          next += 1
        default: throw flaw()
        }
      } else {
        next = window.count
      }
    }
    throw flaw(.cutShort)
  }

  /// Reads a text of few bytes.
  package mutating func text(limit: Int = 1 << 16) throws(ReadingError) -> String {
    let (start, range) = (position, try passText())
    guard range.count <= limit else { throw ReadingError(.tooLarge(limit: limit), at: start) }
    let bytes = try JSONEscapes.decoded(try source.part(range))
    guard let text = String(validating: bytes, as: UTF8.self) else { throw ReadingError(.damaged, at: start) }
    return text
  }

  /// Reads a whole number; `nil` for any other value.
  package mutating func integer() throws(ReadingError) -> Int? {
    guard let first = try peek(), first == 0x2D || (0x30...0x39).contains(first) else {
      try passValue()
      return nil
    }
    return Int(try word())
  }

  /// Reads a number or a word such as `true`.
  private mutating func word() throws(ReadingError) -> String {
    var bytes: [UInt8] = []
    while let byte = try byte(), bytes.count < 64 {
      let isLetter = (0x61...0x7A).contains(byte) || byte == 0x45
      guard isLetter || (0x30...0x39).contains(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E else {
        break
      }
      bytes.append(byte)
      next += 1
    }
    guard !bytes.isEmpty else { throw flaw() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an object: each key, and then its value, which the body must read or pass.
  package mutating func object(
    _ body: (inout JSONStream, _ key: String) throws(ReadingError) -> Void
  ) throws(ReadingError) {
    try pass(UInt8(ascii: "{"))
    if try passes(UInt8(ascii: "}")) { return }
    repeat {
      let key = try text()
      try pass(UInt8(ascii: ":"))
      try body(&self, key)
    } while try passes(UInt8(ascii: ","))
    try pass(UInt8(ascii: "}"))
  }

  /// Reads a list: the body must read or pass each value.
  package mutating func list(_ body: (inout JSONStream) throws(ReadingError) -> Void) throws(ReadingError) {
    try pass(UInt8(ascii: "["))
    if try passes(UInt8(ascii: "]")) { return }
    repeat { try body(&self) } while try passes(UInt8(ascii: ","))
    try pass(UInt8(ascii: "]"))
  }

  package mutating func passValue(depth: Int = 0) throws(ReadingError) {
    guard depth < ReadingLimits.depth else { throw flaw(.tooDeep(limit: ReadingLimits.depth)) }
    switch try peek() {
    case UInt8(ascii: "{"):
      try object { (stream, _) throws(ReadingError) in
        try stream.passValue(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try list { (stream) throws(ReadingError) in
        try stream.passValue(depth: depth + 1)
      }
    case 0x22: _ = try passText()
    case nil: throw flaw(.cutShort)
    default: _ = try word()
    }
  }
}

/// What stands between the quotes of a JSON text.
package enum JSONEscapes {
  /// The bytes that are meant.
  ///
  /// - Throws: `SourceFlaw/damaged` at an escape that there is not.
  package static func decoded(_ text: [UInt8]) throws(ReadingError) -> [UInt8] {
    guard text.contains(0x5C) else { return text }
    // Whoever gives it has looked how long it is.
    var limits = YAMLLimits.json
    (limits.scalarLength, limits.textLength) = (Int(Int32.max), Int(Int32.max))
    let tree = try? YAMLTree(json: [0x22] + text + [0x22], limits: limits)
    guard let tree, let root = tree.root else { throw ReadingError(.damaged) }
    return Array(tree.text(root).utf8)
  }
}

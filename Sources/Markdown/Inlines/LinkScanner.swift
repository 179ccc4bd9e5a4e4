/// The parts of an inline link and of a link reference definition (CommonMark 6.3).
enum LinkScanner {
  /// A part: its span without delimiters, with its escapes, and the offset behind it.
  typealias Part = (span: Node.Span, end: Int)

  /// The deepest parentheses in a destination; more are no destination, so that hostile text stays linear.
  static let maximumParentheses = 32

  /// The offset behind blanks with at most one line end among them.
  static func passBlanks(in bytes: [UInt8], at offset: Int, before limit: Int) -> Int {
    var offset = offset
    while offset < limit, bytes[offset].isBlank { offset += 1 }
    guard offset < limit, bytes[offset] == Byte.newline else { return offset }
    offset += 1
    while offset < limit, bytes[offset].isBlank { offset += 1 }
    return offset
  }

  static func destination(in bytes: [UInt8], at start: Int, before limit: Int) -> Part? {
    guard start < limit else { return nil }
    if bytes[start] == Byte.less { return angleDestination(in: bytes, at: start, before: limit) }
    var depth = 0
    var offset = start
    scan: while offset < limit {
      switch bytes[offset] {
      case Byte.backslash where offset + 1 < limit && bytes[offset + 1].isPunctuation: offset += 1
      case Byte.leftParenthesis:
        depth += 1
        if depth > maximumParentheses { return nil }
      case Byte.rightParenthesis:
        if depth == 0 { break scan }
        depth -= 1
      case let byte where byte == Byte.space || byte.isControl: break scan
      default: break
      }
      offset += 1
    }
    guard depth == 0, offset > start || (offset < limit && bytes[offset] == Byte.rightParenthesis) else {
      return nil
    }
    return (Node.Span(start, offset), offset)
  }

  private static func angleDestination(in bytes: [UInt8], at start: Int, before limit: Int) -> Part? {
    var offset = start + 1
    while offset < limit {
      switch bytes[offset] {
      case Byte.greater: return (Node.Span(start + 1, offset), offset + 1)
      case Byte.less, Byte.newline: return nil
      case Byte.backslash where offset + 1 < limit && bytes[offset + 1].isPunctuation: offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  static func title(in bytes: [UInt8], at start: Int, before limit: Int) -> Part? {
    guard start < limit else { return nil }
    let opening = bytes[start]
    let closing: UInt8
    switch opening {
    case Byte.quote, Byte.apostrophe: closing = opening
    case Byte.leftParenthesis: closing = Byte.rightParenthesis
    default: return nil
    }
    var offset = start + 1
    while offset < limit {
      let byte = bytes[offset]
      if byte == closing { return (Node.Span(start + 1, offset), offset + 1) }
      if byte == Byte.leftParenthesis, opening == Byte.leftParenthesis { return nil }
      offset += byte == Byte.backslash ? 2 : 1
    }
    return nil
  }
}

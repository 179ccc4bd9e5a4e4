/// Tags of raw HTML (CommonMark 6.6).
enum HTMLTag {
  /// The offset behind the opening or closing tag whose `<` stands at `offset`; `nil` where none stands
  /// there.
  static func end(in bytes: [UInt8], at offset: Int, before limit: Int) -> Int? {
    guard offset + 2 < limit, bytes[offset] == Byte.less else { return nil }
    if bytes[offset + 1] == Byte.slash {
      guard let name = nameEnd(in: bytes, at: offset + 2, before: limit) else { return nil }
      let end = passSpaces(in: bytes, at: name, before: limit)
      return end < limit && bytes[end] == Byte.greater ? end + 1 : nil
    }
    guard var end = nameEnd(in: bytes, at: offset + 1, before: limit) else { return nil }
    while true {
      let next = passSpaces(in: bytes, at: end, before: limit)
      guard next < limit else { return nil }
      if bytes[next] == Byte.greater { return next + 1 }
      if bytes[next] == Byte.slash {
        return next + 1 < limit && bytes[next + 1] == Byte.greater ? next + 2 : nil
      }
      guard next > end, let attribute = attributeEnd(in: bytes, at: next, before: limit) else { return nil }
      end = attribute
    }
  }

  private static func passSpaces(in bytes: [UInt8], at offset: Int, before limit: Int) -> Int {
    var offset = offset
    while offset < limit, bytes[offset].isSpace { offset += 1 }
    return offset
  }

  private static func nameEnd(in bytes: [UInt8], at start: Int, before limit: Int) -> Int? {
    guard start < limit, bytes[start].isLetter else { return nil }
    var end = start + 1
    while end < limit, bytes[end].isAlphanumeric || bytes[end] == Byte.minus { end += 1 }
    return end
  }

  /// A name and, behind `=`, a value.
  private static func attributeEnd(in bytes: [UInt8], at start: Int, before limit: Int) -> Int? {
    let first = bytes[start]
    guard first.isLetter || first == Byte.underscore || first == Byte.colon else { return nil }
    var end = start + 1
    while end < limit, isAttributeName(bytes[end]) { end += 1 }
    let equals = passSpaces(in: bytes, at: end, before: limit)
    guard equals < limit, bytes[equals] == Byte.equals else { return end }
    let value = passSpaces(in: bytes, at: equals + 1, before: limit)
    guard value < limit else { return nil }
    let quote = bytes[value]
    if quote == Byte.quote || quote == Byte.apostrophe {
      end = value + 1
      while end < limit, bytes[end] != quote { end += 1 }
      return end < limit ? end + 1 : nil
    }
    end = value
    while end < limit, isBareValue(bytes[end]) { end += 1 }
    return end > value ? end : nil
  }

  private static func isAttributeName(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == Byte.underscore || byte == Byte.dot || byte == Byte.colon
      || byte == Byte.minus
  }

  private static func isBareValue(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.quote, Byte.apostrophe, Byte.equals, Byte.less, Byte.greater, Byte.backtick: false
    default: !byte.isSpace
    }
  }
}

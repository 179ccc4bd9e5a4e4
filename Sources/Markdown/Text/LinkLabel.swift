/// Labels of link references and how they are compared (CommonMark 4.7 and 6.3).
enum LinkLabel {
  /// The most characters between the brackets.
  static let maximumLength = 999

  /// The offset behind the label whose `[` stands at `offset`; `nil` where no label stands there.
  static func end(in bytes: [UInt8], at offset: Int, before limit: Int) -> Int? {
    guard offset < limit, bytes[offset] == Byte.leftBracket else { return nil }
    var length = 0
    var index = offset + 1
    while index < limit {
      let byte = bytes[index]
      if byte == Byte.rightBracket { return index + 1 }
      if byte == Byte.leftBracket { return nil }
      let isEscape = byte == Byte.backslash && index + 1 < limit
      index += isEscape ? 2 : 1
      if byte & 0xC0 != 0x80 { length += isEscape ? 2 : 1 }
      if length > maximumLength { return nil }
    }
    return nil
  }

  /// The text between brackets as labels are compared: letters folded, runs of blanks as one space, none at
  /// the ends.
  ///
  /// - Returns: `nil` where nothing but blanks stands between the brackets.
  static func normalized(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isASCII = true
    var isAfterSpace = true
    for byte in bytes {
      if byte.isSpace {
        if !isAfterSpace { result.append(Byte.space) }
        isAfterSpace = true
      } else {
        isAfterSpace = false
        isASCII = isASCII && byte < 0x80
        result.append(byte.isLetter ? byte & 0xDF : byte)
      }
    }
    if result.last == Byte.space { result.removeLast() }
    guard !result.isEmpty else { return nil }
    return isASCII ? result : folded(result)
  }

  /// Full case folding: small letters first, then capitals, so that `ẞ`, `ß` and `ss` are one.
  private static func folded(_ bytes: [UInt8]) -> [UInt8] {
    var result = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      for small in scalar.properties.lowercaseMapping.unicodeScalars {
        result += small.properties.uppercaseMapping
      }
    }
    return Array(result.utf8)
  }
}

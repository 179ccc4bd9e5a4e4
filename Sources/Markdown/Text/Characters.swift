/// The kinds of characters that decide whether a run of `*` or `_` opens or closes emphasis (CommonMark 2.1).
enum CharacterClass {
  case space, punctuation, other

  /// The class of the character that ends before `offset`; the beginning of the text counts as a space.
  static func before(_ offset: Int, in bytes: [UInt8], from start: Int) -> CharacterClass {
    guard offset > start else { return .space }
    var first = offset - 1
    if bytes[first] < 0x80 { return ofASCII(bytes[first]) }
    while first > start, offset - first < 4, bytes[first] & 0xC0 == 0x80 { first -= 1 }
    return ofScalar(at: first, in: bytes, before: offset)
  }

  /// The class of the character at `offset`; the end of the text counts as a space.
  static func after(_ offset: Int, in bytes: [UInt8], before end: Int) -> CharacterClass {
    guard offset < end else { return .space }
    if bytes[offset] < 0x80 { return ofASCII(bytes[offset]) }
    return ofScalar(at: offset, in: bytes, before: end)
  }

  private static func ofASCII(_ byte: UInt8) -> CharacterClass {
    byte.isSpace ? .space : byte.isPunctuation ? .punctuation : .other
  }

  private static func ofScalar(at offset: Int, in bytes: [UInt8], before end: Int) -> CharacterClass {
    guard let scalar = UTF8Scalar.decode(bytes, at: offset, before: end)?.scalar else { return .other }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return .other
    }
  }
}

/// Reading and writing single characters as UTF-8.
enum UTF8Scalar {
  /// The character at `offset` and its length in bytes; `nil` where the bytes are no UTF-8.
  static func decode(_ bytes: [UInt8], at offset: Int, before end: Int) -> (
    scalar: Unicode.Scalar, length: Int
  )? {
    let lead = bytes[offset]
    let length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0
    guard length > 0, offset + length <= end else { return nil }
    var value = UInt32(length == 1 ? lead : lead & (0xFF >> UInt8(length + 1)))
    for index in offset + 1..<max(offset + 1, offset + length) {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}

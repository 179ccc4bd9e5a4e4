/// The bytes that the grammar names.
enum Byte {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let bang = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let apostrophe = UInt8(ascii: "'")
  static let leftParenthesis = UInt8(ascii: "(")
  static let rightParenthesis = UInt8(ascii: ")")
  static let star = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let minus = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let question = UInt8(ascii: "?")
  static let at = UInt8(ascii: "@")
  static let leftBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let rightBracket = UInt8(ascii: "]")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
  static let pipe = UInt8(ascii: "|")
  static let tilde = UInt8(ascii: "~")
}

extension UInt8 {
  var isBlank: Bool { self == Byte.space || self == Byte.tab }

  /// A space, a tab or a line's end, form feed and vertical tab too.
  var isSpace: Bool { self == Byte.space || (self >= 0x09 && self <= 0x0D) }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

  var isAlphanumeric: Bool { isDigit || isLetter }

  var isHexDigit: Bool { isDigit || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x66) }

  /// ASCII punctuation: what a backslash may stand before (CommonMark 2.4).
  var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40) || (self >= 0x5B && self <= 0x60)
      || (self >= 0x7B && self <= 0x7E)
  }

  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// The ASCII capital as a small letter; every other byte as it is.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension [UInt8] {
  /// Whether the ASCII text `word` (in small letters) stands at `offset`, in letters of either case.
  func hasWord(_ word: StaticString, at offset: Int, before end: Int) -> Bool {
    guard offset >= 0, offset + word.utf8CodeUnitCount <= end else { return false }
    return word.withUTF8Buffer { letters in
      // The letters of a literal live as long as the program.
      letters.indices.allSatisfy { unsafe self[offset + $0].lowercased == letters[$0] }
    }
  }

  /// The first offset from `start` on where the bytes of `word` stand, `nil` where they do not before `end`.
  func firstOffset(of word: StaticString, from start: Int, before end: Int) -> Int? {
    var offset = start
    while offset + word.utf8CodeUnitCount <= end {
      if hasWord(word, at: offset, before: end) { return offset }
      offset += 1
    }
    return nil
  }
}

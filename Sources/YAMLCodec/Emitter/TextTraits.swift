/// What decides how a text can be written.
struct TextTraits {
  /// Whether a character must be escaped, so that only double quotes will do.
  var needsEscape = false
  var hasLineFeed = false
  /// Whether the text begins or ends with white space, of Unicode's kinds too.
  var hasOuterSpace = false
  /// Whether a quote or a backslash stands in the text, so that single quotes are easier to read.
  var hasQuoteOrBackslash = false
  /// Whether a line other than the last ends with a blank or a tab, or one is only that.
  var hasTrailingBlank = false

  /// Looks at a text once.
  init(of text: String) {
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if last == nil, scalar.properties.isWhitespace { hasOuterSpace = true }
      switch scalar {
      case "\n":
        hasLineFeed = true
        if last == " " || last == "\t" { hasTrailingBlank = true }
      case "\"", "\\": hasQuoteOrBackslash = true
      default: if Self.needsEscape(scalar) { needsEscape = true }
      }
      last = scalar
    }
    if let last, last.properties.isWhitespace { hasOuterSpace = true }
  }

  /// Whether a character is written as an escape: controls but the line feed and the tab, NEL, LS, PS, BOM
  /// and what is no character at all.
  ///
  /// - Source: production [1], `c-printable`; line breaks of YAML 1.1; noncharacters of Unicode, chapter
  ///   23.7.
  static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

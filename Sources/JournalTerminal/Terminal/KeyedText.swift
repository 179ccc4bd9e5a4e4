/// Text from a keyboard or a clipboard, made fit for a file.
package enum KeyedText {
  /// The text without what has no place in a file: escape sequences, control characters, the bidirectional
  /// controls. Line ends become `\n`, or a blank where there are no lines; a tab becomes blanks.
  package static func cleaned(_ text: String, keepsLines: Bool) -> String {
    var result = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x1B: rest = afterSequence(rest)
      case 0x0D, 0x0A, 0x85, 0x2028, 0x2029, 0x0B, 0x0C:
        if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
        result.append(keepsLines ? "\n" : " ")
      case 0x09: result.append(contentsOf: keepsLines ? "    ".unicodeScalars : " ".unicodeScalars)
      case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// What follows a sequence that an escape begins: colours and links that were copied from a screen.
  private static func afterSequence(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    switch text.first {
    case "[":
      let rest = text.dropFirst().drop { (0x20..<0x40).contains($0.value) }
      return rest.first.map { (0x40...0x7E).contains($0.value) } == true ? rest.dropFirst() : rest
    case "]":
      let rest = text.dropFirst().drop { $0.value >= 0x20 }
      if rest.first?.value == 0x07 { return rest.dropFirst() }
      return rest.starts(with: ["\u{1B}", "\\"]) ? rest.dropFirst(2) : rest
    default: return text
    }
  }
}

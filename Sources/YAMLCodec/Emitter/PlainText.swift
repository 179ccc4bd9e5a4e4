/// Which texts may be written without quotes.
enum PlainText {
  /// Whether YAML 1.1 and 1.2 parsers read the plain text as the string that it is.
  ///
  /// - Parameter isInFlow: whether it stands between brackets or braces. Older parsers refuse every colon
  ///   there.
  /// - Source: productions [126] to [133], and for the readings ``PlainReadings``.
  static func isSafe(_ text: TextBytes, isInFlow: Bool) -> Bool {
    guard let first = unsafe text.first, let last = unsafe text.last, mayStart(first) else { return false }
    guard last != UInt8(ascii: " "), last != UInt8(ascii: ":"), unsafe !startsWithMarker(text) else {
      return false
    }
    for index in 0..<text.count {
      switch unsafe text[index] {
      case 0..<0x20, 0x7F: return false
      case UInt8(ascii: ":"): if unsafe isInFlow || text[index + 1] == UInt8(ascii: " ") { return false }
      case UInt8(ascii: "#"): if unsafe text[index - 1] == UInt8(ascii: " ") { return false }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if isInFlow { return false }
      default: break
      }
    }
    return unsafe PlainReadings(of: text).isEmpty
  }

  /// Whether a plain text that is written may start with a byte: no indicator [22], not even where the
  /// grammar lets it pass before a letter (`-a`, `?a`, `:a`, which Psych takes for a symbol), and no blank.
  private static func mayStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"),
      UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"),
      UInt8(ascii: "\""), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "="):
      false
    default: byte > 0x20
    }
  }

  /// Whether a text starts with `...`, which ends a document at the start of a line.
  private static func startsWithMarker(_ text: TextBytes) -> Bool {
    unsafe text.count >= 3 && text[0] == UInt8(ascii: ".") && text[1] == UInt8(ascii: ".")
      && text[2] == UInt8(ascii: ".")
  }
}

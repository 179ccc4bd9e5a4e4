import JournalModel
import Testing

struct LinesTests {
  private static let pieces = [
    "a", "é", "e\u{301}", "🎉", "\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}",
    "\u{2027}",
    "\u{A0}", "\u{301}", " ",
  ]

  /// Every text of up to three of those pieces, against what the standard library parts at its characters.
  @Test func `lines end where a character is a new line`() {
    var texts = [""]
    for _ in 0..<3 { texts = texts.flatMap { text in [text] + Self.pieces.map { text + $0 } } }
    for text in texts {
      let expected = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
      #expect(text.lines.map(String.init) == expected, "\(text.debugDescription)")
    }
  }
}

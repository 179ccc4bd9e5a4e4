import Testing

@testable import YAMLCodec

/// What is read line by line is what the productions read: nodes, places and errors.
struct CommonLinesTests {
  private static let lines = [
    "kind: entry", "a: b", "a:  b ", "long-key_1: 2026-11-20", "a: \"b: c\"", "a: 'b'", "a: 'b''c'",
    "a: \"b\\n\"", "a: ''",
    "a: \"b\" # c", "a: b # c", "a: b#c", "a: b:c", "a: b: c", "a: b:", "a: é ü", "é: b", "a:", "a: ",
    "a: # c", "a:b", "a",
    "a: [b, c]", "a: [b, \"c\", 'd' ]  # e", "a: []", "a: [ ]", "a: [b c , d]", "a: [b", "a: [b: c]",
    "a: [b]: c", "a: [b,]",
    "a: [b,,c]", "a: [[b]]", "a: [\"b\":c]", "a: [b] c", "a: [b # c", "a: {b: c}", "a: |", "a: >-", "a: &x b",
    "a: *x",
    "a: !!str b", "a: - b", "a: @b", "a: -1", "a: \tb", "a: b\tc", "a:\tb", "a: b\t", "- b", "-  b",
    "- \"b\"", "- b: c",
    "-", "- - b", "-b", "  - b", "  - \"b\" # c", "   - b", "  b", "  b: c", "    b: c", " # c", "# c", "",
    " ", "\t", "  \tb",
    "---", "...", "--- b", "? a", ": b", "\"a\": b", "'a: b'", "\u{FEFF}a: b", "a: \u{FEFF}", "a: \"b", "c\"",
    "abcdefgh: i",
    "abcdefghijklmnop: \"qrstuvwxyz: # [\"", "ABCé: b", "a: abcdefg: h", "a: abcdefgh #i", "a: b\r",
  ]

  /// The nodes that a parser leaves, and why it stopped.
  private static func reading(_ text: [UInt8], mode: YAMLMode, limits: YAMLLimits, line: Bool) -> String {
    text.withUnsafeBufferPointer { bytes in
      var parser = Parser(bytes, in: bytes.indices, mode: mode, limits: limits)
      if !line { parser.takesCommonLines = false }
      do throws(ParseFailure) {
        try parser.frontMatter()
      } catch { return "\(error)" }
      return "\(parser.records) \(parser.properties) \(parser.depth)"
    }
  }

  @Test(arguments: 0..<40)
  func `are read as the productions read them`(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    for _ in 0..<500 {
      var limits = YAMLLimits()
      if Int.random(in: 0..<4, using: &random) == 0 {
        limits.depth = Int.random(in: 0...2, using: &random)
        limits.keyLength = Int.random(in: 1...9, using: &random)
        limits.scalarLength = Int.random(in: 1...9, using: &random)
      }
      // Mostly lines that are common, so that the others come behind and between them.
      let common = Int.random(in: 4...Self.lines.count, using: &random)
      let text = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        let line = Self.lines[Int.random(in: 0..<common, using: &random)]
        return Int.random(in: 0..<8, using: &random) == 0 ? "  " + line : line
      }.joined(separator: "\n")
      for text in [text, text + "\n"] {
        for mode in [YAMLMode.strict, .lenient] {
          let bytes = Array(text.utf8)
          let found = Self.reading(bytes, mode: mode, limits: limits, line: true)
          let expected = Self.reading(bytes, mode: mode, limits: limits, line: false)
          #expect(found == expected, "\(text.debugDescription)")
        }
      }
    }
  }
}

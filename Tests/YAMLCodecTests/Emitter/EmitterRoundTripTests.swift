import Testing

@testable import YAMLCodec

/// What is written reads back as the same values; other parsers judge in `Tests/Judges/emit_judge.py`.
@Suite struct EmitterRoundTripTests {
  @Test(arguments: 0..<20)
  func `what is written reads back in block and in flow style, strictly and in front matter`(block: UInt64)
    throws
  {
    var maker = ValueMaker(random: SeededGenerator(state: block))
    for _ in 0..<40 {
      let value = YAMLValue.mapping([YAMLPair(key: .string("k"), value: maker.value(depth: 0))])
      for text in [
        YAMLEmitter.document(value), YAMLEmitter.document(value, lineEnding: "\r\n"),
        YAMLEmitter.line(value, inFlow: true) + "\n",
      ] {
        let tree = try #require(try YAMLStream.documents(Array(text.utf8)).first)
        let root = try #require(tree.root)
        #expect(tree.isValue(root, value), "\(value)\n\(text)")
        let document = MarkdownDocument(Array("---\n\(text)---\nBody\n".utf8))
        let front = try #require(document.tree.root)
        #expect(document.tree.isValue(front, value) && document.problems.isEmpty, "\(value)\n\(text)")
      }
    }
  }
}

/// Makes values whose texts are hard to write.
struct ValueMaker {
  var random: SeededGenerator

  private static let pieces =
    "abyYnN019-+.,:;#&*!|>%@`'\"\\/?=<>[]{}()_~ \t\n\r".unicodeScalars.map(String.init) + [
      "null", "true", "off", ": ", " #", "- ", "0x", "0o7", "1e3", "12:30", "2024-01-02", "---", "...",
      "\n\n", "é",
      "\u{A0}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{0}", "\u{7F}", "\u{FFFE}", "日記", "👩‍⚕️",
    ]

  mutating func value(depth: Int) -> YAMLValue {
    switch Int.random(in: 0..<(depth < 4 ? 10 : 8), using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: .int(.random(in: .min ... .max, using: &random))
    case 3: .float(.random(in: -1e9...1e9, using: &random))
    case 8: .sequence((0..<count()).map { _ in value(depth: depth + 1) })
    case 9:
      .mapping((0..<count()).map { YAMLPair(key: .string("\($0)" + text()), value: value(depth: depth + 1)) })
    default: .string(text())
    }
  }

  private mutating func count() -> Int { .random(in: 0...4, using: &random) }

  private mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
    }.joined()
  }
}

import Markdown
import Testing

struct RobustnessTests {
  private static let pieces = [
    "a", "*", "**", "_", "`", "``", "[", "]", "(", ")", "![", "<", ">", "&amp;", "\\", "\n", "\n\n", "  \n",
    "\t", "    ",
    "> ", "- ", "1. ", "# ", "===\n", "---\n", "```\n", "|", "|-|\n", "~~", "[[", "]]", "www.a.b", "http://",
    "a@b.c",
    "[a]: /u\n", "<div>\n", "<!--", "-->", "é", "\u{0}", "\r", "\r\n", "- [x] ", "\"", "'",
  ]

  /// The next number of a fixed row (xorshift).
  private static func next(_ state: inout UInt64) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33)
  }

  @Test(arguments: 1...20)
  func `any text gives balanced HTML and ranges within it`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<100 {
      var text = ""
      for _ in 0..<Self.next(&state) % 30 { text += Self.pieces[Self.next(&state) % Self.pieces.count] }
      let document = MarkdownDocument(parsing: text, options: .journal)
      #expect(isBalanced(document.html()), "\(text.debugDescription)")
      let size = text.utf8.count
      #expect(allRanges(document.root).allSatisfy { $0.upperBound <= size }, "\(text.debugDescription)")
    }
  }

  private func allRanges(_ node: MarkdownNode) -> [Range<Int>] {
    [node.sourceRange] + node.children.flatMap(allRanges)
  }

  /// Whether every tag that is opened is closed in turn; the text itself has no `<`.
  private func isBalanced(_ html: String) -> Bool {
    var open: [Substring] = []
    for part in html.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let tag = part.prefix { $0 != ">" }
      if tag.hasSuffix("/") { continue }
      let name = tag.prefix { $0 != " " && $0 != "\n" }
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else {
        open.append(name)
      }
    }
    return open.isEmpty
  }

  @Test(arguments: [
    "[", "*a _a ", "`", ">", "<!--", "[a](", "![[", "**x ", "|", "- ", "&", "<a b=\"", "www.a_", "a@b.",
  ])
  func `large hostile texts are read`(piece: String) {
    let text = String(repeating: piece, count: 20_000 / piece.utf8.count)
    let html = safe(text)
    #expect(html.utf8.count < 60 * text.utf8.count)
  }

  @Test func `rows that are too short add a bounded number of cells`() {
    let columns = 200
    let text =
      String(repeating: "a|", count: columns) + "\n" + String(repeating: "-|", count: columns) + "\n"
      + String(repeating: "x\n", count: 10_000)
    #expect(safe(text).utf8.count < 40 * text.utf8.count)
  }
}

import Markdown
import Testing

struct NodeTests {
  private func sources(_ node: MarkdownNode, of text: String) -> [String] {
    let bytes = Array(text.utf8)
    let own = String(decoding: bytes[node.sourceRange], as: UTF8.self)
    return [own] + node.children.flatMap { sources($0, of: text) }
  }

  @Test func `nodes know what they were read from`() {
    let text = "> # A *b*\n>\n> - [x] c\n"
    let root = MarkdownDocument(parsing: text, options: .gitHub).root
    let quote = root.children[0]
    #expect(quote.kind == .blockQuote)
    #expect(quote.children[0].kind == .heading(level: 1))
    #expect(
      sources(quote.children[0], of: text) == ["# A *b*", "A ", "*b*", "b"])
    #expect(quote.children[1].kind == .list(start: nil, isTight: true))
    #expect(quote.children[1].children[0].kind == .item(isDone: true))
  }

  @Test func `table cells, links and code keep their places`() {
    let text = "é | b\n-|-\n`\\|c` d | [e](f)\n"
    let table = MarkdownDocument(parsing: text, options: .gitHub).root.children[0]
    let cells = table.children[1].children
    #expect(sources(cells[0], of: text) == ["`\\|c` d", "`\\|c`", " d"])
    #expect(sources(cells[1], of: text) == ["[e](f)", "[e](f)", "e"])
    #expect(cells[1].children[0].kind == .link(destination: "f", title: ""))
  }

  @Test(arguments: ["", "\n", "\u{FEFF}a", "\r\r\na\rb"])
  func `every range lies within the source`(text: String) {
    let size = text.utf8.count
    func check(_ node: MarkdownNode) {
      #expect(node.sourceRange.upperBound <= size)
      node.children.forEach(check)
    }
    check(MarkdownDocument(parsing: text, options: .journal).root)
  }
}

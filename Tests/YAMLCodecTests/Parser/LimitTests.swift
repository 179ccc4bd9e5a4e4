import Testing
import YAMLCodec

struct LimitTests {
  private func error(_ text: String, _ change: (inout YAMLLimits) -> Void) -> String {
    var limits = YAMLLimits()
    change(&limits)
    return firstError(text, limits: limits)
  }

  @Test(arguments: ["[[[a]]]", "- - - a", "a:\n b:\n  c: d", "{a: {b: {c}}}", "? ? ? a"])
  func `limits the depth`(text: String) {
    #expect(error(text) { $0.depth = 3 } == "")
    #expect(error(text) { $0.depth = 2 }.hasSuffix("nested more than 2 deep"))
  }

  @Test(arguments: ["[", "{", "- ", "? ", "a: [{b: "])
  func `survives brackets and indicators without end`(text: String) {
    #expect(firstError(String(repeating: text, count: 20_000)) != "")
  }

  @Test func `limits keys, scalars and the text`() {
    #expect(error("abcde: f") { $0.keyLength = 4 } == "1:1: a key or name longer than 4 characters")
    #expect(error("éé: f") { $0.keyLength = 2 } == "")
    #expect(error("[abcde: f]") { $0.keyLength = 4 } == "1:2: a key or name longer than 4 characters")
    #expect(error("a: bcdef") { $0.scalarLength = 4 } == "1:4: a text longer than 4 bytes")
    #expect(error("a: |\n bcdef") { $0.scalarLength = 4 } == "1:4: a text longer than 4 bytes")
    #expect(error("a: bcdef") { $0.textLength = 4 } == "1:5: longer than 4 bytes")
    #expect(error("%TAG !a! a\n%TAG !b! b\n---") { $0.tagDirectives = 1 } == "2:1: more than 1 %TAG lines")
  }

  @Test func `reads a billion laughs without laughing`() throws {
    var text = "a0: &a0 [lol, lol]\n"
    for level in 1...40 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let tree = try YAMLStream.documents(Array(text.utf8))[0]
    let root = try #require(tree.root)
    #expect(tree.count(root) == 41)
    let tooLarge = YAMLError(
      reason: .aliasesTooLarge(limit: 10_000), position: SourcePosition(line: 1, column: 1, offset: 0))
    #expect(throws: tooLarge) { try tree.expanded(root) }
    #expect(tooLarge.message == "the aliases stand for more than 10,000 values")
    // Without the error, what is too much is null; the time is bounded.
    let value = tree.value(root)
    guard case .mapping(let pairs) = value else {
      Issue.record("no mapping")
      return
    }
    #expect(pairs.count == 41)
  }

  @Test(arguments: [
    "a: bcde", "a: bcde # note", "a: bcde  ", "[bcde ]", "bcde", "a: bcde\n\nb: c", "a: 'bc'", "a: b\n c\n",
    "a: b\n c\nd: e",
  ])
  func `a scalar may be as long as the limit, whatever stands behind it`(text: String) {
    #expect(error(text) { $0.scalarLength = 4 } == "")
    #expect(error(text) { $0.scalarLength = 3 }.hasSuffix("a text longer than 3 bytes"))
  }

  @Test func `a plain text of a mebibyte is read`() {
    #expect(firstError("a: " + String(repeating: "x", count: 1 << 20)) == "")
    #expect(firstError("a: " + String(repeating: "x", count: 1 << 20) + "\nb: c") == "")
    #expect(
      firstError("a: x" + String(repeating: "x", count: 1 << 20)) == "1:4: a text longer than 1,048,576 bytes"
    )
  }

  @Test(arguments: ["&ééé a", "!ééé a", "- &ééé a", "ééé: a", "[ééé: a]"])
  func `names are counted in characters`(text: String) {
    let text = text.replacing("!ééé", with: "!%C3%A9abc")
    let limit = text.contains("%") ? 10 : 3
    #expect(error(text) { $0.keyLength = limit } == "")
    #expect(
      error(text) { $0.keyLength = limit - 1 }.hasSuffix("a key or name longer than \(limit - 1) characters"))
  }

  @Test(arguments: [
    ("&a [b, *a]", 7), ("&a\nk: *a", 6), ("k: &a\n  - b\n  - c: *a", 19), ("[x, &a {b: [*a]}]", 12),
  ])
  func `an alias inside what it names ends and is told`(text: String, offset: Int) throws {
    let tree = try YAMLStream.documents(Array(text.utf8))[0]
    let root = try #require(tree.root)
    let error = YAMLError(
      reason: .aliasInItself("*a"), position: SourcePosition(offset: offset, in: Array(text.utf8)))
    #expect(throws: error) { try tree.expanded(root) }
  }

  @Test func `what an alias inside itself stands for is null`() throws {
    let tree = try YAMLStream.documents(Array("&a [b, *a]".utf8))[0]
    #expect(tree.value(try #require(tree.root)) == ["b", .null])
    let document = MarkdownDocument(Array("---\n&a\nk: *a\n---\n".utf8))
    #expect(document.problems.map(\.reason) == [.aliasInItself("*a")])
  }

  @Test func `a long text behind many aliases counts by its length`() throws {
    let text =
      "a: &a " + String(repeating: "x", count: 100_000) + "\nb: [" + String(repeating: "*a,", count: 100)
      + "]"
    let tree = try YAMLStream.documents(Array(text.utf8))[0]
    let root = try #require(tree.root)
    #expect(throws: YAMLError.self) { try tree.expanded(root) }
  }
}

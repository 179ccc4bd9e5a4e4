import Testing

@testable import YAMLCodec

struct EmitterOptionTests {
  private let value: YAMLValue = ["b": ["k": ["x", "8:15"], "l": .null], "a": "one\ntwo\n", "c": "it's"]

  private func text(_ change: (inout YAMLEmitter.Options) -> Void) -> String {
    var options = YAMLEmitter.Options()
    change(&options)
    return YAMLEmitter.document(value, options: options)
  }

  @Test func `the usual options give the usual text`() {
    #expect(text { _ in } == YAMLEmitter.document(value))
    #expect(YAMLEmitter.entry("k", value, options: .init()) == YAMLEmitter.entry("k", value))
  }

  @Test func `each option changes what it names`() {
    #expect(
      text { $0.indentation = 4 }
        == "b:\n    k:\n      - x\n      - \"8:15\"\n    l:\na: |\n    one\n    two\nc: it's\n")
    #expect(
      text { $0.listIndentation = 0 } == "b:\n  k:\n  - x\n  - \"8:15\"\n  l:\na: |\n  one\n  two\nc: it's\n")
    #expect(text { $0.usesLiterals = false }.hasSuffix("a: \"one\\ntwo\\n\"\nc: it's\n"))
    #expect(text { $0.quotes = .double }.contains("- \"x\"\n"))
    #expect(
      text { $0.quotes = .single }.contains("- 'x'\n    - '8:15'\n")
        && text { $0.quotes = .single }.hasSuffix("c: 'it''s'\n"))
    #expect(text { $0.writesNull = true }.contains("  l: null\n"))
    #expect(text { $0.sortsKeys = true }.hasPrefix("a: |"))
    #expect(text { $0.hasStartMarker = true }.hasPrefix("---\nb:\n"))
    #expect(text { $0.lineEnding = "\r\n" } == text { _ in }.replacing("\n", with: "\r\n"))
  }

  @Test(arguments: 0..<64)
  func `whatever the options are, the text reads back`(bits: Int) throws {
    var maker = ValueMaker(random: SeededGenerator(state: UInt64(bits)))
    let value = YAMLValue.mapping([YAMLPair(key: "k", value: maker.value(depth: 0))])
    var options = YAMLEmitter.Options()
    options.indentation = [2, 1, 4, 99][bits & 3]
    options.listIndentation = [2, 0, 3, -5][bits >> 2 & 3]
    options.usesLiterals = bits & 16 == 0
    options.writesNull = bits & 32 == 0
    options.quotes = [.whereNeeded, .single, .double][bits % 3]
    options.hasStartMarker = bits % 5 == 0
    options.lineEnding = ["\n", "\r\n", "\r", "x"][bits % 4]
    let text = YAMLEmitter.document(value, options: options)
    let tree = try YAMLTree(yaml: text)
    #expect(tree.isValue(try #require(tree.root), value), "\(text)")
  }
}

import Testing
import YAMLCodec

struct AccessTests {
  @Test func `a value gives what it has, and nothing else`() throws {
    let value = try YAMLValue(yaml: "a: {b: [1, 2.5, text, true, ~, 9223372036854775808]}\na: [x]\nc: 1\n")
    #expect(value["a"]?[0]?.string == "x" && value["c"]?.int == 1 && value["d"] == nil)
    #expect(value["a"]?[1] == nil && value["a"]?[-1] == nil && value["c"]?["d"] == nil && value[0] == nil)
    let items = try #require(value.mapping?.first?.value["b"]?.sequence)
    #expect(items.map(\.int) == [1, nil, nil, nil, nil, nil])
    #expect(items.map(\.float) == [1, 2.5, nil, nil, nil, 9_223_372_036_854_775_808])
    #expect(items.map(\.string) == [nil, nil, "text", nil, nil, nil])
    #expect(items.map(\.bool) == [nil, nil, nil, true, nil, nil])
    #expect(items.map(\.isNull) == [false, false, false, false, true, false])
    #expect(items.allSatisfy { $0.mapping == nil && $0.sequence == nil })
  }

  @Test func `a key can be set, replaced and removed`() {
    var value: YAMLValue = ["a": 1, "b": nil]
    value["a"] = "x"
    value["c"] = ["d"]
    value["b"] = .none
    #expect(value == ["a": "x", "c": ["d"]])
    var other: YAMLValue = nil
    other["a"] = 1
    #expect(other == ["a": 1])
  }

  @Test func `keys are one by their bytes`() {
    let value: YAMLValue = ["e\u{301}": 1, "é": 2]
    #expect(value["e\u{301}"] == 1 && value["é"] == 2)
  }

  @Test func `reads text as it reads bytes`() throws {
    let text = "a: é # 1\n"
    #expect(try YAMLStream.documents(text).map(\.dump) == YAMLStream.documents(Array(text.utf8)).map(\.dump))
    #expect(try YAMLTree(yaml: text).dump == YAMLTree(yaml: Array(text.utf8)).dump)
    #expect(MarkdownDocument("---\n\(text)---\nb").bytes == Array("---\n\(text)---\nb".utf8))
    #expect(try YAMLValue(yaml: "") == .null)
    #expect(
      throws: YAMLError(reason: .secondDocument, position: SourcePosition(line: 2, column: 1, offset: 2))
    ) {
      try YAMLTree(yaml: "a\n---\nb\n")
    }
  }

  @Test func `errors and positions describe themselves as tools of the terminal do`() throws {
    let error = #expect(throws: YAMLError.self) { try YAMLValue(yaml: "a: b\n\tc: d\n") }
    #expect(error.map { "\($0)" } == "2:1: tabInIndentation")
    #expect("\(SourcePosition(line: 3, column: 4, offset: 20))" == "3:4")
    var document = MarkdownDocument("---\na: &x 1\nb: *x\n---\n")
    let refusal = #expect(throws: EditError.self) { try document.set("a", to: 2) }
    #expect(refusal.map { "\($0)" } == "2:5: anchored(\"x\")")
  }
}

import Testing
import YAMLCodec

struct ValueTests {
  private func value(_ yaml: String) throws -> YAMLValue {
    let tree = try YAMLStream.documents(Array(yaml.utf8))[0]
    return tree.value(try #require(tree.root))
  }

  @Test(
    arguments: [
      ("~", .null), ("true", .bool(true)), ("-12", .int(-12)), ("0o17", .int(15)), ("1.50", .float(1.5)),
      ("off", .string("off")), ("8:15", .string("8:15")), ("2026-03-02", .string("2026-03-02")),
      ("'12'", .string("12")), ("|\n 12", .string("12\n")),
      ("!!str 12", .string("12")), ("! 12", .string("12")), ("!!int '12'", .int(12)),
      ("!!float 1", .float(1)),
      ("!local x", .string("x")), ("!!null ''", .null),
    ] as [(String, YAMLValue)])
  func `follows tags and the core schema`(yaml: String, expected: YAMLValue) throws {
    #expect(try value(yaml) == expected)
  }

  @Test(
    arguments: [
      ("9223372036854775807", .int(.max)), ("9223372036854775808", .wideInt("9223372036854775808")),
      ("-9223372036854775809", .wideInt("-9223372036854775809")),
      ("0x10000000000000000", .wideInt("0x10000000000000000")),
      ("'9223372036854775808'", .string("9223372036854775808")),
      ("!!str 9223372036854775808", .string("9223372036854775808")),
      ("!!float 9223372036854775808", .float(9_223_372_036_854_775_808)),
      ("!!int 9223372036854775808", .wideInt("9223372036854775808")),
    ] as [(String, YAMLValue)])
  func `whole numbers beyond 64 bits keep their digits and stay numbers`(yaml: String, expected: YAMLValue)
    throws
  {
    let value = try value(yaml)
    #expect(value == expected)
    #expect(try self.value(YAMLEmitter.document(value)) == expected)
    #expect(try self.value(YAMLEmitter.line([value], inFlow: true)) == .sequence([expected]))
  }

  @Test func `what is no number is not written as one`() throws {
    #expect(YAMLEmitter.line(.wideInt("a: b")) == "\"a: b\"")
    var document = MarkdownDocument(Array("---\na: 9223372036854775808 # big\n---\n".utf8))
    try document.set("a", to: .wideInt("9223372036854775808"))
    try document.set("b", to: .wideInt("-9223372036854775809"))
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == "---\na: 9223372036854775808 # big\nb: -9223372036854775809\n---\n")
  }

  @Test func `expands aliases, the last anchor of a name counting`() throws {
    let expected = YAMLValue.sequence([.int(1), .int(1), .int(2), .int(2)])
    #expect(try value("[&a 1, *a, &a 2, *a]") == expected)
  }

  @Test func `keeps the order of keys, any value a key`() throws {
    let pairs = [
      YAMLPair(key: .string("b"), value: .int(1)), YAMLPair(key: .sequence([.null]), value: .null),
    ]
    #expect(try value("{b: 1, [~]: }") == .mapping(pairs))
  }
}

import Testing
import YAMLCodec

struct JSONReadingTests {
  private func value(_ json: String) throws -> YAMLValue {
    let tree = try YAMLTree(json: json)
    return tree.value(try #require(tree.root))
  }

  /// The error of a text as `line:column: message`; empty where there is none.
  private func failure(_ json: [UInt8], limits: YAMLLimits = .json) -> String {
    do throws(YAMLError) {
      _ = try YAMLTree(json: json, limits: limits)
      return ""
    } catch {
      return "\(error.position.line):\(error.position.column): \(error.message)"
    }
  }

  @Test(
    arguments: [
      ("null", .null), (" true\r\n", .bool(true)), ("false", .bool(false)), ("0", .int(0)),
      ("-12", .int(-12)),
      ("1.5e3", .float(1500)), ("1E+2", .float(100)), ("-0.25", .float(-0.25)), ("\"\"", .string("")),
      ("\"12\"", .string("12")), ("[]", .sequence([])), ("{}", .mapping([])),
      ("[1,[2 , {}],\n\"a\"]", .sequence([.int(1), .sequence([.int(2), .mapping([])]), .string("a")])),
      ("{\"a\" : {\"b\":[null]}, \"c\":1}", ["a": ["b": [.null]], "c": 1]),
      ("{\"a\":1,\"a\":2}", ["a": 1, "a": 2]), ("\u{FEFF}[true]", .sequence([.bool(true)])),
    ] as [(String, YAMLValue)])
  func `reads values`(json: String, expected: YAMLValue) throws {
    #expect(try value(json) == expected)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u0000""#, "é\0"),
    (#""\uD83D\uDE14!""#, "😔!"),
    (#""\ud83d\ude14\uD83D\uDE00""#, "😔😀"), ("\"été 🌙\u{7F}\"", "été 🌙\u{7F}"),
    (##""# no: comment, 'no' &a *b""##, "# no: comment, 'no' &a *b"),
  ])
  func `reads texts with their escapes`(json: String, expected: String) throws {
    #expect(try value(json) == .string(expected))
  }

  @Test func `the last value of a key counts`() throws {
    let tree = try YAMLTree(json: #"{"a":1,"b":{"é":true},"a":"x"}"#)
    let root = try #require(tree.root)
    #expect(tree.value(of: "a", in: root).map { tree.text($0) } == "x")
    let inner = try #require(tree.value(of: "b", in: root))
    #expect(tree.value(of: "é", in: inner).map { tree.bool($0) } == true)
    #expect(tree.value(of: "c", in: root) == nil)
    #expect(tree.value(of: "c", in: inner) == nil)
  }

  @Test(arguments: [
    ("", "1:1: expected a value of JSON, found the end"),
    ("nul", "1:1: expected a value of JSON, found `nul`"),
    ("True", "1:1: expected a value of JSON, found `True`"),
    ("01", "1:1: expected a value of JSON, found `01`"), ("-", "1:1: expected a value of JSON, found `-`"),
    ("1.", "1:1: expected a value of JSON, found `1.`"), (".5", "1:1: expected a value of JSON, found `.5`"),
    ("1e", "1:1: expected a value of JSON, found `1e`"), ("+1", "1:1: expected a value of JSON, found `+1`"),
    ("0x10", "1:1: expected a value of JSON, found `0x10`"),
    ("NaN", "1:1: expected a value of JSON, found `NaN`"),
    ("'a'", "1:1: expected a value of JSON, found `'a'`"),
    ("[1,]", "1:4: expected a value of JSON, found `]`"),
    ("[,1]", "1:2: expected a value of JSON, found `,1]`"), ("[1 2]", "1:4: expected `,` or `]`, found `2]`"),
    ("{a:1}", "1:2: expected a key in double quotes, found `a:1}`"),
    ("{\"a\":1,}", "1:8: expected a key in double quotes, found `}`"),
    ("{\"a\" 1}", "1:6: expected `:`, found `1}`"), ("{\"a\":}", "1:6: expected a value of JSON, found `}`"),
    ("{\"a\":1 \"b\":2}", "1:8: expected `,` or `}`, found `\"b\":2}`"),
    ("1 // two", "1:3: expected the end of the text, found `// two`"),
    ("[1]\n[2]", "2:1: expected the end of the text, found `[2]`"),
    (
      "[1,\n",
      "2:1: the list in brackets is never closed: expected `]`; put items with `[`, `]`, `,` or `: ` in quotes (begun in line 1)"
    ),
    ("{\"a\"", "1:5: the map in braces is never closed: expected `}`; put a {{ template }} in quotes"),
    ("\"a", "1:3: the text in double quotes is never closed: expected `\"`; add the closing quote"),
    ("\"a\nb\"", "1:3: control character U+000A is not allowed in YAML"),
    ("[\"\t\"]", "1:3: control character U+0009 is not allowed in YAML"),
    ("\0", "1:1: control character U+0000 is not allowed in YAML"),
    (#""\x41""#, #"1:2: `\x` is no escape in double quotes; write a backslash as \\, or use single quotes"#),
    (
      #""\u12g4""#,
      #"1:2: `\u12g4` is no escape in double quotes; write a backslash as \\, or use single quotes"#
    ),
    (
      #""\uD83D""#,
      #"1:2: `\uD83D` is no escape in double quotes; write a backslash as \\, or use single quotes"#
    ),
    (
      #""\uD83Dx""#,
      #"1:2: `\uD83D` is no escape in double quotes; write a backslash as \\, or use single quotes"#
    ),
    (
      #""\uD83D\u0041""#,
      #"1:2: `\uD83D` is no escape in double quotes; write a backslash as \\, or use single quotes"#
    ),
    (
      #""\uDE14""#,
      #"1:2: `\uDE14` is no escape in double quotes; write a backslash as \\, or use single quotes"#
    ),
    (#""\"#, #"1:2: `\` is no escape in double quotes; write a backslash as \\, or use single quotes"#),
  ])
  func `refuses what is no JSON`(json: String, expected: String) {
    #expect(failure(Array(json.utf8)) == expected)
  }

  @Test func `refuses bytes that are no UTF-8`() {
    #expect(failure([0x22, 0x61, 0xE9, 0x22]) == "1:3: byte 0xE9 is not UTF-8; save the file as UTF-8")
    // A half of a pair written in three bytes.
    #expect(failure([0x22, 0xED, 0xA0, 0xBD, 0x22]) == "1:2: byte 0xED is not UTF-8; save the file as UTF-8")
  }

  @Test func `depth and length are bounded`() throws {
    let nested = { (depth: Int) in Array((String(repeating: "[", count: depth) + "1").utf8) }
    let closed = nested(200) + [UInt8](repeating: 0x5D, count: 200)
    let tree = try YAMLTree(json: closed)
    var value = tree.value(try #require(tree.root))
    var depth = 0
    while case .sequence(let items) = value {
      value = try #require(items.first)
      depth += 1
    }
    #expect(depth == 200 && value == .int(1))
    #expect(failure(nested(100_000)) == "1:201: nested more than 200 deep")
    var limits = YAMLLimits.json
    limits.scalarLength = 4
    limits.textLength = 8
    #expect(failure(Array("\"abc\"".utf8), limits: limits) == "1:1: a text longer than 4 bytes")
    #expect(failure(Array("[1, 2, 3]".utf8), limits: limits) == "1:9: longer than 8 bytes")
  }

  @Test func `every shortened text is refused`() {
    let json = Array(#"{"a": [1, -2.5e3, true, null], "b": {"c": "x\u00e9\n"}}"#.utf8)
    for count in 0..<json.count { #expect(!failure(Array(json[..<count])).isEmpty) }
    #expect(failure(json).isEmpty)
  }

  @Test func `JSON is YAML: both readers give the same value`() throws {
    for json in [
      #"{"a": [1, -2.5, "é\u00e9\/", true, null, {}], "b": {"c": []}}"#, #"["\ud83d\ude14"]"#, "-0.5",
    ] {
      let tree = try YAMLStream.documents(Array(json.utf8))[0]
      #expect(try value(json) == tree.value(try #require(tree.root)))
    }
  }
}

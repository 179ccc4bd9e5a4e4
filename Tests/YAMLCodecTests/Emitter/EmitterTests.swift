import Testing

@testable import YAMLCodec

@Suite struct EmitterTests {
  @Test(arguments: [
    "a", "a b", "C:\\x\\y", "it's", "say \"hi\"", "key=value", "a:b", "a#b", "a,b", "a [b] {c}", "12 beds",
    "/x", "~/path", "https://x.y/#z", "mood/😀", "Énergie\u{A0}:4", "日記", "e\u{301}", "$100", "50%", "a & b",
    "(a)", "<% a %>", "5 < 6", "a -- b", "x\u{200B}y",
  ])
  func `writes a text plain where every parser reads it so`(text: String) {
    #expect(YAMLEmitter.entry("k", .string(text)) == "k: \(text)\n")
  }

  @Test(arguments: [
    ("", #""""#), ("~", #""~""#), ("y", #""y""#), ("off", #""off""#), ("No", #""No""#), ("null", #""null""#),
    ("1_000", #""1_000""#), ("0o7", #""0o7""#), ("012", #""012""#), ("12:30", #""12:30""#),
    ("2026-11-20", #""2026-11-20""#), ("2026-11-20T18:50:00+01:00", #""2026-11-20T18:50:00+01:00""#),
    ("=", #""=""#), ("<<", #""<<""#), ("- a", #""- a""#), ("-a", #""-a""#), ("a: b", #""a: b""#),
    ("a:", #""a:""#),
    (":a", #"":a""#), ("a #b", #""a #b""#), ("#tag", ##""#tag""##), ("[[link]]", #""[[link]]""#),
    ("{{date}}", #""{{date}}""#), ("@x", #""@x""#), ("*a", #""*a""#), ("!a", #""!a""#), ("%x", #""%x""#),
    ("...", #""...""#), ("---", #""---""#), (" a", #"" a""#), ("a ", #""a ""#), ("a\tb", #""a\tb""#),
    ("\u{A0}a", "\"\u{A0}a\""), ("\"a\"", #"'"a"'"#), ("'a'", #""'a'""#), ("'a\"", #"'''a"'"#),
    ("a\\: b", #"'a\: b'"#), ("a\r", #""a\r""#), ("\u{0}", #""\x00""#), ("\u{1B}[0m", #""\x1B[0m""#),
    ("a\u{7F}", #""a\x7F""#), ("a\u{85}b", #""a\x85b""#), ("a\u{2028}b", #""a\u2028b""#),
    ("\u{FEFF}a", #""\uFEFFa""#), ("\u{FFFE}", #""\uFFFE""#), ("\u{1FFFF}", #""\U0001FFFF""#),
    ("é\u{1}", #""é\x01""#),
  ])
  func `quotes what a parser could read otherwise`(text: String, expected: String) {
    #expect(YAMLEmitter.entry("k", .string(text)) == "k: \(expected)\n")
  }

  @Test(arguments: [
    ("a\nb\n", "k: |\n  a\n  b\n"), ("a\nb", "k: |-\n  a\n  b\n"), ("a\n\nb\n", "k: |\n  a\n\n  b\n"),
    ("a\n", "k: |\n  a\n"), ("a\n b\n", "k: |\n  a\n   b\n"), ("# a\n- b", "k: |-\n  # a\n  - b\n"),
    ("a\n\n", #"k: "a\n\n""# + "\n"), ("\na", #"k: "\na""# + "\n"), (" a\nb", #"k: " a\nb""# + "\n"),
    ("a \nb", #"k: "a \nb""# + "\n"), ("a\n ", #"k: "a\n ""# + "\n"),
    ("a\n---\nb", #"k: "a\n---\nb""# + "\n"),
    ("a\r\nb", #"k: "a\r\nb""# + "\n"), ("\n", #"k: "\n""# + "\n"),
    ("a\nb\u{85}", #"k: "a\nb\x85""# + "\n"),
  ])
  func `writes several lines as a literal block where that is safe`(text: String, expected: String) {
    #expect(YAMLEmitter.entry("k", .string(text)) == expected)
  }

  @Test(arguments: [
    (YAMLValue.null, "k:\n"), (.bool(true), "k: true\n"), (.int(-5), "k: -5\n"),
    (.int(.min), "k: -9223372036854775808\n"),
    (.float(1), "k: 1.0\n"), (.float(1e20), "k: 1.0e+20\n"), (.float(1.5e-7), "k: 1.5e-07\n"),
    (.float(-0.0), "k: -0.0\n"), (.float(.infinity), "k: .inf\n"), (.float(-.infinity), "k: -.inf\n"),
    (.float(.nan), "k: .nan\n"), (.float(3.141592653589793), "k: 3.141592653589793\n"),
    (.sequence([]), "k: []\n"), (.mapping([]), "k: {}\n"),
  ])
  func `writes other scalars so that both versions read the type`(value: YAMLValue, expected: String) {
    #expect(YAMLEmitter.entry("k", value) == expected)
  }

  @Test func `writes lists and maps as blocks`() {
    let value = map([
      ("tags", .sequence([.string("a"), .null, .string("8:15"), .sequence([.int(1), .int(2)])])),
      ("people", .sequence([map([("name", .string("Zoé")), ("roles", .sequence([.string("x\ny\n")]))])])),
      ("none", .sequence([.sequence([]), .mapping([])])),
      ("place", map([("ward", .int(3)), ("deep", map([("note", .string("a\nb"))]))])),
    ])
    #expect(
      YAMLEmitter.document(value) == """
        tags:
          - a
          - null
          - "8:15"
          - - 1
            - 2
        people:
          - name: Zoé
            roles:
              - |
                x
                y
        none:
          - []
          - {}
        place:
          ward: 3
          deep:
            note: |-
              a
              b

        """)
  }

  @Test func `quotes keys and writes long ones with a question mark`() {
    let long = String(repeating: "k", count: 1001)
    let value = map([
      ("on", .int(1)), ("date created", .int(2)), ("a: b", .null), ("", .int(3)), (long, .int(4)),
    ])
    #expect(
      YAMLEmitter.document(value) == "\"on\": 1\ndate created: 2\n\"a: b\":\n\"\": 3\n? \(long)\n: 4\n")
  }

  @Test func `writes long keys between braces with a question mark`() {
    let long = String(repeating: "k", count: 1001)
    #expect(YAMLEmitter.line(map([(long, .int(4)), ("a", .int(5))])) == "{? \(long) : 4, a: 5}")
  }

  @Test func `writes keys that are no text`() {
    let value = YAMLValue.mapping([
      YAMLPair(key: .int(1), value: .string("a")), YAMLPair(key: .null, value: .string("b")),
      YAMLPair(key: .sequence([.int(1), .string("x")]), value: .sequence([.int(2)])),
    ])
    #expect(YAMLEmitter.document(value) == "1: a\nnull: b\n? [1, x]\n:\n  - 2\n")
  }

  @Test(arguments: [
    (YAMLValue.sequence([.string("a"), .string("b,c"), .null]), #"[a, "b,c", null]"#),
    (.sequence([.string("a:b"), .string("it's"), .string("#x")]), ##"["a:b", it's, "#x"]"##),
    (.mapping([YAMLPair(key: .string("a"), value: .mapping([]))]), "{a: {}}"),
    (.string("a\nb"), #""a\nb""#), (.float(2), "2.0"),
  ])
  func `writes a value on one line`(value: YAMLValue, expected: String) {
    #expect(YAMLEmitter.line(value, inFlow: true) == expected)
  }

  @Test func `follows the line ending`() {
    let value = YAMLValue.sequence([.string("a"), .string("x\ny\n")])
    #expect(YAMLEmitter.entry("k", value, lineEnding: "\r\n") == "k:\r\n  - a\r\n  - |\r\n    x\r\n    y\r\n")
  }

  private func map(_ pairs: [(String, YAMLValue)]) -> YAMLValue {
    .mapping(pairs.map { YAMLPair(key: .string($0.0), value: $0.1) })
  }
}

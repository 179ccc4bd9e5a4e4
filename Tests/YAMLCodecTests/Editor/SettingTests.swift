import Testing
import YAMLCodec

/// Front matter before, the edit, front matter after.
typealias EditCase = (before: String, change: Change, after: String)

@Suite struct SettingTests {
  @Test(
    arguments: [
      ("a: 1\nb: 2\n", .set(["a"], 3), "a: 3\nb: 2\n"),
      ("a: old # why\n", .set(["a"], "new"), "a: new # why\n"),
      ("a:   old  \n", .set(["a"], "new"), "a:   new  \n"),
      ("a: \"old\"\n", .set(["a"], "new"), "a: \"new\"\n"),
      ("a: 'old'\n", .set(["a"], "it's"), "a: 'it''s'\n"),
      ("a: 'old'\n", .set(["a"], "x\ny"), "a: \"x\\ny\"\n"),
      ("a: 'old'\n", .set(["a"], 5), "a: 5\n"),
      ("a: old\n", .set(["a"], "off"), "a: \"off\"\n"),
      ("a: old\n", .set(["a"], "2026-03-02"), "a: \"2026-03-02\"\n"),
      ("a: 2026-03-02\n", .set(["a"], "2026-03-02"), "a: 2026-03-02\n"),
      ("a:\nb: 1\n", .set(["a"], "x"), "a: x\nb: 1\n"),
      ("a: \nb: 1\n", .set(["a"], "x"), "a: x \nb: 1\n"),
      ("a: # todo\n", .set(["a"], "x"), "a: x # todo\n"),
      ("a: null\n", .set(["a"], .bool(true)), "a: true\n"),
      ("a: x # c\n", .set(["a"], .null), "a: # c\n"),
      ("a:   x\n", .set(["a"], .null), "a:   null\n"),
      // A map can't stand at its key's column, where a list can.
      ("a:\n- x\n", .set(["a"], ["k": 1]), "a:\n  k: 1\n"),
      ("a:\n    - x\n", .set(["a"], ["k": 1]), "a:\n    k: 1\n"),
      ("a:\n    k: 1\n", .set(["a"], ["x"]), "a:\n    - x\n"),
      ("a:\n  old # c\n", .set(["a"], "new"), "a:\n  new # c\n"),
      ("a: two\n  lines\nb: 1\n", .set(["a"], "x"), "a: x\nb: 1\n"),
      ("a: \"two\n  lines\" # c\n", .set(["a"], "x"), "a: \"x\" # c\n"),
      ("\"a\" : 1\n", .set(["a"], 2), "\"a\" : 2\n"),
      ("énergie: 3\n", .set(["énergie"], 4), "énergie: 4\n"),
      ("a: 1\na: 2\n", .set(["a"], 3), "a: 1\na: 3\n"),
      ("a: &x 1\nb: 2\n", .set(["a"], 5), "a: &x 5\nb: 2\n"),
      ("a: &x 1\nb: *x\n", .set(["b"], 5), "a: &x 1\nb: 5\n"),
      ("  a: 1\n  b: 2\n", .set(["b"], 3), "  a: 1\n  b: 3\n"),
    ] as [EditCase])
  func `sets a scalar where it stands`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test(
    arguments: [
      ("a: x # c\nb: 1\n", .set(["a"], "one\ntwo\n"), "a: | # c\n  one\n  two\nb: 1\n"),
      ("a:\nb: 1\n", .set(["a"], "one\ntwo"), "a: |-\n  one\n  two\nb: 1\n"),
      ("a: |\n    x\n    y\n\nb: 1\n", .set(["a"], "z\n\nw\n"), "a: |\n    z\n\n    w\n\nb: 1\n"),
      ("a: >- # c\n  x\n  y\nb: 1\n", .set(["a"], "z"), "a: z # c\nb: 1\n"),
      ("a: |+\n  x\n\nb: 1\n", .set(["a"], .null), "a:\nb: 1\n"),
      ("a: |\n  x\n", .set(["a"], "one\ntwo"), "a: |-\n  one\n  two\n"),
      ("a:\n  - x\n", .set(["a"], "one\ntwo\n"), "a: |\n  one\n  two\n"),
    ] as [EditCase])
  func `sets texts of several lines`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test(
    arguments: [
      ("a: x # c\nb: 1\n", .set(["a"], ["p", "q"]), "a: # c\n  - p\n  - q\nb: 1\n"),
      ("a: x\nl:\n- y\n", .set(["a"], ["p"]), "a:\n- p\nl:\n- y\n"),
      ("a: x\n", .set(["a"], []), "a: []\n"),
      ("a: x\n", .set(["a"], ["k": ["l": [1]]]), "a:\n  k:\n    l:\n      - 1\n"),
      (
        "a: # c\n  # inside\n  - x\n  - y # d\n# below\nb: 1\n", .set(["a"], "z"),
        "a: z # c\n  # inside\n# below\nb: 1\n"
      ),
      ("a:\n  - x\nb: 1\n", .set(["a"], .null), "a:\nb: 1\n"),
      ("a:\n  - x\nb: 1\n", .set(["a"], ["k": 1]), "a:\n  k: 1\nb: 1\n"),
      ("a:\n- x\nb: 1\n", .set(["a"], ["k": 1]), "a:\n  k: 1\nb: 1\n"),
      ("a:\n    k: 1\nb: 1\n", .set(["a"], ["x"]), "a:\n    - x\nb: 1\n"),
      ("a: [x]\n", .set(["a"], "w"), "a: w\n"),
      ("a: []\n", .set(["a"], ["x", "b,c"]), "a: [x, \"b,c\"]\n"),
      ("a: {}\n", .set(["a"], ["x": 1]), "a: {x: 1}\n"),
      ("a: [x,\n  y]\nb: 1\n", .set(["a"], "z"), "a: z\nb: 1\n"),
    ] as [EditCase])
  func `sets lists and maps, and what was one`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test(
    arguments: [
      (
        "l:\n  - a # 1\n  - 'b' # 2\n  - c\n", .set(["l"], ["a", "x", "c"]),
        "l:\n  - a # 1\n  - 'x' # 2\n  - c\n"
      ),
      ("l:\n- a # 1\n- b\n- c\n", .set(["l"], ["a", "c"]), "l:\n- a # 1\n- c\n"),
      ("l:\n- a\n# c\n- c\n", .set(["l"], ["a", "b", "c"]), "l:\n- a\n- b\n# c\n- c\n"),
      ("l: [ a, 'b', c ] # x\n", .set(["l"], ["a", "c", "d"]), "l: [ a, 'c', d ] # x\n"),
      ("l: [a, b]\n", .set(["l"], ["b"]), "l: [b]\n"),
      (
        "m:\n    a: 1 # one\n    b: 2\n    c: 3\n", .set(["m"], ["a": 1, "c": 4, "d": 5]),
        "m:\n    a: 1 # one\n    c: 4\n    d: 5\n"
      ),
      ("m: {a: 1, b: 2}\n", .set(["m"], ["b": 3]), "m: {b: 3}\n"),
    ] as [EditCase])
  func `changes in a list or map only what differs`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test(
    arguments: [
      ("a: 1\n", .set(["b"], "x"), "a: 1\nb: x\n"),
      ("a: 1\n\n# end\n", .set(["b"], 2), "a: 1\nb: 2\n\n# end\n"),
      ("a: 1\n\n# end\n", .set(["b"], "x\ny\n"), "a: 1\n\nb: |\n  x\n  y\n# end\n"),
      ("a: 1\n# of b\nb: 2\n", .set(["x"], 3, before: "b"), "a: 1\nx: 3\n# of b\nb: 2\n"),
      ("# top\na: 1\n", .set(["x"], 3, before: "a"), "x: 3\n# top\na: 1\n"),
      ("a: |\n  x\n# of a text\nb: 2\n", .set(["x"], 3, before: "b"), "a: |\n  x\nx: 3\n# of a text\nb: 2\n"),
      ("a: |\n  # text\nb: 2\n", .set(["x"], 3, before: "b"), "a: |\n  # text\nx: 3\nb: 2\n"),
      ("a: 1\n", .set(["x"], 3, before: "none"), "a: 1\nx: 3\n"),
      ("  a: 1\n", .set(["b"], [2]), "  a: 1\n  b:\n    - 2\n"),
      ("a: |\n  x\n\n", .set(["b"], 2), "a: |\n  x\nb: 2\n\n"),
      ("a: |+\n  x\n\n", .set(["b"], 2), "a: |+\n  x\n\nb: 2\n"),
      ("a:\n- x\n", .set(["b"], ["w"]), "a:\n- x\nb:\n- w\n"),
      ("a:\n", .set(["on"], 2), "a:\n\"on\": 2\n"),
      ("", .set(["a"], 1), "a: 1\n"),
      ("# only a comment\n", .set(["a"], 1), "# only a comment\na: 1\n"),
      ("{}\n", .set(["a"], 1), "{a: 1}\n"),
      ("{ \"a\": 1, \"b\": \"x\" }\n", .set(["c"], "y"), "{ \"a\": 1, \"b\": \"x\", \"c\": \"y\" }\n"),
      ("{ \"a\": 1\n, \"b\": 2\n}\n", .set(["c"], 3), "{ \"a\": 1\n, \"b\": 2\n, \"c\": 3\n}\n"),
      ("a: 1\n", .set(["k: \n"], 3), "a: 1\n\"k: \\n\": 3\n"),
    ] as [EditCase])
  func `adds a key at the end or before another`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test(
    arguments: [
      ("m:\n  a: 1\n  b: 2\nz: 0\n", .set(["m", "a"], 3), "m:\n  a: 3\n  b: 2\nz: 0\n"),
      ("m:\n    a: 1 # c\nz: 0\n", .set(["m", "b"], ["x"]), "m:\n    a: 1 # c\n    b:\n      - x\nz: 0\n"),
      ("m:\n  # of a\n  a: 1\n", .set(["m", "b"], 2, before: "a"), "m:\n  b: 2\n  # of a\n  a: 1\n"),
      ("m: {a: 1}\n", .set(["m", "b"], "x: y"), "m: {a: 1, b: \"x: y\"}\n"),
      ("m: {a, b: }\n", .set(["m", "a"], 1), "m: {a: 1, b: }\n"),
      ("m: {a, b: }\n", .set(["m", "b"], 1), "m: {a, b: 1 }\n"),
      ("m:\nz: 0\n", .set(["m", "a", "b"], 1), "m:\n  a:\n    b: 1\nz: 0\n"),
      ("z: 0\n", .set(["m", "a"], 1), "z: 0\nm:\n  a: 1\n"),
      ("l:\n  - a: 1\n    b: 2\n  - c: 3\n", .set(["l", 0, "b"], 4), "l:\n  - a: 1\n    b: 4\n  - c: 3\n"),
      ("l:\n  - a: 1\n  - c: 3\n", .set(["l", 0, "b"], 4), "l:\n  - a: 1\n    b: 4\n  - c: 3\n"),
      ("l:\n  - a: 1\n", .set(["l", 0, "b"], 4, before: "a"), "l:\n  - b: 4\n    a: 1\n"),
      ("l:\n- x # c\n- y\n", .set(["l", 0], ["k": 1, "m": 2]), "l:\n- k: 1 # c\n  m: 2\n- y\n"),
      ("l:\n- k: 1\n  m: 2\n- y\n", .set(["l", 0], "x"), "l:\n- x\n- y\n"),
      ("l:\n-\n- y\n", .set(["l", 0], "x"), "l:\n- x\n- y\n"),
      ("l:\n- - a\n  - b\n", .set(["l", 0, 1], "x"), "l:\n- - a\n  - x\n"),
      ("l: [a, [b, c]]\n", .set(["l", 1, 0], .null), "l: [a, [null, c]]\n"),
    ] as [EditCase])
  func `sets what is inside maps and lists`(example: EditCase) throws {
    #expect(try edited(file(example.before), example.change) == file(example.after))
  }

  @Test(
    arguments: [
      ("", "---\nk: v\n---\n"), ("Text.\n", "---\nk: v\n---\nText.\n"),
      ("\u{FEFF}Text.\r\nMore.", "\u{FEFF}---\r\nk: v\r\n---\r\nText.\r\nMore."),
      ("a\rb", "---\rk: v\r---\ra\rb"), ("--- a\nText", "---\nk: v\n---\n--- a\nText"),
      ("\n\nText", "---\nk: v\n---\n\n\nText"),
    ])
  func `makes front matter where there is none`(before: String, after: String) throws {
    #expect(try edited(before, .set(["k"], "v")) == after)
  }

  @Test(arguments: [("\r\n", "\n"), ("\r", "\n"), ("\n", "\r\n")])
  func `follows the line endings around`(ending: String, bodyEnding: String) throws {
    func text(_ frontMatter: String) -> String {
      "---\n\(frontMatter)---\n".split(separator: "\n").map { $0 + ending }.joined() + "Body" + bodyEnding
    }
    #expect(
      try edited(text("a: 1\n"), .set(["b"], ["x", "y\nz\n"]))
        == text("a: 1\nb:\n  - x\n  - |\n    y\n    z\n"))
    #expect(try edited(text("a: 1\nb: 2\n"), .set(["a"], ["x"])) == text("a:\n  - x\nb: 2\n"))
    #expect(try edited(text("l:\n- x\n"), .append(["l"], "w")) == text("l:\n- x\n- w\n"))
    #expect(
      try edited(text("l:\n- x\nb: 1\n"), .set(["l"], "one\ntwo")) == text("l: |-\n  one\n  two\nb: 1\n"))
  }

  @Test func `keeps the byte order mark, the closing dots and a missing final line break`() throws {
    let text = "\u{FEFF}--- \na: 1\n...\nlast line"
    #expect(try edited(text, .set(["b"], 2)) == "\u{FEFF}--- \na: 1\nb: 2\n...\nlast line")
    #expect(try edited("---\na: 1\n---", .set(["a"], 2)) == "---\na: 2\n---")
  }
}

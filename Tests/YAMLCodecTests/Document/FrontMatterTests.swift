import Testing
import YAMLCodec

struct FrontMatterTests {
  private func parts(_ text: String) -> (frontMatter: String?, body: String, problems: [String]) {
    let document = MarkdownDocument(Array(text.utf8))
    func part(_ range: Range<Int>) -> String { String(decoding: document.bytes[range], as: UTF8.self) }
    return (document.frontMatter.map(part), part(document.body), document.problems.map(\.line))
  }

  @Test(arguments: [
    ("---\na: b\n---\nc", "a: b\n", "c"),
    ("---\na: b\n...\nc", "a: b\n", "c"),
    ("---  \na: b\n---\t\nc", "a: b\n", "c"),
    ("\u{FEFF}---\na: b\n---\nc", "a: b\n", "c"),
    ("---\r\na: b\r\n---\r\nc", "a: b\r\n", "c"),
    ("---\ra: b\r---\rc", "a: b\r", "c"),
    ("---\na: b\n---", "a: b\n", ""),
    ("---\n---\nc", "", "c"),
    ("---\n# only\n---\nc", "# only\n", "c"),
    ("---\na: |\n  ---\n---\nc", "a: |\n  ---\n", "c"),
  ])
  func `is between two lines`(text: String, frontMatter: String, body: String) {
    let parts = parts(text)
    #expect(parts.frontMatter.map { Array($0.utf8) } == Array(frontMatter.utf8))
    #expect(Array(parts.body.utf8) == Array(body.utf8))
    #expect(parts.problems == [])
  }

  @Test(arguments: [
    "", "a", "--- a\nb c\n---\n", " ---\na b\n---\n", "# a\n---\n",
    "---\nsome text\n\nmore text", "---\n", "---\nTom Preston-Werner\ngithub.com/mojombo\n",
  ])
  func `is missing where the file does not begin with it`(text: String) {
    let parts = parts(text)
    #expect(parts.frontMatter == nil)
    #expect(parts.body == text)
    #expect(parts.problems == [])
  }

  @Test(arguments: [
    ("\n---\na: b\n---\nc", 2), ("\n \t\n---\na: b\n---\nc", 3), ("<!-- x -->\n---\na: b\n---\nc", 2),
    ("\u{FEFF}\r\n---\r\na: b\r\n---\r\nc", 2), ("<!--\nx\n-->\n\n---\na: b\n---\nc", 5),
  ])
  func `is read behind empty lines and comments, and that is reported`(text: String, line: Int) {
    let parts = parts(text)
    #expect(parts.frontMatter?.hasPrefix("a: b") == true)
    #expect(parts.body == "c")
    #expect(
      parts.problems == [
        "\(line):1: the front matter is not at the very start of the file; other programs take it for text; delete what stands before `---`"
      ])
    var document = MarkdownDocument(Array(text.utf8))
    #expect(throws: Never.self) { try document.set("a", to: "d") }
    #expect(String(decoding: document.bytes, as: UTF8.self) == text.replacing("a: b", with: "a: d"))
  }

  @Test(arguments: [
    (
      "x\n---\na: b\n---\nc",
      "2:1: these keys stand behind other text, so they are text too; move them to the start of the file"
    ),
    (
      "--\na: b\n--\nc",
      "1:1: front matter begins with three dashes, not with `--`; it is taken for text; write `---`"
    ),
    (
      "----\na: b\n---\nc",
      "1:1: front matter begins with three dashes, not with `----`; it is taken for text; write `---`"
    ),
    (
      "+++\na = 1\n+++\nc",
      "1:1: these keys are in TOML, between `+++` lines; they are taken for text; write `---` above and below, and `key: value` between"
    ),
  ])
  func `keys that are none by a slip are text, reported, and get no second front matter`(
    text: String, problem: String
  ) {
    let parts = parts(text)
    #expect(parts.frontMatter == nil)
    #expect(parts.body == text)
    #expect(parts.problems == [problem])
    var document = MarkdownDocument(Array(text.utf8))
    #expect(throws: EditError.self) { try document.set("a", to: "d") }
    #expect(String(decoding: document.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    "\n---\njust text\n---\n", "\n---\na: b\n", "A title\n---\n\nText: more\n\n---\n", "\n\ntext", "+++\n",
    "--\nCamille\n", "a\nb\n---\n- c\n",
  ])
  func `text is left alone`(text: String) {
    #expect(parts(text) == (nil, text, []))
  }

  @Test func `more than three dashes close it where all before them is keys`() {
    let problem =
      "3:1: front matter ends with three dashes; other programs don't see this line as its end; write `---`"
    #expect(parts("---\na: b\n----\nc\n") == ("a: b\n", "c\n", [problem]))
    #expect(parts("---\na: b\n-----  \nc\n\n---\n\nd\n") == ("a: b\n", "c\n\n---\n\nd\n", [problem]))
  }

  @Test func `without its closing line ends with the file or before the first empty line`() {
    let problem =
      "4:1: the front matter has no closing `---` line; add a line --- behind the last key (begun in line 2)"
    #expect(parts("---\na: b\nc: d\n") == ("a: b\nc: d\n", "", [problem]))
    #expect(
      parts("---\na: b\nc: d\n\nSome *text*: here\n") == ("a: b\nc: d\n", "\nSome *text*: here\n", [problem]))
    #expect(
      parts("---\na: b\n\nc: d\n") == (
        "a: b\n\nc: d\n", "",
        [
          "5:1: the front matter has no closing `---` line; add a line --- behind the last key (begun in line 2)"
        ]
      ))
  }

  @Test func `without its closing line is salvaged up to the first empty line`() {
    let parts = parts("---\na: b\nc: @d\n\nbody\n")
    #expect(parts.body == "\nbody\n")
    #expect(
      parts.problems == [
        "3:4: `@d` can't stand without quotes; put it in quotes",
        "4:1: the front matter has no closing `---` line; add a line --- behind the last key (begun in line 2)",
      ])
  }

  @Test func `must be keys and values`() {
    #expect(parts("---\n- a\n---\nb").problems == ["2:1: front matter must be `key: value` lines"])
    #expect(
      parts("---\na: b\n--- c\n---\nd").problems == ["3:1: a second document begins; front matter is one"])
  }

  @Test func `has its entries with whole lines`() throws {
    let text = "---\n# first\na: b # c\n\nd:\n- e\n# f\n\"g h\": |\n  i\n\nj: k\n---\n"
    let document = MarkdownDocument(Array(text.utf8))
    let entries = document.entries.map { entry in
      [entry.key, String(decoding: document.bytes[entry.range], as: UTF8.self)]
    }
    #expect(
      entries == [
        ["a", "a: b # c\n"], ["d", "d:\n- e\n"], ["g h", "\"g h\": |\n  i\n\n"], ["j", "j: k\n"],
      ])
    #expect(document["g h"].map { document.tree.text($0) } == "i\n")
    #expect(document["x"] == nil)
  }

  @Test(arguments: [
    "---\na: [\n  b,\nc\n]\nd: e\n---\n", "---\na: \"b\nc\"\nd: e\n---\n", "---\na: b\n\t# c\nd: e\n---\n",
    "---\na:\n- \nd: e\n---\n",
  ])
  func `is read as people write it`(text: String) {
    let document = MarkdownDocument(Array(text.utf8))
    #expect(document.problems == [])
    #expect(!document.isSalvaged)
    #expect(document["d"].map { document.tree.text($0) } == "e")
  }

  @Test func `keeps both of two equal keys; the last one counts`() {
    let document = MarkdownDocument(Array("---\na: 1\nb: {c: 1, \"c\": 2}\na: 2\n---\n".utf8))
    #expect(document.entries.map(\.key) == ["a", "b", "a"])
    #expect(document["a"].map { document.tree.text($0) } == "2")
    #expect(
      document.problems.map(\.line) == [
        "4:1: the key `a` is there already in line 2; the last one counts; delete one of the two `a` lines",
        "3:11: the key `c` is there already in line 3; the last one counts; delete one of the two `c` lines",
      ])
    #expect(document.problems.allSatisfy { $0.isWarning })
  }

  @Test func `reloading leaves nothing of the file before`() {
    var document = MarkdownDocument(Array("---\na: &x !y [1, 2]\nb: @c\nb: 1\n---\nlong body".utf8))
    Array("---\nc: d\n---\ne".utf8).withUnsafeBytes { document.reload($0) }
    let fresh = MarkdownDocument(Array("---\nc: d\n---\ne".utf8))
    #expect(document.tree.dump == fresh.tree.dump)
    #expect(document.problems == fresh.problems)
    #expect(document.entries == fresh.entries)
    #expect((document.frontMatter, document.body) == (fresh.frontMatter, fresh.body))
    Array("no front matter".utf8).withUnsafeBytes { document.reload($0) }
    #expect(document.tree.root == nil)
    #expect(document.frontMatter == nil)
  }
}

extension YAMLError {
  /// The error as `line:column: message`.
  var line: String { "\(position.line):\(position.column): \(message)" }
}

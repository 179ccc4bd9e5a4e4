import Testing
import YAMLCodec

@Suite struct UnusualDashesTests {
  /// What phones and programs make of `---`, and how it is shown.
  static let openings: [(line: String, shown: String)] = [
    ("—-", "—-"), ("–-", "–-"), ("—", "—"), ("–", "–"), ("-—", "-—"), ("--—", "--—"), ("———", "———"),
    ("—- ", "—-"), ("\u{200B}---", "<U+200B>---"), ("---\u{200B}", "---<U+200B>"),
    ("\u{2060}\u{200D}---", "<U+2060><U+200D>---"), ("\u{FEFF}\u{FEFF}---", "<U+FEFF>---"),
    ("\u{A0}---", "<U+00A0>---"), ("---\u{A0}", "---<U+00A0>"), ("\u{AD}—-", "<U+00AD>—-"),
    ("\u{2212}--", "\u{2212}--"), ("ーーー", "ーーー"), ("───", "───"),
    ("\u{200B}—", "<U+200B>—"),
  ]

  @Test(arguments: openings, ["---", "...", "—-", "–", "---\u{200B}", "----"])
  func `a line that a person takes for three dashes opens front matter`(
    opening: (line: String, shown: String), closing: String
  ) throws {
    let text = "\(opening.line)\nmood: 4\ntags: [a]\n\(closing)\nWords.\n\n---\n\nMore.\n"
    let document = MarkdownDocument(Array(text.utf8))
    let frontMatter = try #require(document.frontMatter)
    #expect(String(decoding: document.bytes[frontMatter], as: UTF8.self) == "mood: 4\ntags: [a]\n")
    #expect(String(decoding: document.bytes[document.body], as: UTF8.self) == "Words.\n\n---\n\nMore.\n")
    #expect(document.problems.first?.reason == .unusualOpeningLine(opening.shown))
    #expect(document.problems.first?.position.line == 1)
    let isUsual = closing == "---" || closing == "..."
    #expect(document.problems.dropFirst().map(\.reason) == (isUsual ? [] : [.unusualClosingLine]))
    #expect(document.problems.filter { !$0.isWarning } == [])
    var edited = document
    try edited.set("mood", to: .int(5))
    try edited.set("place", to: .string("Lyon"))
    let expected = "\(opening.line)\nmood: 5\ntags: [a]\nplace: Lyon\n\(closing)\nWords.\n\n---\n\nMore.\n"
    #expect(edited.bytes == Array(expected.utf8))
    var other = MarkdownDocument([])
    let body = document.bytes.withUnsafeBytes { other.bodyRange(of: $0) }
    #expect(body == document.body)
  }

  @Test(arguments: ["\r\n", "\r"])
  func `line ends of other systems are line ends`(end: String) {
    let text = ["—-", "mood: 4", "—-", "Words."].joined(separator: end)
    let document = MarkdownDocument(Array(text.utf8))
    #expect(document["mood"] != nil)
    #expect(String(decoding: document.bytes[document.body], as: UTF8.self) == "Words.")
  }

  @Test(arguments: ["\u{200B}\n---\nmood: 4\n---\nWords.\n", "\u{FEFF}\u{FEFF}\n---\nmood: 4\n---\nWords.\n"])
  func `a line on which nothing can be seen is told like an empty one`(text: String) {
    let document = MarkdownDocument(Array(text.utf8))
    #expect(document["mood"] != nil)
    #expect(document.problems.map(\.reason) == [.textBeforeFrontMatter])
    #expect(document.problems.first?.position.line == 2)
  }

  @Test(arguments: [
    ("—-\nmood: 4\n\nWords.\n", "—-"), ("—\nmood: 4\ntags: a\n", "—"), ("—-\nmood: [4\n---\nWords.\n", "—-"),
    ("\u{200B}---\nmood: 4\nwords without an end\n", "<U+200B>---"), ("—\nmood: @a\n---\n", "—"),
  ])
  func `keys that can't be read so are reported, and get no second front matter`(text: String, shown: String)
  {
    var document = MarkdownDocument(Array(text.utf8))
    #expect(document.frontMatter == nil)
    #expect(document.body == 0..<document.bytes.count)
    #expect(document.problems.map(\.reason) == [.foreignFrontMatter(shown)])
    #expect(document.problems.filter(\.isWarning) == [])
    #expect(throws: EditError.self) { try document.set("mood", to: .int(5)) }
    #expect(document.bytes == Array(text.utf8))
  }

  @Test(arguments: [
    "—\n", "— Anna, at the door\n---\n", "—\n\nmood: 4\n---\n", "—\nWe talked.\n\n---\n",
    "–- Anna\nb: c\n---\n",
    "–––––––\na: b\n---\n", "text\n—-\na: b\n—-\n", "\u{200B}text\n---\na\n", " ---\na: b\n---\n", "—",
    "\u{200B}",
    "—\nAnna: hello, how are you?\nI am fine.\n\nAnd so on.\n",
  ])
  func `text is left alone`(text: String) {
    let document = MarkdownDocument(Array(text.utf8))
    #expect(document.frontMatter == nil)
    #expect(document.body == 0..<document.bytes.count)
    var other = MarkdownDocument([])
    let body = document.bytes.withUnsafeBytes { other.bodyRange(of: $0) }
    #expect(body == document.body)
  }

  @Test(arguments: [
    (" ---", " ---"), ("- - -", "- - -"), ("***", "***"), ("~~~ ", "~~~"), ("```yaml", "```yaml"),
    ("---yaml", "---yaml"), ("--- # x", "--- # x"), ("=---", "=---"), ("\\---", "\\---"), ("..-", "..-"),
  ])
  func `keys alone between another line and three dashes are reported, and get no second front matter`(
    line: String, shown: String
  ) {
    let text = "\(line)\nmood: 4\ntags:\n  - a\n- b\n# x\ntitle: T\n---\nWords.\n"
    var document = MarkdownDocument(Array(text.utf8))
    #expect(document.frontMatter == nil)
    #expect(document.problems.map(\.reason) == [.foreignFrontMatter(shown)])
    #expect(throws: EditError.self) { try document.set("mood", to: .int(5)) }
    #expect(document.bytes == Array(text.utf8))
  }

  @Test(arguments: [
    ("kind: entry\ndate: 2026-11-20\ntags:\n  - a\n---\nWords.\n", true),
    ("kind: entry\ndate: 2026-11-20\n\ntitle: T\n---\n", false),
    ("Note: a heading\nthat: is two\n---\n", false), ("kind: a\ndate: b\ntitle: c\n", false),
  ])
  func `keys at the start that have lost the line above them are reported`(text: String, isTold: Bool) {
    let told: [YAMLError.Reason] = isTold ? [.foreignFrontMatter("kind: entry")] : []
    #expect(MarkdownDocument(Array(text.utf8)).problems.map(\.reason) == told)
  }

  @Test(arguments: [
    "***\nAnna: hello\nI am fine.\n---\n", "***\n\nmood: 4\n---\n", "***\n---\n", "***\n- a\n---\n",
    "```yaml\nmood: 4\n```\n", "***\nmood: 4\n", "> a\nmood: 4\n---\n", "# Notes\nmood: 4\n\n---\n",
    "***\nWhat I did: work\n---\n",
  ])
  func `other programs' lines before a text are no problem`(text: String) {
    #expect(MarkdownDocument(Array(text.utf8)).problems == [])
  }

  @Test func `a closing line that a phone wrote ends front matter that begins as it should`() throws {
    for (text, body) in [
      ("---\nmood: 4\n—-\nWords.\n\n---\n\nMore.\n", "Words.\n\n---\n\nMore.\n"),
      ("---\nmood: 4\n–-\nWords.\n", "Words.\n"),
    ] {
      var document = MarkdownDocument(Array(text.utf8))
      #expect(String(decoding: document.bytes[document.body], as: UTF8.self) == body)
      #expect(document.problems.map(\.reason) == [.unusualClosingLine])
      try document.set("mood", to: .int(5))
      #expect(document.bytes == Array(text.replacing("mood: 4", with: "mood: 5").utf8))
    }
  }

  @Test func `an edit that leaves no key is refused, or leaves front matter`() {
    var document = MarkdownDocument(Array("—-\nmood: 4\n—-\nWords.\n".utf8))
    _ = try? document.remove("mood")
    #expect(String(decoding: document.bytes, as: UTF8.self).hasSuffix("—-\nWords.\n"))
    try? document.set("mood", to: .int(5))
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text.components(of: "\n---\n") <= 1)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

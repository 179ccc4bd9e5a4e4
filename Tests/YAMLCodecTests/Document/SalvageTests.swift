import Testing
import YAMLCodec

struct SalvageTests {
  /// The entries as `key=text`, those that could not be read as `(key)`; then the problems.
  private func salvaged(_ block: String) -> (entries: [String], problems: [String]) {
    let document = MarkdownDocument(Array("---\n\(block)---\nbody".utf8))
    #expect(String(decoding: document.bytes[document.body], as: UTF8.self) == "body")
    return (
      document.entries.map { entry in
        entry.value.map { entry.key + "=" + document.tree.text($0) } ?? "(\(entry.key))"
      }, document.problems.map(\.line)
    )
  }

  @Test(arguments: [
    ("a: @b\nc: d\n", ["(a)", "c=d"], ["2:4: `@b` can't stand without quotes; put it in quotes"]),
    (
      "a: [#b, #c]\nd: e\n", ["(a)", "d=e"],
      ["2:5: `#` begins a comment only after a blank; put a word that begins with it in quotes: \"#tag\""]
    ),
    (
      "a:\n\t- b\nc: d\n", ["(a)", "c=d"],
      ["3:1: tab in indentation; use two spaces for each (begun in line 2)"]
    ),
    (
      "a: {{b}} c\nd: e\n", ["(a)", "d=e"],
      [
        "2:10: expected the end of the line after the map in braces, found `c`; put the whole value in quotes: \"{{ template }} and more\""
      ]
    ),
    (
      "a: b: c\nd: e\n", ["(a)", "d=e"],
      ["2:5: a second `: ` in one line; put the value in quotes because of it"]
    ),
    (
      "a: \"b\nc: d\n", ["(a)", "c=d"],
      [
        "3:1: the text in double quotes is never closed: expected `\"`; add the closing quote (begun in line 2)"
      ]
    ),
    (
      "a: b\ntext\nc: d\n", ["a=b", "c=d"],
      [
        "3:1: expected `key: value`, found `text`; a line that goes on with the value above must be indented by two spaces (begun in line 2)"
      ]
    ),
    ("'a b' : *c\nd: e\n", ["(a b)", "d=e"], ["2:9: nothing before is named by the alias `*c`"]),
    // The colon within the quotes ends no key.
    ("\"a: b\": @c\nd: e\n", ["(a: b)", "d=e"], ["2:9: `@c` can't stand without quotes; put it in quotes"]),
  ])
  func `reads the good keys and reports the bad ones`(block: String, entries: [String], problems: [String]) {
    let salvaged = salvaged(block)
    #expect(salvaged.entries == entries)
    #expect(salvaged.problems == problems)
  }

  @Test func `a line that is a map in braces is no entry that was read`() {
    #expect(salvaged("{a: 1}\nb: @c\nd: e\n").entries == ["({a)", "(b)", "d=e"])
  }

  @Test func `gives a bad entry all its lines`() {
    let document = MarkdownDocument(Array("---\na: @b\n  - c\n\nd: e\n---\n".utf8))
    #expect(document.isSalvaged)
    #expect(document.entries.map(\.range) == [4..<16, 17..<22])
    #expect(document.entries.map { $0.keyNode == nil } == [true, false])
  }

  @Test func `keeps anchors and aliases apart by entry`() {
    let salvaged = salvaged("a: &x 1\nb: *x\nc: @d\n")
    #expect(salvaged.entries == ["a=1", "(b)", "(c)"])
  }

  @Test func `is not led astray by what git merge leaves`() {
    let salvaged = salvaged("a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> other\nc: 4\n")
    #expect(salvaged.entries == ["a=1", "b=2", "b=3", "c=4"])
    #expect(
      salvaged.problems == [
        "3:1: a line that an unfinished merge left",
        "5:1: a line that an unfinished merge left",
        "6:1: the key `b` is there already in line 4; the last one counts; delete one of the two `b` lines",
        "7:1: a line that an unfinished merge left",
      ])
  }

  @Test func `costs only the key that holds a byte that is no text`() {
    var bytes = Array("---\na: b\nc: d?\ne: f\n---\nbody".utf8)
    for bad in [0, 0xFF] as [UInt8] {
      bytes[13] = bad
      let document = MarkdownDocument(bytes)
      #expect(document.entries.map(\.key) == ["a", "c", "e"])
      #expect(document.entries.map { $0.value == nil } == [false, true, false])
      #expect(document.problems.map(\.position) == [SourcePosition(line: 3, column: 5, offset: 13)])
      #expect(document.bytes == bytes)
    }
  }

  @Test func `reports no more problems than the limit`() {
    let block = String(repeating: "a: @b\n", count: 1000)
    let document = MarkdownDocument(Array("---\n\(block)---\n".utf8))
    #expect(document.problems.count == 101)
    #expect(document.problems.last?.reason == .tooManyProblems(limit: 100))
  }

  @Test func `leaves front matter alone that is too long`() {
    var limits = YAMLLimits()
    limits.textLength = 4
    let document = MarkdownDocument(Array("---\na: bc\n---\nbody".utf8), limits: limits)
    #expect(document.problems.map(\.line) == ["2:1: longer than 4 bytes"])
    #expect(document.body == 14..<18)
  }

  @Test func `says where the body is no text only when asked`() {
    let document = MarkdownDocument(Array("---\na: b\n---\nc".utf8) + [0xFF])
    #expect(document.problems == [])
    #expect(document.bodyProblem?.line == "4:2: byte 0xFF is not UTF-8; save the file as UTF-8")
  }

  @Test func `tells a file in UTF-16`() {
    let document = MarkdownDocument([0xFF, 0xFE, 0x2D, 0, 0x2D, 0, 0x2D, 0])
    #expect(document.problems.map(\.reason) == [.notUTF8])
  }
}

import JournalFormat
import JournalModel
import Testing
import YAMLCodec

@Suite struct InlineTagsTests {
  private static func tags(_ text: String) -> [String] { tags(Array(text.utf8)) }

  private static func tags(_ bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBufferPointer { InlineTags(in: $0).found.map(\.name) }
  }

  @Test(arguments: [
    ("It was #calm.", ["calm"]), ("#calm, then #ward/night", ["calm", "ward/night"]),
    ("> #quoted\n- [ ] #todo\n1. #first", ["quoted", "todo", "first"]),
    ("| #cell | #two |", ["cell", "two"]),
    ("a\u{A0}#b\u{3000}#c", ["b", "c"]), ("**#bold** (#no) a#no \\#no &#39; C# #", []),
    ("#1 #2026 #1a", ["1a"]), ("#a #a", ["a", "a"]),
  ])
  func `a tag stands behind a blank or at the start of a line`(text: String, tags: [String]) {
    #expect(Self.tags(text) == tags)
  }

  @Test(arguments: [
    ("# Title\n## Two\n###### #six\n#\n# A #calm day #", ["six", "calm"]), ("#Title", ["Title"]),
    ("####### seven #a", ["a"]),
  ])
  func `the mark of a heading is none`(text: String, tags: [String]) { #expect(Self.tags(text) == tags) }

  @Test(arguments: [
    ("`#no` and ``a ` #no`` #yes", ["yes"]), ("a ` #yes", ["yes"]), ("`a\n#no b` #yes", ["yes"]),
    ("`a\n\n#yes b`", ["yes"]), ("`a\n- #yes `", ["yes"]),
    ("```\n#no\n```\n#yes", ["yes"]), ("~~~ x\n#no\n```\n#no\n~~~~\n#yes", ["yes"]), ("```\n#no", []),
    ("``` a`b\n#yes", ["yes"]), ("- ```\n  #no\n  ```\n  #yes", ["yes"]), ("- ```\n  #no\n\n#yes", ["yes"]),
    ("> ```\n> #no\n\n#yes", ["yes"]),
    ("a\n\n    #no\n\n    #no\n\n#yes", ["yes"]), ("\t#no\n#yes", ["yes"]), ("a\n    #yes", ["yes"]),
    ("# a\n    #no", []), ("- a\n\n    #yes\n\n        #no", ["yes"]),
    ("- a\n  - #yes\n      - #deep", ["yes", "deep"]),
    ("a\r\n    #yes\r\n\r\n    #no\r\n", ["yes"]), ("a\r    #yes\r\r    #no\r", ["yes"]),
  ])
  func `code has none`(text: String, tags: [String]) { #expect(Self.tags(text) == tags) }

  @Test(arguments: [
    ("[see #no](a) [see #no][b] [[Note #no]] ![pic #no](a.jpg) #yes", ["yes"]),
    ("[![a](b)](c #no) #yes", ["yes"]), ("[see #yes] and (#no, #yes)", ["yes", "yes"]),
    ("[a](b #yes", ["yes"]), ("https://x.org/#no <https://x.org/#no>", []), ("[ref]: https://x.org/a#no", []),
    (#"<span title="a #no"> #yes </span> <!-- #no --> I <3 #too"#, ["yes", "too"]),
    ("a <b, #yes c> d", ["yes"]), ("I <3 Lea. #calm today, 2 > 1", ["calm"]),
  ])
  func `links, addresses and HTML have none`(text: String, tags: [String]) {
    #expect(Self.tags(text) == tags)
  }

  @Test func `hostile bytes are no tags and end none of the others`() {
    #expect(Self.tags([0x23, 0x63, 0xE9, 0x20, 0x23, 0x6F, 0x6B, 0x0A, 0x23, 0x00, 0x23, 0xFF]) == ["ok"])
    #expect(Self.tags("#" + String(repeating: "a", count: 300) + " #b") == ["b"])
    #expect(Self.tags("#") == [])
    #expect(Self.tags("") == [])
    #expect(Self.tags("a" + String(repeating: "\u{301}", count: 10_000) + " #b") == ["b"])
  }

  @Test(arguments: ["`", "[", "](", "[[", "<a ", "<!--", "``` ", "- ", "> ", "[x](", "` `` ", "#", " #a["])
  func `what is repeated without end takes no longer than its length`(part: String) {
    let text = "#x " + String(repeating: part, count: 50_000 / part.utf8.count)
    #expect(Self.tags(text).first == "x")
  }

  // MARK: Records

  @Test func `a record has the tags of its key and those of its text, alike ones once`() {
    let reading = Reading("---\ntags: [Night, Été]\n---\nIt was #calm. #night #CALM #ete #ward/night\n")
    #expect(reading.record.tags == ["Night", "Été", "calm", "ward/night"])
    #expect(reading.record.inlineTags == ["calm", "night", "ete", "ward/night"])
    #expect(reading.record.keys.contains(.tags))
    #expect(reading.lines == [])
  }

  @Test(arguments: ["kind: check-in", "kind: person"])
  func `only entries have tags in their texts`(keys: String) {
    let record = Reading("---\n\(keys)\n---\nIt was #calm.\n").record
    #expect(record.tags == [])
    #expect(!record.keys.contains(.tags))
  }

  @Test func `the front matter is no text, and tags are read only where that is wanted`() {
    #expect(Reading("---\ntitle: a #b\n# a remark with #c\n---\nText\n").record.inlineTags == [])
    #expect(Reading("No front matter, but #calm.").record.tags == ["calm"])
    let document = MarkdownDocument(Array("---\ntags: [a]\n---\n#b\n".utf8))
    let record = RecordDecoder(readsInlineTags: false).decode(document, path: "a.md", fileTime: nil).record
    #expect(record.tags == ["a"])
    #expect(record.inlineTags == [])
  }

  @Test func `tells the lines of tags`() {
    let document = MarkdownDocument(Array("---\ntitle: a\n---\n#calm\n\nAnd #Calm, #other.\n".utf8))
    let places = InlineTags.places(of: ["calm"], in: document)
    #expect(places.map(\.line) == [4, 6])
    #expect(places.map(\.name) == ["calm", "Calm"])
  }
}

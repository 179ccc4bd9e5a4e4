import Testing
import YAMLCodec

struct CommentTests {
  /// The events of a text, a letter each, comments with their text.
  private func events(_ tree: YAMLTree) -> String {
    var found: [String] = []
    tree.forEachEvent(comments: true) { event in
      switch event.kind {
      case .documentStart, .documentEnd: break
      case .sequenceStart: found.append("[")
      case .sequenceEnd: found.append("]")
      case .mappingStart: found.append("{")
      case .mappingEnd: found.append("}")
      case .scalar, .alias:
        let text = String(decoding: tree.source[event.range], as: UTF8.self)
        found.append(text.debugDescription.replacing("\\'", with: "'"))
      case .comment: found.append(String(decoding: tree.source[event.range], as: UTF8.self))
      }
    }
    return found.joined(separator: " ")
  }

  @Test(arguments: [
    ("# a\nb: c # d\n# e\nf: g\n# h", #"# a { "b" "c" # d # e "f" "g" } # h"#),
    ("a: # b\n  - c # d\n  # e\n  - f\ng: h", #"{ "a" # b [ "c" # d # e "f" ] "g" "h" }"#),
    ("a: [b, # c\n  \" # d\", # e\n  ] # f", #"{ "a" [ "b" # c "\" # d\"" # e ] # f }"#),
    ("a: | # b\n  # c\n# d\ne: 'x # y' # f", #"{ "a" "| # b\n  # c\n" # b # d "e" "'x # y'" # f }"#),
    ("a: b#c\nd: &e#f g # h", #"{ "a" "b#c" "d" "&e#f g" # h }"#), ("# only", "# only"),
    ("a: b", #"{ "a" "b" }"#),
    ("- # a\n  b: c\n- ? d # e\n  : f", #"[ # a { "b" "c" } { "d" # e "f" } ]"#),
    ("a: !t # b\n  c", #"{ "a" # b "!t # b\n  c" }"#),
    ("%YAML 1.2 # a\n--- # b\nc # d\n", ##"# a # b "c" # d"##),
  ])
  func `comments are events where they stand`(text: String, expected: String) throws {
    #expect(events(try YAMLTree(yaml: text)) == expected)
    let endings = text.replacing("\n", with: "\r\n")
    #expect(events(try YAMLTree(yaml: endings)) == expected.replacing("\\n", with: "\\r\\n"))
  }

  @Test func `each document of a stream has its own comments`() throws {
    let documents = try YAMLStream.documents("# a\nb\n# c\n---\nd # e\n...\n# f\n---\ng\n")
    #expect(documents.map(events) == [##"# a "b" # c"##, ##""d" # e"##, ##"# f "g""##])
  }

  @Test func `front matter has its own comments, not those of the body`() {
    let document = MarkdownDocument("---\n# a\nb: c # d\n# e\n---\n# Title\n")
    #expect(events(document.tree) == #"# a { "b" "c" # d } # e"#)
    #expect(events(MarkdownDocument("---\n# a\n---\n# Title\n").tree) == "# a")
  }

  @Test(arguments: 0..<40)
  func `comments of front matter as people write it are found, and nothing else changes`(seed: UInt64) {
    var maker = FrontMatterMaker(seed: seed)
    let document = MarkdownDocument(maker.file())
    var without: [YAMLEvent] = []
    document.tree.forEachEvent { without.append($0) }
    var comments = 0
    var with: [YAMLEvent] = []
    document.tree.forEachEvent(comments: true) { event in
      if event.kind != .comment { return with.append(event) }
      comments += 1
      let text = String(decoding: document.bytes[event.range], as: UTF8.self)
      #expect(
        ["# above", "# margin", "# note"].contains(
          text.split(separator: " ").prefix(2).joined(separator: " ")))
    }
    #expect(with == without)
    let written = String(decoding: document.bytes[document.tree.document.range], as: UTF8.self)
    #expect(comments == written.count { $0 == "#" })
  }
}

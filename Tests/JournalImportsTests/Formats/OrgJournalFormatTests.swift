import ImportTestSupport
import JournalModel
import Testing

@Suite struct OrgJournalFormatTests {
  /// The body of an entry with these lines.
  private func body(_ lines: String...) throws -> String {
    let reading = try Reading()
    try reading.run("20261120.org", "* Friday\n** 08:22 Blocks\n" + lines.map { $0 + "\n" }.joined())
    return reading.body(try #require(reading.records.first))
  }

  @Test(arguments: ["SRC sh", "EXAMPLE"]) func `a block stands between fences`(block: String) throws {
    let name = block.split(separator: " ")[0]
    for (begin, end) in [("#+BEGIN_", "#+END_"), ("#+begin_", "#+end_")] {
      let name = begin.hasSuffix("n_") ? name.lowercased() : String(name)
      let body = try body("before", begin + name + block.dropFirst(name.count), "1 2", end + name, "after")
      let language = block.split(separator: " ").dropFirst().joined()
      #expect(body == "before\n```\(language)\n1 2\n```\nafter")
    }
  }

  @Test func `of a quotation the words stay`() throws {
    #expect(
      try body("before", "#+BEGIN_QUOTE", "rest", "#+END_QUOTE", "after") == "before\n\n> rest\n\nafter")
  }

  @Test(
    arguments: [
      ("a *bold* word", "a **bold** word"), ("an /italic/, one", "an *italic*, one"),
      ("+gone+ and ~code~ and =a*b=", "~~gone~~ and `code` and `a*b`"),
      ("2*3*4 and/or a/b", "2*3*4 and/or a/b"),
      ("*/both/*", "***both***"), ("[[https://a.org/b/c/][a link]]", "[a link](https://a.org/b/c/)"),
    ])
  func `marks of org become those of Markdown`(org: String, markdown: String) throws {
    #expect(try body(org) == markdown)
  }

  @Test func `properties under the names of keys are keys`() throws {
    let reading = try Reading()
    try reading.run(
      "journal.org",
      "# a remark\n* 2026-11-20 Friday\n** 18:50 Title :night:\n:PROPERTIES:\n:ID: x\n:AT: 2026-11-20T18:50:12+01:00\n:MOOD: 4\n:PLACE: Ward 7\n:PEOPLE: Léa | Paul\n:FAVORITE: true\n:EFFORT: 2\n:END:\nText\n"
    )
    let record = try #require(reading.records.first)
    #expect(record.at?.iso == "2026-11-20T18:50:12+01:00")
    #expect(record.mood == "4" && record.place == "Ward 7" && record.isFavorite)
    #expect(record.people == ["Léa", "Paul"])
    #expect(reading.text(record.path)?.contains("effort: \"2\"\n") == true)
    #expect(reading.records.count == 1)
  }
}

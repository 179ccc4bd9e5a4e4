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
      #expect(body == "before\n```\n1 2\n```\nafter")
    }
  }

  @Test func `of a quotation the words stay`() throws {
    #expect(try body("before", "#+BEGIN_QUOTE", "rest", "#+END_QUOTE", "after") == "before\n\nrest\n\nafter")
  }
}

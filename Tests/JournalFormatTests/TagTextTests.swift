import Testing

@testable import JournalFiles
@testable import JournalFormat

@Suite struct TagTextTests {
  @Test(
    arguments: [
      ("a,b", ["a", "b"]), ("#a #b, c d", ["a", "b", "c d"]), ("#a b", ["a b"]), (" #a ", ["a"]), (", ,", []),
      ("#", []), ("long day", ["long day"]),
    ] as [(String, [String])])
  func `commas part tags, and blanks where every word has a hash`(text: String, tags: [String]) {
    #expect(TagText.tags(in: text) == tags)
  }
}

import JournalTestSupport
import Testing

@testable import JournalModel

struct SearchTests {
  private func match(_ words: String, title: String? = nil, tags: [String] = [], _ body: String)
    -> SearchMatch?
  {
    var record = Record(id: "a", path: "a.md", kind: .entry, date: CivilDay(number: 20_000))
    record.title = title
    record.tags = tags
    return Array(body.utf8).withUnsafeBufferPointer { SearchMatch(SearchTerms(words), in: record, body: $0) }
  }

  @Test(arguments: [
    ("garden", true), ("GARDEN", true), ("gard", false), ("gard*", true), ("garden leeks", true),
    ("garden night", false), ("\"the garden\"", true), ("\"garden the\"", false), ("garden -night", true),
    ("garden -leeks", false), ("garden -lee*", false), ("«the gar*", true), ("\"the gar*\"", true),
    ("\"the gar\"*", false), ("“the garden”", true),
  ])
  func `every word must occur, phrases in order, beginnings with a star`(words: String, isFound: Bool) {
    #expect((match(words, "Dug in the garden: leeks.\n") != nil) == isFound)
  }

  @Test(arguments: [
    ("equipe", "Une équipe géniale"), ("ÉQUIPE", "une e\u{301}quipe"), ("oeuvre", "L’œuvre"),
    ("strasse", "Straße"),
    ("hopital", "à l'hôpital"), ("l'hôpital", "à l’hopital"), ("夜勤", "今日は夜勤です"), ("8412", "steps: 8412"),
  ])
  func `case, accents and encoding make no difference`(words: String, text: String) {
    #expect(match(words, text) != nil)
  }

  @Test func `words may be spread over title, tags and text`() {
    #expect(
      match("night shift family", title: "A hard night", tags: ["family"], "The shift was long.\n") != nil)
  }

  @Test func `a title weighs more than a tag, a tag more than the text`() throws {
    let title = try #require(match("night", title: "Night", "x"))
    let tag = try #require(match("night", tags: ["night"], "x"))
    let text = try #require(match("night", "night"))
    #expect([title.score, tag.score, text.score] == [8, 4, 1])
  }

  @Test func `a snippet shows what was found on one line`() throws {
    let found = try #require(match("leeks", "It was\nlate. The first\n\tLeeks of the year"))
    #expect(found.snippet == "It was late. The first **Leeks** of the year")
    let long = String(repeating: "word ", count: 40)
    let inside = try #require(match("leeks", long + "leeks " + long)).snippet
    #expect(inside.utf8.starts(with: "…word word".utf8))
    #expect(inside.utf8.reversed().starts(with: "word word…".utf8.reversed()))
    #expect(inside.utf8.count < 200)
  }

  @Test func `a search needs a word to be found`() {
    #expect(SearchTerms("-night").isEmpty)
    #expect(SearchTerms(" ** … ").isEmpty)
    #expect(!SearchTerms("night").isEmpty)
  }
}

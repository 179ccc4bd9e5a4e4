import JournalModel
import JournalTestSupport
import Testing

@testable import JournalInsights

struct AffirmationTests {
  @Test(arguments: [
    ("2026-01-01", 1), ("2026-02-19", 0), ("2026-12-31", 15), ("2028-12-31", 16), ("2026-11-20", 24),
  ])
  func `the day of the year modulo the count is the number of the text`(date: String, index: Int) {
    #expect(Affirmation.index(on: day(date), count: 50) == index)
  }

  @Test func `without texts there is none`() {
    #expect(Affirmation.index(on: day("2026-01-01"), count: 0) == nil)
  }
}

struct LikesTests {
  func liked(_ text: String) -> [String] { Likes(Array(text.utf8)).liked.map(\.id) }

  @Test(arguments: [
    ("", []), ("- 2026-11-21T08:00:00+01:00 like resilience-3\n", ["resilience-3"]),
    ("- 2026-11-21T08:00:00+01:00 like a\n- 2026-11-22T08:00:00+01:00 unlike a\n", []),
    // A merge may put the younger line first.
    ("- 2026-11-22T08:00:00+01:00 unlike a\r\n- 2026-11-21T08:00:00+01:00 like a\r\n", []),
    ("- 2026-11-22T08:00:00+01:00 like b\n- 2026-11-21T08:00:00+01:00 like a\n", ["a", "b"]),
    // 08:00 in Paris is before 02:30 in New York.
    ("- 2026-11-21T02:30:00-05:00 like a\n- 2026-11-21T08:00:00+01:00 unlike a\n", ["a"]),
    ("# Likes\n\n- yesterday like a\n- 2026-11-21T08:00:00Z love a\n- 2026-11-21T08:00:00Z like\n", []),
    ("- 2026-11-21T08:00:00Z like a", ["a"]),
  ])
  func `the youngest line of an id counts, wherever it stands`(text: String, ids: [String]) {
    #expect(liked(text) == ids)
  }

  @Test func `bytes that are not text do no harm`() {
    #expect(Likes([0xFF, 0x0A, 0x2D, 0x20, 0xFF]).liked.isEmpty)
  }

  @Test func `a line that was appended is read back`() throws {
    let at = try #require(Timestamp(iso: "2026-11-21T08:00:00+01:00"))
    let line = Likes.line("own-1a2b3c4d", isLiked: true, at: at)
    #expect(String(decoding: line, as: UTF8.self) == "- 2026-11-21T08:00:00+01:00 like own-1a2b3c4d\n")
    let likes = Likes(line)
    #expect(likes.liked == [Likes.Like(id: "own-1a2b3c4d", since: at)])
    #expect(likes.contains("own-1a2b3c4d"))
    #expect(!Likes(line + Likes.line("own-1a2b3c4d", isLiked: false, at: at)).contains("own-1a2b3c4d"))
  }
}

struct OwnAffirmationsTests {
  func texts(_ body: String) -> [String] {
    OwnAffirmations.parse(Array(body.utf8)[...], category: nil).map(\.text)
  }

  @Test(arguments: [
    ("", []), ("- One\n- Two\n", ["One", "Two"]),
    ("* One\r\n+ Two\r\n1. Three\r\n2) Four", ["One", "Two", "Three", "Four"]),
    ("# Mine\n\nA paragraph\nover two lines\n\n---\n\nAnother\n", ["A paragraph over two lines", "Another"]),
    ("- An item\n  that goes on\n- Next", ["An item that goes on", "Next"]), ("-\n- \n", []),
    ("2026 is my year", ["2026 is my year"]), ("-not an item", ["-not an item"]),
    ("<!-- hidden -->\nSeen", ["Seen"]),
  ])
  func `every item and every paragraph is a text`(body: String, expected: [String]) {
    #expect(texts(body) == expected)
  }

  @Test func `an id follows from the text alone`() {
    // The published test vectors of 32-bit FNV-1a.
    #expect(OwnAffirmations.id(of: "") == "own-811c9dc5")
    #expect(OwnAffirmations.id(of: "a") == "own-e40c292c")
    #expect(OwnAffirmations.id(of: "foobar") == "own-bf9cf968")
  }

  @Test func `the category is the file's`() {
    let own = OwnAffirmations.parse(Array("- One".utf8)[...], category: .balance)
    #expect(own == [Affirmation(id: OwnAffirmations.id(of: "One"), category: .balance, text: "One")])
  }
}

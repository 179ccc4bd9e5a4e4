import JournalModel
import Testing

@Suite struct MarkedWordTests {
  @Test(
    arguments: [
      ("#calm", "calm"), ("#calm.", "calm"), ("#ward/night,", "ward/night"), ("#ward/", "ward"),
      ("#a_b-c", "a_b-c"),
      ("#Équipe’s", "Équipe"), ("#夜勤。", "夜勤"), ("#क्षमा", "क्षमा"), ("#cafe\u{301}s", "cafe\u{301}s"),
      ("#2026-11", "2026-11"), ("#1a", "1a"),
      ("#", nil), ("#2026", nil), ("#12/", nil), ("#-", nil), ("#/", nil), ("##a", nil), ("#a#b", nil),
      ("calm", nil), ("#caf\u{FFFD}", nil), ("#🎉", nil),
    ] as [(String, String?)])
  func `a name ends where no part of one stands`(word: String, name: String?) {
    #expect(MarkedWord.name(in: word[...], behind: "#").map { String($0) } == name)
  }

  @Test(arguments: [(100, true), (101, false), (300, false)])
  func `what is longer than a hundred characters is no name`(count: Int, isName: Bool) {
    let word = "#" + String(repeating: "é", count: count)
    #expect((MarkedWord.name(in: word[...], behind: "#") != nil) == isName)
  }
}

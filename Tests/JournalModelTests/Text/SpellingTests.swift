import JournalModel
import Testing

struct SpellingTests {
  static let words = ["entry", "check-in", "check-out", "vacation", "shift", "profile"]

  @Test(arguments: [
    ("vaccation", "vacation"), ("chekin", "check-in"), ("ntry", "entry"), ("shfit", "shift"), ("zebra", nil),
  ])
  func `says the nearest word`(word: String, nearest: String?) {
    #expect(Spelling.nearest(to: word, among: Self.words) == nearest)
  }
}

struct LetterTests {
  @Test(arguments: [
    ("private", "pivate", true), ("private", "privates", true), ("private", "pirvate", true),
    ("private", "privote", true), ("private", "private", false), ("private", "pirvte", false),
    ("private", "rpivaet", false), ("ab", "ba", true), ("a", "", true), ("", "", false),
    ("abc", "cab", false),
    ("aab", "aaab", true), ("abcd", "acbde", false),
  ])
  func `tells words that are one letter apart`(one: String, other: String, isNear: Bool) {
    #expect(Spelling.areOneLetterApart(Array(one), Array(other)) == isNear)
    #expect(Spelling.areOneLetterApart(Array(other), Array(one)) == isNear)
    #expect((Spelling.distance(one, other) == 1) == isNear)
  }
}

import JournalText
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

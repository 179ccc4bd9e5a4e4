import JournalModel
import Testing

struct WordIndexTests {
  static let index = WordIndex(["day,jour,working-day", "nuit,é,😴,Œuf", "😴é,☺", "", "日勤,夜勤明け,주간"])

  @Test(
    arguments: [
      ("day", 0), ("DAY", 0), ("working day", 0), ("Working_Day", 0), ("nuit", 1), ("É", 1), ("e", 1),
      ("😴", 1), ("e\u{301}", 1), ("œUF", 1), ("oeuf", 1), ("😴 E", 2), ("☺\u{FE0F}", 2), ("😪", nil),
      ("日勤", 4), ("日 勤", 4), ("夜勤明け", 4), ("주간", 4), ("日", nil), ("日勤明け", nil),
      ("da", nil), ("dayjour", nil), (",", nil), ("", nil), (" ", nil),
      ("a word of more than 24 bytes!", nil),
    ] as [(String, Int?)])
  func `a word is in its group, whatever its spelling`(word: String, group: Int?) {
    #expect(Self.index[word] == group)
  }

  @Test func `a word of two groups belongs to the first`() {
    #expect(WordIndex(["a,b", "b,c"])["b"] == 0)
  }

  @Test func `every word of a large index is found`() {
    let groups = (0..<300).map { number in "word\(number),x\(number)" }
    let index = WordIndex(groups)
    for number in 0..<300 {
      #expect(index["Word \(number)"] == number)
      #expect(index["x\(number)"] == number)
    }
    #expect(index["word300"] == nil)
  }
}

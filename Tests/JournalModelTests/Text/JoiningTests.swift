import JournalModel
import Testing

struct JoiningTests {
  @Test(arguments: [([], ""), (["a"], "a"), (["a", "", "é"], "a, , é")])
  func `texts are joined as the standard library does it`(texts: [String], joined: String) {
    #expect(texts.joined(separator: ", ") == joined)
    #expect(texts.lazy.map { $0 }.joined(separator: ", ") == joined)
  }
}

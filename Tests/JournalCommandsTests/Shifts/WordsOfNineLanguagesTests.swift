import JournalTestSupport
import Testing

/// Words of nine languages at moods, keys and dates: what isn't understood is refused, and what is shown is
/// read, person.md.
@Suite struct WordsOfNineLanguagesTests {
  @Test(arguments: [
    ("humor=5", "mood"), ("Seelische Belastung=5", "load"), ("labels=nacht", "tags"),
  ])
  func `a label that is shown is a key that is read`(said: String, key: String) {
    let session = Session.inParis("")
    session.run("check-out", "--mood", "2", "--load", "2")
    #expect(session.run("set", "last", said).code == 0)
    let text = session.files.first { $0.contains("check-out") }.flatMap { session.text($0) } ?? ""
    #expect(text.contains("\n\(key):") && !text.contains(said.prefix { $0 != "=" } + ":"), "\(text)")
  }

  @Test(arguments: ["dagboeknotitie", "dagboeknotities"])
  func `a kind is read as every list has it`(word: String) {
    let session = Session.inParis("")
    session.run("new", "Test")
    #expect(session.run("list", "--kind", word).output.contains("Test"))
  }
}

import JournalTestSupport
import Testing

/// What is to be sealed and can't be is refused before anybody is asked what it is to say.
@Suite struct SealedAskingTests {
  private static let profile = "smjournal: 1\nname: Camille\nsealed: [entry, mood]\n"
  private static let refusal =
    "smjournal: error: the profile names nobody to seal to (seal-to), and nothing was\nwritten; "
    + "'smjournal seal setup' does\n"

  @Test(arguments: [["new"], ["mood"], ["n"]])
  func `no question is asked where the record can't be sealed`(words: [String]) {
    let session = Session(profile: Self.profile)
    let reply = session.run(words.map { Array($0.utf8) }, typed: "Zauberwort\n3\nA text\n\n\n")
    #expect(reply.code == 1)
    #expect(reply.errors == Self.refusal)
    #expect(session.holding("Zauberwort") == [])
  }

  @Test func `a check-in, which is never sealed, is asked all the same`() {
    let session = Session(profile: Self.profile)
    #expect(session.run("check-in", typed: "345\n\n").errors.contains("nergy"))
  }
}

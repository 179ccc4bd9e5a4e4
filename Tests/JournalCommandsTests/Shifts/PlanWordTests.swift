import JournalTestSupport
import Testing

/// A word of the rota that stands for time off is read by all that takes a reason.
@Suite struct PlanWordTests {
  private func session() -> Session {
    .inParis("shifts:\n  CA: {is: leave}\n  FO: {is: training}\n  J: {is: day, hours: \"07:00-15:00\"}")
  }

  @Test(arguments: [
    (["vacation", "add", "2026-12-29..2027-01-04", "CA"], "leave"),
    (["vacation", "add", "CA", "2026-12-29..2027-01-04"], "leave"),
    (["vacation", "add", "2026-12-29..2027-01-04", "--category", "ca"], "leave"),
    (["vacation", "add", "2026-12-29", "FO"], "training"),
    (["rota", "off", "2026-12-29..2027-01-04", "--why", "CA"], "leave"),
  ]) func `a word of the rota says what time off is for`(words: [String], category: String) {
    let session = session()
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.text("2026/12/2026-12-29-vacation.md")
    #expect(text?.contains("category: \(category)\n") == true && text?.contains("title:") == false)
  }

  @Test func `time off that is planned takes it too, and a word of work is none`() {
    let session = session()
    session.run("vacation", "add", "2026-12-29", "training")
    #expect(session.run("vacation", "set", "2026-12-29", "--category", "CA").code == 0)
    #expect(session.text("2026/12/2026-12-29-vacation.md")?.contains("category: leave\n") == true)
    for word in ["J", "XY"] {
      let refused = session.run("vacation", "add", "2026-12-30", word)
      #expect(
        refused.code == 64
          && refused.errors.hasPrefix(
            "smjournal: error: '\(word)': expected leave, rtt, training, sick, other, morning or afternoon\n"),
        "\(refused)")
    }
  }
}

import JournalTestSupport
import Testing

/// A shift whose end lies on a further day looks like one of a few hours.
@Suite struct EndsOfAnotherDayTests {
  private func nights() -> Session {
    let session = Session.inParis("")
    session.now = "2026-11-27T14:00:00+01:00"
    session.run(
      "rota", "set", "--from", "2026-11-23", "--cycle", "night", "--hours", "night=22:00-07:00")
    return session
  }

  @Test func `an end that is still to come is told, and the days between are shown`() {
    let session = nights()
    let reply = session.run("check-out", "--mood", "3", "--date", "2026-11-26", "--end", "tomorrow at 7")
    #expect(reply.errors.hasPrefix("smjournal: 07:00 +1 has not come yet\n"), "\(reply.errors)")
    let day = session.run("day", "2026-11-26").output
    #expect(day.contains("22:00–07:00 +2)"), "\(day)")
    #expect(session.run("week").output.contains("Thu 26  night 22:00–07:00 +2 …"))
  }

  @Test func `the end of a night has no sign, nor has one that has come`() {
    let session = nights()
    let reply = session.run("check-out", "--mood", "3", "--date", "2026-11-25", "--end", "yesterday at 9")
    #expect(!reply.errors.contains("has not come yet"), "\(reply.errors)")
    let day = session.run("day", "2026-11-25").output
    #expect(day.contains("(stated, 22:00–09:00)"), "\(day)")
  }
}

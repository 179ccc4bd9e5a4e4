import JournalTestSupport
import Testing

@testable import JournalCommands

/// Which shift words and check-outs in the hours around it belong to.
@Suite struct WordsAfterShiftTests {
  private let nights =
    "rota:\n  from: 2026-11-25\n  cycle: [night, night, rest, rest]\n  hours: {night: 21:00-07:00}"

  @Test func `a check-out is of no shift that begins hours later`() {
    let session = Session.inParis(
      "rota:\n  from: 2026-11-24\n  cycle: [day, rest, rest]\n  hours: {day: 07:00-07:00}")
    session.now = "2026-11-27T03:10:00+01:00"
    let reply = session.run("out", "--fatigue", "3", "--end", "7:15")
    #expect(reply.output.contains("(check-out, Thu 26 November)"), "\(reply.output)")
    #expect(reply.errors.contains("07:15 has not come yet"), "\(reply.errors)")
    #expect(reply.errors.contains("nothing says when it began"), "\(reply.errors)")
    session.now = "2026-11-28T09:00:00+01:00"
    #expect(
      session.run("week").output.contains("planned 48 h · worked 48 h"), "\(session.run("week").output)")
    // And of more than a day the end says so.
    session.run("out", "--fatigue", "3", "--end", "7:15")
    #expect(session.run("week").output.contains("07:00–07:15 +1"), "\(session.run("week").output)")
  }
}

import JournalTestSupport
import Testing

@testable import JournalCommands

/// Which shift words and check-outs in the hours around it belong to.
@Suite struct WordsAfterShiftTests {
  private let nights =
    "rota:\n  from: 2026-11-25\n  cycle: [night, night, rest, rest]\n  hours: {night: 21:00-07:00}"

  @Test(arguments: [
    ("2026-11-26T07:40:00+01:00", "2026-11-25"), ("2026-11-26T10:20:00+01:00", "2026-11-25"),
    ("2026-11-26T10:40:00+01:00", "2026-11-26"),
  ]) func `what is written within three hours after a check-out is of its shift`(now: String, date: String) {
    let session = Session.inParis(nights)
    session.now = "2026-11-26T07:35:00+01:00"
    session.run("out", "--fatigue", "4", "--end", "7:30")
    session.now = now
    session.run("new", "What a night. Four came.")
    session.run("m", "2")
    for path in session.files where !path.contains("check-out") && path.contains("2026-11-") {
      #expect(session.text(path)?.contains("date: \"\(date)\"\n") == true, "\(path)")
    }
  }

  @Test func `a mood before the first rota goes to the night in which it was noted`() {
    let session = Session.inParis("language: en")
    session.now = "2026-11-26T03:10:00+01:00"
    session.run("m", "2")
    let reply = session.run(
      "rota", "set", "--from", "2026-11-25", "--cycle", "night night rest rest", "--hours",
      "night=21:00-07:00")
    let path = "2026/11/2026-11-26-0310-mood.md"
    #expect(
      reply.output.hasSuffix("\(path) is of another day now: night of Wed 25 November\n"),
      "\(reply.output)")
    #expect(session.text(path)?.contains("date: \"2026-11-25\"\n") == true)
    #expect(session.text(path)?.contains("shift: night\n") == true)
    // A rota that is set anew moves nothing.
    session.run("move", "@", "2026-11-26")
    session.run("rota", "set", "--from", "2026-11-25", "--cycle", "night night rest rest")
    #expect(session.text(path)?.contains("date: \"2026-11-26\"\n") == true)
  }

  @Test func `one undo takes back the first rota with the mood that it moved`() {
    let session = Session.inParis("language: en")
    session.now = "2026-11-26T03:10:00+01:00"
    session.run("m", "2")
    let path = "2026/11/2026-11-26-0310-mood.md"
    let (profile, mood) = (session.text("journal.md"), session.text(path))
    session.run(
      "rota", "set", "--from", "2026-11-25", "--cycle", "night night rest rest", "--hours",
      "night=21:00-07:00")
    #expect(session.text(path) != mood)
    session.run("undo")
    #expect(session.text(path) == mood)
    #expect(session.text("journal.md") == profile)
  }

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

  @Test func `a note of another day is of its shift, or of none`() {
    let session = Session.inParis(nights)
    session.now = "2026-11-26T03:10:00+01:00"
    session.run("new", "Cinema. Good.")
    let reply = session.run("move", "cinema", "2026-11-20")
    #expect(reply.output.hasSuffix("(Fri 20 November)\n"), "\(reply.output)")
    #expect(session.text("2026/11/2026-11-21-0310-cinema.md")?.contains("shift:") == false)
  }
}

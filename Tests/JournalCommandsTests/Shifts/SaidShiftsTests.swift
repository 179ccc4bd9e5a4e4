import Testing

/// Shifts as people say them, where a question or a sentence takes them.
@Suite struct SaidShiftsTests {
  /// A day shift every third day, on the 28th among them.
  private static let profile = """
    smjournal: 1
    rota: {from: 2026-11-01, cycle: day rest rest, hours: {day: '07:00-19:00'}}

    """

  @Test func `hours of time on call are asked in a line, and what is lived keeps its own`() {
    let session = Session(profile: Self.profile)
    #expect(session.run("rota", "add", "2026-11-05", "on-call").code == 0)
    let lived = session.run("day", "2026-11-05", "--json").output
    let reply = session.run("rota", "add", "2026-11-29", "on-call", typed: "20:00-08:00\n")
    #expect(reply.code == 0 && reply.errors.contains("What are the hours of on-call?"), "\(reply)")
    #expect(!reply.errors.contains("something else"), "\(reply.errors)")
    let day = session.run("day", "2026-11-29", "--json").output
    #expect(day.contains("\"is\": \"on-call\"") && day.contains("20:00:00"), "\(day)")
    #expect(session.run("day", "2026-11-05", "--json").output == lived)
  }

  @Test func `what a word means is written together with its shift, or not at all, and one undo takes both`()
  {
    let session = Session(profile: Self.profile)
    let before = session.text("journal.md")
    let words = ["rota", "add", "2026-11-28", "on-call"].map { Array($0.utf8) }
    let refused = session.run(words, typed: "18:00-08:00\nn")
    #expect(refused.errors.contains("Nothing was written.") && refused.output.isEmpty, "\(refused)")
    #expect(session.text("journal.md") == before)
    let done = session.run(words, typed: "18:00-08:00\ny")
    #expect(done.code == 0 && session.text("journal.md") != before, "\(done)")
    #expect(session.text("2026/11/2026-11-28-shift-on-call.md") != nil)
    #expect(session.run("undo").code == 0)
    #expect(session.text("journal.md") == before)
    #expect(session.text("2026/11/2026-11-28-shift-on-call.md") == nil)
  }

  @Test(arguments: [
    ("add", "2026-11-29\nday 8-12\n", "2026-11-29-shift-day.md", "08:00-12:00"),
    ("add", "2026-11-29\nnuit 21h-7h\n", "2026-11-29-shift-night.md", "21:00-07:00"),
    ("swap", "2026-11-28\nnight 21h-7h\n", "2026-11-28-shift-night.md", "21:00-07:00"),
  ])
  func `the answer for a shift has its hours as the command line has them`(
    verb: String, typed: String, file: String, hours: String
  ) {
    let session = Session(profile: Self.profile)
    let before = session.text("journal.md")
    let reply = session.run("rota", verb, typed: typed)
    let ends = hours.split(separator: "-")
    let text = session.text("2026/11/" + file) ?? ""
    #expect(reply.code == 0 && ends.allSatisfy { text.contains($0) }, "\(reply)\(text)")
    #expect(session.text("journal.md") == before)
  }

  @Test func `no word of the profile has a blank in it`() {
    let session = Session(profile: Self.profile)
    let before = session.text("journal.md")
    let reply = session.run("rota", "add", "2026-11-29", "foo bar", typed: "1")
    #expect(reply.code == 64 && session.text("journal.md") == before, "\(reply)")
  }

  @Test(arguments: [
    "j j n n r r r, j 7h15-19h15, n 19h15-7h15", "J J N N R R R, jour 7h15-19h15, nuit 19h15-7h15",
  ])
  func `hours that were said are those of the plan, whatever its letters are`(line: String) {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    let reply = session.run("rota", "set", typed: line + "\n2026-11-23\n\n\n\n\n\n")
    let plan = session.run("rota", "--from", "2026-11-23", "--until", "2026-11-29", "--json").output
    #expect(reply.code == 0, "\(reply)")
    #expect(plan.ranges(of: "\"minutes\": 720").count == 8, "\(plan)")
    #expect(plan.contains("07:15:00") && plan.contains("19:15:00") && !plan.contains("T07:00:00"), "\(plan)")
  }

  @Test(arguments: [
    "fatigue 4 end 18:40", "end 18:40 fatigue 4", "fatigue 4 ended at 18h40", "fatigue 4 until 18:40",
    "fatigue 4 fin 18h40", "Ende 18:40 fatigue 4", "fatigue 4 bis 18:40", "fatigue 4 hasta 18:40",
  ])
  func `the end of a shift is said among the ratings`(line: String) {
    let session = Session()
    let reply = session.run(
      (["check-out"] + line.split(separator: " ").map(String.init)).map { Array($0.utf8) })
    let text = session.text("2026/11/2026-11-20-1850-check-out.md") ?? ""
    #expect(reply.code == 0, "\(reply)")
    #expect(text.contains("\nfatigue: 4\n") && text.contains("\nend: \"18:40\"\n"), "\(text)")
    #expect(text.hasSuffix("---\n"), "\(text)")
  }

  @Test func `the shift under way goes before one that waits for its check-out`() {
    let session = Session(
      profile: """
        smjournal: 1
        rota: {from: 2026-11-20, cycle: late+on-call rest, hours: {late: '10:00-18:00', on-call: '18:00-06:00'}}

        """)
    session.run("check-in", "3", "3", "3", "--at", "2026-11-20T09:55:00+01:00")
    let today = session.run("today").output
    #expect(today.contains("on-call") && today.contains("smjournal check-out"), "\(today)")
    #expect(!today.contains("smjournal check-in"), "\(today)")
    #expect(session.run("today", "--json").output.contains("\"shift\": \"on-call\""))
  }

  @Test(arguments: [
    ("sick", "vacation", true), ("leave", "vacation", true), ("rtt", "vacation", true),
    ("leave", "off", false),
  ])
  func `days off for another reason are told of, but for sickness in leave`(
    first: String, verb: String, isTold: Bool
  ) {
    let session = Session()
    session.run("vacation", "add", "2026-11-24..2026-11-26", first)
    let reply =
      verb == "vacation"
      ? session.run("vacation", "add", "2026-11-25", "leave")
      : session.run("rota", "off", "2026-11-25", "--why", "sick")
    #expect(reply.code == 0, "\(reply)")
    #expect(reply.errors.contains("these days are off already: 2026-11-24-vacation") == isTold, "\(reply)")
  }

  @Test func `a number that counts something is no end`() {
    let session = Session()
    session.run("check-out", "4", "3", "4", "end", "8", "patients")
    let text = session.text("2026/11/2026-11-20-1850-check-out.md") ?? ""
    #expect(text.contains("end 8 patients") && !text.contains("\nend:"), "\(text)")
  }

  @Test(arguments: [("malade\n", "sick"), ("1", "sick"), ("formation\n", "training"), ("\n", "other")])
  func `the reason for an absence is asked with the words that the option takes`(
    typed: String, category: String
  ) {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    let reply = session.run("rota", "off", "2026-11-21", typed: typed)
    #expect(reply.code == 0 && reply.errors.contains("[5]"), "\(reply)")
    let list = session.run("vacation", "list", "--json").output
    #expect(list.contains("\"category\": \"\(category)\""), "\(list)")
  }
}

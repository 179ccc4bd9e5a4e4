import Testing

@Suite struct ZoneChangeTests {
  private static let rota = "rota: {from: '2026-10-20', cycle: night, hours: {night: '19:00-07:00'}}"

  @Test func `another zone leaves the nights that were worked as they were`() {
    let session = Session.inParis(Self.rota)
    let night = session.compact("rota", "--from", "2026-10-24", "--until", "2026-10-24")
    #expect(night.contains("\"minutes\":780"), "13 h over the change of the clocks")
    #expect(session.run("config", "timezone=America/New_York").output == "Changed journal.md\n")
    #expect(
      session.text("journal.md")?.contains(
        "timezone:\n  - zone: Europe/Paris\n  - from: \"2026-11-20\"\n    zone: America/New_York\n") == true)
    #expect(session.compact("rota", "--from", "2026-10-24", "--until", "2026-10-24") == night)
    let later = session.compact("rota", "--from", "2026-11-24", "--until", "2026-11-24")
    #expect(later.contains("2026-11-24T19:00:00-05:00"))
    #expect(session.run("check").code == 0)
  }

  @Test func `a shift of the same day keeps its hours`() {
    let session = Session.inParis("rota: {from: '2026-10-20', cycle: day, hours: {day: '07:00-14:30'}}")
    let day = session.compact("day")
    let reply = session.run("config", "timezone=Europe/Lisbon")
    #expect(
      reply.errors
        == "smjournal: the new zone holds from Sat 21 November on: the shift of today keeps its hours\n")
    #expect(session.text("journal.md")?.contains("  - from: \"2026-11-21\"\n") == true)
    #expect(session.compact("day") == day)
  }

  @Test func `who comes back the same day was never away`() {
    let session = Session.inParis(Self.rota)
    session.run("config", "timezone=Europe/London")
    session.run("config", "timezone=Europe/Paris")
    #expect(session.text("journal.md")?.contains("timezone: Europe/Paris\n") == true)
    session.run("config", "timezone=Asia/Tokyo")
    session.now = "2026-12-24T18:50:00+09:00"
    session.run("config", "timezone=Europe/Paris")
    #expect(
      session.text("journal.md")?.contains(
        """
        timezone:
          - zone: Europe/Paris
          - from: "2026-11-20"
            zone: Asia/Tokyo
          - from: "2026-12-24"
            zone: Europe/Paris

        """) == true)
  }

  @Test func `a journal that tells of no day before today just gets its zone`() {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n")
    session.run("new", "Today", "--text", "First.")
    session.run("config", "timezone=Europe/Berlin")
    #expect(session.text("journal.md") == "---\nsmjournal: 1\ntimezone: Europe/Berlin\n---\n")
  }

  @Test(arguments: [true, false])
  func `in an hour that comes twice time goes on`(usesIndex: Bool) {
    let session = Session.inParis("language: en")
    session.now = "2026-10-26T10:00:00+01:00"
    for (title, at) in [("First", "2026-10-25T02:30:00+02:00"), ("Second", "2026-10-25T02:10:00+01:00")] {
      session.run("new", title, "--at", at)
    }
    let words = usesIndex ? ["list"] : ["list", "--no-index"]
    let order = session.run(words.map { Array($0.utf8) }).output.split(separator: "\n").map { $0.suffix(5) }
    #expect(order == ["econd", "First"])
    let day = session.lines("day", "2026-10-25").filter { $0.contains("entry") }
    #expect(day == ["  02:30  entry  First", "  02:10  entry  Second"])
  }
}

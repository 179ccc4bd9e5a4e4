import JournalTestSupport
import Testing

/// The figures of the countdown: shifts under way, and half days.
@Suite struct CountdownFiguresTests {
  static func session(_ cycle: String) -> Session {
    let session = Session(
      profile: """
        smjournal: 1
        timezone: Europe/Paris
        shifts:
          "J": {is: day, hours: "09:00-16:30"}
          "N": {is: night, hours: "19:00-07:30"}
          "R": {is: rest}
        rota: {from: "2026-11-02", cycle: "\(cycle)"}

        """)
    session.now = "2026-11-26T03:10:00+01:00"
    return session
  }

  @Test(arguments: [
    ("2026-12-04T23:00:00+01:00", "1"), ("2026-12-05T03:00:00+01:00", "1"),
    ("2026-12-05T08:00:00+01:00", "0"),
  ])
  func `a night that goes on into the first day off is still a shift`(now: String, shifts: String) {
    let session = Self.session("R")
    session.run("rota", "swap", "2026-12-04", "N")
    session.run("vacation", "add", "2026-12-05..2026-12-13")
    session.now = now
    #expect(session.run("today", "--format", "{shifts}").output == shifts + "\n")
  }

  @Test func `a half day counts half of a working day, and says which half`() {
    let session = Self.session("J J J J J R R")
    session.run("vacation", "add", "2026-12-07..2026-12-11")
    #expect(session.run("today", "--format", "{workingDays}").output == "7\n")
    session.run("vacation", "add", "2026-12-02", "--half", "morning")
    #expect(session.run("today", "--format", "{workingDays}").output == "6.5\n")
    let details =
      "6.5 working days · 7 shifts by your rota · Wed 2 December: leave · half a day, morning · "
    #expect(session.run("today").output.contains(details))
    let figures =
      "\"workingDays\":6.5,\"shifts\":7,\"halfDays\":[{\"date\":\"2026-12-02\",\"half\":\"morning\"}]"
    #expect(session.compact("today").contains(figures))
    #expect(session.run("today", "--lang", "fr").output.contains("6,5 jours ouvrés"))
    // Half of a Saturday is half of no working day, nor is half of a day that is off as a whole.
    session.run("vacation", "add", "2026-11-28", "--half", "afternoon")
    session.run("rota", "off", "2026-12-02", "--why", "sick")
    #expect(session.run("today", "--format", "{workingDays}").output == "6\n")
  }
}

import Testing

/// "A `date` and `shift` in the file win over everything, always", hours.md.
@Suite struct OwnDayTests {
  @Test func `a check-in behind the check-out of a night is of its own day`() {
    let session = Session.inParis(
      """
      rota:
        from: "2026-09-28"
        cycle: day day night night rest rest rest
        hours: {day: "07:00-19:30", night: "19:00-07:30"}
      """)
    session.now = "2026-10-02T07:15:00+02:00"
    session.run("check-out", "--fatigue", "4")
    session.now = "2026-10-02T07:59:00+02:00"
    #expect(session.run("check-in", "--energy", "4").output.hasSuffix("(check-in, day off, Fri 2 October)\n"))
    session.now = "2026-10-02T08:01:00+02:00"
    #expect(session.run("day", "2026-10-02").output.contains("check-in"))
    let night = session.run("day", "2026-10-01").output
    #expect(!night.contains("check-in") && !night.contains("not counted"), "\(night)")
    #expect(session.compact("week", "2026-10-02").contains("\"checkIn\":\"2026-10-02-0759-check-in\""))
  }
}

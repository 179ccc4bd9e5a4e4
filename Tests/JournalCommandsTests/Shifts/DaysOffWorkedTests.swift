import Testing

/// A day of time off that was worked is no day off: "sickness gives leave days back", hours.md, and so does a
/// day called back.
@Suite struct DaysOffWorkedTests {
  /// Day, day, night, night and three days of rest from a Monday.
  private func session() -> Session {
    let session = Session.inParis(
      """
      rota:
        from: "2026-09-28"
        cycle: day day night night rest rest rest
        hours: {day: "07:00-19:00", night: "19:00-07:00"}
      """)
    session.now = "2026-10-01T18:05:00+02:00"
    return session
  }

  private func work(_ day: String, in session: Session) {
    session.now = "\(day)T06:50:00+02:00"
    session.run("check-in", "--energy", "3")
    session.now = "\(day)T19:01:00+02:00"
    session.run("check-out", "--fatigue", "3")
  }

  @Test func `who was called back has a day of leave less, in every view`() {
    let session = session()
    session.run("vacation", "add", "2026-10-05..2026-10-09")
    #expect(session.lines("vacation", "list")[0].contains("  5 days  "))
    work("2026-10-06", in: session)
    session.now = "2026-10-12T09:01:00+02:00"
    for list in [["vacation", "list"], ["list", "--kind", "vacation"]] {
      let reply = session.run(list.map { Array($0.utf8) })
      #expect(reply.output.contains("  4 days · 1 day worked"), "\(reply.output)")
    }
    let report = session.run("report", "2026-10-05..2026-10-11").output
    #expect(report.contains("leave 4 (3 shifts)"), "\(report)")
    let month = session.run("month", "2026-10").output
    #expect(month.contains(" 5 *       6 D       7 *"), "\(month)")
    #expect(session.lines("week", "2026-10-06")[2].hasPrefix("  Tue 6   day 07:00–19:00 ✓ (leave)"))
  }

  @Test(arguments: [
    ("2026-10-06T06:00", "Time off! 🌴 6 days left"),
    ("2026-10-06T10:00", "5 days of your time off left, today not"),
    ("2026-10-07T10:00", "Time off! 🌴 5 days left"),
  ])
  func `what is left of time off has no day that was worked`(now: String, left: String) {
    let session = session()
    session.run("vacation", "add", "2026-10-05..2026-10-11")
    if now > "2026-10-06T07" { work("2026-10-06", in: session) }
    session.now = now + ":00+02:00"
    let today = session.run("today").output
    #expect(today.contains(left), "\(today)")
  }

  @Test func `a day of sickness that was worked is none, and a part of one on which somebody fell ill`() {
    let session = session()
    session.run("rota", "off", "2026-10-19..2026-10-20", "--why", "sick")
    work("2026-10-19", in: session)
    session.now = "2026-10-21T09:00:00+02:00"
    #expect(session.lines("vacation", "list")[0].contains("  1 day · 1 day worked"))
    #expect(session.run("report", "2026-10-19..2026-10-21").output.contains("sick leave 1 (1 shift)"))
    session.run("rota", "worked", "2026-10-20", "07:00-10:00")
    #expect(session.lines("vacation", "list")[0].contains("  0.8 days · 1.3 days worked"))
    #expect(session.run("report", "2026-10-19..2026-10-21").output.contains("sick leave 0.8"))
  }
}

import JournalTestSupport
import Testing

/// What goes on into the night, or into time off.
@Suite struct BesideNightsTests {
  @Test func `before time on call at the workplace lies a rest, also after a shift of its day`() {
    let session = Session.inParis(
      """
      rest-rules: eu
      shifts:
        "D": {is: day, hours: "07:00-19:30"}
        "W": {is: on-call, hours: "20:00-08:00", where: workplace}
      rota: [{from: 2026-11-19, cycle: D rest rest rest rest rest rest}]
      """)
    session.now = "2026-11-18T09:00:00+01:00"
    session.run("rota", "add", "2026-11-19", "W")
    session.now = "2026-11-26T03:10:00+01:00"
    let check = session.run("rota", "check", "2026-11-16..2026-11-22").output
    #expect(check.contains("30 min of rest between the shifts of Thu 19 November (limit 11 h)"), "\(check)")
  }

  @Test(arguments: [
    ("2026-12-04T23:00:00+01:00", "1"), ("2026-12-05T03:00:00+01:00", "1"),
    ("2026-12-05T08:00:00+01:00", "0"),
  ])
  func `a night that goes on into the first day off is still a shift`(now: String, shifts: String) {
    let session = Session.inParis(
      "shifts: {N: {is: night, hours: \"19:00-07:30\"}}\nrota: [{from: 2026-11-02, cycle: rest}]")
    session.now = "2026-12-01T09:00:00+01:00"
    session.run("rota", "swap", "2026-12-04", "N")
    session.run("vacation", "add", "2026-12-05..2026-12-13")
    session.now = now
    #expect(session.run("today", "--format", "{shifts}").output == shifts + "\n")
  }
}

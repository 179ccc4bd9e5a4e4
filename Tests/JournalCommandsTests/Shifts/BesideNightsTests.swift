import JournalTestSupport
import Testing

/// What goes on into the night.
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
    let line = "30 min of rest between the shifts of Thu 19 November (limit 11 h, 2003/88, art. 3)"
    #expect(check.contains(line), "\(check)")
  }
}

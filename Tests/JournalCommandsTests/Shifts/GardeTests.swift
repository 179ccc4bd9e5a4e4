import JournalTestSupport
import Testing

/// A shift of 24 hours is what its word says, in every answer; time on call at the workplace is work for the
/// limits.
@Suite struct GardeTests {
  private func session(_ shift: String, rules: String = "fr-hospital") -> Session {
    let session = Session.inParis(
      """
      rest-rules: \(rules)
      shifts:
        G: \(shift)
        R: {is: rest}
      rota: {from: "2026-11-16", cycle: "R G R R R R R"}
      """)
    session.now = "2026-11-19T12:00:00+01:00"
    return session
  }

  @Test(arguments: [("day", "(1 day)"), ("night", "(1 night)"), ("training", "(1 training)")])
  func `a garde is a night in figures and for limits, whatever its word`(word: String, summary: String) {
    let session = session("{is: \(word), hours: \"08:00-08:00\"}")
    let rota = session.run("rota", "2026-11-16..2026-11-22").output
    #expect(rota.contains(summary), "\(rota)")
    let report = session.compact("report", "2026-11-16..2026-11-18")
    #expect(report.contains("\"nights\":1,\"nightMinutes\":540,"), "\(report)")
    #expect(report.contains("\"longestNightRun\":{"), "\(report)")
    let check = session.run("rota", "check", "2026-11-16..2026-11-18").output
    #expect(check.contains("a night of 24 h on Tue 17 November"), "\(check)")
  }

  @Test(arguments: [("workplace", true), ("home", false)])
  func `time on call at the workplace is held against the limit of a shift`(place: String, isBeyond: Bool) {
    let session = session("{is: on-call, hours: \"08:00-08:00\", where: \(place)}")
    let check = session.run("rota", "check", "2026-11-16..2026-11-18").output
    let line = "24 h of work on Tue 17 November (limit 12 h, 2002-9, art. 7)"
    #expect(check.contains(line) == isBeyond, "\(check)")
    let report = session.compact("report", "2026-11-16..2026-11-18")
    let found =
      isBeyond
      ? "1440,\"days\":[\"2026-11-17\",\"2026-11-17\"],\"beyond\":1" : "null,\"days\":[],\"beyond\":0"
    #expect(
      report.contains(
        "\"rule\":\"shift\",\"article\":\"2002-9,art.7\",\"kind\":\"daily\",\"period\":\"P1D\",\"limit\":720,\"found\":\(found)"
      ),
      "\(report)")
    #expect(report.contains("\"shifts\":0,"))
  }
}

import JournalTestSupport
import Testing

/// A shift of 24 hours is what its word says, in every answer.
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

  @Test(arguments: [
    ("day", "(1 day)", 0, "a shift of 24 h"), ("night", "(1 night)", 1, "a night of 24 h"),
    // By its hours, of which nine lie in the night.
    ("training", "(1 training)", 1, "a night of 24 h"),
  ]) func `a garde is what its word says`(word: String, summary: String, nights: Int, finding: String) {
    let session = session("{is: \(word), hours: \"08:00-08:00\"}")
    let rota = session.run("rota", "2026-11-16..2026-11-22").output
    #expect(rota.contains(summary), "\(rota)")
    let report = session.compact("report", "2026-11-16..2026-11-18")
    #expect(report.contains("\"nights\":\(nights),\"nightMinutes\":540,"), "\(report)")
    #expect(report.contains("\"longestNightRun\":\(nights == 0 ? "null" : "{")"), "\(report)")
    let check = session.run("rota", "check", "2026-11-16..2026-11-18").output
    #expect(check.contains(finding + " on Tue 17 November"), "\(check)")
  }
}

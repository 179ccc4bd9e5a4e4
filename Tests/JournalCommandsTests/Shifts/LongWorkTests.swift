import Testing

/// "Daily rest 11 h" in each 24 hours, as the directive and the British regulations have it: work on end over
/// 13 h leaves too little.
@Suite struct LongWorkTests {
  @Test(arguments: [
    (
      "eu", "07:00-20:30",
      "13 h 30 min of work on end on Mon 23 November, which leaves 10 h 30 min of rest in 24 hours (limit 11 h, "
        + "2003/88, art. 3)"
    ),
    (
      "uk", "19:00-08:01",
      "13 h 1 min of work on end on Mon 23 November, which leaves 10 h 59 min of rest in 24 hours (limit 11 h, "
        + "WTR 1998, reg. 10)"
    ),
    ("eu", "07:00-20:00", nil), ("fr", "07:00-20:30", nil), ("none", "07:00-20:30", nil),
  ])
  func `more than thirteen hours of work on end are told where they are written, and in check and report`(
    rules: String, hours: String, told: String?
  ) {
    let session = Session.inParis("rest-rules: \(rules)\nrota: {from: \"2026-11-16\", cycle: rest}")
    session.width = 200
    let added = session.run("rota", "add", "2026-11-23", hours).errors
    let check = session.run("rota", "check", "--from", "2026-11-20", "--until", "2026-11-30").output
    session.now = "2026-11-25T12:00:00+01:00"
    let report = session.run("report", "2026-11-20..2026-11-24").output
    for text in [added, check, report] {
      if let told {
        #expect(text.contains(told), "\(text)")
      } else {
        #expect(!text.contains("on end"), "\(text)")
      }
    }
    let found = session.compact("report", "2026-11-20..2026-11-24").contains("\"found\":630,")
    #expect(found == (told?.hasPrefix("13 h 30") ?? false))
  }
}

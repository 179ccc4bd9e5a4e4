import Testing

/// A day is missed once it has begun for who lives it, and one to come is not written.
@Suite struct DayBegunTests {
  @Test(arguments: [
    ("03:00", "Mood noted on 1 of 1 day", "(1 of 1 expected)"),
    ("05:00", "Mood noted on 1 of 2 days", "(1 of 2 expected)"),
  ])
  func `a day is missed once it has begun for the journal`(time: String, month: String, stats: String) {
    let session = Session.inParis("day-starts: \"05:00\"")
    session.now = "2026-11-27T22:00:00+01:00"
    session.run("mood", "4")
    session.now = "2026-11-28T\(time):00+01:00"
    #expect(session.run("month").output.contains(month), "\(session.run("month").output)")
    let figures = session.run("stats").output
    #expect(figures.contains(stats), "\(figures)")
  }

  @Test func `days to come are no days written`() {
    let session = Session.inParis("")
    session.run("new", "Now", "--date", "2026-11-20")
    session.run("new", "Then", "--date", "2026-12-05")
    let figures = session.run("stats").output
    #expect(figures.contains("2 entries") && figures.contains("written on 1 day\n"), "\(figures)")
  }
}

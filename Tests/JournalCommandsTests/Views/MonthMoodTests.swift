import Testing

/// "Mood noted on 2 of 5 days": the month shows on which.
@Suite struct MonthMoodTests {
  @Test func `a month has the mood of a day whose shift is a word`() {
    let session = Session.inParis("")
    session.now = "2026-11-27T14:00:00+01:00"
    session.run("rota", "set", "--from", "2026-11-23", "--cycle", "early 早番 night off")
    for day in ["23", "24", "25"] { session.run("mood", "2", "--date", "2026-11-\(day)") }
    let week = session.run("month").output.split(separator: "\n").first { $0.hasPrefix("23 ") }
    #expect(
      week == "23 ear… 😞 24 早番 😞 25 N 😞    26 ·       27 early   28 早番    29 N", "\(week ?? "")")
    session.width = 140
    let wide = session.run("month").output.split(separator: "\n").first { $0.hasPrefix("23 ") }
    #expect(wide?.hasPrefix("23 early 😞 24 早番 😞  25 N 😞") == true, "\(wide ?? "")")
  }
}

import JournalModel
import Testing

/// What is said of a shift under way, and of one of which only the beginning is known.
@Suite struct UnderWayTests {
  private static let days = """
    rota:
      - {from: "2026-11-16", cycle: "day day rest", hours: {day: "07:00-19:30"}}
    """

  @Test(arguments: [
    ("2026-11-17T06:50:00+01:00", "Day shift of Tue 17 November", true),
    ("2026-11-17T07:20:00+01:00", "Under way since 07:00: day shift of Tue 17 November", true),
    ("2026-11-17T09:00:00+01:00", "Under way since 07:00: day shift of Tue 17 November", false),
    ("2026-11-17T19:31:00+01:00", "Day shift of Tue 17 November", false),
  ])
  func `today says that a shift of the plan goes on, and asks how it was before only as it begins`(
    now: String, headline: String, isAsked: Bool
  ) {
    let session = Session.inParis(Self.days)
    session.now = now
    let lines = session.lines("today")
    #expect(lines[0].hasSuffix("  " + headline), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("How do you feel before") } == isAsked, "\(lines)")
  }

  @Test func `a shift that has just begun is nothing short of the plan`() {
    let session = Session.inParis(Self.days)
    session.now = "2026-11-17T07:00:00+01:00"
    let report = session.lines("report", "--from", "2026-11-16")
    #expect(report.contains("  Beyond the plan     +0 min"), "\(report)")
    let week = session.lines("week")
    #expect(week.contains("2 shifts · planned 12 h 30 min · worked 12 h 30 min so far"), "\(week)")
    #expect(week.contains("3 shifts to come · planned 37 h 30 min"), "\(week)")
  }

  @Test func `a week whose last shift is under way is not over`() {
    let session = Session.inParis(
      "rota: {from: \"2026-11-22\", cycle: day rest rest rest rest rest rest, hours: {day: \"07:00-19:30\"}}"
    )
    session.now = "2026-11-22T10:00:00+01:00"
    let week = session.lines("week")
    #expect(week.contains("1 shift · planned 3 h · worked 3 h so far"), "\(week)")
    #expect(!week.contains { $0.contains("to come") }, "\(week)")
  }

  @Test func `a table of shifts adds up to the totals, and says no end that is to come`() {
    let session = Session.inParis(Self.days)
    session.now = "2026-11-17T09:00:00+01:00"
    let rows = session.run("report", "--from", "2026-11-16", "--csv").output.split(separator: "\r\n")
    #expect(rows.count == 3)
    #expect(
      rows.last?.hasPrefix(
        "2026-11-17,day,day,underWay,plan,2026-11-17T07:00:00+01:00,,120,0,120,120,") == true, "\(rows)")
  }

  @Test func `the most in seven days is of the work that the report counts`() {
    let session = Session.inParis(
      """
      rest-rules: fr-hospital
      shifts:
        "D": {is: day, hours: "08:00-20:00"}
        "OW": {is: on-call, hours: "20:00-08:00", where: workplace}
      rota: {from: "2026-11-16", cycle: "D OW rest"}
      """)
    session.now = "2026-11-18T12:00:00+01:00"
    let report = session.compact("report", "--from", "2026-11-16")
    #expect(
      report.contains(
        "\"mostInSevenDays\":{\"from\":\"2026-11-16\",\"until\":\"2026-11-18\",\"worked\":720}"))
    // What the law counts beside it stands with the limits, which say so.
    #expect(report.contains("\"found\":1440"), "\(report)")
    let lines = session.lines("report", "--from", "2026-11-16").joined(separator: " ")
    #expect(lines.contains("time on call at the workplace counts as work for them"), "\(lines)")
  }

  @Test func `of a check-in on a day of rest only the beginning is known`() {
    let session = Session.inParis(Self.days)
    session.now = "2026-11-18T10:00:00+01:00"
    session.run("check-in", "--energy", "3", "--shift", "day")
    #expect(session.lines("day")[1] == "day shift of Wed 18 November · 10:00– · worked 0 min so far (noted)")
    let week = session.lines("week")
    #expect(week[3] == "  Wed 18  day 10:00– …     14 h 30 min of rest before", "\(week)")
    // Until when it goes on, and how long the rest behind it is, nobody knows.
    #expect(week[4] == "  Thu 19  day 07:00–19:30", "\(week)")
    session.now = "2026-11-18T15:30:00+01:00"
    #expect(
      session.lines("day")[1] == "day shift of Wed 18 November · 10:00– · worked 5 h 30 min so far (noted)")
    session.run("check-out", "--fatigue", "3")
    #expect(
      session.lines("day")[1...2] == [
        "day shift of Wed 18 November · 10:00–15:30, 5 h 30 min · worked 5 h 30 min", "(noted)",
      ])
  }

  @Test(arguments: ["check-in", "check-out"])
  func `the hour of now is none of yesterday's`(verb: String) {
    let session = Session.inParis(Self.days + "\nclock: notes")
    session.now = "2026-11-18T21:00:00+01:00"
    let rating = verb == "check-in" ? "--energy" : "--fatigue"
    #expect(
      session.run(verb, rating, "3", "--date", "yesterday").output
        == "Wrote 2026/11/2026-11-17-\(verb).md (\(verb), day shift of Tue 17 November)\n")
    #expect(session.text("2026/11/2026-11-17-\(verb).md")?.contains("\nat:") == false)
    #expect(session.compact("day", "yesterday").contains("\"worked\":750"))
  }

  @Test func `the morning after a night is an hour of the night's day`() {
    let session = Session.inParis(
      "rota: {from: \"2026-11-16\", cycle: night, hours: {night: \"19:00-07:00\"}}")
    session.now = "2026-11-18T07:10:00+01:00"
    session.run("check-out", "--fatigue", "3", "--date", "yesterday")
    #expect(session.text("2026/11/2026-11-18-0710-check-out.md") != nil)
  }

  @Test func `who said to begin later has not begun`() {
    let session = Session.inParis(Self.days)
    session.now = "2026-11-17T06:45:00+01:00"
    session.run("check-in", "--energy", "3", "--start", "7h30")
    session.now = "2026-11-17T07:15:00+01:00"
    #expect(session.compact("today").contains("\"next\":{\"date\":\"2026-11-17\","))
  }
}

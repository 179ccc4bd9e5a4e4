import JournalTestSupport
import Testing

/// Limits that are looked at over a whole period, and what each of them is held against.
@Suite struct LimitOverPeriodTests {
  static func session(_ cycle: String, from: String, rules: String, _ more: String = "") -> Session {
    let session = Session(
      profile: """
        smjournal: 1
        timezone: Europe/Paris
        rest-rules: \(rules)
        shifts:
          "L": {is: day, hours: "08:00-18:00"}
          "S": {is: day, hours: "09:00-17:00"}
          "E": {is: day, hours: "07:00-15:00"}
          "T": {is: late, hours: "15:00-23:00"}
          "N": {is: night, hours: "23:00-07:00"}
          "B": {is: night, hours: "20:00-06:00"}
          "D": {is: day, hours: "07:00-19:30"}
          "R": {is: rest}
        rota:
          - {from: "\(from)", cycle: "\(cycle)"}
        \(more)
        """)
    session.now = "2026-11-26T03:10:00+01:00"
    return session
  }

  /// Fourteen weeks of 50 hours, then weeks of 40.
  @Test(arguments: [
    ("fr", "2026-01-05..2026-04-26", "3000,\"days\":[\"2026-01-19\",\"2026-04-12\"],\"beyond\":1"),
    ("fr", "2026-01-05..2026-07-26", "3000,\"days\":[\"2026-01-19\",\"2026-04-12\"],\"beyond\":1"),
    ("uk", "2026-01-05..2026-07-26", "2894,\"days\":[\"2026-01-05\",\"2026-05-03\"],\"beyond\":1"),
    ("eu", "2026-01-05..2026-07-26", "2898,\"days\":[\"2026-01-05\",\"2026-05-04\"],\"beyond\":1"),
    ("eu", "2026-05-11..2026-07-26", "2863,\"days\":[\"2026-01-12\",\"2026-05-11\"],\"beyond\":0"),
    // No reference period is known as a whole: the average is that of what is known at the end.
    ("eu", "2026-01-05..2026-04-26", "2925,\"days\":[\"2025-12-27\",\"2026-04-26\"],\"beyond\":1"),
  ])
  func `an average is looked at on every day of the period, and the worst is shown`(
    rules: String, period: String, found: String
  ) {
    let session = Self.session(
      "L L L L L R R", from: "2026-01-05", rules: rules,
      "  - {from: \"2026-04-13\", cycle: \"S S S S S R R\"}\n")
    let report = session.compact("report", period)
    let average = report.split(separator: "\"kind\":\"average\"").last?.prefix(200) ?? ""
    #expect(average.contains("\"found\":\(found)"), "\(average)")
    let check = session.compact("rota", "check", period)
    #expect(check.contains("\"finding\":\"average\"") == found.hasSuffix("1"), "\(check)")
    if found.hasSuffix("1") { #expect(check.contains("\"value\":\(found.prefix(4)),"), "\(check)") }
  }

  @Test func `the text, the page for paper and the check say the same average`() {
    let session = Self.session(
      "L L L L L R R", from: "2026-01-05", rules: "uk",
      "  - {from: \"2026-04-13\", cycle: \"S S S S S R R\"}\n")
    let line =
      "48 h 14 min of work a week on average from Mon 5 January to Sun 3 May (limit 48 h, WTR 1998, reg. 4)"
    #expect(session.run("report", "2026-01-05..2026-07-26").output.joinedLines.contains(line))
    #expect(session.run("rota", "check", "2026-01-05..2026-07-26").output.joinedLines.contains(line))
    let paper = session.run("report", "2026-01-05..2026-07-26", "--html", "-").output
    #expect(paper.contains("average, at most</b> 5 January – 3 May (48 h 14 min)"), "\(paper)")
  }

  @Test(arguments: [
    ("fr", "E", [String]()),
    ("fr", "E+T", ["16 h of work on Thu 19 November (limit 10 h, L3121-18)"]),
    ("fr-hospital", "E+T", ["16 h of work on Thu 19 November (limit 12 h, 2002-9, art. 7)"]),
    ("fr", "E+T+N", ["24 h of work on Thu 19 November (limit 10 h, L3121-18)"]),
    ("fr", "D", ["12 h 30 min of work on Thu 19 November (limit 10 h, L3121-18)"]),
    // A night for which somebody comes back is one apart, and has its own limit.
    ("fr", "E+B", ["a night of 10 h on Thu 19 November (limit 8 h, L3122-6)"]),
  ])
  func `the limit of a day is held against all that begins on it`(
    rules: String, word: String, findings: [String]
  ) {
    let session = Self.session("R R R \(word) R R R", from: "2026-11-16", rules: rules)
    for words in [["rota", "check", "2026-11-16..2026-11-22"], ["report", "2026-11-16..2026-11-22"]] {
      let lines = session.run(words.map { Array($0.utf8) }).output.split(separator: "\n")
      #expect(lines.filter { $0.contains("on Thu 19 November (limit") }.map(String.init) == findings)
    }
  }

  @Test func `a limit of the profile is told as its own, and not as the text's`() {
    let session = Self.session(
      "D D D D R R R", from: "2026-11-16", rules: "{rules: fr-hospital, shift: 9, run: 3}")
    let check = session.run("rota", "check", "2026-11-16..2026-11-22").output
    #expect(check.contains("12 h 30 min of work on Mon 16 November (limit 9 h, journal.md)\n"), "\(check)")
    #expect(
      check.contains(
        "4 days of work in a row from Mon 16 November to Thu 19 November (limit 3, journal.md)\n"),
      "\(check)")
    #expect(check.contains("(limit 48 h, 2002-9, art. 6)\n"), "\(check)")
    let json = session.compact("rota", "check", "2026-11-16..2026-11-22")
    #expect(json.contains("\"limit\":540,\"article\":\"journal.md\","), "\(json)")
    let report = session.run("report", "2026-11-16..2026-11-22").output.joinedLines
    let own = """
      The limits of journal.md hold first: Work in a day, at most: 9 h; Night, at most: 9 h; \
      Days of work in a row, at most: 3.
      """
    #expect(report.contains(own), "\(report)")
  }
}

import Testing

/// The table of `report --csv`, which goes to others.
struct ReportTableTests {
  @Test(arguments: [
    ("a\"\u{301},=HYPERLINK(1)", "\"a\"\"\u{301},=HYPERLINK(1)\""), ("=\u{301}1+1", "'=\u{301}1+1"),
    ("+\u{301}", "'+\u{301}"), ("-2+3", "'-2+3"), ("a;b", "a;b"), ("＝1", "'＝1"),
  ])
  func `no word of a shift leaves its cell or is reckoned`(word: String, cell: String) {
    let quoted = "'" + word + "'"
    let session = Session(
      profile: "smjournal: 1\nshifts:\n  \(quoted): {is: day, hours: \"07:00-19:00\"}\n",
      ["2026/11/2026-11-19-shift.md": "---\nkind: shift\ndate: 2026-11-19\nshift: \(quoted)\n---\n"])
    let reply = session.run("report", "--from", "2026-11-19", "--until", "2026-11-19", "--csv")
    #expect(reply.code == 0)
    let lines = reply.output.utf8.split(separator: 0x0A).map { Array($0) }
    #expect(lines.count == 2)
    #expect(lines.last?.starts(with: ("2026-11-19," + cell + ",day,").utf8) == true, "\(reply.output)")
  }

  @Test func `an extra shift and the basis of each are told in every form of the report`() {
    let session = Session(
      profile: """
        smjournal: 1
        shifts: {F: {is: day, hours: "06:00-14:00"}, N: {is: night, hours: "21:00-07:00"}}
        rota: [{from: 2026-11-16, cycle: N F rest rest}]

        """)
    session.run("rota", "add", "2026-11-18", "F")
    let period = ["report", "--from", "2026-11-16", "--until", "2026-11-19"]
    func report(_ words: [String]) -> Reply { session.run((period + words).map { Array($0.utf8) }) }
    let text = report([]).output
    #expect(text.contains("Extra, counted as planned") && text.contains("1 shift, 8 h"), "\(text)")
    #expect(text.contains("Hours at night") && text.contains(" (21:00–06:00)"), "\(text)")
    #expect(text.contains("smjournal report --shifts"), "\(text)")
    let shifts = report(["--shifts"]).output
    #expect(shifts.contains("plan, extra"), "\(shifts)")
    #expect(report(["--csv"]).output.contains(",true\r\n"))
    let html = report(["--html", "-"]).output
    #expect(!html.contains("plan, extra") && html.contains("Extra, counted as planned"))
    #expect(report(["--html", "-", "--shifts"]).output.contains("plan, extra"))
    #expect(report(["--json"]).output.contains("\"extra\": true"))
  }

  @Test func `a free week of the plan has its line, one that nobody knows has none`() {
    let session = Session(
      profile: """
        smjournal: 1
        shifts: {N: {is: night, hours: "21:00-07:00"}}
        rota: [{from: 2026-11-09, cycle: N N rest rest rest rest rest rest rest rest rest rest rest rest}]

        """)
    let period = ["report", "--from", "2026-10-26", "--until", "2026-11-22"]
    let lines = session.run(period.map { Array($0.utf8) }).output.split(separator: "\n")
    let weeks = lines.drop { $0 != "Weeks" }.dropFirst().prefix { $0.hasPrefix("  ") }
    #expect(
      weeks.map { $0.prefix { $0 != "L" }.split(separator: " ").joined(separator: " ") }
        == ["9–15 November 2 shifts 20 h", "16–22 November 0 shifts 0 min"], "\(lines)")
    let page = session.run((period + ["--html", "-"]).map { Array($0.utf8) }).output
    #expect(page.contains("16–22 November") && !page.contains("2–8 November"), "\(page)")
    // Of one whose shifts are all ahead it is said that this is not all.
    session.now = "2026-11-09T08:00:00+01:00"
    let ahead = session.run("report", "--from", "2026-11-09", "--until", "2026-11-15").output
    #expect(ahead.contains("\n  9–15 November · so far  0 shifts  0 min"), "\(ahead)")
  }
  @Test(arguments: [
    ("", "Public holidays     not known; to name them: smjournal config holidays=gb"),
    ("holidays: [gb]\n", "Public holidays     0 shifts, 0 min"),
    ("holidays: [\"2026-11-16\"]\n", "Public holidays     1 shift, 8 h"),
  ])
  func `of public holidays that nobody named it is not said that there were none`(key: String, line: String) {
    let session = Session(
      profile: """
        smjournal: 1
        \(key)shifts: {F: {is: day, hours: "06:00-14:00"}}
        rota: [{from: 2026-11-16, cycle: F rest rest rest}]

        """)
    let text = session.run("report", "--from", "2026-11-16", "--until", "2026-11-19").output
    #expect(text.contains("\n  \(line)\n"), "\(text)")
  }
}

import JournalTestSupport
import Testing

/// The page has the months of which shifts alone tell.
@Suite struct PageMonthsTests {
  private func months(_ profile: String, _ files: [String: String], _ options: String...) -> Set<String> {
    var files = files
    files["2026/09/2026-09-15-mood.md"] = "---\ndate: 2026-09-15\nmood: 3\n---\n"
    let session = Session.inParis(profile, files)
    session.now = "2026-12-30T10:00:00+01:00"
    let page = session.run((["export", "html", "-o", "-"] + options).map { Array($0.utf8) }).output
    return Set(["May 2026", "July 2026", "August 2026", "September 2026"].filter(page.contains))
  }

  private static let shift = [
    "2026/07/2026-07-13-shift.md":
      "---\nkind: shift\ndate: 2026-07-13\nshift: night\nstart: '19:00'\nend: '07:00'\n---\n"
  ]
  private static let plan = [
    "2026/07/2026-07-01-rota.md":
      "---\nkind: rota\nfrom: 2026-07-01\nuntil: 2026-07-31\nshifts:\n  - 2026-07-13 night 19:00-07:00\n---\n"
  ]
  private static let cycle = "rota: {from: '2026-05-01', cycle: day rest, hours: {day: '07:00-19:00'}}"

  @Test func `of dated shifts and of a published plan, however long ago`() {
    let both: Set = ["July 2026", "August 2026", "September 2026"]
    #expect(months("", Self.shift) == both)
    #expect(months("", Self.plan) == both)
    #expect(months("", Self.shift, "--from", "2026-07-01") == both)
  }

  @Test func `of a cycle, the months that were asked for`() {
    #expect(months(Self.cycle, [:]) == ["September 2026"])
    #expect(
      months(Self.cycle, [:], "--from", "2026-07-01") == ["July 2026", "August 2026", "September 2026"])
    #expect(months(Self.cycle, [:], "--from", "2026-07-01", "--until", "2026-07-31") == ["July 2026"])
    #expect(months(Self.cycle, [:], "--from", "2027-02-01") == [])
    #expect(months(Self.cycle, [:], "--until", "2026-08-31") == ["July 2026", "August 2026"])
  }

  @Test func `of one period, in the head, in the months and in the figures of work`() {
    let mood = ["2026/09/2026-09-15-mood.md": "---\ndate: 2026-09-15\nmood: 3\n---\n"]
    let session = Session.inParis(Self.cycle, mood)
    session.now = "2026-12-30T10:00:00+01:00"
    let span = ["--from", "2026-09-10", "--until", "2026-09-17"].map { Array($0.utf8) }
    let page = session.run(["export", "html", "-o", "-"].map { Array($0.utf8) } + span).output
    #expect(page.contains("<p class=\"period\">10–17 September 2026</p>"))
    #expect(page.contains("10–17 September<"))
    #expect(page.contains("4\u{A0}shifts\u{A0}· planned\u{A0}48\u{A0}h\u{A0}· worked\u{A0}48\u{A0}h<"))
    #expect(page.contains("Mood noted on 1 of 8 days"))
  }

  @Test(arguments: [
    ("", "11 h", 0), ("rest-rules: fr-hospital", "12 h", 3),
    ("rest-rules: {rest: \"11:45\"}", "11 h 45 min", 3),
  ])
  func `the line, the signs and the list of quick returns are at the limit of the person's rules`(
    rules: String, limit: String, count: Int
  ) {
    let session = Session.inParis(
      "rota: {from: '2026-11-09', cycle: night night night night rest, hours: {night: '19:00-07:30'}}\n"
        + rules)
    session.write(
      "---\nkind: entry\ndate: 2026-11-09\nmood: 3\n---\n", to: "2026/11/2026-11-09-mood.md")
    session.now = "2026-11-13T12:00:00+01:00"
    let page = session.run("export", "html").output
    #expect(page.contains("the line is at \(limit), a triangle"), "\(page.suffix(2000))")
    #expect(page.contains("after less than \(limit)<") == (count > 0))
    #expect(page.split(separator: "<li><b>11 h 30 min</b>").count - 1 == count)
  }
}

import JournalTestSupport
import Testing

/// "`steps` of a day: a key of any record of that day", format.md.
@Suite struct StepsOfAllRecordsTests {
  private static func record(_ day: String, _ keys: String) -> String {
    "---\ndate: \"\(day)\"\n\(keys)\n---\n"
  }

  @Test func `steps of any record are those of the day, once, in stats, day, week and the page`() {
    let session = Session.inParis(
      "",
      [
        "2026/11/2026-11-16-x.md": Self.record("2026-11-16", "steps: 9000"),
        "2026/11/2026-11-16-sleep.md": Self.record("2026-11-16", "kind: sleep\nsteps: 4000"),
        "2026/11/2026-11-17-y.md": Self.record("2026-11-17", "kind: check-out\npas: \"5000\""),
        "2026/11/2026-11-18-sleep.md": Self.record("2026-11-18", "kind: sleep\nsteps: 4001"),
        "2026/11/2026-11-18-z.md": Self.record("2026-11-18", "steps: 4001"),
        "2026/10/2026-10-18-z.md": Self.record("2026-10-18", "steps: 100"),
      ])
    #expect(session.run("stats", "november").output.contains("6000 steps a day (3 days)"))
    #expect(session.run("stats", "2026-10").output.contains("100 steps a day (1 day)"))
    #expect(session.compact("stats", "november").contains("\"stepDays\":3,\"meanSteps\":6000"))
    let week = session.compact("week", "2026-11-16")
    for (day, steps) in [("16", 9000), ("17", 5000), ("18", 4001)] {
      #expect(session.compact("day", "2026-11-\(day)").contains("\"steps\":\(steps)"))
      #expect(week.contains("\"steps\":\(steps)"), "\(week)")
    }
    session.run("export", "html", "--output", "page.html", "--from", "2026-11-01")
    let page = session.folder.text(of: "page.html") ?? session.text("page.html") ?? ""
    #expect(page.contains("6000 steps a day (3 days)"))
  }
}

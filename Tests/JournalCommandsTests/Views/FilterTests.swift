import Testing

@Suite struct FilterTests {
  @Test(arguments: [
    ("month --mood sad", ["19"], ["16", "18", "20"]),
    ("month --mood 4", ["20"], ["19", "18"]),
    ("month --shift night --weekday wed", ["18"], ["19", "16"]),
    ("month --weekday monday,tuesday", ["16"], ["18", "19"]),
  ])
  func `a month of some days counts those alone`(line: String, days: [String], others: [String]) {
    let output = Session.ward().screen(line + " --json")
    for day in days { #expect(output.contains("\"2026-11-\(day)\""), "\(day)") }
    for day in others { #expect(!output.contains("\"2026-11-\(day)\""), "\(day)") }
  }

  @Test func `hours of a filtered month are those of its days`() {
    let all = Session.ward().screen("month")
    let nights = Session.ward().screen("month --shift night")
    #expect(all.contains("12 shifts · planned 147 h · worked 147 h so far\n"))
    #expect(nights.contains("Only days: night\n"))
    #expect(nights.contains("6 shifts · planned 75 h · worked 75 h\n"))
  }

  @Test func `figures of some days are counted from their records`() {
    let session = Session.ward()
    let output = session.screen("stats --shift night")
    #expect(output.hasPrefix("Only days: night\n\nRecords\n  1 entry\n  1 check-in\n  1 check-out\n"))
    #expect(output.contains("  3 days in a row\n"))
    #expect(session.screen("stats --weekday monday").contains("  1 check-in\n  1 check-out\n"))
    #expect(session.screen("stats --mood 😭").contains("  0 words"))
  }

  @Test(arguments: [
    ("month --weekday someday", "--weekday 'someday': expected monday, tuesday"),
    ("year --mood purple", "--mood 'purple': expected"),
  ])
  func `what is no day and no mood is refused`(line: String, message: String) {
    let session = Session.ward()
    #expect(session.screen(line).contains(message))
    #expect(session.run(line.words).code == 64)
  }

  @Test func `own moods are found by their names and their steps`() {
    let profile = "smjournal: 1\nmoods: {serene: 4, 🌊: 2}\n"
    let session = Session(
      profile: profile,
      [
        "2026/11/2026-11-01-a.md": "---\ntitle: A\nmood: serene\n---\n",
        "2026/11/2026-11-02-b.md": "---\ntitle: B\nmood: 🌊\n---\n",
        "2026/11/2026-11-03-c.md": "---\ntitle: C\nmood: happy\n---\n",
        "2026/11/2026-11-04-d.md": "---\ntitle: D\nmood: 😞\n---\n",
      ])
    let found = { (mood: String) in
      session.run("list", "--mood", mood).output.split(separator: "\n").compactMap {
        $0.last.map(String.init)
      }
    }
    for _ in 0..<2 {
      #expect(found("serene") == ["A"])
      #expect(found("happy") == ["C", "A"])
      #expect(found("🌊") == ["B"])
      #expect(found("2") == ["D", "B"])
    }
    #expect(session.run("list", "--mood", "happy", "--no-index").output.contains("A"))
    #expect(session.run("check").output == "")
  }
}

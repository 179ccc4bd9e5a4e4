import JournalTestSupport
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

  @Test(arguments: ["month", "year"])
  func `a mood of a day to come is not counted yet`(verb: String) {
    let session = Session([
      "2026/11/2026-11-20-a.md": "---\nmood: 4\ndate: 2026-11-20\n---\n",
      "2026/11/2026-11-25-b.md": "---\nmood: 5\ndate: 2026-11-25\n---\n",
    ])
    session.now = "2026-11-21T12:00:00+01:00"
    let json = session.compact(verb)
    #expect(json.contains("\"moodDays\":1,") && json.contains("\"veryHappy\":0"), "\(json)")
    #expect(session.run(verb).output.contains("Mood noted on 1 of 2 days"))
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

  @Test func `a shift that is asked for by what it means finds the words that mean it`() {
    let words = ["N", "night", "S", "LD 3A", "x", "day"]
    let session = Session(
      profile: """
        smjournal: 1
        shifts: {N: {is: night, hours: "21:00-07:00"}, LD *: day, S: {is: late, hours: "13:00-21:00"}}

        """,
      Dictionary(
        uniqueKeysWithValues: words.enumerated().map { number, shift in
          let path = "2026/11/2026-11-1\(number)-check-in.md"
          return (
            path, "---\nkind: check-in\ndate: 2026-11-1\(number)\nshift: \(shift)\n---\nWard \(shift)\n"
          )
        }))
    for (shift, expected) in [
      ("night", ["N", "night"]), ("N", ["N"]), ("day", ["LD 3A", "day"]), ("late", ["S"]), ("S", ["S"]),
    ] {
      for verb in ["list", "search ward"] {
        let found = session.run((verb + " --shift \(shift) --json").words).output
        let days = words.indices.filter { found.contains("\"id\": \"2026-11-1\($0)-check-in\"") }
        #expect(days.map { words[$0] } == expected, "\(verb) \(shift)")
      }
    }
  }

  @Test func `hours of some days are those of all shifts of these days, with and without a record`() {
    let session = Session(
      profile: """
        smjournal: 1
        shifts: {N: {is: night, hours: "19:00-07:15"}}
        rota: [{from: 2026-11-02, cycle: N N N rest rest rest rest}]

        """,
      [
        "2026/11/leave.md": "---\nkind: vacation\nfrom: 2026-11-09\nuntil: 2026-11-10\n---\n",
        "2026/11/2026-11-09-1850-check-in.md":
          "---\nkind: check-in\nat: \"2026-11-09T18:50:00+01:00\"\nshift: N\n---\n",
      ])
    let hours = { (filter: String) in
      let lines = session.screen("stats --from 2026-11-09 --until 2026-11-15 " + filter).split(
        separator: "\n")
      return lines.drop { $0 != "Hours" }.dropFirst().first.map(String.init)
    }
    // Monday was worked in spite of leave; of Wednesday nothing was written.
    let both = "2 shifts · planned 24 h 30 min · worked 24 h 30 min"
    let one = "1 shift · planned 12 h 15 min · worked 12 h 15 min"
    for (filter, expected) in [
      ("", both), ("--shift N", both), ("--shift night", both), ("--weekday monday", one),
      ("--weekday wed", one),
      ("--weekday tuesday", nil),
    ] { #expect(hours(filter) == expected, "\(filter)") }
    session.folder.remove("journal/2026/11/2026-11-09-1850-check-in.md")
    #expect(hours("--weekday wed") == one)
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

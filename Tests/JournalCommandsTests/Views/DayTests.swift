import Testing

@Suite struct DayTests {
  @Test func `a day tells its shift, mood and records`() {
    #expect(
      Session.ward().screen("day") == """
        Fri 20 November · today
        Rest
        Mood: happy 😊

          17:30  entry  😊  Rest at last  #family  ★

        """)
  }

  @Test func `plans are shown where their kind is asked for`() {
    let session = Session([
      "2026/11/2026-11-18-shift.md": "---\nkind: shift\nshift: night\n---\n",
      "2026/11/leave.md": "---\nkind: vacation\nfrom: 2026-11-16\nuntil: 2026-11-20\n---\n",
    ])
    #expect(session.run("day", "2026-11-18", "--kind", "shift", "--json").output.contains("2026-11-18-shift"))
    #expect(
      session.run("day", "2026-11-18", "--kind", "vacation", "--json").output.contains("\"id\": \"leave\""))
    #expect(session.run("day", "2026-11-18", "--json").output.contains("\"records\": []"))
  }

  @Test func `day and week show the emoji that was written last, or that of the step of a word`() {
    let session = Session([
      "2026/11/2026-11-17-a.md": "---\nmood: 😔\nat: \"2026-11-17T08:00:00+01:00\"\n---\n",
      "2026/11/2026-11-18-a.md": "---\nmood: 😴\nat: \"2026-11-18T08:00:00+01:00\"\n---\n",
      "2026/11/2026-11-18-b.md": "---\nmood: sad\nat: \"2026-11-18T09:00:00+01:00\"\n---\n",
    ])
    for (day, symbol) in [("17", "😔"), ("18", "😞")] {
      #expect(session.run("day", "2026-11-\(day)").output.contains("Mood: sad \(symbol)\n"))
      let line = session.run("week").output.split(separator: "\n").first { $0.contains(" \(day) ") }
      #expect(line?.hasSuffix(symbol) == true, "\(line ?? "")")
    }
  }

  @Test func `own moods are the mood of the day, and take their place in the order`() {
    let session = Session(
      profile: "smjournal: 1\nmoods:\n  🦄: happy\n",
      [
        "2026/11/2026-11-18-a.md": "---\nmood: 🦄\n---\n", "2026/11/2026-11-17-b.md": "---\nmood: 😭\n---\n",
        "2026/11/2026-11-16-c.md": "---\nmood: 😄\n---\n", "2026/11/2026-11-15-d.md": "---\ntitle: d\n---\n",
      ])
    #expect(session.run("day", "2026-11-18").output.contains("🦄"))
    let order = session.run("list", "--sort", "-mood").output.split(separator: "\n").map { line in
      ["🦄", "😭", "😄"].first { line.contains($0) } ?? "d"
    }
    #expect(order == ["😄", "🦄", "😭", "d"])
    #expect(
      session.run("list", "--sort", "-mood", "--no-index").output
        == session.run("list", "--sort", "-mood").output)
  }

  @Test func `a night goes to the day on which it began`() {
    #expect(
      Session.ward().screen("day 2026-11-18") == """
        Wed 18 November
        night of Wed 18 November · 19:00–07:30, 12 h 30 min · worked 12 h 30 min (plan)
        No mood noted

          18:40     check-in  energy 3 · stress 3
          07:45 +1  check-out  fatigue 4 · emotional load 4 · satisfaction 3

        """)
  }

  @Test func `a day in French`() {
    #expect(
      Session.ward().screen("day 2026-11-18 --lang fr", width: 40) == """
        mercredi 18 novembre
        nuit du mercredi 18 novembre · de 19\u{A0}h à
        7\u{A0}h\u{A0}30, 12 h 30 · 12 h 30 de travail
        (planning)
        Pas d’humeur notée

          18\u{A0}h\u{A0}40    prise de poste  énergie 3 · stress 3
          7\u{A0}h\u{A0}45 +1  fin de poste  fatigue 4 · charge émotionnelle 4 · satisfaction 3

        """)
  }

  @Test func `a day in colour`() {
    #expect(
      Session.ward().screen("day 2026-11-18", inColor: true) == """
        \u{1B}[1mWed 18 November\u{1B}[0m
        \u{1B}[35mnight of Wed 18 November · 19:00–07:30, 12 h 30 min · worked 12 h 30 min (plan)\u{1B}[0m
        No mood noted

        \u{1B}[2m  18:40     \u{1B}[0mcheck-in  energy 3 · stress 3
        \u{1B}[2m  07:45 +1  \u{1B}[0mcheck-out  fatigue 4 · emotional load 4 · satisfaction 3

        """)
  }

  @Test func `a holiday in a planned night`() {
    #expect(
      Session.ward().screen("day 2026-11-11") == """
        Wed 11 November
        Public holiday
        night of Wed 11 November · 19:00–07:30, 12 h 30 min · worked 12 h 30 min (plan)
        No mood noted

        Nothing written for this day.

        """)
  }

  @Test func `a day in time off`() {
    #expect(
      Session.ward().screen("day 2026-11-25") == """
        Wed 25 November
        Time off: Lisbon
        No mood noted

        Nothing written for this day.

        """)
  }

  @Test func `a day about which nothing is known`() {
    #expect(
      Session.ward().screen("day 2026-01-05") == """
        Mon 5 January
        No mood noted

        Nothing written for this day.

        """)
  }

  @Test(arguments: ["day last friday", "week next week", "month last month", "vacation list"])
  func `days in several words need no quotes`(command: String) {
    #expect(Session().run(command.words).code == 0)
  }

  @Test func `a span in several words needs no quotes`() {
    let session = Session()
    session.run("vacation add 5 feb to 9 feb".words)
    #expect(session.text("2027/02/2027-02-05-vacation.md")?.contains("until: \"2027-02-09\"") == true)
  }
}

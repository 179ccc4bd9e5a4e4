import Testing

/// What one view counts, every other one counts.
struct FiguresAgreeTests {
  private static let evening = "2026-11-20T22:00:00+01:00"

  private static let replaced = [
    "2026/11/2026-11-16-1900-check-out.md": """
    ---
    kind: check-out
    date: 2026-11-16
    at: 2026-11-16T19:00:00+01:00
    shift: day
    mood: 1
    fatigue: 5
    water: 9
    ---

    """,
    "2026/11/2026-11-16-2000-check-out.md": """
    ---
    kind: check-out
    date: 2026-11-16
    at: 2026-11-16T20:00:00+01:00
    shift: day
    satisfaction: 4
    ---

    """,
  ]

  @Test func `what a later check-out replaced is in no figure`() {
    let session = Session(
      profile: "smjournal: 1\nscales: {water: {range: \"0-10\", ask: check-out}}\n", Self.replaced)
    session.now = "2026-11-17T12:00:00+01:00"
    let stats = session.run("stats").output
    #expect(!stats.contains("water") && !stats.contains("fatigue"), "\(stats)")
    session.now = "2026-11-23T12:00:00+01:00"
    let week = session.run("prompts").output
    #expect(week.contains("satisfaction 4.0") && !week.contains("fatigue"), "\(week)")
    #expect(!week.contains("mood"), "\(week)")
  }

  @Test(arguments: ["november", "2026", "--until 2026-12-31"])
  func `a period that goes on ends today`(period: String) {
    var files: [String: String] = [:]
    for day in 15...20 {
      files["2026/11/2026-11-\(day)-x.md"] = "---\ndate: 2026-11-\(day)\nmood: 4\n---\n\nWords.\n"
    }
    let session = Session(files)
    session.now = Self.evening
    let stats = session.run((["stats"] + period.split(separator: " ")).map { Array($0.utf8) }).output
    #expect(stats.contains("6 days in a row"), "\(stats)")
    #expect(stats.contains("4.0 over 7 days (6 of 6 expected)"), "\(stats)")
    let ahead = session.run("stats", "december").output
    #expect(!ahead.contains("expected"), "\(ahead)")
  }

  @Test(arguments: [
    ("mood>=4", "good serene"), ("mood<=2", "fox"), ("mood=4", "good serene"), ("mood>4", ""),
    ("mood>=3.5", "good serene"), ("mood<2.5", "fox"), ("mood=bogus", "bogus"), ("energy>=3", "good"),
  ])
  func `conditions know the journal's own moods, and no text is more than a number`(
    condition: String, found: String
  ) {
    var files: [String: String] = [:]
    for (day, mood) in zip(11..., ["fox", "bogus", "3.5", "good", "serene"]) {
      let energy = mood == "good" ? "energy: 3" : "energy: high"
      files["2026/11/2026-11-\(day)-x.md"] = "---\ndate: 2026-11-\(day)\nmood: \(mood)\n\(energy)\n---\n\nx\n"
    }
    let session = Session(profile: "smjournal: 1\nmoods: {fox: 2, serene: 4}\n", files)
    let moods = session.run("list", "--where", condition, "--format", "{mood}", "--sort", "date").output
    #expect(moods.split(separator: "\n").sorted().joined(separator: " ") == found)
  }

  @Test func `a mood of one's own counts at a check-in, too`() {
    let session = Session(
      profile: "smjournal: 1\nmoods: {calm: 5}\n",
      [
        "2026/11/2026-11-20-0650-check-in.md":
          "---\nkind: check-in\ndate: 2026-11-20\nat: 2026-11-20T06:50:00+01:00\nmood: calm\n---\n"
      ])
    session.now = Self.evening
    for command in ["today", "day"] {
      let reply = session.run(command, "--json").output
      #expect(reply.contains("\"mood\": \"veryHappy\""), "\(command): \(reply)")
    }
  }

  @Test(arguments: [
    ("private=true", "11 12 13 14 15"), ("private!=true", "16 17"), ("private=false", "16 17"),
    ("private=oui", "11 12 13 14 15"), ("vertraulich!=", "11 12 13 14 15"), ("private=", "16 17"),
  ])
  func `what is private is asked by whichever key says so`(condition: String, found: String) {
    let lines = [
      "private: true", "private: oui", "private: x", "privé: oui", "vertraulich: ja", "private: no",
      "mood: 4",
    ]
    var files: [String: String] = [:]
    for (day, line) in zip(11..., lines) {
      files["2026/11/2026-11-\(day)-x.md"] = "---\ndate: 2026-11-\(day)\n\(line)\n---\n\nx\n"
    }
    let days = Session(files).run("list", "--where", condition, "--format", "{date}").output
    #expect(days.split(separator: "\n").map { $0.suffix(2) }.sorted().joined(separator: " ") == found)
  }

  @Test func `a record is one of each person, whichever way it names them`() {
    let session = Session([
      "people/ann.md": "---\nkind: person\nname: Anna\n---\n",
      "people/lea.md": "---\nkind: person\nname: Léa\nrelation: daughter\n---\n",
      "people/lea-2.md": "---\nkind: person\nname: Léa\nrelation: colleague\n---\n",
      "2026/11/2026-11-11-a.md": "---\ndate: 2026-11-11\npeople:\n  - \"[[people/ann]]\"\n---\n\nx\n",
      "2026/11/2026-11-12-a.md": "---\ndate: 2026-11-12\npeople:\n  - \"[[people/lea-2]]\"\n---\n\nx\n",
      "2026/11/2026-11-13-a.md": "---\ndate: 2026-11-13\npeople:\n  - \"[[people/lea]]\"\n---\n\nx\n",
      "2026/11/2026-11-14-a.md": "---\ndate: 2026-11-14\npeople:\n  - Zoé\n  - Zoe\n---\n\nx\n",
    ])
    let cards = session.run("people").output.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).prefix(3).joined(separator: " ")
    }
    #expect(cards == ["Léa daughter 1", "Anna 1 record", "Léa colleague 1", "Zoe 1 record"], "\(cards)")
  }

  @Test func `of two whose names are alike each has what names them`() {
    let session = Session([
      "people/lea.md": "---\nkind: person\nname: Léa\n---\n",
      "people/lea-2.md": "---\nkind: person\nname: Lea\n---\n",
      "2026/11/2026-11-11-a.md": "---\ndate: 2026-11-11\npeople: [Léa]\n---\n\nx\n",
      "2026/11/2026-11-12-a.md": "---\ndate: 2026-11-12\n---\n\nWith [[people/lea]].\n",
    ])
    let cards = session.run("people").output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    let lines = session.run("people", "--json").output.split(separator: "\n")
    let counts = lines.filter { $0.contains("\"records\"") }
    #expect(Set(cards) == ["Léa", "Lea"])
    #expect(counts.map { $0.filter(\.isNumber) }.sorted() == ["0", "2"], "\(counts)")
  }

  @Test func `what prompts asks stands in its JSON`() {
    let session = Session(
      profile: """
        smjournal: 1
        shifts: {D: {is: day, hours: "07:00-19:00"}}
        rota: [{from: 2026-11-20, cycle: D rest}]

        """)
    session.now = Self.evening
    #expect(session.run("prompts").output == "How was your shift? smjournal check-out\n")
    let json = session.run("prompts", "--json").output
    #expect(json.contains("\"prompt\": \"How was your shift? smjournal check-out\""), "\(json)")
  }
}

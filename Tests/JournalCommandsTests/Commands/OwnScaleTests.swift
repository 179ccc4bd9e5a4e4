import Testing

/// Scales of the profile: asked, written, listed, found, counted, drawn and exported like those of the
/// program.
@Suite struct OwnScaleTests {
  private let session = Session(
    profile: """
      smjournal: 1
      scales:
        hydration: {range: "0-10", ask: check-out, label: {en: Glasses of water, fr: Verres d'eau}, good: high}
        pain: {range: "0-10", ask: [mood, check-out], good: low}
        focus: {ask: [check-in, new]}
        coffee: {ask: never}
        weight: "40-150"

      """)

  @Test(arguments: [
    ("check-in", "\n\n\n\n4\n\n\n", "check-in", "\nsource: cli\nfocus: 4\n"),
    ("mood", "23\n", "mood", "mood: 😞\nsource: cli\npain: 3\n"),
    ("mood", "2\n\n", "mood", "mood: 😞\nsource: cli\n---"),
  ])
  func `a scale is asked for where the profile says so`(
    verb: String, typed: String, name: String, expected: String
  ) {
    let reply = session.run(verb, typed: typed)
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.text("2026/11/2026-11-20-1850-\(name).md") ?? ""
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `a number that can't be is asked for again`() {
    let reply = session.run("mood", typed: "2" + "11\n10\n")
    #expect(reply.errors.contains("0–10"))
    #expect(reply.errors.contains("a whole number from 0 to 10"))
    #expect(session.text("2026/11/2026-11-20-1850-mood.md")?.contains("\npain: 10\n") == true)
  }

  @Test(arguments: [
    (["mood", "4", "--pain", "3"], "pain: 3"), (["mood", "4", "--pain=0"], "pain: 0"),
    (["mood", "4", "--Weight", "64"], "weight: 64"), (["new", "x", "--coffee", "2"], "coffee: 2"),
    (["new", "--coffee", "2"], "coffee: 2"), (["check-in", "--focus", "5"], "focus: 5"),
    (["check-out", "--hydration", "7", "--mood", "4"], "hydration: 7"),
  ])
  func `a scale is an option`(words: [String], line: String) {
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply.errors)")
    let written = session.files.first { $0 != "journal.md" } ?? ""
    #expect(session.text(written)?.contains("\n\(line)\n") == true)
  }

  @Test(arguments: [
    (["mood", "4", "--pain", "11"], "--pain '11': expected a whole number from 0 to 10"),
    (["check-in", "--focus", "0"], "--focus '0': expected a whole number from 1 to 5"),
    (["mood", "4", "--pian", "3"], "unknown option '--pian'; did you mean '--pain'?"),
    (["mood", "4", "--pain", "much"], "unknown option '--pain'"),
    (["mood", "4", "--pain", "3", "--pain", "4"], "option '--pain' is given twice"),
    (["list", "--pain", "3"], "unknown option '--pain'"),
    (["list", "--where", "pain=much"], "--where pain 'much': expected a whole number from 0 to 10"),
    (["list", "--sort", "pian"], "or weight; did you mean 'pain'?"),
    (["set", "x", "pain=11"], "pain '11': expected a whole number from 0 to 10"),
  ])
  func `what a scale can't be is refused before anything is written`(words: [String], message: String) {
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.errors.contains(message), "\(reply.errors)")
    #expect(session.files == ["journal.md"])
  }

  @Test func `lists, orders and conditions know it`() {
    for (hour, pain) in [("08:00", 3), ("09:00", 10), ("10:00", 0)] {
      session.run("mood", "4", "--pain", "\(pain)", "--at", hour)
    }
    session.run("mood", "4", "--at", "11:00")
    let all = session.run("list", "--sort", "pain").output.split(separator: "\n").map(String.init)
    #expect(all.map { $0.suffix(7) } == ["pain 10", " pain 3", " pain 0", "1:00  😊"])
    #expect(session.run("list", "--sort", "+pain").output.hasPrefix(all[2] + "\n"))
    #expect(session.run("list", "--where", "pain>=3", "--json").output.contains("\"total\": 2,"))
    #expect(session.run("list", "--where", "pain=", "--json").output.contains("\"total\": 1,"))
  }

  @Test func `a page of a record shows it with its label and its steps`() {
    session.run("check-out", "--hydration", "7", "--pain", "0", "--mood", "4")
    let page = session.run("show", "check-out").output
    #expect(page.contains("Glasses of water  ●●●●●●●○○○  7\npain              ○○○○○○○○○○  0\n"), "\(page)")
    #expect(!page.contains("hydration"))
    #expect(session.run("--lang", "fr", "show", "check-out").output.contains("Verres d'eau"))
  }

  @Test func `figures count it, in its own range`() {
    for (day, pain) in [("2026-11-18", 8), ("2026-11-19", 4), ("2026-11-20", 6)] {
      session.run("mood", "4", "--pain", "\(pain)", "--date", day)
    }
    session.run("mood", "4", "--coffee", "3")
    let stats = session.run("stats").output
    #expect(stats.contains("\n  pain\n    6.0 over 7 days (3 of 3 expected)\n"), "\(stats)")
    #expect(stats.contains("\n  coffee\n    3.0 over 7 days (1 record)\n"), "\(stats)")
    let json = session.run("stats", "--json").output
    #expect(json.contains("\"measure\": \"pain\""))
    #expect(session.run("stats", "--json", "--no-index").output == json)
  }

  @Test func `what it can't be costs itself, and check names its place`() {
    session.write("---\npain: 12\nhydration: viel\nfocus:\n---\nx\n", to: "2026/11/2026-11-20-x.md")
    session.write("---\npain: \"3\"\n---\ny\n", to: "2026/11/2026-11-20-y.md")
    let check = session.run("check")
    #expect(check.code == 1)
    #expect(
      check.errors == """
        2026/11/2026-11-20-x.md:2:7: error: pain: a whole number from 0 to 10 is expected, not “12”
        2026/11/2026-11-20-x.md:3:12: error: hydration: a whole number from 0 to 10 is expected, not “viel”

        """)
    #expect(session.run("stats").output.contains("3.0 over 7 days (1 of 1 expected)"))
    #expect(session.run("list", "--sort", "pain").output.contains("pain 3"))
    #expect(!session.run("list").output.contains("pain 12"))
  }

  @Test func `what it can't be is found by no condition, and counted like a wrong rating`() {
    session.write("---\npain: 12\n---\nx\n", to: "2026/11/2026-11-20-x.md")
    session.write("---\npain: [3, 4]\nenergy: 9\n---\ny\n", to: "2026/11/2026-11-20-y.md")
    session.write("---\npain: 3.0\n---\nz\n", to: "2026/11/2026-11-20-z.md")
    for condition in ["pain>5", "pain<5", "pain!=3"] {
      for command in ["list --json --where", "search --json y x z --where"] {
        let reply = session.run((command + " " + condition).words)
        #expect(
          reply.output.contains("\"2026-11-20-z\"") == (condition == "pain<5" && !command.hasPrefix("s")))
        #expect(!reply.output.contains("\"id\": \"2026-11-20-x\"") || condition == "pain!=3")
      }
    }
    let list = session.run("list")
    #expect(list.errors == "3 problems in the files; 'smjournal check' shows them.\n")
    #expect(list.output.contains("z  pain 3\n"))
    #expect(session.run("list", "--json").output.contains("\"pain\": 3\n"))
    let problem =
      "2026/11/2026-11-20-x.md:2:7: error: pain: a whole number from 0 to 10 is expected, not “12”\n"
    #expect(session.run("check").errors.hasPrefix(problem))
    #expect(session.run("show", "2026-11-20-x").errors == problem)
    #expect(session.run("stats").errors == list.errors)
  }

  @Test func `by a range that can't be read no value is judged`() {
    let session = Session(profile: "smjournal: 1\nscales: {temp: {range: \"35.0-42.0\"}, pulse: fast}\n")
    session.write("---\ntemp: 37\npulse: 60\n---\nx\n", to: "2026/11/2026-11-20-x.md")
    #expect(
      session.run("check").errors == """
        journal.md:3:24: error: temp: the lowest and the highest value, such as "0-10" is expected, not “35.0-42.0”
        journal.md:3:45: error: pulse: the lowest and the highest value, such as "0-10" is expected, not “fast”

        """)
    #expect(session.run("list", "--where", "temp>36", "--json").output.contains("\"total\": 1,"))
  }

  @Test func `tables, schema, form and completion have it`() {
    session.run("check-out", "--hydration", "7", "--mood", "4")
    let table = session.run("export", "csv").output.split(whereSeparator: \.isNewline)
    #expect(table[0].hasSuffix(",worked,break,hydration,pain,focus,coffee,weight,words,text,own"))
    #expect(table[1].hasSuffix(",7,,,,,0,,\"{\"\"hydration\"\": 7}\""), "\(table)")
    let schema = session.run("schema").output
    #expect(schema.contains("\"description\": \"Glasses of water\""))
    let form = session.run("export", "form").output
    #expect(form.contains("<legend>Glasses of water</legend>"))
    #expect(form.contains("name=\"own:pain\" value=\"10\""))
    #expect(form.contains("\npain: §own:pain§\n"))
    #expect(session.run("complete", "--", "mood", "--pa").output == "--pain\tpain\n")
    #expect(session.run("complete", "--", "list", "--where", "pai").output == "pain=\n")
    #expect(session.run("complete", "--", "list", "--sort", "pai").output == "pain\n")
  }
}

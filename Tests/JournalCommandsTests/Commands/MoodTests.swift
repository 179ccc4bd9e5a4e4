import Testing

@Suite struct MoodTests {
  private let path = "2026/11/2026-11-20-1850-mood.md"

  @Test func `of the moods of a day without a moment the one written last holds, and that is told`() {
    let session = Session()
    for mood in ["2", "1"] { session.run("mood", mood, "--date", "2026-11-18") }
    let reply = session.run("mood", "5", "--date", "2026-11-18")
    #expect(reply.errors.contains("the day’s mood is 😄 now, after 😭"), "\(reply.errors)")
    #expect(session.lines("day", "2026-11-18").contains { $0.hasPrefix("Mood: ") && $0.hasSuffix("😄") })
  }

  @Test(
    arguments: [
      (["new T --mood 1", "mood 5"], "😄"), (["new Z --mood 1", "new A --mood 5"], "😄"),
      (["mood 5", "check-out --mood 1"], "😭"), (["check-out --mood 1", "new A --mood 5"], "😄"),
      (["mood 1", "new A --mood 5"], "😄"), (["mood 1", "mood 5", "new A --mood 2"], "😞"),
    ], ["", " --date 2026-11-18"])
  func `of one moment the mood that was written last holds, whatever its record is called`(
    written: (commands: [String], mood: String), day: String
  ) {
    let session = Session()
    for command in written.commands {
      session.run((command + day + " --at 12:00").split(separator: " ").map { Array($0.utf8) })
    }
    let words = ["day", day.isEmpty ? "2026-11-20" : "2026-11-18"]
    let shown = session.lines(words[0], words[1]).first { $0.hasPrefix("Mood: ") }
    #expect(shown?.hasSuffix(written.mood) == true, "\(session.run("day", words[1]))")
  }

  @Test func `days before the first record are none on which a mood might be noted`() {
    let session = Session()
    for day in ["2026-11-17", "2026-11-18", "2026-11-20"] { session.run("mood", "3", "--date", day) }
    for view in ["month", "year"] {
      #expect(session.run(view).output.contains("Mood noted on 3 of 4 days"), "\(session.run(view))")
    }
    session.run("mood", "3", "--date", "2026-10-30")
    #expect(session.run("month").output.contains("Mood noted on 3 of 20 days"))
    #expect(session.run("year").output.contains("Mood noted on 4 of 22 days"))
  }

  @Test func `a mood is put right with --replace, which takes none with words`() {
    let session = Session()
    session.run("mood", "4")
    let reply = session.run("mood", "2", "--replace")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.lines("day").filter { $0.contains("  mood  ") }.count == 1, "\(session.run("day"))")
    session.run("undo")
    #expect(session.run("day").output.contains("Mood: happy"), "\(session.run("day"))")
    session.run("mood", "3", "A quiet one.")
    let beside = session.run("mood", "1", "--replace")
    #expect(beside.errors.contains("the day’s mood is 😭 now, after 😐"), "\(beside.errors)")
    #expect(session.run("day").output.contains("A quiet one."), "\(session.run("day"))")
  }

  @Test(arguments: [
    (["4"], "😊"), (["1"], "😭"), (["😴"], "😴"), (["very", "good"], "very good"),
    (["Très joyeux"], "Très joyeux"),
    (["bof"], "bof"), (["☹️"], "☹️"),
  ])
  func `a mood is one gesture`(words: [String], written: String) {
    let session = Session()
    let reply = session.run((["mood"] + words).map { Array($0.utf8) })
    #expect(reply.code == 0)
    let seen = ["very good": " 😄", "Très joyeux": " 😄", "bof": " 😐"][written] ?? ""
    #expect(reply.output == "Wrote \(path) (mood \(written)\(seen), Fri 20 November)\n")
    #expect(
      session.text(path) == """
        ---
        kind: entry
        date: "2026-11-20"
        at: "2026-11-20T18:50:00+01:00"
        mood: \(written)
        source: cli
        ---

        """)
  }

  @Test func `it may have a note, a time and a day`() {
    let session = Session()
    session.run("mood", "😴", "--note", "Slept three hours.", "--date", "2026-11-19", "--at", "08:10")
    let text = session.text("2026/11/2026-11-19-0810-mood.md") ?? ""
    #expect(text.contains("\ndate: \"2026-11-19\"\n"))
    #expect(text.hasSuffix("---\n\nSlept three hours.\n"))
  }

  @Test func `a journal's own template for entries asks nothing of a mood`() {
    let session = Session(["templates/entry.md": "---\ntags: [daily]\n---\nOne good thing:\n"])
    session.run("mood", "4")
    let path = session.files.first { $0.hasSuffix("-mood.md") } ?? ""
    #expect(session.text(path)?.hasSuffix("source: cli\n---\n") == true, "\(session.text(path) ?? "")")
    #expect(session.text(path)?.contains("daily") == false)
    session.run("new", "Words")
    #expect(
      session.text(session.files.first { $0.hasSuffix("-words.md") } ?? "")?.contains("One good thing:")
        == true)
  }

  @Test func `a day that is said is no hour`() {
    let session = Session()
    session.run("mood", "2", "--date", "yesterday")
    #expect(session.files == ["2026/11/2026-11-19-mood.md", "journal.md"])
    #expect(session.text("2026/11/2026-11-19-mood.md")?.contains("\nat:") == false)
  }

  @Test(arguments: ["2", "2\n", "😞"])
  func `one key is enough`(typed: String) {
    let session = Session()
    let reply = session.run("mood", typed: typed)
    #expect(reply.code == 0)
    #expect(session.text(path)?.contains("\nmood: 😞\n") == true)
  }

  @Test func `Enter alone writes nothing, Ctrl-C breaks off`() {
    #expect(Session().run("mood", typed: "\n").errors.hasSuffix("Nothing was written.\n"))
    #expect(Session().run("mood", typed: "\u{3}").code == 130)
    #expect(Session().run("mood").code == 64)
  }

  @Test(arguments: [
    ["mood", "serene"], ["mood", "9"], ["mood", "0"], ["mood", "6"], ["mood", "-1"], ["mood", "+1"],
    ["mood", "1-"], ["mood", "1 5"], ["new", "x", "--mood", "-1"], ["set", "x", "mood=-1"],
    ["new", "x", "--mood", "serene"], ["check-out", "--mood", "serene"],
    ["set", "x", "mood=serene"],
  ])
  func `what is no mood is refused with the five that there are`(words: [String]) {
    let session = Session()
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(
      reply.errors.contains(
        ": expected a mood: 1 😭 very sad, 2 😞 sad, 3 😐 neutral, 4 😊 happy or 5 😄 very happy\n"))
    #expect(session.files == ["journal.md"])
  }

  @Test func `a journal may have moods of its own`() {
    let session = Session(profile: "smjournal: 1\nmoods: {serene: 4, 🦄: 5}\n")
    let asked = session.run("mood", typed: "6")
    #expect(asked.errors.contains("5 😄 very happy"))
    #expect(asked.errors.contains("6 serene"))
    #expect(asked.errors.contains("7 🦄"))
    #expect(session.text(path)?.contains("\nmood: serene\n") == true)
    #expect(session.run("new", "x", "--mood", "🦄").code == 0)
  }

  @Test func `what is shown and found is the emoji as it was written`() {
    let session = Session()
    session.run("mood", "😴", "--at", "08:00")
    session.run("mood", "2", "--at", "09:00")
    session.run("mood", "sad", "--at", "10:00")
    #expect(session.run("list").output.contains("😴"))
    #expect(session.run("list", "--mood", "😴", "--json").output.contains("\"total\": 1,"))
    #expect(session.run("list", "--mood", "😞", "--json").output.contains("\"total\": 2,"))
    for mood in ["sad", "2", "triste"] {
      #expect(session.run("list", "--mood", mood, "--json").output.contains("\"total\": 3,"), "\(mood)")
    }
    #expect(session.run("show", "0800-mood").output.contains("😴"))
  }

  @Test func `a shift without a meaning is refused as elsewhere`() {
    let session = Session()
    #expect(session.run("mood", "4", "--shift", "nigth").code == 64)
    #expect(session.files == ["journal.md"])
  }
}

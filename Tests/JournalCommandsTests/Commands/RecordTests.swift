import JournalStore
import JournalTestSupport
import Testing

@testable import JournalCommands

@Suite struct RecordTests {
  private let entry = """
    ---
    # mine
    title:   "A hard night"   # really
    tags: [fatigue, night]
    steps: 8412
    mood: 😞
    ---
    Four admissions.

    And a song.

    """

  private func session() -> Session {
    Session([
      "2026/11/2026-11-20-0930-a-hard-night.md": entry,
      "2026/11/2026-11-19-1850-check-in.md":
        "---\nkind: check-in\nshift: night\nenergy: 2\nstress: 5\n---\nTired.\n",
      "2026/11/2026-11-18-garden.md": "---\ntitle: Garden\nfavorite: true\npeople: [Léa]\nplace: Lyon\n---\n",
    ])
  }

  @Test func `lists the youngest first, one line each`() {
    let reply = session().run("list")
    #expect(
      reply.output == """
        Fri 20 Nov  😞  A hard night  #fatigue #night
        Thu 19 Nov      check-in  energy 2 · stress 5
        Wed 18 Nov      Garden  ★

        """)
    #expect(reply.errors == "")
    #expect(reply.code == 0)
  }

  @Test(arguments: [
    ("--kind check-in", ["2026-11-19-1850-check-in"]), ("--tag fatigue", ["2026-11-20-0930-a-hard-night"]),
    ("--on 2026-11-18", ["2026-11-18-garden"]),
    ("--from yesterday --until today --limit 1", ["2026-11-20-0930-a-hard-night"]),
    ("--favorite", ["2026-11-18-garden"]), ("--person lea", ["2026-11-18-garden"]),
    ("--where place=lyon", ["2026-11-18-garden"]), ("--where energy<=2", ["2026-11-19-1850-check-in"]),
    ("--where steps=8412", ["2026-11-20-0930-a-hard-night"]),
    ("--mood sad", ["2026-11-20-0930-a-hard-night"]),
    ("--shift nuit", ["2026-11-19-1850-check-in"]), ("--tag fatigue --kind check-in", []),
    ("--sort +date --kind entry", ["2026-11-18-garden", "2026-11-20-0930-a-hard-night"]),
  ])
  func `filters by what can be asked`(options: String, ids: [String]) {
    let reply = session().run("list --ids \(options)".words)
    let lines = reply.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == ids.map { $0[...] })
    #expect(
      reply.errors.hasPrefix(
        ids.isEmpty
          ? "No records found.\n" : ids.count == 1 && options.contains("limit") ? "1 of 2 records\n" : ""))
  }

  @Test func `shows one record with its text`() {
    let reply = session().run("show", "hard")
    #expect(
      reply.output == """
        😞 A hard night
        entry · Fri 20 November

        Four admissions.

        And a song.

        #fatigue #night

        Other keys
          steps: 8412

        2026/11/2026-11-20-0930-a-hard-night.md

        """)
  }

  @Test func `shows ratings with their labels`() {
    let reply = session().run("show", "2026/11/2026-11-19-1850-check-in.md")
    #expect(
      reply.output == """
        check-in
        night of Thu 19 November
        energy  ●●○○○  2 Low
        stress  ●●●●●  5 Extreme

        Tired.

        2026/11/2026-11-19-1850-check-in.md

        """)
  }

  @Test func `shows a record as a document with body and own keys`() {
    let reply = session().run("show", "hard", "--json")
    #expect(
      reply.output == """
        {
          "schema": 1,
          "id": "2026-11-20-0930-a-hard-night",
          "path": "2026/11/2026-11-20-0930-a-hard-night.md",
          "kind": "entry",
          "date": "2026-11-20",
          "title": "A hard night",
          "mood": "😞",
          "tags": [
            "fatigue",
            "night"
          ],
          "body": "Four admissions.\\n\\nAnd a song.",
          "extra": {
            "steps": 8412
          },
          "problems": []
        }

        """)
  }

  @Test func `names that fit none or several records are refused`() {
    let none = session().run("show", "nope")
    #expect(none.code == 1)
    #expect(none.errors == "smjournal: error: no record is called “nope”\n")
    let several = session().run("show", "2026-11")
    #expect(several.code == 1)
    #expect(several.errors.contains("2026-11-18-garden"))
  }

  @Test(arguments: [
    (["set", "hard", "mood=😊"], "mood: 😞", "mood: 😊"),
    (
      ["set", "hard", "title=A good night"], #"title:   "A hard night"   # really"#,
      #"title:   "A good night"   # really"#
    ),
    (["set", "hard", "steps=9000"], "steps: 8412", "steps: 9000"),
    (["tag", "hard", "+song"], "[fatigue, night]", "[fatigue, night, song]"),
    (["tag", "hard", "-night", "+song"], "[fatigue, night]", "[fatigue, song]"),
    (["unset", "hard", "steps"], "steps: 8412\n", ""),
    (["favorite", "hard"], "mood: 😞\n", "mood: 😞\nfavorite: true\n"),
  ])
  func `edits change the lines of their keys and no other byte`(words: [String], old: String, new: String) {
    let session = session()
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.output == "Changed 2026/11/2026-11-20-0930-a-hard-night.md\n")
    #expect(session.text("2026/11/2026-11-20-0930-a-hard-night.md") == entry.replacing(old, with: new))
    session.run("undo")
    #expect(session.text("2026/11/2026-11-20-0930-a-hard-night.md") == entry)
  }

  @Test func `an edit that changes nothing says so`() {
    let reply = session().run("set", "hard", "steps=8412")
    #expect(reply.output == "Nothing to change in 2026/11/2026-11-20-0930-a-hard-night.md\n")
    #expect(reply.errors == "")
  }

  @Test func `a wrong value is wrong usage and leaves the file alone`() {
    let session = session()
    let reply = session.run("set", "check-in", "energy=9", "stress=1")
    #expect(reply.code == 64)
    #expect(reply.errors == "smjournal: error: energy: a whole number from 1 to 5 is expected, not “9”\n")
    #expect(session.text("2026/11/2026-11-19-1850-check-in.md")?.contains("stress: 5") == true)
  }

  @Test func `moves a record to another day, and undo brings it back`() {
    let session = session()
    let reply = session.run("move", "check-in", "2026-10-31")
    #expect(
      reply.output
        == "Moved 2026/11/2026-11-19-1850-check-in.md → 2026/10/2026-10-31-1850-check-in.md (night of Sat 31 October)\n"
    )
    #expect(session.text("2026/10/2026-10-31-1850-check-in.md")?.contains("2026-10-31") == true)
    #expect(
      session.run("undo").output == "Undone: the file is at 2026/11/2026-11-19-1850-check-in.md again\n")
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-21", "2026-11-21-0310-a.md"),
    ("2026-11-21", "2026-11-20", "2026-11-21-0310-a.md"),
    ("2026-11-20", "2026-11-14", "2026-11-15-0310-a.md"),
  ])
  func `a move that corrects the day of a night keeps the name that tells the moment`(
    date: String, day: String, name: String
  ) {
    let path = "2026/11/2026-11-21-0310-a.md"
    let session = Session([path: "---\ndate: \(date)\nat: 2026-11-21T03:10:00+01:00\n---\n"])
    #expect(session.run("move", "0310-a", day).code == 0)
    #expect(session.text("2026/11/" + name)?.contains(day) == true, "\(session.files)")
    #expect(session.text("2026/11/" + name)?.contains("at: 2026-11-21T03:10:00+01:00") == true)
  }

  @Test func `deletes to the trash, and undo brings it back`() {
    let session = session()
    let reply = session.run("delete", "garden")
    #expect(
      reply.output == "Deleted 2026/11/2026-11-18-garden.md; it is in trash/2026/11/2026-11-18-garden.md\n")
    #expect(session.run("show", "garden").code == 1)
    #expect(session.run("undo").output == "Undone: the file is at 2026/11/2026-11-18-garden.md again\n")
    let nothing = session.run("undo")
    #expect(nothing.code == 1)
    #expect(nothing.errors == "smjournal: error: there is nothing to undo\n")
  }

  @Test func `undoing a new record moves it to the trash`() {
    let session = Session()
    session.run("new", "Title")
    #expect(
      session.run("undo").output == "Undone: the new file is in trash/2026/11/2026-11-20-1850-title.md\n")
  }

  @Test func `edit opens the file itself and reports what is wrong with it then`() {
    let session = session()
    session.environment["EDITOR"] = "vi"
    session.editor = { _ in
      session.write("---\nkind: check-in\nenergy: 9\n---\n", to: "2026/11/2026-11-19-1850-check-in.md")
      return 0
    }
    let reply = session.run("edit", "check-in")
    #expect(reply.code == 1)
    #expect(reply.output == "Changed 2026/11/2026-11-19-1850-check-in.md\n")
    #expect(
      reply.errors
        == "2026/11/2026-11-19-1850-check-in.md:3:9: error: energy: a whole number from 1 to 5 is expected, not “9”\n"
    )
  }

  @Test func `undo takes an edit back, then the change before it`() {
    let session = session()
    session.environment["EDITOR"] = "vi"
    session.run("delete", "garden")
    let path = "2026/11/2026-11-19-1850-check-in.md"
    let before = session.text(path)
    session.editor = { _ in
      session.write("broken", to: path)
      return 1
    }
    session.run("edit", "check-in")
    #expect(session.run("undo").output == "Undone: \(path) is as it was before\n")
    #expect(session.text(path) == before)
    #expect(session.run("undo").output == "Undone: the file is at 2026/11/2026-11-18-garden.md again\n")
  }

  @Test func `undo says that it passes over what was changed outside`() {
    let session = session()
    let path = "2026/11/2026-11-18-garden.md"
    session.run("set", "check-in", "energy=4")
    session.run("set", "garden", "place=Nice")
    session.write("by hand", to: path)
    let reply = session.run("undo")
    #expect(reply.code == 1)
    #expect(
      reply.errors
        == "\(path): error: changed in the meantime; nothing was written; this change stays, "
        + "the next 'undo' takes back the one before it\n")
    #expect(session.run("undo").code == 0)
    #expect(session.text("2026/11/2026-11-19-1850-check-in.md")?.contains("energy: 2") == true)
    #expect(session.text(path) == "by hand")
  }

  @Test(arguments: [
    "./2026/11/2026-11-18-garden.md", "2026/../2026/11/./2026-11-18-garden.md",
    "2026//11/2026-11-18-garden.md",
    "../journal/2026/11/2026-11-18-garden.md", "./2026-11-18-garden",
  ])
  func `dots in a path are understood`(path: String) {
    #expect(session().run("show", path).code == 0)
  }

  @Test func `a name that many records have lists some of them and counts the rest`() {
    var files: [String: String] = [:]
    for day in 10..<35 { files["x-\(day).md"] = "" }
    let reply = Session(files).run("show", "x-")
    #expect(reply.errors.hasSuffix("x-28, x-29 and 5 more\n"))
    #expect(Session(files).run("show", "x-", "--lang", "fr").errors.hasSuffix("x-29 et 5 autres\n"))
  }

  @Test func `the profile is shown and edited under the name journal`() {
    let session = Session()
    session.environment["EDITOR"] = "vi"
    #expect(session.run("show", "journal").output.hasPrefix("---\nsmjournal: 1\nname: Camille\n---\n"))
    session.editor = { _ in
      session.write("---\nsmjournal: 1\nworking-days: [someday]\n---\n", to: "journal.md")
      return 0
    }
    let reply = session.run("edit", "journal")
    #expect(reply.code == 1)
    #expect(reply.output == "Changed journal.md\n")
    #expect(reply.errors.hasPrefix("journal.md:3:"))
    session.run("undo")
    #expect(session.text("journal.md") == "---\nsmjournal: 1\nname: Camille\n---\n")
  }

  @Test(arguments: [
    ["tag", "garden", "+a,#b"], ["set", "garden", "tags=#a #b"], ["set", "garden", "tags=a, b, c d"],
  ])
  func `tags are parted alike everywhere`(words: [String]) {
    let session = session()
    session.run(words.map { Array($0.utf8) })
    let reply = session.run("list", "--json", "--tag", "a,b")
    #expect(reply.output.contains("\"id\": \"2026-11-18-garden\""), "\(reply.output)")
  }

  @Test(arguments: [60, 40])
  func `lists are no wider than the terminal`(width: Int) {
    let session = session()
    session.isTerminal = true
    session.width = width
    for line in session.run("list", "--color", "never").output.split(separator: "\n") {
      #expect(DisplayWidth.columns(of: String(line)) <= width, "\(line)")
    }
  }

  @Test func `without a set editor one that is there is taken, at a terminal alone`() {
    let session = Session(["2026/11/a.md": "---\ntitle: A\n---\n"])
    session.environment["PATH"] = "/usr/bin:/opt/bin"
    session.programs = ["/opt/bin/nano", "/usr/bin/vi"]
    session.run("edit", "a", typed: "")
    #expect(session.editorCommand == "nano")
    session.programs = ["/usr/bin/vi"]
    session.run("edit", "a", typed: "")
    #expect(session.editorCommand == "vi")
    session.programs = ["/elsewhere/vi"]
    #expect(session.run("edit", "a", typed: "").code == 74)
    session.programs = ["/usr/bin/vi"]
    #expect(session.run("edit", "a").code == 74)
  }

  @Test func `a list begins with today and ends with what is to come, unless it is sorted`() {
    let session = Session([
      "2026/11/2026-11-20-now.md": "---\ntitle: Now\n---\n",
      "2026/11/2026-11-01-then.md": "---\ntitle: Then\n---\n",
      "2026/12/2026-12-20-vacation.md": "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-27\n---\n",
      "2027/07/2027-07-01-vacation.md": "---\nkind: vacation\nfrom: 2027-07-01\nuntil: 2027-07-14\n---\n",
    ])
    func days(_ words: String...) -> [Substring] {
      (0...1).map { index in
        let reply = session.run(
          (["list", "--ids"] + words + (index == 0 ? ["--no-index"] : [])).map { Array($0.utf8) })
        return reply.output.split(separator: "\n").map { $0.prefix(10) }
      }.reduce([]) { $0.isEmpty ? $1 : $0 == $1 ? $0 : ["the index differs"] }
    }
    #expect(days() == ["2026-11-20", "2026-11-01", "2026-12-20", "2027-07-01"])
    #expect(days("--limit", "3") == ["2026-11-20", "2026-11-01", "2026-12-20"])
    #expect(days("--sort", "date") == ["2027-07-01", "2026-12-20", "2026-11-20", "2026-11-01"])
    #expect(days("--sort", "+date") == ["2026-11-01", "2026-11-20", "2026-12-20", "2027-07-01"])
    #expect(days("--kind", "vacation") == ["2026-12-20", "2027-07-01"])
  }

  @Test func `an editor that fails, or none, is said`() {
    let session = session()
    #expect(
      session.run("edit", "hard").errors
        == "smjournal: error: no editor is set or found; set EDITOR to one, such as nano or 'code --wait'\n")
    session.environment["EDITOR"] = "vi"
    session.editor = { _ in 3 }
    let reply = session.run("edit", "hard")
    #expect(reply.code == 74)
    #expect(reply.errors == "smjournal: error: the editor 'vi' ended with status 3\n")
  }

  @Test func `titles can't steer the terminal`() {
    let session = Session(["2026/11/2026-11-18-x.md": "---\ntitle: \"a\\e[2J\\u202Eb\\nc\"\n---\n"])
    #expect(session.run("list").output == "Wed 18 Nov  a\\x1B[2J\\u202Eb c\n")
    #expect(session.run("show", "x").output.hasPrefix("a\\x1B[2J\\u202Eb c\n"))
  }

  @Test func `a journal in memory answers the same`() {
    let session = session()
    let files = session.files.map { ($0, Array((session.text($0) ?? "").utf8)) }
    let answers = ["list --json", "show hard --json", "vacation list --json"].map {
      session.run($0.words).output
    }
    session.store = MemoryStore(Dictionary(uniqueKeysWithValues: files))
    #expect(
      ["list --json", "show hard --json", "vacation list --json"].map { session.run($0.words).output }
        == answers)
  }
}

@Suite struct NoFileTests {
  @Test func `what is no file is shown as check reports it`() {
    let session = Session()
    session.folder.makePipe("journal/pipe.md")
    session.folder.link("journal/gone.md", to: "nowhere")
    for name in ["pipe", "gone", "gone.md"] {
      let path = name.hasPrefix("gone") ? "gone.md" : "pipe.md"
      let words = path == "gone.md" ? "a link that leads nowhere" : "a pipe"
      let reply = session.run("show", name)
      #expect(reply.code == 1)
      #expect(reply.errors.hasPrefix("\(path): error: "))
      let message = String(reply.errors.dropFirst("\(path): error: ".count))
      #expect(message.contains(words))
      #expect(session.run("check").errors.contains("\(path):1:1: error: \(message)"))
    }
  }

  @Test(arguments: [["list"], ["search", "words"], ["vacation", "list"]])
  func `broken files are one line, and no failure of what looks at others`(words: [String]) {
    let session = Session(["2026/11/2026-11-19-broken.md": "---\nenergy: [1\n---\nwords\n"])
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 0)
    #expect(reply.errors == "1 problem in the files; 'smjournal check' shows it.\n")
  }
}

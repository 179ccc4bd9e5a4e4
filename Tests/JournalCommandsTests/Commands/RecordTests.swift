import JournalTestSupport
import Testing

@Suite struct RecordTests {
  @Test(arguments: [
    ("check-in", "start: 06:50", "06:50–"), ("check-out", "end: 15:10", "–15:10"),
  ])
  func `the hours that were stated are shown`(kind: String, stated: String, shown: String) {
    let session = Session([
      "2026/11/a.md": "---\nkind: \(kind)\ndate: 2026-11-19\nat: 2026-11-19T07:00:00+01:00\n\(stated)\n---\n"
    ])
    #expect(session.run("show", "a").output.contains("Thu 19 November · 07:00 · \(shown)\n"))
  }

  @Test func `shows one record with its text`() {
    let reply = Session.ofRecords().run("show", "hard")
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
    let reply = Session.ofRecords().run("show", "2026/11/2026-11-19-1850-check-in.md")
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
    let reply = Session.ofRecords().run("show", "hard", "--json")
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
    let none = Session.ofRecords().run("show", "nope")
    #expect(none.code == 1)
    #expect(none.errors == "smjournal: error: no record is called “nope”\n")
    let several = Session.ofRecords().run("show", "2026-11")
    #expect(several.code == 1)
    #expect(several.errors.contains("2026-11-18-garden"))
  }

  @Test(arguments: [
    "./2026/11/2026-11-18-garden.md", "2026/../2026/11/./2026-11-18-garden.md",
    "2026//11/2026-11-18-garden.md",
    "../journal/2026/11/2026-11-18-garden.md", "./2026-11-18-garden",
  ])
  func `dots in a path are understood`(path: String) {
    #expect(Session.ofRecords().run("show", path).code == 0)
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

  @Test func `titles can't steer the terminal`() {
    let session = Session(["2026/11/2026-11-18-x.md": "---\ntitle: \"a\\e[2J\\u202Eb\\nc\"\n---\n"])
    #expect(session.run("list").output == "Wed 18 Nov  a\\x1B[2J\\u202Eb c\n")
    #expect(session.run("show", "x").output.hasPrefix("a\\x1B[2J\\u202Eb c\n"))
  }

  @Test func `a journal in memory answers the same`() {
    let session = Session.ofRecords()
    let files = session.files.map { ($0, Array((session.text($0) ?? "").utf8)) }
    let answers = ["list --json", "show hard --json", "vacation list --json"].map {
      session.run($0.words).output
    }
    session.store = .simulated(Dictionary(uniqueKeysWithValues: files))
    #expect(
      ["list --json", "show hard --json", "vacation list --json"].map { session.run($0.words).output }
        == answers)
  }
}

import JournalTestSupport
import Testing

@Suite struct NewTests {
  @Test func `writes an entry with all that can be said about it`() {
    let session = Session()
    let reply = session.run(
      "new", "Bed #4: off", "--text", "Four admissions.", "--mood", "😞", "--tag", "#fatigue", "--tag",
      "night shift",
      "--highlight", "Tea at four", "--favorite", "--person", "Léa", "--place", "Ward 3", "--weather", "snow")
    #expect(reply.output == "Wrote 2026/11/2026-11-20-1850-bed-4-off.md (entry, Fri 20 November)\n")
    #expect(
      session.text("2026/11/2026-11-20-1850-bed-4-off.md") == """
        ---
        kind: entry
        date: "2026-11-20"
        at: "2026-11-20T18:50:00+01:00"
        title: "Bed #4: off"
        mood: 😞
        tags:
          - fatigue
          - night shift
        highlights:
          - Tea at four
        favorite: true
        people:
          - Léa
        place: Ward 3
        weather: snow
        source: cli
        ---

        Four admissions.

        """)
  }

  @Test func `words of a title need no quotes, and text may stand without one`() {
    let session = Session()
    #expect(session.run("new", "A", "quiet", "night").output.contains("2026-11-20-1850-a-quiet-night.md"))
    #expect(
      session.run("new", "--text", "-", input: Array("Untitled".utf8)).output.contains(
        "2026-11-20-1850-entry.md"))
  }

  @Test(arguments: [
    // What is written of another day was not written at the hour that it is now.
    (["--date", "yesterday"], "2026-11-19-x", "2026-11-19", nil),
    (["--date", "tomorrow"], "2026-11-21-x", "2026-11-21", nil),
    (
      ["--date", "2026-11-19", "--at", "09:30"], "2026-11-19-0930-x", "2026-11-19",
      "2026-11-19T09:30:00+01:00"
    ),
    (["--date", "last friday"], "2026-11-13-x", "2026-11-13", nil),
    (["--date", "today"], "2026-11-20-1850-x", "2026-11-20", "2026-11-20T18:50:00+01:00"),
    ([], "2026-11-20-1850-x", "2026-11-20", "2026-11-20T18:50:00+01:00"),
  ])
  func `a day that is said is no hour`(words: [String], id: String, date: String, at: String?) {
    let session = Session()
    let reply = session.run((["new", "x", "--json"] + words).map { Array($0.utf8) }).output
    #expect(reply.contains("\"id\": \"\(id)\"") && reply.contains("\"date\": \"\(date)\""), "\(reply)")
    #expect(reply.contains("\"at\"") == (at != nil))
    if let at { #expect(reply.contains("\"at\": \"\(at)\"")) }
  }

  @Test(arguments: [
    ("yesterday", "2026-11-19", true), ("today", "2026-11-19", true), ("tomorrow", "2026-11-21", false),
  ])
  func `after midnight the night that is under way is yesterday's, and today`(
    word: String, date: String, hasMoment: Bool
  ) {
    let session = Session.ward()
    session.now = "2026-11-20T01:30:00+01:00"
    let reply = session.run("new", "x", "--date", word, "--json").output
    #expect(reply.contains("\"date\": \"\(date)\""), "\(reply)")
    #expect(reply.contains("\"at\": \"2026-11-20T01:30:00+01:00\"") == hasMoment, "\(reply)")
  }

  @Test func `a template of the journal is used`() {
    let session = Session([
      "templates/entry.md": "---\ntitle: {{title}}\nsleep:\n---\n\n{{text}}\n\n## Grateful for\n"
    ])
    session.run("new", "Title", "--text", "Text")
    let text = session.text("2026/11/2026-11-20-1850-title.md") ?? ""
    #expect(text.hasPrefix("---\ntitle: Title\nsleep:\n"))
    #expect(text.hasSuffix("---\n\nText\n\n## Grateful for\n"))
  }

  @Test func `an entry into which nothing was typed leaves no file`() {
    let session = Session()
    session.environment = ["EDITOR": "vi"]
    let reply = session.run("new", "--edit")
    #expect(reply.output == "Nothing was written.\n")
    #expect(reply.code == 0)
    #expect(session.files == ["journal.md"])
    #expect(session.run("undo").errors == "smjournal: error: there is nothing to undo\n")
    session.editor = { _ in 1 }
    #expect(session.run("new", "--edit").code == 74)
    #expect(session.files == ["journal.md"])
    #expect(session.run("new", "--edit", "--mood", "😊").code == 74)
    #expect(session.files.count == 2)
  }

  @Test(arguments: [
    ("a\0b", "the text holds a NUL byte and could not be read back; nothing was written"),
    (
      "x\n<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n",
      "the text holds the lines of an unfinished merge (<<<<<<<, =======, >>>>>>>) and would count as a "
        + "conflict; nothing was written"
    ),
    (String(repeating: "x", count: 16 << 20), "too large for a record"),
  ])
  func `what could not be read back is not written`(text: String, message: String) {
    let session = Session()
    let reply = session.run("new", "T", "--text", "-", input: Array(text.utf8))
    #expect(reply.errors == "2026/11/2026-11-20-1850-t.md: error: \(message)\n")
    #expect(reply.code == 1)
    #expect(session.files == ["journal.md"])
  }

  @Test func `opens the new file in an editor where it is told so`() {
    let session = Session()
    session.environment = ["EDITOR": "vi", "VISUAL": "code --wait"]
    var opened = ""
    session.editor = { path in
      opened = path
      return 0
    }
    #expect(session.run("new", "Title", "--edit").code == 0)
    #expect(session.editorCommand == "code --wait --goto")
    #expect(opened == session.folder.absolute("journal/2026/11/2026-11-20-1850-title.md") + ":8")
  }

  @Test func `alone at a terminal it asks title, mood, text, tags and highlights`() {
    let session = Session()
    let reply = session.run("new", typed: "Bed 4\n2\nFour\u{1B}\rof them\n2, ward\nTea\u{1B}\rLéa\n")
    #expect(reply.output == "Wrote 2026/11/2026-11-20-1850-bed-4.md (entry, Fri 20 November)\n")
    #expect(
      session.text("2026/11/2026-11-20-1850-bed-4.md") == """
        ---
        kind: entry
        date: "2026-11-20"
        at: "2026-11-20T18:50:00+01:00"
        title: Bed 4
        mood: 😞
        tags:
          - lovely encounter
          - ward
        highlights:
          - Tea
          - Léa
        source: cli
        ---

        Four
        of them

        """)
  }

  @Test(
    arguments: [
      ("\n⏸\n\n\n\n", nil), ("\n4\n\n\n\n", "2026-11-20-1850-mood.md"),
      ("\n⏸\nText\n\n\n", "2026-11-20-1850-friday.md"),
      ("Mine\n⏸\n\n\n\n", "2026-11-20-1850-mine.md"),
    ] as [(String, String?)])
  func `each question may be passed over`(typed: String, name: String?) {
    let session = Session()
    let reply = session.run("new", typed: typed)
    #expect(reply.code == 0)
    if let name {
      #expect(
        session.files.contains { $0.hasSuffix(name) || name.contains("friday") && $0.hasPrefix("2026/") },
        "\(session.files)")
    } else {
      #expect(reply.errors.hasSuffix("Nothing was written.\n"))
      #expect(session.files == ["journal.md"])
    }
  }

  @Test func `an entry that is doubtful is kept, and the doubt is said`() {
    let title = String(repeating: "long ", count: 30)
    let reply = Session().run("new", title, "--text", "x")
    #expect(reply.code == 0)
    #expect(reply.errors.contains(": warning: "))
  }

  @Test func `problems of other files are one line and no failure`() {
    let session = Session(["2026/11/2026-11-19-x.md": "---\nkind: check-in\nenergy: 9\n---\n"])
    let reply = session.run("new", "Title")
    #expect(reply.code == 0)
    #expect(reply.errors == "1 problem in the files; 'smjournal check' shows it.\n")
  }

  @Test(.enabled(if: !ScratchFolder.isPrivileged, "the superuser may write everywhere"))
  func `a folder that can't be written is said, with exit code 74`() {
    let session = Session()
    session.folder.setMode(0o500, of: "journal")
    let reply = session.run("new", "Title")
    session.folder.setMode(0o700, of: "journal")
    #expect(reply.code == 74)
    #expect(reply.errors.contains(": error: "))
    #expect(session.files == ["journal.md"])
  }

  @Test func `a private entry says so in its file and in its answer`() {
    let session = Session()
    let reply = session.run("new", "Diary", "--private", "--json")
    #expect(reply.code == 0)
    #expect(reply.output.contains("\n  \"private\": true"))
    #expect(session.text("2026/11/2026-11-20-1850-diary.md")?.contains("\nprivate: true\n") == true)
  }

  @Test(arguments: [["--text", ""], ["--title", " "], ["--text", " \n"]])
  func `nothing at all makes no entry`(words: [String]) {
    let session = Session()
    #expect(session.run((["new"] + words).map { Array($0.utf8) }).code == 64)
    #expect(session.files == ["journal.md"])
  }

  @Test func `a list is a text, and a number below zero is shown as one`() {
    let session = Session()
    #expect(session.run("new", "Shopping", "--text", "- milk").code == 0)
    #expect(session.text("2026/11/2026-11-20-1850-shopping.md")?.hasSuffix("\n\n- milk\n") == true)
    session.run("mood", "4", "--note", "-5 outside")
    #expect(session.run("list").output.contains("😊  -5 outside\n"))
  }

  @Test func `highlights come one by one, until Enter alone or three`() {
    for (typed, lines) in [
      ("T\n⏸\n\n\none\ntwo\n\n", ["one", "two"]),
      ("T\n⏸\n\n\none\ntwo\nthree\n", ["one", "two", "three"]),
      ("T\n⏸\n\n\none\u{1B}\rtwo\n", ["one", "two"]),
    ] {
      let session = Session()
      let reply = session.run("new", typed: typed)
      #expect(reply.code == 0, "\(reply.errors)")
      let list = lines.map { "  - \($0)\n" }.joined()
      #expect(session.text("2026/11/2026-11-20-1850-t.md")?.contains("highlights:\n\(list)source") == true)
    }
  }
}

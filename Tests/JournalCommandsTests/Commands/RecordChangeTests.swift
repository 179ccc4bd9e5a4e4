import JournalModel
import JournalTestSupport
import Testing

@Suite struct RecordChangeTests {
  @Test(arguments: ["text", "body", "Text", "note", "texte", "Notiz", "contenu"])
  func `the text of a record is no key`(word: String) {
    let session = Session(["a.md": "---\ntitle: a\n---\nWords.\n", "b.md": "---\ntext: own\n---\n"])
    let reply = session.run("set", "a", "place=Lyon", word + "=x")
    #expect(reply.code == 64)
    let sentence =
      "'\(word)' is not a key: 'smjournal edit' changes the text of a record, 'smjournal append' adds to it"
    #expect(reply.errors.contains(sentence), "\(reply.errors)")
    #expect(session.text("a.md") == "---\ntitle: a\n---\nWords.\n")
    // A key that somebody has is theirs.
    #expect(session.run("set", "b", "text=x").code == 0)
    #expect(session.text("b.md") == "---\ntext: x\n---\n")
  }

  @Test func `no record is the profile`() {
    let text = "---\nmood: 4\n---\nwords\n"
    let session = Session(["a.md": text, "b.md": "---\nkind: profile\n---\nwords\n"])
    #expect(session.run("set", "a", "kind=profile").code != 0)
    #expect(session.text("a.md") == text)
    #expect(session.screen("search words").contains("b"))
    #expect(session.run("check").code == 1)
  }

  @Test func `nothing is added to a text of another encoding`() {
    let session = Session()
    let bytes: [UInt8] = [0xFF, 0xFE, 0x6D, 0, 0x69, 0]
    session.folder.write(bytes, to: "journal/2026/11/2026-11-20.md")
    let reply = session.run("append", "two")
    #expect(reply.errors.contains("the file is not UTF-8 but UTF-16 or UTF-32; save it as UTF-8"), "\(reply)")
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
    let session = Session.ofRecords()
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.output == "Changed 2026/11/2026-11-20-0930-a-hard-night.md\n")
    #expect(
      session.text("2026/11/2026-11-20-0930-a-hard-night.md") == Session.hardNight.replacing(old, with: new))
    session.run("undo")
    #expect(session.text("2026/11/2026-11-20-0930-a-hard-night.md") == Session.hardNight)
  }

  @Test func `an edit that changes nothing says so`() {
    let reply = Session.ofRecords().run("set", "hard", "steps=8412")
    #expect(reply.output == "Nothing to change in 2026/11/2026-11-20-0930-a-hard-night.md\n")
    #expect(reply.errors == "")
  }

  @Test func `a wrong value is wrong usage and leaves the file alone`() {
    let session = Session.ofRecords()
    let reply = session.run("set", "check-in", "energy=9", "stress=1")
    #expect(reply.code == 64)
    #expect(reply.errors == "smjournal: error: energy: a whole number from 1 to 5 is expected, not “9”\n")
    #expect(session.text("2026/11/2026-11-19-1850-check-in.md")?.contains("stress: 5") == true)
  }

  @Test func `a move to a day of another moment says that the moment stays`() {
    let session = Session()
    session.run("new", "Soup")
    let said =
      "It still says when it was written, Fri 20 November, 18:50; to take that away: smjournal unset @ at\n"
    #expect(session.run("move", "@", "2026-11-12").errors == said)
    #expect(session.run("unset", "@", "at").code == 0)
    #expect(session.text("2026/11/2026-11-12-1850-soup.md")?.contains("at:") == false, "\(session.files)")
    #expect(session.run("move", "@", "2026-11-13").errors == "")
  }

  @Test func `moves a record to another day, and undo brings it back`() {
    let session = Session.ofRecords()
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

  @Test(arguments: [
    ("at=2026-11-19 21:00", "2026-11-19", "2026-11-19T21:00:00+01:00"),
    ("at=23:00", "2026-11-20", "2026-11-20T23:00:00+01:00"),
    ("date=2026-11-01", "2026-11-01", "2026-11-01T10:00:00+01:00"),
    ("date=2026-10-20", "2026-10-20", "2026-10-20T10:00:00+02:00"),
    ("date=2026-11-19", "2026-11-19", "2026-11-20T10:00:00+01:00"),
  ])
  func `a day and a moment that are set go together`(edit: String, date: String, at: String) {
    let path = "2026/11/2026-11-20-1000-a.md"
    let session = Session.inParis(
      "", [path: "---\nkind: entry\ndate: \"2026-11-20\"\nat: \"2026-11-20T10:00:00+01:00\"\n---\nA.\n"])
    #expect(session.run("set", "1000-a", edit).code == 0)
    #expect(
      session.text(path)?.contains("date: \"\(date)\"\nat: \"\(at)\"\n") == true,
      "\(session.text(path) ?? "")")
  }

  @Test func `deletes to the trash, and undo brings it back`() {
    let session = Session.ofRecords()
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

  @Test func `undo says that it passes over what was changed outside`() {
    let session = Session.ofRecords()
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
    ["tag", "garden", "+a,#b"], ["set", "garden", "tags=#a #b"], ["set", "garden", "tags=a, b, c d"],
  ])
  func `tags are parted alike everywhere`(words: [String]) {
    let session = Session.ofRecords()
    session.run(words.map { Array($0.utf8) })
    let reply = session.run("list", "--json", "--tag", "a,b")
    #expect(reply.output.contains("\"id\": \"2026-11-18-garden\""), "\(reply.output)")
  }

  @Test func `a time that has not come is told, and asked about where somebody can be`() {
    let session = Session()
    session.run("new", "Two", "--at", "18:00")
    let reply = session.run("set", "two", "at=21:00")
    #expect(reply.code == 0 && reply.errors == "smjournal: 21:00 has not come yet\n")
    session.run("set", "two", "at=18:00")
    let asked = session.run("set", "two", "at=21:00", typed: "n")
    #expect(asked.code == 0 && asked.output == "Nothing was written.\n", "\(asked)")
    #expect(session.text("2026/11/2026-11-20-1800-two.md")?.contains("T18:00:00") == true)
  }
}

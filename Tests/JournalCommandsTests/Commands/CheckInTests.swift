import JournalModel
import JournalTestSupport
import Testing

@Suite struct CheckInTests {
  @Test func `writes a check-in and says for which day`() {
    let session = Session()
    let reply = session.run(
      "check-in", "--energy", "4", "--stress=2", "--motivation", "5", "--shift", "night", "--badge", "calm",
      "--note", "Ready.")
    #expect(reply.code == 0)
    #expect(reply.errors == "")
    #expect(
      reply.output == "Wrote 2026/11/2026-11-20-1850-check-in.md (check-in, night of Fri 20 November)\n")
    #expect(
      session.text("2026/11/2026-11-20-1850-check-in.md") == """
        ---
        kind: check-in
        date: "2026-11-20"
        at: "2026-11-20T18:50:00+01:00"
        shift: night
        energy: 4
        stress: 2
        motivation: 5
        badges:
          - calm
        source: cli
        ---

        Ready.

        """)
  }

  @Test func `a check-in takes a mood where somebody says it`() {
    let session = Session()
    let reply = session.run("in", "--mood", "4", "--energy", "3")
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.files.first { $0.contains("check-in") }.flatMap { session.text($0) }
    #expect(text?.contains("mood: ") == true && text?.contains("energy: 3\n") == true)
  }

  @Test func `answers with the record as a document`() {
    let reply = Session().run("check-in", "--energy", "4", "--shift", "night", "--badge", "😌", "--json")
    #expect(
      reply.output == """
        {
          "schema": 1,
          "id": "2026-11-20-1850-check-in",
          "path": "2026/11/2026-11-20-1850-check-in.md",
          "kind": "check-in",
          "date": "2026-11-20",
          "at": "2026-11-20T18:50:00+01:00",
          "shift": "night",
          "energy": 4,
          "badges": [
            "😌"
          ],
          "source": "cli"
        }

        """)
  }

  @Test func `a check-out in the morning belongs to the night of its check-in`() {
    let session = Session()
    session.run("check-in", "--energy", "4", "--shift", "night")
    session.now = "2026-11-21T07:45:00+01:00"
    let reply = session.run("check-out", "--fatigue", "4", "--explain")
    #expect(
      reply.output == "Wrote 2026/11/2026-11-21-0745-check-out.md (check-out, night of Fri 20 November)\n")
    #expect(
      reply.errors == "night of Fri 20 November: your check-in of 18:50 has no check-out yet\n")
    let text = session.text("2026/11/2026-11-21-0745-check-out.md") ?? ""
    #expect(
      text.contains("\ndate: \"2026-11-20\"\nat: \"2026-11-21T07:45:00+01:00\"\nshift: night\nfatigue: 4\n"))
  }

  @Test func `French is spoken where the profile says so`() {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    let reply = session.run("check-in", "--energy", "4", "--shift", "Nuit")
    #expect(
      reply.output
        == "Écrit\u{A0}: 2026/11/2026-11-20-1850-check-in.md (prise de poste, nuit du vendredi 20 novembre)\n"
    )
    #expect(session.run("today", "--lang", "en").output.hasPrefix("Good evening"))
  }

  @Test(arguments: [
    (["--at", "18:30"], "2026-11-20-1830", "2026-11-20T18:30:00+01:00", "2026-11-20"),
    (["--at", "23:30"], "2026-11-19-2330", "2026-11-19T23:30:00+01:00", "2026-11-19"),
    (["--at", "2026-11-18T07:00"], "2026-11-18-0700", "2026-11-18T07:00:00+01:00", "2026-11-18"),
    (
      ["--date", "2026-11-10", "--at", "06:50"], "2026-11-10-0650", "2026-11-10T06:50:00+01:00", "2026-11-10"
    ),
  ])
  func `moment and day can be said`(words: [String], stem: String, at: String, date: String) {
    let session = Session()
    session.run((["check-in", "--energy", "3"] + words).map { Array($0.utf8) })
    let text = session.text("\(stem.prefix(4))/\(stem.dropFirst(5).prefix(2))/\(stem)-check-in.md") ?? ""
    #expect(text.contains("\ndate: \"\(date)\"\nat: \"\(at)\"\n"), "\(session.files)")
  }

  @Test(arguments: [
    (["--date", "2026-11-17", "--at", "07:30"], "2026-11-18-0730", "2026-11-17"),
    (["--date", "2026-11-17", "--shift", "N", "--at", "07:30"], "2026-11-18-0730", "2026-11-17"),
    (["--date", "2026-11-17", "--shift", "night", "--at", "07:30"], "2026-11-18-0730", "2026-11-17"),
    (["--date", "2026-11-17", "--at", "23:30"], "2026-11-17-2330", "2026-11-17"),
    (["--date", "2026-11-16", "--at", "11:40"], "2026-11-16-1140", "2026-11-16"),
    (["--date", "2026-11-18", "--at", "09:00"], "2026-11-18-0900", "2026-11-18"),
  ])
  func `a night that is named by its day ends on the morning after`(
    words: [String], stem: String, day: String
  ) {
    let session = Session.inParis(
      """
      shifts: {J: {is: day, hours: "07:00-19:30"}, N: {is: night, hours: "21:00-07:00"}, R: rest}
      rota: {from: "2026-11-16", cycle: J N R}
      """)
    session.now = "2026-11-20T18:50:00+01:00"
    let reply = session.run((["check-out", "--fatigue", "3"] + words).map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.text("2026/11/\(stem)-check-out.md")
    #expect(text?.contains("\ndate: \"\(day)\"\n") == true, "\(session.files)")
  }

  @Test func `a day long past without a time gets no moment`() {
    let session = Session()
    let reply = session.run("check-in", "--energy", "3", "--date", "2026-10-01", "--json")
    #expect(reply.output.contains("\"id\": \"2026-10-01-check-in\""))
    #expect(!reply.output.contains("\"at\""))
  }

  @Test func `a note can come from standard input`() {
    let session = Session()
    session.run("check-in", "--note", "-", input: Array("Two lines,\nand é.\n".utf8))
    #expect(
      session.text("2026/11/2026-11-20-1850-check-in.md")?.hasSuffix("---\n\nTwo lines,\nand é.\n") == true)
    let reply = session.run("check-in", "--note", "-", input: [0xFF])
    #expect(reply.code == 1)
    #expect(reply.errors == "smjournal: error: standard input is not UTF-8 text\n")
  }

  @Test func `a second record of the same minute takes another name`() {
    let session = Session()
    session.run("check-in", "--energy", "3")
    let reply = session.run("check-in", "--energy", "4")
    #expect(reply.output.contains("2026-11-20-1850-check-in-2.md"))
  }

  @Test(arguments: [
    ("en", "smjournal: this shift has a check-in already, at 18:50: 2026-11-20-1850-check-in\n"),
    (
      "fr",
      "smjournal: ce poste a déjà une prise de poste, à 18\u{A0}h\u{A0}50\u{A0}: 2026-11-20-1850-check-in\n"
    ),
  ])
  func `a second check-in for a shift is written and said`(language: String, remark: String) {
    let session = Session(profile: "smjournal: 1\nlanguage: \(language)\n")
    session.run("check-in", "--energy", "4", "--shift", "night")
    let reply = session.run("check-in", "--energy", "2", "--shift", "night")
    #expect(reply.errors == remark)
    #expect(reply.code == 0)
    #expect(session.files.count == 3)
    // Another shift of the same day, and the check-out of this one, are nothing to remark on.
    #expect(session.run("check-in", "--energy", "2", "--shift", "late").errors == "")
    #expect(session.run("check-out", "--fatigue", "2", "--shift", "night").errors == "")
  }

  @Test func `at a terminal a second check-in for a shift is asked about first`() {
    let session = Session()
    session.run("check-in", "--energy", "4", "--shift", "night")
    let question = "Replace the one of 18:50? [Y/n/keep both] › "
    let no = session.run("check-in", "--energy", "2", "--shift", "night", typed: "n")
    #expect(no.errors.replacing("\n", with: " ").hasPrefix(question), "\(no.errors)")
    #expect(no.errors.hasSuffix("n\nNothing was written.\n"))
    #expect(no.output == "")
    #expect(session.files.count == 2)
    session.run("check-in", "--shift", "night", typed: "k" + "2⏸\n\n\n\n")
    #expect(session.files.count == 3)
  }

  @Test(.enabled(if: !ScratchFolder.isPrivileged))
  func `names what could not be read, since another day may have been chosen for it`() {
    let session = Session()
    session.run("check-in", "--energy", "3", "--shift", "night")
    session.folder.setMode(0, of: "journal/2026/11/2026-11-20-1850-check-in.md")
    session.now = "2026-11-21T07:45:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3")
    #expect(reply.code == 0)
    #expect(
      reply.errors == "2026/11/2026-11-20-1850-check-in.md:1:1: error: can't be read: permission denied\n")
  }

  @Test func `a badge that is nearly one is asked about, or warned of where nobody can be asked`() {
    let session = Session(profile: "smjournal: 1\nbadges:\n  🔥: on fire\n")
    let warned = session.run("check-in", "--badge", "hapy", "--badge", "proud", "--badge", "mine")
    #expect(
      warned.errors == "smjournal: warning: wrote hapy as a badge of your own; did you mean happy?\n")
    let asked = session.run(
      "check-in", "--badge", "hapy", "--badge", "on fir", "--date", "2026-11-18", typed: "yy")
    #expect(asked.errors.hasPrefix("Did you mean happy? [Y/n] › y\nDid you mean on fire? [Y/n] › y\n"))
    #expect(session.files.compactMap(session.text).contains { $0.contains("badges:\n  - happy\n  - 🔥\n") })
  }
}

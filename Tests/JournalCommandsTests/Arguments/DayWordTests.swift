import Testing

/// Days in words on the command line; now is Friday 20 November 2026.
@Suite struct DayWordTests {
  private func session(_ profile: String = "") -> Session {
    Session(
      profile: "smjournal: 1\n" + profile,
      [
        "2026/11/a.md": "---\ndate: 2026-11-13\ntitle: Last Friday\n---\n",
        "2026/11/b.md": "---\ndate: 2026-11-19\ntitle: Yesterday\n---\n",
        "2026/10/c.md": "---\ndate: 2026-10-05\ntitle: October\n---\n",
        "2026/06/d.md": "---\ndate: 2026-06-05\ntitle: June\n---\n",
      ])
  }

  @Test(arguments: [
    (["--on", "last friday"], "Last Friday"), (["--on", "hier"], "Yesterday"),
    (["--on", "last month"], "October"),
    (["--on", "-1"], "Yesterday"), (["--on", "2026-10"], "October"), (["--on", "5/6"], "June"),
    (["--from", "yesterday"], "Yesterday"), (["--until", "june"], "June"), (["--on", "octobre"], "October"),
  ])
  func `lists take days in words`(words: [String], title: String) {
    let reply = session().run((["list"] + words).map { Array($0.utf8) })
    #expect(reply.output.contains(title), "\(reply.output)\(reply.errors)")
    #expect(reply.output.split(separator: "\n").count == 1)
  }

  @Test func `the order of day and month is a setting`() {
    #expect(session("date-order: month-first\n").run("list", "--on", "6/5").output.contains("June"))
  }

  @Test func `a day that a month does not have is said`() {
    let reply = session().run("list", "--on", "31/11")
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: '31/11': November has 30 days\n"))
    #expect(
      session("language: fr\n").run("list", "--on", "31/11").errors
        .contains("«\u{A0}31/11\u{A0}»\u{A0}: novembre a 30 jours"))
  }

  @Test func `plans look ahead, and an end without its year follows its beginning`() {
    let session = session()
    #expect(session.run("vacation", "add", "20/12..3/1").code == 0)
    #expect(session.text("2026/12/2026-12-20-vacation.md")?.contains("until: \"2027-01-03\"") == true)
  }

  @Test func `a moment has a day in words`() {
    let session = session()
    #expect(session.run("new", "Late", "--at", "yesterday 19h30").code == 0)
    #expect(
      session.text("2026/11/2026-11-19-1930-late.md")?.contains("at: \"2026-11-19T19:30:00+01:00\"") == true)
  }
}

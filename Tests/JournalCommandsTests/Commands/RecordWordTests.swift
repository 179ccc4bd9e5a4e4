import Testing

/// Words for records, and filters; now is Friday 20 November 2026.
@Suite struct RecordWordTests {
  private func session(_ profile: String = "") -> Session {
    Session(
      profile: "smjournal: 1\n" + profile,
      [
        "2026/11/2026-11-13-soup.md": "---\ntitle: Soup at four\n---\n",
        "2026/11/2026-11-18-a.md": "---\ntitle: Nuit agitée\n---\n",
        "2026/11/2026-11-18-b.md": "---\ntitle: Café\n---\n",
        "2026/11/2026-11-19-0745-check-out.md": "---\nkind: check-out\nfatigue: 3\n---\n",
        "2026/12/2026-12-24-vacation.md": "---\nkind: vacation\nfrom: 2026-12-24\nuntil: 2026-12-31\n---\n",
      ])
  }

  @Test(arguments: ["dernière", "hier", "la dernière", "yesterday"])
  func `words of the journal's language count, and English ones`(words: String) {
    let reply = session("language: fr\n").run("show", words, "--json")
    #expect(reply.output.contains("2026-11-19-0745-check-out"), "\(reply.errors)")
  }

  @Test func `what lies ahead is picked last`() {
    #expect(session().run("show", typed: "\r").output.contains("2026-11-19-0745-check-out"))
  }

  @Test func `filters of the day of the week`() {
    let output = session().run("list", "--weekday", "friday,monday").output
    #expect(output.contains("Soup") && output.split(separator: "\n").count == 1)
    #expect(session().run("search", "soup", "--weekday", "monday").code == 0)
    #expect(session().run("list", "--weekday", "freeday").code == 64)
  }

  @Test func `a day shows the records that are asked for`() {
    let session = session()
    #expect(
      session.run("day", "yesterday", "--kind", "entry").output.contains("Nothing written for this day."))
    #expect(session.run("day", "2026-11-18", "--tag", "none", "--json").output.contains("\"records\": []"))
    #expect(session.run("insights", "--shift", "night", "--weekday", "monday").code == 0)
  }

  @Test func `options without a verb are today's, else of the list`() {
    let session = session()
    #expect(session.run("-n", "2").output.split(separator: "\n").count == 2)
    #expect(session.run("--kind", "check-out").output.contains("check-out"))
    #expect(session.run("--format", "{streak}").code == 0)
    #expect(session.run("--bogus").code == 64)
  }

  @Test func `words of other programs lead to the verb`() {
    let session = session()
    for (word, verb) in [("ls", "list"), ("rm", "delete"), ("backup", "export json")] {
      #expect(session.run(word).errors.contains("did you mean '\(verb)'?"))
    }
    #expect(session.run("check", "in").errors.contains("did you mean 'check-in'?"))
  }
}

import JournalTestSupport
import Testing

/// Backspace goes back to the question before, wherever there are several.
@Suite struct GoingBackTests {
  private static let sheet = "Datum;Dienst\n2027-01-01;T\n2027-01-02;T\n2027-01-03;G\n2027-01-04;frei\n"

  private func session() -> Session {
    let session = Session(profile: "smjournal: 1\nlanguage: de\ntimezone: Europe/Berlin\nname: Hanna\n")
    session.folder.write(Self.sheet, to: "p.csv")
    return session
  }

  @Test func `a code of a sheet that was answered wrongly is asked for again, with its answer`() {
    let session = session()
    let reply = session.run(
      "import", "../p.csv",
      typed: "nacht 21-7\n\u{7F}\u{15}tag 7-19:15, 45 min Pause\nGeteilt 8-12 und 16-20\nj")
    #expect(reply.code == 0, "\(reply.errors)")
    let profile = session.text("journal.md") ?? ""
    #expect(
      profile.contains("T:\n    is: day\n    hours: \"07:00-19:15\"\n    break: 45\n"), "\(profile)")
    #expect(profile.contains("G:\n    is: day\n    hours: 08:00-12:00, 16:00-20:00\n"), "\(profile)")
  }

  @Test func `from the last question of an import it leads to the last code`() {
    let session = session()
    let reply = session.run(
      "import", "../p.csv", typed: "tag 7-19\nspät 13-21\n\u{7F}\u{15}nacht 21-7\nj")
    #expect(reply.code == 0, "\(reply.errors)")
    let profile = session.text("journal.md") ?? ""
    #expect(profile.contains("T:\n    is: day\n") && profile.contains("G:\n    is: night\n"), "\(profile)")
  }

  @Test func `what cannot be read is answered with how it is said`() {
    let reply = session().run("import", "../p.csv", typed: "huhu\n\u{3}")
    #expect(
      reply.errors.contains(
        """
        Das kann ich leider nicht lesen.
        etwa: tag 07:00-19:30 pause 30, tag 8-12 und 16-20, nacht 19:00-07:00,
        rufdienst, fortbildung, frei, urlaub, krank
        """), "\(reply.errors)")
  }

  @Test(arguments: ["", "-", "je ne sais pas", "?"])
  func `a word of a cycle and its hours are gone back to, and one that nobody knows stays open`(
    answer: String
  ) {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    let reply = session.run(
      "rota", "set", "--from", "2026-11-23", "--cycle", "J AS R",
      typed: "nuit\n\u{7F}\u{15}jour\n7h-19h\n\(answer)\nrepos\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(
      reply.errors.replacing("\n", with: " ").contains("rota set --shift-type 'AS=jour 07:00-19:00' "),
      "\(reply.errors)")
    let profile = session.text("journal.md") ?? ""
    #expect(profile.contains("  J:\n    is: day\n    hours: \"07:00-19:00\"\n"), "\(profile)")
    #expect(profile.contains("cycle: J AS R\n") && !profile.contains("AS:"), "\(profile)")
  }

  @Test func `Enter by habit after the mood does not pass the plan over`() {
    let session = Session(nil)
    let reply = session.run("init", "home", typed: "en\n\n4\nD D N N R R R\n" + "\n\n\n\n\n⏸\u{3}")
    #expect(!reply.errors.contains("Enter once more"), "\(reply.errors)")
    let again = Session(nil)
    let errors = again.run("init", "home", typed: "en\n\n4⏸\n⏸\n⏸\u{3}").errors
    #expect(errors.contains("Enter once more leaves your shifts for later.\n"), "\(errors)")
  }

  @Test func `a sentence where tags are asked for is the text, if somebody says so`() {
    let session = Session()
    let reply = session.run(
      "new", typed: "Long night\n\n\nRoom 4 cried. We talked. #family\n\nnight\n\n")
    #expect(reply.errors.contains("That reads as a sentence: is it the text? [Y/n]"), "\(reply.errors)")
    let path = session.files.first { $0.hasSuffix("long-night.md") } ?? ""
    let text = session.text(path) ?? ""
    #expect(
      text.contains("tags:\n  - night\n") && text.hasSuffix("\nRoom 4 cried. We talked. #family\n"), "\(text)"
    )
  }

  private static let dinner = [
    ("1", "a", "070000", "193000", "Day"), ("2", "b", "180000", "230000", "Dinner with Léa"),
  ]
  .map {
    "BEGIN:VEVENT\r\nUID:\($1)\r\nDTSTART:2026120\($0)T\($2)\r\nDTEND:2026120\($0)T\($3)\r\nSUMMARY:\($4)\r\nEND:VEVENT\r\n"
  }

  @Test(arguments: [
    ("at the question", [], "-\ny" as String?), ("by an option", ["--map", "Dinner with Léa=skip"], nil),
  ])
  func `what is no shift is left out for good`(how: String, options: [String], typed: String?) {
    let session = Session(profile: "smjournal: 1\ntimezone: UTC\n")
    session.folder.write("BEGIN:VCALENDAR\r\n" + Self.dinner.joined() + "END:VCALENDAR\r\n", to: "a.ics")
    let words = ["import", "ics", "../a.ics"]
    let reply = session.run((words + options).map { Array($0.utf8) }, typed: typed)
    #expect(reply.code == 0)
    #expect(
      (reply.output + reply.errors).contains("1 left out: not wanted, as you said\n  Dinner with Léa\n"),
      "\(reply)")
    #expect(
      session.text("2026/12/2026-12-01-rota.md")?.hasSuffix("shifts:\n  - 2026-12-01 day 07:00-19:30\n---\n")
        == true)
    #expect(
      session.text("journal.md")?.contains("dinner-with-léa:\n    is: skip\n") == true,
      "\(session.text("journal.md") ?? "")")
    #expect(session.run("check").code == 0)
    // The next time nobody is asked.
    #expect(session.run("import", "ics", "../a.ics").output.contains("1 left out: not wanted, as you said\n"))
  }
}

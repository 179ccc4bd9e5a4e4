import JournalModel
import Testing

@Suite struct LettersTests {
  private static let table = """
    shifts:
      J:
        is: day
      "N":
        is: night
      M:
        is: day
      S:
        is: late
      R:
        is: rest
      RH:
        is: rest
      RC:
        is: rest
      CA:
        is: leave
      F:
        is: public-holiday
      CM:
        is: sick

    """

  @Test func `without a terminal the usual letters are taken as the option says`() {
    let session = Session()
    let reply = session.run(
      "rota", "set", "--from", "2026-11-23", "--cycle", "M S N R", "--letters", "fr", "--hours",
      "M=06:45-14:15")
    #expect(
      reply.output == """
        Wrote the rota to journal.md: a cycle of 4 days from Mon 23 November on
        21 shifts (7 day, 7 late, 7 night), 7 rests in 28 days

        """)
    #expect(
      reply.errors
        == "No hours are known for S and N: 'rota set' takes them with --hours S=HH:MM-HH:MM\n")
    #expect(session.text("journal.md")?.contains(Self.table) == true)
  }

  @Test func `what the profile says of a letter goes first`() {
    let session = Session(profile: "smjournal: 1\nshifts:\n  M: {is: sick}\n")
    session.run("rota", "set", "--letters", "fr", "--shift-type", "S=day 09:00-17:00")
    let text = session.text("journal.md") ?? ""
    #expect(text.contains("  M: {is: sick}\n") && text.contains("  S:\n    is: day\n"), "\(text)")
    let again = session.run("rota", "set", "--letters", "fr")
    #expect(again.output == "Nothing to change in journal.md\n")
  }

  @Test(arguments: [("\n", true), ("n", false)])
  func `at a terminal they are shown and confirmed`(typed: String, isTaken: Bool) {
    let session = Session()
    let reply = session.run(
      "rota", "set", "--from", "2026-11-23", "--cycle", "N R", "--letters", "fr", typed: typed + "\n\n\n")
    #expect(reply.errors.contains("  CM   sick\nIs this what they mean where you work? [Y/n] › "))
    #expect((session.text("journal.md")?.contains("CM:") == true) == isTaken, "\(reply.errors)")
    #expect(reply.code == 0, "\(reply.errors)")
  }

  @Test func `a journal can begin with them`() {
    let session = Session(nil)
    let reply = session.run("init", "new", "--letters", "fr", "--no-input", "--json")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("new/journal.md")?.contains(Self.table) == true)
    #expect(
      session.run("init", "other", "--letters", "de").errors
        == "smjournal: error: --letters 'de': expected fr\n'smjournal help init' shows the help.\n")
  }

  @Test(arguments: [
    ("add 2026-11-24 RH", "rest\n", "is: rest"),
    ("swap 2026-11-24 bank", "night 21:00-07:00\n", "21:00-07:00"),
    ("add 2026-11-24 LD 07:30-20:00", "long day\n", "is: "),
    ("add 2026-11-24 E", "foo\nday\n7am-3pm\n", "07:00-15:00"),
  ])
  func `a word that nobody knows is asked about at a terminal and kept`(
    words: String, typed: String, meaning: String
  ) {
    let session = Session()
    let reply = session.run(("rota " + words).words, typed: typed)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("journal.md")?.contains(meaning) == true)
    #expect(session.files.contains { $0.hasPrefix("2026/11/2026-11-24-shift-") })
    // It is asked once.
    #expect(session.run(("rota " + words.replacing("24", with: "25")).words).code == 0)
  }

  @Test func `Enter takes what a letter usually means where the language is spoken, with its hours`() {
    let session = Session(profile: "smjournal: 1\nlanguage: fr\n")
    let reply = session.run(
      "rota", "set", "--from", "2026-11-23", "--cycle", "J N M R", typed: "\n\nmalade\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.errors.contains("J, c’est quoi\u{A0}?  [1] jour 7\u{A0}h–"), "\(reply.errors)")
    #expect(
      session.text("journal.md")?.contains(
        """
        shifts:
          J:
            is: day
            hours: "07:00-19:00"
          "N":
            is: night
            hours: "19:00-07:00"
          M:
            is: sick
          R:
            is: rest

        """) == true, "\(session.text("journal.md") ?? "")")
  }

  @Test func `a word that stays unexplained is refused`() {
    let session = Session()
    #expect(session.run("rota", "add", "2026-11-24", "bank", typed: "\n").code == 64)
    #expect(session.files == ["journal.md"])
  }

  @Test func `a cycle beyond the limits is told by its first findings`() {
    let session = Session()
    session.run("rota", "set", "--from", "2026-11-20", "--cycle", "day", "--hours", "day=07:00-19:00")
    let lines = session.run("rota", "check", "--rules", "fr-hospital").output.split(separator: "\n")
    #expect(lines.count == 14, "\(lines)")
    #expect(lines.last?.hasSuffix("more of these; --json has all") == true)
  }
}

import Testing

@Suite struct TagTests {
  private static let hard = "2026/11/2026-11-20-0930-a-hard-night.md"

  private func session(language: String = "en", _ body: String) -> Session {
    Session(
      profile: "smjournal: 1\nlanguage: \(language)\n",
      [
        Self.hard: "---\ntitle: A hard night\nshift: night\n---\n\n\(body)\n",
        "2026/11/2026-11-10-soup.md": "---\ntitle: Soup\nshift: night\ntags:\n  - ward 3\n---\n\nAt four.\n",
        "2026/11/2026-11-11-plot.md": "---\ntitle: The plot\ntags:\n  - garden\n---\n\nDigging.\n",
      ])
  }

  @Test func `without tags it prints those that fit, one a line, and writes nothing`() {
    let session = session("The team was great; then the garden.")
    let before = session.text(Self.hard)
    let reply = session.run("tag", "hard")
    #expect(
      reply.output == """
        garden
        hard shift
        great team
        ward 3
        lovely encounter
        learning
        fatigue
        pride
        doubts
        emergency
        death
        recovery
        family

        """)
    #expect(reply.code == 0)
    #expect(reply.errors == "")
    #expect(session.text(Self.hard) == before)
  }

  @Test func `in French`() {
    let reply = session(language: "fr", "Nous avons perdu une patiente, l’équipe était géniale.").run(
      "tag", "hard")
    #expect(reply.output.hasPrefix("Équipe géniale\nDécès\nward 3\ngarden\nShift difficile\n"), "\(reply)")
  }

  @Test func `answers with a document`() {
    let reply = session("Digging.").run("tag", "plot", "--json")
    #expect(
      reply.output.hasPrefix(
        """
        {
          "schema": 1,
          "id": "2026-11-11-plot",
          "tags": [
            "garden"
          ],
          "suggestions": [
            "ward 3",
            "hard shift",
        """), "\(reply)")
  }

  @Test(arguments: [
    ("1 3\n", "garden, great team"), ("1,3\n", "garden, great team"), ("#one #two\n", "one, two"),
    ("room 12, 2\n", "room 12, hard shift"), ("12\n", "recovery"), ("14\n", "\"14\""),
  ])
  func `at a terminal numbers pick and other words are tags of one's own`(typed: String, tags: String) {
    let session = session("The team was great; then the garden.")
    let reply = session.run("tag", "hard", typed: typed)
    #expect(
      reply.errors == """
          1 garden  2 hard shift  3 great team  4 ward 3  5 lovely encounter  6 learning
          7 fatigue  8 pride  9 doubts  10 emergency  11 death  12 recovery
          13 family
        Tags? (numbers or words, separated by commas; Enter for none) ›\u{20}
        """)
    #expect(reply.output == "Changed \(Self.hard)\n")
    let list = tags.split(separator: ", ").map { "  - \($0)\n" }.joined()
    #expect(
      session.text(Self.hard)?.contains("\ntags:\n" + list + "---") == true,
      "\(session.text(Self.hard) ?? "")")
  }

  @Test(arguments: ["\n", "\u{4}"]) func `Enter and breaking off leave the tags as they are`(typed: String) {
    let session = session("Nothing.")
    let before = session.text(Self.hard)
    let reply = session.run("tag", "hard", typed: typed)
    #expect(reply.errors.hasSuffix("Nothing was written.\n"))
    #expect(reply.code == (typed == "\n" ? 0 : 130))
    #expect(session.text(Self.hard) == before)
  }

  @Test func `the entry after a check-out is offered tags; breaking off there keeps it for the next time`() {
    for (typed, isWritten) in [("2\n", true), ("\u{3}", false)] {
      let session = Session()
      let reply = session.run(
        "check-out", "--shift", "night",
        typed: "⏸\n425⏸\n\n" + "y" + "Mine\n" + "What a great team.\n" + typed)
      #expect(reply.code == 0)
      #expect(reply.errors.contains("2 hard shift"))
      let path = "2026/11/2026-11-20-1850-mine.md"
      #expect((session.text(path) != nil) == isWritten)
      if !isWritten { session.run("new", typed: "y" + "2\n\n") }
      #expect(session.text(path)?.contains("tags:\n  - hard shift\n") == true, "\(session.text(path) ?? "")")
    }
  }

  @Test func `tags that fit a new entry are named as the line that adds them, at a terminal alone`() {
    let session = Session()
    let reply = session.run("new", "So tired", "--text", "What a hard shift.", typed: "")
    #expect(reply.errors == "Tags that fit: smjournal tag @ '+hard shift' +fatigue\n")
    #expect(session.run("tag", "@", "+fatigue", "+hard shift").code == 0)
    #expect(session.run("new", "So tired", "--tag", "food", typed: "").errors == "")
    #expect(session.run("new", "Breakfast", typed: "").errors == "")
    #expect(session.run("new", "So tired").errors == "")
  }
}

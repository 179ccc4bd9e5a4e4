import Testing

@Suite struct PeopleTests {
  @Test func `a person gets a file of their own, without a day`() {
    let session = Session()
    let reply = session.run("people", "add", "Léa", "--birthday", "2019-03-12", "--relation", "daughter")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(
      session.text("people/lea.md")
        == "---\nkind: person\nsource: cli\nname: Léa\nbirthday: \"2019-03-12\"\nrelation: daughter\n---\n")
    #expect(session.run("check").code == 0)
    // A second one of the name.
    #expect(session.run("people", "add", "lea").code == 0)
    #expect(session.text("people/lea-2.md") != nil)
  }

  @Test func `children come first, then who has a file, then who is named`() {
    let session = Session([
      "people/paul.md": "---\nkind: person\nname: Paul\nbirthday: \"--11-22\"\n---\n",
      "people/lea.md": "---\nkind: person\nname: Léa\nrelation: fille\nbirthday: \"2019-03-12\"\n---\n",
      "2026/11/a.md": "---\ndate: 2026-11-19\npeople: [léa, Nadia]\n---\n",
      "2026/11/b.md": "---\ndate: 2026-11-02\npeople: [Léa]\n---\n",
    ])
    let lines = session.run("people").output.split(separator: "\n").map {
      $0.split(separator: " ").first ?? ""
    }
    #expect(lines == ["Léa", "Paul", "Nadia"])
    let compact = session.run("people", "--json").output.filter { !$0.isWhitespace }
    #expect(
      compact.contains(
        #"{"id":"lea","name":"Léa","relation":"fille","birthday":"2019-03-12","nextBirthday":"2027-03-12","age":8,"#
          + #""records":2,"last":"2026-11-19"}"#), "\(compact)")
    #expect(compact.contains(#"{"name":"Nadia","records":1,"last":"2026-11-19"}"#))
  }

  @Test func `a link in a text names somebody, once`() {
    let session = Session([
      "people/lea-martin.md": "---\nkind: person\nname: Léa Martin\n---\n",
      "2026/11/a.md": "---\ndate: 2026-11-19\n---\nWith [[Léa Martin|my girl]] and [[LEA MARTIN]].\n",
      "2026/11/b.md": "---\ndate: 2026-11-02\npeople: [Léa Martin]\n---\n[[Léa Martin]]\n",
      "2026/11/c.md": "---\ndate: 2026-11-03\n---\n[[people/lea-martin#school]]\n",
      "2026/11/d.md": "---\ndate: 2026-11-20\n---\nLéa Martin without a link, and [[Léa]].\n",
    ])
    let compact = session.run("people", "--json").output.filter { !$0.isWhitespace }
    #expect(
      compact.contains(#"{"id":"lea-martin","name":"LéaMartin","records":3,"last":"2026-11-19"}"#),
      "\(compact)")
  }

  @Test func `people are no entries`() {
    let session = Session(["people/paul.md": "---\nkind: person\nname: Paul\n---\n"])
    #expect(!session.run("list").output.contains("paul"))
    #expect(session.run("list", "--kind", "person").output.contains("paul"))
  }

  @Test func `a birthday that is none is refused`() {
    let reply = Session().run("people", "add", "Léa", "--birthday", "tomorrow")
    #expect(reply.code == 64)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: error: --birthday 'tomorrow': expected a birthday, such as 1985-03-12, or '12 march' without the year\n"
      ))
  }

  @Test func `a person is of no day`() {
    let session = Session()
    let json = session.run("people", "add", "Léa", "--json").output
    #expect(json.contains("\"kind\": \"person\",\n  \"source\""), "\(json)")
    #expect(!session.run("list", "--kind", "person", "--json").output.contains("\"date\""))
  }

  @Test(arguments: [
    ("12/3/2019", "2019-03-12"), ("12 march", "--03-12"), ("3 avril 2021", "2021-04-03"),
    ("29 feb", "--02-29"),
    ("--03-12", "--03-12"), ("1985-03-12", "1985-03-12"),
  ])
  func `a birthday is a date as people write it`(words: String, written: String) {
    let session = Session()
    #expect(session.run("people", "add", "Léa", "--birthday", words).code == 0)
    #expect(session.text("people/lea.md")?.contains("birthday: \"\(written)\"\n") == true)
  }

  @Test func `where nobody is yet, it says how to add somebody`() {
    #expect(Session().run("people").output == "Nobody yet; 'smjournal people add NAME' adds someone.\n")
  }
}

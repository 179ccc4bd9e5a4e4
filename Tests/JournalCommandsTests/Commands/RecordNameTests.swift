import JournalStore
import Testing

@testable import JournalCommands

/// Records by what a person calls them, in a journal at 20 November 2026, a Friday.
@Suite struct RecordNameTests {
  private func session() -> Session {
    Session([
      "2026/11/2026-11-20-0930-a-hard-night.md": "---\ntitle: A hard night\n---\n",
      "2026/11/2026-11-19-0930-tea.md": "---\ntitle: Tea\n---\n",
      "2026/11/2026-11-18-0930-tea-with-ana.md": "---\ntitle: Tea with Ana\n---\n",
      "2026/11/2026-11-18-1850-check-in.md": "---\nkind: check-in\nenergy: 2\n---\n",
      "2026/11/2026-11-16-0930-renamed.md": "---\ntitle: Été à Nice\n---\n",
      "2026/11/2026-11-15-last.md": "---\ntitle: Of a shelf\n---\n",
      "2026/12/2026-12-20-vacation.md": "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-27\n---\n",
      "2026/11/2026-11-21-shift.md": "---\nkind: shift\nshift: night\n---\n",
    ])
  }

  @Test(arguments: [
    // As a whole, a part, a path.
    ("2026-11-19-0930-tea", "2026-11-19-0930-tea"), ("HARD", "2026-11-20-0930-a-hard-night"),
    ("2026/11/2026-11-16-0930-renamed.md", "2026-11-16-0930-renamed"),
    // By its title, also where that is a part of other ids.
    ("tea", "2026-11-19-0930-tea"), ("a hard night", "2026-11-20-0930-a-hard-night"),
    ("ete a nice", "2026-11-16-0930-renamed"),
    // By a word; a plan is no last record, and an id is itself.
    ("last", "2026-11-20-0930-a-hard-night"), ("the last", "2026-11-20-0930-a-hard-night"),
    ("la dernière", "2026-11-20-0930-a-hard-night"), ("2026-11-15-last", "2026-11-15-last"),
    // As the only one of a day.
    ("yesterday", "2026-11-19-0930-tea"), ("hier", "2026-11-19-0930-tea"),
    ("last monday", "2026-11-16-0930-renamed"), ("16/11", "2026-11-16-0930-renamed"),
  ])
  func `a record is what a person calls it`(name: String, id: String) {
    let reply = session().run("show", name, "--json")
    #expect(reply.output.contains("\"id\": \"\(id)\""))
    #expect(reply.code == 0)
  }

  @Test(arguments: ["yesterday", "gestern", "hier", "ayer"])
  func `a day in words is no part of the name of another day's note`(word: String) {
    let files = ["2026/11/2026-11-20-0930-\(word)-was-hard.md": "---\ntitle: \(word) was hard\n---\n"]
    let session = Session(files)
    #expect(session.run("delete", word).code == 1)
    session.write("---\ntitle: Ward\n---\n", to: "2026/11/2026-11-19-0930-ward.md")
    #expect(session.run("show", word).output.hasPrefix("Ward\n"))
    #expect(session.run("delete", word).output.contains("2026-11-19-0930-ward.md"))
    session.write("---\ntitle: One\n---\n", to: "2026/11/2026-11-19-0931-one.md")
    session.write("---\ntitle: Two\n---\n", to: "2026/11/2026-11-19-0932-two.md")
    #expect(session.run("delete", word).errors.contains("could be several records"))
    #expect(session.text(files.keys.first ?? "") != nil)
  }

  @Test(arguments: [
    ("grünes-zimmer", "grunes-zimmer"), ("GRÜNES zimmer", "grunes-zimmer"), ("große", "grosse"),
    ("gru\u{308}nes-zimmer", "grunes-zimmer"), ("weihnachtsbackerei", "Weihnachtsbäckerei"),
    ("WEIHNACHTSBÄCKEREI", "Weihnachtsbäckerei"), ("2026/11/2026-11-20-weihnachtsbackerei.md", ""),
    ("größe-20", ""), ("20 11", ""), ("grün", "ambiguous"),
  ])
  func `a name is found without case and accents where it is one record alone`(name: String, id: String) {
    let verbs = [
      ["show"], ["edit"], ["set", "place=X"], ["favorite"], ["delete"], ["restore"], ["forget", "--yes"],
    ]
    for verb in verbs {
      let session = Session([
        "2026/11/2026-11-20-0930-grunes-zimmer.md": "Room.\n", "2026/11/2026-11-20-grun.md": "Colour.\n",
        "2026/11/2026-11-20-Weihnachtsbäckerei.md": "Tea.\n", "2026/11/2026-11-19-grosse.md": "Size.\n",
      ])
      session.environment["EDITOR"] = "true"
      session.editor = { _ in 0 }
      if verb == ["restore"] { session.run("delete", "2026-11-20-0930-\(id)") }
      if verb == ["restore"], id != "grunes-zimmer" { continue }
      let reply = session.run(([verb[0], name] + verb.dropFirst()).map { Array($0.utf8) })
      let isFound = !["", "ambiguous"].contains(id)
      #expect(reply.code == (isFound ? 0 : 1), "\(verb) \(reply.errors)")
      let names = isFound ? reply.output + reply.errors : reply.errors
      let expected = isFound ? id : id.isEmpty ? "no record is called" : "could be several records"
      let isGone = verb[0] == "forget" && isFound && !session.files.contains { $0.contains(id) }
      #expect(isGone || names.contains(expected), "\(verb) \(names)")
    }
  }

  @Test func `the first words of an old note name it, however many are younger`() {
    var files = ["2019/03/2019-03-01-0900-entry.md": "---\nmood: 4\n---\n**Pumpkin soup** with L\u{E9}a.\n"]
    for number in 0..<420 {
      let day = "2026-\(number / 28 % 10 + 1 < 10 ? "0" : "")\(number / 28 % 10 + 1)"
      files["notes/\(day)-15-note-\(number).md"] = "---\ntitle: Note \(number)\n---\nTea, no soup.\n"
    }
    let session = Session(files)
    for name in ["pumpkin soup", "Pumpkin so", "pumpkin soup with lea"] {
      #expect(
        session.run("show", name, "--json").output.contains("\"id\": \"2019-03-01-0900-entry\""), "\(name)")
    }
    #expect(session.run("show", "soup with").code == 1)
  }

  @Test func `of one title and one id in two folders, both can be named`() {
    let session = Session([
      "2026/10/x1.md": "---\ntitle: Soup\n---\n", "2026/11/x1.md": "---\ntitle: Soup\n---\n",
    ])
    #expect(
      session.run("show", "Soup").errors.contains("could be several records: 2026/10/x1.md, 2026/11/x1.md"))
    #expect(session.run("show", "Soup", typed: "\n").output.contains("Soup"))
  }

  @Test func `a person is shown by name, and of no day`() {
    let session = Session([
      "people/lea.md": "---\nkind: person\nname: Léa\nbirthday: 2019-03-12\n---\nLikes cats.\n"
    ])
    #expect(session.run("show", "lea").output == "Léa\nperson · 2019-03-12\n\nLikes cats.\n\npeople/lea.md\n")
  }

  @Test func `a name that people share lets one pick one of them`() {
    let session = Session([
      "people/lea-roy.md": "---\nkind: person\nname: Léa Roy\n---\n",
      "people/lea-martin.md": "---\nkind: person\nname: Léa Martin\n---\n",
      "2026/11/2026-11-18-lea-came.md": "---\ntitle: Lea came\n---\n",
    ])
    #expect(session.run("show", "lea-", typed: "roy\n").output.contains("people/lea-roy.md"))
  }

  @Test(arguments: [
    (
      "wednesday",
      "“wednesday” could be several records: 2026-11-18-0930-tea-with-ana, 2026-11-18-1850-check-in"
    ),
    ("tuesday", "no record is called “tuesday”"), ("coffee", "no record is called “coffee”"),
    ("@", "no record is called “@”"), ("last year", "no record is called “last year”"),
  ])
  func `what fits none or several is said`(name: String, message: String) {
    let reply = session().run("show", name)
    #expect(reply.errors == "smjournal: error: \(message)\n")
    #expect(reply.code == 1)
  }

  @Test(arguments: ["@", "last"])
  func `one word means what was written or changed last here`(word: String) {
    let session = session()
    #expect(session.run("set", "renamed", "place=Nice").code == 0)
    #expect(session.run("show", word, "--json").output.contains("\"id\": \"2026-11-16-0930-renamed\""))
    #expect(session.run("new", "Walk", "--at", "08:00").code == 0)
    #expect(session.run("tag", word, "+legs").output == "Changed 2026/11/2026-11-20-0800-walk.md\n")
    #expect(session.run("append", "--last", "More.").output == "Changed 2026/11/2026-11-20-0800-walk.md\n")
    #expect(session.run("delete", word).code == 0)
    // What is in the trash is not meant.
    #expect(session.run("show", word, "--json").output.contains("\"id\": \"2026-11-16-0930-renamed\""))
    #expect(session.run("vacation", "add", "2027-01-04").code == 0)
    #expect(
      session.run("vacation", "set", word, "--status", "approved").output.contains("2027-01-04-vacation"))
  }

  @Test func `what was stated of a shift was written last, too`() {
    let session = Session.inParis(
      "rota: {from: \"2026-11-01\", cycle: night, hours: {night: \"19:00-07:30\"}}\n")
    session.run("new", "My diary", "--text", "Twenty years.")
    session.run("rota", "worked", "2026-11-19", "18:45-07:50")
    #expect(session.run("delete", "last").output.contains("2026-11-19-shift-night.md"))
    #expect(session.run("show", "@", "--json").output.contains("\"title\": \"My diary\""))
  }

  @Test(.enabled(if: Age.isInstalled))
  func `what was sealed was changed last, and a forgotten one leaves no name`() {
    let session = Session.sealing([:])
    session.run("new", "Zauberwort", "--date", "2026-11-18")
    session.run("new", "Walk", "--date", "2026-11-19")
    session.run("seal", "zauberwort")
    #expect(session.run("show", "last", "--json").output.contains("\"id\": \"2026-11-18-entry\""))
    #expect(session.run("forget", "last", "--yes").code == 0)
    #expect(session.holding("2026-11-18-entry") == [])
    #expect(session.run("show", "last", "--json").output.contains("\"title\": \"Walk\""))
  }
}

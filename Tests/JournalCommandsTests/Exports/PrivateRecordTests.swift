import JournalTestSupport
import Testing

/// Every way out of the journal asks the same question of a record.
@Suite struct PrivateRecordTests {
  private static let lines = [
    "private: true", "privat: ja", "Privat: Ja", "privado: sí", "privato: vero", "vertraulich: wahr",
    "confidentiel: oui", "非公開: はい", "비공개: 예", "private: y", "private: Y", "private: tru",
    "private: geheim", "pivate: true", "vertraulch: 1", "private: [yes]",
    "is_private: true", "isPrivate: true", "visibility: private",
  ]

  @Test func `the second file of a private person is in no calendar of birthdays`() {
    let person = { (name: String, line: String) in
      "---\nkind: person\nname: \(name)\nbirthday: \"1990-03-12\"\n\(line)---\n"
    }
    let session = Session([
      "people/lea.md": person("Lea", "private: true\n"), "people/lea 2.md": person("Lea", ""),
      "people/max.md": person("Max", ""),
    ])
    let calendar = session.run("export", "ics", "--only", "birthdays", "--output", "-").output
    #expect(calendar.contains("Max") && !calendar.contains("Lea"), "\(calendar)")
  }

  private func session(_ line: String) -> Session {
    let session = Session([
      "2026/11/2026-11-20-zauberwort.md":
        "---\ndate: 2026-11-20\ntitle: Zauberwort\ntags: [zauber]\n\(line)\n---\nZauberwort.\n",
      "2026/11/2026-11-21-vacation.md":
        "---\nkind: vacation\nfrom: 2026-11-21\nuntil: 2026-11-22\ntitle: Zauberwort\n\(line)\n---\n",
      "people/zaza.md": "---\nkind: person\nname: Zauberwort\nbirthday: \"1990-11-20\"\n\(line)\n---\n",
      "2026/11/2026-11-19-walk.md": "---\ndate: 2026-11-19\ntitle: Walk\n---\nWoods.\n",
    ])
    session.folder.makeFolder("out")
    return session
  }

  @Test(arguments: [
    ("private: true", "true", ""), ("privé: oui", "true", ""), ("private: false", "false", ""),
    ("Privat: Ja", "true", ""),
    // What only looks like it is a key of one's own, about which `check` asks.
    ("pivate: true", "true", "pivate: true"), ("visibility: private", "true", "visibility: private"),
  ])
  func `the key has a meaning, and is none of one's own`(line: String, value: String, extra: String) {
    let session = session(line)
    let json = session.compact("show", "2026-11-20-zauberwort")
    #expect(json.contains("\"private\":\(value)"), "\(json)")
    #expect(json.contains("\"extra\":{}") == extra.isEmpty, "\(json)")
    let page = session.run("show", "2026-11-20-zauberwort").output
    #expect(page.contains("\n" + (extra.isEmpty ? line : "Other keys\n  " + extra) + "\n"), "\(page)")
    #expect(page.contains("Other keys") != extra.isEmpty)
  }

  @Test(arguments: ["csv", "html", "pocket", "markdown"])
  func `a second file of it is left out and counted whatever the way`(format: String) {
    let text = "---\nat: 2026-11-20T10:00:00+01:00\ntitle: Zauberwort\n---\nZauberwort.\n"
    let session = Session([
      "2026/11/2026-11-20-1000-z.md": text.replacing("title", with: "private: true\ntitle"),
      "2026/11/2026-11-20-1000-z 2.md": text, "2026/11/2026-11-19-walk.md": "---\ntitle: Walk\n---\n",
    ])
    let reply = session.run("export", format, "--json", "-o", "../out." + format)
    #expect(reply.output.contains("\"leftOut\": 2,"), "\(reply)")
  }

  @Test(arguments: lines)
  func `nothing of it leaves, whatever the way`(line: String) {
    let session = session(line)
    let ways = [
      ["export", "csv"], ["export", "csv", "--excel"], ["export", "html"], ["export", "svg"],
      ["export", "pocket"],
      ["export", "markdown"], ["export", "ics"], ["export", "form"], ["reminders", "ics"],
      ["complete", "--", "show", ""],
      ["export", "csv", "-o", "../out/tables/"], ["export", "markdown", "-o", "../out/files/"],
      ["export", "markdown", "-o", "../out/a.zip"], ["export", "html", "-o", "../out/pages/"],
    ]
    for words in ways {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(!(reply.output + reply.errors).lowercased().contains("zauber"), "\(words): \(reply.output)")
    }
    for path in session.folder.files() where path.hasPrefix("out/") {
      #expect(session.folder.text(of: path)?.lowercased().contains("zauber") == false, "\(path)")
    }
    #expect(session.run("export", "csv", "--private").output.contains("Zauberwort"))
    #expect(session.run("show", "2026-11-20-zauberwort", "--json").output.contains("\"private\": true"))
    #expect(session.run("show", "walk", "--json").output.contains("\"private\"") == false)
  }

  @Test(arguments: [
    ("kind: vacation\ncategory: sick\nfrom: 2026-11-11\nuntil: 2026-11-12", "\ncategory: other"),
    ("kind: vacation\ntitle: Alps\nfrom: 2026-11-14\nuntil: 2026-11-14", "\ncategory: other"),
    ("kind: shift\ndate: 2026-11-13\nshift: night\nextra: true\nstart: 10:00\nend: 14:17", ""),
    ("kind: shift\ndate: 2026-11-15\nshift: night\nworked: \"20:00-08:14\"", ""),
    ("kind: check-out\ndate: 2026-11-12\nat: 2026-11-13T09:40:00+01:00\nend: \"09:33\"\nmood: 1", ""),
  ])
  func `what is handed over counts its days and hours, and says no word and no reason`(
    keys: String, instead: String
  ) {
    let report = ["report", "2026-11-09..2026-11-18"]
    let reports = [report + ["--csv"], report + ["--ratings", "--html", "-"]]
    func made(_ keys: String, _ words: [String]) -> String {
      let session = Session(
        profile: """
          smjournal: 1
          timezone: Europe/Paris
          rota: {from: "2026-11-02", cycle: night night rest, hours: {night: "19:00-07:30"}}

          """, ["2026/11/2026-11-18-a.md": "---\n\(keys)\n---\nZauberwort\n"])
      // All but the sentence that says so.
      return session.run(words.map { Array($0.utf8) }).output.split(separator: "<")
        .filter { !$0.contains("left out") && !$0.contains("SHA-256") && $0 != "/p>" }.joined(separator: "<")
    }
    var bare = keys + instead
    for said in ["\nmood: 1", "\ntitle: Alps", "\ncategory: sick"] { bare = bare.replacing(said, with: "") }
    for words in reports {
      let paper = made(keys + "\nprivate: true", words)
      #expect(paper == made(bare, words))
      #expect(paper.utf8.count > 300 && paper != made("title: Walk", words))
    }
    for words in [["export", "html"], ["export", "pocket"], ["export", "svg"]] {
      let page = made(keys + "\nprivate: true", words)
      #expect(!["Zauberwort", "Alps", "sick", "Sick"].contains { page.contains($0) }, "\(page)")
    }
  }

  @Test(arguments: ["shift", "check-in"])
  func `a word of a shift without a meaning is a text like any other`(kind: String) {
    let session = Session(
      profile: "smjournal: 1\ntimezone: Europe/Paris\nrota: {from: \"2026-11-02\", cycle: day rest}\n",
      [
        "2026/11/2026-11-19-a.md":
          "---\nkind: \(kind)\nprivate: true\ndate: 2026-11-19\nshift: Zauberwort\nstart: \"08:00\"\n---\n"
      ])
    session.now = "2026-11-20T12:00:00+01:00"
    let report = ["report", "--from", "2026-11-16", "--until", "2026-11-20", "--html", "-"]
    for words in [["export", "html"], ["export", "pocket"], report] {
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 0 && reply.output.utf8.count > 300)
      #expect(!(reply.output + reply.errors).contains("Zauberwort"), "\(words)")
    }
  }

  @Test func `that no time off is planned is not said where it may be private`() {
    let session = Session(
      profile: "smjournal: 1\ntimezone: Europe/Paris\nrota: {from: \"2026-11-02\", cycle: day rest}\n",
      [
        "2026/12/2026-12-01-vacation.md":
          "---\nkind: vacation\nprivate: true\nfrom: 2026-12-01\nuntil: 2026-12-10\n---\n"
      ])
    #expect(!session.run("export", "pocket").output.contains("No time off is planned"))
  }

  @Test func `check asks about a key that is one letter away, and takes an answer`() {
    let path = "2026/11/2026-11-20-a.md"
    let session = Session([path: "---\ntitle: x\npivate: true\n---\n"])
    let reply = session.run("check")
    #expect(reply.code == 0)
    #expect(
      reply.errors
        == "\(path):3:1: warning: Did you mean private? “pivate” counts as that, so the record stays "
        + "out of exports; 'private: false' says that it is not.\n")
    session.write("---\ntitle: x\nis_private: true\n---\n", to: path)
    #expect(session.run("check").errors.contains("Did you mean private? “is_private” counts as that"))
    session.write("---\ntitle: x\npivate: true\n---\n", to: path)
    #expect(session.run("check", "--lang", "de").errors.contains("Meintest du private? „pivate“ zählt so"))
    session.write("---\ntitle: x\npivate: true\nprivate: false\n---\n", to: path)
    #expect(session.run("check").errors == "")
    #expect(session.run("export", "csv").output.contains("2026-11-20-a,"))
    session.write("---\ntitle: x\nprivate: true\n---\n", to: path)
    #expect(session.run("check").errors == "")
  }

  @Test func `a misspelt key that is set is asked about`() {
    let session = Session(["2026/11/2026-11-20-a.md": "---\ntitle: x\n---\n"])
    session.run("set", "2026-11-20-a", "pivate=true", typed: "y")
    #expect(session.text("2026/11/2026-11-20-a.md")?.contains("\nprivate: true\n") == true)
  }
}

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

import JournalTestSupport
import Testing

/// Files in which, or beside which, two versions of a record met are no records.
@Suite struct ConflictExportTests {
  private static let merge =
    "---\ndate: 2026-11-20\n<<<<<<< ours\nmood: 😄\n=======\nmood: 😢\n>>>>>>> theirs\n---\n"

  private func session(_ count: Int = 1) -> Session {
    let session = Session(
      profile: "smjournal: 1\ntimezone: Europe/Paris\n",
      ["2026/11/2026-11-19-a-day.md": "---\ndate: 2026-11-19\ntitle: A day\n---\nText.\n"])
    for number in 0..<count { session.write(Self.merge, to: "2026/11/2026-11-20-merged-\(number).md") }
    session.folder.makeFolder("out")
    return session
  }

  @Test(arguments: ["all.md", "all.zip", "folder/", "all.csv", "tables/", "all.html", "year.svg", "all.ics"])
  func `a line says how many an export leaves out`(name: String) {
    let formats = ["all.md": "markdown", "all.zip": "markdown", "folder/": "markdown", "tables/": "csv"]
    let format = formats[name] ?? String(name.split(separator: ".")[1])
    let reply = session().run("export", format, "--output", "../out/" + name)
    #expect(reply.code == 0)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: 1 file in conflict is not in this export; 'smjournal conflicts' shows it\n"),
      "\(reply.errors)")
  }

  @Test func `several are counted, in the person's language`() {
    let reply = session(2).run("export", "csv", "--lang", "fr")
    #expect(
      reply.errors.hasPrefix(
        "smjournal: 2 fichiers en conflit ne sont pas dans cet export\u{A0}; "
          + "«\u{A0}smjournal conflicts\u{A0}» les affiche\n"), "\(reply.errors)")
    #expect(!reply.output.contains("conflit"))
  }

  @Test func `a backup has them, and nothing is said where there are none`() {
    let session = session()
    #expect(!session.run("export", "json", "-o", "../out/b.json").errors.contains("conflict"))
    #expect(session.folder.text(of: "out/b.json")?.contains("merged-0.md") == true)
    #expect(!self.session(0).run("export", "csv").errors.contains("conflict"))
  }
}

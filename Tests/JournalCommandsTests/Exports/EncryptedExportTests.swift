import JournalTestSupport
import Testing

/// What is asked to be encrypted is, or is not written at all.
@Suite struct EncryptedExportTests {
  private static let key = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"

  private func session() -> Session {
    let session = Session([
      "2026/11/2026-11-20-zauberwort.md": "---\ndate: 2026-11-20\ntitle: Zauberwort\n---\nZauberwort.\n"
    ])
    session.folder.makeFolder("out/there")
    return session
  }

  @Test(arguments: [
    ["csv", "-o", "../out/tables/"], ["csv", "-o", "../out/there"], ["markdown", "-o", "../out/there"],
    ["markdown", "-o", "../out/notes/"], ["html", "-o", "../out/pages/"], ["html", "-o", "../out/there"],
    ["pdf", "-o", "../out/there"], ["json", "-o", "../out/there/"], ["ics", "-o", "../out/there"],
    ["form", "-o", "../out/there/"], ["svg", "-o", "../out/there"],
  ])
  func `a folder can't be encrypted, and nothing is written`(words: [String]) {
    let session = session()
    let before = session.folder.files()
    let all = ["export"] + words + ["--encrypt-to", Self.key]
    let reply = session.run(all.map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: error: '--encrypt-to' needs one file: files in the folder '\(words[2])' would not be "
          + "encrypted; name a file, such as "), "\(reply.errors)")
    #expect(reply.output == "")
    #expect(session.folder.files().filter { $0.hasPrefix("out/") } == before.filter { $0.hasPrefix("out/") })
    // Without a recipient each has its way.
    #expect(session.run((["export"] + words).map { Array($0.utf8) }).code != 64)
  }

  @Test func `the refusal in French names a file that can be encrypted`() {
    let reply = session().run(
      "export", "markdown", "-o", "../out/there", "--encrypt-to", Self.key, "--lang", "fr")
    #expect(
      reply.errors.contains("ne seraient pas chiffrés\u{A0}; nomme un fichier, par exemple journal.zip.age"))
  }

  @Test(arguments: ["../out/j.pdf", "../out/j.pdf.age", "../out/j.age", "../out/j"])
  func `a PDF that nobody can print leaves nothing in clear`(path: String) {
    let session = session()
    let reply = session.run("export", "pdf", "-o", path, "--with", "brave", "--encrypt-to", Self.key)
    #expect(reply.code == 74)
    for file in session.folder.files() where file.hasPrefix("out/") {
      // Where age is there, the page for printing is, encrypted.
      #expect(file == "out/j.html.age")
      #expect(session.folder.text(of: file)?.hasPrefix("age-encryption.org/v1") == true)
    }
    let plain = session.run("export", "pdf", "-o", "../out/p.pdf", "--with", "brave")
    #expect(plain.code == 74)
    #expect(session.folder.text(of: "out/p.html")?.contains("Zauberwort") == true)
    // The page that is there stays.
    let before = session.folder.text(of: "out/p.html")
    #expect(session.run("export", "pdf", "-o", "../out/p.pdf", "--with", "brave").code == 74)
    #expect(session.folder.text(of: "out/p.html") == before)
    #expect(session.folder.text(of: "out/p-2.html")?.contains("Zauberwort") == true)
  }
}

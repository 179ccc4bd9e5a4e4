import JournalTestSupport
import Testing

@Suite struct BackupTests {
  private static let files = [
    "2026/11/2026-11-21-a-hard-night.md": "---\ndate: 2026-11-21\n---\n\nText.\n",
    "2026/11/img/lea.jpg": "\u{1}\0photo", "trash/x.md": "gone",
  ]

  private func session() -> Session {
    let session = Session(profile: "smjournal: 1\nname: Claire\ntimezone: Europe/Paris\n", Self.files)
    _ = session.run("export", "json", "--output", "../b.json")
    return session
  }

  private func files(_ session: Session, _ root: String) -> [String: String?] {
    var files: [String: String?] = [:]
    for path in session.folder.files() where path.hasPrefix(root + "/") {
      files[String(path.dropFirst(root.count + 1))] = session.folder.text(of: path)
    }
    return files
  }

  @Test func `a folder that is not there becomes the journal, profile and all`() {
    let session = session()
    let reply = session.run("import", "json", "../b.json", "-C", "../fresh")
    #expect(reply.code == 0)
    #expect(
      reply.output
        == "json: 4 read\n3 added, 1 already there\nphotos and recordings: 1\n'smjournal undo' takes the whole import back.\n"
    )
    #expect(files(session, "fresh") == files(session, "journal"))
    #expect(session.run("list", "-C", "../fresh").output == session.run("list").output)
  }

  @Test func `a journal that was just made keeps its own settings, and says what it took`() {
    let session = session()
    session.folder.write("---\nsmjournal: 1\nname: Bob\n---\n", to: "fresh/journal.md")
    let reply = session.run("import", "json", "../b.json", "-C", "../fresh")
    #expect(reply.code == 0)
    #expect(
      reply.output == """
        json: 4 read
        3 added, 1 brought up to date
        settings from the backup: timezone
        photos and recordings: 1
        1 left out: different here, left as they are
          journal.md (name)
        --again brings in what you deleted, what differs and hidden files.
        'smjournal undo' takes the whole import back.

        """)
    #expect(
      reply.errors
        == "\(session.folder.absolute("fresh"))/journal.md:1:1: warning: differs from the backup; what is here is kept\n"
    )
    #expect(
      session.folder.text(of: "fresh/journal.md")
        == "---\nsmjournal: 1\nname: Bob\ntimezone: Europe/Paris\n---\n")
    session.run("undo", "-C", "../fresh")
    #expect(session.folder.text(of: "fresh/journal.md") == "---\nsmjournal: 1\nname: Bob\n---\n")
  }

  @Test func `auto knows a backup, and a clash is named`() {
    let session = session()
    session.folder.write("other", to: "journal/2026/11/2026-11-21-a-hard-night.md")
    session.folder.remove("journal/trash/x.md")
    let reply = session.run("import", "auto", "../b.json", "--json")
    #expect(reply.code == 0)
    for line in [
      #"  "format": "json","#, #"  "read": 4,"#, #"  "added": 1,"#, #"  "same": 2,"#, #"  "leftOut": 1,"#,
      #"    "differs": 1"#, #"    "trash/x.md""#, #"      "path": "2026/11/2026-11-21-a-hard-night.md","#,
    ] { #expect(reply.output.contains(line + "\n"), "\(line)") }
    #expect(session.folder.text(of: "journal/2026/11/2026-11-21-a-hard-night.md") == "other")
  }

  @Test func `what is not in it is named, and a file that is too large makes it no whole backup`() {
    let session = session()
    session.folder.link("journal/2026/link.md", to: "/etc/passwd")
    session.folder.makeFolder("journal/2026/12/empty")
    session.folder.makePipe("journal/pipe")
    session.write("{}", to: ".obsidian/app.json")
    session.write("x", to: "2026/.cache/x.md")
    session.write("---\nsmjournal: 1\n---\n", to: "copy/journal.md")
    session.write("theirs", to: "copy/2026/x.md")
    let reply = session.run("export", "json", "--output", "../c.json")
    #expect(reply.code == 0)
    #expect(
      reply.errors.hasSuffix(
        """
        smjournal: of the journal’s folder, 6 things are not in this backup:
        .obsidian: a folder that is no part of a journal
        2026/.cache: a folder that is no part of a journal
        2026/12/empty: an empty folder
        2026/link.md: is a symbolic link; links are not followed
        copy: another journal: its folder is not part of this one; 'smjournal -C DIR' opens it
        pipe: is a pipe, not a file

        """), "\(reply.errors)")
    #expect(session.folder.text(of: "c.json")?.contains("theirs") == false)
    let bytes = Array("---\nprivate: true\n---\n".utf8) + [UInt8](repeating: 0x78, count: 16 << 20)
    session.folder.write(bytes, to: "journal/2026/huge.md")
    let large = session.run("export", "json", "--output", "../c.json", "--json")
    #expect(large.code == 1)
    #expect(large.output.contains(#""path": "2026/huge.md""#), "\(large.output)")
    #expect(large.output.contains("is too large for a record: 16.0 MiB, at most 16.0 MiB"))
    #expect(!large.errors.contains("private record"), "\(large.errors)")
    #expect((session.folder.bytes(of: "c.json") ?? bytes).count < 2000)
  }

  @Test func `one undo takes it back, and a preview writes nothing`() {
    let session = session()
    session.folder.remove("journal/2026/11/2026-11-21-a-hard-night.md")
    let before = session.folder.files()
    #expect(session.run("import", "json", "../b.json", "--dry-run").code == 0)
    #expect(
      session.folder.files().filter { $0.hasPrefix("journal/") } == before.filter { $0.hasPrefix("journal/") }
    )
    #expect(session.run("import", "json", "../b.json").code == 0)
    // Where nothing is new, the run is one all the same.
    for (words, isDry) in [([], false), (["--dry-run"], true)] as [([String], Bool)] {
      let line = (["import", "json", "../b.json", "--json"] + words).map { Array($0.utf8) }
      #expect(session.run(line).output.contains("\"dryRun\": \(isDry)"))
    }
    #expect(session.run("undo").code == 0)
    #expect(session.folder.text(of: "journal/2026/11/2026-11-21-a-hard-night.md") == nil)
  }

  @Test func `a folder with something in it does not become a journal`() {
    let session = session()
    session.folder.write("thesis", to: "full/thesis.txt")
    let reply = session.run("import", "json", "../b.json", "-C", "../full")
    #expect(reply.code != 0)
    #expect(files(session, "full") == ["thesis.txt": "thesis"])
  }

  @Test(arguments: [("--from", "2026-01-01"), ("--mood", "a=neutral"), ("--zone", "UTC")])
  func `a backup is whole or none`(_ option: String, _ value: String) {
    let session = session()
    let reply = session.run("import", "json", "../b.json", option, value)
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: 'json' and '\(option)' can't be used together\n"))
  }

  @Test func `what was deleted since a backup stays in the trash, unless it is wanted again`() {
    let session = Session(
      profile: "smjournal: 1\nid: abc\n", ["2026/11/a.md": "A.\n", "2026/11/b.md": "B.\n"])
    session.run("export", "json", "--output", session.folder.absolute("b.json"))
    session.run("delete", "a")
    session.folder.remove("journal/2026/11/b.md")
    let first = session.run("import", "json", session.folder.absolute("b.json"))
    #expect(first.code == 0, "\(first.errors)")
    // What went without this program is lost, and wanted back.
    #expect(session.text("2026/11/a.md") == nil && session.text("2026/11/b.md") == "B.\n")
    session.run("import", "json", session.folder.absolute("b.json"), "--again")
    #expect(session.text("2026/11/a.md") == "A.\n")
  }

  @Test(arguments: [
    (true, "ends too early: part of it is missing"), (false, "is damaged: it is not what was backed up"),
  ]) func `a backup that is damaged is not restored without a word to scripts`(isCut: Bool, message: String) {
    let session = session()
    let backup = session.folder.text(of: "b.json") ?? ""
    session.folder.write(
      isCut ? String(backup.dropLast(40)) : backup.replacing("Text.", with: "Tixt."), to: "c.json")
    let reply = session.run("import", "json", "../c.json", "-C", "../fresh")
    #expect(reply.code == 1 && reply.errors.contains(message), "\(reply)")
    #expect(session.folder.files().contains("fresh/journal.md"))
  }

  @Test(arguments: ["age-encryption.org/v1\n-> X25519 x\n", "-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n"])
  func `an encrypted backup says the way back`(text: String) {
    let session = session()
    session.folder.write(text, to: "b.json.age")
    #expect(
      session.run("import", "json", "../b.json.age").errors.replacing("\n", with: " ").contains(
        "is encrypted by age: 'age -d -i KEYFILE -o backup.json FILE' opens it with your key"))
  }
}

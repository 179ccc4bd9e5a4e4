import JournalStore
import JournalSync
import Testing

@Suite struct SyncCommandTests {
  static let original = "2026/11/2026-11-20-1850-check-in.md"
  static let copy = "2026/11/2026-11-20-1850-check-in.sync-conflict-20261121-002003-PIDLRVI.md"
  static let head = "---\nkind: check-in\nat: \"2026-11-20T18:50:00+01:00\"\n"

  private func session(_ ours: String, _ theirs: String) -> Session {
    Session([Self.original: Self.head + ours + "---\n", Self.copy: Self.head + theirs + "---\n"])
  }

  @Test func `conflicts says what differs and what can be done`() {
    let session = session("energy: 3\ntags:\n  - a\n", "energy: 3\ntags:\n  - b\n")
    let reply = session.run("conflicts")
    #expect(reply.code == 1)
    #expect(
      reply.output == """
        \(Self.copy)
            a second version of \(Self.original) (Syncthing)
            differs in tags
            can be merged

        """)
  }

  @Test func `conflicts in French`() {
    let session = session("energy: 3\n", "energy: 4\n")
    let reply = session.run("conflicts", "--lang", "fr")
    #expect(
      reply.output == """
        \(Self.copy)
            une seconde version de \(Self.original) (Syncthing)
            diffère par energy
            les deux côtés ont changé energy

        """)
  }

  @Test func `no conflicts are no problem`() {
    #expect(Session().run("conflicts").code == 0)
    #expect(Session().run("conflicts").output == "no conflicts\n")
    #expect(Session().run("resolve", "--all").output == "no conflicts\n")
  }

  @Test func `conflicts as JSON`() {
    let session = session("energy: 3\n", "energy: 4\n")
    #expect(
      session.run("conflicts", "--json").output == """
        {
          "schema": 1,
          "conflicts": [
            {
              "path": "\(Self.copy)",
              "origin": "copy",
              "tool": "Syncthing",
              "original": "\(Self.original)",
              "originalExists": true,
              "differs": [
                "energy"
              ],
              "baseKnown": false,
              "mergeable": false,
              "twoRecords": false,
              "clashes": [
                "energy"
              ]
            }
          ],
          "problems": []
        }

        """)
  }

  @Test(arguments: ["./" + original, original, "2026/../" + copy, "/journal/" + original])
  func `resolve knows a file by its path`(path: String) {
    let session = session("energy: 3\n", "energy: 3\nstress: 2\n")
    let name = path.hasPrefix("/") ? session.folder.path + path : path
    #expect(session.run("resolve", name).code == 0)
    #expect(session.text(Self.copy) == nil)
  }

  @Test func `resolve merges, says so, and one undo takes it back`() {
    let session = session("energy: 3\n", "energy: 3\nstress: 2\n")
    let before = session.text(Self.original)
    let reply = session.run("resolve", "2026-11-20-1850-check-in")
    #expect(reply.code == 0)
    #expect(
      reply.output == "Merged \(Self.copy) into \(Self.original); the copy is now trash/\(Self.original)\n")
    #expect(session.text(Self.original) == Self.head + "energy: 3\nstress: 2\n---\n")
    #expect(session.run("conflicts").code == 0)
    session.run("undo")
    #expect(session.text(Self.original) == before)
    #expect(session.text(Self.copy) != nil)
  }

  @Test func `resolve leaves a clash to the person`() {
    let session = session("energy: 3\n", "energy: 4\n")
    let reply = session.run("resolve", "--all")
    #expect(reply.code == 1)
    #expect(
      reply.errors
        == "\(Self.copy): error: both sides changed energy; choose with --ours or --theirs, or correct it in an editor\n"
    )
    #expect(session.run("resolve", "check-in", "--theirs").code == 0)
    #expect(session.text(Self.original) == Self.head + "energy: 4\n---\n")
  }

  @Test func `resolve as JSON`() {
    let session = session("energy: 3\n", "energy: 3\n")
    #expect(
      session.run("resolve", "--all", "--json").output == """
        {
          "schema": 1,
          "resolved": [
            {
              "path": "\(Self.copy)",
              "original": "\(Self.original)",
              "outcome": "same",
              "trash": "trash/\(Self.original)"
            }
          ]
        }

        """)
  }

  @Test func `resolve needs to be told which`() {
    let reply = Session().run("resolve")
    #expect(reply.code == 64)
    #expect(Session().run("resolve", "nothing").code == 1)
    #expect(Session().run("resolve", "--all", "--ours", "--theirs").code == 64)
    #expect(Session().run("resolve", "x", "--all").code == 64)
  }

  @Test func `merge writes the result into our file`() {
    let session = Session(nil)
    session.folder.write("---\na: 1\nb: 1\n---\n", to: "journal/base")
    session.folder.write("---\na: 2\nb: 1\n---\n", to: "journal/ours")
    session.folder.write("---\na: 1\nb: 2\n---\n", to: "journal/theirs")
    let reply = session.run("merge", "base", "ours", "theirs", "7", "2026/11/a.md")
    #expect(reply.code == 0)
    #expect(reply.output + reply.errors == "")
    #expect(session.text("ours") == "---\na: 2\nb: 2\n---\n")
  }

  @Test func `merge answers 1 and leaves markers of the size that git asks for`() {
    let session = Session(nil)
    session.folder.write("x\n", to: "journal/base")
    session.folder.write("y\n", to: "journal/ours")
    session.folder.write("z\n", to: "journal/theirs")
    let reply = session.run("merge", "base", "ours", "theirs", "9", "a.md")
    #expect(reply.code == 1)
    #expect(session.text("ours") == "<<<<<<<<< ours\ny\n=========\nz\n>>>>>>>>> theirs\n")
    #expect(reply.errors == "a.md: warning: both sides changed a place in the file; the file holds markers\n")
  }

  @Test func `merge of files that can't be read`() {
    let session = Session(nil)
    session.folder.write("y\n", to: "journal/ours")
    #expect(session.run("merge", "base", "ours", "theirs").code == 1)
    #expect(session.text("ours") == "y\n")
  }

  @Test func `setup syncthing says what it did, and does it once`() {
    let session = Session()
    let reply = session.run("setup", "syncthing")
    #expect(reply.code == 0)
    #expect(
      reply.output == """
        .stignore: added 11 lines
        Every device needs this once: neither git nor Syncthing carries it along.

        """)
    #expect(session.run("setup", "syncthing").output.hasPrefix(".stignore: complete already\n"))
    #expect(session.run("setup", "dropbox").code == 64)
  }

  @Test func `setup git where there is no repository`() {
    guard GitRepository.isInstalled else { return }
    let reply = Session().run("setup", "git")
    #expect(reply.code == 1)
    #expect(
      reply.errors == "smjournal: error: the journal is in no git repository; make one with: git init\n")
  }

  @Test func `doctor tells the journal's health with what mends it`() {
    let session = session("energy: 9\n", "energy: 4\n")
    let reply = session.run("doctor")
    #expect(reply.code == 1)
    let lines = reply.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("Records") && $0.contains("1 check-in") })
    #expect(lines.contains { $0.hasPrefix("Problems     1 wrong value") })
    #expect(lines.contains { $0.hasSuffix("→ smjournal check") })
    #expect(lines.contains("Conflicts    1"))
    #expect(lines.contains { $0.hasSuffix("→ smjournal resolve --all") })
    #expect(session.run("doctor", "--json").output.hasPrefix("{\n  \"schema\": 1,\n  \"healthy\": false,\n"))
  }

  @Test func `check --privacy points at what others could recognise`() {
    let session = Session(
      profile: "smjournal: 1\nprivacy:\n  patterns:\n    - room 99\n",
      ["a.md": "---\ntitle: x\n---\nMme Martin in room 12\n"])
    let reply = session.run("check", "--privacy")
    #expect(reply.code == 1)
    #expect(reply.errors.contains("a.md:4:1: warning: “Mme Martin” may be a patient's name\n"))
    #expect(reply.errors.contains("a.md:4:15: warning: “room 12” fits your pattern “room 99”\n"))
  }

  @Test func `check --privacy points at photos that say where they were taken`() {
    let session = Session(["2026/11/a.md": "---\nphotos:\n  - a.jpg\n---\n"])
    let exif: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8] + [0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]
      + [0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0]
    session.folder.write(
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 48] + Array("Exif\0\0".utf8) + exif, to: "journal/2026/11/a.jpg")
    let reply = session.run("check", "--privacy")
    #expect(reply.code == 1)
    #expect(reply.errors.hasSuffix("2026/11/a.jpg:1:1: warning: this photo says where it was taken\n"))
    let french = session.run("check", "--privacy", "--lang", "fr")
    #expect(french.errors.hasSuffix("cette photo dit où elle a été prise\n"))
  }

  @Test func `check --privacy is silent where there is nothing`() {
    let reply = Session(["a.md": "text\n"]).run("check", "--privacy")
    #expect(reply.output + reply.errors == "")
    #expect(reply.code == 0)
  }
}

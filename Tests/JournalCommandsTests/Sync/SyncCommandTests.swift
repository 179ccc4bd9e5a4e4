import JournalModel
import JournalSync
import JournalTestSupport
import SystemLibrary
import Testing

@Suite struct SyncCommandTests {
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
    #expect(session.run("setup", "syncthing").output.hasPrefix(".stignore: already complete\n"))
    #expect(session.run("setup", "dropbox").code == 64)
  }

  @Test func `setup and config remove what a run that was killed left where they write`() {
    let session = Session()
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    session.environment["XDG_DATA_HOME"] = session.folder.absolute("data")
    let left = [
      "journal/.obsidian/", "journal/templates/obsidian/", "data/applications/", "config/smjournal/",
    ].map { $0 + ".smj-tmp-2147483646-1" }
    for path in left {
      session.folder.write("half", to: path)
      session.folder.setModified(System.now() - 2 * 3600 * 1_000_000_000, of: path)
    }
    for words in [["setup", "obsidian"], ["setup", "desktop"], ["config", "@home=."]] {
      #expect(session.run(words.map { Array($0.utf8) }).code == 0)
    }
    #expect(left.filter { session.folder.text(of: $0) != nil } == [])
  }

  @Test func `setup obsidian tells what the keys are, and leaves what is chosen`() {
    let session = Session()
    let reply = session.run("setup", "obsidian")
    #expect(reply.errors == "" && reply.code == 0)
    #expect(reply.output.hasPrefix(".obsidian/types.json: made\n"))
    let text = session.text(".obsidian/types.json") ?? ""
    #expect(text.hasPrefix("{\n  \"types\": {\n    \"kind\": \"text\",\n    \"date\": \"date\",\n"))
    #expect(text.hasSuffix("\"\n  }\n}\n"))
    #expect(session.run("setup", "obsidian").output.hasPrefix(".obsidian/types.json: already complete\n"))
    #expect(session.run("list", "--json").output.contains("\"total\": 0"))
    for (own, start) in [
      ("{\"types\":{\"mood\":\"number\"}}", "{\"types\":{\n    \"kind\": \"text\",\n"),
      ("{\n  \"types\": {}\n}\n", "{\n  \"types\": {\n    \"kind\": \"text\",\n"),
    ] {
      session.write(own, to: ".obsidian/types.json")
      session.run("setup", "obsidian")
      let text = session.text(".obsidian/types.json") ?? ""
      #expect(text.hasPrefix(start))
      // What is no JSON would be refused.
      #expect(session.run("setup", "obsidian").output.hasSuffix("already complete\n"))
      #expect(text.ranges(of: "\"mood\"").count == 1)
    }
  }

  @Test(arguments: ["[]", "{ broken", ""])
  func `a types.json that Obsidian did not write stays, is named, and keeps nothing else from being made`(
    own: String
  ) {
    let session = Session([".obsidian/types.json": own])
    let reply = session.run("setup", "obsidian")
    #expect(reply.code == 1)
    #expect(
      reply.output.hasPrefix(
        ".obsidian/types.json isn’t what Obsidian writes; it was left as it is, without the kinds of the "
          + "journal’s keys\n.obsidian/templates.json: made\n"), "\(reply.output)")
    #expect(session.text(".obsidian/types.json") == own && session.text("journal.base") != nil)
  }

  @Test func `setup obsidian sends its notes of a day to the folder of the month`() {
    let session = Session([".obsidian/app.json": "{}"])
    let made = session.run("setup", "obsidian").output
    #expect(made.contains(".obsidian/daily-notes.json: made\ntemplates/obsidian/day.md: made\n"), "\(made)")
    #expect(
      session.text(".obsidian/daily-notes.json")
        == "{\n  \"folder\": \"\",\n  \"format\": \"YYYY/MM/YYYY-MM-DD\",\n"
        + "  \"template\": \"templates/obsidian/day\"\n}\n")
    let template = session.text("templates/obsidian/day.md") ?? ""
    #expect(
      template
        == "---\nkind: entry\ndate: \"{{date:YYYY-MM-DD}}\"\nmood:\ntags:\nsource: obsidian\n---\n\n")
    // What Obsidian makes of it is a record without a flaw.
    let note = template.split(separator: "{{date:YYYY-MM-DD}}", omittingEmptySubsequences: false)
    session.write(note.joined(separator: "2026-11-19") + "Slept well.\n", to: "2026/11/2026-11-19.md")
    #expect(session.run("check").errors == "")
    #expect(session.run("list", "--json").output.contains("\"date\": \"2026-11-19\""))
    session.write("{}", to: ".obsidian/daily-notes.json")
    session.run("setup", "obsidian")
    #expect(session.text(".obsidian/daily-notes.json") == "{}")
  }

  @Test func `setup git where there is no repository`() {
    guard GitRepository.isInstalled else { return }
    let reply = Session().run("setup", "git")
    #expect(reply.code == 1)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: error: the journal is in no git repository; make one with: git init /"), "\(reply.errors)"
    )
  }

  @Test(arguments: [["merge", "a", "b"], ["merge"], ["fusionar", "a", "b"], ["zusammenführen", "a", "b"]])
  func `who wants two notes in one is told how`(words: [String]) {
    let reply = Session().run((words + ["--no-input"]).map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(
      reply.errors.hasSuffix(
        "No verb puts two notes into one: 'smjournal show B' has the text of one, 'smjournal edit A' takes it "
          + "into the other, 'smjournal delete B' moves the first to the trash.\n"), "\(reply.errors)")
  }

  @Test func `doctor tells the journal's health with what mends it`() {
    let session = ConflictCommandTests.session("energy: 9\n", "energy: 4\n")
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

  @Test func `a record with markers is an error of check at its first marker, and can be opened by its path`()
  {
    for size in [7, 8, 40] {
      let signs = ["<", "=", ">"].map { String(repeating: $0, count: size) }
      let text = "---\ntitle: x\n---\n\n\(signs[0]) ours\nmine\n\(signs[1])\nother\n\(signs[2]) theirs\n"
      let session = Session(["2026/11/2026-11-20-x.md": text])
      let message =
        "2026/11/2026-11-20-x.md:5:1: error: holds the markers of an unfinished merge; 'smjournal resolve' settles it\n"
      for command in ["check", "reindex"] {
        let reply = session.run(command)
        #expect(reply.code == 1)
        #expect(reply.errors.contains(message))
      }
      for name in ["2026/11/2026-11-20-x.md", "2026-11-20-x"] {
        let shown = session.run("show", name)
        #expect(shown.code == 1)
        #expect(shown.output.contains("mine") && shown.output.contains("other"))
      }
      #expect(session.run("set", "2026-11-20-x", "mood=4").code == 1)
      #expect(session.text("2026/11/2026-11-20-x.md") == text)
      session.environment["EDITOR"] = "ed"
      session.editor = { path in
        session.folder.write("---\ntitle: x\n---\n\nboth\n", to: "journal/2026/11/2026-11-20-x.md")
        return 0
      }
      #expect(session.run("edit", "2026/11/2026-11-20-x.md").code == 0)
      #expect(session.run("check").code == 0)
    }
  }

  @Test func `today says it where time off is in conflict`() {
    let text = """
      ---
      kind: vacation
      from: 2026-12-20
      <<<<<<< ours
      until: 2026-12-28
      =======
      until: 2026-12-30
      >>>>>>> theirs
      ---

      """
    let session = Session(["2026/12/2026-12-20-vacation.md": text])
    let reply = session.run("today")
    #expect(
      reply.output.contains(
        "2026/12/2026-12-20-vacation.md plans time off, but two versions of it meet; settle them with: "
          + "smjournal resolve --all\n"))
    #expect(!reply.output.contains("No time off"))
    #expect(
      session.run("today", "--json").output.contains(
        "\"uncertainPlans\": [\n    \"2026/12/2026-12-20-vacation.md\""))
    #expect(session.run("resolve", "--all", "--ours").code == 0)
    #expect(session.run("today").output.contains("30 days"))
  }

  @Test func `names that differ only by case, and a record twice, are named`() {
    let text = "---\nat: 2026-11-20T18:50:00+01:00\ntitle: Walk\n---\n\nwoods\n"
    let session = Session([
      "2026/11/a.md": "a\n", "2026/11/A.md": "b\n", "2026/11/2026-11-20-walk.md": text,
      "2026/11/2026-11-20-walk 2.md": text + "more\n",
    ])
    let reply = session.run("conflicts")
    #expect(reply.code == 0)
    #expect(
      reply.output == """
        2026/11/2026-11-20-walk 2.md
            the same record as 2026/11/2026-11-20-walk.md, by its moment and title
            differs in text
            can be merged
        2026/11/A.md and 2026/11/a.md: these names are the same to some systems (upper and lower case, accents); rename one

        """)
    #expect(
      session.run("check").errors.contains(
        "2026/11/2026-11-20-walk 2.md:1:1: warning: the same record as 2026/11/2026-11-20-walk.md"))
    #expect(session.run("resolve", "--all").code == 0)
    #expect(session.text("2026/11/2026-11-20-walk.md") == text + "more\n")
    #expect(session.text("2026/11/2026-11-20-walk 2.md") == nil)
  }

  @Test func `what has the name of a copy and is no file is reported`() {
    let session = Session(["2026/11/a.md": "a\n"])
    let name = "2026/11/a.sync-conflict-20261121-00200%-PIDLRVI.md"
    let names = (1...3).map { name.replacing("%", with: String($0)) }
    session.folder.link("journal/" + names[0], to: "a.md")
    session.folder.makePipe("journal/" + names[1])
    session.folder.makeFolder("journal/" + names[2])
    let errors = session.run("check").errors
    for name in names { #expect(errors.contains(name + ":1:1: error: ")) }
  }

  @Test func `check --privacy points at what others could recognise`() {
    let session = Session(
      profile: "smjournal: 1\nprivacy:\n  patterns:\n    - room 99\n",
      ["a.md": "---\ntitle: x\n---\nMme Martin in room 12\n"])
    let reply = session.run("check", "--privacy")
    #expect(reply.code == 1)
    #expect(reply.errors.contains("a.md:4:1: warning: “Mme Martin” may be a patient's name\n"))
    #expect(reply.errors.contains("a.md:4:15: warning: “room 12” matches your pattern “room 99”\n"))
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

  @Test func `check --privacy fits on a screen, and knows the journal's own people`() {
    let text = (1...30).map { "Mme Martin\($0 % 2 == 0 ? "" : "e") slept.\n" }.joined()
    let session = Session(["a.md": "---\npeople:\n  - Léa Martin\n---\n" + text + "Mr Camille\n"])
    let reply = session.run("check", "--privacy")
    let lines = reply.errors.split(separator: "\n").filter { $0.contains("patient") || $0.contains("more") }
    #expect(lines.count == 5)
    #expect(lines.last == "    … and 11 more of these; --json has all")
    #expect(!reply.errors.contains("“Mme Martin”") && !reply.errors.contains("Camille"))
    #expect(
      session.run("check", "--privacy", "--json").output.split(separator: "\n").count {
        $0.contains("Martine")
      } == 15)
  }

  @Test func `doctor reminds of a backup after a month`() {
    let session = Session()
    #expect(
      session.run("doctor").output.contains(
        "Backup       none noted; after one: smjournal doctor --backed-up\n"))
    #expect(session.run("doctor", "--backed-up").output.contains("Backup       last made today\n"))
    session.now = "2026-12-25T08:00:00+01:00"
    let reply = session.run("doctor")
    #expect(
      reply.output.contains(
        "→ restic backup \(session.folder.absolute("journal")) && smjournal doctor --backed-up\n"))
    #expect(session.run("doctor", "--json").output.contains("\"lastBackup\": \"2026-11-20T17:50:00+00:00\""))
  }

  @Test func `check --privacy is silent where there is nothing`() {
    let reply = Session(["a.md": "text\n"]).run("check", "--privacy")
    #expect(reply.output + reply.errors == "")
    #expect(reply.code == 0)
  }
}

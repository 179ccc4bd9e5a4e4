import JournalModel
import JournalTestSupport
import Testing

struct LinkTests {
  private let session = Session(["2026/11/2026-11-20-a.md": "---\ntitle: A walk\n---\nTo the lake.\n"])

  @Test(arguments: [
    "smjournal://show/2026-11-20-a", "SMJOURNAL:show/2026-11-20-a", "smjournal:///show/2026-11-20-%61?x=1#y",
  ])
  func `a link shows a record`(link: String) {
    #expect(session.run("link", link).output.contains("To the lake."))
  }

  @Test(arguments: [
    "http://show/a", "smjournal://delete/a", "smjournal://show", "smjournal://show/", "smjournal://",
    "smjournal",
    "smjournal://show/%1b[2J", "smjournal://show/%ff", "smjournal://show/%zz", "smjournal://new/x",
    "smjournal://check-out", "smjournal://show/" + String(repeating: "a", count: 3000), "--help-me",
  ])
  func `other links are wrong usage`(link: String) {
    let reply = session.run("link", "--", link)
    #expect(reply.code == 64 && reply.output.isEmpty)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: error: '")
        && reply.errors.contains(
          "expected smjournal://show/ID, smjournal://new or smjournal://check-in\n"),
      "\(reply.errors)")
  }

  @Test(arguments: ["smjournal://new?title=Gotcha", "smjournal://check-in"])
  func `a link writes nothing where nobody is asked`(link: String) {
    let before = session.files
    let reply = session.run("link", link)
    #expect(reply.code == 64 && session.files == before)
    #expect(reply.errors.contains("expected a terminal: what a link opens has to be answered there"))
  }

  @Test func `a link offers a title, and Escape at the questions writes nothing`() {
    let before = session.files
    _ = session.run("link", "smjournal://new?title=Over%20there&text=evil", typed: "\r\r\r\r\r")
    #expect(session.files == before)
    let reply = session.run("link", "smjournal://new?title=Over+there", typed: "\r4\r\r\r\r")
    #expect(reply.errors.contains("Over there"))
  }

  @Test func `what stands between the signs of a link is bytes`() {
    let reply = session.run("link", "smjournal://new?title=Over+\u{301}there", typed: "\r4\r\r\r\r")
    #expect(reply.errors.contains("Over \u{301}there"))
    #expect(session.run("link", "SMJOURNAL://show/a").output.contains("A walk"))
    #expect(session.run("link", "smjournal\u{1A}//show/a").code == 64)
  }

  @Test(arguments: ["../../etc/passwd", "/etc/passwd", "journal", "2026-11-20-a/../../journal"])
  func `no link leads out of the journal`(id: String) {
    let reply = session.run("link", "smjournal://show/" + id)
    #expect(!reply.output.contains("root:"))
  }
}

struct SetupAppsTests {
  @Test func `Obsidian gets its files, and none is overwritten`() {
    let session = Session(["templates/obsidian/entry.md": "mine\n"])
    let reply = session.run("setup", "obsidian")
    #expect(
      reply.output == """
        .obsidian/types.json: made
        .obsidian/templates.json: made
        .obsidian/daily-notes.json: made
        templates/obsidian/day.md: made
        templates/obsidian/entry.md: is already there and says something else; left alone
        templates/obsidian/check-in.md: made
        templates/obsidian/check-out.md: made
        journal.base: made

        """)
    #expect(session.text("templates/obsidian/entry.md") == "mine\n")
    #expect(session.run("setup", "obsidian").output.contains(".obsidian/types.json: already complete\n"))
    #expect(session.text(".obsidian/types.json")?.contains("\"at\": \"text\"") == true)
    // Templates are no records.
    #expect(session.run("list").output.contains("No record") || !session.run("list").output.contains("date:"))
    #expect(session.run("check").code == 0)
  }

  @Test func `what Obsidian makes of a template is a record without a problem`() throws {
    let session = Session()
    _ = session.run("setup", "obsidian")
    for kind in ["entry", "check-in", "check-out"] {
      let template = try #require(session.text("templates/obsidian/\(kind).md"))
      let filled = template.replacing("{{date:YYYY-MM-DD}}", with: "2026-11-20")
        .replacing("{{time:HH:mm:ssZ}}", with: "18:50:00+01:00").replacing("{{title}}", with: "A day")
      session.write(filled, to: "2026/11/2026-11-20-\(kind).md")
    }
    #expect(session.run("check").output == "")
    #expect(session.run("list", "--json").output.contains("\"total\": 3"))
  }

  @Test func `the desktop gets an entry once, and is told nothing else`() {
    let session = Session()
    session.folder.makeFolder("data")
    session.environment["XDG_DATA_HOME"] = session.folder.absolute("data")
    let reply = session.run("setup", "desktop")
    #expect(
      reply.output == "applications/smjournal.desktop: made\n"
        + "Now type: xdg-mime default smjournal.desktop x-scheme-handler/smjournal\n")
    let entry = session.folder.text(of: "data/applications/smjournal.desktop") ?? ""
    #expect(entry.contains("\" link -C \"" + session.folder.absolute("journal") + "\" -- %u\n"))
    session.environment["XDG_DATA_HOME"] = session.folder.absolute("not/there/yet")
    #expect(session.run("setup", "desktop").code == 0)
    #expect(session.folder.text(of: "not/there/yet/applications/smjournal.desktop") == entry)
    session.environment["XDG_DATA_HOME"] = nil
    #expect(
      session.run("setup", "desktop").errors == """
        smjournal: error: neither XDG_DATA_HOME nor HOME says where the desktop looks for programs

        """)
  }
  @Test(arguments: [
    ("a\"\u{301}`$", #"/a\\"\#u{301}\\`\\$" -- %u"#),
    (
      "x\r\nExec=touch y\r\n",
      #"/x\\\\0015\\\\0012Exec=touch\\\\0040y\\\\0015')\\${IFS#??}\\" -- \\"\\$1\\"" sh %u"#
    ),
    ("\u{202E}100%", #"/\\\\0342\\\\0200\\\\0256100\\\\0045')\\" -- "#),
  ])
  func `no folder adds a line to the entry`(folder: String, command: String) {
    let session = Session(nil)
    session.environment["XDG_DATA_HOME"] = session.folder.absolute("data")
    session.folder.makeFolder("data")
    session.run("init", folder)
    #expect(session.run("-C", folder, "setup", "desktop").code == 0)
    let entry = session.folder.text(of: "data/applications/smjournal.desktop") ?? ""
    let lines = entry.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    let commands = lines.filter { $0.utf8.starts(with: "Exec=".utf8) }
    #expect(commands.count == 1 && lines.count == 8)
    #expect(commands.first?.contains(command) == true, "\(entry)")
  }
}

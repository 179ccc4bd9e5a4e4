import JournalModel
import JournalTestSupport
import Testing

/// `setup inbox`: what the journal's own form saved is taken once, and nothing else is touched.
@Suite struct InboxTests {
  private let session = Session(profile: "smjournal: 1\nid: abc\n")
  private static let name = "2026-11-20-0930-mood"

  init() {
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    session.folder.makeFolder("dl")
    session.run("setup", "inbox", "../dl")
  }

  /// What the form saves.
  private static func letter(source: String = "form:abc", _ text: String = "Good.") -> String {
    "---\nkind: entry\ndate: \"2026-11-20\"\nat: \"2026-11-20T09:30:00+01:00\"\nmood: 🙂\nsource: \(source)\n---\n\n\(text)\n"
  }

  /// What the form did not write, by its name and its text.
  private static let foreign: [(String, String)] = [
    (name + ".md", letter(source: "form:abd")), (name + ".md", letter(source: "form")),
    (name + ".md", letter(source: "cli")), (name + ".txt", letter()), ("notes.md", letter()),
    ("2026-11-20-0930-moody.md", letter()), ("2026-13-20-0930-mood.md", letter()),
    ("2026-11-20-9x30-mood.md", letter()), (name + "/x.md", letter()),
    (name + ".md", letter("<<<<<<< a\n=======\n>>>>>>> b")), (name + ".md", "---\nsource: [form:abc\n"),
    (name + ".md", letter().replacing("kind: entry", with: "kind: rota")), (name + ".md", ""),
  ]

  private func save(_ text: String, as name: String) { session.folder.write(text, to: "dl/" + name) }

  private var left: [String] {
    session.folder.files().filter { $0.hasPrefix("dl/") }.map { String($0.dropFirst(3)) }
  }

  @Test func `it is taken by the next command that writes, byte for byte, and told in a line`() {
    save(Self.letter(), as: Self.name + ".md")
    let reply = session.run("new", "Rain")
    #expect(reply.code == 0)
    #expect(reply.errors == "smjournal: Taken from the inbox: 2026/11/\(Self.name).md\n")
    #expect(session.text("2026/11/\(Self.name).md") == Self.letter())
    #expect(left == [])
  }

  @Test func `undo of the command comes first, then the taking is taken back`() {
    save(Self.letter(), as: Self.name + ".md")
    session.run("new", "Rain")
    session.run("undo")
    #expect(session.text("2026/11/\(Self.name).md") != nil)
    session.run("undo")
    #expect(session.text("2026/11/\(Self.name).md") == nil)
    #expect(session.text("trash/2026/11/\(Self.name).md") == Self.letter())
  }

  @Test
  func `today takes it at a terminal, and neither a pipe nor JSON nor undo nor what names the last does`() {
    save(Self.letter(), as: Self.name + ".md")
    for words in [
      ["today"], ["new", "Rain", "--json"], ["append", "--last", "Wet."], ["tag", "@", "+a"], ["undo"],
    ] {
      session.run(words.map { Array($0.utf8) })
      #expect(left.count == 1, "\(words)")
    }
    session.run("today", typed: "")
    #expect(left == [])
  }

  @Test func `twice the same is once, also after somebody deleted the record`() {
    save(Self.letter(), as: Self.name + ".md")
    save(Self.letter(), as: Self.name + " (1).md")
    session.run("new", "Rain")
    session.run("delete", Self.name)
    save(Self.letter(), as: Self.name + ".md")
    #expect(session.run("new", "Sun").errors == "")
    #expect(session.files.filter { $0.contains("mood") } == ["trash/2026/11/\(Self.name).md"])
    #expect(left == [])
  }

  @Test func `other answers of the same minute are another record`() {
    save(Self.letter(), as: Self.name + ".md")
    save(Self.letter("Later."), as: Self.name + "-2.md")
    session.run("new", "Rain")
    #expect(session.text("2026/11/\(Self.name).md") == Self.letter())
    #expect(session.text("2026/11/\(Self.name)-2.md") == Self.letter("Later."))
  }

  @Test(arguments: foreign)
  func `what this journal's form did not write stays where it is`(name: String, text: String) {
    save(text, as: name)
    #expect(session.run("new", "Rain").errors == "")
    #expect(left == [name])
    #expect(session.folder.text(of: "dl/" + name) == text)
    #expect(session.files.filter { $0.hasPrefix("2026/") }.count == 1)
  }

  @Test func `a file with a key that the form never writes stays, and is said`() {
    let text = Self.letter().replacing("mood:", with: "photos:\n  - ../../etc/passwd\nprivate: true\nmood:")
    save(text, as: Self.name + ".md")
    let reply = session.run("new", "Rain")
    #expect(reply.code == 0)
    #expect(
      reply.errors
        == "smjournal: warning: \(session.folder.absolute("dl"))/\(Self.name).md: has keys that the form "
        + "doesn’t write (photos, private); it was left there\n")
    #expect(left == [Self.name + ".md"])
    #expect(session.run("doctor").output.contains("; 1 file not of this journal’s form left there\n"))
    let folder = session.folder.absolute("dl")
    #expect(
      session.compact("doctor").contains(
        "\"lastBackup\":null,")
        && session.compact("doctor").contains(
          "\"inbox\":{\"folder\":\"\(folder)\",\"foreign\":1},\"drafts\":[],\"waitingForCommit\":0,\"calendars\":[],"
        ))
    // A key of the journal's own template is the form's, too.
    session.write("---\nkind: entry\nward: 4\n---\n", to: "templates/entry.md")
    save(Self.letter().replacing("mood:", with: "ward: 4\nmood:"), as: Self.name + ".md")
    #expect(
      session.run("new", "Sun").errors == "smjournal: Taken from the inbox: 2026/11/\(Self.name).md\n")
  }

  @Test func `a megabyte is none of the form's`() {
    session.folder.write(
      Array(Self.letter().utf8) + [UInt8](repeating: 0x61, count: 1 << 20), to: "dl/\(Self.name).md")
    session.run("new", "Rain")
    #expect(left.count == 1)
  }

  @Test func `a link is not followed`() {
    save(Self.letter(), as: "elsewhere")
    session.folder.link("dl/\(Self.name).md", to: "elsewhere")
    session.run("new", "Rain")
    #expect(Set(left) == ["elsewhere", Self.name + ".md"])
  }

  @Test func `a folder that is gone is said, and the command goes on`() {
    session.folder.remove("dl")
    let reply = session.run("new", "Rain")
    #expect(reply.code == 0)
    #expect(reply.errors == "smjournal: warning: \(session.folder.absolute("dl")): no such folder\n")
  }

  @Test func `the form's stamp is the journal's id, and doctor counts what has another`() {
    #expect(session.run("export", "form").output.contains("\nsource: form:abc\n"))
    save(Self.letter(source: "form"), as: Self.name + ".md")
    #expect(
      session.run("doctor").output.contains("; 1 file not of this journal’s form left there\n"))
  }

  @Test func `it needs a folder outside the journal and an id, and can be ended`() {
    let root = session.folder.absolute("journal")
    #expect(
      session.run("setup", "inbox", "../gone").errors
        == "\(session.folder.absolute("gone")): error: no such folder\n")
    #expect(
      session.run("setup", "inbox", ".").errors
        == "\(root): error: this would be inside the journal \(root), which would read its files too; nothing was made\n"
    )
    #expect(
      session.run("setup", "inbox", "--off").output == "This device takes nothing from a folder any more.\n")
    save(Self.letter(), as: Self.name + ".md")
    session.run("new", "Rain")
    #expect(left.count == 1)
    session.write("---\nsmjournal: 1\n---\n", to: "journal.md")
    let reply = session.run("setup", "inbox", "../dl")
    #expect(reply.code == 1)
    #expect(
      reply.errors.hasPrefix(
        "smjournal: error: journal.md has no id, by which the journal knows its own form;"))
  }
}

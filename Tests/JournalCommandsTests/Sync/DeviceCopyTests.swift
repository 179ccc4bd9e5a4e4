import JournalModel
import JournalStore
import JournalSync
import JournalTestSupport
import SystemLibrary
import Testing

/// Copies of other devices under names that a person may have given, and what they must not do.
@Suite struct DeviceCopyTests {
  private let session = Session()

  @Test(arguments: ["journal 2.md", "journal (1).md", "journal-DESKTOP-AB12C.md"])
  func `a second profile is a version of the profile, and no entry`(name: String) {
    let profile = session.text("journal.md") ?? ""
    session.write(profile.replacing("smjournal: 1", with: "smjournal: 1\ncontract-hours: 36"), to: name)
    #expect(
      session.run("conflicts").output == """
        \(name)
            a second version of journal.md (cloud)
            differs in contract-hours
            can be merged

        """)
    #expect(session.run("list", "--json").output.contains("\"records\": []"))
    #expect(session.run("resolve", "--all").code == 0)
    #expect(session.text("journal.md")?.contains("contract-hours: 36\n") == true)
    #expect(session.text(name) == nil)
    session.run("undo")
    #expect(session.text("journal.md") == profile && session.text(name) != nil)
  }

  @Test(arguments: ["a 2", "2026-11-19-a"])
  func `the copy of a private record is as private`(copy: String) {
    let one = "---\nat: 2026-11-20T10:00:00+01:00\ntitle: One\n---\nabout my illness\n"
    let name = copy == "a 2" ? "2026/11/a" : "2026/11/2026-11-20-a"
    session.write(one.replacing("title", with: "private: true\ntitle"), to: name + ".md")
    session.write(one, to: "2026/11/\(copy).md")
    for format in ["jrnl", "csv", "markdown", "org"] {
      let reply = session.run("export", format, "--output", "-")
      #expect(reply.code == 0 && !(reply.output + reply.errors).contains("illness"), "\(format)")
    }
    session.run("export", "html", "--output", session.folder.absolute("p.html"))
    #expect(session.folder.text(of: "p.html")?.contains("illness") == false)
    #expect(session.run("export", "jrnl", "--private", "--output", "-").output.contains("illness"))
  }

  @Test func `two files of a shift and of a person are named once each`() {
    session.write(
      "---\nkind: shift\ndate: 2026-11-20\nshift: day\nstart: \"07:00\"\nend: \"20:00\"\n---\n",
      to: "2026/11/s.md")
    session.write("---\nkind: person\nname: Nadia\n---\n", to: "people/nadia.md")
    for path in ["2026/11/s", "people/nadia"] {
      session.write(session.text(path + ".md") ?? "", to: path + " 2.md")
    }
    #expect(session.run("conflicts").output.components(of: "the same record as") == 2)
    #expect(session.run("doctor").output.contains("Conflicts    2\n"))
    let reply = session.run("resolve", "--all")
    #expect(reply.code == 0 && reply.errors == "")
    #expect(session.run("conflicts").output == "no conflicts\n")
  }

  @Test func `a copy that was voted down is not said to be the same`() {
    let one = "---\nat: 2026-11-20T10:00:00+01:00\ntitle: One\nplace: Paris\n---\n"
    session.write(one, to: "2026/11/one.md")
    let copy = "2026/11/one.sync-conflict-20261121-002003-PIDLRVI.md"
    session.write(one.replacing("Paris", with: "Lyon"), to: copy)
    #expect(
      session.run("resolve", "one", "--take", "place=ours").output
        == "Kept 2026/11/one.md as it is; \(copy) is now trash/2026/11/one.md\n")
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

/// Sealed records of two devices.
@Suite(.enabled(if: Age.isInstalled)) struct SealedCopyTests {
  private let session = Session()
  private static let path = "2026/11/2026-11-20-1000-entry.md.age"

  init() {
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    session.run("seal", "setup", "--no-passphrase")
    session.run("new", "Pic", "--sealed", "--text", "words one", "--at", "2026-11-20T10:00")
  }

  /// The sealed file as another device changed it, and then as this one did.
  private func sides() -> (theirs: String, ours: String) {
    session.run("append", "--to", "2026-11-20-1000-entry", "words two")
    let theirs = session.text(Self.path) ?? ""
    session.run("undo")
    session.run("set", "2026-11-20-1000-entry", "place=Lyon")
    return (theirs, session.text(Self.path) ?? "")
  }

  private func expectMerged() {
    let shown = session.run("show", "2026-11-20-1000-entry").output
    #expect(shown.contains("words one") && shown.contains("words two") && shown.contains("Lyon"), "\(shown)")
    #expect(session.text(Self.path)?.hasPrefix("-----BEGIN AGE") == true)
    #expect(session.holding("words one") == [])
    #expect(session.run("conflicts").output == "no conflicts\n")
  }

  @Test(arguments: ["entry.md 2", "entry.md (1)", "entry.md-DESKTOP-AB12C", "entry 2.md", "entry_2.md"])
  func `a copy of a sealed record is found by its name, and merged`(name: String) {
    let (theirs, _) = sides()
    let copy = "2026/11/2026-11-20-1000-\(name).age"
    session.write(theirs, to: copy)
    let found = session.run("conflicts").output
    #expect(found.hasPrefix(copy + "\n") && found.hasSuffix("can be merged\n"), "\(found)")
    #expect(session.run("resolve", "--all").code == 0)
    expectMerged()
  }

  @Test func `numbers that this program gives are other records`() {
    session.run("new", "Other", "--sealed", "--text", "else", "--at", "2026-11-20T10:00")
    #expect(session.text("2026/11/2026-11-20-1000-entry-2.md.age") != nil)
    #expect(session.run("conflicts").output == "no conflicts\n")
  }

  @Test func `the sides of a sealed record that git merged by lines are merged by key`() {
    let (theirs, ours) = sides()
    func lines(_ text: String) -> String {
      text.split(separator: "\n").dropFirst().dropLast().map { $0 + "\n" }.joined()
    }
    session.write(
      "-----BEGIN AGE ENCRYPTED FILE-----\n<<<<<<< HEAD\n\(lines(ours))=======\n\(lines(theirs))"
        + ">>>>>>> b\n-----END AGE ENCRYPTED FILE-----\n", to: Self.path)
    #expect(
      session.run("check").errors.hasPrefix("\(Self.path):2:1: error: holds the markers of an unfinished"))
    #expect(session.run("doctor").output.contains("Conflicts    1\n"))
    #expect(session.run("resolve", "--all").code == 0)
    expectMerged()
  }

  @Test func `what lies in clear beside its sealed file is merged into it with the key`() {
    session.run("unseal", "2026-11-20-1000-entry")
    let clear = "2026/11/2026-11-20-1000-pic.md"
    let text = session.text(clear) ?? ""
    session.run("seal", "2026-11-20-1000-pic")
    session.run("set", "2026-11-20-1000-entry", "place=Lyon")
    session.write(text + "\nwords two\n", to: clear)
    #expect(session.run("conflicts").output.hasSuffix("can be merged\n"))
    #expect(session.run("resolve", "--all").code == 0)
    #expect(session.text(clear) == nil)
    expectMerged()
    // As after any seal; what was put together comes apart by the next one, and nothing is lost.
    #expect(session.run("undo").errors.contains("what changed last was sealed"))
    #expect(session.run("undo").code == 0)
    #expect(session.run("show", "2026-11-20-1000-entry").output.contains("Lyon"))
    #expect(session.run("trash").output.contains("2026-11-20-1000-entry"))
  }

  @Test func `without the key the way to it is told`() {
    let (theirs, _) = sides()
    session.write(theirs, to: "2026/11/2026-11-20-1000-entry.md.sync-conflict-20261121-002003-PIDLRVI.age")
    session.folder.write("-----BEGIN AGE ENCRYPTED FILE-----\n", to: "config/smjournal/identity.age")
    let sentence =
      "sealed, and changed on both sides; after 'smjournal unlock', 'smjournal resolve --all' merges both; "
      + "without the key, choose with --ours or --theirs\n"
    #expect(session.run("conflicts").output.hasSuffix(sentence))
    #expect(session.run("resolve", "--all").errors.hasSuffix(sentence))
  }
}

import JournalTestSupport
import Testing

/// A backup from before brings back neither what was forgotten nor, in clear, what was sealed since.
@Suite struct ForgottenBackupTests {
  private let session: Session
  private let backup: String
  private static let path = "2026/11/2026-11-21-0930-zauberwort.md"
  private static let text = "---\nat: \"2026-11-21T09:30:00+01:00\"\ntitle: Zauberwort\n---\n\nSecret.\n"

  init() {
    session = .sealing([
      Self.path: Self.text,
      "2026/11/2026-11-22-1000-bread.md": "---\nat: \"2026-11-22T10:00:00+01:00\"\ntitle: Bread\n---\n",
    ])
    backup = session.folder.absolute("backup.json")
    session.run("export", "json", "--output", backup)
  }

  private func bringBack(_ words: String...) -> Reply {
    session.run((["import", "json", backup] + words).map { Array($0.utf8) })
  }

  @Test(arguments: [false, true])
  func `what was forgotten stays forgotten, and is named`(wasMoved: Bool) {
    let name = wasMoved ? "2026-11-20" : "zauberwort"
    if wasMoved { session.run("move", "zauberwort", "2026-11-20") }
    #expect(session.run("forget", name, "--yes").code == 0)
    let reply = bringBack()
    #expect(
      reply.output.contains(
        "1 left out: removed for good, or sealed, on this device\n  \(Self.path)\n"
          + "--again brings in what you deleted, what differs and hidden files.\n"), "\(reply)")
    #expect(session.text(Self.path) == nil)
    #expect(!session.holding("Zauberwort").contains { $0.hasPrefix("journal/") || $0.hasPrefix("state/") })
    _ = bringBack("--again")
    #expect(session.text(Self.path) == Self.text)
  }

  @Test func `what was sealed comes back in clear only where that is asked for`() {
    session.run("seal", "zauberwort")
    #expect(bringBack().output.contains("3 already there\n"))
    session.takeKey()
    let reply = bringBack("--json")
    let document = reply.output.filter { !$0.isWhitespace }
    #expect(
      document.contains(#""left":[{"what":"\#(Self.path)","count":1,"reason":"sealed"}]"#), "\(document)")
    #expect(session.text(Self.path) == nil)
    #expect(
      bringBack("--again").output.contains("1 in clear, as the backup has them, though such records are"))
    #expect(session.text(Self.path) == Self.text)
  }

  @Test func `what was sealed and then forgotten does not come back either`() {
    session.run("seal", "zauberwort")
    session.run("forget", "2026-11-21-0930-entry", "--yes")
    let reply = bringBack()
    #expect(
      reply.output.contains("1 left out: removed for good, or sealed, on this device\n  \(Self.path)\n"),
      "\(reply)")
    #expect(session.text(Self.path) == nil)
  }

  @Test func `a record that took the name later comes back`() throws {
    session.run("forget", "zauberwort", "--yes")
    session.write(Self.text.replacing("Secret.", with: "Another day."), to: Self.path)
    session.run("export", "json", "--output", backup)
    session.folder.remove("journal/" + Self.path)
    _ = bringBack()
    #expect(session.text(Self.path)?.contains("Another day.") == true)
  }

  @Test func `what is missing for another reason comes back`() {
    session.folder.remove("journal/" + Self.path)
    _ = bringBack()
    #expect(session.text(Self.path) == Self.text)
  }
}

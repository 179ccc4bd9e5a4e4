import JournalTerminal
import JournalTestSupport
import Testing

/// What is sealed does not leave by a copy in clear that a sync tool, a backup or an editor left.
@Suite struct ClearCopyTests {
  private let session: Session
  private static let sealed = "2026/11/2026-11-21-0930-entry.md.age"
  private static let timed = "---\nat: \"2026-11-21T09:30:00+01:00\"\ntitle: Zauberwort\n---\n\nSecret.\n"
  private static let dated = "---\ndate: 2026-11-22\ntitle: Zauberort\n---\n\nSecret.\n"

  init() {
    session = .sealing([
      "2026/11/2026-11-21-0930-zauberwort.md": Self.timed, "2026/11/2026-11-22-zauberort.md": Self.dated,
      "2026/11/2026-11-22-bread.md": "---\ndate: 2026-11-22\ntitle: Bread\n---\n\nFresh.\n",
    ])
    session.run("seal", "zauberwort", "zauberort")
  }

  private func leave(_ text: String, at path: String) { session.folder.write(text, to: "journal/" + path) }

  private func said(_ path: String, _ sealed: String = sealed) -> String {
    "smjournal: left out as well: \(path), which says in clear what is sealed in \(sealed); "
      + "'smjournal conflicts' names the ways out\n"
  }

  @Test(
    arguments: [
      "2026/11/2026-11-21-0930-zauberwort.md", "2026/11/2026-11-21-0930-zauberwort (1).md",
      "old/zauberwort copy.md",
    ], [true, false])
  func `a copy in clear stays out of all that leaves, by name`(path: String, isLocked: Bool) {
    leave(Self.timed, at: path)
    if isLocked { session.takeKey() }
    let exported = session.run("export", "jrnl", "--private", "--output", "-")
    #expect(exported.output == "[2026-11-22] Bread\nFresh.\n\n")
    #expect(
      exported.errors == said(path) + "smjournal: sealed, and left out: 2 records\n1 record in 1 file, 27 B\n"
    )
    for format in ["html", "csv", "markdown", "pocket"] {
      session.run("export", format, "--output", session.folder.absolute("out." + format))
      #expect(session.folder.text(of: "out." + format)?.contains("Zauberwort") != true, "\(format)")
    }
    let reason = isLocked ? "in clear beside \(Self.sealed), " : "the same record as \(Self.sealed), "
    #expect(session.run("conflicts").output.hasPrefix("\(path)\n    \(reason)"))
  }

  @Test(arguments: [true, false])
  func `without a moment the same text is a copy, and another one of the day is none`(isLocked: Bool) {
    let path = "2026/11/2026-11-22-zauberort.md"
    leave(Self.dated, at: path)
    if isLocked { session.takeKey() }
    let exported = session.run("export", "jrnl", "--output", "-")
    #expect(exported.output == "[2026-11-22] Bread\nFresh.\n\n")
    #expect(exported.errors.hasPrefix(said(path, "2026/11/2026-11-22-entry.md.age")))
    #expect(session.run("conflicts").output.hasPrefix(path))
  }

  @Test func `other notes of a sealed day are no copies`() {
    session.takeKey()
    #expect(session.run("conflicts").output == "no conflicts\n")
    #expect(session.run("check").output == "")
  }

  @Test func `an assistant gets neither the text nor the name, the person is told`() {
    let path = "2026/11/2026-11-21-0930-zauberwort.md"
    leave(Self.timed, at: path)
    var lines: [InputLine] = [
      .line(
        Array(
          #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list","arguments":{}}}"#.utf8))
    ]
    session.nextLine = { _ in lines.popLast() ?? .end }
    let reply = session.run("mcp")
    #expect(reply.output.contains("Bread") && !reply.output.contains("auberwort"), "\(reply.output)")
    #expect(reply.errors == said(path))
  }

  @Test func `the receipt names a copy that was left out`() throws {
    let path = "2026/11/2026-11-21-0930-zauberwort.md"
    leave(Self.timed, at: path)
    let reply = session.run("export", "csv", "--json", "--output", session.folder.absolute("out.csv"))
    let document = reply.output.filter { !$0.isWhitespace }
    #expect(
      document.contains(
        #"{"what":null,"count":2,"reason":"sealed"},{"what":"\#(path)","count":1,"reason":"inClear"}"#),
      "\(document)")
  }
}

import JournalTestSupport
import Testing

/// What no import may bring back is written down, or nothing goes.
@Suite struct ForgottenNoteTests {
  private static let path = "2026/11/2026-11-20-a.md"
  private static let text =
    "---\ndate: 2026-11-20\ntitle: A\nsource: import:jrnl\norigin: 2026-11-20 A\n---\nwords of mine\n"
  private let session = Session([path: text, "2026/11/2026-11-21-b.md": text.replacing("A", with: "B")])

  @Test(arguments: [["forget", path, "--yes"], ["delete", "2026-11-20-a"]])
  func `where that can't be kept it is an error, and all is as before`(words: [String]) throws {
    session.run("delete", "2026-11-21-b")
    let list = try #require(session.folder.files().first { $0.hasSuffix("/deleted") })
    session.folder.remove(list)
    session.folder.makeFolder(list + "/in-the-way")
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 74 && reply.output.isEmpty, "\(reply)")
    #expect(reply.errors.contains("/deleted: error: "), "\(reply.errors)")
    #expect(session.text(Self.path) == Self.text)
    session.folder.remove(list)
    #expect(session.run(words.map { Array($0.utf8) }).code == 0)
    #expect(session.text(Self.path) == nil && session.folder.text(of: list)?.isEmpty == false)
  }
}

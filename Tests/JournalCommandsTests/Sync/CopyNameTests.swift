import JournalFiles
import JournalTestSupport
import Testing

/// Copies whose names are written otherwise than those of their files, or lie where no records are.
@Suite struct CopyNameTests {
  private static let stamp = ".sync-conflict-20261121-002003-PIDLRVI.md"

  @Test(arguments: [
    ("2026-11-27 L\u{E9}a", "2026-11-27 Le\u{301}a"), ("2026-11-27 Le\u{301}a", "2026-11-27 L\u{E9}a"),
    ("2026-11-27-case", "2026-11-27-CASE"),
  ])
  func `a copy is of the file whose name means the same`(name: String, other: String) {
    let session = Session([
      "2026/11/\(name).md": "---\ntitle: x\nplace: Lyon\n---\n",
      "2026/11/\(other)\(Self.stamp)": "---\ntitle: x\nplace: Lyon\nweather: rain\n---\n",
    ])
    let found = session.run("conflicts").output
    #expect(found.contains("(Syncthing)") && !found.contains("gone"), "\(found)")
    #expect(session.run("resolve", "--all", "--theirs").code == 0)
    #expect(session.text("2026/11/\(name).md")?.contains("rain") == true)
    #expect(session.files.filter { $0.hasPrefix("2026/") }.count == 1, "\(session.files)")
  }

  @Test func `of two files the one of exactly that name is meant`() {
    let session = Session([
      "a/case.md": "---\ntitle: x\n---\n", "a/CASE.md": "---\ntitle: y\n---\n",
      "a/CASE\(Self.stamp)": "---\ntitle: y\n---\n",
    ])
    #expect(session.run("conflicts").output.contains("a second version of a/CASE.md"))
  }

  @Test func `a copy of a template is named and settled`() {
    let copy = "templates/night\(Self.stamp)"
    let session = Session(["templates/night.md": "---\ntags: [a]\n---\n", copy: "---\ntags: [a]\n---\n"])
    #expect(session.run("conflicts").output.hasPrefix(copy + "\n"))
    #expect(session.run("resolve", "--all").code == 0)
    #expect(session.text(copy) == nil && session.run("conflicts").output == "no conflicts\n")
  }

  @Test(arguments: ["P04711", "IMPORTS"])
  func `what this program put beside a file is called so`(device: String) throws {
    let name = try #require(ConflictName("2026/11/a.sync-conflict-20261121-002003-\(device).md"))
    #expect(name.tool == .smjournal && name.original == "2026/11/a.md" && name.device == nil)
  }
}

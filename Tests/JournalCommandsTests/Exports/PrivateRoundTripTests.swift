import JournalTestSupport
import Testing

/// What is private is so again where an export comes back.
@Suite struct PrivateRoundTripTests {
  private static let files = [
    "2026/11/2026-11-21-0930-lift.md":
      "---\nat: \"2026-11-21T09:30:00+01:00\"\ntitle: Lift\nmood: 😞\nprivate: true\n---\n\nUp #ward.\n",
    "2026/11/2026-11-21-1030-bread.md":
      "---\nat: \"2026-11-21T10:30:00+01:00\"\ntitle: Bread\n---\n\nFresh.\n",
  ]

  @Test(arguments: [("jrnl", "jrnl"), ("org", "org-journal"), ("dayone", "dayone"), ("markdown", "markdown")])
  func `the mark comes back`(format: String, source: String) throws {
    let session = Session(Self.files)
    let ending = ["jrnl": ".txt", "org": ".org"][format] ?? ".zip"
    let file = session.folder.absolute("out" + ending)
    #expect(session.run("export", format, "--private", "--output", file).code == 0)
    let other = Session([:])
    let reply = other.run("import", source, file)
    #expect(reply.code == 0, "\(reply)")
    let listed = other.run("list", "--format", "{title} {private}").output
    #expect(listed.contains("Lift true") && !listed.contains("Bread true"), "\(listed)")
  }

  @Test func `a text of jrnl says it by a tag`() {
    let session = Session(Self.files)
    #expect(
      session.run("export", "jrnl", "--private", "--output", "-").output
        == "[2026-11-21 09:30] Lift\nUp #ward.\n\n*😞 sad*\n\n#private\n\n[2026-11-21 10:30] Bread\nFresh.\n\n"
    )
  }
}

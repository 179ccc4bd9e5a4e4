import JournalStore
import JournalTestSupport
import Testing

/// What leads to a record, and what its text alone shows, goes where the record goes.
@Suite struct FollowedLinkTests {
  private let session = Session([
    "2026/11/2026-11-20-a.md": "---\ndate: 2026-11-20\ntitle: A\n---\n\n![x](img/x.jpg)\n",
    "2026/11/img/x.jpg": "photo",
    "2026/11/2026-11-21-b.md":
      "---\ndate: 2026-11-21\n---\n\n[[2026-11-20-a]] (or [x](2026-11-20-a.md)), not 2026-11-20-a.\n",
    "2026/12/2026-12-05-c.md":
      "---\ndate: 2026-12-05\n---\n\n[y](../11/2026-11-20-a.md) [r](<2026/11/2026-11-20-a.md>)\n",
  ])

  @Test func `links of other texts follow a move, and one undo takes all back`() {
    let former = session.files.map { session.text($0) }
    #expect(session.run("move", "2026-11-20-a", "2026-12-01").code == 0)
    #expect(session.text("2026/12/2026-12-01-a.md") != nil)
    #expect(
      session.text("2026/11/2026-11-21-b.md")
        == "---\ndate: 2026-11-21\n---\n\n[[2026-12-01-a]] (or [x](../12/2026-12-01-a.md)), not 2026-11-20-a.\n"
    )
    #expect(
      session.text("2026/12/2026-12-05-c.md")
        == "---\ndate: 2026-12-05\n---\n\n[y](2026-12-01-a.md) [r](<2026/12/2026-12-01-a.md>)\n")
    session.run("undo")
    #expect(session.files.map { session.text($0) } == former)
  }

  @Test(.enabled(if: Age.isInstalled))
  func `links in sealed texts follow where there is the key, and else that is said`() {
    let session = Session.sealing([
      "2026/11/2026-11-20-a.md": "---\ndate: 2026-11-20\ntitle: A\n---\n",
      "2026/11/2026-11-21-b.md": "---\ndate: 2026-11-21\n---\n\n[[2026-11-20-a]]\n",
    ])
    session.run("seal", "2026-11-21-b")
    let followed = session.run("move", "2026-11-20-a", "2026-11-19")
    #expect(followed.errors.isEmpty, "\(followed)")
    #expect(session.run("show", "2026-11-21-entry").output.contains("2026-11-19-a"))
    session.takeKey()
    #expect(
      session.run("move", "2026-11-19-a", "2026-11-18").errors
        == "sealed, and links in them not followed: 1 record; with the key they follow: 'smjournal unlock' comes "
        + "before 'smjournal move'\n")
  }

  @Test func `a picture that stands in the text alone goes to the trash with its record, and comes back`() {
    #expect(session.run("delete", "2026-11-20-a").code == 0)
    #expect(session.text("trash/2026/11/img/x.jpg") == "photo" && session.text("2026/11/img/x.jpg") == nil)
    #expect(session.run("restore", "2026-11-20-a").code == 0)
    #expect(session.text("2026/11/img/x.jpg") == "photo")
  }

  @Test func `a picture that another text shows stays`() {
    session.write("---\ndate: 2026-11-22\n---\n\n![again](img/x.jpg)\n", to: "2026/11/2026-11-22-d.md")
    session.run("delete", "2026-11-20-a")
    #expect(session.text("2026/11/img/x.jpg") == "photo")
  }
}

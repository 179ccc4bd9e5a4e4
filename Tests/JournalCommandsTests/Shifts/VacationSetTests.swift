import JournalTestSupport
import Testing

/// `vacation set` asks at a terminal, as all verbs do that change what a plan leads to.
@Suite struct VacationSetTests {
  private let session = Session([
    "2026/12/2026-12-20-vacation.md":
      "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-22\ncategory: leave\n---\n",
    "2026/12/2026-12-23-shift-night.md": "---\nkind: shift\ndate: 2026-12-23\nshift: night\n---\n",
  ])

  @Test(arguments: [("n\n", "2026-12-22"), ("y\n", "2026-12-23")])
  func `days with a shift of their own are asked about`(typed: String, until: String) {
    let reply = session.run("vacation", "set", "2026-12-20", "--until", "2026-12-23", typed: typed)
    #expect(reply.errors.contains("Write it all the same?"), "\(reply)")
    #expect(session.text("2026/12/2026-12-20-vacation.md")?.contains(until) == true, "\(reply)")
  }

  @Test func `elsewhere it is told and done`() {
    let reply = session.run("vacation", "set", "2026-12-20", "--until", "2026-12-23")
    #expect(reply.code == 0 && reply.errors.contains("23"), "\(reply)")
    #expect(session.text("2026/12/2026-12-20-vacation.md")?.contains("2026-12-23") == true)
  }
}

import JournalTestSupport
import Testing

/// `vacation set` tells what it takes out of the plan, as `vacation add` does.
@Suite struct VacationSetTests {
  private let session = Session([
    "2026/12/2026-12-20-vacation.md":
      "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-22\ncategory: leave\n---\n",
    "2026/12/2026-12-23-shift-night.md": "---\nkind: shift\ndate: 2026-12-23\nshift: night\n---\n",
  ])

  @Test func `the shifts that it takes are told`() {
    let reply = session.run("vacation", "set", "2026-12-20", "--until", "2026-12-23")
    #expect(reply.errors == "That takes 1 shift out of your plan.\n", "\(reply)")
    #expect(session.text("2026/12/2026-12-20-vacation.md")?.contains("2026-12-23") == true)
    // One that is taken already is not told again.
    #expect(session.run("vacation", "set", "2026-12-20", "--until", "2026-12-24").errors.isEmpty)
  }

  @Test func `what is cancelled takes nothing`() {
    session.run("vacation", "set", "2026-12-20", "--status", "cancelled")
    #expect(session.run("vacation", "set", "2026-12-20", "--until", "2026-12-23").errors.isEmpty)
    let added = session.run("vacation", "add", "2026-12-23", "--status", "cancelled")
    #expect(added.code == 0 && added.errors.isEmpty, "\(added)")
  }
}

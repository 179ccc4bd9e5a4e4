import JournalTestSupport
import Testing

@Suite struct RotaSwapTests {
  @Test func `a second swap of a day changes the file of the first, and undo takes it back`() {
    let session = Session()
    session.run("rota", "swap", "2026-11-27", "rest", "--note", "Sick")
    #expect(session.files == ["2026/11/2026-11-27-shift-rest.md", "journal.md"])
    let reply = session.run("rota", "swap", "2026-11-27", "night", "--hours", "19:00-07:00")
    #expect(
      reply.output.hasPrefix("Wrote 2026/11/2026-11-27-shift-night.md (night, Fri 27 November)\n"),
      "\(reply.errors)")
    #expect(session.files == ["2026/11/2026-11-27-shift-night.md", "journal.md"])
    let text = session.text("2026/11/2026-11-27-shift-night.md") ?? ""
    #expect(
      text.contains("\nshift: night\n") && text.contains("19:00") && text.hasSuffix("\nSick\n"), "\(text)")
    session.run("rota", "swap", "2026-11-27", "rest", "--note", "Swapped with Léa")
    let rest = session.text("2026/11/2026-11-27-shift-rest.md") ?? ""
    #expect(!rest.contains("19:00") && rest.hasSuffix("---\n\nSick\n\nSwapped with Léa\n"), "\(rest)")
    session.run("undo")
    #expect(session.text("2026/11/2026-11-27-shift-night.md") == text)
  }

  @Test func `two days with the same shift are not swapped, and a shift on a day off is told`() {
    let session = Session(
      profile: "smjournal: 1\nrota:\n  from: 2026-11-23\n  cycle: day day rest\n")
    let idle = session.run("rota", "swap", "2026-11-23", "2026-11-24")
    #expect(idle.code == 0)
    #expect(
      idle.output
        == "Mon 23 November and Tue 24 November have the same: a swap would change nothing\nNothing was written.\n"
    )
    session.run("vacation", "add", "2026-11-28..2026-11-30")
    let onto = session.run("rota", "swap", "2026-11-28", "night", "--hours", "21-7")
    #expect(
      onto.errors.contains("Sat 28 November is off (leave): a shift on it counts nothing while that stays"),
      "\(onto)")
  }

  @Test func `a shift in place of leave that the plan has is told`() {
    let session = Session(profile: "smjournal: 1\nrota:\n  from: 2026-11-23\n  cycle: day leave rest\n")
    let reply = session.run("rota", "swap", "2026-11-24", "night", "--hours", "21-7")
    #expect(
      reply.errors.contains("Tue 24 November is leave in your plan: a shift takes its place"), "\(reply)")
  }

  @Test func `a file with a name of its own keeps it`() {
    let session = Session(["swaps/for-lea.md": "---\nkind: shift\ndate: 2026-12-13\nposte: repos\n---\n"])
    session.run("rota", "swap", "2026-12-13", "night")
    #expect(
      session.text("swaps/for-lea.md") == "---\nkind: shift\ndate: 2026-12-13\nposte: night\n---\n")
    let again = session.run("rota", "swap", "2026-12-13", "night")
    #expect(again.output == "Nothing to change in swaps/for-lea.md\n")
    #expect(session.files == ["journal.md", "swaps/for-lea.md"])
  }

  @Test(.enabled(if: !ScratchFolder.isPrivileged))
  func `no second shift is written beside one that can't be read`() {
    let session = Session()
    session.run("rota", "swap", "2026-11-24", "night")
    session.folder.setMode(0, of: "journal/2026/11/2026-11-24-shift-night.md")
    let reply = session.run("rota", "swap", "2026-11-24", "day")
    #expect(reply.code == 74)
    #expect(reply.errors == "2026/11/2026-11-24-shift-night.md: error: can't be read: permission denied\n")
    #expect(session.files == ["2026/11/2026-11-24-shift-night.md", "journal.md"])
  }
}

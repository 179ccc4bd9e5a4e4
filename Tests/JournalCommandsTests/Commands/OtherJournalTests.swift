import JournalTestSupport
import Testing

@Suite struct OtherJournalTests {
  private func session() -> Session {
    let session = Session(["2026/11/2026-11-20-a.md": "---\ntitle: Mine\n---\n"])
    session.write("---\nsmjournal: 1\nname: Léa\n---\n", to: "copy/journal.md")
    session.write("---\ntitle: Theirs\nengery: 9\n---\n", to: "copy/2026/11/2026-11-20-b.md")
    return session
  }

  @Test(arguments: [
    "list", "list --no-index", "today", "stats", "month", "search theirs", "tags", "conflicts", "export csv",
    "export ics", "show b", "check --privacy",
  ])
  func `no verb looks into it`(line: String) {
    let session = session()
    let words = line.split(separator: " ").map { Array($0.utf8) }
    let reply = session.run(words)
    session.folder.remove("journal/copy")
    let alone = session.run(words)
    #expect([reply.output, reply.errors] == [alone.output, alone.errors])
    #expect(reply.code == alone.code)
  }

  @Test func `check and doctor name it once, and it is no error`() {
    let session = session()
    let check = session.run("check")
    #expect(check.code == 0)
    #expect(
      check.errors == "copy/journal.md:1:1: warning: another journal: its folder is not part of this one; "
        + "'smjournal -C DIR' opens it\n")
    let doctor = session.run("doctor")
    #expect(doctor.output.contains("Other journals  not part of this one: copy\n"), "\(doctor.output)")
    #expect(doctor.output.contains("Problems        none\n"))
    let json = session.run("doctor", "--json").output
    #expect(json.contains("\"otherJournals\": [\n    \"copy\"\n  ]"), "\(json)")
    #expect(session.run("list", "-C", "copy").output.contains("Theirs"))
  }
}

import Testing

@Suite struct TagsTests {
  private func session() -> Session {
    Session([
      "2026/11/a.md": "---\ndate: 2026-11-02\ntags: [night, Fatigue]\n---\n",
      "2026/11/b.md": "---\ndate: 2026-11-20\ntags: [Night]\n---\n",
      "2026/11/c.md": "---\ndate: 2026-11-19\ntags: [night]\n---\n",
    ])
  }

  @Test func `each tag has its count and its last day, the most frequent first`() {
    let reply = session().run("tags")
    #expect(reply.output == "night    3  today\nFatigue  1  Mon 2 November\n")
    #expect(reply.code == 0)
  }

  @Test func `days can be left out`() {
    #expect(session().run("tags", "--until", "2026-11-10").output.hasPrefix("Fatigue  1"))
    #expect(
      session().run("tags", "--from", "2027-01-01").output
        == "No tags yet; 'smjournal tag last +night' adds one.\n")
  }

  @Test func `as JSON`() {
    let output = session().run("tags", "--json", "--from", "2026-11-19").output
    let compact = output.filter { !$0.isWhitespace }
    #expect(compact.contains(#""tags":[{"tag":"Night","count":2,"last":"2026-11-20"}]"#), "\(output)")
  }
}

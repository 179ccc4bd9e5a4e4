import Testing

@Suite struct CareTests {
  private func session(_ keys: String = "") -> Session {
    let session = Session(profile: "smjournal: 1\ntimezone: Europe/Paris\n\(keys)")
    for day in 7...19 {
      let day = day < 10 ? "0\(day)" : "\(day)"
      session.write(
        "---\nmood: 😞\nat: 2026-11-\(day)T20:00:00+01:00\n---\n", to: "2026/11/2026-11-\(day)-mood.md")
    }
    return session
  }

  @Test func `after two low weeks a line says once where help can be had`() {
    let session = session()
    let line =
      "These have been heavy weeks. You can talk to somebody, day or night: 3114; SPS Soignants, 0 805 23 23 36."
    let said = session.run("mood", typed: "2").errors.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(said.contains(line))
    #expect(!session.run("mood", typed: "2").errors.contains("heavy"))
    session.now = "2027-03-01T20:00:00+01:00"
    #expect(!session.run("mood", typed: "2").errors.contains("heavy"))
  }

  @Test(arguments: ["care: false\n", "soutien: non\n"])
  func `a key switches it off`(key: String) {
    #expect(!session(key).run("mood", typed: "2").errors.contains("heavy"))
  }

  @Test func `a better day, or nobody at a terminal, and nothing is said`() {
    #expect(!session().run("mood", "1").errors.contains("heavy"))
    #expect(!session().run("mood", "1", "--json", typed: "").errors.contains("heavy"))
    let session = session()
    session.write("---\nmood: 5\n---\n", to: "2026/11/2026-11-18-x.md")
    session.write("---\nmood: 5\n---\n", to: "2026/11/2026-11-19-x.md")
    #expect(!session.run("mood", typed: "5").errors.contains("heavy"))
  }
}

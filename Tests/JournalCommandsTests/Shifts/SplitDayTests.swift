import Testing

@Suite struct SplitDayTests {
  private func session() -> Session {
    .inParis(
      """
      shifts:
        C: {is: day, hours: "07:00-11:00, 16:00-20:00"}
        L: {is: late, hours: "13:30-21:00", break: 30}
      rota: {from: '2026-11-16', cycle: C L+on-call rest, hours: {on-call: '21:00-07:00'}}
      """,
      [
        "2026/11/a.md": "---\nkind: check-in\nat: 2026-11-17T13:25:00+01:00\nenergy: 3\n---\n",
        "2026/11/b.md": "---\nkind: check-out\nat: 2026-11-17T22:10:00+01:00\nshift: L\nfatigue: 3\n---\n",
      ])
  }

  @Test func `the gap of a split day is none of its hours`() {
    let session = session()
    #expect(
      session.lines("day", "2026-11-16")[1]
        == "C shift of Mon 16 November · 07:00–11:00, 16:00–20:00, 8 h · worked 8 h (plan)")
    let json = session.compact("day", "2026-11-16")
    #expect(
      json.contains(
        "\"start\":\"2026-11-16T07:00:00+01:00\",\"end\":\"2026-11-16T20:00:00+01:00\",\"minutes\":480},"
      ))
    #expect(json.contains("\"worked\":480,\"presence\":480,\"break\":0,"))
  }

  @Test func `a day says what was worked beside what was planned`() {
    #expect(
      session().lines("day", "2026-11-17").prefix(4).dropFirst() == [
        "L shift of Tue 17 November · 13:30–21:00, 7 h 30 min · worked 7 h (plan)",
        "on-call shift of Tue 17 November · 21:00–07:00, 10 h · on call 10 h", "No mood noted",
      ])
  }

  @Test func `a week has the spans of each shift`() {
    let week = session().lines("week", "2026-11-17")
    #expect(week[1] == "  Mon 16  C 07:00–11:00 + 16:00–20:00")
    #expect(week[2] == "  Tue 17  L 13:30–21:00 ✓, on-call 21:00–07:00  17 h 30 min of rest before")
  }

  @Test func `a month shows each shift of a day`() {
    let month = session().lines("month", "2026-11")
    #expect(month[5].hasPrefix("16 C      17 L on-… 18 ·      19 C      20 L on-…"), "\(month)")
  }

  @Test func `on call is time on call, not work`() {
    let session = session()
    let json = session.compact("report", "--from", "2026-11-16", "--until", "2026-11-18")
    #expect(json.contains("\"totals\":{\"shifts\":2,\"planned\":900,\"worked\":900,\"presence\":930,"))
    #expect(json.contains("\"onCall\":600,"))
  }
}

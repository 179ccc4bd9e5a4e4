import Testing

/// `today`, `stats` and `prompts` count the same days in a row, also in the small hours of a night.
@Suite struct StreakAgreementTests {
  private func session() -> Session {
    var files: [String: String] = [:]
    for day in ["16", "17", "18", "24"] {
      files["2026/11/\(day).md"] = "---\ndate: 2026-11-\(day)\n---\nWords.\n"
    }
    return .inParis(
      "rota: {from: '2026-11-16', cycle: day day night night rest rest, "
        + "hours: {day: '07:00-19:00', night: '19:00-07:00'}}",
      files)
  }

  private func number(_ key: String, in json: String) -> Int? {
    json.split(separator: "\"\(key)\":").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
  }

  @Test func `one count of streaks`() {
    let session = session()
    for day in 15...30 {
      for hour in ["00", "03", "08", "12", "20"] {
        session.now = "2026-11-\(day)T\(hour):30:00+01:00"
        let today = number("streak", in: session.compact("today"))
        let stats = number("streak", in: session.compact("stats"))
        let isSilent = session.compact("prompts").contains("nothingWritten")
        #expect(today != nil && today == stats, "\(session.now)")
        #expect(!isSilent || today == 0, "\(session.now)")
      }
    }
  }

  @Test func `silence after a night begins on the day of its check-out, in prompts and today`() {
    let session = Session.inParis("name: Claire")
    session.write(
      "---\nkind: check-out\ndate: 2026-11-21\nat: 2026-11-22T08:00:00+01:00\nshift: night\nfatigue: 3\n---\n",
      to: "2026/11/out.md")
    session.now = "2026-11-27T12:00:00+01:00"
    let prompts = session.compact("prompts")
    #expect(prompts.contains("\"nothingWritten\",\"days\":5,\"since\":\"2026-11-22\""), "\(prompts)")
    #expect(session.run("today").output.contains("Nothing written for 5 days"))
    session.now = "2026-11-24T12:00:00+01:00"
    #expect(!session.compact("prompts").contains("nothingWritten"))
    #expect(!session.run("today").output.contains("Nothing written for"))
  }

  @Test func `a page that says no day is written on none`() {
    let session = session()
    session.write("A page.\n", to: "notes/page.md")
    session.write("---\ntitle: x\n---\n", to: "2026/11/other.md")
    for day in ["2026-11-20", "2026-11-25"] {
      session.now = day + "T12:30:00+01:00"
      session.run("reindex", "--full")
      let without = Session.inParis("rota: {from: '2026-11-16', cycle: day rest}", [:])
      without.write("A page.\n", to: "notes/page.md")
      without.now = session.now
      #expect(number("streak", in: without.compact("today")) == 0)
      #expect(number("streak", in: without.compact("stats")) == 0)
      #expect(number("recordStreak", in: without.compact("stats")) == 0)
      #expect(
        number("streak", in: session.compact("today")) == number("streak", in: session.compact("stats")))
    }
  }

  @Test func `during a night nothing is missing yet of the day on which it began`() {
    let session = session()
    session.now = "2026-11-20T03:30:00+01:00"
    // The 18th was written, the night of the 19th is under way.
    #expect(number("streak", in: session.compact("stats")) == 3)
    session.now = "2026-11-20T12:30:00+01:00"
    #expect(number("streak", in: session.compact("stats")) == 0)
  }

  @Test(arguments: [
    // The journal begins on the 16th: nothing is expected before.
    ([], "2026-11-18", "\"count\":1,\"expected\":3,"),
    (["--from", "2026-11-17", "--until", "2026-11-19"], "2026-11-24", "\"count\":1,\"expected\":3,"),
    (["--from", "2026-11-01", "--until", "2026-11-19"], "2026-11-24", "\"count\":1,\"expected\":4,"),
  ])
  func `no check-in is expected before the journal or the period`(
    options: [String], day: String, expected: String
  ) {
    let session = session()
    session.write(
      "---\nkind: check-in\nat: 2026-11-17T06:50:00+01:00\nenergy: 3\n---\n", to: "2026/11/in.md")
    session.now = day + "T20:00:00+01:00"
    let json = session.run((["stats", "--json"] + options).map { Array($0.utf8) }).output
      .filter { !$0.isWhitespace }
    let energy = json.split(separator: "\"measure\":\"energy\"").dropFirst().first ?? ""
    #expect(energy.hasPrefix(",\"days7\":{\"now\":{\"mean\":3,\(expected)"), "\(energy.prefix(120))")
    let days30 = energy.split(separator: "\"days30\":").dropFirst().first ?? ""
    #expect(days30.hasPrefix("{\"now\":{\"mean\":3,\(expected)"), "\(days30.prefix(120))")
  }

  @Test func `days before the first plan are as in a journal without one`() {
    var files: [String: String] = [:]
    for day in ["09", "10", "11"] { files["2026/11/\(day).md"] = "---\ndate: 2026-11-\(day)\n---\nWords.\n" }
    for rota in ["", "rota: {from: '2026-11-16', cycle: day rest}"] {
      let session = Session.inParis(rota, files)
      session.now = "2026-11-11T20:00:00+01:00"
      #expect(number("streak", in: session.compact("today")) == 3)
      session.now = "2026-11-14T20:00:00+01:00"
      #expect(number("streak", in: session.compact("today")) == 0, "\(rota)")
      #expect(number("streak", in: session.compact("stats")) == 0, "\(rota)")
    }
  }
}

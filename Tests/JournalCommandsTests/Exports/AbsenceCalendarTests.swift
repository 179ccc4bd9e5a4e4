import JournalTestSupport
import Testing

/// A calendar that others read shows sickness as time off, says so to who makes it, and shows no day twice.
@Suite struct AbsenceCalendarTests {
  private func session(_ absences: [(span: String, category: String)]) -> Session {
    let session = Session.inParis("")
    for (number, absence) in absences.enumerated() {
      let days = absence.span.split(separator: "-")
      session.write(
        """
        ---
        kind: vacation
        from: 2026-11-\(days[0])
        until: 2026-11-\(days[1])
        category: \(absence.category)
        ---

        """, to: "2026/11/2026-11-\(days[0])-vacation-\(number + 1).md")
    }
    return session
  }

  /// `10-12 Leave` for each event, the day behind the last one as calendars have it.
  private func events(_ output: String) -> [String] {
    func values(_ key: String) -> [String] {
      output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(key) }
        .map { String($0.split(separator: ":", maxSplits: 1)[1]) }
    }
    return zip(zip(values("DTSTART;"), values("DTEND;")), values("SUMMARY")).map { days, name in
      "\(days.0.suffix(2))-\(days.1.suffix(2)) \(name)"
    }.sorted()
  }

  @Test(arguments: [
    ("", 3, 10), ("--only time-off", 1, 1), ("--only birthdays", 1, 1), ("--only shifts", 1, 8),
    ("--from 2026-11-12", 2, 8),
  ]) func `records are those that a calendar is made of, events are its own`(
    options: String, records: Int, events: Int
  ) {
    let session = Session.inParis(
      "rota: {from: '2026-11-01', cycle: day, hours: {day: '07:00-19:00'}}",
      [
        "2026/11/2026-11-10-vacation.md": "---\nkind: vacation\nfrom: 2026-11-10\nuntil: 2026-11-11\n---\n",
        "2026/11/2026-11-12-shift.md":
          "---\nkind: shift\ndate: 2026-11-12\nshift: night\nstart: \"19:00\"\nend: \"07:00\"\n---\n",
        "people/ann.md": "---\nkind: person\nname: Ann\nbirthday: \"1990-03-12\"\n---\n",
      ])
    let span = options.contains("--from") ? "" : " --from 2026-11-09"
    let reply = session.run("export ics \(options)\(span) --until 2026-11-18 --output ../c.ics --json".words)
    let json = reply.output.filter { !$0.isWhitespace }
    #expect(json.contains("\"records\":\(records),\"events\":\(events),"), "\(json)")
  }

  @Test(arguments: [
    (["10-12 leave", "11-11 sick"], ["10-13 Leave"]),
    (["10-12 leave", "09-14 sick"], ["09-10 Time off", "10-13 Leave", "13-15 Time off"]),
    (["10-10 leave", "10-12 sick", "12-12 rtt"], ["10-11 Leave", "11-12 Time off", "12-13 RTT"]),
    (["11-12 sick"], ["11-13 Time off"]),
  ]) func `sickness has the days that no leave has`(records: [String], expected: [String]) {
    let session = session(
      records.map { ($0.split(separator: " ")[0].description, $0.split(separator: " ")[1].description) })
    #expect(events(session.run("export", "ics", "-o", "-").output) == expected)
  }

  @Test func `how many absences stand in it as time off is said, and not where they are named`() {
    let session = session([("10-12", "leave"), ("11-11", "sick"), ("16-16", "sick"), ("18-18", "other")])
    let line = "2 absences, such as sickness, stand in it as time off; with --private they are named\n"
    #expect(session.run("export", "ics", "-o", "-").errors.hasSuffix("smjournal: " + line))
    #expect(session.compact("export", "ics", "-o", "../c.ics").contains("\"asTimeOff\":2"))
    let named = session.run("export", "ics", "-o", "-", "--private")
    #expect(!named.errors.contains("absence") && named.output.contains("SUMMARY:Sick leave"), "\(named)")
  }

  @Test(arguments: [
    (["10-14 leave", "11-11 sick"], ["10-11 Leave", "11-12 Sick leave", "12-15 Leave"]),
    (["10-12 leave", "09-14 sick"], ["09-15 Sick leave"]), (["10-12 leave"], ["10-13 Leave"]),
  ]) func `sickness that is named gives back the days of leave`(records: [String], expected: [String]) {
    let session = session(
      records.map { ($0.split(separator: " ")[0].description, $0.split(separator: " ")[1].description) })
    #expect(events(session.run("export", "ics", "-o", "-", "--private").output) == expected)
  }

  @Test func `the calendar of this journal is no plan of somebody else`() {
    let session = Session.inParis(
      "id: abcdef\nrota: {from: '2026-11-23', cycle: day rest, hours: {day: '07:00-19:00'}}")
    #expect(session.run("export", "ics", "-o", "../own.ics").code == 0)
    let reply = session.run("import", "../own.ics")
    #expect(
      reply.code == 1
        && reply.output.contains(
          " left out: of this journal’s own calendar, which says what is here already\nNothing new"),
      "\(reply)")
    #expect(session.files.allSatisfy { !$0.contains("rota") })
  }

  @Test(arguments: ["en", "de", "fr", "es", "it", "pt", "nl", "ja", "ko"], ["morning", "afternoon"])
  func `half a day is read back as one`(language: String, half: String) {
    let session = Session.inParis(
      "language: \(language)\nrota: {from: '2026-12-07', cycle: day, hours: {day: '07:00-19:00'}}",
      [
        "2026/12/2026-12-15-vacation.md":
          "---\nkind: vacation\nfrom: 2026-12-15\nuntil: 2026-12-15\nhalf: \(half)\n---\n",
        "2026/12/2026-12-16-vacation.md":
          "---\nkind: vacation\nfrom: 2026-12-16\nuntil: 2026-12-16\n---\n",
      ])
    session.run("export", "ics", "--only", "time-off", "--output", "../c.ics")
    session.folder.write("---\nsmjournal: 1\ntimezone: Europe/Paris\n---\n", to: "other/journal.md")
    let reply = session.run("import", "ics", "../c.ics", "-C", "../other")
    #expect(reply.code == 0, "\(reply)")
    let halfDay = session.folder.text(of: "other/2026/12/2026-12-15-vacation.md") ?? ""
    #expect(
      halfDay.contains("half: \(half)\n") && halfDay.contains("until: \"2026-12-15\""), "\(reply)\(halfDay)")
    #expect(session.folder.text(of: "other/2026/12/2026-12-16-vacation.md")?.contains("half") == false)
  }

  @Test func `half a day is one on the page, a number as a mood is a face, and months scroll by themselves`()
  {
    let session = Session.inParis(
      "rota: {from: '2026-11-01', cycle: day, hours: {day: '07:00-19:00'}}",
      [
        "2026/11/2026-11-18-vacation.md":
          "---\nkind: vacation\nfrom: 2026-11-18\nuntil: 2026-11-18\nhalf: morning\n---\n",
        "2026/11/2026-11-11-x.md": "---\ndate: 2026-11-11\nmood: 2\n---\nWords.\n",
      ])
    let page = session.run("export", "html", "-o", "-").output
    #expect(page.contains("<span>Wed 18 November 2026 · half a day, morning</span>"))
    #expect(page.contains("leave · half a day, morning"))
    #expect(page.contains("<span class=\"mood\" dir=\"auto\">😞</span>"))
    #expect(page.contains("div.months{position:relative;"))
  }
}

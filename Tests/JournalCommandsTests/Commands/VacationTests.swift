import Testing

@Suite struct VacationTests {
  @Test func `plans, lists, changes and removes time off`() {
    let session = Session()
    let added = session.run(
      "vacation", "add", "2026-12-20..2027-01-03", "--title", "Winter", "--category", "Congés")
    #expect(
      added.output == "Wrote 2026/12/2026-12-20-vacation.md (leave, 20 December 2026 – 3 January 2027)\n")
    session.run("vacation", "add", "2026-11-18..2026-11-25", "--category", "training")
    session.run("vacation", "add", "2026-10-01")
    #expect(
      session.run("vacation", "list").output == """
        2026-10-01-vacation  Thu 1 October                      1 day    leave     finished
        2026-11-18-vacation  18–25 November                     8 days   training  under way
        2026-12-20-vacation  20 December 2026 – 3 January 2027  15 days  leave     planned    Winter

        """)
    #expect(session.run("vacation").output == session.run("vacation", "list").output)
    let changed = session.run("vacation", "set", "2026-12-20", "--status", "Validé")
    #expect(changed.output == "Changed 2026/12/2026-12-20-vacation.md\n")
    #expect(session.text("2026/12/2026-12-20-vacation.md")?.contains("\nstatus: approved\n") == true)
    let removed = session.run("vacation", "remove", "2026-10-01")
    #expect(removed.code == 0)
    #expect(session.files.contains("trash/2026/10/2026-10-01-vacation.md"))
  }

  @Test(arguments: [
    (["2026-10-05..2026-10-11"], ["2026-10-07", "--why", "sick"], ["6 days", "1 day"]),
    (["2026-10-05..2026-10-08"], ["2026-10-07..2026-10-10", "--why", "leave"], ["2 days", "4 days"]),
  ])
  func `each list counts the days of leave once, those that sickness gives back left out`(
    leave: [String], other: [String], days: [String]
  ) {
    let session = Session()
    session.run((["vacation", "add"] + leave).map { Array($0.utf8) })
    session.run(
      (other.last == "leave" ? ["vacation", "add", other[0]] : ["rota", "off"] + other).map { Array($0.utf8) }
    )
    for (words, isTurned) in [(["vacation", "list"], false), (["list"], true)] {
      let lines = session.run(words.map { Array($0.utf8) }).output.split(separator: "\n")
      #expect(lines.count == 2, "\(lines)")
      for (line, count) in zip(isTurned ? lines.reversed() : lines, days) {
        #expect(line.contains("  " + count), "\(lines)")
      }
    }
  }

  @Test(arguments: [
    ["26", "november", "AL"], ["2026-11-26", "AL"], ["AL", "26/11"], ["26/11", "--category", "al"],
  ])
  func `AL is annual leave, and no day is missing behind it`(words: [String]) {
    let session = Session()
    let reply = session.run((["vacation", "add"] + words).map { Array($0.utf8) })
    #expect(reply.output == "Wrote 2026/11/2026-11-26-vacation.md (leave, Thu 26 November)\n")
  }

  @Test(arguments: [
    (["--title", "Training"], "training"), (["--title", "Formation"], "training"),
    (["--title", "Crete"], "leave"),
    (["--title", "Training", "--category", "leave"], "leave"),
  ]) func `a title that is a kind of absence says what it is`(words: [String], category: String) {
    let session = Session()
    session.run((["vacation", "add", "2026-12-10"] + words).map { Array($0.utf8) })
    #expect(session.text("2026/12/2026-12-10-vacation.md")?.contains("category: \(category)\n") == true)
  }

  @Test(arguments: [
    (["congés", "2026-12-20..2026-12-27"], "leave"), (["2026-12-20..2026-12-27", "Formation"], "training"),
    (["rtt", "20 dec to 27 dec"], "rtt"),
    (["20", "dec", "to", "27", "dec", "rtt"], "rtt"), (["20", "dec", "to", "27", "dec"], "leave"),
  ]) func `a word says what time off is for, before or behind its days`(words: [String], category: String) {
    let session = Session()
    let reply = session.run((["vacation", "add"] + words).map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.text("2026/12/2026-12-20-vacation.md")
    #expect(text?.contains("until: \"2026-12-27\"\n") == true)
    #expect(text?.contains("category: \(category)\n") == true)
  }

  @Test(arguments: [
    "vacation 20 december to 27 december", "holiday 20 dec - 27 dec", "leave 20/12..27/12",
    "urlaub 20.12. bis 27.12.", "férias 20 de dezembro a 27 de dezembro",
  ]) func `days alone behind the word for time off are it`(line: String) {
    let session = Session()
    #expect(session.run(line.words).code == 0)
    #expect(session.text("2026/12/2026-12-20-vacation.md")?.contains("until: \"2026-12-27\"\n") == true)
  }

  @Test func `half a day of leave is said with what is left of the day's shift`() {
    let session = Session(
      profile: "smjournal: 1\nrota:\n  from: 2026-12-16\n  cycle: night\n  hours: {night: \"21:00-07:00\"}\n")
    let reply = session.run("vacation", "add", "16/12", "après-midi")
    #expect(
      reply.output
        == "Wrote 2026/12/2026-12-16-vacation.md (leave, Wed 16 December · half a day, afternoon)\n")
    #expect(reply.errors == "night of Wed 16 December · 21:00–02:00, 5 h\n")
    let refused = session.run("vacation", "add", "17/12", "demi-journée")
    #expect(refused.errors.contains("'demi-journée': expected leave, rtt, "), "\(refused)")
    #expect(!refused.errors.contains("--category"), "\(refused)")
  }

  @Test func `an end before its begin is refused, asked about at a terminal, and New Year is none`() {
    let session = Session()
    for words in ["5/1..3/1", "20 december to 30 november"] {
      let refused = session.run("vacation", "add", words)
      #expect(refused.code == 64, "\(refused)")
    }
    let asked = session.run("vacation", "add", "5/1..3/1", typed: "n⏸")
    #expect(asked.errors.contains("Do you mean 5 January 2027 – 3 January 2028, 364 days?"), "\(asked)")
    #expect(session.files == ["journal.md"])
    #expect(session.run("vacation", "add", "20/12..3/1").code == 0)
  }

  @Test func `a note is its text`() {
    let session = Session()
    #expect(session.run("vacation", "add", "2026-12-20..2026-12-22", "--note", "In Lyon").code == 0)
    #expect(session.text("2026/12/2026-12-20-vacation.md")?.hasSuffix("\n---\n\nIn Lyon\n") == true)
    let piped = session.run("vacation", "add", "2026-12-28", "--note", "-", input: Array("At home\n".utf8))
    #expect(piped.code == 0 && session.text("2026/12/2026-12-28-vacation.md")?.contains("At home") == true)
  }

  @Test func `how many shifts time off takes is said`() {
    let session = Session(profile: "smjournal: 1\nrota:\n  from: 2026-11-23\n  cycle: day day rest\n")
    let reply = session.run("vacation", "add", "2026-11-23..2026-11-25")
    #expect(reply.errors == "That takes 2 shifts out of your plan.\n")
  }

  @Test func `a word beside the option for it, or one that says nothing, is refused`() {
    let session = Session()
    let twice = session.run("vacation", "add", "2026-12-20", "rtt", "--category", "leave")
    #expect(twice.code == 64 && twice.errors.contains("rtt") && twice.errors.contains("--category"))
    let unknown = session.run("vacation", "add", "2026-12-20", "nothing")
    #expect(unknown.code == 64 && unknown.errors.contains("nothing"))
    #expect(session.files == ["journal.md"])
  }

  @Test func `answers with the key vacations`() {
    let session = Session()
    let document = """
      {
        "schema": 1,
        "vacations": [
          {
            "id": "2026-12-20-vacation",
            "path": "2026/12/2026-12-20-vacation.md",
            "from": "2026-12-20",
            "until": "2026-12-24",
            "category": "rtt",
            "status": "planned",
            "state": "planned"
          }
        ],
        "problems": []
      }

      """
    #expect(
      session.run("vacation", "add", "2026-12-20..2026-12-24", "--category", "rtt", "--json").output
        == document)
    #expect(session.run("vacation", "list", "--json").output == document)
  }

  @Test func `leave that the rota carries is listed with the rest`() {
    let session = Session.inParis("rota: {from: '2026-11-16', cycle: day rest}")
    session.run("rota", "swap", "2026-11-24", "leave")
    let list = session.run("vacation", "list")
    #expect(list.output.contains("Tue 24 November  1 day  leave"), "\(list.output)")
    let document = session.run("vacation", "list", "--json").output
    #expect(document.contains("\"inRota\": [\n    {\n      \"from\": \"2026-11-24\""), "\(document)")
  }

  @Test(arguments: [
    ("2026-11-22", "23–25 November  3 days  leave"),
    ("2026-11-24", "23–25 November  3 days  leave  under way"),
    ("2026-12-24", "23–25 November  3 days  leave  finished"),
    ("2027-11-20", "23–25 November 2026  3 days  leave  finished"),
  ]) func `leave that the rota carries stays whole when it has begun, and for a year`(
    today: String, line: String
  ) {
    let session = Session.inParis("shifts: {J: {is: day, hours: '07:00-15:00'}}")
    session.run("rota", "set", "--from", "2026-11-22", "--once", "J", "leave", "leave", "leave", "J")
    session.now = today + "T08:00:00+01:00"
    let list = session.run("vacation", "list").output
    #expect(list.contains(line), "\(list)")
    session.now = "2027-12-24T08:00:00+01:00"
    #expect(session.run("vacation", "list").output.hasPrefix("No time off yet"))
  }

  @Test func `the year shows leave of the rota as it shows leave of a record`() {
    let session = Session.inParis("rota: {from: '2026-11-16', cycle: day rest}")
    session.run("rota", "set", "--from", "2026-11-22", "--once", "leave", "leave", "sick")
    session.run("vacation", "add", "2026-11-26")
    session.now = "2026-11-24T08:00:00+01:00"
    let november = session.lines("year").first { $0.hasPrefix("Nov") } ?? ""
    #expect(november.hasSuffix("· · · · · * * ×   *"), "\(november)")
  }

  @Test(arguments: [
    ("2026-11-24..2026-11-25", "1 day (2 × half a day, morning)"),
    ("2026-11-24..2026-11-26", "3 × half a day, morning"), ("2026-11-24", "half a day, morning"),
  ]) func `two half days are a day`(span: String, length: String) {
    let session = Session.inParis("rota: {from: '2026-11-16', cycle: day}")
    session.run("vacation", "add", span, "--half", "morning")
    for words in [["vacation", "list"], ["list", "--kind", "vacation"]] {
      let said = session.run(words.map { Array($0.utf8) }).output
      #expect(said.contains("  " + length), "\(said)")
    }
  }

  @Test func `half a day off is told as half a day`() {
    let session = Session.inParis("rota: {from: '2026-11-16', cycle: day, hours: {day: '08:00-16:00'}}")
    session.run("vacation", "add", "2026-11-24", "morning")
    let half = "leave · half a day, morning"
    let today = session.run("today").output
    #expect(today.contains("No whole day off is planned; Tue 24 November: " + half + "\n"), "\(today)")
    #expect(session.run("list").output.contains("leave  half a day, morning\n"))
    #expect(session.run("day", "2026-11-24").output.contains("\nLeave · half a day, morning\n"))
    let week = session.run("week", "2026-11-24").output
    #expect(week.contains("day 12:00–16:00 (" + half + ")"), "\(week)")
    for calendar in ["rota", "month november"] {
      let text = session.run(calendar.words).output
      #expect(text.contains("24 D ½  ") && text.contains("\nD day   ½ " + half + "\n"), "\(text)")
    }
    for view in ["rota", "day 2026-11-24", "week 2026-11-24", "month 2026-11"] {
      let document = session.run((view + " --json").words).output
      #expect(document.contains("\"halfOff\": \"2026-11-24-vacation\""), "\(view)")
    }
    let calendar = session.run("export", "ics", "--only", "time-off", "-o", "-").output
    #expect(calendar.contains("SUMMARY:Leave · half a day\\, morning\r\n"), "\(calendar)")
  }

  @Test func `without any, it says how to plan some`() {
    #expect(
      Session().run("vacation", "list").output
        == "No time off yet; 'smjournal vacation add FROM..UNTIL' adds some.\n")
  }

  @Test func `only time off can be changed as such`() {
    let session = Session()
    session.run("new", "Title")
    let reply = session.run("vacation", "remove", "title")
    #expect(reply.code == 1)
    #expect(
      reply.errors == "smjournal: error: 2026-11-20-1850-title: its kind is entry, not time off\n")
  }

  @Test func `an end before the beginning is refused when it is set`() {
    let session = Session()
    session.run("vacation", "add", "2026-12-20..2026-12-24")
    let reply = session.run("vacation", "set", "2026-12-20", "--until", "2026-12-01")
    #expect(reply.code == 64)
    #expect(session.text("2026/12/2026-12-20-vacation.md")?.contains("until: \"2026-12-24\"") == true)
  }

  @Test func `what is removed is answered as the others are, with its place in the trash`() {
    let session = Session()
    session.run("vacation", "add", "2026-12-20..2026-12-24")
    let reply = session.run("vacation", "remove", "2026-12-20", "--json")
    #expect(reply.code == 0)
    #expect(reply.output.hasPrefix("{\n  \"schema\": 1,\n  \"vacations\": [\n"))
    #expect(reply.output.contains("\n  \"trash\": \"trash/2026/12/2026-12-20-vacation.md\",\n"))
    #expect(session.files.contains("trash/2026/12/2026-12-20-vacation.md"))
  }

  @Test func `what was cancelled is no time off, and is listed as that`() {
    let session = Session([
      "2026/12/2026-12-20-vacation.md":
        "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-28\nstatus: annulé\n---\n"
    ])
    #expect(session.run("vacation", "list").output == "2026-12-20-vacation  cancelled\n")
    #expect(session.run("vacation", "list", "--json").output.contains("\"status\": \"cancelled\""))
    #expect(session.run("today", "--json").output.contains("\"countdown\": null"))
    #expect(session.run("check").code == 0)
  }

  @Test(arguments: ["under way", "terminé", "en cours", "läuft", "finished"])
  func `a state that follows from the date is not said`(word: String) {
    let session = Session()
    let problem = "smjournal: error: --status '\(word)': expected planned, approved or cancelled\n"
    #expect(session.run("vacation", "add", "2027-04-01", "--status", word).errors.hasPrefix(problem))
    #expect(session.files == ["journal.md"])
    session.run("vacation", "add", "2027-04-01", "--status", "validé")
    #expect(session.run("vacation", "set", "2027-04-01", "--status", word).errors.hasPrefix(problem))
    #expect(session.text("2027/04/2027-04-01-vacation.md")?.contains("status: approved\n") == true)
  }
}

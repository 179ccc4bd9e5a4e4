import JournalTestSupport
import Testing

/// Figures that a nurse reckoned herself over eight weeks in an English hospital, and the words she typed.
@Suite struct StrangersFiguresTests {
  static func ward(from: String = "2026-11-02", _ cycle: String = "LD LD R N N R R") -> Session {
    Session(
      profile: """
        smjournal: 1
        timezone: Europe/London
        rest-rules: uk
        holidays: [gb-eng]
        contract-hours: 37.5
        shifts:
          "LD": {is: day, hours: "07:00-19:30", break: 60}
          "N": {is: night, hours: "19:30-07:30", break: 60}
          "R": {is: rest}
          "OC": {is: on-call, hours: "20:00-08:00"}
        rota: {from: "\(from)", cycle: "\(cycle)"}

        """)
  }

  // MARK: The clocks go back

  @Test(arguments: [
    ("2026-10-25T01:40:00Z", "2026-10-25T01:35:00+00:00", "2026-10-25T01:35:00+01:00", "6 h 5 min"),
    ("2026-10-25T00:40:00Z", "2026-10-25T01:35:00+01:00", "2026-10-25T01:35:00+00:00", "5 h 5 min"),
  ])
  func `of a time that comes twice the one nearest to the moment of writing is meant`(
    now: String, counted: String, other: String, worked: String
  ) {
    let session = Self.ward(from: "2026-10-24", "N R R")
    let reply = session.at(now, "out --end 1:35 --fatigue 3")
    let said =
      "01:35 comes twice that night, as the clocks go back: \(counted) counts; if it was the other one: "
    #expect(reply.errors.contains(said + "smjournal set @ end=\(other)\n"), "\(reply.errors)")
    let day = session.at("2026-10-25T08:00:00Z", "day yesterday").output
    #expect(day.joinedLines.contains("worked \(worked) (stated, 19:30–01:35)"), "\(day)")
    session.at(now, "set @ end=1:35")
    #expect(session.at("2026-10-25T08:00:00Z", "day yesterday").output == day)
  }

  @Test func `stated spans say which of two such times counts`() {
    let session = Self.ward(from: "2026-10-24", "N R R")
    let reply = session.at("2026-10-25T02:40:00Z", "rota worked yesterday 19:30-01:30")
    let said = "the first one counts, 2026-10-25T01:30:00+01:00\n"
    #expect(
      reply.errors.contains("01:30 comes twice that night, as the clocks go back: " + said),
      "\(reply.errors)")
    #expect(!session.at("2026-10-27T02:40:00Z", "rota worked yesterday 19:30-02:30").errors.contains("twice"))
  }

  // MARK: What is to come

  @Test func `stats of a period has what is to come, as month and report have`() {
    let session = Self.ward()
    let ahead = "\"ahead\":{\"shifts\":11,\"planned\":7410}"
    session.now = "2026-11-10T18:00:00Z"
    #expect(session.compact("stats", "november").contains(ahead), "\(session.compact("stats", "november"))")
    #expect(session.compact("month", "2026-11").contains(ahead))
    #expect(session.compact("report", "november").contains(ahead))
    #expect(session.run("stats", "december").output.contains("to come · planned"))
    #expect(session.compact("stats").contains("\"ahead\":{\"shifts\":0,\"planned\":0}"))
  }

  @Test func `days off are those that have begun, with the shifts that they took`() {
    let session = Self.ward()
    session.now = "2026-11-10T18:00:00Z"
    session.run("vacation", "add", "2026-11-23..2026-11-29")
    #expect(session.compact("report", "november").contains("\"daysOff\":{},\"shiftsOff\":{}"))
    #expect(!session.run("report", "november").output.contains("leave"), "no day of it has begun")
    session.now = "2026-11-25T18:00:00Z"
    #expect(session.run("report", "november").output.contains("leave 3 (2 shifts)\n"))
    #expect(
      session.compact("report", "november").contains("\"daysOff\":{\"leave\":3},\"shiftsOff\":{\"leave\":2}"))
  }

  // MARK: A day that is off in part

  @Test func `who goes home ill is owed what she worked, and no debt is made`() {
    let session = Self.ward()
    session.at("2026-11-02T12:10:00Z", "out --end 12:05 --fatigue 3")
    session.at("2026-11-02T12:11:00Z", "sick today")
    session.now = "2026-11-09T05:00:00Z"
    // 445 of the day's 690 minutes were off, and the contract has as many less: the plan's balance stays.
    let report = session.compact("report", "2026-11-02..2026-11-08")
    #expect(report.contains("\"contract\":1805,\"balance\":450,"), "\(report)")
    #expect(report.contains("\"daysOff\":{\"sick\":0.645}"), "\(report)")
    let text = session.run("report", "2026-11-02..2026-11-08").output
    #expect(text.contains("sick leave 0.6\n") && text.contains("average week counts: 6.4."), "\(text)")
  }

  @Test func `a day of leave that was worked as a whole is no day of leave`() {
    let session = Self.ward()
    session.run("vacation", "add", "2026-11-02..2026-11-08")
    session.at("2026-11-04T05:00:00Z", "rota worked 2026-11-03 07:00-19:30")
    session.now = "2026-11-09T05:00:00Z"
    let report = session.run("report", "2026-11-02..2026-11-08").output
    #expect(report.contains("leave 6 (3 shifts)\n"), "\(report)")
  }

  @Test func `the contract is not about the hours of another employer`() {
    let session = Self.ward()
    let profile = session.text("journal.md")
    let bank = "\n  bank: {is: day, hours: \"07:00-15:00\", break: 30, employer: St James}\nrota:"
    session.write(profile?.replacing("\nrota:", with: bank) ?? "", to: "journal.md")
    session.at("2026-11-02T05:00:00Z", "rota add 2026-11-08 bank")
    session.now = "2026-11-09T05:00:00Z"
    let report = session.compact("report", "2026-11-02..2026-11-08")
    #expect(report.contains("\"averageWeek\":3150,") && report.contains("\"balance\":450,"), "\(report)")
  }

  // MARK: Stated hours

  @Test(arguments: [
    ("7:00-12:00,13:00-19:30", "07:00–12:00, 13:00–19:30 · worked 11 h 30 min\n"),
    ("7:00-12:00,12:20-19:30", "07:00–12:00, 12:20–19:30 · worked 11 h 30 min\n"),
    ("7:00-11:00,15:00-19:30", "07:00–11:00, 15:00–19:30 · worked 8 h 30 min\n"),
    ("7:00-19:30", "07:00–19:30 · worked 11 h 30 min\n"),
  ])
  func `a gap that is stated is time of the break`(spans: String, answer: String) {
    let session = Self.ward()
    let reply = session.at("2026-11-02T20:00:00Z", "rota worked today \(spans)")
    #expect(reply.output.hasSuffix(answer), "\(reply.output)")
    let worked = answer.dropLast().split(separator: "worked ").last ?? ""
    #expect(session.run("day").output.contains("worked \(worked)"))
  }

  @Test func `a gap that the plan has is none of its break`() {
    let session = Session(
      profile: """
        smjournal: 1
        shifts: {"C": {is: day, hours: "07:00-11:00, 16:00-20:00", break: 30}}
        rota: {from: "2026-11-02", cycle: "C"}

        """)
    let reply = session.at("2026-11-02T21:00:00Z", "rota worked today 7:00-11:00,16:00-20:15")
    #expect(reply.output.hasSuffix("07:00–11:00, 16:00–20:15 · worked 7 h 45 min\n"), "\(reply.output)")
  }

  @Test(arguments: ["out --end 1950 --fatigue 3", "out --end 19:50 --fatigue 3"])
  func `four digits are a time, and the day shows what was stated`(line: String) {
    let session = Self.ward()
    #expect(session.at("2026-11-02T20:10:00Z", line).code == 0)
    #expect(session.run("day").output.joinedLines.contains("worked 11 h 50 min (stated, 07:00–19:50)"))
    #expect(session.at("2026-11-02T20:20:00Z", "set @ end=1945").code == 0)
    #expect(session.run("day").output.joinedLines.contains("(stated, 07:00–19:45)"))
  }

  @Test func `an end that is set beside the hours of rota worked is told to count nothing`() {
    let session = Self.ward()
    session.at("2026-11-02T19:35:00Z", "out --fatigue 3")
    session.at("2026-11-02T20:00:00Z", "rota worked today 7:00-19:45")
    let reply = session.at("2026-11-02T20:10:00Z", "set 2026-11-02-1935-check-out end=20:00")
    let told =
      "20:00 counts nothing: 07:00–19:45 stated by rota worked holds; to change it: "
      + "smjournal rota worked 2026-11-02 LD 07:00-20:00"
    #expect(reply.errors.joinedLines.contains(told), "\(reply.errors)")
  }

  @Test func `a shift under way is marked in the report and on the day`() {
    let session = Self.ward()
    session.now = "2026-11-10T12:00:00Z"
    let report = session.run("report", "2026-11-09..2026-11-10", "--shifts").output
    let rows = report.split(separator: "\n").filter { $0.contains("so far") }
    // Its week, and the shift.
    #expect(rows.count == 2 && rows[0].contains("9–10 November"), "\(report)")
    #expect(rows.last?.contains("Tue 10 November") == true, "\(report)")
    session.run("rota", "add", "2026-11-14", "OC")
    session.now = "2026-11-15T01:00:00Z"
    #expect(session.run("day", "2026-11-14").output.joinedLines.contains("on call 5 h so far"))
    #expect(session.run("week").output.joinedLines.contains("on call 5 h so far"))
  }

  @Test(arguments: [("23:00-01:00,00:30-02:00", true), ("23:00-01:00,01:00-02:00", false)])
  func `calls that overlap are named`(calls: String, isTold: Bool) {
    let session = Self.ward()
    session.at("2026-11-13T05:00:00Z", "rota add 2026-11-14 OC")
    let reply = session.at("2026-11-15T07:50:00Z", "out --date 2026-11-14 --shift OC --call-out \(calls)")
    #expect(reply.code == 0, "\(reply.errors)")
    let told = "overlap: minutes that two calls share count once\n"
    #expect(reply.errors.contains(told) == isTold, "\(reply.errors)")
  }

  // MARK: Hours owed

  @Test(arguments: [
    "rota off 2026-11-03 --why toil", "rota off 2026-11-03 toil", "vacation add 2026-11-03 toil",
  ])
  func `time off in lieu is a day of rest, however it is said`(line: String) {
    let session = Self.ward()
    let reply = session.at("2026-11-01T05:00:00Z", line)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(reply.errors.contains("Hours owed are used up"), "\(reply.errors)")
    session.now = "2026-11-09T05:00:00Z"
    // 33 h 30 min of 37 h 30 min.
    let report = session.compact("report", "2026-11-02..2026-11-08")
    #expect(report.contains("\"contract\":2250,\"balance\":-240,") && report.contains("\"daysOff\":{}"))
  }

  @Test(arguments: [("flu", "flu"), ("dentist appointment", "dentist appointment"), ("sick flu", "flu")])
  func `what an absence is for needs no option`(words: String, title: String) {
    let session = Self.ward()
    let reply = session.at("2026-11-01T05:00:00Z", "rota off 2026-11-03 \(words)")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("2026/11/2026-11-03-vacation.md")?.contains("title: \(title)\n") ?? false)
  }

  // MARK: The plan is checked

  @Test func `days behind the last plan are gaps where somebody asks about them`() {
    let session = Session(
      profile: "smjournal: 1\nshifts: {\"LD\": {is: day, hours: \"07:00-19:30\"}}\n",
      [
        "2026/11/2026-11-02-rota.md":
          "---\nkind: rota\nfrom: 2026-11-02\nuntil: 2026-11-03\nshifts: [2026-11-02 LD]\n---\n"
      ])
    let reply = session.at("2026-11-02T05:00:00Z", "rota check 2026-11-09..2026-11-15")
    #expect(reply.code == 1 && !reply.output.contains("Nothing is missing"), "\(reply.output)")
    #expect(session.run("rota", "check").code == 0)
  }

  @Test func `a shift that begins before the first day and goes on into it overlaps`() {
    let session = Self.ward()
    session.at("2026-11-02T05:00:00Z", "rota add 2026-11-08 N")
    let reply = session.at("2026-11-09T10:00:00Z", "rota check")
    #expect(!reply.output.contains("nothing overlaps"), "\(reply.output)")
    #expect(reply.output.contains("30 min"), "\(reply.output)")
  }

  @Test func `an average begins at the first day of which something is known`() {
    let session = Self.ward()
    for day in ["2026-11-07", "2026-11-14"] { session.at("2026-11-02T05:00:00Z", "rota add \(day) LD") }
    let report = session.at("2026-11-16T05:00:00Z", "report 2026-11-02..2026-11-15").output
    #expect(
      report.joinedLines.contains("of work a week on average from Mon 2 November to Sun 15 November"),
      "\(report)")
  }

  // MARK: Words

  @Test(arguments: [
    ("worked today 7-20", "did you mean 'rota worked'"), ("rota worked 7:00-19:45", "missing argument DAY"),
  ])
  func `what is missing is named`(line: String, told: String) {
    let reply = Self.ward().at("2026-11-02T20:00:00Z", line)
    #expect(reply.code == 64 && reply.errors.contains(told), "\(reply.errors)")
  }

  @Test(arguments: [("37.5h", 2250), ("37,5 h", 2250), ("37h", 2220), ("37h30", 2250)])
  func `contract hours may say their unit`(text: String, minutes: Int) {
    let session = Self.ward()
    #expect(session.run("config", "contract-hours=\(text)").code == 0)
    session.now = "2026-11-09T05:00:00Z"
    #expect(session.compact("report", "2026-11-02..2026-11-08").contains("\"contract\":\(minutes),"))
  }

  @Test func `the advice for a word with blanks can be copied`() {
    let session = Self.ward()
    session.now = "2026-11-02T05:00:00Z"
    let told = session.run("rota", "add", "2026-11-07", "bank shift", "07:00-15:00").errors
    #expect(told.contains("rota set --shift-type 'bank shift=day'"), "\(told)")
  }

  // MARK: Published plans

  private static let week = "Name,2/11/2026,3/11/2026,4/11/2026,5/11/2026,6/11/2026,7/11/2026,8/11/2026\n"

  @Test(arguments: ["DO", "Do", "SO", "Di"])
  func `a code that is a day of the week elsewhere is a code`(code: String) {
    let session = Self.ward()
    session.now = "2026-11-01T05:00:00Z"
    session.folder.write(Self.week + "Grace,LD,LD,\(code),N,N,\(code),\(code)\n", to: "w.csv")
    let reply = session.run("import", "csv", "../w.csv", "--map", "\(code)=rest")
    #expect(reply.code == 0 && reply.output.hasPrefix("csv: 7 read, 2–8 November 2026\n"), "\(reply)")
  }

  @Test func `days of the week under the dates are no shifts`() {
    let session = Self.ward()
    session.now = "2026-11-01T05:00:00Z"
    session.folder.write(Self.week + ",Mo,Tu,We,Th,Fr,Sa,Su\nGrace,LD,LD,,N,N,,\n", to: "w.csv")
    #expect(session.run("import", "csv", "../w.csv").output.hasPrefix("csv: 7 read, "))
  }

  @Test func `a table of days without a shift is told, and no success`() {
    let session = Self.ward()
    session.folder.write(Self.week + "Grace,,,,,,,\n", to: "w.csv")
    let reply = session.run("import", "csv", "../w.csv")
    #expect(reply.code != 0 && reply.errors.contains("has days and no shift under them"), "\(reply)")
  }

  @Test func `two days behind a head of names are a table`() {
    let session = Self.ward()
    session.now = "2026-11-01T05:00:00Z"
    session.folder.write("Name,14/12/2026,15/12/2026\nG,LD,N\n", to: "w.csv")
    let reply = session.run("import", "csv", "../w.csv")
    #expect(reply.code == 0 && reply.output.hasPrefix("csv: 2 read, 14–15 December 2026\n"), "\(reply)")
  }

  @Test func `hours of four digits are read in a cell`() {
    let session = Self.ward()
    session.now = "2026-11-01T05:00:00Z"
    session.folder.write(Self.week + "Grace,0700-1930,,,,,,\n", to: "w.csv")
    let reply = session.run("import", "csv", "../w.csv")
    let plan = session.text("2026/11/2026-11-02-rota.md") ?? ""
    #expect(reply.code == 0 && plan.contains("07:00-19:30"), "\(reply) \(plan)")
  }

  @Test func `a day that is over keeps the shift that was worked, and it is said`() {
    let session = Self.ward()
    session.at("2026-12-14T20:00:00Z", "out --fatigue 3 --end 19:50")
    session.folder.write("Name,14/12/2026,15/12/2026,16/12/2026\nG,,,LD\n", to: "b.csv")
    let reply = session.at("2026-12-15T05:00:00Z", "import csv ../b.csv")
    #expect(reply.output.contains("days that are over and keep the shift you worked"), "\(reply.output)")
    #expect(!reply.output.contains("14–15 December"), "\(reply.output)")
    #expect(session.text("2026/12/2026-12-14-rota.md")?.contains("  - 2026-12-14 LD 07:00-19:30\n") ?? false)
    let day = session.at("2026-12-15T20:00:00Z", "day yesterday").output
    #expect(day.joinedLines.contains("worked 11 h 50 min (stated, 07:00–19:50)"), "\(day)")
  }

  @Test func `a day says where hours are not known`() {
    let session = Session(profile: "smjournal: 1\n", [:])
    session.at("2026-11-20T18:00:00+01:00", "out --fatigue 3 --shift day")
    #expect(session.run("day").output.joinedLines.contains("The hours of 1 shift are not known"))
  }

  @Test func `a shift on a day that the source has as leave is named`() {
    let session = Self.ward()
    session.now = "2026-11-01T05:00:00Z"
    let day = "DTSTART;VALUE=DATE:20261105\nSUMMARY:Annual leave AM\nEND:VEVENT\nBEGIN:VEVENT\nUID:2\n"
    session.folder.write(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n\(day)DTSTART:20261105T130000\nDTEND:20261105T210000\n"
        + "SUMMARY:Late\nEND:VEVENT\nEND:VCALENDAR\n", to: "a.ics")
    let reply = session.run("import", "ics", "../a.ics", "--map", "Annual leave AM=leave")
    #expect(reply.output.contains("shifts on days that it has as leave or absence"), "\(reply)")
  }

  @Test func `a series without an end is followed as far as somebody asks`() {
    let session = Self.ward()
    session.now = "2026-11-10T05:00:00Z"
    session.folder.write(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:1
      DTSTART;VALUE=DATE:20240101
      RRULE:FREQ=DAILY
      SUMMARY:LD
      END:VEVENT
      END:VCALENDAR

      """, to: "a.ics")
    session.run("import", "ics", "../a.ics", "--from", "2025-03-01", "--until", "2025-03-31")
    let plan = session.text("2025/03/2025-03-01-rota.md") ?? ""
    #expect(plan.contains("2025-03-01 LD") && plan.contains("2025-03-31 LD"), "\(plan)")
  }
}

extension Session {
  /// Runs a line, whose words are divided by blanks, at a moment.
  @discardableResult func at(_ now: String, _ line: String) -> Reply {
    self.now = now
    return run(line.split(separator: " ").map { Array($0.utf8) })
  }
}

extension String {
  /// A text that was broken to fit, in one line.
  var joinedLines: String { split(separator: "\n").joined(separator: " ") }
}

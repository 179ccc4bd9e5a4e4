import JournalTestSupport
import Testing

/// Hours that count, or do not, and say so: what a file states, what a command is told, what a total lacks.
@Suite struct TrueHoursTests {
  private static let nights = """
    rota: {from: "2026-11-02", cycle: night night rest rest, hours: {night: "19:00-07:30"}}
    """

  private static func shift(_ word: String, _ keys: String) -> String {
    "---\nkind: shift\nshift: \(word)\n\(keys)\n---\n"
  }

  // MARK: Call-outs

  @Test(arguments: [
    // As far as half an hour beyond either end of the time on call a call counts as a whole.
    ("call-outs: [\"06:00-08:30\"]", 150, nil), ("call-outs: [\"19:30-20:15\"]", 45, nil),
    ("call-outs: [\"23:40-23:10\"]", 0, "6:12: error: call-outs: 23:40-23:10"),
    ("call-outs: [\"23:40-23:40\"]", 0, "6:12: error: call-outs: 23:40-23:40"),
    ("call-outs: [\"06:00-08:31\"]", 0, "6:12: error: call-outs: 06:00-08:31"),
    ("call-outs: [\"21:00-22:00\", \"23:40-23:10\"]", 60, "6:12: error: call-outs: 23:40-23:10"),
    ("worked: \"23:00-01:30\"", 150, nil), ("worked: \"09:00-10:00\"", 0, "6:9: error: worked: 09:00-10:00"),
  ])
  func `a call-out lies in its time on call, or is told and counts nothing`(
    keys: String, worked: Int, told: String?
  ) {
    let path = "2026/11/2026-11-02-shift-on-call.md"
    let file = Self.shift("on-call", "start: \"20:00\"\nend: \"08:00\"\n" + keys)
    let session = Session.inParis("", [path: file])
    #expect(session.compact("day", "2026-11-02").contains("\"worked\":\(worked),"), "\(keys)")
    let check = session.run("check")
    #expect(check.code == (told == nil ? 0 : 1), "\(check)")
    guard let told else { return }
    let line = "\(path):\(told) is outside the time on call; it counts nothing"
    #expect((check.output + check.errors).contains(line), "\(check)")
  }

  @Test(arguments: [
    (["rota", "add", "2026-11-16", "call-out"], "night"), (["rota", "worked", "2026-11-16"], "night"),
    (["check-out", "--date", "2026-11-16", "--fatigue", "3", "--call-out"], "night"),
  ])
  func `a call-out that runs beyond its time on call is refused`(words: [String], word: String) {
    let session = Session.inParis("rota: {from: 2026-11-16, cycle: on-call, hours: {on-call: 20:00-08:00}}")
    session.now = "2026-11-18T12:00:00+01:00"
    let refused = session.run((words + ["23:40-23:10"]).map { Array($0.utf8) })
    #expect(refused.code == 1, "\(refused)")
    #expect(
      refused.errors == """
        smjournal: error: no time on call at these hours on 2026-11-16; add the work as a shift: smjournal rota add 2026-11-16 \(word) 23:40-23:10

        """)
    #expect(session.files == ["journal.md"])
    #expect(session.run((words + ["06:00-08:30"]).map { Array($0.utf8) }).code == 0)
    #expect(session.compact("day", "2026-11-16").contains("\"worked\":150,"))
  }

  @Test func `calls that are set outside the time on call are told at once`() {
    let session = Session.inParis("rota: {from: 2026-11-16, cycle: on-call, hours: {on-call: 20:00-08:00}}")
    session.now = "2026-11-18T12:00:00+01:00"
    session.run("check-out", "--date", "2026-11-16", "--fatigue", "3", "--call-out", "23-1")
    let reply = session.run("set", "last", "call-outs=23:40-23:10")
    #expect(
      reply.errors.contains("call-outs: 23:40-23:10 is outside the time on call; it counts nothing"),
      "\(reply)")
  }

  // MARK: 24:00

  @Test(arguments: ["24:00", "24h", "24h00", "00:00"])
  func `a shift may end at 24:00, the midnight of the next day`(end: String) {
    let file = Self.shift("late", "start: \"16:00\"\nend: \"\(end)\"")
    let session = Session.inParis("", ["2026/11/2026-11-02-shift-late.md": file])
    #expect(session.compact("day", "2026-11-02").contains("\"worked\":480,"))
    #expect(session.run("check").code == 0)
  }

  @Test func `24:00 is an end wherever hours are said, and never a start`() {
    let session = Session.inParis(
      "rota: {from: 2026-11-16, cycle: late, hours: {late: {start: \"14:00\", end: \"24:00\"}}}")
    #expect(session.compact("day", "2026-11-16").contains("\"worked\":600,"))
    #expect(session.run("check-out", "--date", "2026-11-17", "--end", "24:00", "--fatigue", "2").code == 0)
    let path = "2026/11/2026-11-17-check-out.md"
    #expect(session.text(path)?.contains("end: \"00:00\"\n") == true)
    session.run("set", "last", "end=23:30")
    #expect(session.compact("day", "2026-11-17").contains("\"worked\":570,"))
    #expect(session.run("set", "last", "end=24:00").code == 0)
    #expect(session.text(path)?.contains("end: \"00:00\"\n") == true)
    #expect(session.compact("day", "2026-11-17").contains("\"worked\":600,"))
    #expect(session.run("check-in", "--date", "2026-11-18", "--start", "24:00").code == 64)
  }

  // MARK: Breaks

  @Test(arguments: [
    ("worked: \"19:00-07:00\"\nbreak: 45", 675, 750),
    ("worked: \"19:00-23:00, 00:00-07:00\"\nbreak: 45", 660, 750),
    ("start: \"20:00\"\nend: \"06:00\"\nbreak: 30", 570, 570), ("break: 30", 720, 720),
  ])
  func `a break of a dated shift is unpaid, of what was worked or of the plan`(
    keys: String, worked: Int, planned: Int
  ) {
    let session = Session.inParis(
      Self.nights, ["2026/11/2026-11-02-shift-night.md": Self.shift("night", keys)])
    let day = session.compact("day", "2026-11-02")
    #expect(day.contains("\"planned\":\(planned),\"worked\":\(worked),"), "\(keys): \(day)")
    #expect(session.run("check").code == 0)
  }

  @Test func `rota worked takes the break, and keeps it`() {
    let session = Session.inParis(Self.nights)
    let reply = session.run("rota", "worked", "2026-11-02", "19:00-07:00", "--break", "45")
    #expect(reply.output.contains("19:00–07:00 · worked 11 h 15 min"), "\(reply)")
    #expect(
      session.text("2026/11/2026-11-02-shift-night.md")?.contains("worked: \"19:00-07:00\"\nbreak: 45\n")
        == true)
    #expect(session.run("rota", "worked", "2026-11-02", "19:00-08:00").output.contains("worked 12 h 15 min"))
    #expect(session.compact("day", "2026-11-02").contains("\"planned\":750,\"worked\":735,"))
  }

  // MARK: Plans

  @Test func `a rota with a last day holds up to it, and the one before goes on`() {
    let one = "{from: 2026-11-02, until: 2026-11-03, cycle: day, hours: {day: 07:00-19:30}}"
    let session = Session.inParis("rota: [\(one)]")
    #expect(session.compact("week", "2026-11-02").contains("\"shifts\":2,\"planned\":1500,"))
    // What lies behind it is not known yet.
    #expect(session.run("check").output.isEmpty)
    let both = Session.inParis(
      "rota: [{from: 2026-10-26, cycle: rest night, hours: {night: 19:00-07:30}}, \(one)]")
    let lines = both.lines("week", "2026-11-02")
    let days = lines[1...4].map { String($0.prefix(12)) }
    #expect(days == ["  Mon 2  day", "  Tue 3  day", "  Wed 4  nig", "  Thu 5  res"], "\(lines)")
  }

  @Test func `a last day before the first is told, and counts nothing`() {
    let session = Session.inParis(
      "rota:\n  - from: 2026-11-02\n    until: 2026-11-01\n    cycle: day\n    hours: {day: 07:00-19:30}")
    let check = session.run("check")
    let told =
      "journal.md:7:12: error: until (2026-11-01) is before from (2026-11-02); the last day is ignored"
    #expect(check.code == 1 && (check.output + check.errors).contains(told), "\(check)")
    #expect(session.compact("week", "2026-11-02").contains("\"shifts\":7,"))
  }

  @Test func `another cycle from the same day on keeps the last day`() {
    let session = Session.inParis(
      "rota:\n  - from: \"2026-11-02\"\n    until: \"2026-12-31\"\n    cycle: day\n")
    session.run("rota", "set", "--from", "2026-11-02", "--cycle", "night rest")
    #expect(session.text("journal.md")?.contains("until: \"2026-12-31\"") == true)
  }

  // MARK: Words without a meaning

  @Test func `a word without a meaning makes no known day, and each total names its days`() {
    let session = Session.inParis(
      "rota: {from: 2026-11-02, cycle: day R R R R R R, hours: {day: 07:00-19:30}}")
    session.now = "2026-11-20T12:00:00+01:00"
    for line in [["week", "2026-11-02"], ["month"], ["year"], ["stats"], ["day", "2026-11-03"]] {
      let days = line[0] == "week" ? 6 : line[0] == "month" ? 24 : line[0] == "day" ? 1 : nil
      let text = session.run(line.map { Array($0.utf8) }).output
      #expect(text.contains("Left out: \(days.map { "\($0) " } ?? "")"), "\(text)")
      #expect(text.contains(" with R, which has no meaning yet."), "\(text)")
      let known = line[0] == "week" ? 1 : line[0] == "day" ? 0 : 3
      let json = session.run((line + ["--json"]).map { Array($0.utf8) }).output.filter { !$0.isWhitespace }
      #expect(json.contains("\"knownDays\":\(known),"), "\(line): \(json)")
      #expect(json.contains("\"unknownWords\":[{\"word\":\"R\","), "\(line): \(json)")
    }
    let report = session.compact("report", "--from", "2026-11-02", "--until", "2026-11-15")
    // Two shifts in two days of which it is known what was worked.
    #expect(report.contains("\"averageWeek\":5250,"), "\(report)")
    #expect(report.contains("\"unknownWords\":[{\"word\":\"R\",\"days\":12}]"), "\(report)")
  }

  @Test func `totals of known days name no words`() {
    let week = Session.inParis(Self.nights).compact("week", "2026-11-02")
    #expect(week.contains("\"unknownWords\":[]"), "\(week)")
  }

  // MARK: Countdown

  @Test func `without a rota one number of working days is said, and what is extra`() {
    let session = Session.inParis("")
    session.now = "2026-11-20T12:00:00+01:00"
    session.run("vacation", "add", "2026-11-30..2026-12-04")
    session.run("rota", "add", "saturday", "day", "08:00-12:00")
    let lines = session.lines("today")
    #expect(lines.contains("Only 7 working days until your time off! 🎉"), "\(lines)")
    #expect(
      lines.contains("10 days · 7 working days · including 1 shift extra · 30 November – 4 December"),
      "\(lines)")
  }

  // MARK: Rests

  @Test(arguments: [
    // Six days of rest are planned before the first shift, or nothing is known of them.
    ("2026-11-02", "rest rest rest rest rest rest day", "151 h"),
    ("2026-11-08", "day rest rest rest rest rest rest", "?"),
  ])
  func `the rest of the first week counts from the first known day`(
    from: String, cycle: String, longest: String
  ) {
    let session = Session.inParis(
      "rota: {from: \(from), cycle: \(cycle), hours: {day: 07:00-19:30}}")
    let lines = session.lines(
      "report", "--from", "2026-11-02", "--until", "2026-11-15", "--rules", "fr-hospital")
    let week = lines.first { $0.contains("2–8 November") }
    #expect(week?.hasSuffix("Longest rest \(longest)") == true, "\(lines)")
    #expect(lines.contains { $0.contains("9–15 November") && $0.hasSuffix("Longest rest 155 h 30 min") })
  }

  // MARK: Slips

  @Test func `a shift of days, an overlap and an end far from the plan are told by the write and by check`() {
    let session = Session.inParis(Self.nights)
    session.now = "2026-11-20T12:00:00+01:00"
    let long = session.run(
      "check-out", "--date", "2026-11-02", "--shift", "night", "--at", "2026-11-03T07:10", "--end",
      "2026-11-05T08:00")
    #expect(
      long.errors.hasSuffix(
        """
        smjournal: the shifts of Mon 2 November and Tue 3 November overlap by 12 h 30 min
        smjournal: Mon 2 November has 61 h of work

        """), "\(long.errors)")
    session.run(
      "check-out", "--date", "2026-11-06", "--at", "2026-11-07T08:00", "--fatigue", "3")
    let far = session.run("set", "last", "end=18:00")
    #expect(far.errors.hasSuffix("smjournal: 18:00 is far from the planned end, 07:30\n"), "\(far.errors)")
    let check = session.run("check")
    for line in [
      "2026-11-03-0710-check-out.md:6:6: warning: Mon 2 November has 61 h of work",
      "2026-11-03-0710-check-out.md:6:6: warning: the shifts of Mon 2 November and Tue 3 November overlap by 12 h 30 min",
      "warning: 18:00 is far from the planned end, 07:30",
    ] {
      #expect((check.output + check.errors).contains(line), "\(check)")
    }
  }

  @Test func `an end far from the plan is said once where it is written`() {
    let session = Session.inParis(Self.nights)
    session.now = "2026-11-07T08:00:00+01:00"
    let reply = session.run("check-out", "--date", "2026-11-06", "--end", "18:00")
    #expect(reply.errors.ranges(of: "is far from the planned end").count == 1, "\(reply.errors)")
    let worked = session.run("rota", "worked", "2026-11-06", "19:00-18:00")
    #expect(
      worked.errors.ranges(of: "is far from the planned end").count == 1, "\(worked.errors)")
  }

  @Test func `a break that is longer than the shift is told`() {
    let path = "2026/11/2026-11-03-0800-check-out.md"
    let session = Session.inParis(
      Self.nights,
      [path: "---\nkind: check-out\ndate: 2026-11-02\nat: 2026-11-03T08:00:00+01:00\nbreak: 800\n---\n"])
    let told = "a break of 13 h 20 min is longer than the shift, 12 h 30 min"
    let check = session.run("check")
    #expect((check.output + check.errors).contains("\(path):5:8: warning: \(told)"), "\(check)")
    let reply = session.run("set", "last", "break=790")
    #expect(reply.errors.contains("a break of 13 h 10 min is longer"), "\(reply.errors)")
  }

  @Test func `a shift of 24 hours that is planned so is no slip`() {
    let session = Session.inParis(
      "shifts: {G: {is: day, hours: \"08:00-08:00\"}}\nrota: {from: 2026-11-02, cycle: G rest rest}")
    let reply = session.run("rota", "worked", "2026-11-02", "08:00-08:00")
    #expect(!reply.errors.contains("of work"), "\(reply.errors)")
    #expect(session.run("check").output.isEmpty)
  }

  @Test(arguments: ["check-in", "check-out"])
  func `a record of a shift that the day lacks says so beside the one it has`(verb: String) {
    let session = Session.inParis("rota: {from: 2026-11-16, cycle: day, hours: {day: 07:00-19:00}}")
    let words = [verb, "--date", "2026-11-18", "--shift", "night"]
    let reply = session.run(
      (words + [verb == "check-in" ? "--energy" : "--fatigue", "3"]).map { Array($0.utf8) })
    #expect(reply.code == 0)
    #expect(
      reply.errors.contains(
        "no shift 'night' on 2026-11-18 (there is: day); add it with: smjournal rota add 2026-11-18 night\n"),
      "\(reply.errors)")
    // On a day of the night, and on one without any shift, nothing is amiss.
    for profile in ["rota: {from: 2026-11-16, cycle: N}\nshifts: {N: {is: night}}", ""] {
      let other = Session.inParis(profile)
      #expect(!other.run((words + ["--note", "x"]).map { Array($0.utf8) }).errors.contains("no shift"))
    }
  }

  // MARK: Days of records

  private static func checkOut(_ at: String, _ keys: String = "") -> String {
    "---\nkind: check-out\nat: \"\(at):00+01:00\"\n\(keys)---\nA hard one.\n"
  }

  @Test func `a check-out whose file names no day is of the day of its shift in every view`() {
    let id = "2026-11-03-0800-check-out"
    let session = Session.inParis(
      Self.nights, ["2026/11/\(id).md": Self.checkOut("2026-11-03T08:00", "end: \"07:50\"\n")])
    session.now = "2026-11-04T12:00:00+01:00"
    let day = session.compact("day", "2026-11-02")
    #expect(day.contains("\"worked\":770,"), "\(day)")
    for line in [
      ["day", "2026-11-02"], ["list"], ["list", "--on", "2026-11-02"], ["list", "--weekday", "monday"],
      ["list", "--until", "2026-11-02", "--limit", "1"], ["search", "hard"],
      ["search", "hard", "--on", "2026-11-02"], ["show", id],
    ] {
      let found = session.run((line + ["--json"]).map { Array($0.utf8) }).output.filter { !$0.isWhitespace }
      #expect(
        found.contains("\"kind\":\"check-out\",\"date\":\"2026-11-02\",\"at\":\"2026-11-03T08:00"),
        "\(line): \(found)")
    }
    for line in [
      ["day", "2026-11-03"], ["list", "--on", "2026-11-03"], ["list", "--weekday", "tuesday"],
      ["list", "--from", "2026-11-03"], ["search", "hard", "--from", "2026-11-03"],
    ] {
      let found = session.run((line + ["--json"]).map { Array($0.utf8) }).output
      #expect(!found.contains(id), "\(line): \(found)")
    }
  }

  @Test func `so is one that a later one replaced, and both keep their place in the list`() {
    let session = Session.inParis(
      Self.nights,
      [
        "2026/11/2026-11-03-0800-check-out.md": Self.checkOut("2026-11-03T08:00"),
        "2026/11/2026-11-03-0900-check-out.md": Self.checkOut("2026-11-03T09:00"),
        "2026/11/2026-11-02-early.md": "---\nat: \"2026-11-02T06:00:00+01:00\"\n---\nEarly.\n",
        "2026/11/2026-11-03-late.md": "---\nat: \"2026-11-03T07:00:00+01:00\"\n---\nLate.\n",
      ])
    session.now = "2026-11-04T12:00:00+01:00"
    let ids = session.lines("list", "--format", "{date} {id}").filter { !$0.isEmpty }
    #expect(
      ids == [
        "2026-11-03 2026-11-03-late", "2026-11-02 2026-11-03-0900-check-out",
        "2026-11-02 2026-11-03-0800-check-out", "2026-11-02 2026-11-02-early",
      ])
    let upwards = session.lines("list", "--sort", "+date", "--format", "{id}").filter { !$0.isEmpty }
    #expect(upwards == ids.reversed().map { String($0.dropFirst(11)) })
    let day = session.compact("day", "2026-11-02")
    #expect(day.contains("\"replaced\":[\"2026-11-03-0800-check-out\"]"), "\(day)")
    #expect(day.contains("\"id\":\"2026-11-03-0800-check-out\""), "\(day)")
  }

  @Test func `the day that a file names wins`() {
    let session = Session.inParis(
      Self.nights,
      ["2026/11/a.md": Self.checkOut("2026-11-03T08:00", "date: 2026-11-03\n")])
    session.now = "2026-11-04T12:00:00+01:00"
    #expect(session.compact("list", "--on", "2026-11-03").contains("\"total\":1"))
  }

  @Test(arguments: [
    "week", "month", "year", "stats", "report", "rota check 2026-11-16..2026-11-18", "day 2026-11-16",
  ])
  func `a call-out without an end is named wherever hours are told`(command: String) {
    let session = Session.inParis(
      "shifts: {A: {is: on-call, hours: \"20:00-08:00\"}}\nrota: [{from: 2026-11-16, cycle: A rest rest}]\n")
    session.now = "2026-11-16T23:40:00+01:00"
    session.run("check-in", "--energy", "3")
    session.now = "2026-11-18T12:00:00+01:00"
    let told = session.run(command.words).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let doubt = "check-in during time on call without a check-out: the call-out counts nothing"
    #expect(told.contains(command.hasPrefix("day") ? doubt : "Mon 16 Nov – " + doubt), "\(told)")
    #expect(command != "week" || told.contains("A 20:00–08:00 ?"))
    #expect(!told.contains("where the plan knows"))
  }

  @Test(arguments: [
    (1, "Tue 17 Nov without a check-out: where the plan knows when these shifts end, that counts."),
    (2, "Mon 16 Nov, Tue 17 Nov without a check-out: where the plan knows when these shifts end"),
    (6, "… Sat 14 Nov, Sun 15 Nov, Mon 16 Nov, Tue 17 Nov (6 days) without a check-out: where the plan"),
  ])
  func `the days of missing check-outs are named, of many the last ones`(count: Int, line: String) {
    let session = Session.inParis("rota: {from: '2026-11-01', cycle: day, hours: {day: '07:00-15:00'}}\n")
    for day in 18 - count...17 {
      session.now = "2026-11-\(day)T06:55:00+01:00"
      session.run("check-in", "--energy", "3")
    }
    session.now = "2026-11-19T12:00:00+01:00"
    for command in ["month", "year", "stats", "report"] {
      let told = session.run(command).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(told.contains(line), "\(command): \(told)")
    }
  }
}

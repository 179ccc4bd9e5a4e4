import JournalTestSupport
import Testing

/// What a write leads to is said where it is written.
@Suite struct ToldWhereWrittenTests {
  private static let shifts =
    "shifts: {T: {is: day, hours: \"07:00-19:00\"}, B: {is: on-call, hours: \"08:00-08:00\"}, X: {is: rest}}\n"

  private static let night =
    "shifts: {N: {is: night, hours: \"21:00-07:00\"}, X: {is: rest}}\nrota: [{from: 2026-11-19, cycle: N X X}]"

  @Test func `time on call that goes on into the next shift is told in the check and in an import`() {
    let session = Session.inParis(Self.shifts)
    session.folder.write("Date;Shift\n2026-12-01;B\n2026-12-02;T\n", to: "p.csv")
    let line = "the shifts of Tue 1 December 2026 and Wed 2 December 2026 overlap by 1 h"
    let receipt = session.run("import", "csv", "../p.csv")
    #expect(receipt.output.contains(line), "\(receipt)")
    let check = session.run("rota", "check", "--from", "2026-12-01", "--until", "2026-12-02")
    #expect(check.code == 1)
    #expect(check.output.contains("overlap by 1 h"), "\(check.output)")
  }

  @Test func `a call-out that cuts a rest is told, in a check-out as in the plan`() {
    let session = Session.inParis(
      Self.shifts.replacing("08:00-08:00", with: "20:00-06:00")
        + "rota: [{from: 2026-11-16, cycle: B T X X}]\nrest-rules: eu")
    session.now = "2026-11-17T06:10:00+01:00"
    let reply = session.run("check-out", "--call-out", "2-4", "--fatigue", "3")
    #expect(reply.code == 0)
    #expect(reply.errors.contains("3 h of rest"), "\(reply.errors)")
    #expect(session.run("rota", "add", "2026-11-20", "call-out", "1-3").errors.contains("4 h of rest"))
  }

  @Test(arguments: ["fr", "de", "es", "it", "pt", "nl", "ja", "ko"])
  func `the command that mends the days before is in the reader's language, and is read`(code: String) throws
  {
    let session = Session.inParis(
      "language: \(code)\nrota: [{from: 2026-11-16, cycle: 24h X}]\nshifts: {24h: {is: rest}, X: {is: rest}}")
    let told = session.run("rota", "set", "--shift-type", "24h=day 8h-8h").errors
    let type = try #require(told.split(separator: "'").dropFirst().first)
    #expect(type.hasSuffix(" 2026-11-16") && !type.contains(" from "), "\(told)")
    #expect(session.run("rota", "set", "--shift-type", String(type)).code == 0)
  }

  @Test func `a new meaning says from which day on it holds, and how the days before get it`() {
    let session = Session.inParis(
      "rota: [{from: 2026-11-16, cycle: 24h X}]\nshifts: {24h: {is: rest}, X: {is: rest}}")
    let reply = session.run("rota", "set", "--shift-type", "24h=day 8h-8h")
    #expect(
      reply.errors.contains(
        "24h means this from Fri 20 November on; days before keep what it meant. To mend those too: "
          + "smjournal rota set --shift-type '24h=day 08:00-08:00 from 2026-11-16'\n"), "\(reply.errors)")
    #expect(session.run("rota", "set", "--shift-type", "24h=day 08:00-08:00 from 2026-11-16").code == 0)
    #expect(session.run("day", "2026-11-18").output.contains("24h"))
  }

  @Test func `the word of a sheet for an early shift is the one of several that begins first`() {
    let session = Session.inParis(
      "language: de\nrota: [{from: 2026-11-16, cycle: F X}]\n"
        + "shifts: {F: {is: day, hours: \"06:00-14:12\"}, Z: {is: day, hours: \"09:00-17:00\"}, X: {is: rest}}"
    )
    #expect(session.run("rota", "swap", "2026-11-21", "früh").code == 0)
    #expect(session.text("2026/11/2026-11-21-shift-f.md")?.contains("shift: F\n") == true, "\(session.files)")
  }

  @Test func `hours alone are an extra shift, by one's own word`() {
    let session = Session.inParis(
      "shifts: {J: {is: day, hours: \"07:00-19:00\"}, N: {is: night, hours: \"19:00-07:00\"}}")
    #expect(session.run("rota", "add", "2026-11-26", "19h-23h").code == 0)
    #expect(
      session.text("2026/11/2026-11-26-shift-j.md")?.contains("shift: J\nstart: \"19:00\"\nend: \"23:00\"\n")
        == true, "\(session.files)")
    #expect(session.run("rota", "add", "2026-11-26", "21h-7h").code == 0)
    #expect(session.text("2026/11/2026-11-26-shift-n.md") != nil)
  }

  @Test func `a check-out days later is offered the shift that nobody closed`() {
    let profile = Self.shifts + "clock: notes\nrota: [{from: 2026-11-16, cycle: T T X T}]"
    let session = Session.inParis(profile)
    session.now = "2026-11-17T06:50:00+01:00"
    session.run("check-in", "--energy", "3")
    session.now = "2026-11-19T07:05:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3")
    #expect(
      reply.errors.contains(
        "T shift of Tue 17 November has a check-in and no check-out; --date 2026-11-17 means that one"),
      "\(reply.errors)")
    let asked = Session.inParis(
      profile,
      ["2026/11/2026-11-17-0650-check-in.md": session.text("2026/11/2026-11-17-0650-check-in.md") ?? ""])
    asked.now = session.now
    let other = asked.run("check-out", "--fatigue", "3", typed: "1")
    #expect(other.errors.contains("Which shift is it about?"), "\(other.errors)")
    // The hour of today is no end of a shift that was over two days ago.
    let path = asked.files.first { $0.contains("check-out") } ?? ""
    #expect(asked.text(path)?.contains("date: \"2026-11-17\"\n") == true, "\(asked.files)")
    #expect(asked.text(path)?.contains("at:") == false, "\(asked.text(path) ?? "")")
  }

  @Test func `an end without a beginning says that nothing is counted`() {
    let session = Session.inParis(Self.shifts + "rota: [{from: 2026-11-16, cycle: X}]")
    let reply = session.run("check-out", "--end", "18h", "--fatigue", "3")
    #expect(
      reply.errors.contains(
        "so no hours are counted; say it with: smjournal check-in --date 2026-11-20 --start 07:00"),
      "\(reply.errors)")
  }

  @Test func `hours that have not begun are refused, and asked about at a terminal`() {
    let session = Session.inParis(Self.shifts + "rota: [{from: 2026-11-16, cycle: T}]")
    for (day, said) in [("2026-11-23", "Mon 23 November"), ("tonight", "20:00")] {
      let reply = session.run("rota", "worked", day, "20-23")
      #expect(reply.code == 64 && reply.errors == "smjournal: error: \(said) has not come yet\n", "\(reply)")
    }
    #expect(session.run("rota", "worked", "2026-11-23", "7-18", typed: "n").output == "")
    #expect(session.files == ["journal.md"])
  }

  @Test func `in for out after a night is asked about`() {
    let session = Session.inParis(Self.night)
    session.now = "2026-11-20T07:10:00+01:00"
    let reply = session.run("check-in", typed: "\n\n3⏸\n\n\n\n\n\nn")
    #expect(
      reply.errors.contains("N shift of Thu 19 November ends at 07:00: is it its check-out? [Y/n]"),
      "\(reply.errors)")
    #expect(session.files.contains { $0.contains("check-out") }, "\(session.files)")
  }

  @Test func `who is asked about a night that was forgotten is told how to close it`() {
    let words = "shifts: {N: {is: night, hours: \"21:00-07:00\"}, S: {is: late, hours: \"14:00-22:00\"}}\n"
    let session = Session.inParis(words + "rota: [{from: 2026-11-19, cycle: N S rest}]")
    session.now = "2026-11-19T20:55:00+01:00"
    session.run("check-in", "--energy", "3")
    for (time, option) in [("11:30", ""), ("17:30", " --date 2026-11-19")] {
      session.now = "2026-11-20T\(time):00+01:00"
      let today = session.run("today").output
      #expect(today.hasSuffix("How was your night? smjournal check-out\(option)\n"), "\(today)")
    }
    session.run("check-out", "--date", "2026-11-19", "--fatigue", "3")
    #expect(!session.run("day", "2026-11-19").output.contains("without a check-out"))
  }

  @Test func `an extra shift of hours that overlap is refused`() {
    let session = Session.inParis(Self.night)
    let reply = session.run("rota", "add", "2026-11-28", "07:00-12:00,11:00-15:00")
    #expect(
      reply.code == 64
        && reply.errors == "smjournal: error: 07:00–12:00, 11:00–15:00 would stretch over 32 h: "
          + "say the hours of a shift in their order, none twice\n",
      "\(reply)")
    #expect(session.files == ["journal.md"])
  }

  @Test func `minutes of shifts that overlap are told where they are counted`() {
    let words = "shifts: {A: {is: day, hours: \"07:00-15:00\"}, B: {is: late, hours: \"13:00-21:00\"}}\n"
    let session = Session.inParis(
      words + "rota: [{from: 2026-11-16, cycle: A+B rest rest rest rest rest rest}]")
    let outputs = [
      session.run("day", "2026-11-16"), session.run("week", "2026-11-16"),
      session.run("report", "--from", "2026-11-16"),
    ].map(\.output)
    for output in outputs {
      #expect(output.contains("\n2 h of shifts that overlap are counted once"), "\(output)")
    }
  }

  @Test(arguments: [
    ("A+B", "2026-11-20T07:10:00+01:00", "B shift of Thu 19 November", "--shift A"),
    ("A+B", "2026-11-20T02:10:00+01:00", "B shift of Thu 19 November", "--shift A"),
    ("A D", "2026-11-20T08:50:00+01:00", "D shift of Fri 20 November", "--date 2026-11-19"),
  ])
  func `a check-out that is missing takes none of the next shift's`(
    cycle: String, now: String, taken: String, option: String
  ) {
    let words =
      "shifts: {A: {is: day, hours: \"07:00-15:00\"}, B: {is: night, hours: \"21:00-07:00\"}, "
      + "D: {is: day, hours: \"05:00-09:00\"}}\n"
    let rota = "rota: [{from: 2026-11-19, cycle: \(cycle) rest}]"
    let session = Session.inParis("clock: notes\n" + words + rota)
    session.now = "2026-11-19T06:55:00+01:00"
    session.run("check-in", "--energy", "3")
    session.now = now
    let reply = session.run("check-out", "--fatigue", "3")
    #expect(reply.output.contains("(check-out, \(taken))"), "\(reply)")
    #expect(
      reply.errors.hasPrefix(
        "smjournal: filed under the shift that began last: \(taken); use --date or --shift for another\n"
          + "smjournal: A shift of Thu 19 November has a check-in and no check-out; \(option) means that one\n"
      ),
      "\(reply.errors)")
    let month = session.run("day", "2026-11-19").output
    #expect(month.contains("07:00–15:00, 8 h · worked 8 h 5 min (noted,\n06:55–15:00)"), "\(month)")
  }

  @Test(arguments: [true, false])
  func `in for out near the end says what it does to the hours, and the way back`(hasCheckIn: Bool) {
    let session = Session.inParis("clock: notes\n" + Self.night)
    session.now = "2026-11-19T20:50:00+01:00"
    if hasCheckIn { session.run("check-in", "--energy", "3") }
    session.now = "2026-11-20T06:58:00+01:00"
    let reply = session.run("check-in", "--energy", "2")
    let former = "smjournal: this shift has a check-in already, at 20:50: 2026-11-19-2050-check-in\n"
    #expect(
      reply.errors == (hasCheckIn ? former : "")
        + "smjournal: N shift of Thu 19 November ends at 07:00: is it its check-out?\n"
        + "smjournal: so near to the end it counts no hours. If it is the check-out: "
        + "smjournal undo && smjournal check-out --at 06:58; if work began then: "
        + "smjournal set @ start=06:58\n")
    session.now = "2026-11-20T12:00:00+01:00"
    let hours = hasCheckIn ? "10 h 10 min (noted,\n20:50–07:00)" : "10 h"
    #expect(session.run("day", "2026-11-19").output.contains(hours))
    session.run("undo")
    session.run("check-out", "--at", "06:58")
    let ended = session.run("day", "2026-11-19").output
    let worked = hasCheckIn ? "10 h 8 min (noted,\n20:50–06:58)" : "9 h 58 min (noted,\n21:00–06:58)"
    #expect(ended.contains("worked " + worked), "\(ended)")
  }

  @Test func `out for in before a night is asked about, and said where nobody can be asked`() {
    let question = "N shift of Fri 20 November begins at 21:00: is it its check-in?"
    let nights = Self.night.replacing("N X X", with: "N N X")
    let session = Session.inParis(nights)
    session.now = "2026-11-20T20:55:00+01:00"
    #expect(session.run("check-out", typed: "\n3⏸\n\n\n\n").errors.contains(question + " [Y/n]"))
    #expect(session.files.contains { $0.contains("2055-check-in") }, "\(session.files)")
    let piped = Session.inParis(nights)
    piped.now = session.now
    let reply = piped.run("check-out", "--fatigue", "3")
    #expect(reply.output.contains("(check-out, N shift of Fri 20 November)"), "\(reply.output)")
    #expect(reply.errors == "smjournal: \(question)\n")
  }

  @Test func `an end in the morning without a plan is of the night before`() {
    let session = Session.inParis("")
    session.now = "2026-11-20T07:20:00+01:00"
    let reply = session.run("check-out", "--end", "7h")
    #expect(reply.output.contains("Thu 19 November"), "\(reply.output)")
    #expect(reply.errors.contains("smjournal check-in --date 2026-11-19 --start 21:00"), "\(reply.errors)")
    session.run("check-in", "--date", "2026-11-19", "--start", "21:00")
    session.now = "2026-11-20T20:50:00+01:00"
    #expect(session.run("check-in", "--energy", "3").output.contains("Fri 20 November"))
    session.now = "2026-11-20T21:50:00+01:00"
    let week = session.run("week").output
    #expect(week.contains("Thu 19") && week.contains("21:00–07:00 ✓"), "\(week)")
  }

  @Test func `a stated time that can't be meant takes the place of no good one`() {
    let session = Session.inParis(Self.night)
    session.now = "2026-11-20T08:05:00+01:00"
    session.run("check-out", "--fatigue", "2", "--end", "7h50")
    session.now = "2026-11-20T12:00:00+01:00"
    let reply = session.run("check-out", "--date", "2026-11-19", "--end", "20h30")
    #expect(reply.errors.contains("that end lies before the shift begins, 21:00: it counts nothing"))
    #expect(reply.errors.contains("end 07:50 stays"), "\(reply.errors)")
    #expect(session.run("day", "2026-11-19").output.contains("10 h 50 min"))
    let edited = session.run("set", "last", "end=20h30")
    #expect(edited.errors.contains("that end lies before the shift begins, 21:00: it counts nothing"))
  }

  @Test func `a call-out up to the end of time on call is told how it is written`() {
    let session = Session.inParis(Self.shifts + "rota: [{from: 2026-11-19, cycle: B X X}]")
    session.now = "2026-11-19T23:40:00+01:00"
    session.run("check-in", "--energy", "2")
    session.now = "2026-11-20T07:40:00+01:00"
    let reply = session.run("check-out", "--fatigue", "4")
    #expect(
      reply.errors.contains("if it ended one: smjournal set @ call-outs=23:40-07:40"), "\(reply.errors)")
    session.run("set", "last", "call-outs=23:40-07:40")
    #expect(session.run("day", "2026-11-19").output.contains("8 h"))
  }

  @Test func `what a check-out states of a call holds, and calls that count no more are named`() {
    let session = Session.inParis(
      Self.shifts.replacing("08:00-08:00", with: "19:00-07:00") + "rota: [{from: 2026-11-18, cycle: B X X X}]"
    )
    session.now = "2026-11-18T22:00:00+01:00"
    session.run("check-in", "--energy", "2")
    session.now = "2026-11-19T02:00:00+01:00"
    session.run("check-out", "--call-out", "22:10-01:40")
    #expect(session.run("day", "2026-11-18").output.contains("3 h 30 min"))
    let reply = session.run("rota", "worked", "2026-11-18", "5-6:30")
    #expect(
      reply.errors.contains("to keep it: smjournal rota worked 2026-11-18 '22:10-01:40, 05:00-06:30'"),
      "\(reply.errors)")
    #expect(session.run("rota", "worked", "2026-11-18", "22:10-01:40, 05:00-06:30").errors == "")
  }

  @Test func `work that begins behind a night counts with its own check-out`() {
    let session = Session.inParis(Self.night)
    for (kind, now) in [
      ("check-in", "2026-11-19T20:50:00+01:00"), ("check-out", "2026-11-20T06:50:00+01:00"),
      ("check-in", "2026-11-20T07:00:00+01:00"), ("check-out", "2026-11-20T11:00:00+01:00"),
    ] {
      session.now = now
      session.run(kind, kind == "check-in" ? "--energy" : "--fatigue", "3")
    }
    let week = session.run("week").output
    #expect(week.contains("07:00–11:00 ✓") && week.contains("worked 14 h"), "\(week)")
  }

  @Test func `an end in the gap of a split shift is when she went, and a call may begin before time on call`()
  {
    let session = Session.inParis(
      "shifts: {G: {is: day, hours: '07:00-11:00, 16:00-20:00'}, B: {is: on-call, hours: '19:00-07:00'}}\n"
        + "rota: [{from: 2026-11-18, cycle: G B}]")
    session.now = "2026-11-18T13:40:00+01:00"
    session.run("check-out", "--end", "13:30")
    #expect(session.run("day", "2026-11-18").output.contains("6 h 30 min"))
    session.now = "2026-11-20T07:10:00+01:00"
    session.run("check-out", "--date", "2026-11-19", "--call-out", "18:30-20:00")
    #expect(session.run("day", "2026-11-19").output.contains("1 h 30 min"))
  }

  @Test func `a call that a later check-out states answers its check-in`() {
    let session = Session.inParis(
      Self.shifts.replacing("08:00-08:00", with: "19:00-07:00") + "rota: [{from: 2026-11-18, cycle: B X X X}]"
    )
    session.now = "2026-11-18T22:00:00+01:00"
    session.run("check-in", "--energy", "2")
    session.now = "2026-11-19T07:05:00+01:00"
    session.run("check-out", "--call-out", "22:10-01:40")
    let day = session.run("day", "2026-11-18").output
    #expect(day.contains("3 h 30 min") && !day.contains("counts nothing"), "\(day)")
  }

  @Test func `a swap of a shift that has its check-in says so, and two long shifts of a day are told`() {
    let session = Session.inParis(Self.night.replacing("N X X", with: "N X T X") + "\nrest-rules: eu")
    session.now = "2026-11-19T20:50:00+01:00"
    session.run("check-in", "--energy", "3")
    #expect(
      session.run("rota", "swap", "2026-11-19", "2026-11-20").errors.contains(
        "Thu 19 November has a check-in or a check-out already: it stays, and its hours count"))
    let line = "Thu 19 November has a check-in or a check-out already: it stays, and its hours count"
    #expect(session.run("rota", "off", "2026-11-19", "--why", "sick").errors.contains(line))
    session.run("rota", "set", "--shift-type", "T=day 7-19")
    #expect(session.run("rota", "add", "2026-11-25", "N").errors.contains("has 22 h of work"))
  }

  @Test func `an end half a day from the plan counts nothing and is asked for again`() {
    let session = Session.inParis(Self.night)
    session.now = "2026-11-20T20:45:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3", typed: "19h\n7h\n")
    #expect(
      reply.errors.contains("that end lies before the shift begins, 21:00: it counts nothing"),
      "\(reply.errors)")
    #expect(session.files.contains { session.text($0)?.contains("end: \"07:00\"\n") == true })
    // What is still to come counts.
    session.now = "2026-11-20T00:30:00+01:00"
    #expect(
      session.run("check-out", "--fatigue", "3", "--end", "7h30").errors.contains("before the shift") == false
    )
  }

  @Test func `an extra night by its word begins by its hours, which are asked about`() {
    let session = Session.inParis(Self.night)
    session.now = "2026-11-22T02:00:00+01:00"
    let told = session.run("check-in", "--shift", "N", "--energy", "2")
    #expect(
      told.errors.contains(
        "it counts from 02:00, the moment of writing; if it began by its hours: smjournal set @ start=21:00"),
      "\(told.errors)")
    let other = Session.inParis(Self.night)
    other.now = session.now
    let asked = other.run("check-in", "--shift", "N", "--energy", "2", typed: "\n")
    #expect(asked.errors.contains("Began when? [21:00]"), "\(asked.errors)")
    #expect(other.files.contains { other.text($0)?.contains("start: \"21:00\"\n") == true })
  }

  @Test func `where the moments count, an end hours before the plan is asked about once`() {
    let session = Session.inParis("clock: notes\n" + Self.night)
    session.now = "2026-11-20T03:30:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3", typed: "7h\n")
    #expect(
      reply.errors.contains("03:30 is 3 h 30 min before the end that is planned, 07:00"), "\(reply.errors)")
    #expect(session.files.contains { session.text($0)?.contains("end: \"07:00\"\n") == true })
  }

  private static let words = """
    shifts: {m: {is: day, hours: "07:00-14:30"}, n: {is: night, hours: "21:00-07:30", break: 30}, \
    A: {is: day, hours: "08:00-20:00", break: 60}, S: {is: day, hours: "08:00-12:00, 16:00-20:00"}, \
    G: {is: day, hours: "08:00-08:00"}}
    rota: [{from: 2026-11-16, cycle: m n A S}]
    """

  @Test(arguments: [
    ("2026-11-16", "7-15,14-16", "07:00–15:00, 14:00–16:00 would stretch over 33 h"),
    ("2026-11-16", "7-15,7-9", "07:00–15:00, 07:00–09:00 would stretch over 26 h"),
    ("2026-11-19", "16-20.10,8-12", "16:00–20:10, 08:00–12:00 would stretch over 20 h"),
  ]) func `hours of one shift that overlap or go back are refused`(day: String, hours: String, what: String) {
    let session = Session.inParis(Self.words)
    let before = session.files
    let reply = session.run("rota", "worked", day, hours)
    #expect(reply.code == 64)
    #expect(
      reply.errors == "smjournal: error: \(what): say the hours of a shift in their order, none twice\n")
    #expect(session.files == before)
  }

  @Test(arguments: [
    // What was left out is time of the break.
    ("2026-11-17", "21-2,2.30-7.30", "21:00–02:00, 02:30–07:30 · worked 10 h", ""),
    ("2026-11-17", "21-2,2.10-7.30", "21:00–02:00, 02:10–07:30 · worked 10 h", ""),
    ("2026-11-17", "21-7.30", "21:00–07:30 · worked 10 h", ""),
    ("2026-11-19", "8-12.15,16-20", "08:00–12:15, 16:00–20:00 · worked 8 h 15 min", ""),
    ("2026-11-19", "16-20", "16:00–20:00 · worked 4 h", ""),
    ("2026-11-18", "8-21", "08:00–21:00 · worked 12 h", ""),
    (
      "2026-11-17", "7.30-21", "07:30–21:00 · worked 13 h",
      "smjournal: 07:30 is far from the start that is planned, 21:00\n"
    ),
    (
      "2026-11-17", "21-21", "21:00–21:00 · worked 23 h 30 min",
      "smjournal: 21:00 is far from the planned end, 07:30\n"
    ),
    (
      "2026-11-17", "21-1", "21:00–01:00 · worked 3 h 30 min",
      "smjournal: 01:00 is 6 h 30 min before the end that is planned, 07:30\n"
    ),
  ]) func `worked hours are told as they count, and far from the plan`(
    day: String, hours: String, line: String, remark: String
  ) {
    let session = Session.inParis(Self.words)
    let reply = session.run("rota", "worked", day, hours)
    #expect(reply.output.contains(line + "\n"), "\(reply)")
    // The rests are told before it.
    #expect(remark.isEmpty ? reply.errors.isEmpty : reply.errors.hasSuffix(remark), "\(reply.errors)")
    // The day and the confirmation say one figure.
    let worked = line.split(separator: "worked ").last ?? ""
    #expect(session.run("day", day).output.contains("worked \(worked)"))
  }

  @Test(arguments: [
    (["A", "8-20.30"], "shift-a"), (["a", "8-20.30"], "shift-a"), (["night", "21-8"], "shift-n"),
    (["n", "21-8"], "shift-n"), (["day", "8-20.30"], "shift-a"),
  ]) func `a shift of several is named as it is called or by what it is`(words: [String], file: String) {
    let session = Session.inParis(Self.words)
    session.run("rota", "add", "2026-11-17", "A")
    let reply = session.run((["rota", "worked", "2026-11-17"] + words).map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply)")
    let files = session.files.filter { session.text($0)?.contains("worked:") == true }
    #expect(files.count == 1 && files[0].contains(file), "\(files)")
  }
}

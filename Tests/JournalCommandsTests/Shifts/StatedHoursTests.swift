import JournalModel
import Testing

/// Hours that a person states: `--start`, `--end`, `--call-out`, `set end=`, `rota worked`, calls of time on
/// call.
@Suite struct StatedHoursTests {
  static let ward = """
    rota:
      - from: "2026-11-16"
        cycle: day late+AST night night rest
        hours: {day: "07:00-19:30", late: "13:30-21:30", night: "19:00-07:30"}
    shifts:
      "AST": {is: on-call, hours: "21:30-07:00"}
    """

  // MARK: Check-in and check-out

  @Test(arguments: [
    ("18h45", "\"18:45\""), ("18.45", "\"18:45\""), ("18:45", "\"18:45\""), ("7", "\"07:00\""),
    ("now", "\"2026-11-20T18:50:00+01:00\""), ("maintenant", "\"2026-11-20T18:50:00+01:00\""),
    ("2026-11-20T18:45", "\"2026-11-20T18:45:00+01:00\""),
    ("2026-11-20T18:45:00+02:00", "\"2026-11-20T18:45:00+02:00\""),
    ("yesterday 18:45", "\"2026-11-19T18:45:00+01:00\""),
  ])
  func `a check-in states when the shift began, as people write it`(text: String, written: String) {
    let session = Session()
    let reply = session.run("check-in", "--start", text, "--shift", "night")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(
      session.text("2026/11/2026-11-20-1850-check-in.md") == """
        ---
        kind: check-in
        date: "2026-11-20"
        at: "2026-11-20T18:50:00+01:00"
        shift: night
        start: \(written)
        source: cli
        ---

        """)
  }

  @Test func `a check-out states when it ended, and the calls`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-18T08:10:00+01:00"
    let reply = session.run(
      "check-out", "--end", "7h50", "--call-out", "23h40-4h10", "--call-out", "5-5h45", "--shift", "AST",
      "--json")
    #expect(
      reply.output.contains(
        """
          "end": "07:50",
          "source": "cli",
          "call-outs": [
            "23:40-04:10",
            "05:00-05:45"
          ]
        """), "\(reply)")
    #expect(
      session.text("2026/11/2026-11-18-0810-check-out.md")?.contains(
        "shift: AST\nend: \"07:50\"\ncall-outs:\n  - \"23:40-04:10\"\n  - \"05:00-05:45\"\nsource: cli\n")
        == true)
  }

  /// A shift with half an hour of break.
  private static let paused =
    "shifts:\n  \"J\": {is: day, hours: \"07:00-19:30\", break: 30}\n"
    + "rota:\n  - from: \"2026-11-16\"\n    cycle: J"

  @Test(arguments: [
    (["no", "break"], 0, "12 h 30 min (plan, break 0 min)"),
    (["ohne", "Pause"], 0, "12 h 30 min (plan, break 0 min)"),
    (["sans", "pause"], 0, "12 h 30 min (plan, break 0 min)"),
    (["sin", "pausa"], 0, "12 h 30 min (plan, break 0 min)"),
    (["senza", "pausa"], 0, "12 h 30 min (plan, break 0 min)"),
    (["sem", "intervalo"], 0, "12 h 30 min (plan, break 0 min)"),
    (["geen", "pauze"], 0, "12 h 30 min (plan, break 0 min)"),
    (["休憩なし"], 0, "12 h 30 min (plan, break 0 min)"), (["휴게", "없음"], 0, "12 h 30 min (plan, break 0 min)"),
    (["break", "15"], 15, "12 h 15 min (plan, break 15 min)"),
    (["15", "min", "Pause"], 15, "12 h 15 min (plan, break 15 min)"),
    (["happy", "no", "break"], 0, "12 h 30 min (plan, break 0 min)"),
    (["--break", "none"], 0, "12 h 30 min (plan, break 0 min)"),
    (["--break", "1h"], 60, "11 h 30 min (plan, break 1 h)"),
    (["--break", "15", "--end", "20:00"], 15, "12 h 45 min (stated, 07:00–20:00, break 15 min)"),
  ])
  func `a check-out states the break where it was not the usual one`(
    words: [String], minutes: Int, worked: String
  ) {
    let session = Session.inParis(Self.paused)
    session.now = "2026-11-19T20:01:00+01:00"
    let reply = session.run((["check-out"] + words).map { Array($0.utf8) })
    #expect(reply.code == 0, "\(reply.errors)")
    let text = session.text("2026/11/2026-11-19-2001-check-out.md")
    #expect(text?.contains("\nbreak: \(minutes)\n") == true, "\(text ?? "")")
    let day = session.run("day").output.replacing("\n", with: " ")
    #expect(day.contains("· worked \(worked)"), "\(day)")
  }

  @Test func `a break stays where a second check-out says nothing of it, and is set later in words`() {
    let session = Session.inParis(Self.paused)
    session.now = "2026-11-19T19:31:00+01:00"
    session.run("check-out", "--break", "0")
    session.now = "2026-11-19T19:40:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3")
    #expect(reply.errors.contains("break 0 stays, as 2026-11-19-1931-check-out states it"), "\(reply.errors)")
    session.run("set", "@", "break=20 min")
    #expect(session.run("day").output.contains("12 h 10 min"), "\(session.run("day"))")
  }

  @Test(arguments: [
    (["check-out", "--break", "long"], "--break 'long': expected a whole number, 0 or more"),
    (["check-in", "--start", "late"], "--start 'late': expected a time, such as 07:30 or 2026-11-20T07:30"),
    (["check-out", "--end", "25:00"], "--end '25:00': expected a time, such as 07:30 or 2026-11-20T07:30"),
    (["check-out", "--call-out", "soon"], "--call-out 'soon': expected two times, such as 18:45-07:50"),
    (["check-in", "--end", "07:00"], "unknown option '--end'"),
    (["rota", "worked", "yesterday", "soon"], "'soon': expected two times, such as 18:45-07:50"),
    (["rota", "add", "yesterday", "call-out"], "missing argument TIME-TIME"),
  ])
  func `what is no time is wrong usage`(words: [String], problem: String) {
    let reply = Session().run(words.map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.errors.hasPrefix("smjournal: error: \(problem)"), "\(reply.errors)")
  }

  @Test func `a check-out far from the planned end asks once when it ended; Enter leaves it to the plan`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-19T07:50:00+01:00"
    let question = "Ended when? [07:30] (a time such as 7h50, now, or Enter for the plan) › "
    let plan = session.run("check-out", "--fatigue", "3", typed: "\n")
    #expect(plan.errors.replacing("\n", with: " ").contains(question), "\(plan.errors)")
    #expect(session.text("2026/11/2026-11-19-0750-check-out.md")?.contains("end:") == false)
    session.run("undo")
    let stated = session.run("check-out", "--fatigue", "3", typed: "soon\n7.45\n")
    #expect(stated.errors.contains("Sorry, I didn't understand that."), "\(stated.errors)")
    #expect(session.text("2026/11/2026-11-19-0750-check-out.md")?.contains("\nend: \"07:45\"\n") == true)
  }

  @Test
  func `where the moments count a check-out far from the planned end asks once, and Enter is that moment`() {
    let session = Session.inParis(Self.ward + "\nclock: notes")
    session.now = "2026-11-19T07:50:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3", typed: "\n")
    let question = "Ended when? [07:50] (a time such as 7h50, or Enter for now) › "
    #expect(reply.errors.replacing("\n", with: " ").contains(question), "\(reply.errors)")
    // What was confirmed is stated: it stays where nothing else is answered.
    #expect(session.text("2026/11/2026-11-19-0750-check-out.md")?.contains("\nend: \"07:50\"\n") == true)
    session.run("undo")
    session.now = "2026-11-19T03:30:00+01:00"
    let early = session.run("check-out", "--fatigue", "3", typed: "\n").errors.replacing("\n", with: " ")
    #expect(
      early.contains("Ended when? [07:30] (a time such as 7h50, now, or Enter for the plan) › "), "\(early)")
    #expect(session.text("2026/11/2026-11-19-0330-check-out.md")?.contains("\nend: \"07:30\"\n") == true)
  }

  @Test(arguments: [
    ("3-4", [], nil, "23:40–01:10, 1 h 30 min · called out 03:00–04:00, 1 h"),
    ("0:30-2", [], "set @ 'call-outs=23:40-01:10, 00:30-02:00'", "00:30–02:00, 1 h 30 min"),
    ("3-4", ["--replace"], "set @ 'call-outs=23:40-01:10, 03:00-04:00'", "03:00–04:00, 1 h"),
  ])
  func `a call that a later check-out states counts beside others, and what it takes away is told`(
    call: String, options: [String], keeping: String?, counted: String
  ) {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-18T06:10:00+01:00"
    let words = ["check-out", "--date", "2026-11-17", "--shift", "AST", "--call-out"]
    session.run((words + ["23:40-1:10", "--fatigue", "3"]).map { Array($0.utf8) })
    session.now = "2026-11-18T08:10:00+01:00"
    let reply = session.run((words + [call, "--fatigue", "4"] + options).map { Array($0.utf8) })
    let told =
      "smjournal: no longer counted, since this one replaces it: call-outs 23:40-01:10 of "
      + "2026-11-18-0610-check-out; to keep it: smjournal "
    let isTold = keeping.map { reply.errors.contains(told + $0 + "\n") } ?? (reply.errors == "")
    #expect(isTold, "\(reply.errors)")
    let day = session.run("day", "2026-11-17").output.replacing("\n", with: " ")
    #expect(day.contains("called out " + counted + " · worked"), "\(day)")
    guard let keeping else { return }
    let edit = keeping.replacing("'", with: "").replacing(", ", with: ",")
    #expect(session.run(edit.words).code == 0)
    #expect(session.run("day", "2026-11-17").output.contains("23:40–"))
  }

  @Test func `hours that an earlier record states stay where the later one says none`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-19T07:45:00+01:00"
    session.run("check-out", "--fatigue", "3", "--end", "8h40")
    let reply = session.run("check-out", "--fatigue", "4")
    #expect(
      reply.errors.hasSuffix("smjournal: end 08:40 stays, as 2026-11-19-0745-check-out states it\n"),
      "\(reply.errors)")
    #expect(session.text("2026/11/2026-11-19-0745-check-out-2.md")?.contains("\nend: \"08:40\"\n") == true)
    let asked = session.run("check-out", typed: "y" + "\n" + "4" + "\n\n\n\n\n\n").errors
    #expect(
      asked.replacing("\n", with: " ").contains(
        "Ended when? [08:40] (a time such as 7h50, or Enter to keep it) › "), "\(asked)")
    session.now = "2026-11-19T09:00:00+01:00"
    #expect(session.run("day", "2026-11-18").output.contains("worked 13 h 40 min"))
  }

  @Test func `a moment that clocks the hours is told where it lies far from the plan`() {
    let session = Session.inParis(Self.ward + "\nclock: notes")
    session.now = "2026-11-18T22:30:00+01:00"
    let late = session.run("check-in", "--energy", "3")
    #expect(late.errors.contains("22:30 is far from the start that is planned, 19:00\n"), "\(late.errors)")
    session.now = "2026-11-19T13:55:00+01:00"
    let far = "smjournal: 13:55 is far from the planned end, 07:30\n"
    #expect(session.run("check-out", "--fatigue", "3").errors.contains(far))
    session.run("undo")
    let asked = session.run("check-out", "--fatigue", "3", typed: "\n").errors
    #expect(asked.contains(far) && asked.contains("Ended when? [07:30]"), "\(asked)")
    #expect(session.text("2026/11/2026-11-19-1355-check-out.md")?.contains("\nend: \"07:30\"\n") == true)
  }

  @Test func `of two ways to state hours it is said which holds`() {
    let session = Session.inParis("rota: {from: '2026-11-16', cycle: day, hours: {day: '07:00-19:00'}}")
    session.now = "2026-11-16T18:58:00+01:00"
    session.run("rota", "worked", "today", "7-19")
    session.now = "2026-11-16T20:45:00+01:00"
    let out = session.run("check-out", "--mood", "3", "--end", "20:40")
    #expect(
      out.errors.hasSuffix(
        "smjournal: 20:40 counts nothing: 07:00–19:00 stated by rota worked holds; to change it: "
          + "smjournal rota worked 2026-11-16 day 07:00-20:40\n"), "\(out.errors)")
    #expect(
      session.run("rota", "worked", "2026-11-16", "day", "07:00-20:40").output.hasSuffix("13 h 40 min\n"))
    session.now = "2026-11-17T20:45:00+01:00"
    session.run("check-out", "--mood", "3", "--end", "20:40")
    let worked = session.run("rota", "worked", "today", "7-19:30")
    #expect(
      worked.errors
        == "smjournal: from now on these hours hold, not end 20:40 of 2026-11-17-2045-check-out\n",
      "\(worked.errors)")
  }

  @Test func `a check-out for which no shift waits is of the one that was forgotten, and that is told`() {
    let session = Session.inParis(
      "rota: {from: '2026-11-03', cycle: day rest rest, hours: {day: '07:00-07:00'}}")
    session.now = "2026-11-06T07:20:00+01:00"
    session.run("check-in", "--energy", "3")
    session.now = "2026-11-08T08:00:00+01:00"
    let reply = session.run("check-out", "--mood", "2", "--fatigue", "4")
    #expect(
      reply.errors
        == "smjournal: filed under the shift that began last: day shift of Fri 6 November; "
        + "use --date or --shift for another\n", "\(reply.errors)")
  }

  @Test func `what two shifts share is told where one of them is stated`() {
    let session = Session.inParis(
      "rota: {from: '2026-11-16', cycle: late, hours: {late: '14:00-21:30', day: '08:00-20:00'}}")
    session.now = "2026-11-16T06:00:00+01:00"
    session.run("rota", "add", "today", "day")
    session.now = "2026-11-16T23:46:00+01:00"
    let reply = session.run("rota", "worked", "today", "late", "14:30-22")
    #expect(reply.output.hasSuffix("14:30–22:00 · worked 7 h 30 min\n"), "\(reply.output)")
    let told = "2 h of it counts: another shift has the other minutes, and what two share is counted once\n"
    #expect(reply.errors == "smjournal: " + told, "\(reply.errors)")
    let day = session.run("day").output.split(separator: "\n").joined(separator: " ")
    #expect(day.contains("worked 2 h (stated, 14:30–22:00)"), "\(day)")
    session.now = "2026-11-17T23:46:00+01:00"
    #expect(session.run("rota", "worked", "today", "14:30-22").errors == "")
  }

  @Test func `a split shift shows its parts, and its second check-in counts by the plan`() {
    let session = Session.inParis(
      "rota: {from: '2026-11-16', cycle: SP}\nshifts: {SP: {is: day, hours: '08:00-12:00, 16:00-20:00'}}")
    session.now = "2026-11-16T12:10:00+01:00"
    session.run("check-out", "--fatigue", "2", "--end", "12:20")
    session.now = "2026-11-16T13:00:00+01:00"
    #expect(session.run("today").output.contains("\n08:00–12:00, 16:00–20:00, 8 h\n"))
    session.now = "2026-11-16T15:50:00+01:00"
    let reply = session.run("check-in", "--energy", "2")
    #expect(reply.code == 0 && reply.errors == "", "\(reply.errors)")
    session.now = "2026-11-16T22:30:00+01:00"
    #expect(session.run("day").output.contains("worked 8 h 20 min"), "\(session.run("day").output)")
  }

  @Test func `a check-out days late names another day than its own`() {
    let session = Session.inParis("rota: {from: '2026-11-01', cycle: rest, until: '2026-11-01'}")
    session.now = "2026-11-03T13:00:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3", "--end", "9")
    #expect(
      reply.errors.hasSuffix(
        "noted as work of its own on Mon 2 November; for another day: --date 2026-11-03\n"),
      "\(reply.errors)")
  }

  @Test func `an end hours behind the moment of writing is not one of the next day`() {
    let session = Session.inParis(
      "rota: {from: '2026-11-15', cycle: day rest rest, hours: {day: '07:00-07:00'}}")
    session.now = "2026-11-15T06:55:00+01:00"
    session.run("check-in", "--energy", "2")
    session.now = "2026-11-15T14:05:00+01:00"
    let reply = session.run("check-out", "--end", "2pm", "--mood", "3")
    #expect(
      reply.errors == "smjournal: 14:00 is 17 h before the end that is planned, 07:00\n", "\(reply.errors)")
  }

  @Test func `an end that nobody says when it began is told with an example that holds`() {
    let session = Session.inParis("")
    session.now = "2026-11-19T07:20:00+01:00"
    let reply = session.run("check-out", "--end", "7h")
    #expect(
      reply.errors
        == "smjournal: nothing says when it began, so no hours are counted; say it with: "
        + "smjournal check-in --date 2026-11-18 --start 21:00\n", "\(reply.errors)")
    session.run("check-in", "--date", "2026-11-18", "--start", "21:00")
    #expect(session.run("week").output.contains("worked 10 h"))
  }

  @Test(arguments: ["8:00-9:30+1", "08:00-33:30", "8h-9h30+1"])
  func `work of more than a day is said with the next day`(hours: String) {
    let session = Session.inParis("rota: {from: '2026-11-16', cycle: day rest, hours: {day: '08:00-08:00'}}")
    session.now = "2026-11-17T12:00:00+01:00"
    let short = session.run("rota", "worked", "16/11", "8:00-9:30")
    #expect(
      short.errors.hasSuffix(
        "if that is a time of the next day: smjournal rota worked 2026-11-16 08:00-09:30+1\n"),
      "\(short.errors)")
    let reply = session.run("rota", "worked", "16/11", hours)
    #expect(reply.output.hasSuffix("worked 25 h 30 min\n"), "\(reply)")
    #expect(session.run("week").output.contains("worked 25 h 30 min"))
  }

  @Test func `an end hours before the planned one is asked about, elsewhere said`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-19T07:50:00+01:00"
    let early = "smjournal: 02:00 is 5 h 30 min before the end that is planned, 07:30\n"
    let asked = session.run("check-out", "--fatigue", "3", typed: "2h\n" + "\n" + "7h40\n")
    #expect(asked.errors.contains(early + "Write it all the same? [y/N] › n\n"), "\(asked.errors)")
    #expect(session.text("2026/11/2026-11-19-0750-check-out.md")?.contains("\nend: \"07:40\"\n") == true)
    session.run("undo")
    let told = session.run("check-out", "--fatigue", "3", "--end", "2h")
    #expect(told.code == 0 && told.errors.contains(early), "\(told.errors)")
    #expect(!session.run("check-out", "--fatigue", "3", "--end", "5h").errors.contains("that is planned"))
    let behind = session.run("check-out", "--fatigue", "3", "--end", "19h")
    #expect(behind.errors.contains("19:00 is far from the planned end, 07:30"), "\(behind.errors)")
  }

  @Test func `an end is one of the zone in which the shift began, whatever zone the journal has since`() {
    let session = Session(
      profile: """
        smjournal: 1
        timezone: [{zone: Europe/Paris}, {from: 2026-11-21, zone: Asia/Tokyo}]
        rota: {from: 2026-11-20, cycle: night rest, hours: {night: "19:00-07:30"}}

        """)
    session.run("check-in", "--energy", "3")
    session.now = "2026-11-21T16:30:00+09:00"
    let reply = session.run("check-out", "--end", "7:40")
    #expect(reply.code == 0 && reply.errors == "", "\(reply.errors)")
    #expect(session.run("day", "2026-11-20").output.contains("worked 12 h 40 min"))
  }

  @Test func `a start hours from the planned one is asked about, elsewhere said`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-18T21:00:00+01:00"
    let far = "smjournal: 09:00 is far from the start that is planned, 19:00\n"
    let asked = session.run("check-in", "--energy", "3", typed: "9\n" + "\n" + "19h10\n")
    #expect(asked.errors.contains(far + "Write it all the same? [y/N] › n\n"), "\(asked.errors)")
    #expect(session.text("2026/11/2026-11-18-2100-check-in.md")?.contains("\nstart: \"19:10\"\n") == true)
    session.run("undo")
    let told = session.run("check-in", "--energy", "3", "--start", "9h")
    #expect(told.code == 0 && told.errors.contains(far), "\(told.errors)")
  }

  @Test func `who checked out of the shift that had just begun and checks in to it goes on`() {
    let session = Session.inParis(
      """
      shifts:
        "N": {is: night, hours: "21:00-07:00"}
        "J": {is: day, hours: "07:00-14:30"}
      rota: {from: "2026-11-16", cycle: "rest N J rest rest rest rest"}
      """)
    session.now = "2026-11-18T07:55:00+01:00"
    session.run("check-out", "--fatigue", "3", "--end", "7h50")
    session.now = "2026-11-18T08:00:00+01:00"
    let again = session.run("check-in", "--energy", "3")
    #expect(again.errors == "smjournal: the shift goes on: its check-out of 07:55 counts no more\n")
    session.now = "2026-11-18T14:41:00+01:00"
    let over = session.run("check-out", "--fatigue", "3")
    #expect(over.output.hasSuffix("(check-out, J shift of Wed 18 November)\n"), "\(over)")
    let week = session.lines("week").filter { $0.contains("✓") }.map { String($0.prefix(25)) }
    #expect(week == ["  Wed 18  J 07:00–14:30 ✓"])
  }

  @Test func `an end that is told days later holds over the check-out that was written then`() {
    let session = Session.inParis(
      "rota: {from: \"2026-11-16\", cycle: day day rest}\nhours: {day: \"07:00-19:00\"}")
    session.now = "2026-11-16T19:05:00+01:00"
    session.run("check-out", "--fatigue", "3")
    session.now = "2026-11-19T12:00:00+01:00"
    let late = session.run("check-out", "--date", "2026-11-16", "--end", "20:30")
    #expect(late.code == 0, "\(late)")
    let day = session.run("day", "2026-11-16").output.split(separator: "\n").joined(separator: " ")
    #expect(day.contains("worked 13 h 30 min (stated, 07:00–20:30)"), "\(day)")
  }

  @Test func `a second check-out is none of other work`() {
    let session = Session.inParis(
      "rota: {from: \"2026-11-16\", cycle: day day rest}\nhours: {day: \"07:00-19:00\"}")
    session.now = "2026-11-16T19:05:00+01:00"
    session.run("check-out", "--fatigue", "3")
    session.now = "2026-11-16T21:30:00+01:00"
    let again = session.run("check-out", "--fatigue", "4", "--end", "20:30")
    #expect(!again.errors.contains("no shift of your plan") && !again.errors.contains("when it began"))
  }

  @Test func `an end alone of time on call is said to be no call`() {
    let session = Session.inParis(
      "shifts: {RB: {is: on-call, hours: \"18:00-08:00\"}}\nrota: {from: \"2026-11-16\", cycle: RB rest rest}"
    )
    session.now = "2026-11-17T02:05:00+01:00"
    let told =
      "smjournal: on call an end alone is no call to work and counts nothing; "
      + "a call is told so: --call-out 23:40-04:10\n"
    #expect(session.run("check-out", "--fatigue", "3", "--end", "2").errors.contains(told))
    let called = session.run("check-out", "--fatigue", "3", "--end", "2", "--call-out", "23-2")
    #expect(!called.errors.contains("on call an end alone"), "\(called)")
  }

  @Test func `work of no plan that is told of after midnight is of the day on which it began`() {
    let session = Session.inParis("rota: {from: \"2026-11-16\", cycle: rest rest rest}")
    session.now = "2026-11-19T03:00:00+01:00"
    let reply = session.run("check-in", "--start", "21h", "--energy", "3")
    #expect(reply.output.hasSuffix("-check-in.md (check-in, Wed 18 November)\n"), "\(reply)")
    session.now = "2026-11-19T07:00:00+01:00"
    session.run("check-out", "--end", "6h30", "--fatigue", "3")
    let day = session.run("day", "2026-11-18").output
    #expect(day.contains("worked 9 h 30 min (stated)"), "\(day)")
  }

  @Test(arguments: [("21h", "2026-11-18"), ("2h", "2026-11-19"), ("2026-11-19T02:00", "2026-11-19")])
  func `work of no plan is of the day on which its start lies`(start: String, day: String) {
    let session = Session.inParis("rota: {from: \"2026-11-16\", cycle: rest rest rest}")
    session.now = "2026-11-19T03:00:00+01:00"
    let reply = session.run("check-in", "--start", start, "--energy", "3")
    let text = session.text("2026/11/2026-11-19-0300-check-in.md") ?? ""
    #expect(text.contains("\ndate: \"\(day)\"\n"), "\(reply) \(text)")
  }

  @Test(arguments: [
    ("check-out", "2026-11-19T07:50:00+01:00", "4334" + "\n\n\n" + "7h45\n" + "n"),
    ("check-in", "2026-11-18T19:30:00+01:00", "334" + "\n\n\n" + "7h10pm\n"),
  ])
  func `the keys of every day answer how it was; the hours are asked behind`(
    verb: String, now: String, keys: String
  ) throws {
    let session = Session.inParis(Self.ward)
    session.now = now
    let reply = session.run(verb, typed: keys)
    #expect(reply.code == 0 && !reply.errors.contains("Sorry"), "\(reply.errors)")
    let name = now.prefix(16).filter { $0 != ":" }.replacing("T", with: "-") + "-" + verb
    let text = try #require(session.text("2026/11/\(name).md"))
    let values =
      verb == "check-out"
      ? ["end: \"07:45\"", "mood: 😊", "fatigue: 3", "load: 3", "satisfaction: 4"]
      : ["start: \"19:10\"", "energy: 3", "stress: 3", "motivation: 4"]
    for value in values { #expect(text.contains("\n" + value + "\n"), "\(text)") }
  }

  @Test func `Backspace at the time goes back to the question before, and the time is asked anew`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-19T07:50:00+01:00"
    let reply = session.run("check-out", typed: "4333" + "\n\n\n" + "\u{7F}⏸Calm.\n⏸7h55\n⏸n")
    #expect(reply.errors.split(separator: "Ended when?").count == 3, "\(reply.errors)")
    let text = session.text("2026/11/2026-11-19-0750-check-out.md") ?? ""
    #expect(text.contains("\nend: \"07:55\"\n") && text.hasSuffix("\n\nCalm.\n"), "\(text)")
  }

  @Test(arguments: ["y", "y\n", "yes\n"])
  func `a yes that is written out answers nothing else`(yes: String) throws {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-19T07:30:00+01:00"
    let reply = session.run("check-out", typed: "4333\n\n\n⏸\(yes)⏸A long night\n\n\n\n\n\n")
    #expect(reply.code == 0, "\(reply.errors)")
    let entries = session.files.filter { $0.hasSuffix("a-long-night.md") }
    #expect(entries.count == 1, "\(session.files) \(reply.errors)")
  }

  /// Two nights from the 25th, then days off; Saturday noon is 29 hours after the second one.
  private static let twoNights =
    "shifts: {night: {is: night, hours: \"21:00-07:00\"}}\n"
    + "rota: {from: \"2026-11-25\", cycle: night night rest rest}\n"

  @Test(arguments: [
    ("⏸1⏸4222⏸\n\n⏸n", "2026-11-26", "night"), ("\n⏸4222⏸\n\n⏸n", "2026-11-26", "night"),
    ("⏸2⏸1⏸4222⏸\n\n⏸n", "2026-11-28", "night"), ("", "2026-11-26", "night"),
  ])
  func `a check-out days after the last night is of that, or of other work that somebody says it is of`(
    typed: String, date: String, shift: String
  ) {
    let session = Session.inParis(Self.twoNights)
    session.now = "2026-11-28T12:00:00+01:00"
    session.width = 200
    let reply =
      typed.isEmpty ? session.run("check-out", "--mood", "2") : session.run("check-out", typed: typed)
    let path = session.files.first { $0.hasSuffix("check-out.md") } ?? ""
    let text = session.text(path) ?? ""
    #expect(text.contains("date: \"\(date)\"\n"), "\(text)\(reply)")
    #expect(text.contains("shift: \(shift)\n"), "\(text)\(reply)")
    #expect(text.contains("\nat:") == (date == "2026-11-28"), "\(text)")
    let asked = "1 night of Thu 26 November  2 other work today"
    #expect(reply.errors.contains(asked) != typed.isEmpty, "\(reply.errors)")
    #expect(reply.errors.contains("filed under the shift that began last") == typed.isEmpty, "\(reply)")
  }

  @Test(arguments: [("n⏸\n", nil), ("y", "09:00")])
  func `an end that is still to come is asked about`(answer: String, end: String?) {
    let session = Session.inParis(Self.twoNights)
    session.now = "2026-11-26T05:50:00+01:00"
    let reply = session.run("check-out", typed: "4222⏸\n\n⏸9h\n" + answer + "⏸n")
    #expect(reply.errors.contains("09:00 has not come yet"), "\(reply.errors)")
    let text = session.text("2026/11/2026-11-26-0550-check-out.md") ?? ""
    #expect(text.contains("\nend:") == (end != nil), "\(text)\(reply.errors)")
    if let end { #expect(text.contains("end: \"\(end)\""), "\(text)") }
  }

  @Test func `who breaks off at the time goes on with it`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-19T07:50:00+01:00"
    let broken = session.run("check-out", typed: "4333" + "\n\n\n" + "\u{3}")
    #expect(broken.errors.contains("Your answers are saved"), "\(broken.errors)")
    let again = session.run("check-out", typed: "y" + "7h45\n" + "n")
    #expect(!again.errors.contains("How tired"), "\(again.errors)")
    let text = session.text("2026/11/2026-11-19-0750-check-out.md") ?? ""
    #expect(text.contains("\nend: \"07:45\"\n") && text.contains("\nmood: 😊\n"), "\(text)")
  }

  @Test(arguments: [
    ("23h40-4h10\n", ["23:40-04:10"], "called out 23:40–04:10, 4 h 30 min"),
    ("soon\n21-22, 3-4h\n", ["21:00-22:00", "03:00-04:00"], "called out 21:00–22:00, 1 h"),
    ("9-17\nn\n", [], "12 h · on call 12 h No mood"), ("\n", [], "12 h · on call 12 h No mood"),
  ])
  func `a check-out of time on call asks whether there were calls`(
    typed: String, calls: [String], day: String
  ) {
    let session = Session.inParis(
      "shifts: {RB: {is: on-call, hours: \"20:00-08:00\"}}\nrota: {from: \"2026-11-16\", cycle: RB rest rest}"
    )
    session.now = "2026-11-17T09:00:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3", typed: typed)
    #expect(reply.errors.contains("Called out? (two times, such as 18:45-07:50) › "), "\(reply.errors)")
    let text = session.text("2026/11/2026-11-17-0900-check-out.md") ?? ""
    let written = calls.isEmpty ? "" : "call-outs:\n" + calls.map { "  - \"\($0)\"\n" }.joined()
    #expect(text.contains(written + "fatigue: 3\n") && text.contains("call-outs") != calls.isEmpty, "\(text)")
    #expect(session.run("day", "2026-11-16").output.replacing("\n", with: " ").contains(day))
  }

  @Test(arguments: [
    ("", "2026-11-19T07:40:00+01:00", "check-out", false),
    ("", "2026-11-19T07:41:00+01:00", "check-out", true),
    ("", "2026-11-19T07:15:00+01:00", "check-out", true),
    ("", "2026-11-18T18:30:00+01:00", "check-in", false),
    ("", "2026-11-18T19:11:00+01:00", "check-in", true),
    ("clock: notes\n", "2026-11-19T08:30:00+01:00", "check-out", true),
    ("clock: notes\n", "2026-11-19T07:40:00+01:00", "check-out", false),
    ("clock: notes\n", "2026-11-18T19:11:00+01:00", "check-in", true),
  ])
  func `ten minutes are no question, also where the moments clock the hours`(
    profile: String, now: String, verb: String, isAsked: Bool
  ) {
    let session = Session.inParis(profile + Self.ward)
    session.now = now
    let rating = verb == "check-in" ? "--energy" : "--fatigue"
    let asked = session.run(verb, rating, "3", typed: "\n").errors.contains(" when? [")
    #expect(asked == isAsked)
    #expect(!session.run(verb, rating, "3").errors.contains(" when? ["))
  }

  // MARK: Replacing

  @Test(arguments: [
    ("\n", ["0750-check-out"], 0), ("y", ["0750-check-out"], 0),
    ("k", ["0300-check-out", "0750-check-out"], 0),
    ("n", ["0300-check-out"], 0),
  ])
  func `a second check-out asks whether it replaces the first`(key: String, left: [String], code: Int32) {
    let session = Session()
    session.now = "2026-11-21T03:00:00+01:00"
    session.run("check-out", "--fatigue", "2", "--date", "2026-11-20", "--shift", "night")
    session.now = "2026-11-21T07:50:00+01:00"
    let reply = session.run(
      "check-out", "--fatigue", "4", "--date", "2026-11-20", "--shift", "night", typed: key)
    #expect(reply.code == code)
    #expect(reply.errors.contains("Replace the one of 03:00? [Y/n/keep both] › "), "\(reply.errors)")
    #expect(
      session.files.filter { $0.hasPrefix("2026") } == left.map { "2026/11/2026-11-21-\($0).md" })
  }

  @Test func `--replace moves the earlier one to the trash, and one undo takes both back`() {
    let session = Session()
    session.run("check-in", "--energy", "2", "--shift", "night")
    session.now = "2026-11-20T19:05:00+01:00"
    let reply = session.run("check-in", "--energy", "4", "--shift", "night", "--replace")
    #expect(reply.errors == "")
    #expect(
      reply.output == """
        Wrote 2026/11/2026-11-20-1905-check-in.md (check-in, night of Fri 20 November)
        Deleted 2026/11/2026-11-20-1850-check-in.md; it is in trash/2026/11/2026-11-20-1850-check-in.md

        """)
    session.run("undo")
    #expect(session.files.filter { $0.hasPrefix("2026") } == ["2026/11/2026-11-20-1850-check-in.md"])
    #expect(session.run("check-in", "--energy", "4", "--shift", "late", "--replace").code == 0)
    #expect(session.files.filter { $0.hasPrefix("2026") }.count == 2)
  }

  // MARK: Setting

  @Test(arguments: [
    ("2026/11/2026-11-19-0730-check-out.md", "end=7h50", "end: \"07:50\""),
    ("2026/11/2026-11-19-0730-check-out.md", "end=7.50", "end: \"07:50\""),
    ("2026/11/2026-11-19-0730-check-out.md", "fin=now", "end: \"2026-11-20T18:50:00+01:00\""),
    ("2026/11/2026-11-18-1850-check-in.md", "start=18h45", "start: \"18:45\""),
    ("2026/11/2026-11-19-0730-check-out.md", "at=9h40", "at: \"2026-11-19T09:40:00+01:00\""),
    ("2026/11/2026-11-19-0730-check-out.md", "at=22:00", "at: \"2026-11-18T22:00:00+01:00\""),
    ("2026/11/2026-11-18-1850-check-in.md", "at=9h40", "at: \"2026-11-18T09:40:00+01:00\""),
    ("2026/11/2026-11-19-0200-mood.md", "at=3.10", "at: \"2026-11-19T03:10:00+01:00\""),
    ("2026/11/2026-11-19-0730-check-out.md", "call-outs=23-4:10", "call-outs:\n  - \"23:00-04:10\""),
  ])
  func `a time alone is one of the record's shift`(path: String, assignment: String, line: String) {
    let session = Session.inParis(
      Self.ward,
      [
        "2026/11/2026-11-18-1850-check-in.md":
          "---\nkind: check-in\ndate: 2026-11-18\nat: 2026-11-18T18:50:00+01:00\nshift: night\n---\n",
        "2026/11/2026-11-19-0730-check-out.md":
          "---\nkind: check-out\ndate: 2026-11-18\nat: 2026-11-19T07:30:00+01:00\nshift: night\n---\n",
        "2026/11/2026-11-19-0200-mood.md":
          "---\ndate: 2026-11-18\nat: 2026-11-19T02:00:00+01:00\nmood: 3\n---\n",
      ])
    let reply = session.run("set", path, assignment)
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text(path)?.contains("\n\(line)\n") == true, "\(session.text(path) ?? "")")
  }

  // MARK: rota worked

  @Test func `a day without files becomes files with the hours that hold, one of them with those worked`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-18T08:00:00+01:00"
    let reply = session.run("rota", "worked", "yesterday", "late", "13:20-22.10", "--note", "Two falls.")
    #expect(
      reply.output == """
        Wrote 2026/11/2026-11-17-shift-ast.md (AST, Tue 17 November)
        Wrote 2026/11/2026-11-17-shift-late.md (late, Tue 17 November)
        13:20–22:10 · worked 8 h 50 min

        """, "\(reply)")
    #expect(
      session.text("2026/11/2026-11-17-shift-late.md") == """
        ---
        kind: shift
        date: "2026-11-17"
        shift: late
        start: "13:30"
        end: "21:30"
        source: cli
        worked: "13:20-22:10"
        ---

        Two falls.

        """)
    #expect(session.text("2026/11/2026-11-17-shift-ast.md")?.contains("worked") == false)
    session.run("undo")
    #expect(!session.files.contains { $0.hasPrefix("2026") })
  }

  @Test func `a night over a change of the clocks has its own hours in the answer too`() {
    let session = Session.inParis(
      "rota: {from: \"2026-10-24\", cycle: night, hours: {night: \"19:00-07:30\"}}")
    session.now = "2026-10-25T09:00:00+01:00"
    let reply = session.run("rota", "worked", "2026-10-24", "18:45-07:50")
    #expect(reply.output.hasSuffix("18:45–07:50 · worked 14 h 5 min\n"), "\(reply)")
    #expect(session.run("day", "2026-10-24").output.contains("14 h 5 min"))
  }

  @Test func `a dated shift keeps every byte beside what was worked; the record is the answer`() {
    let file =
      "---\nkind: shift # swapped\ndate: 2026-11-18\nposte: nuit\nstart: 20:00\nend: 08:00\n---\nWith Léa.\n"
    let session = Session.inParis(Self.ward, ["2026/11/2026-11-18-shift.md": file])
    let reply = session.run("rota", "worked", "2026-11-18", "night", "20-8h20", "--json")
    #expect(reply.output.contains("\"worked\": \"20:00-08:20\""), "\(reply)")
    #expect(reply.output.contains("\"id\": \"2026-11-18-shift\""))
    #expect(
      session.text("2026/11/2026-11-18-shift.md")
        == file.replacing("end: 08:00\n", with: "end: 08:00\nworked: \"20:00-08:20\"\n"))
    #expect(
      session.run("rota", "worked", "2026-11-18", "20:00-08:20").output
        == "Nothing to change in 2026/11/2026-11-18-shift.md\n")
  }

  @Test(arguments: [
    (["2026-11-17", "13:20-22:10"], 64, "several shifts that day: late, AST; name one\n"),
    (
      ["2026-11-16", "night", "19:00-07:00"], 1,
      "no shift 'night' on 2026-11-16 (there is: day); add it with: smjournal rota add 2026-11-16 night 19:00-07:00\n"
    ),
    (
      ["2026-11-20", "7-11, 16-20"], 1,
      "no shift on 2026-11-20; add it with: smjournal rota add 2026-11-20 day '07:00-11:00, 16:00-20:00'\n"
    ),
  ])
  func `a shift that is not there is named with what to do`(words: [String], code: Int32, problem: String) {
    let session = Session.inParis(Self.ward)
    let reply = session.run((["rota", "worked"] + words).map { Array($0.utf8) })
    #expect(reply.code == code)
    #expect(reply.errors.hasPrefix("smjournal: error: " + problem), "\(reply.errors)")
    #expect(session.files == ["journal.md"])
  }

  @Test func `several spans need no quotes, and two shifts of a word are told apart by their start`() {
    let session = Session.inParis(
      "",
      [
        "2026/11/2026-11-18-a.md": "---\nkind: shift\nshift: late\nstart: 06:00\nend: 09:00\n---\n",
        "2026/11/2026-11-18-b.md": "---\nkind: shift\nshift: late\nstart: 15:00\nend: 20:00\n---\n",
      ])
    session.run("rota", "worked", "2026-11-18", "15:10-17:00,", "17:30-20:30")
    #expect(
      session.text("2026/11/2026-11-18-b.md")?.contains("worked: 15:10-17:00, 17:30-20:30\n") == true)
    #expect(session.text("2026/11/2026-11-18-a.md")?.contains("worked") == false)
  }

  // MARK: Calls

  @Test(arguments: [
    // A correction within three hours of the end; with its day; of the first one, once the second has begun.
    (["21:15 check-out --end 21:10", "21:35 check-out --end 21:30"], "360 390"),
    (["21:15 check-out --end 21:10", "21:35 check-out --end 21:30 --date 2026-11-24"], "360 390"),
    (["13:05 check-out --end 13:00", "15:20 check-out --end 13:15"], "375 360"),
    // Told late, with the day or without; nobody tells of an end that is hours away.
    (["15:05 check-out --end 13:30", "21:10 check-out --end 21:05"], "390 365"),
    (["21:40 check-out --date 2026-11-24 --end 13:30"], "390 360"),
    // Who left the second one early says so hours after its beginning.
    (["18:10 check-out --end 18:00"], "360 180"),
    (["15:05 check-out --fatigue 3", "21:10 check-out --fatigue 4 --end 21:05"], "360 365"),
  ])
  func `a check-out of two shifts on a day is of the one that can have ended`(
    writes: [String], worked: String
  ) {
    let session = Session.inParis(
      """
      rota:
        - {from: "2026-11-24", cycle: E+L R}
      shifts:
        E: {is: day, hours: "07:00-13:00"}
        L: {is: late, hours: "15:00-21:00"}
        R: {is: rest}
      """)
    for write in writes {
      session.now = "2026-11-24T\(write.prefix(5)):00+01:00"
      let reply = session.run(write.dropFirst(6).split(separator: " ").map { Array($0.utf8) })
      #expect(reply.code == 0, "\(reply.errors)")
    }
    session.now = "2026-11-26T03:10:00+01:00"
    let json = session.run("day", "2026-11-24", "--json").output
    let minutes = json.matches(of: /"worked": ([0-9]+)/).map { String($0.1) }
    #expect(minutes.joined(separator: " ").contains(worked), "\(minutes)")
  }

  @Test func `a check-out pressed for the check-in of the next night makes no day of the last one`() {
    let session = Session.inParis(
      """
      clock: notes
      rota:
        - {from: "2026-11-16", cycle: N N N R}
      shifts:
        N: {is: night, hours: "19:00-07:30", break: 30}
        R: {is: rest}
      """)
    session.now = "2026-11-16T18:50:00+01:00"
    session.run("check-in", "--energy", "3")
    session.now = "2026-11-17T18:45:00+01:00"
    let pressed = session.run("check-out", "--fatigue", "3")
    #expect(pressed.errors.contains("begins at 19:00: is it its check-in?"), "\(pressed)")
    session.now = "2026-11-19T12:00:00+01:00"
    let worked = ["2026-11-16", "2026-11-17"].map { day in
      session.run("day", day, "--json").output.firstMatch(of: /"worked": ([0-9]+)/).map { String($0.1) }
    }
    #expect(worked == ["730", "720"])
  }

  @Test(arguments: [
    (["check-out", "--end", "17:30"], ["check-out", "--end", "16:40"], "end: \"16:40\""),
    (["check-in", "--start", "08:30"], ["check-in", "--start", "09:00"], "start: \"09:00\""),
  ])
  func `one for an earlier moment replaces the later one, or says that it holds`(
    first: [String], second: [String], said: String
  ) {
    func write(_ words: [String]...) -> (session: Session, last: Reply) {
      let session = Session.inParis(
        "rota: {from: \"2026-11-16\", cycle: \"day\", hours: {day: \"09:00-16:30\"}}")
      session.now = "2026-11-18T20:00:00+01:00"
      let replies = words.map { words in session.run(words.map { Array($0.utf8) }) }
      return (session, replies[replies.count - 1])
    }
    let kind = first[0]
    let at = kind == "check-in" ? ["08:50", "08:40"] : ["17:40", "16:40"]
    let told = write(first + ["--at", at[0]], second + ["--at", at[1]]).last
    let id = "2026-11-18-\(at[0].filter { $0 != ":" })-\(kind)"
    #expect(
      told.errors == """
        smjournal: this shift has a \(kind) already, at \(at[0]): \(id)
        smjournal: the later one holds, this one counts nothing; to count this one: smjournal delete \(id)

        """)
    let (session, last) = write(first + ["--at", at[0]], second + ["--at", at[1], "--replace"])
    #expect(last.errors == "")
    #expect(session.text("trash/2026/11/\(id).md") != nil)
    let now = "2026/11/2026-11-18-\(at[1].filter { $0 != ":" })-\(kind).md"
    #expect(session.text(now)?.contains(said) == true)
  }

  @Test func `a call that is said is another than the one that was noted`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-17T22:50:00+01:00"
    _ = session.run("check-in", "--energy", "3", "--shift", "AST")
    session.now = "2026-11-17T23:50:00+01:00"
    _ = session.run("check-out", "--fatigue", "3", "--shift", "AST")
    session.now = "2026-11-18T05:10:00+01:00"
    let said = session.run("check-out", "--call-out", "3-5")
    #expect(said.errors == "")
    let day = session.run("day", "2026-11-17").output.replacing("\n", with: " ")
    let calls = "called out 22:50–23:50, 1 h · called out 03:00–05:00, 2 h · worked 3 h so far (stated)"
    #expect(day.contains(calls) && !day.contains("not counted"), "\(day)")
  }

  @Test(arguments: ["call-out", "rappel", "Einsatz", "llamada", "호출"])
  func `a call goes into the time on call of its day`(word: String) {
    let session = Session.inParis(Self.ward)
    #expect(session.run("rota", "add", "2026-11-17", word, "23h40-4h10").code == 0)
    #expect(session.run("rota", "add", "2026-11-17", word, "5-5.45").code == 0)
    #expect(
      session.text("2026/11/2026-11-17-shift-ast.md")?.contains(
        "end: \"07:00\"\nsource: cli\ncall-outs:\n  - \"23:40-04:10\"\n  - \"05:00-05:45\"\n") == true,
      "\(session.text("2026/11/2026-11-17-shift-ast.md") ?? "")")
    #expect(session.files.count == 3)
  }

  @Test(arguments: [("2026-11-18", "23:40-04:10", "night"), ("2026-11-17", "15:00-16:00", "day")])
  func `without time on call the sentence says what to do`(day: String, span: String, word: String) {
    let session = Session.inParis(Self.ward)
    let reply = session.run("rota", "add", day, "call-out", span)
    #expect(reply.code == 1)
    #expect(
      reply.errors == """
        smjournal: error: no time on call at these hours on \(day); add the work as a shift: smjournal rota add \(day) \(word) \(span)

        """)
    #expect(session.files == ["journal.md"])
  }

  private static let onCall = """
    shifts: {RB: {is: on-call, hours: "18:00-08:00"}, F: {is: day, hours: "06:00-14:12"}}
    rota: {from: 2026-11-16, cycle: RB F}
    """

  @Test func `work that is stated of time on call is a call`() {
    let session = Session.inParis(Self.onCall)
    #expect(session.run("rota", "worked", "2026-11-16", "23:00-01:30").code == 0)
    let day = session.lines("day", "2026-11-16").joined(separator: " ")
    #expect(day.contains("2 h 30 min"), "\(day)")
    let report = session.compact("report", "--from", "2026-11-16", "--until", "2026-11-16")
    #expect(report.contains("\"worked\":150"), "\(report)")
    // The later statement takes the place of what was noted.
    session.run("check-in", "--start", "23:30", "--energy", "3", "--at", "2026-11-16T23:35", "--shift", "RB")
    session.run("check-out", "--end", "2:30", "--fatigue", "3", "--at", "2026-11-17T02:35", "--shift", "RB")
    let again = session.compact("report", "--from", "2026-11-16", "--until", "2026-11-16")
    #expect(again.contains("\"worked\":150"), "\(again)")
  }

  @Test(arguments: ["17:00-19:30", "06:00-14:12", "09:00-11:00"])
  func `hours that do not lie in the time on call are no work of it`(hours: String) {
    let session = Session.inParis(Self.onCall)
    let reply = session.run("rota", "worked", "2026-11-16", hours)
    #expect(
      reply.code == 1 && reply.errors.contains("no time on call at these hours on 2026-11-16"), "\(reply)")
    #expect(session.files == ["journal.md"])
  }

  @Test func `of a shift of 24 hours an hour and a half is told to be short`() {
    let session = Session.inParis(
      """
      shifts: {L: {is: day, hours: "08:00-08:00"}, R: {is: rest}}
      rota: {from: 2026-11-16, cycle: L R R}
      """)
    let reply = session.run("rota", "worked", "2026-11-16", "08:00-09:30")
    #expect(reply.code == 0, "\(reply)")
    #expect(
      reply.errors.contains("09:30 is 22 h 30 min before the end that is planned, 08:00"), "\(reply)")
    // Who came late and stayed to the end did not leave early.
    let late = session.run("rota", "worked", "2026-11-19", "20:00-08:00")
    #expect(!late.errors.contains("before the end"), "\(late)")
  }

  @Test func `a check-in for a night of no plan says from when it counts`() {
    let session = Session.inParis(
      """
      shifts: {N: {is: night}, R: {is: rest}}
      rota: {from: 2026-11-16, cycle: R N, hours: {N: "21:00-07:00"}}
      """)
    session.now = "2026-11-19T02:00:00+01:00"
    let reply = session.run("check-in", "--shift", "N", "--energy", "3")
    #expect(reply.output.contains("Wed 18 November") && reply.errors.contains("start=21:00"), "\(reply)")
  }

  @Test func `calls are of the time on call in which they lie, whatever began since`() {
    let session = Session.inParis(Self.onCall)
    session.now = "2026-11-17T08:10:00+01:00"
    let reply = session.run("check-out", "--fatigue", "3", "--call-out", "22-23:30")
    #expect(reply.output.contains("RB shift of Mon 16 November"), "\(reply)")
    // What the call made of the rest is told at once.
    #expect(reply.errors.contains("6 h 30 min of rest"), "\(reply)")
    let text = session.text("2026/11/2026-11-17-0810-check-out.md") ?? "\(session.files)"
    #expect(text.contains("date: \"2026-11-16\"") && text.contains("shift: RB"), "\(text)")
    // Where nobody was on call, it is said.
    session.now = "2026-11-17T20:00:00+01:00"
    let told = session.run("check-out", "--fatigue", "3", "--call-out", "16-17")
    #expect(told.errors.contains("16:00-17:00 is outside the time on call; it counts nothing"), "\(told)")
  }

  private static let early = """
    rest-rules: eu
    shifts: {F: {is: day}}
    rota: {from: 2026-11-16, cycle: F, hours: {F: "06:00-14:12"}}
    """

  @Test(arguments: [nil, "15 Uhr\n"])
  func `an end before the begin is told, and asked for again at a terminal`(typed: String?) {
    let session = Session.inParis(Self.early)
    session.now = "2026-11-18T15:00:00+01:00"
    let reply = session.run("check-out", "--end", "5:00", "--fatigue", "3", typed: typed)
    #expect(reply.code == 0, "\(reply)")
    #expect(
      reply.errors.contains("that end lies before the shift begins, 06:00: it counts nothing"), "\(reply)")
    let end = typed == nil ? "05:00" : "15:00"
    #expect(session.files.contains { session.text($0)?.contains("end: \"\(end)\"") == true }, "\(reply)")
  }

  @Test func `hours worked that leave too little rest are told`() {
    let session = Session.inParis(Self.early)
    session.now = "2026-11-18T15:00:00+01:00"
    let reply = session.run("rota", "worked", "2026-11-17", "14:12-6:00")
    #expect(reply.code == 0 && reply.errors.contains("smjournal: "), "\(reply)")
  }

  @Test(arguments: [("20h45-7h10", "N"), ("9-17", "day")])
  func `the shift that is missing is one by night where the hours are`(span: String, word: String) {
    let session = Session.inParis("shifts: {N: {is: night, hours: \"20:45-06:45\"}}\nworking-days: []")
    let reply = session.run("rota", "worked", "2026-11-18", span)
    #expect(reply.errors.contains("smjournal rota add 2026-11-18 \(word) "), "\(reply.errors)")
  }

  @Test func `a word of the hospital's own is a shift`() {
    let session = Session.inParis("shifts: {Einsatz: {is: day}}")
    session.run("rota", "add", "2026-11-18", "Einsatz", "7-12")
    #expect(session.files.contains("2026/11/2026-11-18-shift-einsatz.md"))
  }

  @Test(arguments: [
    ("day 7-19", "07:00-19:00"), ("day 8-12", "08:00-12:00"), ("day 8h-8h", "08:00-08:00"),
    ("day 08:00-08:00", "08:00-08:00"), ("on-call 8-8", "08:00-08:00"), ("night 9-17", "09:00-17:00"),
  ]) func `hours that leave no doubt are taken`(said: String, hours: String) {
    let session = Session.inParis("")
    session.run("rota", "set", "--shift-type", "D=" + said)
    #expect(session.text("journal.md")?.contains("hours: \"\(hours)\"") == true, "\(said)")
  }

  @Test(arguments: [
    ("day 9-5", "", "09:00-17:00"), ("day 9-5", "2", "21:00-05:00"), ("day 9-5", "3", "09:00-05:00"),
    ("training 9-5", "", "09:00-17:00"), ("day 8-8", "", "08:00-20:00"), ("day 7.30-8", "", "07:30-20:00"),
    ("day 9 to 5", "", "09:00-17:00"), ("night 9-7", "", "21:00-07:00"), ("day 10-10", "3", "10:00-10:00"),
    ("day 7-8", "", "07:00-20:00"),
  ]) func `bare hours that make no shift as they stand are asked about`(
    said: String, key: String, hours: String
  ) {
    let session = Session.inParis("")
    let answer = key.isEmpty ? "\n" : key
    session.run("rota", "set", "--shift-type", "D=" + said, typed: answer)
    #expect(session.text("journal.md")?.contains("hours: \"\(hours)\"") == true, "\(said)")
    // The first run asks in the same way.
    let other = Session(nil)
    other.run("init", "home", typed: "en\n\n\n" + said + "\n" + answer + "\n\n\n\n\n\n\n\n\n")
    #expect(other.text("home/journal.md")?.contains("hours: \"\(hours)\"") == true, "\(said)")
  }

  @Test func `twelve to twelve is asked about`() {
    let reply = Session.inParis("").run("rota", "add", "tomorrow", "day", "12-12")
    #expect(reply.code == 64)
    #expect(
      reply.errors.contains("“12-12” can be 12:00-00:00, 00:00-12:00 or 12:00-12:00"), "\(reply.errors)")
  }

  @Test(arguments: [
    ["rota", "set", "--shift-type", "D=training 9-5"],
    ["rota", "set", "day", "rest", "--from", "today", "--hours", "day=9-5"],
    ["rota", "swap", "tomorrow", "day", "--hours", "9-5"], ["rota", "add", "tomorrow", "day", "9-5"],
    ["rota", "worked", "yesterday", "9-5"], ["check-out", "--call-out", "9-5"],
    ["import", "csv", "plan.csv", "--map", "D=day 9-5"],
  ]) func `without a terminal all that they can mean is said`(words: [String]) {
    let session = Session.inParis("")
    let before = session.files
    let reply = session.run(words.map { Array($0.utf8) })
    #expect(reply.code == 64)
    #expect(reply.errors.contains("“9-5” can be 09:00-17:00, 21:00-05:00 or 09:00-05:00"), "\(reply.errors)")
    #expect(session.files == before)
  }

  @Test func `rota set writes where time on call is spent`() {
    let session = Session.inParis("")
    session.run("rota", "set", "--shift-type", "G=on-call 20:00-08:00 where workplace")
    #expect(
      session.text("journal.md")?.contains("where: workplace") == true, "\(session.text("journal.md") ?? "")")
  }

  private func guards(_ cycle: String) -> Session {
    Session.inParis(
      """
      shifts:
        G: {is: day, hours: "08:00-08:00"}
        J: {is: day, hours: "07:00-19:00", break: 30}
        N: {is: night, hours: "19:00-07:00", break: 30}
        R: rest
        AST: {is: on-call, hours: "20:00-08:00"}
      rota: {from: "2026-11-16", cycle: \(cycle)}
      """)
  }

  /// A shift that ends at the time at which it began: minutes before that are of its day, not of the next.
  @Test(arguments: [
    ("7h45-8h15", 1470), ("7h45-7h45", 1440), ("7:50-8", 1450), ("8h10-7h50", 1420), ("2-8", 360),
    ("8-13", 300),
  ])
  func `hours of a day and a night that begin and end near it are more than a day`(
    said: String, minutes: Int
  ) {
    let session = guards("G R R R")
    session.now = "2026-11-18T09:00:00+01:00"
    session.run("rota", "worked", "2026-11-16", "G", said)
    let shift = session.compact("week", "2026-11-16")
    #expect(shift.contains("\"worked\":\(minutes),"), "\(shift)")
    let day = said == "2-8" ? "17" : "16"
    #expect(shift.contains("\"from\":\"2026-11-\(day)T0"), "\(shift)")
  }

  @Test func `what is said of stated hours is what counts, with half a day off too`() {
    let session = guards("J R R")
    session.now = "2026-11-16T20:00:00+01:00"
    session.run("rota", "off", "2026-11-16", "--why", "sick", "--half", "afternoon")
    #expect(
      session.run("rota", "worked", "2026-11-16", "7-14").output
        .hasSuffix("07:00–14:00 · worked 6 h 45 min\n"))
    #expect(session.run("day").output.contains("worked 6 h 45 min"))
  }

  @Test func `each call in time on call has its own pair, ends a rest, and is no shift by day`() {
    let session = guards("N R AST R")
    func write(_ verb: String, _ at: String) -> String {
      session.now = "2026-11-\(at):00+01:00"
      return session.run(verb, verb == "check-in" ? "--energy" : "--fatigue", "2").errors
    }
    for (verb, at) in [
      ("check-in", "18T22:00"), ("check-out", "18T23:30"), ("check-in", "19T03:00"),
      ("check-out", "19T04:30"),
    ] {
      #expect(write(verb, at) == "", "\(at)")
    }
    session.now = "2026-11-19T09:00:00+01:00"
    #expect(
      session.lines("week")[3]
        == "  Wed 18  AST 20:00–08:00 (called out 1 h 30 min, 1 h 30 min) ✓  39 h of rest before",
      "\(session.lines("week"))")
    let report = ["report", "2026-11-16..2026-11-19"]
    #expect(session.compact("report", "2026-11-16..2026-11-19").contains("\"nightToDay\":[]"))
    let rows = session.run((report + ["--csv"]).joined(separator: " ").words).output.split(separator: "\r\n")
    // From Tuesday 07:00 to Wednesday 22:00.
    #expect(rows.last?.contains(",2340,") == true, "\(rows)")
  }

  @Test(arguments: [
    // After --replace, after delete, after a mood of the day: the lower number is free, and older.
    (
      [
        "out --fatigue 4 --end 20h00 --date D", "out --fatigue 4 --end 20h30 --date D --replace",
        "out --fatigue 2 --end 21h00 --date D",
      ],
      "21:00"
    ),
    (
      [
        "out --fatigue 4 --end 20h00 --date D", "out --fatigue 4 --end 20h30 --date D", "delete D-check-out",
        "out --fatigue 2 --end 21h00 --date D",
      ], "21:00"
    ),
    (["mood 2 --date D", "out good --end 20h00 --date D", "out 4 3 4 --end 21h00 --date D"], "21:00"),
    (
      [
        "out --fatigue 4 --end 20h00 --at DT19:45", "out --fatigue 4 --end 20h30 --at DT19:45 --replace",
        "out --fatigue 2 --end 21h00 --at DT19:45",
      ], "21:00"
    ),
  ]) func `the check-out that was written last holds, whatever name is free`(lines: [String], end: String) {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-20T18:50:00+01:00"
    for line in lines {
      let reply = session.run(line.replacing("D", with: "2026-11-16").words)
      #expect(reply.code == 0, "\(reply.errors)")
    }
    let day = session.run("day", "2026-11-16").output.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(day.contains("(stated, 07:00–\(end))") && day.contains("worked 14 h"), "\(day)")
  }

  @Test func `the check-in that was written last holds, whatever name is free`() {
    let session = Session.inParis(Self.ward)
    session.now = "2026-11-20T18:50:00+01:00"
    for line in ["in --start 6h00", "in --start 6h15"] { session.run((line + " --date 2026-11-16").words) }
    session.run("delete", "2026-11-16-check-in")
    session.run("in --start 5h30 --date 2026-11-16".words)
    #expect(
      session.run("day", "2026-11-16").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("(stated, 05:30–19:30)"))
    #expect(session.files.contains("2026/11/2026-11-16-check-in-3.md"))
  }

  @Test func `a check-out of a night is one of what the plan calls so, and begins as planned`() {
    let session = Session.inParis(
      "rota: {from: \"2026-11-26\", cycle: N rest rest}\nshifts: {N: {is: night, hours: \"19:00-07:30\"}}\n")
    session.now = "2026-11-27T08:00:00+01:00"
    let reply = session.run("check-out --shift night --date 2026-11-26 --end 07:50 --fatigue 3".words)
    #expect(reply.errors == "", "\(reply.errors)")
    #expect(
      session.run("day", "2026-11-26").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("worked 12 h 50 min"))
  }
}

import Testing

/// What is said of shifts when nothing more is known of them than there is.
@Suite struct KnownShiftTests {
  static let nights = """
    rota:
      - from: "2026-11-16"
        cycle: night
        hours: {night: "19:00-07:00"}
    """

  @Test func `a working day of the profile is nobody's shift`() {
    let session = Session.inParis("working-days: [monday, tuesday, wednesday, thursday, friday]")
    #expect(session.compact("today").contains("\"prompt\":null"))
    session.run("rota", "add", "2026-11-25", "on-call", "20:00-08:00")
    let lines = session.lines("rota", "--from", "2026-11-23", "--until", "2026-11-29")
    #expect(lines.contains("0 shifts, 1 on call, 0 rests, and 6 days without a plan in 7 days"), "\(lines)")
    #expect(!lines.contains { $0.contains("day  ") }, "\(lines)")
  }

  @Test func `a night whose hours are over is not under way`() {
    let session = Session.inParis(Self.nights)
    session.now = "2026-11-19T18:50:00+01:00"
    session.run("check-in", "--energy", "3")
    session.now = "2026-11-20T06:59:00+01:00"
    #expect(
      session.lines("today")[0] == "Good morning, Claire.  Under way since 19:00: night of Thu 19 November")
    session.now = "2026-11-20T12:00:00+01:00"
    // Five hours later it is another day; what was forgotten is asked for all the same.
    #expect(session.lines("today")[0] == "Good afternoon, Claire.  Night of Fri 20 November")
    #expect(session.compact("today").contains("Howwasyournight?smjournalcheck-out"))
  }

  @Test func `work on a day of rest counts the same wherever it is asked, whatever the word of that day`() {
    // Of leave only the day that was worked counts where work is averaged.
    for (word, meaning, average) in [
      ("R", "rest", 2100), ("RTT", "rtt", 4200), ("F", "public-holiday", 2100),
    ] {
      let session = Session.inParis(
        """
        rota: {from: "2026-11-16", cycle: "J \(word) \(word) \(word)"}
        shifts: {J: {is: day, hours: "07:00-19:00"}, \(word): {is: \(meaning)}}
        """)
      session.now = "2026-11-18T10:00:00+01:00"
      session.run("check-in", "--energy", "3")
      #expect(session.text("2026/11/2026-11-18-1000-check-in.md")?.contains("shift:") == false)
      session.now = "2026-11-18T18:00:00+01:00"
      session.run("check-out", "--fatigue", "3")
      session.now = "2026-11-19T12:00:00+01:00"
      let span = ["--from", "2026-11-16", "--until", "2026-11-19"]
      for line in [["week"], ["month"], ["stats"], ["report"] + span] {
        let answer = session.run((line + ["--json"]).map { Array($0.utf8) }).output.filter {
          !$0.isWhitespace
        }
        #expect(
          answer.contains("\"shifts\":2,\"planned\":720,\"worked\":1200,"), "\(word) \(line): \(answer)")
      }
      #expect(
        session.compact("report", span[0], span[1], span[2], span[3]).contains("\"averageWeek\":\(average),"))
    }
  }

  @Test func `a check-out long after the last shift is of its own day, and its end too`() {
    let session = Session.inParis("rota: {from: \"2026-11-16\", cycle: \"night rest rest rest\"}")
    session.now = "2026-11-18T18:00:00+01:00"
    let reply = session.run("check-out", "--end", "18h", "--fatigue", "3")
    #expect(
      reply.output == "Wrote 2026/11/2026-11-18-1800-check-out.md (check-out, day off, Wed 18 November)\n")
    #expect(session.compact("day", "2026-11-16").contains("\"checkOut\":null"))
  }

  @Test func `a night by a word of one's own is of its evening, as one called night is`() {
    let session = Session.inParis(
      """
      shifts: {N7: {is: night, hours: "19:00-07:15"}, F: {is: day, hours: "06:00-14:12"}}
      rota: {from: "2026-11-16", cycle: rest}
      """)
    session.now = "2026-11-19T02:00:00+01:00"
    for (word, day) in [("N7", "Wed 18"), ("night", "Wed 18"), ("F", "Thu 19")] {
      let reply = session.run("check-in", "--shift", word, "--energy", "2")
      #expect(reply.output.hasSuffix(" of \(day) November)\n"), "\(reply)")
    }
  }

  @Test func `of two check-outs the one that holds is replaced, long after the shift too`() {
    let session = Session.inParis(
      "rota: {from: \"2026-11-16\", cycle: day, hours: {day: \"07:00-19:30\"}}")
    for time in ["22:45", "23:10"] {
      session.now = "2026-11-17T\(time):00+01:00"
      session.run("check-out", "--fatigue", "3", "--date", "2026-11-17")
    }
    session.now = "2026-11-17T23:20:00+01:00"
    #expect(
      session.run("check-out", "--fatigue", "2", "--date", "2026-11-17", "--replace").output == """
        Wrote 2026/11/2026-11-17-2320-check-out.md (check-out, day shift of Tue 17 November)
        Deleted 2026/11/2026-11-17-2310-check-out.md; it is in trash/2026/11/2026-11-17-2310-check-out.md

        """)
  }

  @Test func `a second check-out just after a shift asks one question alone`() {
    let session = Session.inParis(Self.nights)
    session.now = "2026-11-19T03:00:00+01:00"
    session.run("check-out", "--fatigue", "3")
    session.now = "2026-11-19T07:05:00+01:00"
    let reply = session.run("check-out", "--fatigue", "4", typed: "\n")
    #expect(reply.errors.hasPrefix("Replace the one of 03:00? [Y/n/keep both] › "), "\(reply.errors)")
  }

  @Test func `minutes that two shifts share make no day of more than 24 hours`() {
    let session = Session.inParis(
      "rota: {from: \"2026-11-16\", cycle: day, hours: {day: \"07:00-19:30\"}}")
    let same = session.run("rota", "add", "2026-11-24", "late", "13:00-21:00")
    #expect(!same.errors.contains(" of work"), "\(same.errors)")
    let long = session.run("rota", "add", "2026-11-24", "night", "19:00-07:30")
    #expect(long.errors.contains("Tue 24 November has 24 h 30 min of work"), "\(long.errors)")
  }

  @Test func `a letter that means rest is said rest, and a check-in with it is work`() {
    let session = Session.inParis(
      """
      shifts: {"R": {is: rest}, "N": {is: night, hours: "19:00-07:00"}}
      rota: {from: "2026-11-16", cycle: N R}
      """)
    session.now = "2026-11-17T10:00:00+01:00"
    session.run("check-in", "--energy", "3", "--date", "2026-11-17", "--shift", "R")
    session.now = "2026-11-18T12:00:00+01:00"
    let week = session.lines("week")
    #expect(week[2] == "  Tue 17  – ?")
    #expect(week[4].hasPrefix("  Thu 19  rest"), "\(week)")
  }

  @Test func `weekends of which nothing is known are no weekends without work`() {
    let session = Session.inParis(Self.nights)
    session.now = "2026-11-23T12:00:00+01:00"
    #expect(session.compact("report", "--from", "2026-08-01").contains("\"weekends\":1,\"weekendsWorked\":1"))
  }

  @Test func `an entry of a year ago has its first words in prompts as in today`() {
    let session = Session(
      [
        "2025/11/2025-11-20-2100-entry.md": """
        ---
        date: "2025-11-20"
        ---
        Maya slept on my shoulder.

        """
      ])
    #expect(
      session.run("prompts").output.hasPrefix(
        """
        A year ago today you wrote an entry.
          “Maya slept on my shoulder.”  2025-11-20-2100-entry

        """))
  }

  @Test(arguments: ["2026-11-20T09:00:00+01:00", "2026-11-20T19:00:00+01:00"])
  func `today brings the prompt of the day in text and answer`(now: String) {
    let session = Session([
      "2025/11/2025-11-20-2100-entry.md": "---\ndate: \"2025-11-20\"\n---\nMaya slept on my shoulder.\n"
    ])
    session.now = now
    #expect(session.run("today").output.contains("A year ago today you wrote an entry."))
    #expect(session.compact("today").contains("\"prompt\":\"Ayearagotoday"))
    #expect(!session.run("today").output.contains("before your shift"))
  }

  @Test func `half a day of leave is half a day in the list, and says which`() {
    let session = Session()
    session.run("vacation", "add", "2026-12-01", "--half", "matin")
    session.run("vacation", "add", "2026-12-03..2026-12-04", "--half", "afternoon")
    #expect(
      session.run("vacation", "list").output == """
        2026-12-01-vacation  Tue 1 December  half a day, morning                leave  planned
        2026-12-03-vacation  3–4 December    1 day (2 × half a day, afternoon)  leave  planned

        """)
    #expect(session.compact("vacation").contains("\"half\":\"morning\""))
  }

  @Test func `what is written in the midst of time on call is asked about as a call`() {
    let session = Session.inParis(
      """
      rota: {from: "2026-11-16", cycle: [on-call], hours: {on-call: "20:00-08:00"}}
      """)
    session.now = "2026-11-19T20:20:00+01:00"
    #expect(!session.run("check-in", typed: "\u{3}").errors.contains("Called out?"))
    session.now = "2026-11-19T23:40:00+01:00"
    let reply = session.run("check-in", typed: "\u{3}")
    #expect(
      reply.errors.hasPrefix("Called out? How do you feel before your shift?"), "\(reply.errors)")
  }

  @Test func `stated hours that can't be meant are placed, and cost themselves alone`() {
    let session = Session.inParis(
      """
      rota:
        - from: "2026-11-16"
          cycle: night AST
          hours: {night: "19:00-07:30"}
      shifts:
        "AST": {is: on-call, hours: "20:00-06:00"}
      """,
      [
        "2026/11/2026-11-17-0730-check-out.md": """
        ---
        kind: check-out
        date: "2026-11-16"
        at: "2026-11-17T07:30:00+01:00"
        end: "2026-11-16T18:00:00+01:00"
        ---

        """,
        "2026/11/2026-11-18-0630-check-out.md": """
        ---
        kind: check-out
        date: "2026-11-17"
        at: "2026-11-18T06:30:00+01:00"
        call-outs: ["12:00-13:00", "23:40-04:10"]
        ---

        """,
      ])
    let check = session.run("check")
    #expect(check.code == 1)
    for line in [
      "2026/11/2026-11-17-0730-check-out.md:5:6: error: end is before start; the end is ignored",
      "2026/11/2026-11-18-0630-check-out.md:5:12: error: "
        + "call-outs: 12:00-13:00 is outside the time on call; it counts nothing",
    ] {
      #expect((check.output + check.errors).contains(line), "\(check)")
    }
    #expect(session.compact("day", "2026-11-16").contains("\"worked\":750,"))
    #expect(session.compact("day", "2026-11-17").contains("\"worked\":270,"))
  }

  @Test(arguments: ["2026-11-02", "2026-12-02"])
  func `a call-out outside the time on call is told of who keeps no check-ins, past and to come`(day: String)
  {
    let path = "\(day.prefix(4))/\(day.dropFirst(5).prefix(2))/\(day)-shift-on-call.md"
    let file = """
      ---
      kind: shift
      shift: on-call
      start: "20:00"
      end: "08:00"
      call-outs: ["19:00-21:00"]
      ---

      """
    let check = Session.inParis("", [path: file]).run("check")
    #expect(check.code == 1)
    let line =
      path + ":6:12: error: call-outs: 19:00-21:00 is outside the time on call; it counts nothing"
    #expect((check.output + check.errors).contains(line), "\(check)")
  }

  @Test(arguments: ["19h-7h30 break 30", "night 19:00-07:30 pause 30 min"])
  func `the question for hours understands a break`(answer: String) {
    let session = Session()
    session.run(
      "rota", "set", "--from", "2026-11-16", "--cycle", "N N rest", typed: "night\nsoon\n\(answer)\n")
    #expect(
      session.text("journal.md")?.contains("is: night\n    hours: \"19:00-07:30\"\n    break: 30\n") == true)
  }

  @Test func `a call-out is told as work beside a shift of which no hours are known`() {
    let session = Session(
      profile: """
        smjournal: 1
        clock: notes
        shifts: {N: {is: night, hours: "19:00-07:30"}, AST: {is: on-call, hours: "20:00-08:00"}}

        """,
      [
        "2026/11/2026-11-10-1328-check-in.md":
          "---\nkind: check-in\nshift: N\nat: \"2026-11-10T13:28:00+01:00\"\n---\n",
        "2026/11/2026-11-13-shift.md":
          "---\nkind: shift\nshift: AST\ncall-outs: [\"21:50-04:10\"]\n---\n",
      ])
    let lines = session.run("week", "2026-11-10").output.split(separator: "\n")
    #expect(
      lines.contains("1 shift · planned 0 min · worked 6 h 20 min · on call 5 h 40 min"), "\(lines)")
  }
}

/// What is an average of days of which records alone tell.
@Suite struct RecordsAloneTests {
  private static func session(_ profile: String) -> Session {
    let session = Session.inParis("rest-rules: eu\ncontract-hours: 35\n" + profile)
    for day in 16...27 where ![21, 22].contains(day) {
      session.write(
        "---\nkind: check-in\nat: 2026-11-\(day)T08:00:00+01:00\n---\n", to: "2026/11/\(day)-in.md")
      session.write(
        "---\nkind: check-out\nat: 2026-11-\(day)T15:00:00+01:00\n---\n", to: "2026/11/\(day)-out.md")
    }
    session.now = "2026-11-29T12:00:00+01:00"
    return session
  }

  @Test func `without a plan there is no average week, and the report says how to get one`() {
    let session = Self.session("")
    let report = session.compact("report", "2026-11-16..2026-11-29")
    #expect(report.contains("\"averageWeek\":null,"), "\(report.prefix(2000))")
    #expect(report.contains("\"contract\":null,\"balance\":null,"))
    #expect(report.contains("\"kind\":\"average\",\"period\":\"P4M\",\"limit\":2880,\"found\":null,"))
    let text = session.run("report", "2026-11-16..2026-11-29").output
    #expect(text.contains("Worked              70 h") && text.contains("Known days          10"), "\(text)")
    #expect(!text.contains("Average week"))
    #expect(
      text.filter { $0 != "\n" }.contains("No average week and no balance of the contract: no plan says"),
      "\(text)")
    #expect(text.contains("smjournal rota set"))
  }

  @Test func `with a plan there is one`() {
    let session = Self.session(
      "rota: [{from: 2026-11-16, cycle: day day day day day rest rest, hours: {day: \"08:00-15:00\"}}]")
    let report = session.compact("report", "2026-11-16..2026-11-29")
    #expect(report.contains("\"averageWeek\":2100,"), "\(report.prefix(2000))")
    #expect(report.contains("\"contract\":4200,\"balance\":0,"))
  }
}

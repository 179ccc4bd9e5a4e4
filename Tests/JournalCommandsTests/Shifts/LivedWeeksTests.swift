import Testing

/// Three weeks of two people, written down as they were lived, and every figure reckoned by hand beside them.
@Suite struct LivedWeeksTests {
  /// A nurse on nights: a swap, a call-in, sickness within leave, another hospital in another zone.
  private static func nurse() -> Session {
    let session = Session.inParis(
      """
      holidays: [fr]
      rest-rules: fr-hospital
      shifts:
        "N": [{is: night, hours: "19:00-07:30", break: 30}, \
      {is: night, hours: "20:00-06:00", break: 0, from: "2026-11-20"}]
        "J": {is: day, hours: "07:00-19:30", break: 30}
        "R": {is: rest}
      rota:
        - {from: "2026-11-02", cycle: "N N R R N N R"}
        - {from: "2026-11-20", cycle: "N N R R R R R"}
      """)
    func run(_ now: String, _ words: String..., typed: String? = nil) {
      session.now = now
      let reply = session.run(words.map { Array($0.utf8) }, typed: typed)
      #expect(reply.code == 0, "\(words): \(reply.errors)")
    }
    run("2026-11-02T18:50:00+01:00", "check-in", "--energy", "3")
    run("2026-11-03T07:35:00+01:00", "check-out", "--fatigue", "3", typed: "")
    run("2026-11-03T19:20:00+01:00", "check-in", "--energy", "3", typed: "19h15\n")
    run("2026-11-04T08:10:00+01:00", "check-out", "--fatigue", "3", typed: "7h50\n")
    run("2026-11-04T12:00:00+01:00", "rota", "add", "2026-11-05", "J")
    run("2026-11-05T06:55:00+01:00", "check-in", "--energy", "3")
    run("2026-11-05T20:00:00+01:00", "rota", "swap", "2026-11-06", "2026-11-08")
    run("2026-11-08T10:00:00+01:00", "check-out", "--fatigue", "3", "--end", "8h")
    run("2026-11-08T18:45:00+01:00", "check-in", "--energy", "3")
    run("2026-11-09T07:30:00+01:00", "check-out", "--fatigue", "3", typed: "")
    run("2026-11-09T12:00:00+01:00", "vacation", "add", "2026-11-11..2026-11-17")
    run("2026-11-09T18:58:00+01:00", "check-in", "--energy", "3")
    run("2026-11-10T03:00:00+01:00", "check-out", "--fatigue", "3", typed: "\n")
    run("2026-11-10T07:40:00+01:00", "check-out", "--fatigue", "4", typed: "\n")
    run("2026-11-11T09:00:00+01:00", "rota", "worked", "2026-11-10", "18:45-07:50")
    run("2026-11-13T09:00:00+01:00", "rota", "off", "2026-11-13..2026-11-14", "--why", "sick")
    run("2026-11-20T10:00:00+01:00", "config", "timezone=Europe/London")
    run("2026-11-20T19:55:00+00:00", "check-in", "--energy", "3")
    run("2026-11-21T06:05:00+00:00", "check-out", "--fatigue", "3", typed: "")
    run("2026-11-21T20:00:00+00:00", "check-in", "--energy", "3")
    run("2026-11-22T07:00:00+00:00", "check-out", "--fatigue", "3", typed: "now\n")
    session.now = "2026-11-22T12:00:00+00:00"
    return session
  }

  @Test func `three weeks on nights are what the nurse's paper says`() {
    let session = Self.nurse()
    let report = session.compact("report")
    let totals = """
      "totals":{"shifts":9,"planned":6240,"worked":6370,"presence":6580,"onCall":0,"nights":8,\
      "nightMinutes":4320,"sundays":3,"sundayMinutes":1200,"holidays":1,"holidayMinutes":470,"unknown":0,\
      "knownDays":21,
      """
    for answer in [report, session.compact("month"), session.compact("stats"), session.compact("year")] {
      #expect(answer.contains(totals))
    }
    for figure in [
      "\"averageWeek\":3185", "\"counted\":14", "\"daysOff\":{\"leave\":5,\"sick\":2}",
      "\"mostInSevenDays\":{\"from\":\"2026-11-05\",\"until\":\"2026-11-11\",\"worked\":3665}",
      "\"weekends\":3,\"weekendsWorked\":2",
    ] {
      #expect(report.contains(figure))
    }
    #expect(
      session.lines("week", "2026-11-03").dropFirst().prefix(7) == [
        "  Mon 2  N 19:00–07:30 ✓",
        "  Tue 3  N 19:15–07:50 ✓          11 h 45 min of rest before",
        "  Wed 4  rest",
        "  Thu 5  J 07:00–19:30 (extra) ?  23 h 10 min of rest before",
        "  Fri 6  rest",
        "  Sat 7  N 19:00–08:00 ✓          47 h 30 min of rest before",
        "  Sun 8  N 19:00–07:30 ✓          11 h of rest before",
      ])
  }

  @Test func `days that sickness gives back are no days of leave in the list`() {
    #expect(
      Self.nurse().run("vacation", "list").output == """
        2026-11-11-vacation  11–17 November  5 days  leave       finished
        2026-11-13-vacation  13–14 November  2 days  sick leave  finished

        """)
  }

  @Test func `a missing check-out is named on its day`() {
    #expect(
      Self.nurse().run("day", "2026-11-05").output == """
        Thu 5 November
        J shift of Thu 5 November · 07:00–19:30, 12 h 30 min · worked 12 h (plan)
        check-in without a check-out
        No mood noted

          06:55  check-in  energy 3

        """)
  }

  /// A midwife on call at home and at the workplace, who is called out.
  @Test func `three weeks on call are what the midwife's paper says`() {
    let session = Session.inParis(
      """
      holidays: [fr]
      rest-rules: eu
      shifts:
        "D": {is: day, hours: "08:00-20:00", break: 60}
        "OC": {is: on-call, hours: "20:00-08:00"}
        "OW": {is: on-call, hours: "20:00-08:00", where: workplace}
        "off": {is: rest}
      rota: {from: "2026-11-02", cycle: ["D", "OC", "off", "OW", "off", "D", "OC", "off"]}
      """)
    func run(_ now: String, _ words: String...) {
      session.now = now
      let reply = session.run(words.map { Array($0.utf8) })
      #expect(reply.code == 0, "\(words): \(reply.errors)")
    }
    run("2026-11-03T23:40:00+01:00", "check-in", "--energy", "3")
    run("2026-11-04T04:10:00+01:00", "check-out", "--mood", "3")
    run("2026-11-06T09:00:00+01:00", "rota", "add", "2026-11-05", "call-out", "21:00-23:30")
    run("2026-11-08T19:50:00+01:00", "check-in", "--energy", "3")
    run("2026-11-09T08:05:00+01:00", "check-out", "--mood", "3")
    run(
      "2026-11-12T08:00:00+01:00", "check-out", "--mood", "4", "--call-out", "22:15-23:00", "--call-out",
      "02:00-03:30")
    run("2026-11-15T21:20:00+01:00", "check-out", "--mood", "4", "--end", "21:15")
    run("2026-11-17T01:00:00+01:00", "check-in", "--energy", "2")
    run("2026-11-20T10:00:00+01:00", "rota", "add", "2026-11-19", "call-out", "23:40-04:10")
    session.now = "2026-11-22T00:00:00+01:00"
    let report = session.compact("report")
    for figure in [
      """
      "totals":{"shifts":5,"planned":3300,"worked":4200,"presence":4500,"onCall":4455,"nights":0,\
      "nightMinutes":840,"sundays":1,"sundayMinutes":795,"holidays":1,"holidayMinutes":45,"unknown":0,\
      "knownDays":21,
      """, "\"averageWeek\":1400", "\"limit\":2880,\"found\":1910,",
    ] {
      #expect(report.contains(figure))
    }
    #expect(
      session.lines("week", "2026-11-10").dropFirst().prefix(7).map { $0.filter { $0 != "😊" } } == [
        "  Mon 9   rest",
        "  Tue 10  D 08:00–20:00                                         60 h of rest before",
        "  Wed 11  OC 20:00–08:00 (called out 45 min, 1 h 30 min) ✓    26 h 15 min of rest before",
        "  Thu 12  rest",
        "  Fri 13  OW 20:00–08:00                                        40 h 30 min of rest before",
        "  Sat 14  rest",
        "  Sun 15  D 08:00–21:15 ✓                                     24 h of rest before",
      ])
    #expect(
      session.lines("day", "2026-11-16")[2]
        == "check-in during time on call without a check-out: the call-out counts nothing")
  }
}

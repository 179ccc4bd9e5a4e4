import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct RestPeriodTests {
  /// A time on call at home from 2 November, 20:00, to 8:00, and a day from 3 November, 7:00, to 19:30.
  private func shifts(_ callOuts: [String]) -> ArraySlice<Shift> {
    let checkOut = LedgerTests.checkOut("2026-11-03T07:50:00+01:00", shift: "AST", callOuts: callOuts)
    return LedgerTests().shifts(LedgerTests.profile("AST J"), [checkOut], days: 2)
  }

  @Test(arguments: [
    ("21:00-22:00", 540), ("21:00-22:00 02:00-03:00", 240),
    // The shift begins while she is called out, and the other way round.
    ("21:00-22:00 06:30-07:30", 0), ("07:15-07:45", 0),
  ])
  func `rests lie between a shift and each call-out`(_ callOuts: String, _ minutes: Int64) {
    let shifts = shifts(callOuts.split(separator: " ").map(String.init))
    #expect(RestPeriod.all(between: shifts).map { $0.seconds / 60 } == [minutes])
  }

  @Test func `time on call at the workplace is work for rests, whoever has its minutes`() {
    var profile = LedgerTests.profile("AST+W J")
    profile.shifts = ShiftTable(
      ["AST=on-call 18:00-09:00", "W=on-call 18:00-08:00 where workplace", "J=day 10:00-19:30"].compactMap {
        ShiftTable.Definition(written: $0)
      })
    let shifts = LedgerTests().shifts(profile, days: 2)
    #expect(shifts.map { $0.soFar?.onCall } == [900, 0, 0])
    #expect(RestPeriod.all(between: shifts).map { $0.seconds / 60 } == [120])
  }

  @Test(
    arguments: [
      ("bereitschaftsdienst=on-call 18:00-08:00", 120),
      ("bereitschaftsdienst=on-call 18:00-08:00 where home", nil),
      ("rufbereitschaft=on-call 18:00-08:00", nil),
    ] as [(String, Int64?)])
  func `where nothing says the place of time on call its word does`(definition: String, rest: Int64?) {
    let word = definition.split(separator: "=").first ?? ""
    var profile = LedgerTests.profile(word + " J")
    profile.shifts = ShiftTable(
      [definition, "J=day 10:00-19:30"].compactMap { ShiftTable.Definition(written: $0) })
    let shifts = LedgerTests().shifts(profile, days: 2)
    #expect(RestPeriod.all(between: shifts).first.map { $0.seconds / 60 } == rest)
  }

  @Test(
    arguments: [
      ("J+N R", "J=day 07:00-19:00", [120]),
      // She worked on into the night: one stretch of 24 hours.
      ("J+N R", "J=day 07:00-21:00", []), ("J+N R", "J=day 07:00-22:00", []),
      // The pause of a split day, however long.
      ("J+S R", "J=day 07:00-11:00", []), ("J J", "J=day 07:00-11:00 17:00-21:00", [600]),
      ("J+N J", "J=day 07:00-19:00", [120, 0]), ("N+N R", "J=day 07:00-19:00", []),
    ] as [(String, String, [Int64])])
  func `who comes back for the night of a day rests between its shifts`(
    cycle: String, day: String, rests: [Int64]
  ) {
    var profile = LedgerTests.profile(cycle)
    profile.shifts = ShiftTable(
      [day, "S=late 17:00-21:00", "N=night 21:00-07:00", "R=rest"].compactMap {
        ShiftTable.Definition(written: $0)
      })
    let shifts = LedgerTests().shifts(profile, days: 2)
    #expect(RestPeriod.all(between: shifts).map { $0.seconds / 60 } == rests)
  }

  @Test func `a rest is that of the shift that ends it`() {
    var profile = LedgerTests.profile("J+N R")
    profile.shifts = ShiftTable(
      ["J=day 07:00-19:00", "N=night 21:00-07:00", "R=rest"].compactMap { ShiftTable.Definition(written: $0) }
    )
    let report = Report(
      [], from: day("2026-11-02"), until: day("2026-11-05"), now: moment("2026-11-06T12:00:00+01:00"),
      profile: profile, plan: ShiftPlan(profile: profile, zone: Zone.paris), rules: RestRules(.eu))
    let rests = report.shifts.map { report.rest(before: $0).map { $0.seconds / 3600 } }
    #expect(rests == [nil, 2, 24, 2])
    let short = report.findings.filter { $0.kind == .rest }
    #expect(
      short.map(\.from) == [day("2026-11-02"), day("2026-11-04")] && short.allSatisfy { $0.from == $0.until })
  }

  @Test func `a night that is there twice turns to the day as one does`() {
    for cycle in ["N J R", "N+N J R"] {
      var profile = LedgerTests.profile(cycle)
      profile.shifts = ShiftTable(
        ["N=night 21:00-07:00", "J=day 13:00-19:00", "R=rest"].compactMap {
          ShiftTable.Definition(written: $0)
        })
      let rests = RestPeriod.all(between: LedgerTests().shifts(profile, days: 2))
      #expect(rests.map { $0.seconds / 3600 } == [6] && rests.allSatisfy(\.isAfterNight), "\(cycle)")
    }
  }

  @Test func `a minute of a call-out and of a shift is that of the one that began first`() {
    let worked = shifts(["21:00-22:00", "06:30-07:30"]).map { $0.whole?.worked }
    #expect(worked == [120, 720])
  }

  @Test func `work before a period is no window of seven days in it`() {
    let worked = profile((from: "2026-03-02", cycle: "day day rest rest rest rest rest rest"))
    let report = Report(
      [], from: day("2026-03-05"), until: day("2026-03-06"), now: moment("2026-03-16T12:00:00Z"),
      profile: worked, plan: ShiftPlan(profile: worked), rules: RestRules(.frenchHospital))
    #expect(report.limits.first { $0.rule.kind == .any7 }?.found == nil)
  }

  @Test func `a shift under way counts to now in a limit`() {
    let report = Report(
      [], from: day("2026-11-02"), until: day("2026-11-02"), now: moment("2026-11-02T20:00:00+01:00"),
      profile: LedgerTests.profile("N"),
      plan: ShiftPlan(profile: LedgerTests.profile("N"), zone: Zone.paris), rules: RestRules(.frenchHospital))
    #expect(report.limits.first { $0.rule.kind == .any7 }?.found == 30)
  }
}

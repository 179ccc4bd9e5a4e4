import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct WeeklyRestTests {
  /// Two days of work a week apart, the later one followed by another.
  private var report: Report {
    let worked = profile(
      (from: "2026-03-02", cycle: "day rest rest rest rest rest rest rest rest rest day day rest rest"))
    return Report(
      [], from: day("2026-03-02"), until: day("2026-03-15"), now: moment("2026-03-16T12:00:00Z"),
      profile: worked, plan: ShiftPlan(profile: worked), rules: RestRules(.eu))
  }

  @Test func `a rest that is longer than a week counts as far as it lies in one`() {
    // From Monday 2 March at 19:00 to Thursday 12 March at 07:00; then from the 12th to the 13th.
    let hours = report.weeklyRests.map { ($0?.seconds ?? 0) / 3600 }
    #expect(hours == [149, 79])
  }

  @Test func `beside work at an unknown hour nobody can tell the longest rest of a week`() {
    let worked = profile((from: "2026-03-02", cycle: "night night night rest rest rest rest"))
    let checkIn = record(.checkIn, "2026-03-05", at: "2026-03-05T10:50:00Z", id: "in")
    let report = Report(
      [checkIn], from: day("2026-03-02"), until: day("2026-03-15"), now: moment("2026-03-17T12:00:00Z"),
      profile: worked, plan: ShiftPlan(profile: worked), rules: RestRules(.eu))
    #expect(report.weeklyRests.map { $0.map { $0.seconds / 3600 } } == [nil, 107])
    #expect(report.limits.first { $0.rule.kind == .weeklyRest }?.beyond == 0)
  }

  @Test func `a rest that begins on the Monday after a night of Sunday is of that week alone`() {
    let worked = profile(
      (from: "2026-03-02", cycle: "day day day day day rest night rest rest rest day rest rest rest"))
    func hours(until last: String) -> [Int64] {
      Report(
        [], from: day("2026-03-02"), until: day(last), now: moment("2026-03-16T12:00:00Z"), profile: worked,
        plan: ShiftPlan(profile: worked), rules: RestRules(.eu)
      ).weeklyRests.map { ($0?.seconds ?? 0) / 3600 }
    }
    #expect(hours(until: "2026-03-15") == [48, 84])
    #expect(hours(until: "2026-03-08") == [48])
  }

  @Test func `a rest that goes on counts up to now, and one that ends behind the period as a whole`() {
    let worked = profile((from: "2026-03-02", cycle: "day day rest rest rest rest rest rest rest day"))
    func hours(now: String) -> [Int64] {
      Report(
        [], from: day("2026-03-02"), until: day("2026-03-08"), now: moment(now), profile: worked,
        plan: ShiftPlan(profile: worked)
      ).weeklyRests.map { ($0?.seconds ?? 0) / 3600 }
    }
    // From Tuesday 3 March at 19:00 to Wednesday 11 March at 07:00.
    #expect(hours(now: "2026-03-08T19:00:00Z") == [120])
    // Longer than a week: up to the end of Sunday.
    #expect(hours(now: "2026-03-20T12:00:00Z") == [125])
  }

  @Test func `a rest over a Sunday is that of the week in which its middle lies`() {
    let worked = profile(
      (from: "2026-03-02", cycle: "day day day day day rest rest day day day day day day day"))
    let report = Report(
      [], from: day("2026-03-02"), until: day("2026-03-15"), now: moment("2026-03-16T12:00:00Z"),
      profile: worked, plan: ShiftPlan(profile: worked), rules: RestRules(.eu))
    // From Friday at 19:00 to Monday at 07:00; in the second week 12 hours between its days.
    #expect(report.weeklyRests.map { ($0?.seconds ?? 0) / 3600 } == [60, 12])
  }

  @Test func `the average week is the same for report and outlook`() {
    let worked = profile((from: "2025-09-01", cycle: "day day day day day rest rest"))
    let plan = ShiftPlan(profile: worked)
    let (rules, now) = (RestRules(.unitedKingdom), moment("2026-03-16T12:00:00Z"))
    let days = day("2026-02-16")...day("2026-03-15")
    let report = Report(
      [], from: days.lowerBound, until: days.upperBound, now: now, profile: worked, plan: plan, rules: rules)
    let reach = WorkOutlook.reach(of: days, rules: rules)
    func outlook(_ days: ClosedRange<CivilDay>) -> [RestFinding] {
      WorkOutlook(
        Ledger([], days: reach, now: now, plan: plan), of: days, profile: worked, plan: plan, rules: rules
      ).findings
    }
    #expect(report.findings.contains { $0.kind == .average && $0.value == 60 * 3600 })
    #expect(outlook(days) == report.findings)
    // What is planned up to the last day counts where that is still to come.
    let ahead = outlook(day("2026-03-16")...day("2026-03-29")).filter { $0.kind == .average }
    #expect(ahead.map(\.until) == [day("2026-03-16"), day("2026-03-29")])
  }

  /// A day of work on Monday 2 March, one on the 3rd, one on the 6th, one on the 8th, by files of their own.
  @Test func `a rest with a day of which nothing is known is counted apart, and no figure has its length`() {
    let files = ["2026-03-02", "2026-03-03", "2026-03-06", "2026-03-08"].map {
      record(.shift, $0, shift: .day)
    }
    var worked = Profile()
    worked.shifts = ShiftTable([ShiftTable.Definition(written: "day=day 07:00-19:00")].compactMap { $0 })
    func report(_ records: [Record], now: String = "2026-03-20T12:00:00Z") -> Report {
      Report(
        records, from: day("2026-03-02"), until: day("2026-03-15"), now: moment(now), profile: worked,
        plan: ShiftPlan(profile: worked, shiftRecords: records), rules: RestRules(.eu))
    }
    let found = report(files)
    #expect(found.rests.map { $0.seconds / 3600 } == [12])
    #expect(found.unknownRests == 2)
    // Nor the week: its unknown days may have had a longer one than the 12 hours that are known.
    #expect(found.weeklyRests.map { $0?.seconds } == [nil, nil])
    // A week with a rest that may have been long enough is none without it.
    let limit = found.limits.first { $0.rule.kind == .weeklyRest }
    #expect(limit != nil && limit?.found == nil)
    // What is said of the days between makes the rest known; up to now, today has to be.
    let rest = ["2026-03-04", "2026-03-05", "2026-03-07", "2026-03-09"].map {
      record(.shift, $0, shift: .rest)
    }
    let known = report(files + rest, now: "2026-03-09T07:00:00Z")
    #expect(known.rests.map { $0.seconds / 3600 } == [12, 60, 36])
    #expect(known.unknownRests == 0)
    #expect(known.weeklyRests.map { $0.map { $0.seconds / 3600 } } == [60, 12])
    #expect(known.weeklyRests.map { $0?.isPiece } == [false, false])
  }

  @Test func `months without work end a time without weekly rest`() {
    let worked = profile((from: "2026-01-05", cycle: "day" + String(repeating: " rest", count: 118)))
    let report = Report(
      [], from: day("2026-01-05"), until: day("2026-06-01"), now: moment("2026-06-01T12:00:00Z"),
      profile: worked, plan: ShiftPlan(profile: worked), rules: RestRules(.unitedKingdom))
    #expect(report.limits.first { $0.rule.kind == .weeklyRest }?.beyond == 0)
    #expect(report.shifts.count == 2)
  }

  @Test func `where no long rest was missed, the limit stands beside the week with the shortest`() {
    let found = report.limits.first { $0.rule.kind == .weeklyRest }
    #expect(found?.found == 79 * 60)
    #expect(found?.from == day("2026-03-09"))
  }

  @Test(arguments: [(RestRules.Name.eu, 35), (.frenchHospital, 36), (.french, 35), (.unitedKingdom, 24)])
  func `a weekly rest is as long as the text of its rules has it`(name: RestRules.Name, hours: Int) {
    let (from, until) = (day("2026-03-02"), day("2026-03-15"))
    let worked = profile((from: "2026-03-02", cycle: "day rest rest rest rest rest rest"))
    let report = Report(
      [], from: from, until: until, now: moment("2026-03-16T12:00:00Z"), profile: worked,
      plan: ShiftPlan(profile: worked), rules: RestRules(name))
    #expect(report.limits.first { $0.rule.kind == .weeklyRest }?.rule.limit == hours * 60)
  }
}

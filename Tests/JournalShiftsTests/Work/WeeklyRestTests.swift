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

  @Test func `a week has the longest rest that lies in it, also one that began the week before`() {
    // From Monday 2 March at 19:00 to Thursday 12 March at 07:00; then from the 12th to the 13th.
    let hours = report.weeklyRests.map { ($0 ?? 0) / 3600 }
    #expect(hours == [228, 228])
  }

  @Test func `a rest that begins on the Monday after a night of Sunday is of that week alone`() {
    let worked = profile(
      (from: "2026-03-02", cycle: "day day day day day rest night rest rest rest day rest rest rest"))
    func hours(until last: String) -> [Int64] {
      Report(
        [], from: day("2026-03-02"), until: day(last), now: moment("2026-03-16T12:00:00Z"), profile: worked,
        plan: ShiftPlan(profile: worked), rules: RestRules(.eu)
      ).weeklyRests.map { ($0 ?? 0) / 3600 }
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
      ).weeklyRests.map { ($0 ?? 0) / 3600 }
    }
    // From Tuesday 3 March at 19:00 to Wednesday 11 March at 07:00.
    #expect(hours(now: "2026-03-08T19:00:00Z") == [120])
    #expect(hours(now: "2026-03-20T12:00:00Z") == [180])
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
    #expect(found?.found == 228 * 60)
    #expect(found?.from == day("2026-03-02"))
  }
}

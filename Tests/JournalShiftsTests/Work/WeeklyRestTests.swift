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
    let hours = report.weeklyRests.map { ($0?.seconds ?? 0) / 3600 }
    #expect(hours == [228, 228])
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
    #expect(hours(until: "2026-03-15") == [48, 71])
    #expect(hours(until: "2026-03-08") == [48])
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

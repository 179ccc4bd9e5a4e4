import JournalInsights
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct StreakTests {
  @Test(arguments: [
    ([], 0, 0), ([20], 1, 1), ([19], 1, 1), ([18], 0, 1), ([18, 19, 20], 3, 3), ([17, 18, 19], 3, 3),
    ([10, 11, 12, 13, 18, 20], 1, 4), ([20, 21], 1, 1),
  ])
  func `a streak reaches to today or yesterday`(days: [Int], current: Int, best: Int) {
    let records = FactTable(days.map { record(.entry, "2026-11-\($0)") }).facts
    #expect(Streak.of(records, today: day("2026-11-20")) == Streak(current: current, record: best))
  }

  @Test func `several records of a day count once, and vacations not at all`() {
    let records = FactTable([
      record(.checkIn, "2026-11-20"), record(.checkOut, "2026-11-20"), record(.entry, "2026-11-20", id: "a"),
      record(.vacation, "2026-11-19"), record(.shift, "2026-11-18"),
    ]).facts
    #expect(Streak.of(records, today: day("2026-11-20")) == Streak(current: 1, record: 1))
  }

  @Test func `days on which nothing is expected don't break a streak`() {
    // Worked on the 2nd, 3rd and 6th; rest on the 4th and 5th; sick on the 7th; the 8th and 9th are rest
    // again.
    let sick = record(.shift, "2026-03-07", shift: .other("sick"))
    let plan = ShiftPlan(
      profile: profile((from: "2026-03-02", cycle: "day night rest rest")), shiftRecords: [sick])
    let records = FactTable(["2026-03-02", "2026-03-03", "2026-03-06"].map { record(.checkIn, $0) }).facts
    let streak = Streak.of(records, today: day("2026-03-09"), isExpected: plan.isExpected)
    #expect(streak.current == 3 && streak.record == 3 && streak.isBridged)
    #expect(Streak.of(records, today: day("2026-03-11"), isExpected: plan.isExpected).current == 0)
  }

  @Test func `the night that lasts breaks no streak, and what was written since is part of it`() {
    let plan = ShiftPlan(profile: profile((from: "2026-03-02", cycle: "night")))
    let (night, morning) = (day("2026-03-05"), day("2026-03-06"))
    func current(_ days: [String]) -> Int {
      let facts = FactTable(days.map { record(.entry, $0) }).facts
      return Streak.of(facts, today: morning, since: night, isExpected: plan.isExpected).current
    }
    #expect(current(["2026-03-03", "2026-03-04"]) == 2)
    #expect(current(["2026-03-04", "2026-03-05", "2026-03-06"]) == 3)
    #expect(current(["2026-03-03"]) == 0)
  }

  @Test func `after more than a year without a word a streak is over`() {
    let streak = Streak.of(
      FactTable([record(.entry, "2024-01-01")]).facts, today: day("2026-01-01"), isExpected: { _ in false })
    #expect(streak == Streak(current: 0, record: 1))
  }
}

struct MoodOfDayTests {
  @Test func `the last word of the day counts`() {
    let records = [
      record(.entry, "2026-11-20", at: "2026-11-20T22:00:00+01:00", mood: "😞"),
      record(.entry, "2026-11-20", at: "2026-11-20T08:00:00+01:00", mood: "😄"),
      record(.entry, "2026-11-20", mood: "😭", id: "zzz"),
      record(.entry, "2026-11-20", at: "2026-11-20T23:00:00+01:00", mood: "purple"),
      record(.entry, "2026-11-21", at: "2026-11-21T01:00:00+01:00", mood: "😭"),
    ]
    #expect(MoodOfDay.of(day("2026-11-20"), in: records, zone: Zone.paris) == .sad)
    let days = CalendarDay.days(
      from: day("2026-11-20"), until: day("2026-11-22"), table: FactTable(records),
      plan: ShiftPlan(profile: Profile()), zone: Zone.paris)
    #expect(days.map(\.mood) == [.sad, .verySad, nil])
  }

  @Test func `a day without a mood has no value`() {
    #expect(MoodOfDay.of(day("2026-11-20"), in: [record(.entry, "2026-11-20")], zone: Zone.paris) == nil)
  }
}

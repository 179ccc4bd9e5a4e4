import JournalInsights
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct CalendarDayTests {
  @Test func `a cell has the mood, the shift, the time off and what was written`() {
    var profile = profile((from: "2026-03-01", cycle: "day night rest"))
    profile.holidays = [day("2026-03-02")]
    let leave = vacation("2026-03-04", "2026-03-05")
    let records = [
      record(.entry, "2026-03-01", mood: "😊"), record(.checkIn, "2026-03-02", shift: .other("late")),
      record(.checkOut, "2026-03-02"), record(.entry, "2026-04-01", mood: "😭"),
    ]
    let cells = CalendarDay.days(
      from: day("2026-03-01"), until: day("2026-03-04"), table: FactTable(records),
      plan: ShiftPlan(profile: profile, vacations: [leave]), zone: Zone.paris)
    #expect(cells.map(\.mood) == [.happy, nil, nil, nil])
    #expect(cells.map(\.shift) == [.day, .other("late"), .rest, .day])
    #expect(cells.map(\.vacation) == [nil, nil, nil, leave])
    #expect(cells.map(\.isHoliday) == [false, true, false, false])
    #expect(cells.map(\.isExpected) == [true, true, false, false])
    #expect(cells.map(\.recordCount) == [1, 2, 0, 0])
  }

  @Test func `no days, no cells`() {
    let plan = ShiftPlan(profile: Profile())
    #expect(
      CalendarDay.days(
        from: day("2026-03-02"), until: day("2026-03-01"), table: FactTable(), plan: plan, zone: .utc
      ).isEmpty)
  }
}

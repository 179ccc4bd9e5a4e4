import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

@testable import JournalInsights

struct ShiftCalendarRestTests {
  @Test(
    arguments: [
      // Eleven hours on the clock, of which one is missing in March and there twice in October.
      ("2026-03-28", "2026-03-29", true), ("2026-10-24", "2026-10-25", false),
      ("2026-06-06", "2026-06-07", false),
    ])
  func `rest is counted in hours that pass, not on the clock`(first: String, second: String, isShort: Bool) {
    let shifts = [(first, "13:00", "21:00"), (second, "08:00", "16:00")].map { date, start, end in
      var shift = record(.shift, date, shift: .day)
      (shift.start, shift.end) = (.clock(clock(start)), .clock(clock(end)))
      return shift
    }
    let plan = ShiftPlan(profile: Profile(), shiftRecords: shifts, zone: Zone.paris)
    let days = day(first)...day(second)
    let ledger = Ledger([], days: days, now: moment("2026-12-01T00:00:00Z"), plan: plan)
    let table = DayTable(FactTable(), days: days, plan: plan, ledger: ledger, zone: Zone.paris)
    #expect(table.known[.shortRest] == [false, true])
    #expect(table.days.contains { $0.factor == .shortRest } == isShort)
  }

  @Test(arguments: [(nil, false), ("21:30", true), ("20:30", false)])
  func `rest is what lies behind the hours that count`(end: String?, isShort: Bool) {
    var profile = profile((from: "2026-06-06", cycle: "L J"))
    profile.shifts = ShiftTable(
      ["L=late 13:00-21:00", "J=day 08:00-16:00"].compactMap { ShiftTable.Definition(written: $0) })
    let plan = ShiftPlan(profile: profile, zone: Zone.paris)
    let late = ShiftType(named: "L")
    var out = record(.checkOut, "2026-06-06", at: "2026-06-06T21:35:00+02:00", shift: late)
    out.end = end.map { .clock(clock($0)) }
    let days = day("2026-06-06")...day("2026-06-07")
    let ledger = Ledger([out], days: days, now: moment("2026-12-01T00:00:00Z"), plan: plan)
    let table = DayTable(FactTable(), days: days, plan: plan, ledger: ledger, zone: Zone.paris)
    #expect(table.known[.shortRest] == [false, true])
    #expect(table.days.contains { $0.factor == .shortRest } == isShort)
  }
}

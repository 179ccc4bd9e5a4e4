import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

@testable import JournalInsights

struct RecoveryTests {
  func recovery(
    _ records: [Record] = [], today: String, now: String? = nil, days: Int = 28, profile: Profile,
    vacations: [Vacation] = []
  ) -> Recovery {
    let plan = ShiftPlan(
      profile: profile, shiftRecords: records.filter { $0.kind == .shift }, vacations: vacations,
      zone: Zone.paris)
    return Recovery(
      Report(
        records, from: day(today).advanced(by: 1 - days), until: day(today),
        now: moment(now ?? "\(today)T23:59:59Z"), profile: profile, plan: plan))
  }

  static let rota = profile((from: "2026-03-02", cycle: "day day night night rest rest rest rest"))

  @Test func `four weeks of a rota`() {
    // 2–29 March: three and a half cycles, with the change of the clocks in the last night.
    let found = recovery(today: "2026-03-29", profile: Self.rota)
    #expect(found.shifts == 16)
    #expect(found.nights == 8)
    #expect(found.longestRunOfNights == 2)
    #expect(found.longestRunOfWork == 4)
    #expect(found.quickReturns.isEmpty)
    #expect(found.shortestRest == 41_400)
    #expect(found.fourWeeks.known == 16)
    #expect(found.weekends == 4)
  }

  @Test func `a day shift after a night is a quick return, and an overlap is none at all`() {
    let tight = profile((from: "2026-03-02", cycle: "night day rest rest rest rest rest"))
    let found = recovery(today: "2026-03-08", days: 7, profile: tight)
    #expect(found.quickReturns.map(\.rest) == [0])
    #expect(found.quickReturns.first?.second == day("2026-03-03"))
  }

  @Test func `hours follow the clocks, and the check-ins where they are hours`() {
    var night = profile((from: "2026-03-01", cycle: "night"))
    night.clock = .notes
    let found = recovery(today: "2026-03-28", now: "2026-03-28T12:00:00+01:00", days: 1, profile: night)
    #expect(found.week == Recovery.Hours())
    let after = recovery(today: "2026-03-28", now: "2026-03-29T12:00:00+02:00", days: 1, profile: night)
    #expect(after.week.seconds == 41_400)
    let records = [
      record(.checkIn, "2026-03-28", at: "2026-03-28T20:00:00+01:00", shift: .night),
      record(.checkOut, "2026-03-28", at: "2026-03-29T06:00:00+02:00"),
    ]
    // What was worked counts, with a plan and without.
    let checked = recovery(
      records, today: "2026-03-28", now: "2026-03-29T12:00:00+02:00", days: 1, profile: night)
    #expect(checked.week.seconds == 9 * 3600)
    let unplanned = recovery(
      records, today: "2026-03-28", now: "2026-03-29T12:00:00+02:00", days: 1, profile: Profile())
    #expect(unplanned.week.seconds == 9 * 3600)
  }

  @Test func `a break without pay is no work`() {
    var days = profile((from: "2026-03-01", cycle: "day"))
    days.shifts = ShiftTable([ShiftTable.Definition(word: .day, breakMinutes: 30)])
    let found = recovery(today: "2026-03-28", days: 2, profile: days)
    #expect(found.week.seconds == 2 * (12 * 3600 - 1800))
  }

  @Test func `rests are those that were left, as in the report`() {
    var nights = profile((from: "2026-10-24", cycle: "night night rest rest"))
    nights.clock = .notes
    let records = [
      record(.checkIn, "2026-10-24", at: "2026-10-24T18:45:00+02:00", shift: .night),
      record(.checkOut, "2026-10-24", at: "2026-10-25T07:40:00+01:00"),
      record(.checkIn, "2026-10-25", at: "2026-10-25T18:20:00+01:00", shift: .night),
      record(.checkOut, "2026-10-25", at: "2026-10-26T08:10:00+01:00"),
    ]
    let found = recovery(records, today: "2026-10-26", days: 3, profile: nights)
    #expect(found.quickReturns.map(\.rest) == [38_400])
    #expect(found.shortestRest == 38_400)
    let plan = ShiftPlan(profile: nights, zone: Zone.paris)
    let report = Report(
      records, from: day("2026-10-24"), until: day("2026-10-26"), now: moment("2026-10-26T23:59:59Z"),
      profile: nights, plan: plan)
    #expect(found.week.seconds == Int64(report.totals.worked) * 60)
    #expect(found.shortestRest == report.shortestRest?.seconds)
  }

  @Test func `a call-out is work, and no shift`() {
    let call = ShiftType.other("on-call")
    var asked = profile((from: "2026-03-02", cycle: "on-call rest rest rest rest day rest"))
    let records = [
      record(.checkIn, "2026-03-02", at: "2026-03-02T23:40:00+01:00", shift: call),
      record(.checkOut, "2026-03-02", at: "2026-03-03T04:10:00+01:00"),
    ]
    asked.shifts = ShiftTable([
      ShiftTable.Definition(
        word: call, meaning: .onCall, spans: ["20:00-08:00"].compactMap { ClockSpan(written: $0) })
    ])
    let found = recovery(records, today: "2026-03-08", days: 7, profile: asked)
    #expect(found.shifts == 1)
    #expect(found.week.seconds == 4 * 3600 + 1800 + 12 * 3600)
  }

  @Test func `weekends worked, time off left out`() {
    let all = profile((from: "2026-03-02", cycle: "day"))
    let found = recovery(today: "2026-03-29", profile: all, vacations: [vacation("2026-03-14", "2026-03-15")])
    #expect(found.weekends == 4)
    #expect(found.weekendsWorked == 3)
    #expect(found.shifts == 26)
  }

  @Test func `fatigue and load come with their counts`() {
    var out = record(.checkOut, "2026-03-02", at: "2026-03-02T19:10:00+01:00")
    out.ratings[.fatigue] = 4
    let found = recovery([out], today: "2026-03-03", days: 2, profile: Self.rota)
    #expect(found.fatigue == Mean(sum: 4, count: 1, expected: 2))
    #expect(found.load == nil)
  }

  @Test func `without rota and records there is nothing to count`() {
    let found = recovery(today: "2026-03-29", profile: Profile())
    #expect(found.shifts == 0)
    #expect(found.shortestRest == nil)
    #expect(found.fourWeeks == Recovery.Hours())
  }
}

struct WarningSignTests {
  func checkOuts(_ count: Int, fatigue: Int, endingDaysAgo offset: Int = 0) -> [Record] {
    (0..<count).map { number in
      let date = day("2026-11-20").advanced(by: -offset - number * 2)
      var out = Record(id: "\(date.number)", path: "", kind: .checkOut, date: date)
      out.ratings[.fatigue] = fatigue
      return out
    }
  }

  func signs(_ records: [Record], profile: Profile = Profile()) -> [WarningSign] {
    WarningSign.signs(in: FactTable(records), today: day("2026-11-20"), profile: profile, zone: .utc)
  }

  @Test func `high fatigue over four weeks is a sign of exhaustion`() throws {
    let found = signs(checkOuts(6, fatigue: 4))
    #expect(found.map(\.dimension) == [.exhaustion])
    #expect(found.first?.recent == Mean(sum: 24, count: 6, expected: 6))
    #expect(found.first?.usual == nil)
  }

  @Test func `five ratings are too few`() { #expect(signs(checkOuts(5, fatigue: 5)).isEmpty) }

  @Test func `more fatigue than usual is one too`() {
    let mixed = checkOuts(5, fatigue: 4) + checkOuts(3, fatigue: 3, endingDaysAgo: 12)
    #expect(signs(mixed).isEmpty)
    let usual = checkOuts(20, fatigue: 2, endingDaysAgo: 30)
    #expect(signs(mixed + usual).map(\.scale) == [.fatigue])
    #expect(signs(mixed + usual).first?.usual?.count == 20)
  }

  @Test func `the profile switches them off`() {
    var profile = Profile()
    profile.showsWarningSigns = false
    #expect(signs(checkOuts(6, fatigue: 5), profile: profile).isEmpty)
  }
}

import JournalInsights
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

/// A night from 19:00 to 07:30 that something odd happens to: what each rule makes of it.
struct AwkwardNight: Sendable, CustomTestStringConvertible {
  var name: String
  var zone: TimeZoneRules
  /// The day it begins.
  var evening: CivilDay
  /// How long it lasts, in seconds.
  var seconds: Int64
  var testDescription: String { name }

  /// The moment of a time of its evening, or of the morning after where that is before noon.
  func at(_ time: String) -> Instant {
    let date = time < "12:00" ? evening.advanced(by: 1) : evening
    return zone.instant(of: CivilTime(day: date, time: clock(time)))
  }

  /// A record of the night, written at a time of it.
  func record(_ kind: Kind, at time: String, mood: String? = nil) -> Record {
    var record = Record(id: "\(time)-\(kind.name)", path: "\(time).md", kind: kind, date: evening)
    record.at = zone.timestamp(at(time))
    record.shift = kind == .entry ? nil : .night
    record.mood = mood
    return record
  }

  /// Nights on end, from two days before on.
  var plan: ShiftPlan { plan(vacations: []) }

  func plan(vacations: [Vacation]) -> ShiftPlan {
    let first = evening.advanced(by: -2).iso
    return ShiftPlan(profile: profile((from: first, cycle: "night")), vacations: vacations, zone: zone)
  }

  /// Time off from the morning after on.
  var leave: Vacation {
    Vacation(id: "leave", from: evening.advanced(by: 1), until: evening.advanced(by: 7))
  }

  static let all: [AwkwardNight] = [
    ("31 December", Zone.paris, "2026-12-31", 45_000), ("Paris, spring", Zone.paris, "2026-03-28", 41_400),
    ("Paris, autumn", Zone.paris, "2026-10-24", 48_600),
    ("New York, spring", Zone.newYork, "2026-03-07", 41_400),
    ("New York, autumn", Zone.newYork, "2026-10-31", 48_600),
    ("Sydney, autumn", Zone.sydney, "2026-04-04", 48_600),
    ("Sydney, spring", Zone.sydney, "2026-10-03", 41_400),
    ("29 February", Zone.paris, "2028-02-29", 45_000),
  ].map { AwkwardNight(name: $0.0, zone: $0.1, evening: day($0.2), seconds: $0.3) }
}

struct AwkwardNightsTests {
  @Test(arguments: AwkwardNight.all)
  func `what is written during the night and after it belongs to its evening`(night: AwkwardNight) {
    for time in ["18:50", "23:59", "00:00", "01:30", "03:30", "07:45"] {
      let found = ShiftDay.belonging(
        to: night.at(time), wish: .init(kind: .entry), records: [], plan: night.plan, dayStarts: .midnight)
      #expect(found.day == night.evening, "\(time)")
      #expect(found.shift == .night)
    }
  }

  @Test(arguments: AwkwardNight.all) func `it has the hours that passed`(night: AwkwardNight) {
    let planned = night.plan.workedShift(on: night.evening)
    #expect(planned?.hours?.seconds(in: night.zone) == night.seconds)
    let pair = [night.record(.checkIn, at: "19:00"), night.record(.checkOut, at: "07:30")]
    let shifts = ShiftPairing(
      pair, now: night.at("08:00"), plan: ShiftPlan(profile: Profile(), zone: night.zone))
    #expect(shifts.shifts.map { $0.soFar?.presence } == [Int(night.seconds / 60)])
    #expect(shifts.doubts.isEmpty)
  }

  @Test(arguments: AwkwardNight.all)
  func `its plan has no gap and no overlap`(night: AwkwardNight) {
    let first = night.evening.advanced(by: -2)
    let problems = night.plan.problems(from: first, until: first.advanced(by: 5))
    #expect(problems.isEmpty)
  }

  @Test(arguments: AwkwardNight.all)
  func `it counts until it ends, also where time off begins that morning`(night: AwkwardNight) {
    let plan = night.plan(vacations: [night.leave])
    for (time, shifts) in [("18:00", 1), ("03:30", 1), ("07:29", 1), ("07:30", 0)] {
      let now = night.at(time)
      let today = ShiftDay.belonging(to: now, records: [], plan: plan, dayStarts: .midnight).day
      #expect(today == night.evening, "\(time)")
      let countdown = Countdown.next(Ledger([], around: now, plan: plan), plan)
      // By the civil day the time off has begun at midnight, in the midst of the night.
      #expect(countdown?.days == (time == "18:00" ? 1 : 0))
      #expect(countdown?.shifts == shifts, "\(time)")
    }
    let off = Countdown.next(Ledger([], around: night.at("11:00"), plan: plan), plan)
    #expect(off?.remaining?.dayNumber == 1)
    #expect(off?.shifts == 0)
  }

  @Test(arguments: AwkwardNight.all)
  func `a calendar shows its records on the evening and the time off from the morning on`(night: AwkwardNight)
  {
    let records = [
      night.record(.checkIn, at: "18:50"), night.record(.entry, at: "01:30", mood: "sad"),
      night.record(.checkOut, at: "07:45"), night.record(.entry, at: "08:00", mood: "happy"),
    ]
    let days = CalendarDay.days(
      from: night.evening, until: night.evening.advanced(by: 1), table: FactTable(records),
      plan: night.plan(vacations: [night.leave]), zone: night.zone)
    #expect(days.map(\.day) == [night.evening, night.leave.from])
    #expect(days.map(\.recordCount) == [4, 0])
    #expect(days.map(\.mood) == [.happy, nil])
    #expect(days.map(\.isExpected) == [true, false])
    #expect(days.map { $0.vacation?.id } == [nil, "leave"])
  }

  @Test(arguments: AwkwardNight.all)
  func `a streak goes through it, and figures count one shift`(night: AwkwardNight) {
    let before = (1...2).map { back in record(.entry, night.evening.advanced(by: -back).iso) }
    let during = [night.record(.checkIn, at: "18:50"), night.record(.checkOut, at: "07:45")]
    let plan = night.plan
    let streak = Streak.of(
      FactTable(before + during).facts, today: night.leave.from, isExpected: plan.isExpected)
    #expect(streak == Streak(current: 3, record: 3))
    var rated = during
    rated[0].ratings[.energy] = 4
    rated[1].ratings[.fatigue] = 4
    let figures = Statistics(
      FactTable(rated), today: night.evening, plan: plan, ledger: Ledger(of: rated, plan: plan))
    #expect(figures.shiftChanges.map(\.count) == [1])
  }

  @Test(arguments: AwkwardNight.all)
  func `rest and hours follow the clocks`(night: AwkwardNight) {
    let today = night.evening.advanced(by: 1)
    let recovery = Recovery(
      Report(
        [], from: today.advanced(by: -6), until: today, now: night.at("11:00"), profile: Profile(),
        plan: night.plan))
    // Two nights of twelve and a half hours before it; the one of the evening after has not begun.
    #expect(recovery.shifts == 3)
    #expect(recovery.longestRunOfNights == 3)
    #expect(recovery.week.seconds == 2 * 45_000 + night.seconds)
    #expect(recovery.shortestRest == 41_400)
    #expect(recovery.quickReturns.isEmpty)
  }

  @Test(arguments: AwkwardNight.all)
  func `an entry of the small hours returns on the date of its evening`(night: AwkwardNight) {
    let entry = night.record(.entry, at: "01:30")
    func years(_ today: CivilDay) -> [Int] {
      Prompt.prompts(
        for: today, table: FactTable([entry]), memories: [entry], profile: Profile(),
        plan: ShiftPlan(profile: Profile(), zone: night.zone), ledger: .none(around: today)
      ).compactMap { if case .yearsAgo(let years, _, _) = $0 { years } else { nil } }
    }
    let (year, month, date) = night.evening.fields
    let length = CivilDay.length(ofMonth: month, year: year + 1)
    let later = CivilDay(year: year + 1, month: month, day: min(date, length))
    #expect(later.map(years) == [1])
    #expect(later.map { years($0.advanced(by: 1)) } == [])
  }

  @Test(arguments: AwkwardNight.all)
  func `alarms ring by the clock on the wall, the last one on the first morning of time off`(
    night: AwkwardNight
  ) {
    let plan = night.plan(vacations: [night.leave])
    let (alarms, withoutHours) = plan.alarms(from: night.at("12:00"), days: 7, zone: night.zone)
    #expect(alarms.map(\.at) == [night.at("18:45"), night.at("07:45")])
    #expect(alarms.map(\.day) == [night.evening, night.evening])
    #expect(withoutHours == 0)
  }
}

/// What each rule makes of a rota that begins in the middle of things, a journal that has moved, and of next
/// to nothing.
struct AwkwardJournalsTests {
  static let late = profile(
    (from: "2026-03-02", cycle: "day day night night rest rest rest rest"),
    (from: "2026-03-05", cycle: "rest day rest"))

  @Test func `a rota that begins mid-cycle counts from its own first word`() {
    let leave = vacation("2026-03-10", "2026-03-12")
    let plan = ShiftPlan(profile: Self.late, vacations: [leave], zone: Zone.paris)
    let words = (2...9).map { plan.shift(on: day("2026-03-0\($0)"))?.type.name }
    #expect(words == ["day", "day", "night", "rest", "day", "rest", "rest", "day"])
    let countdown = Countdown.next(
      Ledger([], around: moment("2026-03-02T05:00:00+01:00"), plan: plan), plan)
    #expect(countdown?.countedShifts.map(\.day) == [2, 3, 4, 6, 9].map { day("2026-03-0\($0)") })
    #expect(plan.problems(from: day("2026-03-02"), until: day("2026-03-31")).isEmpty)
    let recovery = Recovery(
      Report(
        [], from: day("2026-03-02"), until: day("2026-03-09"), now: moment("2026-03-10T00:00:00+01:00"),
        profile: Self.late, plan: plan))
    #expect(recovery.shifts == 5)
    #expect(recovery.longestRunOfWork == 3)
    let alarms = plan.alarms(from: moment("2026-03-04T20:00:00+01:00"), days: 3, zone: Zone.paris).alarms
    #expect(alarms.map(\.day) == [4, 6, 6].map { day("2026-03-0\($0)") })
    // In the night before the new rota's first day the old one speaks.
    let found = ShiftDay.belonging(
      to: moment("2026-03-05T03:00:00+01:00"), records: [], plan: plan, dayStarts: .midnight)
    #expect(found.day == day("2026-03-04"))
  }

  /// A night in Paris, checked in and out there, and an entry of the morning after.
  static let abroad = [
    record(.checkIn, "2026-03-03", at: "2026-03-03T18:50:00+01:00", shift: .night),
    record(.checkOut, "2026-03-03", at: "2026-03-04T07:50:00+01:00", shift: .night),
    record(.entry, "2026-03-04", at: "2026-03-04T09:00:00+01:00", mood: "happy"),
  ]

  @Test(arguments: [Zone.sydney, Zone.newYork, TimeZoneRules.utc])
  func `a journal that moved to another zone keeps its days and hours`(zone: TimeZoneRules) {
    let plan = ShiftPlan(profile: Profile(), zone: zone)
    let pairing = ShiftPairing(Self.abroad, now: moment("2026-03-06T00:00:00Z"), plan: plan)
    #expect(pairing.shifts.map(\.day) == [day("2026-03-03")])
    #expect(pairing.shifts.map { $0.soFar?.presence } == [13 * 60])
    #expect(pairing.doubts.isEmpty)
    let days = CalendarDay.days(
      from: day("2026-03-03"), until: day("2026-03-04"), table: FactTable(Self.abroad), plan: plan, zone: zone
    )
    #expect(days.map(\.recordCount) == [2, 1])
    #expect(days.map(\.mood) == [nil, .happy])
    #expect(
      Streak.of(FactTable(Self.abroad).facts, today: day("2026-03-04")) == Streak(current: 2, record: 2))
    let memories = Prompt.prompts(
      for: day("2027-03-04"), table: FactTable(Self.abroad), memories: Self.abroad, profile: Profile(),
      plan: plan, ledger: .none(around: day("2027-03-04")))
    #expect(memories.first == .yearsAgo(years: 1, day: day("2026-03-04"), ids: [Self.abroad[2].id]))
    // The rota is read on the clock of the new place.
    let alarms = ShiftPlan(profile: Self.late).alarms(
      from: zone.instant(of: CivilTime(day: day("2026-03-02"), time: clock("05:00"))), days: 1, zone: zone)
    #expect(alarms.alarms.map { zone.local($0.at).time.minute } == [45, 15])
    #expect(alarms.alarms.map { zone.local($0.at).time.hour } == [6, 19])
  }

  @Test func `an empty journal has an answer to everything`() {
    let plan = ShiftPlan(profile: Profile())
    let (today, now) = (day("2026-03-04"), moment("2026-03-04T12:00:00Z"))
    let found = ShiftDay.belonging(to: now, records: [], plan: plan, dayStarts: .midnight)
    #expect(found.day == today)
    #expect(plan.problems(from: today, until: today.advanced(by: 365)).isEmpty)
    #expect(Countdown.next(Ledger([], around: now, plan: plan), plan) == nil)
    #expect(
      CalendarDay.days(from: today, until: today, table: FactTable(), plan: plan, zone: .utc).first?.mood
        == nil)
    #expect(Streak.of([], today: today) == Streak(current: 0, record: 0))
    #expect(Statistics(FactTable(), today: today, plan: plan, ledger: .none(around: today)).words == 0)
    #expect(
      EffectSearch.effects(
        in: FactTable(), today: today, plan: plan, ledger: .none(around: today), zone: .utc
      ).isEmpty)
    #expect(WarningSign.signs(in: FactTable(), today: today, profile: Profile(), zone: .utc).isEmpty)
    #expect(
      Prompt.prompts(
        for: today, table: FactTable(), memories: [], profile: Profile(), plan: plan,
        ledger: .none(around: today)
      ).isEmpty)
    #expect(plan.alarms(from: now, days: 7, zone: .utc).alarms.isEmpty)
  }

  @Test(arguments: [Kind.entry, .checkIn, .checkOut, .vacation, .shift])
  func `one record of any kind breaks nothing`(kind: Kind) {
    var only = record(kind, "2026-03-04", at: "2026-03-04T09:00:00Z", shift: .night, mood: "sad")
    (only.from, only.until) = (only.date, only.date)
    let (today, now) = (day("2026-03-04"), moment("2026-03-04T12:00:00Z"))
    let plan = ShiftPlan(
      profile: Profile(), shiftRecords: [only], vacations: [only].compactMap { Vacation($0) })
    let isWritten = kind == .entry || kind == .checkIn || kind == .checkOut
    let table = FactTable([only])
    #expect(Streak.of(table.facts, today: today).current == (isWritten ? 1 : 0))
    let days = CalendarDay.days(from: today, until: today, table: table, plan: plan, zone: .utc)
    #expect(days.first?.recordCount == (isWritten ? 1 : 0))
    #expect(
      EffectSearch.effects(
        in: table, today: today, plan: plan, ledger: Ledger(of: [only], now: now, plan: plan), zone: .utc
      ).isEmpty)
    let report = Report([only], from: today, until: today, now: now, profile: Profile(), plan: plan)
    #expect(Recovery(report).quickReturns.isEmpty)
    let figures = Statistics(
      table, today: today, plan: plan, ledger: Ledger(of: [only], now: now, plan: plan))
    #expect(figures.records[kind] == 1)
    #expect(figures.shiftChanges.isEmpty)
    let pairing = ShiftPairing([only], now: now, plan: plan)
    #expect(pairing.doubts == (kind == .checkOut ? [.missingCheckIn(checkOut: only.id)] : []))
    #expect((Countdown.next(Ledger([], around: now, plan: plan), plan) != nil) == (kind == .vacation))
    #expect(
      Prompt.prompts(
        for: today, table: table, memories: [only], profile: Profile(), plan: plan,
        ledger: .none(around: today)
      ).isEmpty)
  }
}

extension Ledger {
  /// No shifts, in the days around one.
  static func none(around day: CivilDay) -> Ledger {
    Ledger(
      [], days: day.advanced(by: -30)...day, now: Instant(secondsSinceEpoch: 1 << 40),
      plan: ShiftPlan(profile: Profile()))
  }
}

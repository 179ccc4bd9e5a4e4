import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct PublishedPlanTests {
  /// A plan of the first days of December.
  static func plan(
    _ id: String, published: String?, until: String = "2026-12-05", _ lines: [String]
  ) -> Record {
    var record = Record(id: id, path: "2026/12/\(id).md", kind: .rota, date: day("2026-12-01"))
    (record.from, record.until) = (day("2026-12-01"), day(until))
    record[detail: .published] = published.map { .string($0) }
    record[detail: .shifts] = .list(lines.map { .string($0) })
    return record
  }

  static let first = plan(
    "2026-12-01-rota", published: "2026-11-14", ["2026-12-01 night", "2026-12-02 day 07:00-15:00"])
  static let second = plan(
    "2026-12-01-rota-2", published: "2026-12-01T05:00:00+01:00",
    ["2026-12-02 night 21:00-07:00", "2026-12-04 day, on-call 20:00-08:00"])

  private func words(_ plan: ShiftPlan, _ date: String) -> [String]? {
    plan.shifts(on: day(date))?.map(\.written)
  }

  @Test func `the plan that was published last rules over all of its days, the rota over the others`() {
    let rota = profile((from: "2026-11-01", cycle: "day"))
    let plan = ShiftPlan(profile: rota, shiftRecords: [Self.second, Self.first], zone: Zone.paris)
    #expect(words(plan, "2026-11-30") == ["day 07:00-19:00"])
    #expect(words(plan, "2026-12-01") == [])
    #expect(words(plan, "2026-12-02") == ["night 21:00-07:00"])
    #expect(words(plan, "2026-12-04") == ["day 07:00-19:00", "on-call 20:00-08:00"])
    #expect(words(plan, "2026-12-06") == ["day 07:00-19:00"])
    #expect(plan.workedShifts(on: day("2026-12-04")).map(\.type) == [.day])
  }

  @Test(arguments: [("2026-11-14", "2026-12-01-rota-10"), ("2026-11-15", "2026-12-01-rota-2")])
  func `of the same moment the higher number holds`(other: String, holds: String) {
    let two = Self.plan("2026-12-01-rota-2", published: other, ["2026-12-01 day"])
    let ten = Self.plan("2026-12-01-rota-10", published: "2026-11-14T00:00:00+01:00", ["2026-12-01 late"])
    let plan = ShiftPlan(profile: Profile(), shiftRecords: [ten, two], zone: Zone.paris)
    #expect(plan.shift(on: day("2026-12-01"))?.basis == .plan(id: holds))
  }

  @Test func `dated files replace the plan of their day, all of them together; extra ones come on top`() {
    var bank = record(.shift, "2026-12-02", shift: .other("late"), id: "bank")
    bank[detail: .extra] = .bool(true)
    let swap = record(.shift, "2026-12-01", shift: .day, id: "a")
    let more = record(.shift, "2026-12-01", shift: .night, id: "b")
    let plan = ShiftPlan(
      profile: Profile(), shiftRecords: [Self.first, bank, swap, more], zone: Zone.paris)
    #expect(words(plan, "2026-12-01") == ["day", "night"])
    #expect(words(plan, "2026-12-02") == ["day 07:00-15:00", "late"])
  }

  @Test func `what was changed, and with how much notice`() {
    let plan = ShiftPlan(
      profile: profile((from: "2027-01-01", cycle: "rest")), shiftRecords: [Self.first, Self.second],
      zone: Zone.paris)
    let changes = PlanChanges(plan, from: day("2026-12-01"), until: day("2026-12-31"), zone: Zone.paris)
    #expect(changes.changes.map(\.day) == ["2026-12-01", "2026-12-02", "2026-12-04"].map(day))
    #expect(changes.changes.map { $0.was.map(\.written) } == [["night"], ["day 07:00-15:00"], []])
    // From 05:00 on 1 December to 07:00 on the 2nd, the start of the shift that was to be.
    #expect(changes.changes.map { $0.notice.map { $0 / 3600 } } == [nil, 26, nil])
    // Of the last day both shifts.
    #expect(changes.changed == 4)
    #expect(changes.changedShortly == 1)
  }

  @Test(arguments: [
    // There and back again, both with short notice: one shift.
    (["N", "J", "N"], 1, 1, 1), (["N", "N"], 1, 0, 0), (["N", ""], 1, 1, 1), (["", "N", ""], 1, 1, 1),
    (["J, N", "J"], 2, 1, 1), (["J, N", "S, AST"], 2, 2, 2),
  ]) func `shifts are counted, each once however often it was changed`(
    lines: [String], shifts: Int, changed: Int, shortly: Int
  ) {
    var letters = profile((from: "2027-01-01", cycle: "rest"))
    letters.shifts = ShiftTable(
      ["J=day 07:00-15:00", "S=late 15:00-22:00", "N=night 21:00-07:00", "AST=on-call 22:00-07:00"]
        .compactMap { ShiftTable.Definition(written: $0) })
    let records = lines.enumerated().map { number, line in
      Self.plan(
        "2026-12-01-rota-\(number + 1)", published: "2026-11-30T0\(number):00:00Z",
        line.isEmpty ? [] : ["2026-12-01 " + line])
    }
    let plan = ShiftPlan(profile: letters, shiftRecords: records, zone: Zone.paris)
    let changes = PlanChanges(plan, from: day("2026-12-01"), until: day("2026-12-01"), zone: Zone.paris)
    #expect(
      [changes.shifts, changes.changed, changes.changedShortly] == [shifts, changed, shortly])
  }

  @Test func `a word without a meaning is neither work nor rest, and the countdown says so`() {
    let rota = profile((from: "2026-11-30", cycle: "J J N R"))
    let plan = ShiftPlan(profile: rota, vacations: [vacation("2026-12-08", "2026-12-10")])
    let now = moment("2026-11-30T05:00:00Z")
    let countdown = Countdown.next(Ledger([], around: now, plan: plan), plan)
    #expect(countdown?.shifts == 0)
    #expect(countdown?.unknownWords.map(\.word) == ["J", "N", "R"])
    #expect(countdown?.unknownWords.map(\.days) == [4, 2, 2])
    let summary = PlanSummary(plan, from: day("2026-11-30"), days: 8)
    #expect(summary.work == 0)
    #expect(summary.rests == 0)
  }

  @Test func `a cycle of letters that were explained is counted as it is meant`() {
    var letters = profile((from: "2026-11-30", cycle: "J J N N R R R"))
    letters.shifts = ShiftTable(
      ["J=day 07:00-19:30 break 30", "N=night 19:00-07:30", "R=rest"].compactMap {
        ShiftTable.Definition(written: $0)
      })
    let summary = PlanSummary(ShiftPlan(profile: letters), from: day("2026-11-30"))
    #expect(summary.work == 16)
    #expect(summary.shifts.map(\.count) == [8, 8])
    #expect(summary.rests == 12)
  }

  @Test func `lived days keep the hours of a word that has new ones from a day on`() {
    var letters = profile((from: "2026-11-30", cycle: "J"))
    letters.shifts = ShiftTable([
      .init(word: .other("J"), meaning: .day, spans: [ClockSpan(start: clock("07:00"), end: clock("19:00"))]),
      .init(
        word: .other("J"), from: day("2026-12-02"), meaning: .day,
        spans: [ClockSpan(start: clock("08:00"), end: clock("16:00"))]),
    ])
    let plan = ShiftPlan(profile: letters)
    #expect(words(plan, "2026-12-01") == ["J 07:00-19:00"])
    #expect(words(plan, "2026-12-02") == ["J 08:00-16:00"])
  }

  @Test(arguments: [("morning", "13:00-19:00"), ("afternoon", "07:00-13:00")])
  func `half a day off leaves the other half of the shift`(half: String, hours: String) {
    var leave = vacation("2026-11-30", "2026-11-30")
    leave.half = DayHalf(named: half)
    let plan = ShiftPlan(profile: profile((from: "2026-11-30", cycle: "day")), vacations: [leave])
    #expect(plan.workedShifts(on: day("2026-11-30")).map(\.written) == ["day \(hours)"])
    let now = moment("2026-11-29T00:00:00Z")
    #expect(Countdown.next(Ledger([], around: now, plan: plan), plan) == nil)
  }

  @Test(arguments: [
    ("07:00-19:00", 45, [22, 23]), ("07:00-11:00,16:00-20:00", 30, [15, 15]), ("21:00-07:00", 30, [15, 30]),
  ])
  func `each half of a day has half of its break`(hours: String, minutes: Int, left: [Int]) throws {
    let breaks = try ["afternoon", "morning"].map { half in
      var leave = vacation("2026-11-30", "2026-11-30")
      leave.half = DayHalf(named: half)
      var profile = profile((from: "2026-11-30", cycle: "J"))
      let written = "J=day \(hours) break \(minutes)"
      profile.shifts = ShiftTable([try #require(ShiftTable.Definition(written: written))])
      let plan = ShiftPlan(profile: profile, vacations: [leave])
      return try #require(plan.workedShifts(on: day("2026-11-30")).first).breakMinutes
    }
    #expect(breaks == left)
  }

  @Test func `a morning and an afternoon off are a day off`() {
    var morning = vacation("2026-11-30", "2026-11-30", id: "morning")
    (morning.half, morning.category) = (.morning, .sick)
    var afternoon = vacation("2026-11-29", "2026-11-30")
    afternoon.half = .afternoon
    let profile = profile((from: "2026-11-29", cycle: "day"))
    let plan = ShiftPlan(profile: profile, vacations: [morning, afternoon])
    #expect(plan.workedShifts(on: day("2026-11-29")).map(\.written) == ["day 07:00-13:00"])
    #expect(plan.workedShifts(on: day("2026-11-30")) == [])
    let ledger = Ledger([], around: moment("2026-11-30T12:00:00Z"), plan: plan)
    #expect([morning, afternoon].map { ledger.days(of: $0, plan).off } == [0.5, 1])
    let report = Report(
      [], from: day("2026-11-29"), until: day("2026-11-30"), now: moment("2026-12-02T00:00:00Z"),
      profile: profile, plan: plan)
    #expect(report.daysOff.map(\.category) == [.leave, .sick] && report.daysOff.map(\.days) == [1, 0.5])
  }

  @Test(arguments: [("morning", "21:00-07:00"), ("afternoon", "21:00-02:00")])
  func `a morning off leaves the night that begins on its day whole`(half: String, hours: String) {
    var leave = vacation("2026-11-30", "2026-11-30")
    leave.half = DayHalf(named: half)
    var nights = profile((from: "2026-11-30", cycle: "N"))
    nights.shifts = ShiftTable([
      .init(
        word: .other("N"), meaning: .night, spans: [ClockSpan(start: clock("21:00"), end: clock("07:00"))])
    ])
    let plan = ShiftPlan(profile: nights, vacations: [leave])
    #expect(plan.workedShifts(on: day("2026-11-30")).map(\.written) == ["N \(hours)"])
  }

  @Test(arguments: [("BD", true), ("RB", false)])
  func `a code of time on call tells where it is spent`(code: String, isAtWorkplace: Bool) {
    var letters = profile((from: "2026-11-30", cycle: code))
    letters.shifts = ShiftTable([
      .init(
        word: .other(code), meaning: .onCall, spans: [ClockSpan(start: clock("16:00"), end: clock("08:00"))])
    ])
    let shifts = ShiftPlan(profile: letters).shifts(on: day("2026-11-30"))
    #expect(shifts?.map(\.isAtWorkplace) == [isAtWorkplace])
  }
}

import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct ShiftPlanTests {
  @Test(arguments: [
    ("2026-03-02", "day"), ("2026-03-03", "day"), ("2026-03-04", "night"), ("2026-03-05", "rest"),
    ("2026-03-06", "day"), ("2026-12-31", "day"), ("2027-01-01", "day"), ("2028-02-29", "day"),
  ])
  func `a cycle repeats from its first day on`(date: String, word: String) {
    let plan = ShiftPlan(profile: profile((from: "2026-03-02", cycle: "day day night rest")))
    #expect(plan.shift(on: day(date))?.type == shiftType(word))
  }

  @Test func `before the first rota nothing is planned`() {
    let plan = ShiftPlan(profile: profile((from: "2026-03-02", cycle: "day")))
    #expect(plan.shift(on: day("2026-03-01")) == nil)
  }

  @Test(arguments: [
    ("2026-03-31", "night"), ("2026-04-01", "day"), ("2026-04-02", "rest"), ("2026-04-03", "day"),
  ])
  func `several rotas follow one another by their first days, in whatever order they are written`(
    date: String, word: String
  ) {
    let plan = ShiftPlan(
      profile: profile((from: "2026-04-01", cycle: "day rest"), (from: "2026-01-01", cycle: "night")))
    #expect(plan.shift(on: day(date))?.type == shiftType(word))
  }

  @Test func `late shifts are work, time on call and rest are not`() {
    let plan = ShiftPlan(profile: profile((from: "2026-03-02", cycle: "late on-call rest")))
    #expect(plan.workedShift(on: day("2026-03-02"))?.type == shiftType("late"))
    #expect(plan.workedShift(on: day("2026-03-03")) == nil)
    #expect(plan.workedShift(on: day("2026-03-04")) == nil)
  }

  @Test func `a span that begins when the one before ends is on the same day`() {
    var profile = Profile()
    let spans = [
      ClockSpan(start: clock("07:00"), end: clock("11:00")),
      ClockSpan(start: clock("11:00"), end: clock("15:00")),
    ]
    profile.rota = [Rota(from: day("2026-03-02"), cycle: [.day], hours: ["day": spans])]
    let shift = ShiftPlan(profile: profile).shift(on: day("2026-03-02"))
    #expect(shift?.spans.map { $0.end.local.day.iso } == ["2026-03-02", "2026-03-02"])
  }

  @Test func `a dated shift overrides the rota and takes the usual hours of its type`() {
    let swap = record(.shift, "2026-03-05", shift: .night, id: "swap")
    let plan = ShiftPlan(
      profile: profile((from: "2026-03-02", cycle: "day day day rest")), shiftRecords: [swap])
    let expected = PlannedShift(
      day: day("2026-03-05"), type: .night, basis: .record(id: "swap"),
      hours: ShiftHours(day: day("2026-03-05"), start: clock("19:00"), end: clock("07:30")))
    #expect(plan.shift(on: day("2026-03-05")) == expected)
  }

  @Test(arguments: ["sick", "Sick-leave", "malade", "arrêt maladie", "absence"])
  func `a word for absence is no work`(word: String) {
    let sick = record(.shift, "2026-03-02", shift: .other(word))
    let plan = ShiftPlan(profile: profile((from: "2026-03-02", cycle: "day")), shiftRecords: [sick])
    #expect(plan.workedShift(on: day("2026-03-02")) == nil)
    #expect(plan.workedShift(on: day("2026-03-03"))?.type == .day)
  }

  @Test func `hours alone make a night where they go over midnight`() {
    var extra = record(.shift, "2026-12-31", id: "extra")
    extra.start = .clock(clock("21:00"))
    extra.end = .clock(clock("06:00"))
    #expect(PlannedShift(extra)?.type == .night)
    extra.end = .clock(clock("23:00"))
    #expect(PlannedShift(extra)?.type == .day)
    extra.end = nil
    #expect(PlannedShift(extra) == nil)
  }

  @Test func `without a rota the working days less holidays are worked`() {
    var profile = Profile()
    profile.holidays = [day("2026-12-25")]
    let plan = ShiftPlan(profile: profile)
    let worked = (21...27).filter { plan.workedShift(on: day("2026-12-\($0)")) != nil }
    #expect(worked == [21, 22, 23, 24])
  }

  @Test func `with a rota holidays are worked as it says`() {
    var profile = profile((from: "2026-12-25", cycle: "day rest"))
    profile.holidays = [day("2026-12-25")]
    #expect(ShiftPlan(profile: profile).workedShift(on: day("2026-12-25"))?.type == .day)
  }

  @Test(arguments: [
    (Zone.paris, "2026-03-27", 12.5), (Zone.paris, "2026-03-28", 11.5), (Zone.paris, "2026-10-24", 13.5),
    (Zone.newYork, "2026-03-07", 11.5), (Zone.newYork, "2026-10-31", 13.5),
    (Zone.sydney, "2026-04-04", 13.5), (Zone.sydney, "2026-10-03", 11.5), (Zone.sydney, "2026-12-31", 12.5),
  ])
  func `a night over a change of the clocks has the hours that passed`(
    zone: TimeZoneRules, date: String, hours: Double
  ) {
    let night = ShiftHours(day: day(date), start: clock("19:00"), end: clock("07:30"))
    #expect(Double(night.seconds(in: zone)) / 3600 == hours)
  }

  @Test func `a cycle without a word is no rota`() {
    var profile = Profile()
    profile.rota = [Rota(from: day("2026-01-01"), cycle: [] as [ShiftType])]
    #expect(ShiftPlan(profile: profile).rotas.isEmpty)
    #expect(Rota(from: day("2026-01-01"), cycle: [] as [ShiftType]).words(on: day("2026-01-02")).isEmpty)
  }

  @Test func `the next work is looked for beyond time off, and for two years`() {
    let leave = vacation("2026-03-03", "2026-03-20")
    let plan = ShiftPlan(profile: profile((from: "2026-03-02", cycle: "night rest rest")), vacations: [leave])
    #expect(plan.nextWork(from: day("2026-03-03"))?.day == day("2026-03-23"))
    #expect(
      ShiftPlan(profile: profile((from: "2026-03-02", cycle: "rest"))).nextWork(from: day("2026-03-03"))
        == nil)
  }
}

import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct CountdownTests {
  /// Counts at a moment in Paris.
  func next(
    _ now: String, profile: Profile = Profile(), vacations: [Vacation], records: [Record] = []
  ) -> Countdown? {
    let shifts = records.filter { $0.kind == .shift }
    let plan = ShiftPlan(profile: profile, shiftRecords: shifts, vacations: vacations, zone: Zone.paris)
    return Countdown.next(Ledger(records, around: moment(now), plan: plan), plan)
  }

  @Test(arguments: [
    // From Friday 20 November: today counts, the first day off does not.
    ("2026-11-20T12:00:00+01:00", "2026-11-23", 3, 1), ("2026-11-20T12:00:00+01:00", "2026-11-21", 1, 1),
    ("2026-11-21T12:00:00+01:00", "2026-11-23", 2, 0), ("2026-11-16T00:00:00+01:00", "2026-11-30", 14, 10),
    ("2026-12-28T09:00:00+01:00", "2027-01-04", 7, 5),
  ])
  func `days and working days go from today inclusive to the first day off exclusive`(
    now: String, from: String, days: Int, workingDays: Int
  ) {
    let countdown = next(now, vacations: [vacation(from, "2027-01-31")])
    #expect(countdown?.days == days)
    #expect(countdown?.workingDays == Double(workingDays))
    #expect(countdown?.shifts == workingDays)
    #expect(countdown?.basis == .workingDays)
  }

  @Test func `holidays are no working days`() {
    var profile = Profile()
    profile.holidays = [day("2026-12-25"), day("2027-01-01")]
    let countdown = next(
      "2026-12-21T08:00:00+01:00", profile: profile, vacations: [vacation("2027-01-04", "2027-01-08")])
    #expect(countdown?.workingDays == 8)
  }

  static let rota = profile((from: "2026-03-02", cycle: "day day night night rest rest rest rest"))

  @Test func `with a rota its shifts count, whatever the weekday`() {
    let countdown = next(
      "2026-03-07T12:00:00+01:00", profile: Self.rota, vacations: [vacation("2026-03-14", "2026-03-20")])
    #expect(countdown?.countedShifts.map(\.day) == [10, 11, 12, 13].map { day("2026-03-\($0)") })
    #expect(countdown?.basis == .rota)
  }

  @Test(arguments: [
    // Before, during and after the day shift of Monday 2 March.
    ("2026-03-02T05:00:00+01:00", 2), ("2026-03-02T18:59:00+01:00", 2), ("2026-03-02T19:00:00+01:00", 1),
    // The night of the 3rd is under way until 07:30 on the 4th.
    ("2026-03-03T23:00:00+01:00", 1), ("2026-03-04T07:29:00+01:00", 1), ("2026-03-04T07:30:00+01:00", 0),
  ])
  func `a shift counts until its hours are over`(now: String, shifts: Int) {
    let profile = profile((from: "2026-03-02", cycle: "day night rest rest"))
    let countdown = next(now, profile: profile, vacations: [vacation("2026-03-06", "2026-03-20")])
    #expect(countdown?.shifts == shifts)
  }

  @Test(arguments: [("2026-03-02T18:59:00+01:00", 2), ("2026-03-02T19:00:00+01:00", 1)])
  func `the hours decide whether a shift is over, not its check-out`(now: String, shifts: Int) {
    let out = record(.checkOut, "2026-03-02", at: "2026-03-02T17:00:00+01:00")
    let countdown = next(
      now, profile: Self.rota, vacations: [vacation("2026-03-04", "2026-03-20")], records: [out])
    #expect(countdown?.shifts == shifts)
  }

  @Test func `a shift whose hours are over is not counted although it was not checked out`() {
    let checkIn = record(.checkIn, "2026-03-04", at: "2026-03-04T18:50:00+01:00", shift: .night)
    let countdown = next(
      "2026-03-05T08:30:00+01:00", profile: Self.rota, vacations: [vacation("2026-03-06", "2026-03-20")],
      records: [checkIn])
    #expect(countdown?.countedShifts.map(\.day) == [day("2026-03-05")])
    #expect(countdown?.days == 1)
  }

  @Test func `a working day without hours counts until it is checked out`() {
    let out = record(.checkOut, "2026-11-20", at: "2026-11-20T17:00:00+01:00")
    let leave = [vacation("2026-11-24", "2026-11-30")]
    #expect(next("2026-11-20T16:00:00+01:00", vacations: leave)?.shifts == 2)
    #expect(next("2026-11-20T18:00:00+01:00", vacations: leave, records: [out])?.shifts == 1)
  }

  @Test func `dated shifts add and take away`() {
    let swaps = [
      record(.shift, "2026-03-06", shift: .night, id: "extra"),
      record(.shift, "2026-03-03", shift: .rest, id: "off"),
      record(.shift, "2026-03-04", shift: .other("sick"), id: "sick"),
    ]
    let countdown = next(
      "2026-03-02T06:00:00+01:00", profile: Self.rota, vacations: [vacation("2026-03-08", "2026-03-20")],
      records: swaps)
    #expect(countdown?.countedShifts.map(\.day) == [2, 5, 6].map { day("2026-03-0\($0)") })
  }

  @Test func `days inside other time off are left out`() {
    var training = vacation("2026-03-03", "2026-03-04", id: "training")
    training.category = .training
    let leave = vacation("2026-03-10", "2026-03-20", id: "leave")
    let countdown = next("2026-03-02T06:00:00+01:00", profile: Self.rota, vacations: [training, leave])
    #expect(countdown?.countedShifts.map(\.day) == [2, 5].map { day("2026-03-0\($0)") })
    #expect(countdown?.workingDays == 4)
    #expect(countdown?.days == 8)
  }

  @Test func `time off that begins during a night leaves the night to its own day`() {
    // The night of 3 March ends on the first day off.
    let leave = [vacation("2026-03-04", "2026-03-10")]
    let profile = profile((from: "2026-03-02", cycle: "day night rest rest rest rest rest"))
    let onShift = next("2026-03-03T23:00:00+01:00", profile: profile, vacations: leave)
    #expect(onShift?.days == 1)
    #expect(onShift?.countedShifts.map(\.day) == [day("2026-03-03")])
    let home = next("2026-03-04T09:00:00+01:00", profile: profile, vacations: leave)
    #expect(home?.days == 0)
    #expect(home?.shifts == 0)
    #expect(home?.remaining?.dayNumber == 1)
  }

  @Test func `under way it tells what is left and when work starts again`() throws {
    let leave = [vacation("2026-03-10", "2026-03-17"), vacation("2026-03-18", "2026-03-19", id: "more")]
    let countdown = try #require(next("2026-03-12T12:00:00+01:00", profile: Self.rota, vacations: leave))
    #expect(countdown.isUnderWay)
    #expect(countdown.days == 0)
    // The time off that follows is of one stretch.
    #expect(countdown.until == day("2026-03-19"))
    #expect(countdown.remaining?.days == 8)
    #expect(countdown.remaining?.dayNumber == 3)
    #expect(countdown.remaining?.nextShift?.day == day("2026-03-20"))
    #expect(countdown.remaining?.nextShift?.type == .night)
  }

  @Test func `the nearest time off counts, the longest of those that begin together`() {
    let all = [
      vacation("2026-05-01", "2026-05-02"), vacation("2026-04-01", "2026-04-02", id: "short"),
      vacation("2026-04-01", "2026-04-09", id: "long"), vacation("2026-01-01", "2026-01-02"),
    ]
    #expect(next("2026-03-12T12:00:00+01:00", vacations: all)?.vacation.id == "long")
  }

  @Test func `nothing planned, or all of it over, is no countdown`() {
    #expect(next("2026-03-12T12:00:00+01:00", vacations: []) == nil)
    #expect(next("2026-03-12T12:00:00+01:00", vacations: [vacation("2026-03-01", "2026-03-11")]) == nil)
  }

  @Test(arguments: [
    ("2026-03-01T12:00:00+01:00", 0.0), ("2026-03-06T12:00:00+01:00", 0.5),
    ("2026-03-10T12:00:00+01:00", 0.9),
    ("2026-03-11T12:00:00+01:00", 1.0),
  ])
  func `progress goes from the day after the last time off to the first day off`(now: String, share: Double) {
    let leave = [vacation("2026-02-01", "2026-02-28"), vacation("2026-03-11", "2026-03-20")]
    #expect(next(now, vacations: leave)?.progress == share)
  }

  @Test func `without time off before there is no progress`() {
    #expect(
      next("2026-03-06T12:00:00+01:00", vacations: [vacation("2026-03-11", "2026-03-20")])?.progress == nil)
  }

  @Test func `shifts count as a walk over the rota day by day does, for 10,000 rotas`() {
    var random = Seeded(state: 20_261_121)
    let words: [ShiftType] = [.day, .night, .rest, .other("late")]
    for _ in 0..<10_000 {
      let cycle = (0..<random.below(12) + 1).map { _ in words[random.below(4)] }
      let start = CivilDay(number: Int32(20_000 + random.below(400)))
      let today = CivilDay(number: Int32(20_400 + random.below(400)))
      let from = today.advanced(by: 1 + random.below(90))
      var profile = Profile()
      profile.rota = [Rota(from: start, cycle: cycle)]
      let leave = Vacation(id: "v", from: from, until: from.advanced(by: 7))
      let plan = ShiftPlan(profile: profile, vacations: [leave])
      let now = Instant(secondsSinceEpoch: Int64(today.number) * 86_400)
      let countdown = Countdown.next(Ledger([], around: now, plan: plan), plan)
      var place = (Int(today.number) - Int(start.number)) % cycle.count
      var expected = 0
      for _ in 0..<today.days(until: from) {
        if cycle[place] != .rest { expected += 1 }
        place = place + 1 == cycle.count ? 0 : place + 1
      }
      #expect(countdown?.shifts == expected)
    }
  }

  @Test func `leave, the weekend behind it and what follows are one stretch`() throws {
    var rtt = vacation("2026-11-23", "2026-11-24", id: "rtt")
    rtt.category = .rtt
    let leave = [vacation("2026-11-19", "2026-11-20", id: "leave"), rtt]
    let before = try #require(next("2026-11-16T12:00:00+01:00", vacations: leave))
    #expect([before.from, before.until] == [day("2026-11-19"), day("2026-11-24")])
    #expect(before.days == 3)
    let between = try #require(next("2026-11-21T12:00:00+01:00", vacations: leave))
    #expect(between.isUnderWay)
    #expect(between.remaining?.days == 4)
  }

  @Test func `sickness gives leave back, and progress never runs from it`() throws {
    var sick = vacation("2026-03-02", "2026-03-03", id: "sick")
    sick.category = .sick
    let leave = [sick, vacation("2026-03-02", "2026-03-06", id: "leave")]
    let countdown = try #require(next("2026-03-01T12:00:00+01:00", profile: Self.rota, vacations: leave))
    #expect(countdown.from == day("2026-03-04"))
    #expect(countdown.progress == nil)
  }

  @Test(arguments: [
    ("2026-03-02", 3, 1, true), ("2026-03-03", 2, 1, false), ("2026-03-04", 2, 1, false),
    ("2026-03-05", 2, 2, true), ("2026-03-06", 1, 3, true),
  ])
  func `a sick day within leave is none of its days`(
    today: String, days: Int, number: Int, includesToday: Bool
  ) throws {
    var sick = vacation("2026-03-03", "2026-03-04", id: "sick")
    sick.category = .sick
    let leave = [vacation("2026-03-02", "2026-03-06", id: "leave"), sick]
    let countdown = try #require(next("\(today)T12:00:00+01:00", profile: Self.rota, vacations: leave))
    let remaining = try #require(countdown.remaining)
    #expect((remaining.days, remaining.dayNumber) == (days, number))
    #expect(remaining.includesToday == includesToday)
  }

  @Test func `progress runs from leave that the plan carries`() throws {
    var profile = profile((from: "2026-03-02", cycle: "CA day day day day day day day"))
    profile.shifts = ShiftTable([ShiftTable.Definition(word: .other("CA"), meaning: .leave)])
    let countdown = try #require(next("2026-03-06T05:00:00+01:00", profile: profile, vacations: []))
    #expect([countdown.from, countdown.until] == [day("2026-03-10"), day("2026-03-10")])
    #expect(countdown.progress == 3.0 / 7)
  }

  @Test func `leave that the plan carries is time off like a record`() throws {
    var profile = profile((from: "2026-03-02", cycle: "day day night night CA CA rest rest"))
    profile.shifts = ShiftTable([ShiftTable.Definition(word: .other("CA"), meaning: .leave)])
    let countdown = try #require(next("2026-03-02T05:00:00+01:00", profile: profile, vacations: []))
    #expect([countdown.from, countdown.until] == [day("2026-03-06"), day("2026-03-07")])
    #expect(countdown.shifts == 4)
  }

  @Test func `without a rota an extra shift comes on top, and time on call takes none away`() {
    var extra = record(.shift, "2026-11-17", shift: .other("late"), id: "extra")
    extra[detail: .extra] = .bool(true)
    let onCall = record(.shift, "2026-11-18", shift: .other("on-call"), id: "on-call")
    let countdown = next(
      "2026-11-16T06:00:00+01:00", vacations: [vacation("2026-11-20", "2026-11-27")],
      records: [extra, onCall])
    #expect(countdown?.shifts == 5)
  }
}

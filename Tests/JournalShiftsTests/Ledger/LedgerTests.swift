import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

/// What a shift's hours are, sentence by sentence.
struct LedgerTests {
  /// Nights from 19:00 to 07:30 with a break of half an hour, and time on call from 20:00 to 08:00.
  static func profile(_ cycle: String, clock: ClockBasis = .said) -> Profile {
    var profile = Profile()
    profile.clock = clock
    let words = [
      "N=night 19:00-07:30 break 30", "J=day 07:00-19:30", "AST=on-call 20:00-08:00", "G=day 08:00-08:00",
      "R=rest", "CA=leave",
    ]
    profile.shifts = ShiftTable(words.compactMap { ShiftTable.Definition(written: $0) })
    let days = cycle.split(separator: " ").compactMap { Rota.words(String($0)) }
    profile.rota = [Rota(from: JournalTestSupport.day("2026-11-02"), cycle: days)]
    return profile
  }

  /// The shifts of the days from 2 November on.
  func shifts(
    _ profile: Profile, _ records: [Record] = [], now: String = "2026-11-20T12:00:00+01:00", days: Int = 1,
    plans: [Record] = []
  ) -> ArraySlice<Shift> {
    let first = JournalTestSupport.day("2026-11-02")
    let plan = ShiftPlan(profile: profile, shiftRecords: plans, zone: Zone.paris)
    return Ledger(
      records, days: first...first.advanced(by: days - 1), now: moment(now), plan: plan
    ).shifts
  }

  static func checkIn(_ at: String, start: String? = nil, shift: String = "N") -> Record {
    var record = record(.checkIn, "2026-11-02", at: at, shift: ShiftType(named: shift), id: "in \(at)")
    record.start = start.flatMap { ClockTime(iso: $0) }.map { .clock($0) }
    return record
  }

  static func checkOut(
    _ at: String, end: String? = nil, shift: String = "N", id: String? = nil, callOuts: [String] = []
  ) -> Record {
    var record = record(
      .checkOut, "2026-11-02", at: at, shift: ShiftType(named: shift), id: id ?? "out \(at)")
    record.end = end.flatMap { ClockTime(iso: $0) }.map { .clock($0) }
    if !callOuts.isEmpty { record[list: .callOuts] = callOuts }
    return record
  }

  static let (evening, morning) = ("2026-11-02T18:45:00+01:00", "2026-11-03T07:50:00+01:00")

  @Test(arguments: ["R", "rest", "CA", "férié"])
  func `who comes on a day off has come to work, whatever its word`(word: String) throws {
    let records = [
      Self.checkIn("2026-11-02T10:00:00+01:00", shift: word),
      Self.checkOut("2026-11-02T18:00:00+01:00", shift: word),
    ]
    let shift = try #require(shifts(Self.profile(word), records).first)
    #expect(shift.isWork && shift.type == nil && shift.soFar?.worked == 480)
    let totals = ShiftTotals([shift])
    #expect((totals.shifts, totals.worked, totals.planned) == (1, 480, 0))
  }

  @Test(arguments: [
    // What was said, else planned: moments clock nothing.
    (ClockBasis.said, nil, nil, 750, Shift.Basis.plan),
    // An end alone takes its start from the plan, and the other way round.
    (.said, nil, "07:50", 770, .said), (.said, "18:45", nil, 765, .said),
    (.said, "18:45", "07:50", 785, .said),
    // The moments count where the profile says so; what was said goes before them.
    (.notes, nil, nil, 785, .notes), (.notes, nil, "08:00", 795, .said),
    // An end before the start can't be meant.
    (.said, "23:00", "22:00", 510, .said),
  ])
  func `what counts as worked`(
    clock: ClockBasis, start: String?, end: String?, presence: Int, basis: Shift.Basis
  ) {
    let records = [Self.checkIn(Self.evening, start: start), Self.checkOut(Self.morning, end: end)]
    let shift = shifts(Self.profile("N", clock: clock), records).first
    #expect(shift?.soFar?.presence == presence)
    #expect(shift?.soFar?.worked == presence - 30)
    #expect(shift?.basis == basis)
    #expect(shift?.plannedMinutes == 720)
  }

  @Test(arguments: [
    ("2026-11-02T18:00:00+01:00", Shift.State.planned, nil), ("2026-11-02T20:00:00+01:00", .underWay, 60),
    ("2026-11-03T07:30:00+01:00", .done, 750),
  ])
  func `the future is never counted`(now: String, state: Shift.State, presence: Int?) {
    let shift = shifts(Self.profile("N"), now: now).first
    #expect(shift?.state == state)
    #expect(shift?.soFar?.presence == presence)
    #expect(ShiftTotals(shifts(Self.profile("N"), now: now)).ahead.shifts == (state == .planned ? 1 : 0))
  }

  @Test(arguments: [
    // The break goes off what was planned as it goes off what was worked.
    ("2026-11-02T19:00:00+01:00", 0), ("2026-11-02T20:00:00+01:00", 30), ("2026-11-03T07:29:00+01:00", 719),
    ("2026-11-03T07:30:00+01:00", 720),
  ])
  func `the plan of a shift under way counts as far as it could have been worked`(now: String, planned: Int) {
    let totals = ShiftTotals(shifts(Self.profile("N"), now: now))
    #expect(totals.planned == planned)
    #expect(totals.balance == 0)
    #expect(totals.isSoFar == (planned < 720))
    #expect(totals.ahead.shifts == 0)
  }

  @Test func `who left early was planned for the whole shift`() {
    let records = [Self.checkIn(Self.evening), Self.checkOut("2026-11-03T03:00:00+01:00", end: "03:00")]
    let totals = ShiftTotals(shifts(Self.profile("N"), records, now: "2026-11-03T04:00:00+01:00"))
    #expect(totals.balance == -270)
  }

  @Test func `of two check-outs the later one holds, of one moment the higher number`() {
    let early = Self.checkOut("2026-11-03T03:00:00+01:00", id: "2026-11-03-0300-check-out")
    let late = Self.checkOut(Self.morning, id: "2026-11-03-0750-check-out")
    let again = Self.checkOut(Self.morning, id: "2026-11-03-0750-check-out-2")
    let found = shifts(Self.profile("N"), [again, Self.checkIn(Self.evening), late, early])
    #expect(found.count == 1)
    #expect(found.first?.checkOut?.id == again.id)
    #expect(found.first?.replaced == [early.id, late.id])
  }

  @Test func `a missing check-out leaves the planned hours and takes no other shift's`() {
    var out = record(.checkOut, "2026-11-03", at: "2026-11-03T19:40:00+01:00", id: "out")
    out.shift = .other("J")
    let found = shifts(Self.profile("N J R"), [Self.checkIn(Self.evening), out], days: 2)
    #expect(found.map { $0.soFar?.presence } == [750, 720])
    #expect(found.map { $0.checkOut?.id } == [nil, "out"])
  }

  @Test(arguments: [
    // Half an hour after the beginning and half an hour before the end they are feelings.
    ("23:40", "04:10", 270, 450), ("20:30", "04:10", 0, 720), ("23:40", "07:30", 0, 720),
  ])
  func `called out while on call`(start: String, end: String, worked: Int, onCall: Int) {
    let records = [
      Self.checkIn("2026-11-02T\(start):00+01:00", shift: "AST"),
      Self.checkOut("2026-11-03T\(end):00+01:00", shift: "AST"),
    ]
    let shift = shifts(Self.profile("AST"), records).first
    #expect(shift?.soFar?.worked == worked)
    #expect(shift?.soFar?.onCall == onCall)
  }

  @Test func `a check-out at the end of time on call leaves a call-out what it was`() {
    let records = [
      Self.checkIn("2026-11-02T23:40:00+01:00", shift: "AST"),
      Self.checkOut("2026-11-03T04:10:00+01:00", shift: "AST"),
      Self.checkOut("2026-11-03T08:10:00+01:00", shift: "AST"),
    ]
    let shift = shifts(Self.profile("AST"), records).first
    #expect(shift?.soFar?.worked == 270)
    #expect(shift?.earlierRecords.map(\.id) == [records[1].id])
    #expect(shift?.checkOut?.id == records[2].id)
    #expect(shift?.replaced == [])
  }

  @Test func `a check-in without a day is of work rather than of leave, else of what was planned there`() {
    func words(_ at: String, _ cycle: String) -> [String] {
      var checkIn = record(.checkIn, String(at.prefix(10)), at: at, id: "in")
      checkIn.dateBasis = .timestamp
      let plan = ShiftPlan(
        profile: Self.profile(cycle), vacations: [vacation("2026-11-02", "2026-11-02")], zone: Zone.paris)
      let first = JournalTestSupport.day("2026-11-02")
      return Ledger(
        [checkIn], days: first...first.advanced(by: 1), now: moment("2026-11-20T12:00:00+01:00"), plan: plan
      ).shifts.filter { $0.checkIn != nil }.map { "\($0.day.iso) \($0.type?.name ?? "")" }
    }
    #expect(words("2026-11-03T06:50:00+01:00", "N J R") == ["2026-11-03 J"])
    #expect(words("2026-11-02T18:50:00+01:00", "N J R") == ["2026-11-02 N"])
  }

  @Test func `call-outs that are stated count, one without a check-out counts nothing and is named`() {
    let told = Self.checkOut(
      "2026-11-03T07:50:00+01:00", shift: "AST", callOuts: ["23:40-04:10", "01:00-02:00", "09:00-10:00"])
    let shift = shifts(Self.profile("AST"), [told]).first
    #expect(shift?.soFar?.worked == 270)
    #expect(shift?.basis == .said)
    let open = Self.checkIn("2026-11-02T23:40:00+01:00", shift: "AST")
    #expect(shifts(Self.profile("AST"), [open]).first?.openCallOuts == [open.id])
  }

  @Test(arguments: [
    // Each is a statement of its own; one that has minutes of an earlier one holds in its place.
    (["23:00-00:40"], ["03:00-04:30"], 190, []), (["23:00-00:40", "21:00-21:30"], ["23:00-00:10"], 100, []),
    (["23:00-00:40"], ["23:30-00:10"], 40, ["first"]), (["23:00-00:40"], [], 100, []),
  ])
  func `call-outs of two check-outs count together`(
    first: [String], second: [String], worked: Int, replaced: [String]
  ) {
    let records = [
      Self.checkOut("2026-11-03T00:50:00+01:00", shift: "AST", id: "first", callOuts: first),
      Self.checkOut("2026-11-03T04:50:00+01:00", shift: "AST", id: "second", callOuts: second),
    ]
    let shift = shifts(Self.profile("AST"), records).first
    #expect(shift?.soFar?.worked == worked && shift?.replaced == replaced, "\(shift?.replaced ?? [])")
  }

  @Test(arguments: [
    // What is said of another call leaves the one that was noted what it was, in any order; said of the same
    // call it holds.
    ("2026-11-03T05:10:00+01:00", ["03:00-05:00"], 200, [String]()),
    ("2026-11-02T21:40:00+01:00", ["20:40-21:30"], 130, []),
    ("2026-11-02T23:40:00+01:00", ["22:15-23:20"], 65, []),
    ("2026-11-03T05:10:00+01:00", ["22:15-23:20", "03:00-05:00"], 185, []),
    ("2026-11-03T05:10:00+01:00", [], 420, ["noted"]),
  ])
  func `a call that was noted and one that is said`(
    at: String, said: [String], worked: Int, replaced: [String]
  ) {
    let records = [
      Self.checkIn("2026-11-02T22:10:00+01:00", shift: "AST"),
      Self.checkOut("2026-11-02T23:30:00+01:00", shift: "AST", id: "noted"),
      Self.checkOut(at, shift: "AST", id: "said", callOuts: said),
    ]
    let shift = shifts(Self.profile("AST"), records).first
    #expect(shift?.soFar?.worked == worked)
    #expect(shift?.replaced == replaced)
  }

  @Test func `minutes that two shifts share are counted once`() {
    // 24 hours from 08:00, and a day shift that begins at 07:00 the next morning.
    let found = shifts(Self.profile("G J R"), days: 2)
    #expect(found.map { $0.soFar?.presence } == [1440, 690])
    #expect(RestPeriod.all(between: found).map(\.seconds) == [0])
  }

  @Test func `a dated shift states what was worked`() {
    var worked = record(.shift, "2026-11-02", shift: .other("N"), id: "2026-11-02-shift-n")
    worked[text: .worked] = "18:45-07:50"
    let shift = shifts(Self.profile("N"), plans: [worked]).first
    #expect(shift?.soFar?.presence == 785)
    #expect(shift?.basis == .said)
    #expect(shift?.plannedMinutes == 720)
  }

  @Test func `a shift is read in the zone of the day it begins`() throws {
    let zones = [(CivilDay?.none, Zone.paris), (JournalTestSupport.day("2026-11-03"), Zone.newYork)]
    let zone = try #require(TimeZoneRules.joined(zones.map { (from: $0.0, zone: $0.1) }))
    let plan = ShiftPlan(profile: Self.profile("N N"), zone: zone)
    let first = JournalTestSupport.day("2026-11-02")
    let ledger = Ledger(
      [], days: first...first.advanced(by: 1), now: moment("2026-11-20T12:00:00Z"), plan: plan)
    #expect(ledger.shifts.map { $0.soFar?.presence } == [750, 750])
    #expect(ledger.shifts.last?.start == moment("2026-11-04T00:00:00Z"))
  }

  @Test func `each period gives the same shift the same hours`() {
    let profile = Self.profile("N J G R", clock: .notes)
    let records = [Self.checkIn(Self.evening), Self.checkOut(Self.morning)]
    let all = shifts(profile, records, days: 12)
    let plan = ShiftPlan(profile: profile, zone: Zone.paris)
    for shift in all {
      let alone = Ledger(
        records, days: shift.day...shift.day, now: moment("2026-11-20T12:00:00+01:00"), plan: plan)
      #expect(alone.shifts.elementsEqual(all.filter { $0.day == shift.day }))
    }
  }
}

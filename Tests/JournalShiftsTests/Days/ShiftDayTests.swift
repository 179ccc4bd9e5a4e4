import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct ShiftDayTests {
  func belonging(
    _ now: String, zone: TimeZoneRules = Zone.paris, kind: Kind? = nil, day: String? = nil,
    shift: ShiftType? = nil, records: [Record] = [], profile: Profile = Profile(), vacations: [Vacation] = []
  ) -> ShiftDay {
    let wish = ShiftDay.Wish(kind: kind, day: day.flatMap { CivilDay(iso: $0) }, shift: shift)
    let plan = ShiftPlan(
      profile: profile, shiftRecords: records.filter { $0.kind == .shift }, vacations: vacations, zone: zone)
    return .belonging(
      to: moment(now), wish: wish, records: records, plan: plan, dayStarts: profile.dayStarts)
  }

  static let nightIn = record(.checkIn, "2026-12-31", at: "2026-12-31T18:50:00+01:00", shift: .night)

  @Test(arguments: [Kind.checkOut, .entry, nil])
  func `an open check-in of 31 December claims what follows in the new year`(kind: Kind?) {
    let found = belonging("2027-01-01T07:45:00+01:00", kind: kind, records: [Self.nightIn])
    #expect(found.day == day("2026-12-31"))
    #expect(found.shift == .night)
    var open = OpenShift(id: Self.nightIn.id, day: day("2026-12-31"), shift: .night, since: Self.nightIn.at)
    open.start = Self.nightIn.at?.local.time
    #expect(found.basis == .openShift(open))
  }

  @Test func `an open check-in claims no further check-in`() {
    let found = belonging("2027-01-01T06:50:00+01:00", kind: .checkIn, records: [Self.nightIn])
    #expect(found.day == day("2027-01-01"))
    #expect(found.basis == .dayBoundary(.midnight, isBefore: false))
  }

  @Test func `after its check-out a shift claims nothing`() {
    let out = record(.checkOut, "2026-12-31", at: "2027-01-01T07:45:00+01:00")
    #expect(belonging("2027-01-01T08:00:00+01:00", records: [Self.nightIn, out]).day == day("2027-01-01"))
  }

  @Test func `a check-out that names no moment closes the shift of its day`() {
    let out = record(.checkOut, "2026-12-31")
    #expect(belonging("2027-01-01T08:00:00+01:00", records: [Self.nightIn, out]).day == day("2027-01-01"))
  }

  @Test(arguments: [("2027-01-01T12:50:00+01:00", "2026-12-31"), ("2027-01-01T12:50:01+01:00", "2027-01-01")])
  func `a check-in without check-out claims 18 hours`(now: String, date: String) {
    #expect(belonging(now, records: [Self.nightIn]).day == day(date))
  }

  /// Days of 24 hours from 08:00 on, every fourth day; nights from 19:00 to 07:30.
  private static func rota(_ cycle: String) -> Profile {
    var profile = Profile()
    profile.shifts = ShiftTable(
      ["G=day 08:00-08:00", "night=night 19:00-07:30"].compactMap { ShiftTable.Definition(written: $0) })
    let words = cycle.split(separator: " ").compactMap { ShiftType(named: String($0)) }
    profile.rota = [Rota(from: JournalTestSupport.day("2026-03-03"), cycle: words)]
    return profile
  }

  @Test(
    arguments: [
      // What was written during a shift of 24 hours is of its day, what after it of the next one.
      ("G rest rest rest", "2026-03-04T02:00:00+01:00", Kind.entry, "2026-03-03"),
      ("G rest rest rest", "2026-03-04T07:59:00+01:00", .entry, "2026-03-03"),
      ("G rest rest rest", "2026-03-04T08:01:00+01:00", .entry, "2026-03-04"),
      ("G rest rest rest", "2026-03-04T10:00:00+01:00", nil, "2026-03-04"),
      ("G rest rest rest", "2026-03-04T10:00:00+01:00", .checkOut, "2026-03-03"),
      ("G rest rest rest", "2026-03-05T01:00:00+01:00", .checkOut, "2026-03-03"),
      // A night claims what is written before going to sleep; its check-out may come late.
      ("night rest rest rest", "2026-03-04T10:30:00+01:00", .entry, "2026-03-03"),
      ("night rest rest rest", "2026-03-04T10:31:00+01:00", .entry, "2026-03-04"),
      ("night rest rest rest", "2026-03-04T17:00:00+01:00", nil, "2026-03-04"),
      ("night rest rest rest", "2026-03-05T01:29:00+01:00", .checkOut, "2026-03-03"),
    ] as [(String, String, Kind?, String)], [true, false])
  func `a shift that is over claims nothing but its check-out, whether it has a check-in or not`(
    _ shift: (cycle: String, now: String, kind: Kind?, date: String), isNoted: Bool
  ) {
    let word = ShiftType(named: String(shift.cycle.prefix { $0 != " " }))
    let checkIn = record(.checkIn, "2026-03-03", at: "2026-03-03T07:50:00+01:00", shift: word)
    let found = belonging(
      shift.now, kind: shift.kind, records: isNoted ? [checkIn] : [], profile: Self.rota(shift.cycle))
    #expect(found.day == day(shift.date))
  }

  @Test func `of two check-ins without check-out the one that began first claims`() {
    let second = record(.checkIn, "2027-01-01", at: "2027-01-01T01:00:00+01:00", shift: .other("on-call"))
    let found = belonging("2027-01-01T05:00:00+01:00", records: [second, Self.nightIn])
    #expect(found.day == day("2026-12-31"))
    #expect(found.shift == .night)
  }

  @Test func `a check-in that names no moment claims its own day, a night the morning after`() {
    let handmade = record(.checkIn, "2026-03-03", shift: .night)
    #expect(belonging("2026-03-04T07:45:00+01:00", records: [handmade]).day == day("2026-03-03"))
    #expect(belonging("2026-03-04T12:00:00+01:00", records: [handmade]).day == day("2026-03-04"))
  }

  @Test func `the day that is named comes before everything`() {
    let found = belonging("2027-01-01T07:45:00+01:00", day: "2026-12-24", records: [Self.nightIn])
    #expect(found == ShiftDay(day: day("2026-12-24"), shift: nil, basis: .explicitDay))
  }

  @Test(arguments: [
    // In the morning a night is that of the evening before; in the evening the one that begins.
    (Kind.checkOut, "2026-03-04T07:45:00+01:00", "2026-03-03"),
    (.checkOut, "2026-03-04T16:00:00+01:00", "2026-03-03"),
    (.entry, "2026-03-04T11:59:00+01:00", "2026-03-03"), (.entry, "2026-03-04T12:00:00+01:00", "2026-03-04"),
    (.checkIn, "2026-03-04T18:50:00+01:00", "2026-03-04"),
    (.checkIn, "2026-03-05T00:30:00+01:00", "2026-03-04"),
  ])
  func `a night that is named belongs to its evening`(kind: Kind, now: String, date: String) {
    let found = belonging(now, kind: kind, shift: .night)
    #expect(found == ShiftDay(day: day(date), shift: .night, basis: .explicitShift))
  }

  @Test func `a check-out with the word of an open shift is that one's, of two the one without check-out`() {
    let records = [
      record(.checkIn, "2026-03-03", at: "2026-03-03T07:00:00+01:00", shift: .day),
      record(.checkOut, "2026-03-03", at: "2026-03-03T19:00:00+01:00", shift: .day),
      record(.checkIn, "2026-03-04", at: "2026-03-04T07:00:00+01:00", shift: .day),
    ]
    let found = belonging("2026-03-05T00:30:00+01:00", kind: .checkOut, shift: .day, records: records)
    #expect(found.day == day("2026-03-04"))
  }

  static let rota = profile((from: "2026-03-02", cycle: "day night rest"))

  @Test(arguments: [
    // The night of the 3rd: 19:00–07:30; two hours before and three after belong to it.
    (Kind.entry, "2026-03-03T16:59:00+01:00", "2026-03-03", false),
    (.entry, "2026-03-03T17:00:00+01:00", "2026-03-03", true),
    (.entry, "2026-03-04T02:00:00+01:00", "2026-03-03", true),
    (.entry, "2026-03-04T10:30:00+01:00", "2026-03-03", true),
    (.entry, "2026-03-04T10:31:00+01:00", "2026-03-04", false),
    (.checkIn, "2026-03-04T00:15:00+01:00", "2026-03-03", true),
    (.checkOut, "2026-03-04T08:00:00+01:00", "2026-03-03", true),
  ])
  func `the rota's shift around now claims a record`(kind: Kind, now: String, date: String, isByPlan: Bool) {
    let found = belonging(now, kind: kind, profile: Self.rota)
    #expect(found.day == day(date))
    if case .plan(let planned) = found.basis {
      #expect(isByPlan)
      #expect(planned.type == .night)
    } else {
      #expect(!isByPlan)
    }
  }

  @Test
  func `between a night and the next a check-in takes the one that begins, a check-out the one that ended`() {
    let nights = profile((from: "2026-03-02", cycle: "night"))
    #expect(belonging("2026-03-04T18:00:00+01:00", kind: .checkIn, profile: nights).day == day("2026-03-04"))
    #expect(belonging("2026-03-04T09:00:00+01:00", kind: .checkOut, profile: nights).day == day("2026-03-03"))
  }

  @Test(arguments: [
    (Zone.paris, "2026-03-29T07:00:00+02:00", "2026-03-28"),
    (Zone.paris, "2026-10-25T02:30:00+01:00", "2026-10-24"),
    (Zone.newYork, "2026-03-08T03:30:00-04:00", "2026-03-07"),
    (Zone.newYork, "2026-11-01T01:30:00-05:00", "2026-10-31"),
    (Zone.sydney, "2026-04-05T02:30:00+10:00", "2026-04-04"),
    (Zone.sydney, "2026-10-04T03:00:00+11:00", "2026-10-03"),
  ])
  func `nights over a change of the clocks keep their day`(zone: TimeZoneRules, now: String, date: String) {
    let nights = profile((from: "2026-01-01", cycle: "night"))
    #expect(belonging(now, zone: zone, profile: nights).day == day(date))
  }

  @Test func `today is a new day once the night has its check-out`() {
    let out = record(.checkOut, "2026-03-03", at: "2026-03-04T07:45:00+01:00", shift: .night)
    let now = "2026-03-04T09:40:00+01:00"
    #expect(belonging(now, profile: Self.rota).day == day("2026-03-03"))
    #expect(belonging(now, records: [out], profile: Self.rota).day == day("2026-03-04"))
    // Words behind the check-out are of the night for three hours.
    #expect(belonging(now, kind: .entry, records: [out], profile: Self.rota).day == day("2026-03-03"))
    let later = "2026-03-04T10:50:00+01:00"
    #expect(belonging(later, kind: .entry, records: [out], profile: Self.rota).day == day("2026-03-04"))
  }

  @Test func `a shift within time off claims nothing`() {
    let found = belonging(
      "2026-03-04T02:00:00+01:00", profile: Self.rota, vacations: [vacation("2026-03-03", "2026-03-03")])
    #expect(found.day == day("2026-03-04"))
  }

  @Test func `a rota without hours knows a night from a day`() {
    var profile = Profile()
    profile.rota = [Rota(from: day("2026-03-02"), cycle: [.night])]
    #expect(belonging("2026-03-04T02:00:00+01:00", profile: profile).day == day("2026-03-03"))
  }

  @Test(arguments: [
    ("2026-03-04T03:59:00+01:00", "2026-03-03", true), ("2026-03-04T04:00:00+01:00", "2026-03-04", false),
  ])
  func `last comes the day boundary`(now: String, date: String, isBefore: Bool) {
    var profile = Profile()
    profile.dayStarts = clock("04:00")
    let found = belonging(now, profile: profile)
    #expect(
      found == ShiftDay(day: day(date), shift: nil, basis: .dayBoundary(clock("04:00"), isBefore: isBefore)))
  }

  @Test func `after travel the zone of the moment does not move an open shift`() {
    let checkIn = record(.checkIn, "2026-03-03", at: "2026-03-03T20:00:00+11:00", shift: .night)
    let found = belonging("2026-03-04T06:00:00+11:00", zone: Zone.newYork, records: [checkIn])
    #expect(found.day == day("2026-03-03"))
  }
}

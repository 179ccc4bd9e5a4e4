import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct ShiftAlarmTests {
  @Test(arguments: [
    (Zone.paris, "2026-10-24", "2026-10-24T18:45:00+02:00", "2026-10-25T07:45:00+01:00"),
    (Zone.paris, "2026-03-28", "2026-03-28T18:45:00+01:00", "2026-03-29T07:45:00+02:00"),
    (Zone.newYork, "2026-10-31", "2026-10-31T18:45:00-04:00", "2026-11-01T07:45:00-05:00"),
    (Zone.sydney, "2026-10-03", "2026-10-03T18:45:00+10:00", "2026-10-04T07:45:00+11:00"),
    (Zone.paris, "2026-12-31", "2026-12-31T18:45:00+01:00", "2027-01-01T07:45:00+01:00"),
  ])
  func `a night over a change of the clocks asks by the clock on the wall`(
    zone: TimeZoneRules, date: String, checkIn: String, checkOut: String
  ) {
    let plan = ShiftPlan(profile: profile((from: date, cycle: "night rest rest")))
    let noon = zone.instant(of: CivilTime(day: day(date), time: clock("12:00")))
    let (alarms, withoutHours) = plan.alarms(from: noon, days: 2, zone: zone)
    #expect(alarms.map(\.at) == [moment(checkIn), moment(checkOut)])
    #expect(alarms.map(\.kind) == [.checkIn, .checkOut])
    #expect(alarms.map(\.day) == [day(date), day(date)])
    #expect(withoutHours == 0)
  }

  @Test func `rest, time off and what is over ask nothing; shifts without hours are counted`() {
    let plan = ShiftPlan(
      profile: profile((from: "2026-06-01", cycle: "day late rest day day")),
      vacations: [vacation("2026-06-04", "2026-06-04")])
    let (alarms, withoutHours) = plan.alarms(
      from: moment("2026-06-01T08:00:00+02:00"), days: 5, zone: Zone.paris)
    #expect(
      alarms.map(\.at) == [
        moment("2026-06-01T19:15:00+02:00"), moment("2026-06-05T06:45:00+02:00"),
        moment("2026-06-05T19:15:00+02:00"),
      ])
    #expect(withoutHours == 1)
    #expect(plan.alarms(from: moment("2026-06-01T08:00:00Z"), days: 0, zone: Zone.paris).alarms.isEmpty)
  }

  @Test func `where nobody made a plan no shift lacks hours`() {
    let plan = ShiftPlan(profile: Profile())
    let found = plan.alarms(from: moment("2026-06-01T08:00:00+02:00"), days: 56, zone: Zone.paris)
    #expect(found.alarms.isEmpty && found.withoutHours == 0)
  }

  @Test(arguments: [
    ("16:59", false, false, nil), ("17:00", false, false, Kind.checkIn), ("19:30", false, false, .checkIn),
    ("19:31", false, false, nil),
    ("19:30", true, true, nil), ("07:29", true, true, nil), ("07:30", true, true, .checkOut),
    ("07:30", false, false, .checkOut), ("07:45", false, true, nil), ("18:45", false, true, nil),
  ])
  func `a check-in is due from two hours before a night, a check-out once it is over`(
    time: String, isOpen: Bool, isNoted: Bool, due: Kind?
  ) {
    let evening = day("2026-12-31")
    let plan = ShiftPlan(profile: profile((from: "2026-12-31", cycle: "night rest")))
    let night = plan.workedShift(on: evening)
    let date = time < "12:00" ? evening.advanced(by: 1) : evening
    let now = Zone.paris.instant(of: CivilTime(day: date, time: clock(time)))
    #expect(night?.due(at: now, zone: Zone.paris, isOpen: isOpen, isNoted: isNoted) == due)
  }

  @Test func `without hours a check-in is due all day`() {
    let late = PlannedShift(day: day("2026-06-01"), type: .other("late"), basis: .rota)
    let now = moment("2026-06-01T05:00:00Z")
    #expect(late.due(at: now, zone: .utc, isOpen: false, isNoted: false) == .checkIn)
    #expect(late.due(at: now, zone: .utc, isOpen: true, isNoted: true) == .checkOut)
    #expect(late.due(at: now, zone: .utc, isOpen: false, isNoted: true) == nil)
  }
}

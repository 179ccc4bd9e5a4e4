import JournalInsights
import JournalModel
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
}

import JournalInsights
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

struct StatisticsTests {
  static let today = day("2026-11-20")

  func statistics(_ records: [Record], profile: Profile = Profile(), vacations: [Vacation] = []) -> Statistics
  {
    let plan = ShiftPlan(profile: profile, vacations: vacations, zone: Zone.paris)
    return Statistics(
      FactTable(records), today: Self.today, plan: plan, ledger: Ledger(of: records, plan: plan))
  }

  func checkIn(_ date: String, _ values: [Scale: Int], kind: Kind = .checkIn) -> Record {
    var record = record(kind, date)
    for (scale, value) in values { record.ratings[scale] = value }
    return record
  }

  func trend(_ statistics: Statistics, _ measure: Measure) -> Statistics.MeasureTrend? {
    statistics.trends.first { $0.measure == measure }
  }

  @Test func `an empty journal has no means, not means of zero`() {
    let empty = statistics([])
    #expect(empty.records.isEmpty)
    #expect(empty.words == 0)
    #expect(empty.readingMinutes == 0)
    #expect(empty.streak == Streak(current: 0, record: 0))
    #expect(empty.trends.count == 7)
    #expect(empty.trends.allSatisfy { $0.week.now == nil && $0.month.now == nil && $0.week.change == nil })
    #expect(empty.shiftChanges.isEmpty)
  }

  @Test func `one record is a mean of one`() {
    let one = statistics([checkIn("2026-11-20", [.energy: 4])])
    // The journal begins with it: nothing is expected of the days before.
    #expect(trend(one, .scale(.energy))?.week.now == Mean(sum: 4, count: 1, expected: 1))
    let late = statistics([checkIn("2026-11-20", [.energy: 4]), record(.entry, "2026-09-01")])
    #expect(trend(late, .scale(.energy))?.week.now == Mean(sum: 4, count: 1, expected: 5))
    #expect(trend(late, .scale(.energy))?.month.now?.share == 1.0 / 22)
    #expect(trend(one, .scale(.stress))?.week.now == nil)
    #expect(one.streak == Streak(current: 1, record: 1))
  }

  @Test func `missing values are left out and the period before is compared`() {
    var records = (7...13).map { checkIn("2026-11-\($0 < 10 ? "0" : "")\($0)", [.energy: 2]) }
    records += (14...20).map { checkIn("2026-11-\($0)", $0 % 2 == 0 ? [.energy: 4] : [.stress: 1]) }
    let energy = trend(statistics(records), .scale(.energy))
    #expect(energy?.week.now == Mean(sum: 16, count: 4, expected: 5))
    #expect(energy?.week.before == Mean(sum: 14, count: 7, expected: 5))
    #expect(energy?.week.change == 2)
    #expect(energy?.month.change == nil)
    #expect(energy?.week.before?.share == 1)
  }

  @Test func `time off is no time of expected check-ins`() {
    let off = statistics(
      [checkIn("2026-11-20", [.energy: 4]), record(.entry, "2026-09-01")],
      vacations: [vacation("2026-11-14", "2026-11-18")])
    #expect(trend(off, .scale(.energy))?.week.now?.expected == 2)
  }

  @Test func `the mood has one value a day`() {
    let records = [
      record(.entry, "2026-11-20", at: "2026-11-20T08:00:00+01:00", mood: "😭"),
      record(.entry, "2026-11-20", at: "2026-11-20T20:00:00+01:00", mood: "happy"),
      record(.entry, "2026-11-19", mood: "😊"),
      record(.entry, "2026-11-18", mood: "purple"),
    ]
    let figures = statistics(records)
    #expect(figures.moods == [.happy: 2])
    #expect(trend(figures, .mood)?.week.now == Mean(sum: 8, count: 2, expected: 3))
  }

  @Test func `before against after, with energy against what fatigue leaves of it`() {
    let records = [
      checkIn("2026-11-19", [.energy: 4, .stress: 2]),
      checkIn("2026-11-19", [.fatigue: 4, .satisfaction: 5], kind: .checkOut),
      checkIn("2026-11-20", [.energy: 5]),
    ]
    let changes = statistics(records).shiftChanges
    #expect(changes.map(\.before) == [.energy])
    #expect(changes.first?.meanBefore == 4)
    #expect(changes.first?.meanAfter == 2)
    #expect(changes.first?.count == 1)
  }

  @Test func `words, hours and weekdays of entries`() {
    var long = record(.entry, "2026-11-20", at: "2026-11-20T22:15:00+01:00")
    long.wordCount = 400
    var note = record(.checkIn, "2026-11-19")
    note.wordCount = 76
    let figures = statistics([long, note])
    #expect(figures.words == 476)
    #expect(figures.readingMinutes == 2)
    #expect(figures.entriesByWeekday.map(\.entries) == [0, 0, 0, 0, 1, 0, 0])
    #expect(figures.entriesByWeekday[4].words == 400)
    #expect(figures.entriesByHour.firstIndex { $0.entries == 1 } == 22)
  }

  @Test func `tags that are alike count together under their commonest spelling`() {
    let records = ["équipe", "Équipe", "Équipe", "night"].map { tag in
      var tagged = record(.entry, "2026-11-20")
      tagged.tags = [tag]
      return tagged
    }
    #expect(statistics(records).tags.map(\.text) == ["Équipe", "night"])
    #expect(statistics(records).tags.map(\.count) == [3, 1])
  }
}

import JournalInsights
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

@Suite struct SleepLogTests {
  private func record(
    _ id: String, _ date: String, _ start: String, _ end: String, _ asleep: Int64? = nil,
    source: String? = nil
  )
    throws -> Record
  {
    var record = Record(id: id, path: id + ".md", kind: .sleep, date: try #require(CivilDay(iso: date)))
    record.start = try time(start)
    record.end = try time(end)
    record[detail: .asleep] = asleep.map { .int($0) }
    record.source = source
    return record
  }

  private func time(_ text: String) throws -> ShiftTime {
    if let time = ClockTime(iso: text) { return .clock(time) }
    return .timestamp(try #require(Timestamp(iso: text)))
  }

  @Test func `a sleep is read from moments and from times of the night`() throws {
    let moments = Sleep(
      try record("a", "2026-11-20", "2026-11-19T23:00:00Z", "2026-11-20T06:00:00Z", 400), in: .utc)
    #expect(moments?.asleep == 24_000)
    let times = Sleep(try record("a", "2026-11-20", "22:30", "06:40"), in: .utc)
    #expect(times?.start == moments?.start.advanced(by: -1800))
    #expect(times?.asleep == 29_400)
    let day = Sleep(try record("a", "2026-11-20", "08:30", "13:00", 9999), in: .utc)
    #expect(day?.asleep == 16_200, "never more than its length")
    #expect(
      Sleep(try record("a", "2026-11-20", "2026-11-20T06:00:00Z", "2026-11-20T05:00:00Z"), in: .utc) == nil)
  }

  @Test func `of sleeps that overlap one counts, a person's own before a device's`() throws {
    let device = try record("d", "2026-11-20", "23:00", "07:00", 450, source: "import:health")
    let longer = try record("e", "2026-11-20", "22:50", "07:10", 470, source: "import:health")
    let own = try record("o", "2026-11-20", "23:30", "06:30")
    #expect(SleepLog([device, longer], zone: .utc).sleeps.map(\.id) == ["e"])
    #expect(SleepLog([device, own], zone: .utc).sleeps.map(\.id) == ["o"])
    #expect(SleepLog([own, longer, device], zone: .utc).sleeps.map(\.id) == ["o"])
  }

  /// Shifts and sleeps of a thousand days against a reckoning that looks at every sleep for every gap.
  @Test func `a thousand generated nights lie in the gaps where an independent reckoning has them`() throws {
    var random = SeededGenerator(seed: 4)
    let start = Instant(secondsSinceEpoch: 1_700_000_000)
    var (shifts, records): ([Shift], [Record]) = ([], [])
    var clock = start
    var sleeps: [(start: Int64, end: Int64, asleep: Int64)] = []
    for number in 0..<1000 {
      let day = TimeZoneRules.utc.local(clock).day
      let end = clock.advanced(by: Int64.random(in: 7...13, using: &random) * 3600)
      shifts.append(shift(day, clock, end))
      let next = end.advanced(by: Int64.random(in: 8...60, using: &random) * 3600)
      // Sleeps of a device in the gap, some over its ends, some missing.
      var place = end.advanced(by: Int64.random(in: -1...4, using: &random) * 1800)
      while place < next, Int.random(in: 0..<5, using: &random) > 0 {
        let length = Int64.random(in: 1...540, using: &random) * 60
        let asleep = Int64.random(in: 0...length / 60, using: &random)
        sleeps.append((place.secondsSinceEpoch, place.secondsSinceEpoch + length, asleep * 60))
        var sleep = Record(id: "\(number)-\(sleeps.count)", path: "", kind: .sleep, date: day)
        sleep.start = .timestamp(TimeZoneRules.utc.timestamp(place))
        sleep.end = .timestamp(TimeZoneRules.utc.timestamp(place.advanced(by: length)))
        sleep[detail: .asleep] = .int(asleep)
        records.append(sleep)
        place = place.advanced(by: length + Int64.random(in: 1...9, using: &random) * 3600)
      }
      clock = next
    }
    let log = SleepLog(records.shuffled(using: &random), zone: .utc)
    let kept = Set(log.sleeps.map { $0.start.secondsSinceEpoch })
    let gaps = log.gaps(RestPeriod.all(between: shifts))
    var expected: [[Int64]] = []
    for (before, after) in zip(shifts, shifts.dropFirst()) {
      guard let from = before.end?.secondsSinceEpoch, let until = after.start?.secondsSinceEpoch,
        before.day != after.day
      else { continue }
      let inside = sleeps.filter { sleep in
        let middle = sleep.start + (sleep.end - sleep.start) / 2
        return kept.contains(sleep.start) && from <= middle && middle < until
      }
      if inside.isEmpty { continue }
      let late = inside.filter { $0.start + ($0.end - $0.start) / 2 >= until - 86_400 }
      expected.append([
        inside.reduce(0) { $0 + $1.asleep }, Int64(inside.count), late.reduce(0) { $0 + $1.asleep },
        Int64(late.count),
      ])
    }
    #expect(gaps.map { [$0.asleep, Int64($0.sleeps), $0.beforeShift, Int64($0.lateSleeps)] } == expected)
    #expect(gaps.count > 500)
    // Hours of which nothing is known are neither short nor enough.
    #expect(gaps.allSatisfy { ($0.isShort == nil) == ($0.lateSleeps == 0) })
    #expect(gaps.contains { $0.isShort == nil })
  }

  @Test
  func
    `figures tell means after nights, before nights and in short rests, and nothing of gaps without a sleep`()
    throws
  {
    let start = try #require(Timestamp(iso: "2026-11-16T07:00:00Z")).instant(in: .utc)
    func moment(_ hours: Int64) -> Instant { start.advanced(by: hours * 3600) }
    // A day; a night ten hours later; a day 26 hours after it; a day without a sleep before it.
    let spans: [(Int64, Int64)] = [(0, 10), (20, 30), (56, 66), (80, 90)]
    var shifts = spans.map { shift(TimeZoneRules.utc.local(moment($0.0)).day, moment($0.0), moment($0.1)) }
    shifts[1].whole?.night = 8 * 60
    var checkIn = Record(id: "c", path: "", kind: .checkIn, date: shifts[1].day)
    checkIn.ratings[.energy] = 2
    shifts[1].checkIn = checkIn
    checkIn.ratings[.energy] = 4
    shifts[2].checkIn = checkIn
    func sleep(_ from: Int64, _ until: Int64) throws -> Record {
      let written = [from, until].map { TimeZoneRules.utc.timestamp(moment($0)).iso }
      return try record("s\(from)", TimeZoneRules.utc.local(moment(until)).day.iso, written[0], written[1])
    }
    let log = SleepLog([try sleep(12, 16), try sleep(32, 37), try sleep(46, 53)], zone: .utc)
    let figures = SleepFigures(log, shifts, moods: { $0 == shifts[2].day ? .happy : nil })
    #expect(figures.sleeps.count == 3 && figures.sleeps.mean == 19_200)
    #expect(figures.gaps.count == 2 && figures.gaps.mean == 28_800)
    #expect(figures.afterNights.count == 1 && figures.afterNights.mean == 43_200)
    #expect(figures.beforeNights.mean == 14_400)
    #expect(figures.afterQuickReturns.mean == 14_400)
    #expect(figures.short == 1)
    let energy = try #require(figures.comparisons.first { $0.measure == .scale(.energy) })
    #expect(energy.short?.value == 2 && energy.enough?.value == 4)
    #expect(figures.comparisons.first?.enough?.count == 1 && figures.comparisons.first?.short == nil)
  }

  @Test func `of days off after a night the sleep of the last day counts`() throws {
    let start = try #require(Timestamp(iso: "2026-11-16T07:00:00Z")).instant(in: .utc)
    func moment(_ hours: Int64) -> Instant { start.advanced(by: hours * 3600) }
    let spans: [(Int64, Int64)] = [(-12, 0), (96, 108)]
    var shifts = spans.map { shift(TimeZoneRules.utc.local(moment($0.0)).day, moment($0.0), moment($0.1)) }
    shifts[0].whole?.night = 8 * 60
    let nights: [(Int64, Int64)] = [(2, 8), (15, 23), (39, 47), (63, 71), (87, 94)]
    let sleeps = try nights.map { from, until in
      let written = [from, until].map { TimeZoneRules.utc.timestamp(moment($0)).iso }
      return try record("s\(from)", TimeZoneRules.utc.local(moment(until)).day.iso, written[0], written[1])
    }
    let figures = SleepFigures(SleepLog(sleeps, zone: .utc), shifts, moods: { _ in nil })
    #expect(figures.gaps.mean == 133_200)
    #expect(figures.afterNights.count == 1 && figures.afterNights.mean == 25_200)
  }

  private func shift(_ day: CivilDay, _ start: Instant, _ end: Instant) -> Shift {
    Shift(day: day, type: .day, spans: [Shift.Span(start: start, end: end)])
  }
}

import JournalInsights
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

/// Figures of random journals against the same figures counted the long way: day by day, through all records.
struct FigurePropertyTests {
  static let today = day("2026-11-20")

  /// Some weeks of records in the order of their ids, with several a day, some without moments, offsets or
  /// words.
  static func journal(_ random: inout Seeded) -> [Record] {
    let moods = ["😭", "😞", "neutral", "😊", "great", "purple"]
    let tags = ["Équipe", "équipe", "nuit", "family"]
    let shifts: [ShiftType] = [.day, .night, .rest, .other("late")]
    let count = random.below(120)
    return (0..<count).map { number in
      let id = "r" + String(1000 + number)
      let kind = [Kind.entry, .entry, .checkIn, .checkOut, .checkIn, .checkOut, .vacation, .shift][
        random.below(8)]
      let date = today.advanced(by: number / 2 + random.below(4) - count / 2 + 1)
      var record = Record(id: id, path: id + ".md", kind: kind, date: date)
      if random.below(5) > 0, let time = ClockTime(hour: random.below(24), minute: random.below(2) * 30) {
        record.at = Timestamp(
          local: CivilTime(day: date.advanced(by: random.below(2)), time: time),
          offset: [nil, 0, 3600][random.below(3)])
      }
      if random.below(2) == 0 { record.mood = moods[random.below(6)] }
      if random.below(2) == 0 { record.shift = shifts[random.below(4)] }
      for scale in Scale.program where random.below(3) == 0 { record.ratings[scale] = 1 + random.below(5) }
      record.tags = tags.filter { _ in random.below(3) == 0 }
      record.wordCount = Int32(random.below(300))
      return record
    }
  }

  static let plan = ShiftPlan(
    profile: profile((from: "2026-10-01", cycle: "day night rest late rest")),
    vacations: [
      vacation("2026-10-01", "2026-11-30", id: "a"), vacation("2026-11-01", "2026-11-02", id: "b"),
      vacation("2026-12-05", "2026-12-05", id: "c"),
    ], zone: Zone.paris)

  static let written: Set<Kind> = [.entry, .checkIn, .checkOut]

  /// The last value of a day: the youngest moment decides, then the later record.
  static func last<Value>(_ records: [Record], _ value: (Record) -> Value?) -> Value? {
    var best: (at: Int64, value: Value)?
    for record in records where written.contains(record.kind) {
      guard let value = value(record) else { continue }
      let at = record.at?.instant(in: Zone.paris).secondsSinceEpoch ?? .min
      if let best, at < best.at { continue }
      best = (at, value)
    }
    return best?.value
  }

  @Test func `300 random journals have the figures that are counted day by day`() {
    var random = Seeded(state: 11)
    for _ in 0..<300 {
      let records = Self.journal(&random)
      let byDay = Dictionary(grouping: records, by: \.date)
      let figures = Statistics(
        FactTable(records), today: Self.today, plan: Self.plan, ledger: Ledger(of: records, plan: Self.plan))
      let first =
        records.filter { Self.written.contains($0.kind) && $0.date <= Self.today }.map(\.date).min()
        ?? Self.today
      for trend in figures.trends {
        for (period, days) in [(trend.week, 7), (trend.month, 30)] {
          for (mean, offset) in [(period.now, 0), (period.before, days)] {
            let span = (0..<days).map { Self.today.advanced(by: -offset - $0) }
            let values = span.compactMap { day in
              Self.last(byDay[day] ?? []) { record in
                switch trend.measure {
                case .mood: record.mood.flatMap { Mood($0).score }.map { $0 + 3 }
                case .scale(let scale): record.ratings[scale]
                }
              }
            }
            // Nothing is expected before the first day on which something was written.
            let lived = span.filter { $0 >= first }
            let expected =
              trend.measure == .mood ? lived.count : lived.count { Self.plan.workedShift(on: $0) != nil }
            #expect(mean == Mean(sum: values.reduce(0, +), count: values.count, expected: expected))
          }
        }
      }
      let past = records.filter { Self.written.contains($0.kind) && $0.date <= Self.today }
      let moods = Set(past.map(\.date)).compactMap { day in
        Self.last(byDay[day] ?? []) { $0.mood.flatMap { Mood($0).step } }
      }
      #expect(figures.moods == Dictionary(grouping: moods) { $0 }.mapValues(\.count))
      #expect(
        figures.streak
          == Streak.of(DaySet(past.map(\.date)), today: Self.today) { day in
            // Before the first plan any working day ends a row of days.
            Self.plan.workedShift(on: day) != nil || day.iso < "2026-10-01" && Self.plan.isWorkingDay(day)
          })
      #expect(figures.records == Dictionary(grouping: records, by: \.kind).mapValues(\.count))
      let tagged = records.filter { Self.written.contains($0.kind) }
      // A record with two spellings of one tag has it once.
      #expect(
        figures.tags.reduce(0) { $0 + $1.count }
          == tagged.reduce(0) { $0 + Set($1.tags.map { Folding.folded($0) }).count })
      #expect(
        figures.tags.first { $0.text == "nuit" }?.count ?? 0 == tagged.count { $0.tags.contains("nuit") })
    }
  }

  @Test func `300 random journals have the calendar that is looked up day by day`() {
    var random = Seeded(state: 12)
    for _ in 0..<300 {
      let records = Self.journal(&random)
      let (from, until) = (Self.today.advanced(by: -40), Self.today.advanced(by: 20))
      let cells = CalendarDay.days(
        from: from, until: until, table: FactTable(records), plan: Self.plan, zone: Zone.paris)
      #expect(cells.map(\.day) == (0...60).map { from.advanced(by: $0) })
      for cell in cells {
        let ofDay = records.filter { $0.date == cell.day && Self.written.contains($0.kind) }
        #expect(cell.mood == MoodOfDay.of(cell.day, in: ofDay, zone: Zone.paris))
        #expect(cell.recordCount == ofDay.count)
        let noted = ofDay.sortedByDay(ascending: true, in: Zone.paris).last {
          $0.kind != .entry && $0.shift != nil
        }
        #expect(cell.shift == noted?.shift ?? Self.plan.shift(on: cell.day)?.type)
        #expect(cell.vacation == Self.plan.vacations.first { $0.contains(cell.day) })
        #expect(cell.isExpected == (Self.plan.workedShift(on: cell.day) != nil))
      }
    }
  }

  @Test func `the order of records does not matter where their moments differ`() {
    var random = Seeded(state: 13)
    for _ in 0..<100 {
      var records = Self.journal(&random)
      for place in records.indices {
        let at = Self.today.advanced(by: place / 2 - records.count / 2)
        records[place].at = Timestamp(
          local: CivilTime(secondsSinceEpoch: Int64(at.number) * 86_400 + Int64(place % 2) * 40_000),
          offset: 0)
      }
      func odd(_ records: [Record]) -> [ShiftDoubt] {
        Ledger(of: records, now: moment("2027-01-01T00:00:00Z"), plan: Self.plan).doubts
      }
      func figures(_ records: [Record]) -> Statistics {
        Statistics(
          FactTable(records), today: Self.today, plan: Self.plan, ledger: Ledger(of: records, plan: Self.plan)
        )
      }
      let reversed = Array(records.reversed())
      #expect(odd(records) == odd(reversed))
      #expect(figures(records) == figures(reversed))
    }
  }
}

import JournalModel

extension Statistics {
  /// The figures of records up to a day.
  ///
  /// - Parameters:
  ///   - records: in any order; later ones are counted by kind but play no part in streaks and trends.
  ///   - today: the day on which the periods end.
  ///   - now: the moment, for shifts that are open.
  ///   - plan: tells on which days check-ins are expected.
  ///   - zone: the journal's zone.
  public init(_ records: [Record], today: CivilDay, now: Instant, plan: ShiftPlan, zone: TimeZoneRules) {
    self.init()
    count(records)
    streak = Streak.of(records, today: today, isExpected: plan.isExpected)
    let first = records.lazy.filter { $0.kind.isWrittenDaily }.map(\.date).min() ?? today
    let values = DayValues(records, from: min(first, today), until: today, zone: zone)
    for value in values.values[0] {
      if let step = Mood.Step(rawValue: Int(value)) { moods[step, default: 0] += 1 }
    }
    trends = Measure.all.indices.map { index in
      MeasureTrend(
        measure: Measure.all[index], week: Statistics.trend(index, 7, values, today, plan),
        month: Statistics.trend(index, 30, values, today, plan))
    }
    let pairing = ShiftPairing(records, now: now, zone: zone, plan: plan)
    shiftChanges = Statistics.changes(of: pairing.shifts)
  }

  private mutating func count(_ records: [Record]) {
    entriesByWeekday = Array(repeating: Productivity(), count: 7)
    entriesByHour = Array(repeating: Productivity(), count: 24)
    var tagTallies = Tallies()
    var peopleTallies = Tallies()
    for record in records {
      self.records[record.kind, default: 0] += 1
      guard record.kind.isWrittenDaily else { continue }
      words += Int(record.wordCount)
      record.tags.forEach { tagTallies.add($0) }
      record.people.forEach { peopleTallies.add($0) }
      if record.kind == .entry { countEntry(record) }
    }
    readingMinutes = words == 0 ? 0 : max(1, (words + 119) / 238)
    tags = tagTallies.sorted
    people = peopleTallies.sorted
  }

  private mutating func countEntry(_ record: Record) {
    let words = Int(record.wordCount)
    entriesByWeekday[record.date.weekday.rawValue - 1].entries += 1
    entriesByWeekday[record.date.weekday.rawValue - 1].words += words
    // The hour on the wall where it was written, whatever the zone is now.
    guard let hour = record.at?.local.time.hour, entriesByHour.indices.contains(hour) else { return }
    entriesByHour[hour].entries += 1
    entriesByHour[hour].words += words
  }

  private static func trend(
    _ measure: Int, _ days: Int, _ values: DayValues, _ today: CivilDay, _ plan: ShiftPlan
  ) -> Trend {
    func mean(endingDaysAgo offset: Int) -> Mean? {
      let until = today.advanced(by: -offset)
      let from = until.advanced(by: 1 - days)
      let found = values.sum(measure, from: from, until: until)
      let expected = (0..<days).count { measure == 0 || plan.isExpected(from.advanced(by: $0)) }
      return Mean(sum: found.sum, count: found.count, expected: expected)
    }
    return Trend(days: days, now: mean(endingDaysAgo: 0), before: mean(endingDaysAgo: days))
  }

  private static func changes(of shifts: [WorkedShift]) -> [ShiftChange] {
    let pairs: [(Scale, Scale)] = [(.energy, .fatigue), (.stress, .load), (.motivation, .satisfaction)]
    return pairs.compactMap { before, after in
      let both = shifts.compactMap { shift -> (Int, Int)? in
        guard let first = shift.checkIn?.ratings[before], let second = shift.checkOut?.ratings[after] else {
          return nil
        }
        return (first, after == .fatigue ? 6 - second : second)
      }
      guard !both.isEmpty else { return nil }
      let count = Double(both.count)
      return ShiftChange(
        before: before, after: after, meanBefore: Double(both.map(\.0).reduce(0, +)) / count,
        meanAfter: Double(both.map(\.1).reduce(0, +)) / count, count: both.count)
    }
  }
}

/// Counts texts that are alike but for case and accents, and remembers their commonest spelling.
struct Tallies {
  private var spellings: [String: Int] = [:]

  mutating func add(_ text: String) { spellings[text, default: 0] += 1 }

  /// The most counted first; those counted alike in the order of the alphabet.
  var sorted: [Statistics.Tally] {
    var tallies: [String: (spelling: String, most: Int, count: Int)] = [:]
    for (text, count) in spellings.sorted(by: { $0.key < $1.key }) {
      var tally = tallies[Folding.folded(text)] ?? (text, 0, 0)
      if count > tally.most { (tally.spelling, tally.most) = (text, count) }
      tally.count += count
      tallies[Folding.folded(text)] = tally
    }
    return tallies.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { Statistics.Tally(text: $0.value.spelling, count: $0.value.count) }
  }
}

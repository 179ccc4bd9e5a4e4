import JournalModel

extension Statistics {
  /// The figures of records up to a day.
  ///
  /// - Parameters:
  ///   - records: in any order; later ones are counted by kind but play no part in streaks and trends.
  ///   - today: the day on which the periods end.
  ///   - plan: tells on which days check-ins are expected.
  ///   - zone: the journal's zone.
  public init(_ records: [Record], today: CivilDay, plan: ShiftPlan, zone: TimeZoneRules) {
    self.init()
    count(records)
    streak = Streak.of(records, today: today, isExpected: plan.isExpected)
    let first = records.firstWrittenDay ?? today
    let values = DayValues(records, from: min(first, today), until: today, zone: zone)
    for value in values.values[0] {
      if let step = Mood.Step(rawValue: Int(value)) { moods[step, default: 0] += 1 }
    }
    trends = Measure.all.indices.map { index in
      MeasureTrend(
        measure: Measure.all[index], week: Statistics.trend(index, 7, values, today, plan),
        month: Statistics.trend(index, 30, values, today, plan))
    }
    shiftChanges = Statistics.changes(records, zone)
  }

  private mutating func count(_ records: [Record]) {
    entriesByWeekday = Array(repeating: Productivity(), count: 7)
    entriesByHour = Array(repeating: Productivity(), count: 24)
    var tagTallies = Tallies()
    var peopleTallies = Tallies()
    for index in records.indices {
      let kind = records[index].kind
      self.records[kind, default: 0] += 1
      guard kind.isWrittenDaily else { continue }
      words += Int(records[index].wordCount)
      for tag in records[index].tags { tagTallies.add(tag) }
      for person in records[index].people { peopleTallies.add(person) }
      if kind == .entry {
        countEntry(
          on: records[index].date, hour: records[index].at?.local.time.hour, words: records[index].wordCount)
      }
    }
    readingMinutes = words == 0 ? 0 : max(1, (words + 119) / 238)
    tags = tagTallies.sorted
    people = peopleTallies.sorted
  }

  /// - Parameter hour: that on the wall where it was written, whatever the zone is now.
  private mutating func countEntry(on day: CivilDay, hour: Int?, words: Int32) {
    let weekday = day.weekday.rawValue - 1
    entriesByWeekday[weekday].entries += 1
    entriesByWeekday[weekday].words += Int(words)
    guard let hour, entriesByHour.indices.contains(hour) else { return }
    entriesByHour[hour].entries += 1
    entriesByHour[hour].words += Int(words)
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

  /// Ratings before a shift against their counterparts after it, over the shifts that have both.
  private static func changes(_ records: [Record], _ zone: TimeZoneRules) -> [ShiftChange] {
    let scales: [(before: Scale, after: Scale)] = [
      (.energy, .fatigue), (.stress, .load), (.motivation, .satisfaction),
    ]
    var sums = scales.map { _ in (before: 0, after: 0, count: 0) }
    for pair in PairedRecords(records, zone: zone).pairs {
      guard let checkIn = pair.checkIn, let checkOut = pair.checkOut else { continue }
      for (place, scale) in scales.enumerated() {
        guard let first = records[checkIn].ratings[scale.before],
          let second = records[checkOut].ratings[scale.after]
        else { continue }
        sums[place].before += first
        // What fatigue leaves of the energy.
        sums[place].after += scale.after == .fatigue ? 6 - second : second
        sums[place].count += 1
      }
    }
    return zip(scales, sums).compactMap { scale, sum in
      guard sum.count > 0 else { return nil }
      let count = Double(sum.count)
      return ShiftChange(
        before: scale.before, after: scale.after, meanBefore: Double(sum.before) / count,
        meanAfter: Double(sum.after) / count, count: sum.count)
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

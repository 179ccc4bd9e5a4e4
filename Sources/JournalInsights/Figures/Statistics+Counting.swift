import JournalModel
import JournalShifts

extension Statistics {
  /// The figures of records up to a day.
  ///
  /// - Parameters:
  ///   - table: the facts of the records; later ones are counted by kind but play no part in days, streaks
  ///     and trends.
  ///   - today: the day on which the periods end.
  ///   - begun: the last day on which something can be expected; today where `nil`.
  ///   - first: the first day on which something can be expected: that of the period that was asked for; the
  ///     day of the first record where `nil`.
  ///   - plan: tells on which days check-ins are expected.
  ///   - streak: that of the records, where it is known.
  ///   - ledger: the shifts of the days.
  ///   - isCounted: which days are wanted; those of the table are all of them.
  public init(
    _ table: FactTable, today: CivilDay, begun: CivilDay? = nil, first: CivilDay? = nil, plan: ShiftPlan,
    ledger: Ledger,
    streak: Streak? = nil, isCounted: @escaping (CivilDay) -> Bool = { _ in true }
  ) {
    self.init()
    count(table.facts, until: today)
    tags = Tally.tallies(of: table.tags)
    people = Tally.tallies(of: table.people)
    self.streak = streak ?? Streak.of(table.facts, today: today, isExpected: plan.endsStreak)
    let written = table.facts.writtenDays(until: today) ?? today...today
    let values = DayValues(table, days: written, zone: plan.zone)
    // Empty where all of a period is to come.
    let end = today.advanced(by: 1)
    let period = min(first ?? written.lowerBound, end)..<end
    for (step, count) in zip(Mood.Step.allCases, values.counts(0)) where count > 0 { moods[step] = count }
    // Tonight's shift was not rated because it has not been.
    let toCome = Set(ledger.shifts.lazy.filter { $0.state == .planned }.map(\.day))
      .subtracting(ledger.shifts.lazy.filter { $0.state != .planned }.map(\.day))
    let isWork = { (day: CivilDay) in plan.isExpected(day) && !toCome.contains(day) }
    let isDue = { (day: CivilDay) in day <= begun ?? today && isCounted(day) }
    trends = values.measures.indices.map { index in
      MeasureTrend(
        measure: values.measures[index],
        week: Statistics.trend(index, 7, values, period, isWork, isDue),
        month: Statistics.trend(index, 30, values, period, isWork, isDue),
        weeks: Statistics.weeks(index, values, today))
    }
    shiftChanges = Statistics.changes(ledger.shifts, isCounted)
    totals = ledger.totals(plan, where: isCounted)
  }

  private mutating func count(_ facts: [RecordFacts], until today: CivilDay) {
    entriesByWeekday = Array(repeating: Productivity(), count: 7)
    entriesByHour = Array(repeating: Productivity(), count: 24)
    var days = DaySet()
    var counts = [Int](repeating: 0, count: Kind.allCases.count)
    for index in facts.indices {
      let kind = facts[index].kind
      counts[Int(kind.rawValue)] += 1
      guard kind.isWrittenDaily else { continue }
      if facts[index].date <= today { days.insert(facts[index].date) }
      words += Int(facts[index].wordCount)
      if kind == .entry, facts[index].isDated { countEntry(facts[index]) }
    }
    for kind in Kind.allCases where counts[Int(kind.rawValue)] > 0 {
      records[kind] = counts[Int(kind.rawValue)]
    }
    daysWritten = days.count
    readingMinutes = words == 0 ? 0 : max(1, (words + 119) / 238)
  }

  private mutating func countEntry(_ fact: RecordFacts) {
    entriesByWeekday[fact.date.weekday.rawValue - 1].add(fact)
    // The hour on the wall where it was written, whatever the zone is now.
    if let hour = fact.hour { entriesByHour[hour].add(fact) }
  }

  private static func trend(
    _ measure: Int, _ days: Int, _ values: DayValues, _ period: Range<CivilDay>,
    _ isWork: (CivilDay) -> Bool,
    _ isCounted: (CivilDay) -> Bool
  ) -> Trend {
    let wanted = values.measures[measure]
    func mean(endingDaysAgo offset: Int) -> Mean? {
      let until = period.upperBound.advanced(by: -offset - 1)
      let from = until.advanced(by: 1 - days)
      let found = values.sum(measure, from: from, until: until)
      // Nothing is expected of a day before the journal began.
      let expected = (0..<days).map { from.advanced(by: $0) }.count { day in
        period.contains(day) && isCounted(day) && wanted.isExpected(on: day, isWork)
      }
      return Mean(sum: found.sum, count: found.count, expected: expected)
    }
    return Trend(days: days, now: mean(endingDaysAgo: 0), before: mean(endingDaysAgo: days))
  }

  /// The means of the weeks that end today and before.
  private static func weeks(_ measure: Int, _ values: DayValues, _ today: CivilDay) -> [Double?] {
    (0..<MeasureTrend.weekCount).reversed().map { week in
      let until = today.advanced(by: -7 * week)
      let found = values.sum(measure, from: until.advanced(by: -6), until: until)
      return found.count > 0 ? Double(found.sum) / Double(found.count) : nil
    }
  }

  /// Ratings before a shift against their counterparts after it, over the shifts that have both.
  private static func changes(
    _ shifts: some Sequence<Shift>, _ isCounted: (CivilDay) -> Bool
  ) -> [ShiftChange] {
    let scales = ScalePair.all
    var sums = scales.map { _ in (before: 0, after: 0, count: 0) }
    for shift in shifts where isCounted(shift.day) {
      guard let checkIn = shift.checkIn, let checkOut = shift.checkOut else { continue }
      for (index, scale) in scales.enumerated() {
        guard let first = checkIn.ratings[scale.before], let second = checkOut.ratings[scale.after] else {
          continue
        }
        sums[index].before += first
        sums[index].after += scale.turned(second)
        sums[index].count += 1
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

extension Statistics.Productivity {
  fileprivate mutating func add(_ fact: RecordFacts) {
    entries += 1
    words += Int(fact.wordCount)
  }
}

extension Statistics.Tally {
  /// Words that are alike but for case and accents together, in their commonest spelling; the most counted
  /// first, those counted alike in the order of the alphabet.
  package static func tallies(of words: [FactTable.Word]) -> [Statistics.Tally] {
    var tallies: [String: (spelling: String, most: Int, records: [Int32])] = [:]
    for word in words {
      let folded = Folding.folded(word.text)
      var tally = tallies[folded] ?? (word.text, 0, [])
      if word.indices.count > tally.most { (tally.spelling, tally.most) = (word.text, word.indices.count) }
      // A record with two spellings of one tag has it once.
      tally.records = tally.records.isEmpty ? word.indices : Array(Set(tally.records + word.indices))
      tallies[folded] = tally
    }
    return tallies.sorted { ($1.value.records.count, $0.key) < ($0.value.records.count, $1.key) }
      .map { Statistics.Tally(text: $0.value.spelling, count: $0.value.records.count) }
  }
}

import JournalModel

/// One value a day for the mood and each scale: the last word of the day, as ``MoodOfDay`` has it.
///
/// Values stand in arrays by the number of the day, so that 100,000 records cost one pass.
struct DayValues {
  /// The first day of the arrays.
  let first: CivilDay
  /// How many days they have.
  let count: Int
  /// For each measure in the order of ``Measure/all`` a value for each day, one measure after another; `missing` where there
  /// is none.
  private var values: [Int8]

  static let missing = Int8.min
  /// The longest period, in days: some 200 years. A day that somebody mistyped costs no memory.
  static let longest = 80_000

  /// The values of entries, check-ins and check-outs of a period; of a longer one than ``longest`` its last days.
  init(_ facts: [RecordFacts], days: ClosedRange<CivilDay>, zone: TimeZoneRules) {
    let first = max(days.lowerBound, days.upperBound.advanced(by: 1 - DayValues.longest))
    let count = first.days(until: days.upperBound) + 1
    var values = [Int8](repeating: DayValues.missing, count: count * Measure.all.count)
    // Which record said the value: moments are compared only where there are two.
    var sources = [Int32](repeating: -1, count: values.count)
    for (index, fact) in facts.enumerated() where fact.kind.isWrittenDaily {
      let day = first.days(until: fact.date)
      guard day >= 0, day < count else { continue }
      func set(_ value: Int8, at place: Int) {
        if sources[place] >= 0, facts[Int(sources[place])].isLater(than: fact, in: zone) { return }
        values[place] = value
        sources[place] = Int32(index)
      }
      if let mood = fact.mood { set(Int8(mood.rawValue), at: day) }
      guard !fact.ratings.isEmpty else { continue }
      for (measure, scale) in zip(1..., Scale.allCases) {
        if let rating = fact.ratings[scale] { set(Int8(rating), at: measure * count + day) }
      }
    }
    (self.first, self.count, self.values) = (first, count, values)
  }

  /// The days of the arrays.
  var days: ClosedRange<CivilDay> { first...first.advanced(by: count - 1) }

  /// The values of a measure, one for each day.
  subscript(measure: Int) -> ArraySlice<Int8> { values[measure * count..<(measure + 1) * count] }

  /// The mood of a day.
  func mood(on day: CivilDay) -> Mood.Step? {
    let place = first.days(until: day)
    return (0..<count).contains(place) ? Mood.Step(rawValue: Int(values[place])) : nil
  }

  /// Sum and number of the values of a measure over days, both inclusive.
  func sum(_ measure: Int, from: CivilDay, until: CivilDay) -> (sum: Int, count: Int) {
    let days = max(0, first.days(until: from))..<max(0, first.days(until: from), first.days(until: until) + 1)
    let range = days.clamped(to: 0..<count)
    var (sum, found) = (0, 0)
    for place in range where values[measure * count + place] != DayValues.missing {
      sum += Int(values[measure * count + place])
      found += 1
    }
    return (sum, found)
  }
}

extension RecordFacts {
  /// Whether a record was written at a later moment; one that states no moment comes before those that do.
  fileprivate func isLater(than other: RecordFacts, in zone: TimeZoneRules) -> Bool {
    guard let at else { return false }
    guard let otherAt = other.at else { return true }
    return at.instant(in: zone) > otherAt.instant(in: zone)
  }
}

extension [RecordFacts] {
  /// The first and the last day of an entry, a check-in or a check-out, up to a day; `nil` where there is none.
  func writtenDays(until today: CivilDay) -> ClosedRange<CivilDay>? {
    var (first, last) = (CivilDay(number: .max), CivilDay(number: .min))
    for fact in self where fact.kind.isWrittenDaily && fact.date <= today {
      first = Swift.min(first, fact.date)
      last = Swift.max(last, fact.date)
    }
    return first <= last ? first...last : nil
  }
}

import JournalModel

/// One value a day for the mood and each scale: the last word of the day, as ``MoodOfDay`` has it.
///
/// The values of a day are one number, so that 100,000 records cost one pass and all measures are summed up
/// together.
package struct DayValues {
  /// The first day.
  let first: CivilDay
  /// For each day a byte for each measure in the order of ``Measure/all``, from the lowest on: 1 to 5, a mood
  /// from very sad on; 0 where there is none.
  private(set) var words: [UInt64]

  /// The longest period, in days: some 200 years. A day that somebody mistyped costs no memory.
  static let longest = 80_000

  /// The values of entries, check-ins and check-outs of a period; of a longer one than `longest` its last
  /// days.
  package init(_ table: FactTable, days: ClosedRange<CivilDay>, zone: TimeZoneRules) {
    let facts = table.facts
    first = max(days.lowerBound, days.upperBound.advanced(by: 1 - DayValues.longest))
    words = Array(repeating: 0, count: first.days(until: days.upperBound) + 1)
    // The moment of each value; a record that states none comes before those that do.
    var moments = [Int64](repeating: .min, count: words.count * 8)
    // And where names have numbers, the one of the record that said it.
    var numbers = [Int32](repeating: 1, count: table.numbers.isEmpty ? 0 : moments.count)
    var reader = MomentReader(zone: zone)
    for index in facts.indices where facts[index].kind.isWrittenDaily {
      let day = first.days(until: facts[index].date)
      guard day >= 0, day < words.count else { continue }
      let mood = facts[index].mood.map { UInt64($0.rawValue + 3) } ?? 0
      let said = facts[index].ratings.packed << 8 | mood
      let moment = facts[index].wall == RecordFacts.none ? .min : reader.seconds(of: facts[index])
      var rest = said
      while rest != 0 {
        let measure = rest.trailingZeroBitCount / 8
        let byte = UInt64(0xFF) << UInt64(measure * 8)
        rest &= ~byte
        guard moment >= moments[day * 8 + measure] else { continue }
        if !numbers.isEmpty {
          let number = table.numbers[Int32(index)] ?? 1
          if moment == moments[day * 8 + measure], number < numbers[day * 8 + measure] { continue }
          numbers[day * 8 + measure] = number
        }
        words[day] = words[day] & ~byte | said & byte
        moments[day * 8 + measure] = moment
      }
    }
  }

  /// How many days there are.
  var count: Int { words.count }
  /// The days.
  var days: ClosedRange<CivilDay> { first...first.advanced(by: count - 1) }

  /// The value of a measure in the word of a day, from 1 on; 0 where there is none.
  static func value(_ measure: Int, in word: UInt64) -> Int { Int(word >> UInt64(measure * 8) & 0xFF) }

  /// The mood of a day.
  func mood(on day: CivilDay) -> Mood.Step? {
    let index = first.days(until: day)
    guard words.indices.contains(index) else { return nil }
    return Mood.Step(rawValue: DayValues.value(0, in: words[index]) - 3)
  }

  /// Sum and number of the values of a measure over days, both inclusive.
  func sum(_ measure: Int, from: CivilDay, until: CivilDay) -> (sum: Int, count: Int) {
    let start = max(0, first.days(until: from))
    let range = start..<max(start, first.days(until: until) + 1)
    var (sum, found) = (0, 0)
    for word in words[range.clamped(to: words.indices)] {
      let value = DayValues.value(measure, in: word)
      sum += value
      found += value > 0 ? 1 : 0
    }
    return (sum, found)
  }

  /// How many of the days that count have each of the five values of a measure, from the lowest on; all days
  /// count where nothing is said.
  func counts(_ measure: Int, where isCounted: [Bool]? = nil) -> [Int] {
    var counts = [Int](repeating: 0, count: 6)
    for index in words.indices where isCounted?[index] ?? true {
      counts[DayValues.value(measure, in: words[index])] += 1
    }
    return Array(counts.dropFirst())
  }

  /// For each measure sum and number of the values of days, each from 0 on.
  func sums(of days: [Int32]) -> [(sum: Int, count: Int)] {
    var sums = [(sum: Int, count: Int)](repeating: (0, 0), count: Measure.all.count)
    var start = 0
    while start < days.count {
      // Fifty values of at most 5 fit into a byte: the bytes of the words are summed up side by side.
      let end = min(start + 50, days.count)
      var (sum, count): (UInt64, UInt64) = (0, 0)
      for index in start..<end {
        let word = words[Int(days[index])]
        sum += word
        count += (word | word >> 1 | word >> 2) & 0x0101_0101_0101_0101
      }
      for measure in sums.indices {
        let found = DayValues.value(measure, in: count)
        sums[measure].sum += DayValues.value(measure, in: sum) - found
        sums[measure].count += found
      }
      start = end
    }
    return sums
  }
}

extension [RecordFacts] {
  /// The first and the last day of an entry, a check-in or a check-out, up to a day; `nil` where there is
  /// none.
  func writtenDays(until today: CivilDay) -> ClosedRange<CivilDay>? {
    var (first, last) = (CivilDay(number: .max), CivilDay(number: .min))
    for index in indices where self[index].kind.isWrittenDaily && self[index].date <= today {
      first = Swift.min(first, self[index].date)
      last = Swift.max(last, self[index].date)
    }
    return first <= last ? first...last : nil
  }
}

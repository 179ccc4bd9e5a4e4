import JournalModel

/// One value a day for the mood and each scale: the last word of the day, as ``MoodOfDay`` has it.
///
/// The mood and the scales of the program are one number a day, so that 100,000 records cost one pass and all
/// of them are summed up together; scales of the person's own, which few journals have, an array each.
package struct DayValues {
  /// What is measured: ``Measure/program``, then the scales of the person's own.
  let measures: [Measure]
  let first: CivilDay
  /// For each day a byte for each measure in the order of ``Measure/program``, from the lowest on: 1 to 5, a
  /// mood from very sad on; 0 where there is none.
  private(set) var words: [UInt64]
  /// For each scale of the person's own the values of the days; the smallest number where there is none.
  private var own: [[Int32]]

  /// The longest period, in days: some 200 years. A day that somebody mistyped costs no memory.
  static let longest = 80_000
  private static let none = Int32.min

  /// The values of entries, check-ins and check-outs of a period; of a longer one than `longest` its last
  /// days.
  package init(_ table: FactTable, days: ClosedRange<CivilDay>, zone: TimeZoneRules) {
    measures = Measure.program + table.scales.map { .scale($0.scale) }
    let facts = table.facts
    first = max(days.lowerBound, days.upperBound.advanced(by: 1 - DayValues.longest))
    words = Array(repeating: 0, count: first.days(until: days.upperBound) + 1)
    own = table.scales.map { _ in [] }
    var latest = LatestOfDay(slots: words.count * 8, table, zone)
    for index in facts.indices where facts[index].kind.isWrittenDaily {
      let day = first.days(until: facts[index].date)
      guard day >= 0, day < words.count else { continue }
      let mood = facts[index].mood.map { UInt64($0.rawValue + 3) } ?? 0
      let said = facts[index].ratings.packed << 8 | mood
      let moment = latest.moment(of: facts[index])
      var rest = said
      while rest != 0 {
        let measure = rest.trailingZeroBitCount / 8
        let byte = UInt64(0xFF) << UInt64(measure * 8)
        rest &= ~byte
        guard latest.takes(index, moment, at: day * 8 + measure) else { continue }
        words[day] = words[day] & ~byte | said & byte
      }
    }
    for (number, scale) in table.scales.enumerated() { own[number] = values(of: scale, table, zone) }
  }

  private func values(of scale: FactTable.ScaleValues, _ table: FactTable, _ zone: TimeZoneRules) -> [Int32] {
    var values = [Int32](repeating: DayValues.none, count: count)
    var latest = LatestOfDay(slots: count, table, zone)
    for (index, value) in zip(scale.indices, scale.values) {
      let day = first.days(until: table.facts[Int(index)].date)
      guard day >= 0, day < count else { continue }
      let moment = latest.moment(of: table.facts[Int(index)])
      if latest.takes(Int(index), moment, at: day) { values[day] = value }
    }
    return values
  }

  var count: Int { words.count }
  var days: ClosedRange<CivilDay> { first...first.advanced(by: count - 1) }

  /// The value of a measure of the program in the word of a day, from 1 on; 0 where there is none.
  private static func value(_ measure: Int, in word: UInt64) -> Int {
    Int(word >> UInt64(measure * 8) & 0xFF)
  }

  /// The value of a measure by the numbers of both; `nil` where none was written.
  func value(_ measure: Int, at day: Int) -> Int? {
    if measure < Measure.program.count {
      let value = DayValues.value(measure, in: words[day])
      return value > 0 ? value : nil
    }
    let value = own[measure - Measure.program.count][day]
    return value == DayValues.none ? nil : Int(value)
  }

  func mood(on day: CivilDay) -> Mood.Step? {
    let index = first.days(until: day)
    guard words.indices.contains(index) else { return nil }
    return value(0, at: index).flatMap { Mood.Step(rawValue: $0 - 3) }
  }

  /// Sum and number of the values of a measure over days, both inclusive.
  func sum(_ measure: Int, from: CivilDay, until: CivilDay) -> (sum: Int, count: Int) {
    let start = max(0, first.days(until: from))
    let range = start..<max(start, first.days(until: until) + 1)
    var (sum, found) = (0, 0)
    for day in range.clamped(to: words.indices) {
      guard let value = value(measure, at: day) else { continue }
      sum += value
      found += 1
    }
    return (sum, found)
  }

  /// How many of the days that count have each of the values of a measure, from the lowest on; all days count
  /// where nothing is said.
  func counts(_ measure: Int, where isCounted: [Bool]? = nil) -> [Int] {
    let range = measures[measure].range
    var counts = [Int](repeating: 0, count: range.count)
    for day in words.indices where isCounted?[day] ?? true {
      if let value = value(measure, at: day) { counts[value - range.lowerBound] += 1 }
    }
    return counts
  }

  /// For each measure the sum of the values of days, each from 0 on, and their number.
  func sums(of days: [Int32]) -> [(sum: Int, count: Int)] {
    var sums = [(sum: Int, count: Int)](repeating: (0, 0), count: Measure.program.count)
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
    for measure in measures.indices.dropFirst(sums.count) {
      let lowest = measures[measure].range.lowerBound
      let values = days.compactMap { value(measure, at: Int($0)) }
      sums.append((values.reduce(0) { $0 + $1 - lowest }, values.count))
    }
    return sums
  }
}

/// Which of several records of a day has the last word: that of the later moment, one that states none before
/// all others; of one moment the one whose name has the higher number.
private struct LatestOfDay {
  private var moments: [Int64]
  private var numbers: [Int32]
  private let numbersOfNames: [Int32: Int32]
  private var reader: MomentReader

  init(slots: Int, _ table: FactTable, _ zone: TimeZoneRules) {
    moments = Array(repeating: .min, count: slots)
    numbersOfNames = table.numbers
    numbers = Array(repeating: 1, count: numbersOfNames.isEmpty ? 0 : slots)
    reader = MomentReader(zone: zone)
  }

  mutating func moment(of facts: RecordFacts) -> Int64 {
    facts.wall == RecordFacts.none ? .min : reader.seconds(of: facts)
  }

  /// Whether a record goes before what a slot has; then the slot is its.
  mutating func takes(_ index: Int, _ moment: Int64, at slot: Int) -> Bool {
    guard moment >= moments[slot] else { return false }
    if !numbers.isEmpty {
      let number = numbersOfNames[Int32(index)] ?? 1
      if moment == moments[slot], number < numbers[slot] { return false }
      numbers[slot] = number
    }
    moments[slot] = moment
    return true
  }
}

extension [RecordFacts] {
  /// The first and the last day of an entry, a check-in or a check-out, up to a day; `nil` where there is
  /// none.
  package func writtenDays(until today: CivilDay) -> ClosedRange<CivilDay>? {
    var (first, last) = (CivilDay(number: .max), CivilDay(number: .min))
    for index in indices where self[index].kind.isWrittenDaily && self[index].date <= today {
      first = Swift.min(first, self[index].date)
      last = Swift.max(last, self[index].date)
    }
    return first <= last ? first...last : nil
  }
}

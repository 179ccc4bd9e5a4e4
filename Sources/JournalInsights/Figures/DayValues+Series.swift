import JournalModel

/// The values of single days, for those who draw them.
extension DayValues {
  /// The value of a measure on a day; `nil` where none was written.
  package func value(of measure: Measure, on day: CivilDay) -> Int? {
    let index = first.days(until: day)
    guard words.indices.contains(index), let number = measures.firstIndex(of: measure) else { return nil }
    return value(number, at: index)
  }

  /// The mean of a measure over days, both inclusive; `nil` without values.
  package func mean(of measure: Measure, from: CivilDay, until: CivilDay) -> Mean? {
    guard let number = measures.firstIndex(of: measure) else { return nil }
    let (sum, count) = sum(number, from: from, until: until)
    return Mean(sum: sum, count: count, expected: 0)
  }
}

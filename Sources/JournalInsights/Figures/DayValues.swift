import JournalModel

/// One value a day for the mood and each scale: the last word of the day, as ``MoodOfDay`` has it.
///
/// Values stand in arrays by the number of the day, so that 100,000 records cost one pass.
struct DayValues {
  /// The first day of the arrays.
  let first: CivilDay
  /// For each measure in the order of ``Measure/all`` a value for each day; `missing` where there is none.
  private(set) var values: [[Int8]]

  static let missing = Int8.min

  /// The values of entries, check-ins and check-outs of a period.
  init(_ records: [Record], from: CivilDay, until: CivilDay, zone: TimeZoneRules) {
    first = from
    let count = max(0, min(from.days(until: until) + 1, 80_000))
    values = Array(repeating: Array(repeating: DayValues.missing, count: count), count: Measure.all.count)
    var latest = values.map { $0.map { _ in Int64.min } }
    var moods = MoodReader()
    for index in records.indices where records[index].kind.isWrittenDaily {
      let place = from.days(until: records[index].date)
      guard place >= 0, place < count else { continue }
      let ratings = records[index].ratings
      let mood = records[index].mood.flatMap { moods.score($0) }
      guard mood != nil || !ratings.isEmpty else { continue }
      let at = records[index].at?.instant(in: zone).secondsSinceEpoch ?? .min
      if let mood { set(mood, 0, place, at, &latest) }
      guard !ratings.isEmpty else { continue }
      for scale in Scale.allCases {
        if let rating = ratings[scale] { set(rating, Int(scale.rawValue) + 1, place, at, &latest) }
      }
    }
  }

  private mutating func set(
    _ value: Int, _ measure: Int, _ place: Int, _ at: Int64, _ latest: inout [[Int64]]
  ) {
    guard values[measure][place] == DayValues.missing || at >= latest[measure][place] else { return }
    values[measure][place] = Int8(clamping: value)
    latest[measure][place] = at
  }

  /// The value of a measure on a day.
  func value(_ measure: Int, on day: CivilDay) -> Int? {
    let place = first.days(until: day)
    guard values[measure].indices.contains(place), values[measure][place] != DayValues.missing else {
      return nil
    }
    return Int(values[measure][place])
  }

  /// Sum and number of the values of a measure over days, both inclusive.
  func sum(_ measure: Int, from: CivilDay, until: CivilDay) -> (sum: Int, count: Int) {
    let range = max(0, first.days(until: from))..<max(0, first.days(until: until) + 1)
    var (sum, count) = (0, 0)
    for value in values[measure][range.clamped(to: values[measure].indices)] where value != DayValues.missing
    {
      sum += Int(value)
      count += 1
    }
    return (sum, count)
  }
}

/// Reads moods, each text once: journals use few of them again and again.
struct MoodReader {
  private var known: [String: Int?] = [:]

  mutating func score(_ text: String) -> Int? {
    if let score = known[text] { return score }
    let score = Mood(text).score
    known[text] = .some(score)
    return score
  }
}

import JournalModel

/// How an event repeats.
///
/// - Source: RFC 5545, 3.3.10. Events of a rota repeat by days, weeks, months or years; rules by hours,
///   minutes or seconds are refused.
struct RecurrenceRule: Hashable, Sendable {
  enum Frequency: String { case daily, weekly, monthly, yearly }

  /// A day of the week, perhaps the n-th of its month or year; from the end where negative.
  struct WeekdayNumber: Hashable {
    var ordinal: Int
    var weekday: Weekday
  }

  var frequency: Frequency
  var interval = 1
  var count: Int?
  /// As it is written; its zone is UTC or that of the start.
  var until: CalendarMoment?
  var weekdays: [WeekdayNumber] = []
  var monthDays: [Int] = []
  var yearDays: [Int] = []
  var weekNumbers: [Int] = []
  var months: [Int] = []
  var hours: [Int] = []
  var minutes: [Int] = []
  var seconds: [Int] = []
  var positions: [Int] = []
  var weekStart = Weekday.monday

  var isEndless: Bool { count == nil && until == nil }

  /// Reads a rule; `nil` for a malformed or unknown one.
  init?(_ text: String, zone: TimeZoneRules?) {
    var frequency: Frequency?
    var parts: [(String, String)] = []
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      let (name, value) = (pair[0].trimmedBlanks.uppercased(), pair[1].trimmedBlanks)
      if name == "FREQ" { frequency = Frequency(rawValue: value.lowercased()) }
      parts.append((name, value))
    }
    guard let frequency else { return nil }
    self.frequency = frequency
    for (name, value) in parts {
      guard read(name, value, zone: zone) else { return nil }
    }
    if frequency == .yearly || frequency == .monthly { return }
    // Ordinals have a meaning in months and years only.
    guard weekdays.allSatisfy({ $0.ordinal == 0 }) else { return nil }
  }

  private mutating func read(_ name: String, _ value: String, zone: TimeZoneRules?) -> Bool {
    if let (part, range) = RecurrenceRule.lists[name] {
      let parts = value.split(separator: ",")
      let found = parts.compactMap { Int($0.trimmedBlanks) }.filter {
        range.contains($0) && ($0 != 0 || range.lowerBound == 0)
      }
      self[keyPath: part] = found
      return !found.isEmpty && found.count == parts.count && found.count <= 400
    }
    switch name {
    case "INTERVAL":
      guard let number = Int(value), (1...10_000).contains(number) else { return false }
      interval = number
    case "COUNT":
      guard let number = Int(value), number >= 0 else { return false }
      count = number
    case "UNTIL":
      until = CalendarTime.moment(value, zone: zone)
      return until != nil
    case "WKST":
      guard let day = RecurrenceRule.weekday(value) else { return false }
      weekStart = day
    case "BYDAY":
      for part in value.split(separator: ",") {
        let code = part.trimmedBlanks.uppercased()
        let ordinal = code.dropLast(2)
        guard let day = RecurrenceRule.weekday(String(code.suffix(2))),
          let number = ordinal.isEmpty ? 0 : Int(ordinal), (-53...53).contains(number)
        else { return false }
        weekdays.append(WeekdayNumber(ordinal: number, weekday: day))
      }
    default: break
    }
    return true
  }

  /// The parts that are lists of numbers, and between which these are; negative ones count from the end.
  private static let lists:
    [String: (part: WritableKeyPath<RecurrenceRule, [Int]> & Sendable, range: ClosedRange<Int>)] = [
      "BYMONTHDAY": (\.monthDays, -31...31), "BYYEARDAY": (\.yearDays, -366...366),
      "BYWEEKNO": (\.weekNumbers, -53...53), "BYMONTH": (\.months, 1...12),
      "BYSETPOS": (\.positions, -366...366), "BYHOUR": (\.hours, 0...23), "BYMINUTE": (\.minutes, 0...59),
      "BYSECOND": (\.seconds, 0...60),
    ]

  private static func weekday(_ code: String) -> Weekday? {
    ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(of: code.uppercased()).flatMap {
      Weekday(rawValue: $0 + 1)
    }
  }
}

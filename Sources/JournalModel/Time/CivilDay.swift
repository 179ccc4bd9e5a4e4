/// A day of the proleptic Gregorian calendar, in no time zone.
///
/// - Source: ISO 8601 calendar dates; day arithmetic after Howard Hinnant, "chrono-Compatible Low-Level Date
///   Algorithms".
public struct CivilDay: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, which is 0.
  public var number: Int32

  /// The day with a number of days since 1970-01-01.
  public init(number: Int32) { self.number = number }

  /// The day with these calendar fields; `nil` where the calendar has no such day or the year is not in
  /// 1...9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDay.length(ofMonth: month, year: year)
    else { return nil }
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// Year, month (1...12) and day of the month (1...31).
  public var fields: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The calendar year.
  public var year: Int { fields.year }
  /// The month, 1...12.
  public var month: Int { fields.month }
  /// The day of the month, 1...31.
  public var day: Int { fields.day }

  /// The day of the week.
  public var weekday: Weekday {
    let index = (Int(number) + 3) % 7
    return Weekday(rawValue: (index >= 0 ? index : index + 7) + 1) ?? .monday
  }

  /// The first day of its week, where weeks begin on `first`.
  public func startOfWeek(_ first: Weekday) -> CivilDay { advanced(by: -weekday.days(since: first)) }

  /// The Saturday of its weekend; `nil` on other days.
  public var saturdayOfWeekend: CivilDay? {
    switch weekday {
    case .saturday: self
    case .sunday: advanced(by: -1)
    default: nil
    }
  }

  /// The day of the year: 1 on 1 January.
  public var dayOfYear: Int {
    let first = CivilDay(year: year, month: 1, day: 1) ?? self
    return first.days(until: self) + 1
  }

  /// Whole days from this day to another; negative where the other is earlier.
  public func days(until other: CivilDay) -> Int { Int(other.number) - Int(number) }

  /// The day that many days later, or earlier where negative.
  public func advanced(by days: Int) -> CivilDay { CivilDay(number: Int32(clamping: Int(number) + days)) }

  /// The number of days of a month; 0 where there is no such month.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1, 3, 5, 7, 8, 10, 12: 31
    default: 0
    }
  }

  /// Earlier days come first.
  public static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }
}

/// A day of the week; ISO 8601 numbers them from Monday, 1.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// The days in ISO order.
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday

  /// Their words in files, from Monday on.
  package static let words = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// How many days behind the last such day it is, 0...6.
  public func days(since first: Weekday) -> Int { (rawValue - first.rawValue + 7) % 7 }

  /// All of them, in the order of a week that begins on `first`.
  public static func week(from first: Weekday) -> [Weekday] {
    allCases.sorted { $0.days(since: first) < $1.days(since: first) }
  }
}

import JournalModel

/// When some public holidays of a region are: a row of ``HolidayTable``, read.
struct HolidayRule: Hashable, Sendable {
  /// The days before any of them is moved.
  enum Pattern: Hashable, Sendable {
    case fixed(month: Int, day: Int)
    /// Days after Easter Sunday; negative before it.
    case easter(Int)
    /// The first such weekday from a day of each year on.
    case weekday(Weekday, month: Int, day: Int)
    /// The day on which spring begins, in March, or autumn, in September, as Japan reckons it.
    case equinox(month: Int)
  }

  /// What becomes of a day that falls on a weekday: another one, so many days later, is free in its place or
  /// as well.
  struct Shift: Hashable, Sendable {
    var weekday: Weekday
    var days: Int
    var isAsWell: Bool
  }

  var patterns: [Pattern] = []
  var listed = DaySet()
  var shifts: [Shift] = []
  /// Weekdays on which it is no holiday.
  var leftOut: Weekdays = []
  /// Days of a year of which one must be a Sunday; empty where that does not matter.
  var sundays: [Pattern] = []
  /// The years that have it; all where there are none.
  var years: [ClosedRange<Int>] = []
  /// Only years that this number divides.
  var every = 1

  /// Whether a day is one of them, or free for one.
  func contains(_ day: DayOfYear) -> Bool {
    if !leftOut.contains(day.weekday), !shifts.contains(where: { $0.weekday == day.weekday && !$0.isAsWell }),
      isNominal(day)
    {
      return true
    }
    return shifts.contains { shift in
      let former = day.day.advanced(by: -shift.days)
      return former.weekday == shift.weekday && isNominal(DayOfYear(former))
    }
  }

  /// Whether a day is one before any is moved.
  private func isNominal(_ day: DayOfYear) -> Bool {
    guard day.year % every == 0, years.isEmpty || years.contains(where: { $0.contains(day.year) }),
      sundays.isEmpty || sundays.contains(where: { $0.isSunday(in: day.year) })
    else { return false }
    return listed.last(upTo: day.day) == day.day || patterns.contains { $0.matches(day) }
  }
}

struct DayOfYear {
  let day: CivilDay
  let weekday: Weekday
  let year: Int, month: Int, number: Int
  /// Days since Easter Sunday of its year; negative before it.
  let sinceEaster: Int

  init(_ day: CivilDay) {
    self.day = day
    weekday = day.weekday
    (year, month, number) = day.fields
    sinceEaster = CivilDay.easter(year: year)?.days(until: day) ?? .max
  }
}

extension HolidayRule.Pattern {
  func matches(_ day: DayOfYear) -> Bool {
    switch self {
    case .fixed(let month, let number): return day.number == number && day.month == month
    case .easter(let offset): return day.sinceEaster == offset
    case .weekday(let weekday, let month, let number):
      guard day.weekday == weekday, let first = CivilDay(year: day.year, month: month, day: number) else {
        return false
      }
      return (0..<7).contains(first.days(until: day.day))
    case .equinox(let month): return day.month == month && day.number == Self.equinox(month: month, day.year)
    }
  }

  /// Whether the day of each year that it is falls on a Sunday in one of them.
  func isSunday(in year: Int) -> Bool {
    guard case .fixed(let month, let number) = self else { return false }
    return CivilDay(year: year, month: month, day: number)?.weekday == .sunday
  }

  /// The day of March or of September on which a season begins at the longitude of Japan.
  ///
  /// - Source: the formula of the National Astronomical Observatory for 1980 to 2099.
  private static func equinox(month: Int, _ year: Int) -> Int {
    let years = year - 1980
    return ((month == 3 ? 20_843_100 : 23_248_800) + 242_194 * years) / 1_000_000 - years / 4
  }
}

extension CivilDay {
  /// Easter Sunday of a year of the Gregorian calendar.
  ///
  /// - Source: the "anonymous" algorithm (Meeus/Jones/Butcher).
  static func easter(year: Int) -> CivilDay? {
    let golden = year % 19
    let (century, yearOfCentury) = (year / 100, year % 100)
    let correction = (century - (century + 8) / 25 + 1) / 3
    let epact = (19 * golden + century - century / 4 - correction + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (yearOfCentury / 4) - epact - yearOfCentury % 4) % 7
    let shift = (golden + 11 * epact + 22 * weekday) / 451
    let number = epact + weekday - 7 * shift + 114
    return CivilDay(year: year, month: number / 31, day: number % 31 + 1)
  }
}

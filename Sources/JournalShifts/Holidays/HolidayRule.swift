import JournalModel

/// When one public holiday is.
struct HolidayRule: Sendable {
  /// The days before any of them is moved.
  enum Pattern: Sendable {
    /// The same day each year.
    case fixed(month: Int, day: Int)
    /// So many days after Easter Sunday; negative before it.
    case easter(Int)
    /// The n-th such weekday of a month; the last one where n is -1.
    case weekday(Int, Weekday, month: Int)
    /// The first Monday of February, or 1 February where that is a Friday.
    case saintBrigid
    /// The day on which spring begins, in March, or autumn, in September, as Japan reckons it.
    case equinox(month: Int)
    /// A Tuesday in September with a Japanese holiday on either side.
    case betweenSeptemberHolidays
    /// Days that follow no rule of this calendar: 20,260,217 is 17 February 2026.
    case listed(Set<Int>)
    /// One day of one year.
    case once(year: Int, month: Int, day: Int)
  }

  /// What becomes of a day that falls on a weekend.
  enum Weekend: Sendable {
    /// It is kept, and nothing else.
    case stays
    /// It is kept, and another day is free as well: so many days later from a Saturday and from a Sunday.
    case alsoFree(saturday: Int, sunday: Int)
    /// From a Sunday it goes to the Saturday before.
    case sundayToSaturday
    /// No holiday of all the country where it is a Sunday.
    case notOnSunday
  }

  var pattern: Pattern
  /// Its names in the languages of the region, in their order.
  var names: [String]
  var weekend = Weekend.stays
  /// The first year that has it.
  var since = 1
  /// Years in which it was elsewhere.
  var except: [Int] = []
  /// Only in years that this number divides.
  var every = 1

  /// Whether a day is this holiday, or free in its place.
  ///
  /// - Parameter easter: Easter Sunday of the day's year.
  func isOn(_ day: CivilDay, easter: CivilDay) -> Bool {
    switch weekend {
    case .stays: return isNominal(day, easter: easter)
    case .notOnSunday: return day.weekday != .sunday && isNominal(day, easter: easter)
    case .sundayToSaturday:
      if day.weekday == .sunday { return false }
      return isNominal(day, easter: easter)
        || day.weekday == .saturday && isNominal(day.advanced(by: 1), easter: easter)
    case .alsoFree(let saturday, let sunday):
      if isNominal(day, easter: easter) { return true }
      let fromSaturday = day.advanced(by: -saturday)
      if fromSaturday.weekday == .saturday, isNominal(fromSaturday, easter: easter) { return true }
      let fromSunday = day.advanced(by: -sunday)
      return fromSunday.weekday == .sunday && isNominal(fromSunday, easter: easter)
    }
  }

  /// Whether the pattern names this very day.
  private func isNominal(_ day: CivilDay, easter: CivilDay) -> Bool {
    let (year, month, dayOfMonth) = day.fields
    guard year >= since, year % every == 0, !except.contains(year) else { return false }
    return switch pattern {
    case .fixed(let wantedMonth, let wantedDay): month == wantedMonth && dayOfMonth == wantedDay
    case .easter(let offset): easter.days(until: day) == offset
    case .weekday(let number, let weekday, let wantedMonth):
      month == wantedMonth && day.weekday == weekday && HolidayRule.isNumber(number, day: day)
    case .saintBrigid: HolidayRule.isSaintBrigid(day)
    case .equinox(let wantedMonth):
      month == wantedMonth && dayOfMonth == HolidayRule.equinox(month: month, year)
    case .betweenSeptemberHolidays:
      // The third Monday is a holiday, and the day on which autumn begins.
      month == 9 && day.weekday == .tuesday && HolidayRule.isNumber(3, day: day.advanced(by: -1))
        && dayOfMonth + 1 == HolidayRule.equinox(month: 9, year)
    case .listed(let days): days.contains(year * 10_000 + month * 100 + dayOfMonth)
    case .once(let wantedYear, let wantedMonth, let wantedDay):
      year == wantedYear && month == wantedMonth && dayOfMonth == wantedDay
    }
  }

  /// Whether a day is the n-th of its weekday in its month, or the last one for -1.
  private static func isNumber(_ number: Int, day: CivilDay) -> Bool {
    let (year, month, dayOfMonth) = day.fields
    if number > 0 { return (dayOfMonth - 1) / 7 + 1 == number }
    return dayOfMonth + 7 > CivilDay.length(ofMonth: month, year: year)
  }

  /// The day of March or of September on which a season begins at the longitude of Japan.
  private static func equinox(month: Int, _ year: Int) -> Int {
    let years = year - 1980
    return ((month == 3 ? 20_843_100 : 23_248_800) + 242_194 * years) / 1_000_000 - years / 4
  }

  private static func isSaintBrigid(_ day: CivilDay) -> Bool {
    let (_, month, dayOfMonth) = day.fields
    guard month == 2 else { return false }
    if dayOfMonth == 1 { return day.weekday == .monday || day.weekday == .friday }
    // Where 1 February is a Friday, the first Monday is the fourth.
    return day.weekday == .monday && dayOfMonth <= 7 && dayOfMonth != 4
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

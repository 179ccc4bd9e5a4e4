/// A day or several days as people say them, before it is known which day is today.
///
/// - Source: the page "Dates in words" of JournalKit.
package enum DayExpression: Hashable, Sendable {
  /// A day of the calendar: `2026-11-20`, `24/11/2026`.
  case date(CivilDay)
  /// `yesterday`, `+3`: so many days from today.
  case fromToday(Int)
  /// `friday`, `last friday`.
  case weekday(Weekday, DateRelation?)
  /// `last week Tuesday`, `mardi de la semaine dernière`: the day in that week.
  case weekdayOfWeek(Weekday, DateRelation)
  /// `Tuesday week`, `Dienstag vor zwei Wochen`: so many weeks behind the next such day, or, negative, before
  /// the last one.
  case weekdayByWeeks(Weekday, Int)
  /// `月末`, `fin du mois prochain`: the last day of a month.
  case endOfMonth(DateRelation)
  /// `this week`, `last month`: a whole one.
  case unit(DateUnit, DateRelation)
  /// `3 weeks ago`, `in 2 months`: a day; negative before today.
  case distance(DateUnit, Int)
  /// `24 nov`: of the year that is closest to what people mean.
  case monthAndDay(month: Int, day: Int)
  /// `lundi 30`, `am 23.`: the nearest day of a month with that number, and of that day of the week.
  case dayOfMonth(Int, Weekday?)
  /// `november`, `last november`.
  case month(Int, DateRelation?)
  /// `2026-11`, `november 2026`.
  case monthOfYear(month: Int, year: Int)
  /// `2026`
  case year(Int)
  /// `2026-W47`
  case isoWeek(year: Int, week: Int)

  package enum Problem: Error, Hashable, Sendable {
    case notUnderstood
    /// The month is shorter: it has so many days at most.
    case noSuchDay(month: Int, year: Int?, length: Int)
  }

  /// The order of day and month where both are numbers.
  package enum Order: String, CaseIterable, Hashable, Sendable {
    /// `24/11`, as nearly everywhere.
    case dayFirst = "day-first"
    /// `11/24`, as in the United States.
    case monthFirst = "month-first"
  }

  /// Reads a text with the words of some languages, the preferred one first.
  ///
  /// - Throws: the problem that the first language has with it.
  package init(_ text: String, words: some Sequence<DateWords>, order: Order = .dayFirst) throws(Problem) {
    guard text.utf8.count <= 80 else { throw .notUnderstood }
    let bytes = Folding.bytes(of: text.trimmed)
    if let expression = try DayExpression.numeric(bytes, order: order) {
      self = expression
      return
    }
    // `土`, `토`: within other words such a letter may be a unit, as `日` is.
    if text.trimmed.unicodeScalars.count == 1, bytes.count > 2, let weekday = Weekday(named: text.trimmed) {
      self = .weekday(weekday, nil)
      return
    }
    // `le 6/11`, `samedi 7/11`
    if let blank = bytes.lastIndex(of: UInt8(ascii: " ")),
      let day = try? DayExpression.numeric(
        Array(bytes[(blank + 1)...]), order: order), day.isOneDay,
      words.contains(where: { words in
        var reader = DayExpressionReader(bytes: Array(bytes[..<blank]), words: words)
        return reader.isBeforeDate()
      })
    {
      self = day
      return
    }
    var first: Problem?
    for words in words {
      do throws(Problem) {
        var reader = DayExpressionReader(bytes: bytes, words: words)
        self = try reader.expression()
        return
      } catch {
        if first == nil || first == .notUnderstood { first = error }
      }
    }
    if case .day(let day)? = WrittenDate(text) {
      self = .date(day)
      return
    }
    throw first ?? .notUnderstood
  }

  /// Whether it stands for one day, whatever today is.
  package var isOneDay: Bool {
    switch self {
    case .date, .fromToday, .weekday, .weekdayOfWeek, .weekdayByWeeks, .distance, .monthAndDay, .dayOfMonth,
      .endOfMonth:
      true
    case .unit(let unit, _): unit == .day
    case .month, .monthOfYear, .year, .isoWeek: false
    }
  }

  /// Whether it leaves the year or the week open, so that where to look decides what it means.
  package var isOpen: Bool {
    switch self {
    case .weekday(_, let relation), .month(_, let relation): relation == nil
    case .monthAndDay, .dayOfMonth: true
    default: false
    }
  }

  /// A day of a month, with or without its year.
  static func day(_ day: Int, month: Int, year: Int?) throws(Problem) -> DayExpression {
    // Without a year, 29 February is a day.
    let length = CivilDay.length(ofMonth: month, year: year ?? 2000)
    guard length > 0, (1...31).contains(day) else { throw .notUnderstood }
    guard day <= length else { throw .noSuchDay(month: month, year: year, length: length) }
    guard let year else { return .monthAndDay(month: month, day: day) }
    guard let date = CivilDay(year: year, month: month, day: day) else { throw .notUnderstood }
    return .date(date)
  }

  /// A year that may be short: 26 is 2026.
  static func fullYear(_ number: Int, digits: Int) -> Int? {
    switch digits {
    case 2: 2000 + number
    case 4 where number > 0: number
    default: nil
    }
  }
}

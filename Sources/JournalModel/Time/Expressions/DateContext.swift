/// What it takes to say which days an expression means.
package struct DateContext: Hashable, Sendable {
  /// Where to look for a day that is said without its year or week.
  package enum Direction: Hashable, Sendable {
    /// Records: `friday` is today or the last one, `24 nov` lies in the last ten months or the next two.
    case past
    /// Plans: `friday` is today or the next one, `24 nov` lies in the last month or the eleven after.
    case future
    /// What is told of work: as plans, but `24 nov` may lie three months back.
    case recent
    /// What follows a day: the first such day from it on.
    case onward
  }

  /// The day to count from, in the journal's zone.
  package var today: CivilDay
  /// The first day of a week.
  package var weekStart: Weekday
  package var direction: Direction

  package init(today: CivilDay, weekStart: Weekday = .monday, direction: Direction = .past) {
    (self.today, self.weekStart, self.direction) = (today, weekStart, direction)
  }

  /// The days of the calendar that an expression means, at least one.
  package func days(_ expression: DayExpression) -> ClosedRange<CivilDay> {
    switch expression {
    case .date(let day): day...day
    case .fromToday(let days): one(today.advanced(by: days))
    case .weekday(let weekday, let relation): one(day(weekday, relation))
    case .weekdayOfWeek(let weekday, let relation):
      one(weekBegin(today).advanced(by: 7 * relation.rawValue + weekday.days(since: weekStart)))
    case .weekdayByWeeks(let weekday, let weeks):
      one(nearest(weekday, isAhead: weeks > 0).advanced(by: 7 * weeks))
    case .endOfMonth(let relation): one(unit(.month, relation.rawValue).upperBound)
    case .unit(let unit, let relation): self.unit(unit, relation.rawValue)
    case .distance(let unit, let count): one(today.advanced(by: count, unit))
    case .monthAndDay(let month, let day): one(closest(month: month, day: day))
    case .dayOfMonth(let day, let weekday): one(nearest(day: day, weekday))
    case .month(let month, let relation): self.month(month, relation)
    case .monthOfYear(let month, let year): DateContext.month(month, year: year)
    case .year(let year): DateContext.months(1...12, year: year)
    case .isoWeek(let year, let week): DateContext.isoWeek(week, year: year)
    }
  }

  private func one(_ day: CivilDay) -> ClosedRange<CivilDay> { day...day }

  private func weekBegin(_ day: CivilDay) -> CivilDay { day.startOfWeek(weekStart) }

  private func day(_ weekday: Weekday, _ relation: DateRelation?) -> CivilDay {
    // Days until the next one, 0 for today.
    let ahead = weekday.days(since: today.weekday)
    switch relation {
    case .last?: return today.advanced(by: ahead - 7)
    case .next?: return today.advanced(by: ahead == 0 ? 7 : ahead)
    case .this?: return weekBegin(today).advanced(by: weekday.days(since: weekStart))
    case nil: return nearest(weekday, isAhead: direction != .past)
    }
  }

  /// Today where it is such a day, else the next one or the last one.
  private func nearest(_ weekday: Weekday, isAhead: Bool) -> CivilDay {
    let ahead = weekday.days(since: today.weekday)
    return today.advanced(by: isAhead || ahead == 0 ? ahead : ahead - 7)
  }

  private func unit(_ unit: DateUnit, _ offset: Int) -> ClosedRange<CivilDay> {
    switch unit {
    case .day: return one(today.advanced(by: offset))
    case .week:
      let first = weekBegin(today).advanced(by: 7 * offset)
      return first...first.advanced(by: 6)
    case .month:
      let fields = today.advanced(by: offset, .month).fields
      return DateContext.month(fields.month, year: fields.year)
    case .year: return DateContext.months(1...12, year: min(max(today.year + offset, 1), 9999))
    }
  }

  /// The day of the year that people mean; the first one that exists for 29 February.
  private func closest(month: Int, day: Int) -> CivilDay {
    let daysBefore =
      switch direction {
      case .past: 304
      case .future: 31
      case .recent: 92
      case .onward: 0
      }
    let earliest = today.advanced(by: -daysBefore)
    for year in max(earliest.year, 1)...max(earliest.year, 1) + 8 {
      if let found = CivilDay(year: year, month: month, day: day), found >= earliest { return found }
    }
    return today
  }

  /// The nearest day with its number in a month, in the direction to look first.
  private func nearest(day: Int, _ weekday: Weekday?) -> CivilDay {
    let sign = direction == .past ? -1 : 1
    let days =
      (0...31).map { today.advanced(by: sign * $0) } + (1...31).map { today.advanced(by: -sign * $0) }
      + (32...800).map { today.advanced(by: sign * $0) }
    return days.first { $0.day == day && (weekday == nil || $0.weekday == weekday) } ?? today
  }

  private func month(_ month: Int, _ relation: DateRelation?) -> ClosedRange<CivilDay> {
    let year = today.year
    let chosen =
      switch relation {
      case .last?: month < today.month ? year : year - 1
      case .next?: month > today.month ? year : year + 1
      case .this?: year
      case nil: closest(month: month, day: 1).year
      }
    return DateContext.month(month, year: min(max(chosen, 1), 9999))
  }

  private static func month(_ month: Int, year: Int) -> ClosedRange<CivilDay> {
    months(month...month, year: year)
  }

  /// All days of some months; years beyond the calendar have none, so the ends are clamped.
  private static func months(_ months: ClosedRange<Int>, year: Int) -> ClosedRange<CivilDay> {
    let last = CivilDay.length(ofMonth: months.upperBound, year: year)
    guard let first = CivilDay(year: year, month: months.lowerBound, day: 1),
      let end = CivilDay(year: year, month: months.upperBound, day: last)
    else { return CivilDay(number: 0)...CivilDay(number: 0) }
    return first...end
  }

  /// The week of ISO 8601: the first one of a year has its first Thursday.
  private static func isoWeek(_ week: Int, year: Int) -> ClosedRange<CivilDay> {
    guard let fourth = CivilDay(year: year, month: 1, day: 4) else { return months(1...1, year: year) }
    let first = fourth.advanced(by: 1 - fourth.weekday.rawValue + 7 * (week - 1))
    return first...first.advanced(by: 6)
  }
}

extension CivilDay {
  /// The day that is `count` units later; a month that is too short gives its last day.
  package func advanced(by count: Int, _ unit: DateUnit) -> CivilDay {
    switch unit {
    case .day: return advanced(by: count)
    case .week: return advanced(by: 7 * count)
    case .month, .year:
      let (year, month, day) = fields
      let months = year * 12 + month - 1 + (unit == .year ? 12 * count : count)
      let newYear = min(max(months / 12, 1), 9999)
      let newMonth = months >= 12 ? months % 12 + 1 : 1
      let length = CivilDay.length(ofMonth: newMonth, year: newYear)
      return CivilDay(year: newYear, month: newMonth, day: min(day, length)) ?? self
    }
  }
}

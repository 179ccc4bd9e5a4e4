import JournalModel

extension RecurrenceRule {
  /// How many periods are looked at at most: a rule that never fits must end.
  private static let maximumPeriods = 20_000

  /// The moments of the rule from its start on, ascending, up to a day, at most `limit`.
  ///
  /// - Parameters:
  ///   - first: no moment before this day is wanted; only a rule without a count can begin there.
  ///   - isPast: whether a moment lies behind the rule's end.
  func moments(
    from start: CalendarMoment, since first: CivilDay? = nil, through last: CivilDay, limit: Int,
    isPast: (CalendarMoment) -> Bool
  ) -> [CalendarMoment] {
    var found: [CalendarMoment] = []
    let times = self.times(of: start)
    let limit = min(limit, count ?? limit)
    let skipped = count == nil ? first.map { periods(before: $0, from: start.local.day) } ?? 0 : 0
    for period in skipped..<(skipped + RecurrenceRule.maximumPeriods) where limit > 0 {
      guard let days = self.days(ofPeriod: period, from: start.local.day) else { break }
      guard days.first <= last else { break }
      var candidates = days.all.sorted().flatMap { day in
        times.map {
          CalendarMoment(local: CivilTime(day: day, time: $0), isDay: start.isDay, zone: start.zone)
        }
      }
      candidates = positioned(candidates)
      for moment in candidates
      where moment.local >= start.local && moment.local.day >= first ?? moment.local.day {
        if moment.local.day > last || isPast(moment) || found.count >= limit { return found }
        found.append(moment)
      }
    }
    return found
  }

  /// A number of periods that surely end before a day.
  private func periods(before day: CivilDay, from start: CivilDay) -> Int {
    let days = start.days(until: day)
    let length = [Frequency.daily: 1, .weekly: 7, .monthly: 31, .yearly: 366][frequency] ?? 366
    return max(0, days / (length * interval) - 2)
  }

  /// The times of day that the rule names; that of the start where it names none.
  private func times(of start: CalendarMoment) -> [ClockTime] {
    if start.isDay { return [.midnight] }
    let time = start.local.time
    var times: [ClockTime] = []
    for hour in (hours.isEmpty ? [time.hour] : hours).sorted() {
      for minute in (minutes.isEmpty ? [time.minute] : minutes).sorted() {
        for second in (seconds.isEmpty ? [time.second] : seconds).sorted() {
          if let time = ClockTime(hour: hour, minute: minute, second: min(second, 59)) { times.append(time) }
        }
      }
    }
    return times
  }

  private func positioned(_ moments: [CalendarMoment]) -> [CalendarMoment] {
    guard !positions.isEmpty else { return moments }
    var indices: Set<Int> = []
    for position in positions {
      indices.insert(position > 0 ? position - 1 : moments.count + position)
    }
    return moments.indices.filter { indices.contains($0) }.map { moments[$0] }
  }

  /// The days of the n-th period, and its first day; `nil` beyond the calendar.
  private func days(ofPeriod number: Int, from start: CivilDay) -> (first: CivilDay, all: [CivilDay])? {
    let step = number * interval
    switch frequency {
    case .daily:
      let day = start.advanced(by: step)
      guard day.year < 9999 else { return nil }
      return (day, isFitting(day) ? [day] : [])
    case .weekly:
      let first = start.startOfWeek(weekStart).advanced(by: step * 7)
      guard first.year < 9999 else { return nil }
      let week = (0..<7).map { first.advanced(by: $0) }
      let wanted = weekdays.isEmpty ? [start.weekday] : weekdays.map(\.weekday)
      return (first, week.filter { wanted.contains($0.weekday) && isInMonths($0) })
    case .monthly:
      let month = start.year * 12 + start.month - 1 + step
      guard let first = CivilDay(year: month / 12, month: month % 12 + 1, day: 1) else { return nil }
      return (first, isInMonths(first) ? daysOfMonth(first, start: start) : [])
    case .yearly:
      guard let first = CivilDay(year: start.year + step, month: 1, day: 1) else { return nil }
      return (first, daysOfYear(first, start: start))
    }
  }

  private func isInMonths(_ day: CivilDay) -> Bool { months.isEmpty || months.contains(day.month) }

  /// Whether a day fits all parts that name days: for rules by day.
  private func isFitting(_ day: CivilDay) -> Bool {
    isInMonths(day) && (weekdays.isEmpty || weekdays.contains { $0.weekday == day.weekday })
      && (monthDays.isEmpty || isMonthDay(day)) && (yearDays.isEmpty || isYearDay(day))
  }

  private func isMonthDay(_ day: CivilDay) -> Bool {
    let length = CivilDay.length(ofMonth: day.month, year: day.year)
    return monthDays.contains { $0 > 0 ? $0 == day.day : length + $0 + 1 == day.day }
  }

  private func isYearDay(_ day: CivilDay) -> Bool {
    let length = CivilDay.length(ofMonth: 2, year: day.year) == 29 ? 366 : 365
    return yearDays.contains { $0 > 0 ? $0 == day.dayOfYear : length + $0 + 1 == day.dayOfYear }
  }

  private func daysOfMonth(_ first: CivilDay, start: CivilDay) -> [CivilDay] {
    let length = CivilDay.length(ofMonth: first.month, year: first.year)
    let month = (0..<length).map { first.advanced(by: $0) }
    if weekdays.isEmpty && monthDays.isEmpty { return month.filter { $0.day == start.day } }
    return month.filter { day in
      (monthDays.isEmpty || isMonthDay(day)) && (weekdays.isEmpty || isNumbered(day, in: month))
    }
  }

  /// Whether a day is one of the rule's weekdays in a stretch of days: the second Sunday, the last Friday.
  private func isNumbered(_ day: CivilDay, in stretch: [CivilDay]) -> Bool {
    guard let first = stretch.first, let last = stretch.last else { return false }
    return weekdays.contains { wanted in
      guard wanted.weekday == day.weekday else { return false }
      if wanted.ordinal == 0 { return true }
      if wanted.ordinal > 0 { return first.days(until: day) / 7 + 1 == wanted.ordinal }
      return day.days(until: last) / 7 + 1 == -wanted.ordinal
    }
  }

  private func daysOfYear(_ first: CivilDay, start: CivilDay) -> [CivilDay] {
    let length = CivilDay.length(ofMonth: 2, year: first.year) == 29 ? 366 : 365
    let year = (0..<length).map { first.advanced(by: $0) }
    if !yearDays.isEmpty { return year.filter { isYearDay($0) && isFitting($0) } }
    if !weekNumbers.isEmpty { return daysOfWeeks(year, start: start) }
    if !weekdays.isEmpty, months.isEmpty, monthDays.isEmpty {
      return year.filter { isNumbered($0, in: year) }
    }
    // Without months, days of a month mean those of every month; without days, that of the start.
    let wanted = months.isEmpty && monthDays.isEmpty && weekdays.isEmpty ? [start.month] : months
    return (wanted.isEmpty ? Array(1...12) : wanted).sorted().flatMap { number -> [CivilDay] in
      CivilDay(year: first.year, month: number, day: 1).map { daysOfMonth($0, start: start) } ?? []
    }
  }

  /// Weeks are counted as ISO 8601 does, from the day that a week begins with.
  private func daysOfWeeks(_ year: [CivilDay], start: CivilDay) -> [CivilDay] {
    guard let first = year.first, let last = year.last else { return [] }
    var firstWeek = first.startOfWeek(weekStart)
    if firstWeek.days(until: first) > 3 { firstWeek = firstWeek.advanced(by: 7) }
    let nextFirst = last.advanced(by: 1)
    var nextWeek = nextFirst.startOfWeek(weekStart)
    if nextWeek.days(until: nextFirst) > 3 { nextWeek = nextWeek.advanced(by: 7) }
    let weeks = firstWeek.days(until: nextWeek) / 7
    let wanted = weekdays.isEmpty ? [start.weekday] : weekdays.map(\.weekday)
    return weekNumbers.flatMap { number -> [CivilDay] in
      let index = number > 0 ? number - 1 : weeks + number
      guard (0..<weeks).contains(index) else { return [] }
      let monday = firstWeek.advanced(by: index * 7)
      return (0..<7).map { monday.advanced(by: $0) }.filter { wanted.contains($0.weekday) && isInMonths($0) }
    }
  }
}

import JournalModel

extension Recovery {
  /// The recovery of the days up to today.
  ///
  /// A day has a shift where records say so, or the plan (dated shifts and rota); a mere working day of the
  /// profile is none.
  ///
  /// - Parameters:
  ///   - today: the last day; a shift that has not begun is left out.
  ///   - days: how many days to look at, at least 1 and at most a year.
  public init(
    _ records: [Record], today: CivilDay, days: Int = usualDays, now: Instant, plan: ShiftPlan,
    zone: TimeZoneRules
  ) {
    self.init(days: min(max(days, 1), 366))
    let first = today.advanced(by: 1 - self.days)
    let shifts = Recovery.shifts(records, from: first, until: today, now: now, plan: plan, zone: zone)
    countRuns(shifts, from: first)
    countRests(shifts, zone)
    countWeekends(shifts, from: first, until: today)
    week = Recovery.hours(shifts.filter { $0.day > today.advanced(by: -7) }, zone)
    fourWeeks = Recovery.hours(shifts.filter { $0.day > today.advanced(by: -28) }, zone)
    fatigue = Recovery.mean(.fatigue, shifts)
    load = Recovery.mean(.load, shifts)
  }

  /// The shifts that are worked on days, oldest first; those that have not begun are left out.
  static func shifts(
    _ records: [Record], from: CivilDay, until: CivilDay, now: Instant, plan: ShiftPlan, zone: TimeZoneRules
  ) -> [WorkedShift] {
    guard from <= until else { return [] }
    return ShiftLog(records, days: from...until, plan: plan, zone: zone).shifts.filter { shift in
      guard shift.isWorked else { return false }
      if let start = shift.start(in: zone), start > now { return shift.isNoted }
      return true
    }
  }

  private mutating func countRuns(_ shifts: [WorkedShift], from first: CivilDay) {
    self.shifts = shifts.count
    nights = shifts.count { $0.meaning == .night }
    var (work, nightRun) = (0, 0)
    var last: CivilDay?
    for shift in shifts {
      let isSameDay = last == shift.day
      let follows = last.map { $0.days(until: shift.day) == 1 } ?? false
      work = isSameDay ? work : follows ? work + 1 : 1
      let isNight = shift.meaning == .night
      nightRun = isNight ? (follows || isSameDay ? nightRun + 1 : 1) : isSameDay ? nightRun : 0
      longestRunOfWork = max(longestRunOfWork, work)
      longestRunOfNights = max(longestRunOfNights, nightRun)
      last = shift.day
    }
  }

  private mutating func countRests(_ shifts: [WorkedShift], _ zone: TimeZoneRules) {
    for (first, second) in zip(shifts, shifts.dropFirst()) {
      guard let end = first.span(in: zone)?.end, let start = second.span(in: zone)?.start else { continue }
      let rest = end.seconds(until: start)
      shortestRest = min(shortestRest ?? rest, rest)
      if rest < Recovery.shortRest {
        quickReturns.append(QuickReturn(first: first.day, second: second.day, rest: rest))
      }
    }
  }

  private mutating func countWeekends(_ shifts: [WorkedShift], from: CivilDay, until: CivilDay) {
    // A weekend is known by its Saturday.
    func saturday(of day: CivilDay) -> CivilDay? {
      switch day.weekday {
      case .saturday: day
      case .sunday: day.advanced(by: -1)
      default: nil
      }
    }
    let all = (0...max(0, from.days(until: until))).compactMap { saturday(of: from.advanced(by: $0)) }
    weekends = Set(all).count
    weekendsWorked = Set(shifts.compactMap { saturday(of: $0.day) }).count
  }

  private static func hours(_ shifts: [WorkedShift], _ zone: TimeZoneRules) -> Hours {
    var hours = Hours()
    hours.shifts = shifts.count
    for seconds in shifts.compactMap({ $0.seconds(in: zone) }) {
      hours.seconds += seconds
      hours.known += 1
    }
    return hours
  }

  private static func mean(_ scale: Scale, _ shifts: [WorkedShift]) -> Mean? {
    let ratings = shifts.compactMap { $0.checkOut?.ratings[scale] }
    return Mean(sum: ratings.reduce(0, +), count: ratings.count, expected: shifts.count)
  }
}

import JournalModel
import JournalShifts

extension Recovery {
  /// The recovery of the days up to today.
  ///
  /// A day has a shift where records say so, or the plan (dated shifts and rota); a mere working day of the
  /// profile is none. Hours are those worked where a check-in or a check-out tells them, as in `Report`.
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
    let calendar = WorkCalendar(plan: plan, zone: zone)
    let counted = shifts.map { calendar.counted($0, until: now) }
    countRuns(counted)
    countRests(counted)
    let worked = Set(shifts.map(\.day))
    (weekendsWorked, weekends) = Weekends.count(worked: worked, from: first, until: today)
    week = Recovery.hours(counted.filter { $0.day > today.advanced(by: -7) })
    fourWeeks = Recovery.hours(counted.filter { $0.day > today.advanced(by: -28) })
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

  private mutating func countRuns(_ shifts: [CountedShift]) {
    let nights = shifts.filter(\.isNight)
    self.shifts = shifts.count
    self.nights = nights.count
    longestRunOfWork = WorkRun.all(of: shifts.map(\.day)).map(\.days).max() ?? 0
    longestRunOfNights = WorkRun.all(of: nights.map(\.day)).map(\.days).max() ?? 0
  }

  private mutating func countRests(_ shifts: [CountedShift]) {
    for rest in RestPeriod.all(between: shifts) {
      shortestRest = min(shortestRest ?? rest.seconds, rest.seconds)
      guard rest.seconds < Recovery.shortRest else { continue }
      quickReturns.append(QuickReturn(first: rest.first, second: rest.second, rest: rest.seconds))
    }
  }

  private static func hours(_ shifts: [CountedShift]) -> Hours {
    var hours = Hours()
    hours.shifts = shifts.count
    for shift in shifts where shift.work != nil {
      hours.seconds += shift.paidSeconds
      hours.known += 1
    }
    return hours
  }

  private static func mean(_ scale: Scale, _ shifts: [WorkedShift]) -> Mean? {
    let ratings = shifts.compactMap { $0.checkOut?.ratings[scale] }
    return Mean(sum: ratings.reduce(0, +), count: ratings.count, expected: shifts.count)
  }
}

import JournalModel
import JournalShifts

extension Recovery {
  /// The recovery of the last days of a ledger that have begun: work by its hours as every view has them.
  ///
  /// - Parameters:
  ///   - ledger: at least the days, up to today.
  ///   - today: the last day; a shift that has not begun is left out.
  ///   - days: how many days to look at, at least 1 and at most a year.
  public init(_ ledger: Ledger, today: CivilDay, days: Int = usualDays) {
    self.init(days: min(max(days, 1), 366))
    let first = today.advanced(by: 1 - self.days)
    let shifts = ledger.shifts.filter { $0.isWorked && $0.hasBegun && (first...today).contains($0.day) }
    countRuns(shifts)
    countRests(ledger.shifts.filter { $0.hasBegun && (first...today).contains($0.day) })
    let worked = Set(shifts.map(\.day))
    (weekendsWorked, weekends) = Weekends.count(
      worked: worked, of: (0..<self.days).map { first.advanced(by: $0) })
    week = Recovery.hours(shifts.filter { $0.day > today.advanced(by: -7) })
    fourWeeks = Recovery.hours(shifts.filter { $0.day > today.advanced(by: -28) })
    fatigue = Recovery.mean(.fatigue, shifts)
    load = Recovery.mean(.load, shifts)
  }

  private mutating func countRuns(_ shifts: [Shift]) {
    let nights = shifts.filter(\.isNight)
    self.shifts = shifts.count
    self.nights = nights.count
    longestRunOfWork = WorkRun.all(of: shifts.map(\.day)).map(\.days).max() ?? 0
    longestRunOfNights = WorkRun.all(of: nights.map(\.day)).map(\.days).max() ?? 0
  }

  private mutating func countRests(_ shifts: [Shift]) {
    for rest in RestPeriod.all(between: shifts) {
      shortestRest = min(shortestRest ?? rest.seconds, rest.seconds)
      guard rest.seconds < Recovery.shortRest else { continue }
      quickReturns.append(QuickReturn(first: rest.first, second: rest.second, rest: rest.seconds))
    }
  }

  private static func hours(_ shifts: [Shift]) -> Hours {
    var hours = Hours()
    hours.shifts = shifts.count
    for shift in shifts {
      guard let counted = shift.soFar else { continue }
      hours.seconds += Int64(counted.worked) * 60
      hours.known += 1
    }
    return hours
  }

  private static func mean(_ scale: Scale, _ shifts: [Shift]) -> Mean? {
    let ratings = shifts.compactMap { $0.checkOut?.ratings[scale] }
    return Mean(sum: ratings.reduce(0, +), count: ratings.count, expected: shifts.count)
  }
}

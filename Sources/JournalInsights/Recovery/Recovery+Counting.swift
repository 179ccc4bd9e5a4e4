import JournalModel
import JournalShifts

extension Recovery {
  /// The recovery of the days of a report: its figures, with the hours of their last 7 and 28 days.
  ///
  /// - Parameters:
  ///   - report: of the days up to today, of which there are ``usualDays`` unless somebody asks for others.
  public init(_ report: Report) {
    self.init(days: report.from.days(until: report.until) + 1)
    shifts = report.totals.shifts
    nights = report.totals.nights
    longestRunOfWork = report.longestRun?.days ?? 0
    longestRunOfNights = report.longestNightRun?.days ?? 0
    shortestRest = report.shortestRest?.seconds
    leastRest = report.shortLimit
    quickReturns = report.rests(underMinutes: leastRest).map {
      QuickReturn(first: $0.first, second: $0.second, rest: $0.seconds)
    }
    (weekendsWorked, weekends) = (report.weekendsWorked, report.weekends)
    week = Hours(report.all.filter { $0.day > report.until.advanced(by: -7) })
    fourWeeks = Hours(report.all.filter { $0.day > report.until.advanced(by: -28) })
    fatigue = Recovery.mean(.fatigue, report.shifts)
    load = Recovery.mean(.load, report.shifts)
  }

  private static func mean(_ scale: Scale, _ shifts: [Shift]) -> Mean? {
    let ratings = shifts.compactMap { $0.checkOut?.ratings[scale] }
    return Mean(sum: ratings.reduce(0, +), count: ratings.count, expected: shifts.count)
  }
}

extension Recovery.Hours {
  /// The work of shifts as every view has it, call-outs among it.
  init(_ shifts: some Sequence<Shift>) {
    let totals = ShiftTotals(shifts)
    seconds = Int64(totals.worked) * 60
    self.shifts = totals.shifts
    known = totals.shifts - totals.unknown
  }
}

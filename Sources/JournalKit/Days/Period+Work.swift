import JournalInsights
import JournalModel
import JournalStore

extension Period {
  /// The shifts of days with the hours that count: those worked, else those planned.
  ///
  /// - Parameter now: what ends later is not worked yet.
  package func countedShifts(
    of days: ClosedRange<CivilDay>, profile: Profile, until now: Instant
  ) -> [CountedShift] {
    let records = survey.records { $0.kind == .checkIn || $0.kind == .checkOut }
    let calendar = WorkCalendar(plan: plan, zone: zone)
    return ShiftLog(records, days: days, plan: plan, zone: zone).shifts
      .map { calendar.counted($0, until: now) }
  }
}

/// How much work shifts are.
package struct HoursSum: Hashable {
  /// How many shifts are work.
  package var shifts = 0
  /// Seconds that were planned, and that were worked.
  package var planned: Int64 = 0, worked: Int64 = 0

  /// The sum of shifts.
  package init(_ shifts: [CountedShift], in zone: TimeZoneRules) {
    for shift in shifts where shift.shift.isWorked {
      self.shifts += 1
      planned += shift.shift.planned?.seconds(in: zone) ?? 0
      if shift.isNoted { worked += shift.seconds }
    }
  }
}

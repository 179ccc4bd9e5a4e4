import JournalModel
import JournalShifts
import JournalStore

extension Period {
  /// The shifts of days with the hours that count: those worked, else those planned.
  ///
  /// - Parameter now: what ends later is not worked yet.
  package func countedShifts(of days: ClosedRange<CivilDay>, until now: Instant) -> [CountedShift] {
    let records = survey.records { $0.kind.isShiftEnd }
    let calendar = WorkCalendar(plan: plan, zone: zone)
    return ShiftLog(records, days: days, plan: plan, zone: zone).shifts
      .map { calendar.counted($0, until: now) }
  }
}

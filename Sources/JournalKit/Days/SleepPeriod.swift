import JournalIndex
import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// The sleep of some days with the gaps between shifts in which it lies.
package struct SleepPeriod {
  /// The sleeps and the steps.
  package let log: SleepLog
  /// Means, gaps, comparisons.
  package let figures: SleepFigures
  /// The zone in which its times are told.
  package let zone: TimeZoneRules

  /// A gap may begin so many days before the shift that ends it.
  package static let daysBefore = 9 + Ledger.margin

  /// The sleep of a period's days; `nil` where none is known.
  ///
  /// - Parameters:
  ///   - period: with ``daysBefore`` days before the first one that is asked for, so that its gap is known.
  ///   - first: the first day that is asked for.
  package init?(
    _ period: Period, from first: CivilDay, until last: CivilDay, _ journal: Journal, now: Instant
  ) {
    zone = journal.zone
    let known = period.survey.records { $0.kind == .sleep }
    let records = known.filter { first <= $0.date && $0.date <= last }
    guard !records.isEmpty, let start = known.map(\.date).min(), let end = known.map(\.date).max() else {
      return nil
    }
    log = SleepLog(records, zone: zone)
    // The shifts around the sleeps that are known, and no others: a journal may go back decades.
    let days = max(period.from, start.advanced(by: -10))...min(period.until, max(end, start).advanced(by: 10))
    let shifts = period.ledger(of: days, now: now).shifts
    var moods: [CivilDay: Mood.Step] = [:]
    let marked = CalendarDay.days(
      from: days.lowerBound, until: days.upperBound, table: period.survey.table, plan: period.plan, zone: zone
    )
    for day in marked { moods[day.day] = day.mood }
    // A gap is a matter of the day of the shift that ends it, whichever days its sleeps are filed under.
    var figures = SleepFigures(SleepLog(known, zone: zone), shifts, moods: { moods[$0] }, days: first...last)
    figures.count(log)
    self.figures = figures
  }

  /// The gap before the first shift of a day.
  package func gap(before day: CivilDay) -> SleepGap? { figures.list.first { $0.rest.second == day } }
}

extension Period {
  /// The sleep of some days of a journal; see ``SleepPeriod``.
  package static func sleep(_ journal: Journal, from: CivilDay, until: CivilDay, now: Instant) -> SleepPeriod?
  {
    let query = Query(kinds: [.sleep], from: from.advanced(by: -1), until: until.advanced(by: 1))
    // Most journals have none: nothing else is asked then.
    guard journal.records(matching: query).records.contains(where: { from <= $0.date && $0.date <= until })
    else { return nil }
    let period = Period(
      journal, from: from.advanced(by: -SleepPeriod.daysBefore), until: until.advanced(by: Ledger.margin))
    return SleepPeriod(period, from: from, until: until, journal, now: now)
  }
}

import JournalInsights
import JournalKit
import JournalModel
import JournalShifts
import JournalStore

extension Period {
  /// The figures of those days of a span that are wanted; streaks are those of all days.
  package mutating func figures(
    of filter: DayFilter, _ span: ClosedRange<CivilDay>, today: CivilDay, first: CivilDay? = nil, now: Instant
  ) -> Statistics {
    let ledger = ledger(now: now)
    settle(by: ledger)
    let inside = ledger.days.clamped(to: span)
    let part = inside.isEmpty ? ledger : ledger.part(inside)
    let table =
      span.lowerBound <= from && until <= span.upperBound ? survey.table : survey.table.onDays(span.contains)
    let all = Statistics(table, today: today, first: first, plan: plan, ledger: part)
    guard !filter.isEmpty, let written = table.writtenDays else { return all }
    let wanted = days(filter, in: written)
    var figures = Statistics(
      table.onDays(wanted.contains), today: today, first: first, plan: plan, ledger: part,
      isCounted: wanted.contains)
    figures.streak = all.streak
    return figures
  }
}

import JournalInsights
import JournalKit
import JournalModel
import JournalStore

extension Period {
  /// The figures of those days that are wanted; streaks are those of all days.
  func figures(of filter: DayFilter, today: CivilDay, first: CivilDay? = nil) -> Statistics {
    let all = Statistics(survey.table, today: today, first: first, plan: plan, zone: zone)
    guard !filter.isEmpty, let written = survey.table.writtenDays else { return all }
    let wanted = days(filter, in: written)
    var figures = Statistics(
      survey.table.onDays(wanted.contains), today: today, first: first, plan: plan, zone: zone,
      isCounted: wanted.contains)
    figures.streak = all.streak
    return figures
  }

  /// The days that a filter includes; a calendar has ten years at most.
  private func days(_ filter: DayFilter, in span: ClosedRange<CivilDay>) -> Set<CivilDay> {
    var wanted: Set<CivilDay> = []
    var first = span.lowerBound
    while first <= span.upperBound {
      let last = min(span.upperBound, first.advanced(by: 3600))
      let days = CalendarDay.days(from: first, until: last, table: survey.table, plan: plan, zone: zone)
      for day in days where filter.includes(day) { wanted.insert(day.day) }
      first = last.advanced(by: 1)
    }
    return wanted
  }
}

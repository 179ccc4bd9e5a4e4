import JournalInsights
import JournalKit
import JournalModel
import JournalStore

extension Period {
  /// The figures of those days that are wanted; streaks are those of all days.
  package func figures(of filter: DayFilter, today: CivilDay, first: CivilDay? = nil) -> Statistics {
    let all = Statistics(survey.table, today: today, first: first, plan: plan, zone: zone)
    guard !filter.isEmpty, let written = survey.table.writtenDays else { return all }
    let wanted = days(filter, in: written)
    var figures = Statistics(
      survey.table.onDays(wanted.contains), today: today, first: first, plan: plan, zone: zone,
      isCounted: wanted.contains)
    figures.streak = all.streak
    return figures
  }
}

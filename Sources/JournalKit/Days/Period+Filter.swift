import JournalIndex
import JournalInsights
import JournalModel

extension Period {
  /// The days that a filter includes; a calendar has ten years at most.
  package func days(_ filter: DayFilter, in span: ClosedRange<CivilDay>) -> Set<CivilDay> {
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

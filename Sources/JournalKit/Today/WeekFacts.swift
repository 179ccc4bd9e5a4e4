import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// The days of a week, as values.
package struct WeekFacts {
  package let days: [CalendarDay]
  package let shifts: [CountedShift]
  package let rests: [RestPeriod]
  package let findings: [RestFinding]
  package let survey: Survey
  package let zone: TimeZoneRules
  package let now: Instant
  /// The sleep of the week; `nil` where none is known.
  package let sleep: SleepPeriod?

  package init(_ journal: Journal, of day: CivilDay, now: Instant) {
    self.now = now
    zone = journal.zone
    let first = day.startOfWeek(journal.profile.weekStarts)
    let last = first.advanced(by: 6)
    sleep = Period.sleep(journal, from: first, until: last, now: now)
    let period = Period(journal, from: first.advanced(by: -8), until: last.advanced(by: 1))
    survey = period.survey
    days = period.days.filter { (first...last).contains($0.day) }
    let counted = period.countedShifts(of: first.advanced(by: -8)...last, until: now)
    shifts = counted.filter { $0.day >= first }
    rests = RestPeriod.all(between: counted).filter { $0.second >= first }
    findings = RestFinding.all(
      in: counted.filter(\.shift.isWorked), rules: RestRules(journal.profile.restRules)
    )
    .filter { $0.until >= first }
  }

  package func shifts(on day: CivilDay) -> [CountedShift] { shifts.filter { $0.day == day } }
  package func rest(before day: CivilDay) -> RestPeriod? { rests.first { $0.second == day } }
  /// The hours of the week's work: planned ones, and those worked until now.
  package var work: WorkTotal { WorkTotal(shifts.lazy.filter(\.shift.isWorked)) }
}

import JournalIndex
import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// The days of a week, as values.
package struct WeekFacts {
  package let days: [CalendarDay]
  package let ledger: Ledger
  /// The hours of the week.
  package let totals: ShiftTotals
  package let rests: [RestPeriod]
  package let findings: [RestFinding]
  package let survey: Survey
  package let now: Instant
  /// The sleep of the week; `nil` where none is known.
  package let sleep: SleepPeriod?

  package init(_ journal: Journal, of day: CivilDay, now: Instant) {
    self.now = now
    // Several questions to one look at the files.
    let journal = journal.snapshot()
    let first = day.startOfWeek(journal.profile.weekStarts)
    let week = first...first.advanced(by: 6)
    sleep = Period.sleep(journal, from: week.lowerBound, until: week.upperBound, now: now)
    // What was worked the week before is part of seven days, and the rest before the first shift may be
    // longer.
    let begin = first.advanced(by: -RestPeriod.reach)
    var period = Period(
      journal, from: begin.advanced(by: -Ledger.margin - 1),
      until: week.upperBound.advanced(by: RestPeriod.ahead + Ledger.margin + 1))
    let wide = period.settled(begin...week.upperBound.advanced(by: RestPeriod.ahead), now: now)
    survey = period.survey
    days = period.days(week)
    ledger = wide.part(week)
    totals = ledger.totals(period.plan)
    let plan = period.plan
    rests = RestPeriod.all(between: wide.shifts) { wide.isClear($0, plan) }.filter { $0.second >= first }
    findings = WorkOutlook(wide, of: week, profile: journal.profile, plan: period.plan).findings
  }

  package func shifts(on day: CivilDay) -> ArraySlice<Shift> { ledger.shifts(on: day) }
  package func rest(before day: CivilDay) -> RestPeriod? { rests.first { $0.second == day } }
}

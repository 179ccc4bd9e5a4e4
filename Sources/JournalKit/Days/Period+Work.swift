import JournalModel
import JournalShifts
import JournalStore

extension Period {
  /// The shifts of some of the period's days; the period has ``Ledger/margin`` days more on either side.
  package func ledger(of days: ClosedRange<CivilDay>, now: Instant) -> Ledger {
    Ledger(survey.records { $0.kind.isShiftEnd }, days: days, now: now, plan: plan)
  }

  /// The shifts of the whole period as far as something is known of it: from the first record or plan on up
  /// to today, or to the period's end; of a hundred years the last ones.
  package func ledger(now: Instant) -> Ledger {
    let today = zone.local(now).day
    let noted = survey.table.facts.lazy.filter { $0.kind.isShiftEnd }.map(\.date).min()
    let known = [noted, plan.firstDay].compactMap { $0 }.min() ?? today
    let last = min(max(until, from), today)
    let first = min(max(from, known, last.advanced(by: -Period.longestDays)), last)
    return ledger(of: first...last, now: now)
  }

  /// What lies ahead from a day on, the shifts of the days before it included.
  package static func outlook(
    _ journal: Journal, from: CivilDay, until: CivilDay, now: Instant, rules: RestRules? = nil
  ) -> WorkOutlook {
    let begin = from.advanced(by: -WorkOutlook.daysBefore)
    let period = Period(
      journal, from: begin.advanced(by: -Ledger.margin), until: until.advanced(by: Ledger.margin))
    let ledger = period.ledger(of: begin...until, now: now)
    return WorkOutlook(ledger, from: from, profile: journal.profile, rules: rules)
  }

  /// No period of hours is longer: a hundred years.
  package static let longestDays = 36_525
}

extension Period {
  /// Leaves the moods and ratings of check-ins and check-outs out of all figures that a later record of their
  /// shift replaced; they stay records.
  package mutating func leaveOutReplaced(of ledger: Ledger) {
    let replaced = Set(ledger.shifts.flatMap(\.replaced))
    guard !replaced.isEmpty else { return }
    let days = Set(ledger.shifts.filter { !$0.replaced.isEmpty }.map(\.day))
    for index in survey.table.facts.indices where survey.table.facts[index].kind.isShiftEnd {
      let date = survey.table.facts[index].date
      guard days.contains(date) || days.contains(date.advanced(by: -1)),
        let id = survey.record(at: index)?.id, replaced.contains(id)
      else { continue }
      (survey.table.facts[index].mood, survey.table.facts[index].ratings) = (nil, Ratings())
    }
  }
}

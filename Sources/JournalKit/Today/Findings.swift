import JournalIndex
import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// What goes with good and bad days, the rest between shifts, and what is worth a thought.
package struct Findings {
  /// What goes with good and bad days.
  package let effects: [Effect]
  package var helpful: [HelpfulFactor] { HelpfulFactor.found(in: effects) }
  /// The rest between the shifts of the last weeks.
  package let recovery: Recovery
  /// What is worth a thought.
  package let signs: [WarningSign]
  /// The sleep in the gaps between shifts; `nil` where none is known.
  package let sleep: SleepPeriod?
  package let survey: Survey

  /// Looks at all records of a journal.
  ///
  /// - Parameters:
  ///   - filter: the days among which effects are looked for; rest and signs are of all days.
  ///   - tags: what these days have records of; a record has all of them.
  package init(
    _ journal: Journal, today: CivilDay, now: Instant, filter: DayFilter = DayFilter(), tags: [String] = []
  ) {
    var period = Period(journal, from: .first, until: .last)
    let ledger = period.ledger(now: now)
    period.settle(by: ledger)
    let (survey, plan) = (period.survey, period.plan)
    // Rest between shifts is a matter of the last weeks: only their records are asked for.
    var rules = RestRules(journal.profile.restRules)
    rules.rules.removeAll { $0.kind != .rest }
    let weeks = today.advanced(by: 1 - Recovery.usualDays)...today
    let reach = Report.reach(from: weeks.lowerBound, until: weeks.upperBound, rules: rules)
    let near = survey.records { fact in fact.kind.isShiftEnd && reach.contains(fact.date) }
    self.survey = survey
    let sleep = SleepPeriod(period, from: .first, until: today, journal, now: now)
    self.sleep = sleep
    var wanted: Set<CivilDay>?
    if !filter.isEmpty, let written = survey.table.writtenDays { wanted = period.days(filter, in: written) }
    if !tags.isEmpty {
      let tagged = Set(journal.records(matching: Query(tags: tags)).records.map(\.date))
      wanted = wanted?.intersection(tagged) ?? tagged
    }
    effects = EffectSearch.effects(
      in: survey.table, today: today, plan: plan, ledger: ledger, zone: journal.zone, sleep: sleep?.figures,
      days: wanted)
    recovery = Recovery(
      Report(
        near, from: weeks.lowerBound, until: weeks.upperBound, now: now, profile: journal.profile, plan: plan,
        rules: rules))
    signs = WarningSign.signs(in: survey.table, today: today, profile: journal.profile, zone: journal.zone)
  }
}

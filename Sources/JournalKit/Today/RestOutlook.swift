import JournalModel
import JournalShifts
import JournalStore

/// What lies ahead: rests, weeks and runs of the days to come, with the shifts of the days before them.
package struct RestOutlook {
  package let rules: RestRules
  package let findings: [RestFinding]
  package let unknownWords: [Countdown.UnknownWord]

  package init(_ journal: Journal, from: CivilDay, until: CivilDay, now: Instant, rules: RestRules? = nil) {
    // What was worked last week is part of the seven days to come.
    let period = Period(journal, from: from.advanced(by: -8), until: until)
    let records = period.survey.records { $0.kind.isShiftEnd }
    let outlook = WorkOutlook(
      records, from: from, until: until, now: now, profile: journal.profile, plan: period.plan,
      zone: journal.zone, rules: rules)
    self.rules = outlook.rules
    findings = outlook.findings
    unknownWords = outlook.unknownWords
  }
}

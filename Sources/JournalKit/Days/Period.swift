import JournalIndex
import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// What is known about the records of some days, with the plan of these days.
public struct Period {
  /// The first day.
  public let from: CivilDay
  /// The last day.
  public let until: CivilDay
  /// What belongs to the days, time off that reaches into them included, and what went wrong.
  public internal(set) var survey: Survey
  /// Shifts, time off and holidays.
  public let plan: ShiftPlan
  package let zone: TimeZoneRules

  /// Reads what belongs to the days from one to another, both inclusive.
  public init(_ journal: Journal, from: CivilDay, until: CivilDay, scope: RefreshScope = .all) {
    self.from = from
    self.until = until
    zone = journal.zone
    survey = journal.survey(Query(from: from, until: until), scope: scope)
    plan = ShiftPlan(profile: journal.profile, survey, zone: journal.zone)
  }

  /// What a change of some days stands on: no other files are looked at again than theirs, whatever the size
  /// of the journal.
  package init(_ journal: Journal, near days: ClosedRange<CivilDay>) {
    self.init(journal, from: days.lowerBound, until: days.upperBound, scope: .days(days))
  }

  package func days(_ days: ClosedRange<CivilDay>, _ ledger: Ledger? = nil) -> [CalendarDay] {
    CalendarDay.days(
      from: days.lowerBound, until: days.upperBound, table: survey.table, plan: plan, zone: zone,
      ledger: ledger)
  }
}

extension ShiftPlan {
  /// The plan of a profile with the dated shifts and the time off of a survey.
  ///
  /// - Parameter further: records that are about to be written.
  public init(profile: Profile, _ survey: Survey, and further: [Record] = [], zone: TimeZoneRules) {
    let records = survey.plans + further
    self.init(
      profile: profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) }, zone: zone)
  }
}

extension CivilDay {
  /// The first and the last day that a query can ask for.
  package static let first = CivilDay(number: .min + 400)
  package static let last = CivilDay(number: .max - 400)
}

extension Period {
  /// The days that a filter includes, ten years at a time: a mistyped day may lie centuries off.
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

  /// The shifts of some of the period's days; the period has `Ledger.margin` days more on either side.
  package func ledger(of days: ClosedRange<CivilDay>, now: Instant) -> Ledger {
    Ledger(survey.shiftEnds, days: days, now: now, plan: plan)
  }

  /// The shifts of the whole period as far as something is known of it: from the first record or plan on up
  /// to today, or to the period's end; of a hundred years the last ones.
  ///
  /// - Parameter end: the day up to which what is still to come is wanted, too.
  package func ledger(now: Instant, aheadTo end: CivilDay? = nil) -> Ledger {
    let today = zone.local(now).day
    let noted = survey.table.facts.lazy.filter { $0.kind.isShiftEnd }.map(\.date).min()
    let known = [noted, plan.firstDay].compactMap { $0 }.min() ?? today
    let last = min(max(until, from), today)
    let first = min(max(from, known, last.advanced(by: -Period.longestDays)), last)
    let ahead = end.map { min($0, today.advanced(by: Period.longestDays)) } ?? last
    return ledger(of: first...max(last, ahead), now: now)
  }

  /// What lies ahead from a day on, the shifts of the days before it included.
  package static func outlook(
    _ journal: Journal, from: CivilDay, until: CivilDay, now: Instant, rules: RestRules? = nil
  ) -> WorkOutlook {
    let rules = rules ?? RestRules(journal.profile.restRules)
    let days = from...max(from, until)
    let reach = WorkOutlook.reach(of: days, rules: rules)
    let period = Period(journal, from: reach.lowerBound, until: reach.upperBound)
    let around = reach.lowerBound.advanced(by: Ledger.margin)...reach.upperBound.advanced(by: -Ledger.margin)
    let ledger = period.ledger(of: around, now: now)
    return WorkOutlook(ledger, of: days, profile: journal.profile, plan: period.plan, rules: rules)
  }

  /// No period of hours is longer: a hundred years.
  package static let longestDays = 36_525

  /// The shifts of some of the period's days, after which its facts are those of the ledger: a check-in or a
  /// check-out that names no day counts for the day of its shift, and one that a later one replaced is in no
  /// figure.
  ///
  /// The period has `Ledger.margin` days more than the days on either side, and one.
  package mutating func settled(_ days: ClosedRange<CivilDay>, now: Instant) -> Ledger {
    let wide = ledger(of: days.lowerBound.advanced(by: -1)...days.upperBound.advanced(by: 1), now: now)
    settle(by: wide)
    return wide.part(days)
  }

  /// The same of a ledger that has a day more on either side.
  package mutating func settle(by ledger: Ledger) {
    let records = survey.recordsAt
    survey.table.settle(by: ledger) { records([$0]).first??.id }
  }
}

/// The sleep of some days with the gaps between shifts in which it lies.
package struct SleepPeriod {
  package let log: SleepLog
  /// Means, gaps, comparisons.
  package let figures: SleepFigures
  package let zone: TimeZoneRules

  /// How many days before the shift that ends it a gap may begin.
  package static let daysBefore = 9 + Ledger.margin

  /// The sleep and the steps of a period's days; `nil` where none are known.
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
    log = SleepLog(records, zone: zone, steps: period.survey.table.steps(of: first...last))
    let dates = known.isEmpty ? Array(log.steps.keys.prefix(1)) : known.map(\.date)
    guard !records.isEmpty || !log.steps.isEmpty, let start = dates.min(), let end = dates.max() else {
      return nil
    }
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

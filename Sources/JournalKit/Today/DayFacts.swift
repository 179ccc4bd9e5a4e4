import JournalIndex
import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// Everything about one day, as values.
package struct DayFacts {
  /// Mood, time off, holiday.
  package let calendar: CalendarDay
  /// The shifts as records and plan tell them, in the order in which they begin.
  package var shifts: ArraySlice<Shift> { ledger.shifts }
  private let ledger: Ledger
  /// Check-ins of the day whose check-out is missing.
  package var missingCheckOuts: [ShiftDoubt] { ledger.missingCheckOuts }
  package let totals: ShiftTotals
  /// The shift of the day where one is asked for: the last of which something is noted, else the first that
  /// is work.
  package var shift: Shift? {
    shifts.last(where: \.isNoted) ?? shifts.first(where: \.isWorked) ?? shifts.first
  }

  /// What was written for the day, oldest first: the records whose kind tells of a day.
  package let records: [Record]
  package let survey: Survey
  /// The sleeps that ended on the day, and the gap before its shift; `nil` where none is known.
  package let sleep: SleepPeriod?
  /// The steps of the day, by any of its records.
  package let steps: Int?
  /// What is shown for the mood of the day, as `MoodOfDay` has it.
  package let moodEmoji: String?

  /// - Parameters:
  ///   - wanted: the day that was asked for; else the one to which now belongs.
  ///   - query: what the records must match, where not all of the day are wanted.
  package init(_ journal: Journal, day wanted: CivilDay?, matching query: Query? = nil, now: Instant) {
    // Several questions to one look at the files.
    let journal = journal.snapshot()
    let zone = journal.zone
    let local = zone.local(now).day
    // Now can belong to these days.
    let span = wanted.map { $0...$0 } ?? local.advanced(by: -2)...local.advanced(by: 1)
    // The neighbours matter: a check-out may belong to the check-in of the day before.
    var period = Period(
      journal, from: span.lowerBound.advanced(by: -Ledger.margin - 1),
      until: span.upperBound.advanced(by: Ledger.margin + 1))
    let plan = period.plan
    survey = period.survey
    let known = survey.records { _ in true }
    let day =
      wanted
      ?? ShiftDay.belonging(to: now, records: known, plan: plan, dayStarts: journal.profile.dayStarts).day
    let around = day.advanced(by: -1)...day.advanced(by: 1)
    let wide = period.ledger(of: around, now: now)
    period.settle(by: wide)
    ledger = wide.part(day...day)
    let days = wide.daysOfRecords
    calendar = period.days(day...day, ledger)[0]
    totals = ledger.totals(plan)
    let near = known.on(days).filter { around.contains($0.date) }
    sleep = Period.sleep(journal, from: day.advanced(by: -2), until: day.advanced(by: 1), now: now)
    steps = SleepLog(near, zone: zone).steps[day]
    let ofDay: [Record]
    if var query {
      (query.from, query.until) = (day, day)
      // Plans are shown where they are asked for by their kind.
      let isKindAsked = !query.kinds.isEmpty
      ofDay = journal.records(matching: query, on: days).records.filter {
        isKindAsked || $0.kind.isWrittenDaily
      }
    } else {
      ofDay = near.filter { $0.date == day && $0.kind.isWrittenDaily }
    }
    records = ofDay.sortedByDay(ascending: true, in: zone)
    moodEmoji = calendar.mood.map {
      MoodOfDay.symbol(of: $0, on: day, in: near, zone: zone, moods: journal.profile.moods)
    }
  }
}

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
  /// What is shown for the mood of each day that has one, as `MoodOfDay` has it.
  package let moodEmoji: [CivilDay: String]

  package init(_ journal: Journal, of day: CivilDay, now: Instant) {
    self.now = now
    // Several questions to one look at the files.
    let journal = journal.snapshot()
    let first = day.startOfWeek(journal.profile.weekStarts)
    let week = first...first.advanced(by: 6)
    // What was worked the week before is part of seven days, and the rest before the first shift may be
    // longer.
    let begin = first.advanced(by: -RestPeriod.reach)
    var period = Period(
      journal, from: begin.advanced(by: -Ledger.margin - 1),
      until: week.upperBound.advanced(by: RestPeriod.ahead + Ledger.margin + 1))
    let wide = period.settled(begin...week.upperBound.advanced(by: RestPeriod.ahead), now: now)
    survey = period.survey
    sleep = SleepPeriod(period, from: week.lowerBound, until: week.upperBound, journal, now: now)
    days = period.days(week, wide)
    let felt = survey.records { week.contains($0.date) && $0.mood != nil }
    moodEmoji = days.reduce(into: [:]) { symbols, day in
      symbols[day.day] = day.mood.map {
        MoodOfDay.symbol(of: $0, on: day.day, in: felt, zone: journal.zone, moods: journal.profile.moods)
      }
    }
    ledger = wide.part(week)
    totals = ledger.totals(period.plan)
    let plan = period.plan
    rests = RestPeriod.all(between: wide.shifts) { wide.isClear($0, plan) }.filter { $0.second >= first }
    findings = WorkOutlook(wide, of: week, profile: journal.profile, plan: period.plan).findings
  }

  package func shifts(on day: CivilDay) -> ArraySlice<Shift> { ledger.shifts(on: day) }
  /// The shortest of the rests that work of a day ends.
  package func rest(before day: CivilDay) -> RestPeriod? {
    rests.lazy.filter { $0.second == day }.min { $0.seconds < $1.seconds }
  }
}

import JournalInsights
import JournalModel
import JournalStore

/// Everything about one day, as values.
package struct DayFacts {
  /// Mood, time off, holiday.
  package let calendar: CalendarDay
  /// The shifts as records and plan tell them, in the order in which they begin.
  package let shifts: [WorkedShift]
  /// The shift of the day where one is asked for: the last of which something is noted, else the first that
  /// is work.
  package var shift: WorkedShift? {
    shifts.last(where: \.isNoted) ?? shifts.first(where: \.isWorked) ?? shifts.first
  }

  /// What was written for the day, oldest first: the records whose kind tells of a day.
  package let records: [Record]
  package let survey: Survey
  package let now: Instant
  /// The sleeps that ended on the day, and the gap before its shift; `nil` where none is known.
  package let sleep: SleepPeriod?
  /// The steps of the day, by any of its records.
  package let steps: Int?

  /// - Parameters:
  ///   - wanted: the day that was asked for; else the one to which now belongs.
  ///   - query: what the records must match, where not all of the day are wanted.
  package init(_ journal: Journal, day wanted: CivilDay?, matching query: Query? = nil, now: Instant) {
    self.now = now
    let zone = journal.zone
    let local = zone.local(now).day
    // Now can belong to these days.
    let span = wanted.map { $0...$0 } ?? local.advanced(by: -2)...local.advanced(by: 1)
    // The neighbours matter: a check-out may belong to the check-in of the day before.
    let period = Period(
      journal, from: span.lowerBound.advanced(by: -1), until: span.upperBound.advanced(by: 1))
    let plan = period.plan
    survey = period.survey
    let known = survey.records { _ in true }
    let day =
      wanted
      ?? ShiftDay.belonging(
        to: now, zone: zone, records: known.filter { span.contains($0.date) }, plan: plan,
        dayStarts: journal.profile.dayStarts
      ).day
    calendar = period.days.first { $0.day == day } ?? period.days[1]
    let near = known.filter { (day.advanced(by: -1)...day.advanced(by: 1)).contains($0.date) }
    shifts = ShiftLog(near, days: day...day, plan: plan, zone: zone).shifts
    sleep = Period.sleep(journal, from: day.advanced(by: -2), until: day.advanced(by: 1), now: now)
    steps = SleepLog(near, zone: zone).steps[day]
    let wantedPaths = query.map { query in
      var ofDay = query
      (ofDay.from, ofDay.until) = (day, day)
      return Set(journal.records(matching: ofDay).records.map(\.path))
    }
    let ofDay = near.filter { record in
      record.date == day && record.kind.isWrittenDaily && wantedPaths?.contains(record.path) ?? true
    }
    records = ofDay.sortedByDay(ascending: true, in: zone)
  }
}

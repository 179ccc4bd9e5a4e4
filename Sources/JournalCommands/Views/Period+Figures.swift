import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalShifts
import JournalStore

extension Period {
  /// The figures of those days of a span that are wanted; streaks are those of all days.
  ///
  /// - Parameters:
  ///   - today: the day on which the periods of trends end.
  ///   - day: the day that now belongs to: during a night the one on which it began.
  package mutating func figures(
    of filter: DayFilter, _ span: ClosedRange<CivilDay>, today: CivilDay, day: CivilDay,
    first: CivilDay? = nil, now: Instant
  ) -> Statistics {
    let ledger = ledger(now: now)
    // What was written counts for the day that its file says, whichever shift it belongs to.
    let isWhole = span.lowerBound <= from && until <= span.upperBound
    let written = isWhole ? survey.table : survey.table.onDays(span.contains)
    let streak = Streak.of(written.facts, today: today, since: day, isExpected: plan.endsStreak)
    settle(by: ledger)
    let inside = ledger.days.clamped(to: span)
    let part = inside.isEmpty ? ledger : ledger.part(inside)
    let table = isWhole ? survey.table : survey.table.onDays(span.contains)
    guard !filter.isEmpty, let days = table.writtenDays else {
      return Statistics(table, today: today, first: first, plan: plan, ledger: part, streak: streak)
    }
    let wanted = self.days(filter, in: days)
    return Statistics(
      table.onDays(wanted.contains), today: today, first: first, plan: plan, ledger: part, streak: streak,
      isCounted: wanted.contains)
  }

  /// The day to which a moment belongs, as `today` has it: in the small hours of a night the day on which
  /// the night began.
  package func day(of moment: Instant, in journal: Journal) -> CivilDay {
    let local = journal.zone.local(moment).day
    let near = survey.records { abs(local.days(until: $0.date)) <= 2 + Ledger.margin }
    return ShiftDay.belonging(to: moment, records: near, plan: plan, dayStarts: journal.profile.dayStarts).day
  }
}

extension Journal {
  /// The day of the first thing that was written: of those before it nothing can be expected.
  package var firstDayWritten: CivilDay? {
    let query = Query(kinds: [.entry, .checkIn, .checkOut], sort: Sort(by: .date, ascending: true), limit: 1)
    return records(matching: query).records.first?.date
  }
}

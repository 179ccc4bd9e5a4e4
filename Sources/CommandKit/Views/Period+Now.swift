import JournalIndex
import JournalKit
import JournalModel
import JournalShifts
import JournalStore

extension Period {
  /// The day to which a moment belongs, as `today` has it: in the small hours of a night the day on which
  /// the night began.
  package func day(of moment: Instant, in journal: Journal) -> CivilDay {
    let local = journal.zone.local(moment).day
    let near = survey.records { abs(local.days(until: $0.date)) <= 2 + Ledger.margin }
    return ShiftDay.belonging(
      to: moment, records: near, plan: plan, dayStarts: journal.profile.dayStarts
    ).day
  }
}

extension Journal {
  /// The day of the first thing that was written: of those before it nothing can be expected.
  package var firstDayWritten: CivilDay? {
    var query = Query()
    query.kinds = [.entry, .checkIn, .checkOut]
    query.sort = Sort(by: .date, ascending: true)
    query.limit = 1
    return records(matching: query).records.first?.date
  }
}

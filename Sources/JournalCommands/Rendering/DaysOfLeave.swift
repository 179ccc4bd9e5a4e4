import JournalIndex
import JournalKit
import JournalModel
import JournalShifts
import JournalStore
import Synchronization

/// How many days each time off of a journal takes, as a report counts them. It is reckoned for those that are
/// asked about: most lists have none.
package final class DaysOfLeave: Sendable {
  /// What is asked once: the days of check-ins, check-outs and dated shifts, and a plan of time off alone.
  private typealias Known = (journal: Journal, noted: Set<CivilDay>, plan: ShiftPlan)
  private let journal: Journal
  private let known = Mutex<Known?>(nil)
  private let now: Instant

  package init(_ journal: Journal, now: Instant) { (self.journal, self.now) = (journal, now) }

  package func count(of vacation: Vacation) -> (off: Double, worked: Double) {
    known.withLock { known in
      let (journal, noted, plan) = known ?? ask()
      known = (journal, noted, plan)
      let (first, last) = (vacation.from, vacation.until)
      // Where nothing was noted nothing was worked: that needs no ledger.
      let isNoted = (-1...first.days(until: last) + 1).contains { noted.contains(first.advanced(by: $0)) }
      // What a word of the rota carries is no record.
      guard isNoted || vacation.id.isEmpty else {
        return Ledger([], days: first...first, now: now, plan: plan).days(of: vacation, plan)
      }
      let period = Period(
        journal, near: first.advanced(by: -Ledger.margin)...last.advanced(by: Ledger.margin))
      return period.ledger(now: now).days(of: vacation, period.plan)
    }
  }

  private func ask() -> Known {
    let journal = journal.snapshot()
    let noted = journal.survey(Query(kinds: [.checkIn, .checkOut, .shift])).table.facts.map(\.date)
    let vacations = journal.records(matching: Query(kinds: [.vacation])).records.compactMap { Vacation($0) }
    return (journal, Set(noted), ShiftPlan(profile: Profile(), vacations: vacations))
  }
}

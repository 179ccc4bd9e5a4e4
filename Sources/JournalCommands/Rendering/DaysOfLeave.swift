import JournalKit
import JournalModel
import JournalShifts
import JournalStore
import Synchronization

/// How many days each time off of a journal takes, as a report counts them. It is reckoned for those that are
/// asked about: most lists have none.
package final class DaysOfLeave: Sendable {
  private let journal: Mutex<Journal>
  private let now: Instant

  package init(_ journal: Journal, now: Instant) {
    self.journal = Mutex(journal.snapshot())
    self.now = now
  }

  package func count(of vacation: Vacation) -> (off: Double, worked: Double) {
    journal.withLock { journal in
      let (first, last) = (vacation.from, vacation.until)
      let period = Period(
        journal, near: first.advanced(by: -Ledger.margin)...last.advanced(by: Ledger.margin))
      return period.ledger(now: now).days(of: vacation, period.plan)
    }
  }
}

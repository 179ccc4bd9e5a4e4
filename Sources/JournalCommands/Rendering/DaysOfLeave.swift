import JournalIndex
import JournalModel
import JournalShifts
import JournalStore
import Synchronization

/// How many days each time off of a journal takes: sickness gives some back, and those that two have count
/// once. It is reckoned with the first that is asked about, for most lists have none.
package final class DaysOfLeave: Sendable {
  private let journal: Journal
  private let plan = Mutex<ShiftPlan?>(nil)

  package init(_ journal: Journal) { self.journal = journal }

  package func count(of vacation: Vacation) -> Int {
    plan.withLock { plan in
      let known =
        plan
        ?? ShiftPlan(
          profile: Profile(),
          vacations: journal.records(matching: Query(kinds: [.vacation])).records.compactMap { Vacation($0) })
      plan = known
      return known.days(of: vacation)
    }
  }
}

import JournalKit
import JournalModel
import JournalStore

extension Context {
  /// What days mean in a journal.
  package func dates(in journal: Journal, _ direction: DateContext.Direction = .past) -> Dates {
    Dates(journal, today: today(in: journal), direction)
  }
}

import JournalIndex
import JournalModel

extension Journal {
  /// The same journal for somebody who is not the person herself: no answer has anything of a private record.
  package func withoutPrivate() -> Journal {
    var journal = self
    journal.source = OpenRecords(of: source, store: store)
    return journal
  }
}

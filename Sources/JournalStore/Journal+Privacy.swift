import JournalIndex
import JournalModel

extension Journal {
  /// The same journal for somebody who is not the person herself: no answer has anything of a private record.
  package func withoutPrivate() -> Journal {
    var journal = self
    journal.source = OpenRecords(of: source)
    return journal
  }

  /// The records that match and are private.
  package func privateRecords(matching query: Query = Query()) -> [Record] {
    source.privateRecords(matching: query)
  }
}

extension RecordSource {
  /// The records that match and are private: few, so that no other one is made.
  func privateRecords(matching query: Query = Query()) -> [Record] {
    var asked = query
    asked.isPrivate = true
    return answer(to: asked, scope: .all).records
  }
}

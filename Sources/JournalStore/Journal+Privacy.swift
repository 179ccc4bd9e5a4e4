import JournalIndex
import JournalModel

extension Journal {
  /// The same journal for somebody who is not the person herself: no answer has anything of a private record.
  package func withoutPrivate() -> Journal {
    var journal = self
    journal.source = OpenRecords(of: source, store: store)
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
    var paths: Set<[UInt8]> = []
    return Record.privacyKeys.flatMap { key in
      var asked = query
      // The key whatever it says: what it means is decided by the record itself.
      asked.conditions.append(Condition(key: key, comparison: .notEqual, value: ""))
      return answer(to: asked, scope: .all).records.filter { record in
        record.isPrivate && paths.insert(Array(record.path.utf8)).inserted
      }
    }
  }
}

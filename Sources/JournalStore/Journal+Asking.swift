import JournalModel

extension Journal {
  /// The journal as one look at its files finds it: what is asked of it is answered from that look, however often, so that the
  /// answers fit together and only the first takes the time of a look.
  public func still() -> Journal {
    var journal = self
    journal.source = source.still()
    return journal
  }

  /// The records, time off and dated shifts among them, with a word that is wanted, folder by folder in the order of their
  /// paths' bytes.
  ///
  /// - Parameter isWanted: is asked of the words that the journal has, not of each record.
  public func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    source.records(withWords: isWanted)
  }
}

extension RecordSource {
  func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    answer(to: Query(), scope: .all).records.filter { $0.words.contains(where: isWanted) }
      .sorted { PathText.precedes($0.path, $1.path) }
  }
}

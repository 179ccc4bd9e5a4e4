import JournalModel

extension SearchMatch {
  /// The match of one record alone.
  package init?(_ terms: SearchTerms, in record: Record, body: UnsafeBufferPointer<UInt8>) {
    var scorer = SearchScorer(terms)
    self.init(&scorer, in: record, body: body)
  }
}

extension Rota {
  /// A rota of one word a day.
  package init(from: CivilDay, cycle: [ShiftType], hours: UsualHours = [:]) {
    self.init(from: from, cycle: cycle.map { [$0] }, hours: hours)
  }
}

extension DaySet {
  package init(_ days: some Sequence<CivilDay>) {
    self.init()
    for day in days { insert(day) }
  }
}

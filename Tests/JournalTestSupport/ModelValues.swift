import JournalModel

/// How one record alone answers a search; `nil` where it does not, of which both ways to ask must agree.
package struct SearchMatch {
  package let score: Int
  package let snippet: String

  package init?(_ terms: SearchTerms, in record: Record, body: UnsafeBufferPointer<UInt8>) {
    var scorer = SearchScorer(terms)
    let (score, snippet) = (scorer.score(of: record, body: body), scorer.snippet(of: record, body: body))
    precondition((score == nil) == (snippet == nil), "\(terms) in \(record)")
    guard let score, let snippet else { return nil }
    (self.score, self.snippet) = (score, snippet)
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

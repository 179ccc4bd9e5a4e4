/// Says of one record after the other whether and how well it answers a search: the ``SearchMatch/score``,
/// without a snippet and much faster.
package struct SearchScorer {
  private let terms: SearchTerms
  private var counter = MatchCounter()
  private var memory: [UInt8] = []

  /// A scorer for any number of records.
  package init(_ terms: SearchTerms) { self.terms = terms }

  /// The score of a record and its body; `nil` where a word is missing, or one is there that must not.
  package mutating func score(of record: Record, body: UnsafeBufferPointer<UInt8>) -> Int? {
    var score = 0
    for term in terms.terms {
      let limit = term.isExcluded ? 1 : SearchField.enough
      var found = counter.count(of: term, in: body, atMost: limit) * SearchField.weights.text
      SearchField.forEach(in: record, &memory) { text, weight in
        found += counter.count(of: term, in: text, atMost: limit) * weight
      }
      if term.isExcluded ? found > 0 : found == 0 { return nil }
      score += found
    }
    return score
  }
}

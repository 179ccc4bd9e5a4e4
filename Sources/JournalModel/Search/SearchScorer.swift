/// Says of one record after the other whether and how well it answers a search: the ``SearchMatch/score``.
package struct SearchScorer {
  package let terms: SearchTerms
  private var counter = MatchCounter()
  private var memory: [UInt8] = []
  /// What the texts of the record at hand are worth so far, for each term.
  private var found: [Int]

  package init(_ terms: SearchTerms) {
    self.terms = terms
    found = [Int](repeating: 0, count: terms.terms.count)
  }

  /// The score of a record and its body; `nil` where a word is missing, or one is there that must not.
  package mutating func score(of record: Record, body: UnsafeBufferPointer<UInt8>) -> Int? {
    for index in found.indices { found[index] = 0 }
    var memory: [UInt8] = []
    swap(&memory, &self.memory)
    unsafe SearchField.forEach(in: record, &memory) { unsafe add($0, weight: $1) }
    swap(&memory, &self.memory)
    unsafe add(body, weight: SearchField.weights.text)
    var score = 0
    for (term, found) in zip(terms.terms, found) {
      if term.isExcluded ? found > 0 : found == 0 { return nil }
      score += found
    }
    return score
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, weight: Int) {
    for (index, term) in terms.terms.enumerated() {
      let limit = term.isExcluded ? 1 : SearchField.enough
      unsafe found[index] += counter.count(of: term, in: text, atMost: limit) * weight
    }
  }
}

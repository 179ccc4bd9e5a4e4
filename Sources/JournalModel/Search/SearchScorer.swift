/// Says of one record after the other whether it answers a search, how well, and by which part of its text.
package struct SearchScorer {
  package let terms: SearchTerms
  var counter = MatchCounter()
  private var memory: [UInt8] = []
  /// What the texts of the record at hand are worth so far, for each term.
  var found: [Int]

  package init(_ terms: SearchTerms) {
    self.terms = terms
    found = [Int](repeating: 0, count: terms.terms.count)
  }

  /// How well a record and its body answer: the sum over all matches, a title weighing more than a tag or a
  /// mood, and these more than the text; `nil` where a word is missing, or one is there that must not.
  package mutating func score(of record: Record, body: UnsafeBufferPointer<UInt8>) -> Int? {
    for index in found.indices { found[index] = 0 }
    unsafe forEachField(of: record) { unsafe $0.add($1, weight: $2) }
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

  mutating func forEachField(
    of record: Record, _ body: (inout SearchScorer, UnsafeBufferPointer<UInt8>, _ weight: Int) -> Void
  ) {
    var memory: [UInt8] = []
    swap(&memory, &self.memory)
    unsafe SearchField.forEach(in: record, &memory) { unsafe body(&self, $0, $1) }
    swap(&memory, &self.memory)
  }
}

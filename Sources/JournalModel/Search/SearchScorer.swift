/// Says of one record after the other whether and how well it answers a search: the ``SearchMatch/score``.
///
/// What a record says beside its body is given to it text by text, whoever has it; its body comes last.
package struct SearchScorer {
  package let terms: SearchTerms
  private var counter = MatchCounter()
  private var memory: [UInt8] = []
  /// What the texts of the record at hand are worth so far, for each term.
  private var found: [Int]

  /// A scorer for any number of records.
  package init(_ terms: SearchTerms) {
    self.terms = terms
    found = [Int](repeating: 0, count: terms.terms.count)
  }

  /// Begins the next record.
  package mutating func begin() { for index in found.indices { found[index] = 0 } }

  /// Adds a text of the record.
  package mutating func add(_ text: UnsafeBufferPointer<UInt8>, weight: Int) {
    for index in found.indices { unsafe found[index] += worth(of: text, weight: weight, for: index) }
  }

  /// Adds what a text is worth for a term.
  package mutating func add(_ worth: Int, for term: Int) { found[term] += worth }

  /// What a text is worth for a term.
  package mutating func worth(of text: UnsafeBufferPointer<UInt8>, weight: Int, for term: Int) -> Int {
    let limit = terms.terms[term].isExcluded ? 1 : SearchField.enough
    return unsafe counter.count(of: terms.terms[term], in: text, atMost: limit) * weight
  }

  /// What a key of the person's own is worth for a term.
  package mutating func worth(of field: Value.Field, for term: Int) -> Int {
    var (memory, worth) = ([UInt8](), 0)
    swap(&memory, &self.memory)
    unsafe SearchField.withText(of: field, &memory) {
      worth = unsafe self.worth(of: $0, weight: SearchField.weights.text, for: term)
    }
    swap(&memory, &self.memory)
    return worth
  }

  /// Adds all that a record says beside its body.
  package mutating func add(_ record: Record) {
    var memory: [UInt8] = []
    swap(&memory, &self.memory)
    unsafe SearchField.forEach(in: record, &memory) { unsafe add($0, weight: $1) }
    swap(&memory, &self.memory)
  }

  /// The score of the record at hand, with its body; `nil` where a word is missing, or one is there that must
  /// not.
  package mutating func score(body: UnsafeBufferPointer<UInt8>) -> Int? {
    var score = 0
    for (index, term) in terms.terms.enumerated() {
      let found = unsafe found[index] + worth(of: body, weight: SearchField.weights.text, for: index)
      if term.isExcluded ? found > 0 : found == 0 { return nil }
      score += found
    }
    return score
  }

  /// The score of a record and its body; `nil` where a word is missing, or one is there that must not.
  package mutating func score(of record: Record, body: UnsafeBufferPointer<UInt8>) -> Int? {
    begin()
    add(record)
    return unsafe score(body: body)
  }
}

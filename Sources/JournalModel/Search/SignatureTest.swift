/// Asks signatures whether a record may answer a search.
package struct SignatureTest: Sendable {
  /// What must be in a signature: where, and which bits.
  private var entries: [(place: UInt64, bits: UInt64)] = []

  /// What a search asks of every record.
  ///
  /// Words of scripts without spaces are found within others, beginnings of one or two letters are too many: these, and what
  /// must not occur, are left to the text.
  package init(_ terms: SearchTerms) {
    for term in terms.terms where !term.isExcluded {
      for (place, word) in term.words.enumerated() {
        let key = WordKey(word)
        let isBeginning = term.isPrefix && place == term.words.count - 1
        if !isBeginning, FoldedText.isUnspaced(word) { continue }
        if let beginning = key.beginning { add(beginning, .beginning) }
        if !isBeginning { add(key.entry, .word) }
      }
    }
  }

  private mutating func add(_ entry: UInt64, _ sort: WordSignature.Sort) {
    let (place, pattern) = WordSignature.hash(entry, sort)
    entries.append((place, WordSignature.patterns[pattern]))
  }

  /// Whether every record may answer.
  package var admitsAll: Bool { entries.isEmpty }

  /// Whether a record with this signature may answer; an empty one stands for a record of which nothing is known.
  @inline(__always)
  package func mayMatch(_ signature: UnsafeRawBufferPointer) -> Bool {
    let count = signature.count / 8
    guard count > 0 else { return true }
    for (place, bits) in entries {
      let offset = WordSignature.number(at: place, among: count) * 8
      let number = UInt64(littleEndian: signature.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      if number & bits != bits { return false }
    }
    return true
  }
}

import JournalModel

/// Asks signatures whether a record may answer a search.
package struct SignatureTest: Sendable {
  /// What must be in a signature.
  private(set) var entries: [(entry: UInt64, sort: WordSignature.Sort)] = []
  let patterns = WordSignature.patterns

  /// What a search asks of every record.
  ///
  /// Words of scripts without spaces are found within others, beginnings of one or two letters are too many:
  /// these, and what must not occur, are left to the text.
  package init(_ terms: SearchTerms) {
    for term in terms.terms where !term.isExcluded {
      for (index, word) in term.words.enumerated() {
        let key = WordKey(word)
        let isBeginning = term.isPrefix && index == term.words.count - 1
        if !isBeginning, FoldedText.isUnspaced(word) { continue }
        if let beginning = key.beginning { entries.append((beginning, .beginning)) }
        if !isBeginning { entries.append((key.entry, .word)) }
      }
    }
  }

  /// Whether every record may answer.
  package var admitsAll: Bool { entries.isEmpty }

  /// Whether a record with this signature may answer; an empty one stands for a record of which nothing is
  /// known.
  @inline(__always)
  package func mayMatch(_ signature: UnsafeRawBufferPointer) -> Bool {
    let count = signature.count / 8
    guard count > 0 else { return true }
    for (entry, sort) in entries {
      let spot = WordSignature.bits(of: entry, sort, among: count)
      let bits = patterns[spot.pattern]
      let number = UInt64(
        littleEndian: signature.loadUnaligned(fromByteOffset: spot.number * 8, as: UInt64.self))
      if number & bits != bits { return false }
    }
    return true
  }
}

import JournalModel

/// Finds what a person probably meant.
package enum NearestWord {
  /// The candidate that is fewest typing mistakes away; `nil` where all are too far to be meant.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    let limit = max(1, min(3, word.unicodeScalars.count / 2))
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let distance =
        candidate.hasPrefix(word) && word.utf8.count >= 3
        ? 1 : Spelling.distance(Array(word.unicodeScalars.prefix(64)), Array(candidate.unicodeScalars))
      if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
    }
    return best?.word
  }
}

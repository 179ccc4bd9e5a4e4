/// Finds what a person probably meant.
package enum NearestWord {
  /// The candidate that is fewest typing mistakes away; `nil` where all are too far to be meant.
  package static func of(_ word: String, among candidates: [String]) -> String? {
    let limit = max(1, min(3, word.unicodeScalars.count / 2))
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let distance =
        candidate.hasPrefix(word) && word.utf8.count >= 3
        ? 1 : self.distance(Array(word.unicodeScalars.prefix(64)), Array(candidate.unicodeScalars))
      if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
    }
    return best?.word
  }

  /// Insertions, deletions, substitutions and swaps of neighbours between two words (optimal string
  /// alignment).
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        var cost = min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}

/// What a misspelt word was meant to be.
public enum Spelling {
  /// The candidate nearest to a word, without regard to case and accents; `nil` where none is near. The first
  /// one wins where several are.
  ///
  /// Near means: at most a third of the longer word's letters, but at least one, are typed wrong, left out,
  /// put in or swapped with their neighbour; or the candidate begins with the word, of at least two letters.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    var best: (candidate: String, distance: Int)?
    // Letters, not bytes: two of Korean differ in one byte of three.
    let letters = Array(Folding.folded(word).unicodeScalars)
    for candidate in candidates {
      let others = Array(Folding.folded(candidate).unicodeScalars)
      let allowed = max(1, max(letters.count, others.count) / 3)
      let distance = distance(letters, others)
      guard distance <= allowed, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
      ?? candidates.first { letters.count >= 2 && Folding.folded($0).unicodeScalars.starts(with: letters) }
  }

  /// The name that an unknown one probably was meant to be: one mistake away, or two from six letters on. The
  /// first letter is seldom mistyped, and short words are too near to others.
  package static func nearestName(to name: String, among names: [String]) -> String? {
    let word = letters(of: name)
    guard word.count >= 4 else { return nil }
    let near = names.map { (name: $0, letters: letters(of: $0)) }.filter { $0.letters.first == word.first }
      .map { (name: $0.name, distance: distance(word, $0.letters)) }.min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= (word.count >= 6 ? 2 : 1) ? $0.name : nil }
  }

  /// The bytes of a name without regard to its case, accents, blanks, hyphens and underscores.
  package static func letters(of name: String) -> [UInt8] {
    Folding.folded(name).utf8.filter { !" -_".utf8.contains($0) }
  }

  /// How many letters must be changed, put in, left out or swapped with their neighbour to make one word the
  /// other.
  ///
  /// - Source: optimal string alignment (Damerau 1964, Levenshtein 1966), on UTF-8 bytes; words beyond 64
  ///   bytes are far apart.
  public static func distance(_ left: String, _ right: String) -> Int {
    distance(Array(left.utf8), Array(right.utf8))
  }

  /// The same of words as bytes, or as other letters.
  package static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    guard left.count <= 64, right.count <= 64 else { return left == right ? 0 : max(left.count, right.count) }
    let width = right.count + 1
    return unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      for column in 0..<width { unsafe rows[column] = column }
      // The row before the last one, the last one, and the one that is made.
      var (before, last, made) = (2 * width, 0, width)
      for row in left.indices {
        unsafe rows[made] = row + 1
        for column in right.indices {
          let change = unsafe rows[last + column] + (left[row] == right[column] ? 0 : 1)
          var cost = unsafe min(change, rows[last + column + 1] + 1, rows[made + column] + 1)
          if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
            cost = unsafe min(cost, rows[before + column - 1] + 1)
          }
          unsafe rows[made + column + 1] = cost
        }
        (before, last, made) = (last, made, before)
      }
      return unsafe rows[last + right.count]
    }
  }

  /// Whether one letter changed, put in, left out or swapped with its neighbour makes one word the other;
  /// the same word does not count. One pass, for those who ask it of every key of every file.
  public static func areOneLetterApart<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var end = 0
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
    switch (left.count - start - end, right.count - start - end) {
    case (1, 1), (1, 0), (0, 1): return true
    case (2, 2): return left[start] == right[start + 1] && left[start + 1] == right[start]
    default: return false
    }
  }
}

/// The names that people mark in what they write: `#calm`, `#ward/night`, `@Anna`.
package enum MarkedWord {
  /// What has more characters is no name.
  package static let longest = 100

  /// The name behind a mark at the beginning of a word; `nil` without one.
  ///
  /// Letters of any script, digits, `_`, `-` and `/` are part of a name, at least one letter or digit among
  /// them, and digits alone are a number. `#a#b` is no name, nor is one that ends in what is no text.
  ///
  /// - Source: Obsidian's help, "Tags", "Tag format".
  package static func name(in word: Substring, behind mark: Character) -> Substring? {
    guard word.first == mark else { return nil }
    let start = word.index(after: word.startIndex)
    var (end, next, count) = (start, start, 0)
    var (isNumber, isNamed, endsAsNumber) = (true, false, true)
    while next < word.endIndex {
      let character = word[next]
      let isLetter = character.isLetter
      let isDigit = !isLetter && character.isNumber
      guard isLetter || isDigit || "-_/".contains(character) else {
        if character == mark || character == "\u{FFFD}" { return nil }
        break
      }
      next = word.index(after: next)
      count += 1
      guard count <= longest else { return nil }
      (isNumber, isNamed) = (isNumber && isDigit, isNamed || isLetter || isDigit)
      if character != "/" { (end, endsAsNumber) = (next, isNumber) }
    }
    // Signs alone name nothing.
    return isNamed && !endsAsNumber ? word[start..<end] : nil
  }
}

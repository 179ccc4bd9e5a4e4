/// The words of a language that hint at a tag.
///
/// A keyword is a word or several, folded: the beginning of one, or with a blank behind it a whole one. One
/// that begins with `-` is an expression that hints at nothing, though a keyword stands in it: `-no doubt `.
struct TagKeywords {
  private let hints: [Keyword]
  private let others: [Keyword]

  /// These keywords.
  init(_ words: [String]) {
    hints = words.filter { !$0.hasPrefix("-") }.map { Keyword($0) }
    others = words.filter { $0.hasPrefix("-") }.map { Keyword(String($0.dropFirst())) }
  }

  private struct Keyword {
    let words: [String]
    let isBeginning: Bool

    init(_ text: String) {
      isBeginning = !text.hasSuffix(" ")
      words = text.split(separator: " ").map(String.init)
    }

    /// How many words it is, where some begin with it.
    func match(_ words: ArraySlice<String>) -> Int? {
      guard !self.words.isEmpty, words.count >= self.words.count else { return nil }
      let isThere = zip(self.words, words).enumerated().allSatisfy { number, pair in
        isBeginning && number == self.words.count - 1 ? pair.1.hasPrefix(pair.0) : pair.0 == pair.1
      }
      return isThere ? self.words.count : nil
    }
  }

  /// Whether a text hints at the tag: a keyword stands in it that nothing before it denies.
  ///
  /// - Parameter lexicon: what denies in the text's language; nothing where it is `nil`.
  func hint(in text: MoodText, _ lexicon: MoodLexicon?) -> Bool {
    text.sentences.contains { $0.contains { hints(in: $0.words, lexicon) } }
  }

  private func hints(in clause: [String], _ lexicon: MoodLexicon?) -> Bool {
    var index = 0
    while index < clause.count {
      if let length = others.lazy.compactMap({ $0.match(clause[index...]) }).first {
        index += length
      } else if hints.contains(where: { $0.match(clause[index...]) != nil }),
        !isDenied(at: index, in: clause, lexicon)
      {
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  private func isDenied(at index: Int, in clause: [String], _ lexicon: MoodLexicon?) -> Bool {
    guard let lexicon else { return false }
    return lexicon.isNegated(by: clause[max(0, index - 3)..<index], after: clause[..<index])
  }
}

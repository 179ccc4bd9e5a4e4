/// The words of a language that hint at a tag.
///
/// A keyword is a word or several, folded: the beginning of one, or with a blank behind it a whole one. A
/// mark before it says when it hints:
/// - `-no doubt ` is an expression that hints at nothing, though a keyword stands in it;
/// - `~tired ` only where it is said of the person or the day, as a mood is (``MoodClause``);
/// - `^died ` only where somebody stands before it, so that no battery dies;
/// - `?ask myself ` even in a question, and beside words that tell that nothing happened.
struct TagKeywords {
  private let hints: [Keyword]
  private let others: [Keyword]

  init(_ words: [String]) {
    let keywords = words.map { Keyword($0) }
    hints = keywords.filter { $0.mark != "-" }
    others = keywords.filter { $0.mark == "-" }
  }

  private struct Keyword {
    let mark: Character?
    let words: [String]
    let isBeginning: Bool

    init(_ text: String) {
      mark = text.first.flatMap { "-~^?".contains($0) ? $0 : nil }
      isBeginning = !text.hasSuffix(" ")
      words = text.dropFirst(mark == nil ? 0 : 1).split(separator: " ").map(String.init)
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

  /// Whether a text hints at the tag: a keyword stands in it that nothing around it denies.
  ///
  /// - Parameter lexicon: what is known of the text's language; every keyword counts where it is `nil`.
  func hint(in text: MoodText, _ lexicon: MoodLexicon?) -> Bool {
    text.sentences.contains { sentence in
      let isUnreal = sentence.isQuestion || lexicon?.unreal.occur(in: sentence.words) ?? false
      return sentence.clauses.contains {
        hints(in: $0, isUnreal: isUnreal, isOnly: sentence.clauses.count == 1, lexicon)
      }
    }
  }

  private func hints(in words: [String], isUnreal: Bool, isOnly: Bool, _ lexicon: MoodLexicon?) -> Bool {
    let clause = lexicon.map { MoodClause(words, $0) }
    var index = 0
    while index < words.count {
      if let length = others.lazy.compactMap({ $0.match(words[index...]) }).first {
        index += length
        continue
      }
      for keyword in hints where !isUnreal || keyword.mark == "?" {
        if let length = keyword.match(words[index...]),
          clause?.says(index..<index + length, as: keyword.mark, isOnly: isOnly) ?? true
        {
          return true
        }
      }
      index += 1
    }
    return false
  }
}

extension MoodClause {
  /// Whether words of it are meant, as the mark of a keyword asks.
  ///
  /// - Parameter isOnly: whether it is all of its sentence; a word alone before something else, `Empty, the
  ///   yellow bin`, may be said of that.
  fileprivate func says(_ range: Range<Int>, as mark: Character?, isOnly: Bool) -> Bool {
    switch mark {
    case "?": true
    case "~":
      !isUncertain(range, of: -1)
        && subject(of: range).map { !$0.isDenied && (isOnly || range.count < words.count) } ?? false
    case "^": hasOther(before: range.lowerBound) && denialCount(outside: range) == 0
    default: denialCount(outside: range) == 0
    }
  }
}

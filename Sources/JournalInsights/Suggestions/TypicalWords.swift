import JournalModel

/// Words that are typical of one text within a journal: frequent in it and rare elsewhere.
///
/// - Source: tf–idf; Spärck Jones (1972), "A statistical interpretation of term specificity", J. of
///   Documentation 28.
public struct TypicalWords: Sendable {
  /// In how many texts each folded word occurs.
  private var texts: [String: Int] = [:]
  /// How many texts there are.
  public private(set) var count = 0

  /// A journal without texts.
  public init() {}

  /// Takes a text of the journal in.
  public mutating func add(_ text: String) {
    count += 1
    for word in Set(TagSuggestion.words(of: text)) { texts[String(word), default: 0] += 1 }
  }

  /// The typical words of a text, the most typical first, as the text writes them first. A word that is said
  /// once and in no other text is left out: it would tell nothing about any other record.
  ///
  /// - Parameters:
  ///   - text: one of those taken in, or a new one.
  ///   - stopWords: folded words that say nothing in the text's language.
  ///   - limit: the most words wanted.
  public func words(of text: String, stopWords: Set<String>, limit: Int = 5) -> [String] {
    var counts: [String: (spelling: Substring, count: Int)] = [:]
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
      let folded = Folding.folded(String(word))
      guard folded.count >= 4, folded.contains(where: \.isLetter), !stopWords.contains(folded) else {
        continue
      }
      counts[folded, default: (word, 0)].count += 1
    }
    let shared = counts.filter { folded, word in word.count > 1 || texts[folded, default: 0] > 1 }
    let scored = shared.map { folded, word in
      (folded: folded, spelling: word.spelling, score: score(folded, count: word.count))
    }
    return scored.filter { $0.score > 0 }.sorted { ($1.score, $0.folded) < ($0.score, $1.folded) }
      .prefix(limit).map { $0.spelling.lowercased() }
  }

  /// How typical a word is: one that every text has scores 0.
  private func score(_ word: String, count: Int) -> Double {
    Double(count) * Mathematics.logarithm(Double(self.count + 1) / Double((texts[word] ?? 0) + 1))
  }
}

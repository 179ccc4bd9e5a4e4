import JournalModel

/// What the words of a language say about a mood.
///
/// All words are folded; one that ends with `*` stands for all that begin so, and an underscore joins words
/// that stand one after the other. What is worth 0 is an expression that says nothing: `happy birthday`.
package struct MoodLexicon: Sendable {
  /// The code of the language.
  package let code: String
  /// Words without which hardly a sentence of the language is written: they tell that a text is in it.
  let function: Set<String>
  /// Words that turn what follows into its opposite.
  let negations: Set<String>
  /// Words that do so together alone, as `ne … plus` does; `plus` alone says more.
  let negationPair: (first: Set<String>, second: Set<String>)
  /// Words that make what follows stronger, and weaker.
  let stronger: Set<String>
  let weaker: Set<String>
  /// Words that begin a part of a sentence that counts more than what was before it.
  let turns: Set<String>
  /// Words that tell that nothing of a part of a sentence is so.
  let unreal: Set<String>
  /// Words that lessen what follows: `less tired` says neither this nor that.
  let lessening: Set<String>
  /// A negation that makes stronger what follows a word of comparison: `never so happy`.
  let superlative: (never: String, comparing: Set<String>)
  /// Words for things that go wrong: what is called lovely beside them may be meant so, or not at all.
  let mishaps: Phrases
  /// What makes a whole sentence one of doubt, hope, hearsay or irony.
  let doubtful: Phrases
  /// Sentences that take back the one before them.
  let takingBack: Set<String>
  /// Words that begin a sentence and say nothing alone.
  let fillers: Set<String>
  /// Words for the person who writes, and for others.
  let own: Set<String>
  let others: Set<String>
  /// Words for what a person lives through, `night` and `it`: what is said of anything else tells no mood.
  let lived: Set<String>
  /// What says that it was neither good nor bad.
  let neutral: Phrases
  /// Values from −3 to 3.
  private var values = Phrases()
  private var tones: [Double] = []

  /// Words with numbers, the longest phrases found first.
  struct Phrases: Sendable {
    private var whole: [String: Int] = [:]
    private var beginnings: [String: Int] = [:]
    private var longest = 1
    private var shortestBeginning = Int.max

    init(_ words: String = "") { add(words, 0) }

    mutating func add(_ words: String, _ value: Int) {
      for word in words.split(separator: " ") {
        let phrase = word.split(separator: "_").joined(separator: " ")
        longest = max(longest, word.count { $0 == "_" } + 1)
        if phrase.hasSuffix("*") {
          beginnings[String(phrase.dropLast())] = value
          shortestBeginning = min(shortestBeginning, phrase.count - 1)
        } else {
          whole[phrase] = value
        }
      }
    }

    /// The number of the longest phrase that begins a slice, and of how many words it is.
    func match(_ words: ArraySlice<String>) -> (value: Int, length: Int)? {
      for length in stride(from: min(longest, words.count), through: 1, by: -1) {
        let phrase = words.prefix(length).joined(separator: " ")
        if let value = whole[phrase] ?? beginning(of: phrase) { return (value, length) }
      }
      return nil
    }

    /// Whether one of the phrases stands anywhere among words.
    func occur(in words: [String]) -> Bool { words.indices.contains { match(words[$0...]) != nil } }

    /// What a phrase begins with, its last word at least in part.
    private func beginning(of phrase: String) -> Int? {
      guard phrase.count >= shortestBeginning else { return nil }
      let last = phrase.lastIndex(of: " ").map { phrase.distance(from: phrase.startIndex, to: $0) + 2 } ?? 1
      for length in stride(from: phrase.count, through: max(shortestBeginning, last), by: -1) {
        if let value = beginnings[String(phrase.prefix(length))] { return value }
      }
      return nil
    }
  }

  /// A lexicon.
  ///
  /// - Parameter values: what words are worth, and the words.
  init(
    code: String, function: String, negations: String, negationPair: (String, String) = ("", ""),
    stronger: String, weaker: String, turns: String, unreal: String, lessening: String,
    superlative: (String, String),
    mishaps: String, doubtful: String, takingBack: String, fillers: String, own: String, others: String,
    lived: String, neutral: String, values: [(Double, String)]
  ) {
    let set = { (words: String) in Set(words.split(separator: " ").map(String.init)) }
    self.code = code
    (self.function, self.negations) = (set(function), set(negations))
    self.negationPair = (set(negationPair.0), set(negationPair.1))
    (self.stronger, self.weaker, self.turns, self.unreal) = (
      set(stronger), set(weaker), set(turns), set(unreal)
    )
    (self.lessening, self.fillers) = (set(lessening), set(fillers))
    self.superlative = (superlative.0, set(superlative.1))
    (self.mishaps, self.doubtful) = (Phrases(mishaps), Phrases(doubtful))
    self.takingBack = Set(set(takingBack).map { $0.replacing("_", with: " ") })
    (self.own, self.others) = (set(own), set(others))
    self.lived = set(lived)
    self.neutral = Phrases(neutral)
    for (number, (tone, words)) in values.enumerated() {
      tones.append(tone)
      self.values.add(words, number)
    }
  }

  /// Whether words before another one turn it into its opposite.
  ///
  /// - Parameters:
  ///   - words: the few words before it.
  ///   - all: all words of its part of the sentence that stand before it.
  func isNegated(by words: ArraySlice<String>, after all: ArraySlice<String>) -> Bool {
    words.contains { negations.contains($0) || $0.hasSuffix("n't") }
      || all.contains(where: negationPair.first.contains)
        && words.contains(where: negationPair.second.contains)
  }

  /// Whether words say that something was so and is no more.
  func isOver(_ words: ArraySlice<String>) -> Bool {
    words.contains(where: negationPair.second.contains)
      || zip(words, words.dropFirst()).contains { $0 == ("any", "more") || $0 == ("no", "longer") }
  }

  /// The value of the longest phrase that begins a slice, and of how many words it is.
  func value(_ words: ArraySlice<String>) -> (value: Double, length: Int)? {
    values.match(words).map { (tones[$0.value], $0.length) }
  }
}

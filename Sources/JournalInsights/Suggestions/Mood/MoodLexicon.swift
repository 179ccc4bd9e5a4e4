import JournalModel

/// What the words of a language say about a mood.
///
/// All words are folded; one that ends with `*` stands for all that begin so, and an underscore joins words
/// that stand one after the other.
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
  /// Words that tell that nothing of it is so.
  let unreal: Set<String>
  /// Words for the person who writes, and for others.
  let own: Set<String>
  let others: Set<String>
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

    private func beginning(of phrase: String) -> Int? {
      guard phrase.count >= shortestBeginning else { return nil }
      for length in stride(from: phrase.count, through: shortestBeginning, by: -1) {
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
    stronger: String, weaker: String, turns: String, unreal: String, own: String, others: String,
    neutral: String, values: [(Double, String)]
  ) {
    let set = { (words: String) in Set(words.split(separator: " ").map(String.init)) }
    self.code = code
    (self.function, self.negations) = (set(function), set(negations))
    self.negationPair = (set(negationPair.0), set(negationPair.1))
    (self.stronger, self.weaker, self.turns, self.unreal) = (
      set(stronger), set(weaker), set(turns), set(unreal)
    )
    (self.own, self.others) = (set(own), set(others))
    self.neutral = Phrases(neutral)
    for (number, (tone, words)) in values.enumerated() {
      tones.append(tone)
      self.values.add(words, number)
    }
  }

  /// Whether words before another one turn it into its opposite.
  func isNegated(by words: ArraySlice<String>) -> Bool {
    words.contains { negations.contains($0) || $0.hasSuffix("n't") }
      || words.contains(where: negationPair.first.contains)
        && words.contains(where: negationPair.second.contains)
  }

  /// The value of the longest phrase that begins a slice, and of how many words it is.
  func value(_ words: ArraySlice<String>) -> (value: Double, length: Int)? {
    values.match(words).map { (tones[$0.value], $0.length) }
  }
}

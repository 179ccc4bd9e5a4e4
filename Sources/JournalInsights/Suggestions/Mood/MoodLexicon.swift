import JournalModel

/// What the words of a language say about a mood.
///
/// All words are folded; one that ends with `*` stands for all that begin so, and an underscore joins words
/// that stand one after the other. What is worth 0 is an expression that says nothing: `happy birthday`.
package struct MoodLexicon: Sendable {
  package let code: String
  /// Words without which hardly a sentence of the language is written: they tell that a text is in it.
  let function: Set<String>
  /// Words that turn what follows into its opposite.
  let negations: Set<String>
  /// Those that make `sad` of `happy`.
  let plainNegations: Set<String>
  /// Words that do so together alone, as `ne … plus` does; `plus` alone says more.
  let negationPair: (first: Set<String>, second: Set<String>)
  /// Words that make what follows stronger, and weaker.
  let stronger: Set<String>
  let weaker: Set<String>
  /// Words that may stand between a feeling and whom or what it is said of: `am`, `still`, `and`.
  let links: Set<String>
  /// Those before which a thing is named: what stands behind them is said of that thing.
  let articles: Set<String>
  /// Words that leave nothing certain of what follows: `less tired`.
  let comparing: Set<String>
  /// Words that do so before something good: `too calm`.
  let excess: Set<String>
  /// What tells that nothing happened: condition, hope, supposition, hearsay, what was once, what will be.
  let unreal: Phrases
  /// What leaves a feeling uncertain: contrast, comparison, irony.
  let doubtful: Phrases
  /// Words that join two sentences, `and`.
  let joining: Set<String>
  /// Words for things that go wrong: praise in a text that has one may be irony.
  let mishaps: Phrases
  /// Sentences that take back the one before them.
  let takingBack: Set<String>
  /// Words that begin a sentence and say nothing alone.
  let fillers: Set<String>
  /// Words for the person who writes, and for others.
  let own: Set<String>
  let others: Set<String>
  /// Words for what a person lives through, `it` and `today`, and for the time that passes, `night`: what is
  /// said of anything else tells no mood.
  let lived: Set<String>
  let spans: Set<String>
  /// Words behind which whoever was there may be named: `a lovely day with Ana`.
  let companions: Set<String>
  /// Words that may follow a feeling: any other may be the thing that is meant (`a happy meal`).
  let openEnds: Set<String>
  /// Words that say nothing alone: good ones, since that is how irony is written, and what may be the topic.
  let unsaidAlone: Phrases
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

  /// The lexicon of a language by its code, `Templates/words/mood.CODE.txt`: the words of each property by
  /// its name, and by a number those that are worth it.
  package init(_ code: String) {
    let words = NamedWords("mood.\(code)")
    let set = { (name: String) in Set(words[name].split(separator: " ").map(String.init)) }
    let phrases = { (name: String) in Phrases(words[name]) }
    self.code = code
    (function, negations, plainNegations) = (set("function"), set("negations"), set("plainNegations"))
    negationPair = (set("negationPairFirst"), set("negationPairSecond"))
    (stronger, weaker, articles) = (set("stronger"), set("weaker"), set("articles"))
    (comparing, excess) = (set("comparing"), set("excess"))
    links = set("links").union(stronger).union(weaker).union(articles).union(comparing).union(excess)
    (unreal, doubtful, mishaps) = (phrases("unreal"), phrases("doubtful"), phrases("mishaps"))
    joining = set("joining")
    takingBack = Set(set("takingBack").map { $0.replacing("_", with: " ") })
    (fillers, own, others) = (set("fillers"), set("own"), set("others"))
    (spans, companions) = (set("spans"), set("companions"))
    lived = set("lived").union(spans)
    openEnds = set("openEnds")
    (unsaidAlone, neutral) = (phrases("unsaidAlone"), phrases("neutral"))
    for (number, tone) in ["0", "3", "2", "1.5", "-0.8", "-1.5", "-3"].enumerated() {
      tones.append(Double(tone) ?? 0)
      values.add(words[tone], number)
    }
  }

  package static let english = MoodLexicon("en"), french = MoodLexicon("fr")

  /// Whether a word denies plainly what follows: `never so happy` says the opposite of `not happy`.
  func deniesPlainly(_ word: String) -> Bool { plainNegations.contains(word) || word.hasSuffix("n't") }

  /// Whether a word denies; the second one of a pair does so where the first one stands before it.
  func denies(_ word: String, after words: ArraySlice<String>) -> Bool {
    negations.contains(word) || word.hasSuffix("n't")
      || negationPair.second.contains(word) && words.contains(where: negationPair.first.contains)
  }

  /// The value of the longest phrase that begins a slice, and of how many words it is.
  func value(_ words: ArraySlice<String>) -> (value: Double, length: Int)? {
    values.match(words).map { (tones[$0.value], $0.length) }
  }
}

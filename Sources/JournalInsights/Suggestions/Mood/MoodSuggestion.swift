import JournalModel

/// A mood that a text suggests, by the words of a lexicon; `nil` where it says too little, or both.
///
/// - Source: the rules of VADER (Hutto and Gilbert 2014) in short: negation before a word, stronger and
///   weaker words, `but`; the lists are the program's own.
package struct MoodSuggestion: Hashable, Sendable {
  /// The step.
  package var step: Mood.Step
  /// The words it rests on, folded, the strongest first.
  package var words: [String]

  /// What a text suggests.
  package init?(_ text: String, _ lexicon: MoodLexicon) {
    let text = MoodText(text)
    var reading = Reading(lexicon: lexicon, wordCount: text.words.count)
    for sentence in text.sentences { reading.add(sentence) }
    guard let step = reading.step else { return nil }
    self.step = step
    words = reading.evidence
  }
}

/// What was read so far.
private struct Reading {
  let lexicon: MoodLexicon
  /// What words are worth: to the mood, and against another one, which even a doubtful word speaks against.
  private var found: [(value: Double, against: Double, words: String)] = []
  private var isNeutral = false
  /// What the words must weigh: one word of a long text says little.
  private let least: Double
  /// How many values there were before the last sentence.
  private var countBefore = 0
  /// Whether the last sentence was a word alone.
  private var isExclaimed = false
  /// Whether the sentence names something that went wrong: a good word in it may be irony.
  private var isSpoilt = false

  init(lexicon: MoodLexicon, wordCount: Int) {
    self.lexicon = lexicon
    least = max(0.7, min(3, Double(wordCount) / 40))
  }

  /// Reads a sentence; one of doubt, hope or hearsay says nothing.
  mutating func add(_ sentence: MoodText.Sentence) {
    let words = sentence.flatMap(\.words)
    if lexicon.takingBack.contains(words.joined(separator: " ")) {
      return found.removeSubrange(countBefore...)
    }
    // `Great. The lift. Again.`
    if isExclaimed, !words.contains(where: lexicon.own.contains) { hold(from: countBefore) }
    countBefore = found.count
    isExclaimed = words.count { !lexicon.fillers.contains($0) } == 1
    guard !lexicon.doubtful.occur(in: words) else { return }
    isSpoilt = lexicon.mishaps.occur(in: words)
    for (number, clause) in sentence.enumerated() where !clause.isQuestion {
      let isOpener = number == 0 && sentence.count > 1
      if isOpener, clause.words.allSatisfy(lexicon.fillers.contains) { continue }
      let start = found.count
      add(clause.words)
      // `Great, another double shift`: a good word alone before something else may mean its opposite.
      if isOpener, clause.words.count(where: { !lexicon.fillers.contains($0) }) == 1 {
        hold(from: start)
      }
    }
  }

  /// Takes the good words from a number on for what may be meant otherwise.
  private mutating func hold(from start: Int) {
    for known in found.indices[start...] where found[known].value > 0 { found[known].value = 0 }
  }

  /// Reads a part of a sentence, and its parts around words such as `but`.
  private mutating func add(_ words: [String]) {
    var start = 0
    for (index, word) in words.enumerated() where lexicon.turns.contains(word) {
      add(words[start..<index])
      // What comes before `but` is granted, what follows is meant.
      for known in found.indices {
        found[known].value *= 0.4
        found[known].against *= 0.4
      }
      start = index + 1
    }
    add(words[start...])
  }

  private mutating func add(_ words: ArraySlice<String>) {
    let isOwn = words.contains(where: lexicon.own.contains)
    let isOfOthers = !isOwn && words.contains(where: lexicon.others.contains)
    // A word or two is said of oneself: `Exhausted.`
    let isLived = isOwn || words.count <= 3 || words.contains(where: lexicon.lived.contains)
    let isUnreal = words.contains(where: lexicon.unreal.contains)
    var index = words.startIndex
    while index < words.endIndex {
      if let match = lexicon.neutral.match(words[index...]) {
        isNeutral = true
        index += match.length
      } else if let match = lexicon.value(words[index...]) {
        // An expression of three words says itself whether it is meant.
        let isFixed = match.length > 2
        let force = isFixed ? 1 : force(before: index, in: words, of: match.value)
        let value = match.value * force
        let isHeld = isOfOthers || !(isLived || isFixed) || (isUnreal && !isFixed) || (isSpoilt && value > 0)
        if match.value != 0 {
          found.append(
            (
              isHeld ? 0 : value, force == 0 ? match.value * -0.25 : value * (isHeld ? 0.6 : 1),
              words[index..<index + match.length].joined(separator: " ")
            ))
        }
        index += match.length
      } else {
        index += 1
      }
    }
  }

  /// How the words before an index change what stands there.
  private func force(before index: Int, in words: ArraySlice<String>, of value: Double) -> Double {
    let near = words[max(words.startIndex, index - 4)..<index]
    let next = near.suffix(2)
    if next.contains(where: lexicon.lessening.contains) { return 0 }
    // `never so happy` is very happy.
    let (never, comparing) = lexicon.superlative
    let around = near.suffix(1) + words[index...].dropFirst().prefix(1)
    if near.contains(never), around.contains(where: comparing.contains) { return 1.4 }
    if lexicon.isNegated(by: near, after: words[..<index]) {
      if value > 0 { return -0.7 }
      // `no longer sad` is all right; that nothing was broken, or nobody tired, says nothing.
      return words.contains(where: lexicon.own.contains) && lexicon.isOver(words) ? -0.5 : 0
    }
    if next.contains(where: lexicon.stronger.contains) { return 1.4 }
    return next.contains(where: lexicon.weaker.contains) ? 0.7 : 1
  }

  /// The step, where the words agree well enough.
  var step: Mood.Step? {
    let good = found.reduce(0) { $0 + max($1.value, 0) }
    let bad = found.reduce(0) { $0 - min($1.value, 0) }
    let most = max(good, bad)
    guard most >= (isNeutral ? max(1, least) : least) else { return isNeutral ? .neutral : nil }
    // Where much is good and much is bad, only the person knows.
    let against = found.reduce(0) { $0 + max(good > bad ? -$1.against : $1.against, 0) }
    guard against <= 0.38 * most else { return isNeutral ? .neutral : nil }
    let strongest = found.map { abs($0.value) }.max() ?? 0
    let isStrong = strongest >= 2.5 || (most - against >= 4 && strongest >= 2)
    if good > bad { return isStrong ? .veryHappy : .happy }
    return isStrong ? .verySad : .sad
  }

  /// The words behind the step, the strongest first, each once.
  var evidence: [String] {
    let total = found.reduce(0) { $0 + $1.value }
    var words: [String] = []
    for item in found.sorted(by: { abs($0.value) > abs($1.value) }) where item.value * total > 0 {
      if !words.contains(item.words) { words.append(item.words) }
    }
    return Array(words.prefix(5))
  }
}

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
    for clause in text.clauses where !clause.isQuestion { reading.add(clause.words) }
    guard let step = reading.step else { return nil }
    self.step = step
    words = reading.evidence
  }
}

/// What was read so far.
private struct Reading {
  let lexicon: MoodLexicon
  /// Values with the words that they are of.
  private var found: [(value: Double, words: String)] = []
  private var isNeutral = false
  /// What the words must weigh: one word of a long text says little.
  private let least: Double

  init(lexicon: MoodLexicon, wordCount: Int) {
    self.lexicon = lexicon
    least = max(0.7, min(3, Double(wordCount) / 40))
  }

  /// Reads a part of a sentence, and its parts around words such as `but`.
  mutating func add(_ words: [String]) {
    var start = 0
    for (index, word) in words.enumerated() where lexicon.turns.contains(word) {
      add(words[start..<index])
      // What comes before `but` is granted, what follows is meant.
      for known in found.indices { found[known].value *= 0.4 }
      start = index + 1
    }
    add(words[start...])
  }

  private mutating func add(_ words: ArraySlice<String>) {
    var weight = 1.0
    if words.contains(where: lexicon.unreal.contains) { weight = 0.3 }
    if words.contains(where: lexicon.others.contains), !words.contains(where: lexicon.own.contains) {
      weight *= 0.6
    }
    var index = words.startIndex
    while index < words.endIndex {
      if let match = lexicon.neutral.match(words[index...]) {
        isNeutral = true
        index += match.length
      } else if let match = lexicon.value(words[index...]) {
        let value = match.value * force(before: index, in: words, of: match.value) * weight
        if value != 0 { found.append((value, words[index..<index + match.length].joined(separator: " "))) }
        index += match.length
      } else {
        index += 1
      }
    }
  }

  /// How the words before an index change what stands there.
  private func force(before index: Int, in words: ArraySlice<String>, of value: Double) -> Double {
    let near = words[max(words.startIndex, index - 4)..<index]
    if lexicon.isNegated(by: near) {
      if value > 0 { return -0.7 }
      // `I am not sad` is all right; that nothing was broken says nothing.
      return words.contains(where: lexicon.own.contains) ? -0.5 : 0
    }
    let next = near.suffix(2)
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
    guard min(good, bad) <= 0.5 * most else { return isNeutral ? .neutral : nil }
    let strongest = found.map { abs($0.value) }.max() ?? 0
    let isStrong = strongest >= 2.5 || (most - min(good, bad) >= 4 && strongest >= 2)
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

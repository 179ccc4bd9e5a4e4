import JournalModel

struct MoodFinding {
  /// What it is worth to the mood.
  var value: Double
  /// What it is worth against another one: even a doubtful word speaks against its opposite.
  var against: Double
  let words: String
  /// Whether it is said without a verb, `lovely night`, so that what stands beside it decides.
  var isBare = false
  /// Whether it is denied: `not this and not that` says nothing.
  var isDenied = false

  init(value: Double, words: String) { (self.value, against, self.words) = (value, value, words) }

  /// The same, of which nothing is certain.
  var held: MoodFinding {
    var copy = self
    (copy.value, copy.against) = (0, against * 0.6)
    return copy
  }
}

struct MoodReading {
  let lexicon: MoodLexicon
  private var found: [MoodFinding] = []
  private var isNeutral = false
  /// What the words must weigh: one word of a long text says little.
  private let least: Double
  /// How many findings there were before the last sentence.
  private var countBefore = 0
  /// Whether bare praise may be irony: something in the text went wrong.
  private let isSpoilt: Bool

  init(_ text: MoodText, _ lexicon: MoodLexicon) {
    self.lexicon = lexicon
    least = max(0.7, min(3, Double(text.words.count) / 40))
    isSpoilt = text.isIronic || text.sentences.contains { lexicon.mishaps.occur(in: $0.words) }
    for sentence in text.sentences { add(sentence) }
  }

  /// Reads a sentence: it says a mood only where all that it says points the same way.
  private mutating func add(_ sentence: MoodText.Sentence) {
    if lexicon.takingBack.contains(sentence.words.joined(separator: " ")) {
      return found.removeSubrange(countBefore...)
    }
    countBefore = found.count
    guard !sentence.isQuestion else { return }
    let clauses = sentence.clauses.filter { !$0.allSatisfy(lexicon.fillers.contains) }
      .flatMap(parts(of:)).map { MoodClause($0, lexicon) }
    var findings = clauses.map(findings(in:))
    let isOfOthers =
      sentence.words.contains(where: lexicon.others.contains)
      && !sentence.words.contains(where: lexicon.own.contains)
    // `Wonderful night, two falls and no rest`: praise by the name of a thing is meant where more is said.
    if clauses.count > 1, findings.joined().allSatisfy({ $0.isBare || $0.value == 0 }) {
      findings = findings.map { $0.map(\.held) }
    }
    let all = findings.flatMap(\.self)
    let words = clauses.flatMap(\.looseWords)
    let denials = words.indices.count { lexicon.denies(words[$0], after: words[..<$0]) }
    let isDeniedTwice = denials > 1 && all.contains(where: \.isDenied)
    let isSilent =
      isOfOthers || isDeniedTwice || words.contains { $0.count == 4 && $0.allSatisfy(\.isNumber) }
      || lexicon.unreal.occur(in: words) || lexicon.doubtful.occur(in: words)
      || all.contains { $0.against > 0 } && all.contains { $0.against < 0 }
    found += isSilent ? all.map(\.held) : all
    if !isSilent, clauses.contains(where: \.isNeutral) { isNeutral = true }
  }

  /// A part of a sentence, cut before each `and I`: what stands before it is said of something else.
  private func parts(of words: [String]) -> [[String]] {
    var parts: [[String]] = [[]]
    for (index, word) in words.enumerated() {
      let isOwnNext = words[(index + 1)...].first.map(lexicon.own.contains) ?? false
      if lexicon.joining.contains(word), isOwnNext {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    return parts
  }

  private func findings(in clause: MoodClause) -> [MoodFinding] {
    clause.matches.compactMap { match in
      guard let value = match.value, value != 0 else { return nil }
      let words = clause.words[match.range]
      var finding = MoodFinding(value: value, words: words.joined(separator: " "))
      guard let (subject, isDenied) = clause.subject(of: match.range) else { return finding.held }
      if isDenied {
        // `not happy` says something, `not sad` nothing.
        finding.value = value > 0 ? -0.7 * value : 0
        finding.isDenied = true
        finding.against = finding.value
        return finding
      }
      let isWeak = lexicon.unsaidAlone.match(words) != nil
      if clause.isUncertain(match.range, of: value) || isWeak && subject == .nothing
        || isWeak && value > 0 && (isSpoilt || !clause.namesNothing(after: match.range))
      {
        return finding.held
      }
      // `Empty, the yellow bin` as well as `Lovely night, two falls`.
      finding.isBare =
        isWeak && value > 0 && subject == .named
        || subject == .nothing && clause.words.count == match.range.count
      finding.value *= clause.force(on: match.range)
      finding.against = finding.value
      return finding
    }
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

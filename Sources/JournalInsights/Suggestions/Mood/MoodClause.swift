/// A part of a sentence, with the words of a lexicon that were found in it.
///
/// A word tells a mood only where it is said of the person (`I am sad`), of what the person lives through
/// (`it was a bad night`), or alone (`Exhausted after four nights`): of anything else, and wherever something
/// unknown stands between, it says nothing for certain.
struct MoodClause {
  /// A word, or an expression.
  struct Match {
    let range: Range<Int>
    /// From −3 to 3; `nil` for what is neither good nor bad.
    let value: Double?
  }

  enum Subject {
    case person
    /// `it was lovely`, and by its name alone: `lovely night`.
    case lived, named
    case nothing
  }

  let words: [String]
  let matches: [Match]
  private let lexicon: MoodLexicon

  init(_ words: [String], _ lexicon: MoodLexicon) {
    var matches: [Match] = []
    var index = 0
    while index < words.count {
      let neutral = lexicon.neutral.match(words[index...])
      let value = lexicon.value(words[index...])
      if let neutral, neutral.length >= value?.length ?? 0 {
        matches.append(Match(range: index..<index + neutral.length, value: nil))
      } else if let value {
        matches.append(Match(range: index..<index + value.length, value: value.value))
      }
      index = max(index + 1, matches.last?.range.upperBound ?? 0)
    }
    (self.words, self.matches, self.lexicon) = (words, matches, lexicon)
  }

  /// The words that are part of no expression of several.
  var looseWords: [String] {
    words.indices.filter { index in
      !matches.contains { $0.range.count > 1 && $0.range.contains(index) }
    }
    .map { words[$0] }
  }

  /// What a word is said of, and whether that is denied; `nil` where neither is certain.
  func subject(of range: Range<Int>) -> (subject: Subject, isDenied: Bool)? {
    var index = range.lowerBound
    var denials = 0
    var isPlain = true
    var namesThing = false
    while index > 0 {
      let word = words[index - 1]
      if lexicon.denies(word, after: words[..<(index - 1)]) {
        denials += 1
        isPlain = isPlain && lexicon.deniesPlainly(word)
      } else if lexicon.articles.contains(word) {
        namesThing = true
      } else if !lexicon.links.contains(word), !isMatched(index - 1) {
        break
      }
      index -= 1
    }
    guard denials == denialCount(outside: range), denials < 2, isPlain else { return nil }
    let stop = index > 0 ? words[index - 1] : nil
    guard let subject = subject(stop, range, namesThing: namesThing),
      !words[..<max(0, index - 1)].contains(where: lexicon.others.contains)
    else { return nil }
    return denials == 0 || subject == .person || subject == .lived ? (subject, denials > 0) : nil
  }

  private func subject(_ stop: String?, _ range: Range<Int>, namesThing: Bool) -> Subject? {
    let (isOpen, isLived) = end(of: range)
    if let stop, lexicon.own.contains(stop) { return !namesThing || isOpen || isLived ? .person : nil }
    guard isOpen || isLived else { return nil }
    if let stop, lexicon.lived.contains(stop) { return .lived }
    guard stop.map(lexicon.openEnds.contains) ?? true, isKnown(words[range.upperBound...]) else { return nil }
    if isLived { return .named }
    return stop == nil && !namesThing ? .nothing : nil
  }

  /// Whether all words are known, up to who was there: `a bad night for badgers` is no mood.
  private func isKnown(_ rest: ArraySlice<String>) -> Bool {
    let end = rest.firstIndex(where: lexicon.companions.contains) ?? rest.endIndex
    return rest[..<end].indices.allSatisfy { index in
      let word = rest[index]
      return isMatched(index) || lexicon.links.contains(word) || lexicon.lived.contains(word)
        || lexicon.openEnds.contains(word) || lexicon.own.contains(word)
    }
  }

  /// Whether the clause may end behind a word, and whether a time is named there.
  private func end(of range: Range<Int>) -> (isOpen: Bool, isLived: Bool) {
    var next = range.upperBound
    while next < words.count, isMatched(next) || isAdverb(words[next]) { next += 1 }
    let isOpen = { (index: Int) in
      index == words.count || lexicon.openEnds.contains(words[index]) || lexicon.lived.contains(words[index])
    }
    if lexicon.spans.contains(words[next - 1]) { return (isOpen(next), isOpen(next)) }
    guard next < words.count, lexicon.spans.contains(words[next]) else { return (isOpen(next), false) }
    return (false, isOpen(next + 1))
  }

  /// Whether a clause ends behind a word or names nothing yet: `I love being shouted at` is hardly meant.
  func namesNothing(after range: Range<Int>) -> Bool {
    let (isOpen, isLived) = end(of: range)
    return isOpen || isLived || lexicon.articles.contains(words[range.upperBound])
  }

  private func isAdverb(_ word: String) -> Bool {
    lexicon.stronger.contains(word) && !lexicon.openEnds.contains(word)
  }

  private func isMatched(_ index: Int) -> Bool { matches.contains { $0.range.contains(index) } }

  /// Whether somebody else stands not far before a word.
  func hasOther(before index: Int) -> Bool {
    words[max(0, index - 5)..<index].contains(where: lexicon.others.contains)
  }

  /// How many words deny something, up to what follows a range, outside of expressions.
  func denialCount(outside range: Range<Int>) -> Int {
    let end = words[range.upperBound...].firstIndex(where: lexicon.openEnds.contains) ?? words.endIndex
    return words[..<end].indices.count { index in
      !range.contains(index) && lexicon.denies(words[index], after: words[..<index])
        && !matches.contains { $0.range.count > 1 && $0.range.contains(index) }
    }
  }

  /// Whether it says that something was neither good nor bad.
  var isNeutral: Bool {
    matches.contains { $0.value == nil && ($0.range.count > 1 || subject(of: $0.range) != nil) }
  }

  /// How the words before a word change what it says.
  func force(on range: Range<Int>) -> Double {
    let before = words[max(0, range.lowerBound - 2)..<range.lowerBound]
    if before.contains(where: lexicon.stronger.contains) { return 1.4 }
    return before.contains(where: lexicon.weaker.contains) ? 0.7 : 1
  }

  /// Whether a comparison before a word, or too much of something good, leaves nothing certain.
  func isUncertain(_ range: Range<Int>, of value: Double) -> Bool {
    words[..<range.lowerBound].contains(where: lexicon.comparing.contains)
      || value > 0 && words[..<range.lowerBound].suffix(2).contains(where: lexicon.excess.contains)
  }
}

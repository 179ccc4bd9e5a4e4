import JournalLanguage
import JournalModel
import JournalText

/// What stands for a verb: its short form, its name in another language, a mood for `mood`.
enum VerbWords {
  /// For who types them many times a day.
  private static let short = [
    "m": "mood", "in": "check-in", "out": "check-out", "t": "today", "n": "new", "a": "append",
  ]

  /// The words that are meant by the first word of a command line, which is no verb; `nil` for any other.
  static func words(meantBy word: String) -> [String]? {
    if isMood(word) { return ["mood", word] }
    let folded = Folding.folded(word)
    if let verb = short[word] { return [verb] }
    return Language.allCases.lazy.compactMap { $0.phrases.verb(named: folded) }.first?
      .split(separator: " ").map(String.init)
  }

  /// A number, an emoji or a face such as `:(`: words of a mood may begin a sentence.
  private static func isMood(_ word: String) -> Bool {
    !word.contains(where: \.isLetter) && Mood(word).step != nil
  }
}

import JournalKit
import JournalLanguage
import JournalModel

/// What stands for a verb: its short form, its name in another language, a mood for `mood`.
enum VerbWords {
  /// For who types them many times a day.
  static let short = [
    "m": "mood", "in": "check-in", "out": "check-out", "t": "today", "n": "new", "a": "append",
    "s": "search", "e": "edit",
  ]

  /// The words that are meant by the first word of a command line, which is no verb; `nil` for any other.
  ///
  /// - Parameter hasMore: whether words follow it: `congés` alone lists, `congés 20/12..3/1` adds.
  static func words(meantBy word: String, hasMore: Bool) -> [String]? {
    if isMood(word) { return ["mood", word] }
    let folded = Folding.folded(word)
    if let verb = short[word] { return [verb] }
    // « hier », « friday »: a number with a point may be a mood that somebody looks for.
    if !hasMore, word.first?.isLetter ?? false, let day = DayArgument(word), day.isOneDay {
      return day.isToday ? [TodayCommand.name] : ["day", word]
    }
    let verb = Language.allCases.lazy.compactMap { $0.phrases.verb(named: folded) }.first
    guard let words = verb?.split(separator: " ").map(String.init) else { return nil }
    // « congés » alone shows them, « échanger » and « maladie » alone ask for their days.
    return hasMore || words.first == "rota" ? words : Array(words.prefix(1))
  }

  /// What is meant by the word behind a verb that stands for a group: `congés ajouter`, `vacation delete`.
  static func member(meantBy word: String) -> String {
    let folded = Folding.folded(word)
    let verb = Language.allCases.lazy.compactMap { $0.phrases.verb(named: folded) }.first ?? folded
    let last = verb.split(separator: " ").last.map(String.init) ?? verb
    return ["append": "add", "new": "add", "delete": "remove", "edit": "set"][last] ?? last
  }

  /// What else a verb can be typed as: its short forms, and its words in a language.
  static func words(of verb: String, _ phrases: Phrases) -> [String] {
    short.filter { $0.value == verb }.keys.sorted() + phrases.verbs.filter { $0.verb == verb }.map { $0.word }
  }

  static var all: [String] { Language.allCases.flatMap { $0.phrases.verbs.map { $0.word } } }

  /// A number, an emoji or a face such as `:(`: words of a mood may begin a sentence.
  private static func isMood(_ word: String) -> Bool {
    !word.contains(where: \.isLetter) && Mood(word).step != nil
  }
}

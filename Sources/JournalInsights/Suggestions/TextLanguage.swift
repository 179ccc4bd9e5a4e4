/// Tells in which language a text is written, by its most frequent words.
package enum TextLanguage {
  static let lexicons: [MoodLexicon] = [.english, .french]

  /// The lexicon of the language of a text; `nil` where it is in another one, or too short to tell.
  package static func lexicon(of text: String, among lexicons: [MoodLexicon] = lexicons) -> MoodLexicon? {
    let words = MoodText(text).words
    guard !words.isEmpty else { return nil }
    let scored = lexicons.map { lexicon in
      (lexicon: lexicon, count: words.count { lexicon.function.contains($0) })
    }.sorted { $0.count > $1.count }
    let others = words.count { foreign.contains($0) }
    guard let best = scored.first, best.count > 0, best.count > others else { return nil }
    let second = scored.dropFirst().first?.count ?? 0
    // A word in six, and clearly more than of any other language.
    guard best.count * 6 >= words.count, best.count > second,
      best.count * 2 >= 3 * min(second, others + second)
    else { return nil }
    return best.lexicon
  }

  /// The same, but a text of few words is taken to be in the usual language where it is in none for certain.
  package static func lexicon(of text: String, usual: String?) -> MoodLexicon? {
    if let lexicon = lexicon(of: text) { return lexicon }
    let words = MoodText(text).words
    guard words.count <= 8, !words.contains(where: foreign.contains) else { return nil }
    return lexicons.first { $0.code == usual }
  }

  /// Frequent words of other languages that neither English nor French has.
  private static let foreign: Set<String> = Set(
    ("der das und ich nicht ist ein eine mit auf el los las y muy con para por pero che di sono "
      + "het een ik niet van maar os nao uma com muito").split(separator: " ").map(String.init))
}

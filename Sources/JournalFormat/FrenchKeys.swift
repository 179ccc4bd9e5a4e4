import JournalModel

/// Which names of keys are French: a file that is kept in French gets its new keys in French.
enum FrenchKeys {
  /// The French names that ``KeyMeaning`` reads and English does not have, folded, without blanks and signs.
  private static let names = WordIndex(file: "french-keys")

  /// Canonical names that are French words too, and `kind`: they say nothing about the language of a file.
  private static let neutral: Set<Key> = [
    .kind, .date, .stress, .motivation, .fatigue, .satisfaction, .tags, .badges, .photos, .source,
  ]

  /// Whether a name of a key is French and not English.
  static func contains(_ name: String) -> Bool {
    let letters = Folding.bytes(of: name).filter { (0x61...0x7A).contains($0) }
    return names[String(decoding: letters, as: UTF8.self)] != nil
  }

  /// Whether more of the keys that the journal knows have French names than English ones.
  static func prevail(in keys: [String]) -> Bool {
    var balance = 0
    for name in keys {
      guard let key = Key(named: name) else { continue }
      if contains(name) { balance += 1 } else if !neutral.contains(key) { balance -= 1 }
    }
    return balance > 0
  }
}

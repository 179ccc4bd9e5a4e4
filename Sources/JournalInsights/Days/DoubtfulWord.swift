import JournalModel

/// A word in a file that the journal gives no meaning to and that looks as if it should have one.
///
/// Own keys and own words are the person's right: these are doubts, told by `check` alone.
public enum DoubtfulWord: Hashable, Sendable {
  /// A key that is nearly one of the journal's (`engery`), which the record does not have.
  case key(String, nearest: String)
  /// A mood that counts in no figure, with the known word it is near to.
  case mood(String, nearest: String?)
  /// A badge of one's own, nearly a known one.
  case badge(String, nearest: String)
}

extension Record {
  /// Whether a look at the words can find anything: most records have neither own keys nor unknown words.
  public var mayHoldDoubtfulWords: Bool {
    !extra.isEmpty || mood.map { Mood($0).step == nil } ?? false || badges.contains { Badge($0) == nil }
  }

  /// The doubtful words of a record.
  public var doubtfulWords: [DoubtfulWord] {
    var words: [DoubtfulWord] = []
    for field in extra {
      guard let near = Key.nearest(to: field.key, for: kind), !keys.contains(near.key) else { continue }
      words.append(.key(field.key, nearest: near.spelling))
    }
    if let mood, Mood(mood).step == nil {
      words.append(.mood(mood, nearest: Mood.nearest(to: mood)))
    }
    for badge in badges where Badge(badge) == nil {
      guard let nearest = Badge.nearest(to: badge) else { continue }
      words.append(.badge(badge, nearest: nearest))
    }
    return words
  }
}

/// A word of a record to which the journal gives a meaning, if it knows it.
public enum RecordWord: Hashable, Sendable {
  /// A mood, a badge, the name of a key of the person's own, or a shift, as written.
  case mood(String), badge(String), ownKey(String), shift(String)
}

import JournalModel

/// What an affirmation is about, in the order in which the texts follow one another.
///
/// - Source: the categories of ShiftMood.
public enum AffirmationCategory: String, CaseIterable, Hashable, Sendable {
  case resilience, competence, compassion, balance
}

/// A text to take through the day.
public struct Affirmation: Hashable, Sendable {
  /// `resilience-1` and so on for the built-in ones, the same in every language; `own-` and a hash for the
  /// person's own.
  public var id: String
  /// What it is about.
  public var category: AffirmationCategory?
  /// The text.
  public var text: String
  /// The day on which it was added; it comes up from the next one on.
  package var added: CivilDay?
  /// Whether it is not for the day after a hard shift.
  package var isSpared = false

  /// A text with its id.
  public init(id: String, category: AffirmationCategory?, text: String) {
    (self.id, self.category, self.text) = (id, category, text)
  }

  /// The index of a day's affirmation among `count` texts: the day of the year (1 on 1 January) modulo the
  /// count, the first text being number 0; `nil` without texts.
  ///
  /// - Source: ShiftMood's rule.
  public static func index(on day: CivilDay, count: Int) -> Int? { count > 0 ? day.dayOfYear % count : nil }
}

import JournalInsights

/// The built-in affirmations.
public protocol AffirmationPhrases: Sendable {
  /// The 50 texts in the order of their categories.
  var affirmations: [Affirmation] { get }
}

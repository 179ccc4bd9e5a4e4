import JournalInsights
import JournalModel

/// Japanese, politely: `3月3日(火)`.
struct Japanese: Phrases {
  /// The language.
  var language: Language { .japanese }
}

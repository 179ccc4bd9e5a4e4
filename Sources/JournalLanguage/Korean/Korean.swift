import JournalInsights
import JournalModel

/// Korean, politely: `3월 3일(화)`.
struct Korean: Phrases {
  /// The language.
  var language: Language { .korean }
}

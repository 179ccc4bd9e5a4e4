import JournalInsights
import JournalModel

/// Dutch, with `je`: `di 3 maart`.
struct Dutch: Phrases {
  /// The language.
  var language: Language { .dutch }
}

import JournalInsights
import JournalModel

/// Italian, with `tu` and without the person's gender: `martedì 3 marzo`.
struct Italian: Phrases {
  /// The language.
  var language: Language { .italian }
}

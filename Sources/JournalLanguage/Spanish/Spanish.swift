import JournalInsights
import JournalModel

/// Spanish, with `tú` and without the person's gender: `martes 3 de marzo`.
struct Spanish: Phrases {
  /// The language.
  var language: Language { .spanish }
}

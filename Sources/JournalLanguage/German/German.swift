import JournalInsights
import JournalModel

/// German, with `du` and without the person's gender: `Di 3. März`.
struct German: Phrases {
  /// The language.
  var language: Language { .german }
}

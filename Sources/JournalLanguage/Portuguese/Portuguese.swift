import JournalInsights
import JournalModel

/// Portuguese as Brazil writes it, with `você` and without the person's gender: `terça-feira, 3 de março`.
struct Portuguese: Phrases {
  /// The language.
  var language: Language { .portuguese }
}

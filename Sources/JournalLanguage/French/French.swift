import JournalInsights
import JournalModel

/// French, as people write it in France: `mardi 3 mars`, a no-break space before `! ? : ;` and `%`.
struct French: Phrases {
  /// The language.
  var language: Language { .french }

  /// French.
  init() {}
}

import JournalInsights
import JournalModel

/// English, as people write it in Britain: `Tue 3 March`.
struct English: Phrases {
  /// The language.
  var language: Language { .english }

  /// The language of the program where nothing else is asked for.
  init() {}
}

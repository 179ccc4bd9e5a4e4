import JournalInsights
import JournalModel

/// French, as people write it in France: `mardi 3 mars`, a no-break space before `! ? : ;` and `%`.
public struct French: Phrases {
  /// The language.
  public var language: Language { .french }

  /// French.
  public init() {}
}

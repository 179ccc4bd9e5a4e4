import JournalModel
import JournalStore

extension Journal {
  /// The language that the profile names; English where it names none of the program's.
  public var language: Language { profile.language.flatMap(Language.init(code:)) ?? .english }
}

import JournalModel

/// A line of what a text suggests.
public enum SuggestionLine: Hashable, Sendable {
  /// Tags, people and places, separated by commas.
  case tags(String), people(String), places(String)
  /// A mood with the words it rests on.
  case mood(Mood.Step, words: String)
  /// The text says nothing clearly enough.
  case nothing
  /// What goes before the command that takes it over.
  case toTakeOver
}

import JournalModel

/// The questions at a terminal.
public enum Question: Hashable, Sendable {
  /// A rating.
  case rating(Scale)
  /// Badges, a note, the first name, the language.
  case note, name
  /// The first time off; how a person works; the first day of a cycle.
  case timeOff, work, cycleStart
  /// In which order shifts come, whose hours are known.
  case order
  /// Whether to find the journal from any folder, in place of a former one.
  case makeDefault(former: String?)
  /// Whether to write a journal entry; its title, with a suggestion; its text.
  case entryTitle(suggestion: String), entryText
  /// Whether words without a verb are an entry; whether a mood goes for the one of an earlier hour.
  case replaceMood(String, time: String)
  /// Whether a mood is to be the one of its day, in place of another.
  case moodOfDay(String, was: String)
  /// The shift has such a record already, with its id and time: a remark.
  case former(Kind, id: String, time: String?)
  /// Whether to go on with answers of an earlier time.
  case goOn(Kind, when: String)
}

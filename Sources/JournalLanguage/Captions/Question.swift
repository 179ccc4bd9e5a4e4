import JournalModel

/// The questions at a terminal.
public enum Question: Hashable, Sendable {
  /// How was your shift?
  case shiftAfter
  /// How do you feel before your shift?
  case shiftBefore
  /// A rating.
  case rating(Scale)
  /// Badges, a note, the first name, the language.
  case badges, note, name, language
  /// Where a new journal shall lie, with a suggestion.
  case folder(suggestion: String)
  /// The first time off; how a person works; the first day of a cycle.
  case timeOff, work, cycleStart
  /// In which order shifts come, whose hours are known.
  case order
  /// Whether to find the journal from any folder, in place of a former one.
  case makeDefault(former: String?)
  /// Which shift it is.
  case shift
  /// Whether to write a journal entry; its title, with a suggestion; its text.
  case writeEntry, entryTitle(suggestion: String), entryText
  /// Whether words without a verb are an entry; whether a mood goes for the one of an earlier hour.
  case writeWords, replaceMood(String, time: String)
  /// The shift has such a record already, with its id and time: a remark.
  case former(Kind, id: String, time: String?)
  /// The mood; tags; what shall be remembered.
  case mood, tags, highlights
  /// Which record is meant.
  case whichRecord
  /// Whether to go on with answers of an earlier time.
  case goOn(Kind, when: String)
}

/// What an encouragement answers to.
public enum Encouragement: Hashable, Sendable {
  /// A shift that begins well enough, and one that begins tired or tense.
  case usual, gentle
}

/// What verbs are for.
public enum VerbGroup: String, CaseIterable, Hashable, Sendable {
  /// In the order in which help shows them.
  case everyDay, look, plan, change, files, setUp
}

/// A short word or sentence of a view.
public enum LookCaption: Hashable, Sendable {
  /// What signs of a calendar stand for: time off, a day absent, a day of which nothing was noted.
  case timeOff, absent, nothingNoted
  /// What a curve shows: so many weeks up to today.
  case weeks(Int)
  /// The figures are of some days alone: on which.
  case onlyDays([String])
  /// A text of one's own was added; an affirmation is not shown after a hard shift any more, or again.
  case affirmationAdded, notAfterHardShift(String), alsoAfterHardShift(String)
  /// What the program was built from: a commit, or an unknown state of the sources.
  case builtFrom(commit: String), builtFromSources
  /// Where the journal is, and by what it was found; there is none.
  case journal(path: String, by: JournalFinding), noJournal
  /// Asked of a key that is nearly another one: its name.
  case didYouMean(String)
  /// A key that is nearly another one was written as it is.
  case keptKey(String, nearest: String)
  /// A search finds what has all its words; so many records have words that begin as they do, which a command
  /// finds.
  case everyWord, widerSearch(Int, command: String)
}

/// By what a journal was found.
public enum JournalFinding: Hashable, Sendable {
  /// An option of the command line, a variable, the folders from here upwards, the default in a file.
  case option, variable, folder, fallback(path: String)
}

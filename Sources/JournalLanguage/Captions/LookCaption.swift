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

/// By what a journal was found.
public enum JournalFinding: Hashable, Sendable {
  /// An option of the command line, a variable, the folders from here upwards, the default in a file.
  case option, variable, folder, fallback(path: String)
}

/// What is said about the trash.
public protocol TrashPhrases: Sendable {
  /// A sentence about the trash, or what a command did with it.
  func trash(_ message: TrashMessage) -> String
}

/// A sentence about the trash.
public enum TrashMessage: Hashable, Sendable {
  /// There is nothing in it; nothing is old enough.
  case empty, nothingOlder(days: Int)
  /// When something came into it, as a phrase.
  case since(String)
  /// A file is back, and where.
  case restored(String, as: String)
  /// Whether so many files shall go for good.
  case question(Int)
  /// So many went; none did, since nobody could be asked; since the person said no.
  case emptied(Int), needsConsent(flag: String), kept
  /// More than the log of changes holds went: they can't be taken back.
  case notUndoable
}

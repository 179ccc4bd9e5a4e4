import JournalModel

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
  /// Whether so many records, with so many files, shall be forgotten.
  case forgetQuestion(records: Int, files: Int)
  /// So many files were; what a process that died had begun is finished; nothing was, since nobody could be
  /// asked; since the person said no.
  case forgotten(Int), forgettingFinished, forgetNeedsConsent(flag: String), nothingForgotten
  /// What still holds it: commits of git; git's index; Syncthing's old versions; a backup, on standard output
  /// without a path, of that day; a file beside it; a file that it alone named; other devices; all that
  /// nobody here knows of.
  case heldByGit(commits: Int), staged, heldByVersions(Int), heldByBackup(String?, CivilDay),
    heldByCopy(String), mediaLeft(String), heldByDevices, heldElsewhere
}

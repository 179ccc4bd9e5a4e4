/// A text of an export.
public enum ExportText: Hashable, Sendable {
  /// What was written: records, files, bytes; private records that were left out, and people.
  case receipt(records: Int, files: Int, bytes: Int, leftOut: Int, people: Int = 0)
  /// A backup holds private records too.
  case holdsPrivate(Int)
  /// So many files in conflict are no records, and so not in what was written.
  case leavesConflicts(Int)
  /// So much of what lies in the folder is not in a backup; what it is follows.
  case passesOver(Int)
  /// Asks whether so many private records shall leave the journal.
  case askPrivate(Int)
  /// What a calendar is called: `shifts`, `time-off`, `birthdays`, `reminders`, or all of them.
  case calendar(String)
  /// That somebody else works, or is off, in a calendar.
  case works(String), isOff(String)
  /// A calendar that follows the journal could not be written; why follows.
  case calendarNotKept(String)
  /// A birthday in a calendar.
  case birthday(of: String)
  /// The program that encrypts is not installed; it ended with an error.
  case noEncryption(program: String), encryptionFailed(program: String)
  /// So many photos and recordings are named by a text and not in it.
  case withoutMedia(Int)
  /// The program that makes documents is not installed; it ended with an error.
  case noPandoc(program: String), pandocFailed(program: String)
}

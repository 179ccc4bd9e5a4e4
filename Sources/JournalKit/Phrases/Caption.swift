import JournalFiles
import JournalModel

/// What a command did, in a sentence without its full stop.
public enum Confirmation: Hashable, Sendable {
  /// A new record: what it is, the day it belongs to as a phrase, where it is.
  case created(String, day: String, path: String)
  /// Keys of a record were changed; a record is as it was asked to be already.
  case changed(path: String), unchanged(path: String)
  /// A record has another day; where it was and is.
  case moved(day: String, from: String, to: String)
  /// A record is in the trash.
  case deleted(path: String, to: String)
  /// A change was taken back: what taking it back did to the file, and where the file is now.
  case undone(Change.Kind, path: String, former: String?)
  /// A batch was taken back: so many files, and so many were left because they were changed since.
  case undoneBatch(Int, kept: Int)
  /// A journal was made; what to type next.
  case journalCreated(folder: String)
  /// An affirmation is liked, or no longer.
  case liked(String), unliked(String)
  /// What the form saved in the inbox is in the journal now.
  case taken([String])
  /// Nothing was written.
  case nothingWritten
  /// A journal has a name on this device; none has that name any more.
  case journalNamed(String, path: String), journalUnnamed(String)
  /// Answers are kept until the next time; they could not be kept, and follow.
  case answersKept(command: String)
  /// The editor left the file as it was.
  case editedWithoutChange(path: String)
}

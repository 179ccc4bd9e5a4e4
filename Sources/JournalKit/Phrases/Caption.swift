import JournalFiles
import JournalIndex
import JournalModel

/// How a question at a terminal is answered, and the questions that only a terminal needs.
public enum AnswerHint: String, CaseIterable, Hashable, Sendable {
  /// The keys 1 to 5, Enter, Backspace, Ctrl-C.
  case howToAnswer
  /// The same, and numbers of what is offered, where each answer is a line.
  case howToAnswerPlain, numbersPlain
  /// Several number keys; a line; a text of lines; one that the editor may be opened for.
  case numberKeys, oneLine, severalLines, linesOrEditor
  /// A key for yes or no, the usual one a capital letter; time off; what shall be remembered.
  case yesOrNo, yesUsually, spanOrSkip, highlights
  /// What the keys of a list to pick from do; a number or words to look for.
  case picker, numberOrWords
  /// Numbers of what is offered, or words; what goes before the command that offers tags.
  case numbersOrTags, tagCommand
  /// How a cycle may be said; what the question for it takes; a day, today where none is said.
  case howYouWork, cycleOrFile, dayOrToday
  /// The order of shifts, later where none is said.
  case orderOrLater
  /// The hours of a shift, later where none are said.
  case hoursOrLater
  /// A kind of shift with its hours.
  case shiftOrSkip
  /// A kind of shift, or a day to swap with.
  case shiftOrDay
  /// The answer could not be read.
  case notUnderstood
}

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

/// A short word or sentence of a view.
public enum Caption: Hashable, Sendable {
  /// How many records are shown of how many.
  case shown(Int, of: Int)
  /// So many findings of a sort are not shown.
  case furtherFindings(Int)
  /// Files with problems: what to type to see them.
  case conflicts(Int)
  /// What bringing the index up to date did.
  case reindexed(ReindexReport)
  /// No affirmation has an id.
  case noAffirmation(String, nearest: String?)
  /// The editor ended with an error; none is set.
  case editorFailed(String, status: Int32)
}

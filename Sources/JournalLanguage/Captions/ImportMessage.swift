import JournalModel

/// What is said about an import.
public enum ImportMessage: Hashable, Sendable {
  /// What the source is, and how many things were looked at in it; from its first to its last day.
  case read(format: String, Int), span(first: String, last: String)
  /// Records that are new, brought up to date, as they should be, changed on both sides; the same where
  /// nothing is written.
  case added(Int), changed(Int), same(Int), conflicts(Int)
  case wouldAdd(Int), wouldChange(Int)
  /// So many of the new ones are sealed; so many come back in clear, though the profile has such ones sealed.
  case sealed(Int), clear(Int)
  /// Photos and recordings that are there, and that are missing.
  case media(found: Int, missing: Int)
  /// Each mood with its count; words for moods without a step; codes of shifts without a meaning.
  case moods([String]), unknownMoods([String]), unknownShifts([String])
  /// How to give a word a meaning, with the whole argument as a shell takes it; a meaning as an example.
  case mapMood(String), mapShift(argument: String), exampleShift
  /// What the columns of a table are taken for: a head above them, and one of them; nothing was written
  /// because that is a guess.
  case columns, column(String, meaning: String), guessedColumns(command: String)
  /// What was left out and why.
  case leftOut(Int, ImportOmission)
  /// What brings in what was deleted here, or differs.
  case again
  /// Which format a file looks like that could not be read as the one that was named.
  case looksLike(String)
  /// Nothing was written because nobody said that it is a rota, and words of it have no meaning, hours alone
  /// tell what a shift is, or it is not her present plan, as it seems; how to import it.
  case openWords([String], command: String), openHours(command: String), openPlan(command: String)
  /// Nothing is new.
  case nothingNew
  /// How to take it back.
  case undo
  /// Conflicts wait for `resolve`.
  case resolve
  /// What differs from the plan there is: the day, what was and what is.
  case planChange(day: String, was: String, becomes: String), morePlanChanges(Int)
  /// Questions.
  case askTitles, askWrite, askColumns
  /// What a word of a rota means, which occurs so often.
  case askShift(String, Int)
  /// How to answer it where a meaning is proposed, which Enter takes.
  case proposedShift(String)
  /// Who of an address book is wanted: how many there are; one of the names.
  case askPeople(Int), askPerson, person(String)
  /// How far the reading has come, as a share of 1, and the writing.
  case reading(Double), progress(Int, of: Int)
  /// What stopped the writing; it can be run again.
  case stopped(written: Int)
}

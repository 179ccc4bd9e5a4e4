import JournalInsights
import JournalModel
import JournalShifts

/// A word or sentence of a page.
public enum PageCaption: Hashable, Sendable {
  /// Whose journal it is.
  case title(name: String?)
  /// Leads past the head of the page.
  case skip
  /// The headings of the sections.
  case yearAtGlance, months, changes, trends, entries, onThisDay, latest, photos
  /// The heading of the book's tables, a line a day.
  case dayByDay
  /// How the chart of the year is read with the keyboard.
  case yearHint
  /// Signs of the chart of the year.
  case noMood, dayLine, nightLine, onCallDots, timeOffHatching
  /// The summary of a chart's numbers.
  case numbers
  /// Columns of a table.
  case day, mood, shift, timeOff, before, after, count
  /// Rest and work: the heading, how the bars are read, hours by week, the rests under 11 hours one by one.
  case restAndWork, restKey, hoursAWeek, quickReturns
  /// Of trends: what dot, line and bands are; the months with the highest and the lowest mean.
  case trendKey(days: Int), trendRange(high: String, low: String)
  /// Of changes: what the lines are, and that fatigue stands upside down; of weeks: which ones are paler.
  case changeKey, weekKey
  /// The mean of a month with the days behind it.
  case meanMood(String, days: Int)
  /// The search: its label, what the words do, the key that leads to it, its answer, the way back to all, the
  /// way on to a page with other entries.
  case search, searchHint, searchKey, found(Int), showAll, filter, searchOn(String)
  /// What filters choose by.
  case moods, shifts, tags, people
  /// Private records that are left out.
  case privateLeftOut(Int)
  /// When and from how many records the page was made, and that it loads nothing.
  case made(CivilDay, records: Int)
  /// A picture that is not in the page.
  case missingPicture(String)
  /// Nothing was written yet.
  case empty
  /// What a chart of a measure shows in a sentence: lowest and highest month.
  case trendSummary(Measure, mean: String, days: Int)
  /// What a chart of a shift did, in a sentence.
  case changeSummary(shift: String, before: String, after: String, count: Int)
  /// Check-in and check-out of a shift, favourite, highlights, time off.
  case favorite, highlights
  /// The months or years of the journal, for getting around.
  case contents
  /// No program can print; one failed; screen readers miss the structure; the page that was written instead.
  case noPrinter, printFailed(String), untagged(String), pageInstead(String), encryptedPageInstead(String)
  /// What was written: records, bytes, where to.
  case written(records: Int, file: String)
  /// A name with its value.
  case dayWord(String, String)
}

/// A word or sentence of the report on paper.
public enum ReportCaption: Hashable, Sendable {
  /// Where the hours of a shift come from.
  case basis(Shift.Basis)
  /// Where the limits of a set of rules stand, with their dates.
  case rules(RestRules.Name)
  /// The table of limits: its title, what each is about, its columns.
  case limits, limit(RestRules.Kind), limitColumn, found, beyond, sourceColumn
  /// The table of rests below a length; from when, until when.
  case restsUnder(String), from, until
  /// Ratings: how a figure is read, of which measures high or low values are good, how many shifts were rated
  /// and in how many rests sleep is known.
  case ratingsKey, highIsGood(String), lowIsGood(String), rated(Int, of: Int), slept(Int, of: Int)
  /// What is not known; so many shifts without hours.
  case unknown, withoutHours(Int)
  /// When it was made; where to sign.
  case made(CivilDay), signature
  /// How many files it was made from, and their sum.
  case fingerprint(files: Int, sum: String)
}

/// A word or sentence of the page that writes.
public enum FormCaption: Hashable, Sendable {
  /// The heading, and what the page is to write.
  case title, which, beforeShift, afterShift, moodOnly
  /// From question to question.
  case next, back
  /// What will be saved, with its day and time.
  case summary, date, time
  /// The ways to save, which folder is meant, where the file went.
  case saveToFolder, share, download, folderHint, saved(String), again
  /// Keeps the answers of a pocket until they are saved.
  case keep
  /// Where a file belongs that was downloaded or shared.
  case belongs(folder: String)
  /// What went wrong: no answer, lines that look like a merge, the browser's own words.
  case needAnswer, refused, failed(String)
  /// For a preview that runs no scripts.
  case noScript
}

/// A word or sentence of the pocket.
public enum PocketCaption: Hashable, Sendable {
  /// When it was made; that the days it knew are over, and what to do.
  case asOf(CivilDay), over(CivilDay)
  /// How she feels, and the rest of what can be written.
  case mood, more, cancel
  /// An answer was kept, and taking that back.
  case kept(String), undo
  /// The answers that are not in the journal yet; those that were saved as files that nobody has seen there.
  case waiting(String), handed(String), again, arrived
  /// Answers that were begun, and going on with them.
  case unfinished, goOn
  /// The browser keeps nothing for this page.
  case keepsNothing
  /// The last days, this month.
  case lately, month
  /// The day from which on what was written is in it, where there is more.
  case since(CivilDay)
}

extension String {
  /// The text with its first letter as a capital.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

import JournalModel

/// A short word or sentence of a view.
public enum ViewCaption: Hashable, Sendable {
  /// The mark of a day shift, and of a night shift: one letter.
  case dayMark, nightMark
  /// On how many of how many days a mood was written down.
  case moodDays(Int, of: Int)
  /// The mood of the day.
  case mood(Mood.Step?)
  /// When a shift was or is, and how long.
  case hours(from: ClockTime, until: ClockTime, seconds: Int64)
  /// Whether the hours are those planned, or were worked.
  case planned, worked
  /// A public holiday; a day in time off with what it is called.
  case holiday, timeOff(String?)
  /// There is no rota; how to set one.
  case noRota
  /// A rota was written: where, from which day it holds, how many days it has; words of it without usual
  /// hours.
  case rotaSet(day: String, days: Int, path: String), noHours([String])
  /// The plan has nothing to object to.
  case noPlanProblems
  /// Headings of the figures.
  case records, trends, shiftChanges, moods, productive, tags, people
  case effects, mayHelp, recovery, warningSigns
  /// Words of all texts and the minutes that reading them takes.
  case words(Int, minutes: Int)
  /// Entries and words of a weekday or an hour.
  case productivity(entries: Int, words: Int)
  /// Headings of what was written in other years.
  case memoriesDay, memoriesWeek, memoriesMonth
  /// Nothing to say unasked.
  case noPrompts
}

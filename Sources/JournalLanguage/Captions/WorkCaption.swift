import JournalModel
import JournalShifts

/// A short word or sentence about work.
public enum WorkCaption: Hashable, Sendable {
  /// The next shift: what and when, with its start where that is known.
  case nextShift(String, at: ClockTime?)
  /// How it was, asked after a night, and after any other shift.
  case afterNight, afterShift
  /// Nothing lies beyond the limits.
  case noFindings
  /// What figures leave out: words without a meaning and days without a plan.
  case leftOut([Countdown.UnknownWord], unplannedDays: Int)
  /// A change of a plan: its day, what was and what is, and the notice in seconds.
  case change(day: String, was: String, is: String, notice: Int64?)
  /// How much of a plan was changed, and how often with short notice; nothing was.
  case changes(changed: Int, of: Int, short: Int), noChanges
  /// A day without work, in a plan.
  case noWork
  /// Planned and worked hours of a shift in seconds.
  case workedHours(planned: Int64?, worked: Int64)
  /// The hours of some days: shifts, planned, worked.
  case weekTotal(shifts: Int, planned: Int64, worked: Int64)
  /// A half of a day that is off, and which one.
  case halfDay(DayHalf)
  /// A rest before a shift, in seconds.
  case restBefore(Int64)
  /// Which shift a check-out is about: asked, and said where nobody can be asked.
  case whichShift, tookLastShift(String)
  /// What a word of the rota means: asked; how to answer.
  case whatMeans(String), howToMean
  /// Which hours a shift has: asked.
  case whichHours(String)
  /// Whether letters mean here what they usually mean: asked.
  case areLettersRight
  /// Words of the rota were given a meaning.
  case wordsSaved([String], path: String)
  /// What a word meant, or its hours, until now; a word with hours that the cycle doesn't have.
  case wordBefore(String), notInCycle(String)
  /// Where the hours of a shift come from, in a word.
  case basis(Shift.Basis)
  /// Of totals that go on: so far; the shifts to come with their planned seconds. Seconds on call.
  case soFar, ahead(shifts: Int, planned: Int64), onCallTotal(Int64)
  /// The id of a record that a later one of its shift replaced; when somebody was called out; a shift that
  /// comes on top of the plan.
  case replaced(String), calledOut(String), extra
  /// What a change of the plan leads to: a day with more than 24 hours; an extra shift or an absence that is
  /// there already; a swap that is taken back. Whether to write it is asked.
  case longDay(String, minutes: Int), sameExtra(String), sameAbsence(String), swapsBack(String), writeAnyway
  /// A shift on a day off, and what the day is; two days with the same shift, which can't be swapped.
  case shiftInTimeOff(String, String), shiftForLeave(String, String), sameShifts(String, String)
  /// A first and a last day that may be a slip.
  case longSpan(String, days: Int)
  /// Nobody chose rules of rest: how to.
  case howToChooseRules
  /// Over how many days a week is averaged, and what is left out.
  case averageOver(days: Double)
  /// An average without a verdict: fewer days are known than it takes.
  case averageOpen(least: Int)
  /// How to see each shift with the basis of its hours.
  case eachShift
  /// So many check-ins without a check-out.
  case missingCheckOuts(Int)
  /// Where the figures of a report come from; that limits are no verdict.
  case reportSources, reportLimits
}

/// A figure of the report.
public enum ReportFigure: String, CaseIterable, Hashable, Sendable {
  /// Headings.
  case report, hours, weeks, rests, runs, changes, findings, daysOff, ratings, shifts
  /// Hours.
  case presence, worked, planned, ahead, knownDays, overtime, extras, onCall, nights, nightHours, sundays,
    holidays,
    weekends
  case longestShift, sevenDays, averageWeek, contract, balance, knownHours
  /// Rests and runs.
  case shortestRest, under11, under12, weeklyRest, longestRun, longestNightRun, nightToDay, splitDays
  /// Where ratings stand: after little rest, after more, by the place in a run.
  case afterShortRest, afterLongRest, place
}

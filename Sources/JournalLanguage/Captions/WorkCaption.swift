import JournalModel
import JournalShifts

/// A short word or sentence about work.
public enum WorkCaption: Hashable, Sendable {
  /// The next shift: what and when, with its start where that is known.
  case nextShift(String, at: ClockTime?)
  /// What figures leave out: words without a meaning and days without a plan.
  case leftOut([Countdown.UnknownWord], unplannedDays: Int)
  /// A change of a plan: its day, what was and what is, and the notice in seconds.
  case change(day: String, was: String, is: String, notice: Int64?)
  /// Planned and worked hours of a shift in seconds.
  case workedHours(planned: Int64?, worked: Int64)
  /// A half of a day that is off, and which one.
  case halfDay(DayHalf)
  /// Words of the rota were given a meaning.
  case wordsSaved([String], path: String)
  /// What a word meant, or its hours, until now; a word with hours that the cycle doesn't have.
  case wordBefore(String), notInCycle(String)
  /// Where the hours of a shift come from, in a word.
  case basis(Shift.Basis)
  /// Of totals that go on: so far; the shifts to come with their planned seconds. Seconds on call.
  case onCallTotal(Int64)
  /// What a change of the plan leads to: a day with more than 24 hours; an extra shift or an absence that is
  /// there already; a swap that is taken back. Whether to write it is asked.
  case longDay(String, minutes: Int), sameExtra(String), sameAbsence(String)
  /// Over how many days a week is averaged, and what is left out.
  case averageOver(days: Double)
}

/// A figure of the report.
public enum ReportFigure: String, CaseIterable, Hashable, Sendable {
  /// Headings.
  case report, hours, weeks, rests, runs, changes, findings, daysOff, ratings, shifts
  /// Hours.
  case presence, worked, planned, ahead, knownDays, overtime, extras, onCall, nights, nightHours, sundays,
    holidays, weekends
  case longestShift, sevenDays, averageWeek, contract, balance, knownHours
  /// Rests and runs.
  case shortestRest, under11, under12, weeklyRest, longestRun, longestNightRun, nightToDay, splitDays
  /// Where ratings stand: after little rest, after more, by the place in a run.
  case afterShortRest, afterLongRest, place
}

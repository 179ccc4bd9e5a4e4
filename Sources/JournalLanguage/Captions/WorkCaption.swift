import JournalModel
import JournalShifts

/// What is said of words of a rota.
public enum WorkCaption: Hashable, Sendable {
  /// Words of the rota were given a meaning.
  case wordsSaved([String], path: String)
  /// What a word meant, or its hours, until now; a word with hours that the cycle doesn't have.
  case wordBefore(String), notInCycle(String)
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

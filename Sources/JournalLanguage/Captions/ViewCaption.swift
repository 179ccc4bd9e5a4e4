import JournalModel

/// A short word or sentence of a view.
public enum ViewCaption: Hashable, Sendable {
  /// The mood of the day.
  case mood(Mood.Step?)
  /// When a shift was or is, and how long.
  case hours(from: ClockTime, until: ClockTime, seconds: Int64)
  /// A public holiday; a day in time off with what it is called.
  case timeOff(String?)
  /// A rota was written: where, from which day it holds, how many days it has; words of it without usual
  /// hours.
  case noHours([String])
}

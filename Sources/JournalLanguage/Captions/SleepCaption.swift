import JournalModel

/// A line or a short word about sleep; times in seconds.
public enum SleepCaption: Hashable, Sendable {
  /// A sleep: from when to when, and what was slept of it.
  case slept(from: ClockTime, until: ClockTime, asleep: Int64)
  /// The steps of a day; of so many days on average.
  case meanSteps(Int, days: Int)
  /// Means with their number: of a sleep, of a gap between shifts, after nights, before nights, in gaps under
  /// 11 hours.
  case mean(Int64, sleeps: Int), inGaps(Int64, gaps: Int), afterNights(Int64, gaps: Int)
  case beforeNights(Int64, gaps: Int), afterQuickReturns(Int64, gaps: Int)
  /// How many of the gaps had little sleep before the shift.
  case short(Int, of: Int)
  /// A measure after little sleep and after more, each as it is told.
  case comparison(String, short: String, enough: String)
}

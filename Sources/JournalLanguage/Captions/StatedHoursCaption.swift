/// A question or a sentence about stated hours.
public enum StatedHoursCaption: Hashable, Sendable {
  /// When a shift began or ended, with its planned time where that is known; how that is answered.
  case began(usual: String?), ended(usual: String?), timeOrPlan, emptyForPlan
  /// Whether what is written in the midst of time on call is about a call.
  case calledOut
  /// Whether a record replaces the one that its shift has, of a time or by its id; the answer that keeps
  /// both, whose first letter is its key.
  case replace(time: String?, id: String), keepBoth
  /// Whether check-ins and check-outs clock the hours; whether the holidays of a country are wanted; which
  /// limits are.
  case clock, holidays(String), rules
  /// An end lies before the begin of its shift.
  case endBeforeBegin(begin: String)
  /// An end lies hours before the planned one.
  case earlyEnd(String, by: String, before: String)
  /// That those were the holidays of a whole country; a part of it as an example.
  case partOfCountry(String)
  /// A day has no shift, or none of a word, beside others; with the command that adds it.
  case noShift(day: String, word: String?, others: [String], command: String)
  /// A day has no time on call at some hours; with the command that adds a shift.
  case noTimeOnCall(day: String, command: String)
}

/// A question or a sentence about stated hours.
public enum StatedHoursCaption: Hashable, Sendable {
  /// When a shift began or ended, with its planned time where that is known.
  case began(usual: String?), ended(usual: String?)
  /// A day has no shift, or none of a word, beside others; with the command that adds it.
  case noShift(day: String, word: String?, others: [String], command: String)
  /// A day has no time on call at some hours; with the command that adds a shift.
  case noTimeOnCall(day: String, command: String)
}

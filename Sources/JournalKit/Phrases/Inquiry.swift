/// A question for what a command line can't do without.
public enum Inquiry: String, CaseIterable, Hashable, Sendable {
  /// A day; from when until when; which of the hours that a text can mean.
  case day, spans, hours
  /// Days; what somebody is away for.
  case days, reason
  /// The program that reminds; the format of an export.
  case reminders, export
  /// What is imported; a photo or a recording for a record.
  case file, media
}

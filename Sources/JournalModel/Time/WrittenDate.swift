/// A date as people write it: `2026-11-20`, `20 novembre 2026`, `2026-11-20 18:50`, `Nov 20, 2026` …
public enum WrittenDate: Hashable, Sendable {
  /// A day.
  case day(CivilDay)
  /// A day and a time of it, perhaps with an offset.
  case timestamp(Timestamp)
  /// Day and month can't be told apart: `05/06/2026`.
  case ambiguous

  /// Reads a date; `nil` where it is none or the calendar has no such day.
  public init?(_ text: String) { return nil }

  /// The day, of either form.
  public var day: CivilDay? { nil }
}

extension ClockTime {
  /// Reads a time as people write it: `7:30`, `07:30`, `7h30`, `19h`, `7.30`, `7:30 pm`.
  public init?(written text: String) { return nil }
}

/// What a team is measured by, besides moods and ratings.
public enum TeamMeasureName: String, CaseIterable, Hashable, Sendable {
  /// Each of a person and a month.
  case shifts, nights, hours, shortRests
}

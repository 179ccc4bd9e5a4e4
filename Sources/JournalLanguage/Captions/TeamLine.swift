import JournalModel

/// What a team is measured by, besides moods and ratings.
public enum TeamMeasureName: String, CaseIterable, Hashable, Sendable {
  /// Each of a person and a month.
  case shifts, nights, hours, shortRests
}

/// A line of a team's figures.
public enum TeamLine: Hashable, Sendable {
  /// How many people, and the first and the last month.
  case heading(people: Int, from: CivilDay, until: CivilDay)
  /// Of how many people at least a figure is, and of how many months.
  case basis(people: Int, months: Int)
  /// So many months are left out of some figures, since too few people wrote in them.
  case shutMonths(Int, minimum: Int)
  /// What a figure is.
  case method
  /// There are too few people for any figure.
  case tooFew(people: Int, minimum: Int)
  /// A file does not have what `team figures` writes.
  case noFigures
}

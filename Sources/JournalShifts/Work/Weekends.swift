import JournalModel

/// Weekends of a period; one is known by its Saturday, and lies in it with either of its days.
package enum Weekends {
  /// How many weekends have work, and how many there are.
  ///
  /// - Parameters:
  ///   - worked: the days on which shifts began.
  ///   - days: all days of which something is known.
  package static func count(worked: Set<CivilDay>, of days: some Sequence<CivilDay>) -> (
    worked: Int, all: Int
  ) { (Set(worked.compactMap(\.saturdayOfWeekend)).count, Set(days.compactMap(\.saturdayOfWeekend)).count) }
}

import JournalModel

/// Weekends of a period; one is known by its Saturday, and lies in it with either of its days.
package enum Weekends {
  /// How many weekends have work, and how many there are.
  ///
  /// - Parameter worked: the days of the period on which shifts began.
  package static func count(
    worked: Set<CivilDay>, from: CivilDay, until: CivilDay
  ) -> (worked: Int, all: Int) {
    let days = (0...max(0, from.days(until: until))).lazy.map { from.advanced(by: $0) }
    return (
      Set(worked.compactMap(\.saturdayOfWeekend)).count, Set(days.compactMap(\.saturdayOfWeekend)).count
    )
  }
}

import JournalModel

/// Weekends of a period; one is known by its Saturday, and lies in it with either of its days.
enum Weekends {
  /// How many weekends have work, and how many there are.
  ///
  /// - Parameter worked: the days of the period on which shifts began.
  static func count(
    worked: some Sequence<CivilDay>, from: CivilDay, until: CivilDay
  ) -> (worked: Int, all: Int) {
    let days = (0...max(0, from.days(until: until))).lazy.map { from.advanced(by: $0) }
    return (
      Set(worked.compactMap(\.saturdayOfWeekend)).count, Set(days.compactMap(\.saturdayOfWeekend)).count
    )
  }
}

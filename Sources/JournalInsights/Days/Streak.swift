import JournalModel

/// How many days in a row the person wrote something.
///
/// A day counts when an entry, a check-in or a check-out belongs to it. Days on which nothing is expected don't break a
/// streak and don't lengthen it unless something was written. Today breaks nothing while it lasts.
public struct Streak: Hashable, Sendable {
  /// The days of the streak that reaches to today or to the last expected day before.
  public var current: Int
  /// The days of the longest streak.
  public var record: Int

  /// A streak with the record.
  public init(current: Int, record: Int) {
    self.current = current
    self.record = record
  }

  /// The streak of records.
  ///
  /// - Parameters:
  ///   - facts: in any order; those of kinds that nobody writes day by day are ignored, and days after today too.
  ///   - today: the day to look from.
  ///   - isExpected: whether something is expected of a day; every day where `nil`.
  public static func of(
    _ facts: [RecordFacts], today: CivilDay, isExpected: ((CivilDay) -> Bool)? = nil
  ) -> Streak {
    var days: [CivilDay] = []
    var isAscending = true
    for fact in facts where fact.kind.isWrittenDaily && fact.date <= today {
      guard let last = days.last else {
        days.append(fact.date)
        continue
      }
      // Records of a day mostly stand together, and days in their order.
      guard last != fact.date else { continue }
      if fact.date < last { isAscending = false }
      days.append(fact.date)
    }
    if !isAscending { days.sort() }
    return of(ascending: days, today: today, isExpected)
  }

  /// The streak of days on which something was written, in ascending order.
  public static func of(
    days: [CivilDay], today: CivilDay, isExpected: ((CivilDay) -> Bool)? = nil
  ) -> Streak {
    of(ascending: days.filter { $0 <= today }, today: today, isExpected)
  }

  /// - Parameter days: none after today; a day may be there several times.
  private static func of(
    ascending days: [CivilDay], today: CivilDay, _ isExpected: ((CivilDay) -> Bool)?
  ) -> Streak {
    guard var previous = days.first else { return Streak(current: 0, record: 0) }
    var (run, record) = (1, 1)
    for day in days where day != previous {
      run = isGap(after: previous, before: day, isExpected) ? 1 : run + 1
      record = max(record, run)
      previous = day
    }
    let isBroken = isGap(after: previous, before: today, isExpected)
    return Streak(current: isBroken ? 0 : run, record: record)
  }

  /// Whether an expected day lies between two days, both exclusive.
  private static func isGap(
    after first: CivilDay, before last: CivilDay, _ isExpected: ((CivilDay) -> Bool)?
  ) -> Bool {
    let between = first.days(until: last) - 1
    guard between > 0 else { return false }
    guard let isExpected else { return true }
    // Beyond a year without a word a streak is over, whatever was expected.
    guard between <= 366 else { return true }
    return (1...between).contains { isExpected(first.advanced(by: $0)) }
  }
}

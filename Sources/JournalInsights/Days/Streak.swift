import JournalModel

/// How many days in a row the person wrote something.
///
/// A day counts when an entry, a check-in or a check-out says that it belongs to it. Days on which nothing
/// is expected don't break a streak and don't lengthen it unless something was written. Today breaks nothing
/// while it lasts.
public struct Streak: Hashable, Sendable {
  /// The days of the streak that reaches to today or to the last expected day before.
  public var current: Int
  /// The days of the longest streak.
  public var record: Int
  /// Whether days on which nothing was expected lie in it, or behind it: it is no row of days then.
  public var isBridged = false

  /// A streak with the record.
  public init(current: Int, record: Int) {
    self.current = current
    self.record = record
  }

  /// The streak of a run, of which nothing longer is known.
  public init(_ run: Run?) {
    self.init(current: run?.count ?? 0, record: run?.count ?? 0)
    isBridged = run?.isBridged ?? false
  }

  /// The streak of records.
  ///
  /// - Parameters:
  ///   - facts: in any order; those of kinds that nobody writes day by day are ignored, and days after today
  ///     too.
  ///   - today: the day to look from.
  ///   - day: the day that now belongs to, during a night the one on which it began: it and what follows it
  ///     break nothing while they last; `today` where `nil`.
  ///   - isExpected: whether something is expected of a day; every day where `nil`.
  public static func of(
    _ facts: [RecordFacts], today: CivilDay, since day: CivilDay? = nil,
    isExpected: ((CivilDay) -> Bool)? = nil
  ) -> Streak {
    var days = DaySet()
    var last: CivilDay?
    // By index, and only once a day where its records come one after the other: sequences that are lazy took
    // 12 ms for 100,000.
    for index in facts.indices
    where facts[index].kind.isWrittenDaily && facts[index].isDated && facts[index].date != last {
      days.insert(facts[index].date)
      last = facts[index].date
    }
    return of(days, today: today, since: day, isExpected: isExpected)
  }

  /// The streak of days on which something was written.
  public static func of(
    _ days: DaySet, today: CivilDay, since day: CivilDay? = nil, isExpected: ((CivilDay) -> Bool)? = nil
  ) -> Streak {
    var record = 0
    var end = days.last(upTo: today)
    while let last = end {
      let run = Run(endingOn: last, in: days, isExpected)
      record = max(record, run.count)
      end = days.last(upTo: run.first.advanced(by: -1))
    }
    var streak = Streak(Run(reaching: today, since: day, in: days, isExpected))
    streak.record = record
    return streak
  }

  /// Days on which something was written, with no expected day between them on which nothing was.
  public struct Run: Hashable, Sendable {
    /// How many days.
    public var count: Int
    /// The first of them.
    public var first: CivilDay
    /// Whether days without a word lie between them, or between the last of them and the day they reach to.
    public var isBridged = false

    /// The days that reach to a day, or to the last expected one before; `nil` where none do.
    public init?(
      reaching today: CivilDay, since day: CivilDay? = nil, in days: DaySet,
      _ isExpected: ((CivilDay) -> Bool)? = nil
    ) {
      let end = min(day ?? today, today)
      guard let last = days.last(upTo: today), !Run.isGap(after: last, before: end, isExpected) else {
        return nil
      }
      self.init(endingOn: last, in: days, isExpected)
      if last.days(until: end) > 1 { isBridged = true }
    }

    fileprivate init(endingOn last: CivilDay, in days: DaySet, _ isExpected: ((CivilDay) -> Bool)?) {
      first = days.startOfRun(endingOn: last)
      count = first.days(until: last) + 1
      while let before = days.last(upTo: first.advanced(by: -1)),
        !Run.isGap(after: before, before: first, isExpected)
      {
        isBridged = true
        first = days.startOfRun(endingOn: before)
        count += first.days(until: before) + 1
      }
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
}

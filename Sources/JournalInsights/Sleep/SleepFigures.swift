import JournalModel
import JournalShifts

/// How much was slept, and how work felt after it.
public struct SleepFigures: Hashable, Sendable {
  /// All sleeps, each by itself.
  public var sleeps = SleepMean()
  /// The gaps between shifts.
  public var gaps = SleepMean()
  /// The last 24 hours of those after a night, and of those before one: the sleep of days off says nothing of
  /// how tired somebody comes to work.
  public var afterNights = SleepMean(), beforeNights = SleepMean()
  /// The gaps of less than 11 hours.
  public var afterQuickReturns = SleepMean()
  /// Gaps with less than six hours of sleep in the 24 hours before the shift, and all of which these hours
  /// are known.
  public var short = 0, told = 0
  /// Mood, energy and fatigue of shifts after little sleep, and after more.
  public var comparisons: [Comparison] = []
  /// The gaps themselves, in order.
  public var list: [SleepGap] = []
  /// Days with steps, and all of these steps.
  public var stepDays = 0, steps = 0
  /// The steps of such a day on average; `nil` without one.
  package var meanSteps: Int? { stepDays > 0 ? (steps + stepDays / 2) / stepDays : nil }

  /// A mean of sleeps or of gaps.
  public struct SleepMean: Hashable, Sendable {
    /// How many there are, and the seconds slept in them.
    public var count = 0, asleep: Int64 = 0
    /// The seconds slept in one; `nil` without any.
    public var mean: Int64? { count > 0 ? asleep / Int64(count) : nil }

    mutating func add(_ seconds: Int64) { (count, asleep) = (count + 1, asleep + seconds) }
  }

  /// A measure after little sleep against the same after more.
  public struct Comparison: Hashable, Sendable {
    /// The mood of the shift's day, or a rating.
    public var measure: Measure
    /// After less than six hours in the 24 hours before the shift, and after more; each with its number.
    public var short: Mean?, enough: Mean?
  }

  static let measures: [Measure] = [.mood, .scale(.energy), .scale(.fatigue)]

  /// The figures of some days.
  ///
  /// - Parameters:
  ///   - shifts: those of the days, with the shift before the first one.
  ///   - moods: of days.
  ///   - days: the days whose shifts end the gaps that are told; `nil` for all.
  public init(
    _ log: SleepLog, _ shifts: some Collection<Shift>, moods: (CivilDay) -> Mood.Step?,
    days: ClosedRange<CivilDay>? = nil
  ) {
    list = log.gaps(RestPeriod.all(between: shifts)).filter { days?.contains($0.rest.second) ?? true }
    for gap in list {
      gaps.add(gap.asleep)
      if gap.rest.seconds < Recovery.shortRest { afterQuickReturns.add(gap.asleep) }
      guard let isShort = gap.isShort else { continue }
      told += 1
      if isShort { short += 1 }
      if gap.rest.isAfterNight { afterNights.add(gap.beforeShift) }
      if gap.rest.isBeforeNight { beforeNights.add(gap.beforeShift) }
    }
    count(log)
    comparisons = SleepFigures.measures.map { compare($0, shifts, moods) }
  }

  /// Counts the sleeps and the steps of some days.
  public mutating func count(_ log: SleepLog) {
    sleeps = SleepMean()
    for sleep in log.sleeps { sleeps.add(sleep.asleep) }
    (stepDays, steps) = (log.steps.count, log.steps.values.reduce(0, +))
  }

  private func compare(
    _ measure: Measure, _ shifts: some Sequence<Shift>, _ moods: (CivilDay) -> Mood.Step?
  ) -> Comparison {
    var first: [CivilDay: Shift] = [:]
    for shift in shifts where shift.isWorked && first[shift.day] == nil { first[shift.day] = shift }
    func mean(_ gaps: [SleepGap]) -> Mean? {
      let values = gaps.compactMap { gap -> Int? in
        let shift = first[gap.rest.second]
        switch measure {
        case .mood: return moods(gap.rest.second)?.number
        case .scale(let scale): return shift?.checkIn?.ratings[scale] ?? shift?.checkOut?.ratings[scale]
        }
      }
      return Mean(sum: values.reduce(0, +), count: values.count, expected: gaps.count)
    }
    return Comparison(
      measure: measure, short: mean(list.filter { $0.isShort == true }),
      enough: mean(list.filter { $0.isShort == false }))
  }

  /// The days whose shift came after little sleep, and all of whose shift it is known.
  public var days: (short: [CivilDay], known: [CivilDay]) {
    (
      list.filter { $0.isShort == true }.map(\.rest.second),
      list.filter { $0.isShort != nil }.map(\.rest.second)
    )
  }
}

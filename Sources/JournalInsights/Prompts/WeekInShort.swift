import JournalModel
import JournalShifts

/// Seven days in a few figures.
public struct WeekInShort: Hashable, Sendable {
  /// The first of the days.
  public var from: CivilDay
  /// Entries, check-ins and check-outs.
  public var entries = 0, checkIns = 0, checkOuts = 0
  /// Shifts of work that have begun.
  public var shifts = 0
  /// Words of the entries.
  public var words = 0
  /// The mean of the moods, one a day.
  public var mood: Mean?
  /// The means of the scales that have values, in the order of their questions.
  public var scales: [ScaleMean] = []

  /// The mean of a scale.
  public struct ScaleMean: Hashable, Sendable {
    /// The scale, and the mean of its values.
    public var scale: Scale, mean: Mean
  }

  /// The last of the days.
  public var until: CivilDay { from.advanced(by: 6) }
  /// Whether nothing was written.
  public var isEmpty: Bool { entries + checkIns + checkOuts == 0 }

  /// The seven days from a day on.
  ///
  /// - Parameter first: the day on which the journal began, where it is known: nothing is expected before it.
  public init(
    from: CivilDay, since first: CivilDay? = nil, table: FactTable, plan: ShiftPlan, ledger: Ledger
  ) {
    self.from = from
    let until = from.advanced(by: 6)
    let week = table.onDays((from...until).contains)
    let inside = week.facts
    entries = inside.count { $0.kind == .entry }
    checkIns = inside.count { $0.kind == .checkIn }
    checkOuts = inside.count { $0.kind == .checkOut }
    words = inside.reduce(0) { $0 + ($1.kind == .entry ? Int($1.wordCount) : 0) }
    let days = (0..<7).map { from.advanced(by: $0) }
    shifts = ledger.part(from...until).totals(plan).shifts
    let lived = days.filter { $0 >= first ?? from }
    let values = DayValues(week, days: from...until, zone: plan.zone)
    for (index, measure) in values.measures.enumerated() {
      let found = values.sum(index, from: from, until: until)
      let mean = Mean(
        sum: found.sum, count: found.count,
        expected: lived.count { measure.isExpected(on: $0, plan.isExpected) })
      switch measure {
      case .mood: mood = mean
      case .scale(let scale): if let mean { scales.append(ScaleMean(scale: scale, mean: mean)) }
      }
    }
  }
}

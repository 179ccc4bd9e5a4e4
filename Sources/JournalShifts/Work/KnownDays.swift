import JournalModel

/// The days over which work is averaged: those of which something is known, leave and sickness left out of
/// both sides.
///
/// - Source: directive 2003/88/EC, article 16 (b); that other absence is treated likewise is this program's
///   own decision.
public struct KnownDays: Hashable, Sendable {
  /// The known days in order, those of leave and absence among them.
  public let days: [CivilDay]
  /// What the days before each add up to, and behind the last one what all do: what a part of them does is a
  /// difference.
  private let sums: [Sum]
  private let first: CivilDay

  /// What some of the days add up to.
  struct Sum: Hashable {
    /// How many of the known ones count, half days of leave a half, and the minutes of work that began on
    /// any.
    fileprivate(set) var counted = 0.0, minutes = 0
    /// How many of the known ones a plan has.
    fileprivate(set) var planned = 0

    /// The minutes of a week on average; `nil` without a day that counts, and where records alone tell of the
    /// days: nobody says which of the others were free.
    var week: Int? {
      counted > 0 && planned > 0 ? Int((Double(minutes) * 7 / counted).rounded()) : nil
    }
  }

  /// The known days of a part of a ledger.
  ///
  /// - Parameters:
  ///   - days: the days that are averaged.
  ///   - ofLimits: whether time on call at the workplace counts as work, as it does for limits.
  ///   - extent: what has passed by now, or what is planned ahead too.
  init(
    _ ledger: Ledger, in days: ClosedRange<CivilDay>, _ plan: ShiftPlan, ofLimits: Bool,
    counting extent: WorkExtent = .byNow
  ) {
    let part = ledger.part(days)
    self.days = part.knownDays(plan, counting: extent)
    first = days.lowerBound
    var (sum, sums, known) = (Sum(), [Sum()], self.days[...])
    for distance in 0...first.days(until: days.upperBound) {
      let day = first.advanced(by: distance)
      let shifts = part.shifts(on: day).lazy.filter { extent == .whole ? $0.state != .absent : $0.hasBegun }
      sum.minutes += shifts.reduce(0) { $0 + $1.workingMinutes(extent, ofLimits: ofLimits) }
      if known.first == day {
        known.removeFirst()
        if plan.isPlanned(day) { sum.planned += 1 }
        sum.counted += KnownDays.share(of: day, part, plan, counting: extent)
      }
      sums.append(sum)
    }
    self.sums = sums
  }

  /// How much of a day counts: none of leave and absence, a half of half days. Of a day off on which some was
  /// worked all the same, as of who went home ill, it is the part of the planned work that was done.
  static func share(of day: CivilDay, _ ledger: Ledger, _ plan: ShiftPlan, counting extent: WorkExtent)
    -> Double
  {
    let shifts = ledger.shifts(on: day)
    let worked = shifts.filter { $0.isWork && (extent == .whole ? $0.state != .absent : $0.hasBegun) }
    if worked.isEmpty { return plan.share(of: day) }
    if plan.half(on: day) != nil { return 0.5 }
    let missed = shifts.reduce(0) { $0 + $1.minutesOff }
    guard missed > 0, worked.allSatisfy(\.isOff) else { return 1 }
    let done = worked.reduce(0) { $0 + ($1.plannedMinutes ?? 0) }
    return Double(done) / Double(done + missed)
  }

  /// How many of all the days count, half days of leave a half.
  public var counted: Double { all.counted }
  /// The minutes of work that began on them.
  public var minutes: Int { all.minutes }
  /// The minutes of a week on average; `nil` without a day that counts, and without a plan.
  public var week: Int? { all.week }
  /// Whether a plan, a cycle or a dated shift says something of one of them.
  public var arePlanned: Bool { all.planned > 0 }
  private var all: Sum { sums.last ?? Sum() }

  /// What some of the days add up to.
  func sum(of part: ClosedRange<CivilDay>) -> Sum {
    let before = sums[first.days(until: part.lowerBound)]
    let sum = sums[first.days(until: part.upperBound) + 1]
    return Sum(
      counted: sum.counted - before.counted, minutes: sum.minutes - before.minutes,
      planned: sum.planned - before.planned)
  }
}

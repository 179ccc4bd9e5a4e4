import JournalModel

/// The days over which work is averaged: those of which something is known, leave and sickness left out of
/// both sides.
///
/// - Source: directive 2003/88/EC, article 16 (b); that other absence is treated likewise is this program's
///   own decision.
public struct KnownDays: Hashable, Sendable {
  /// The known days in order, those of leave and absence among them.
  public let days: [CivilDay]
  /// How many of them count, half days of leave a half.
  public let counted: Double
  /// The minutes of work that began on days that count.
  public let minutes: Int

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
    let counting = part.shifts.lazy.filter { extent == .whole ? $0.state != .absent : $0.hasBegun }
    counted = self.days.reduce(0) { $0 + KnownDays.share(of: $1, part, plan, counting: extent) }
    minutes = counting.reduce(0) { $0 + $1.workingMinutes(extent, ofLimits: ofLimits) }
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

  /// The minutes of a week on average; `nil` without a day that counts.
  public var week: Int? { counted > 0 ? Int((Double(minutes) * 7 / counted).rounded()) : nil }
}

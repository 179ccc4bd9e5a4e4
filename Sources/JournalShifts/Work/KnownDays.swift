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
    let counting = part.shifts.filter { extent == .whole ? $0.state != .absent : $0.hasBegun }
    let worked = Set(counting.lazy.filter(\.isWork).map(\.day))
    counted = self.days.reduce(0) {
      $0 + (worked.contains($1) ? plan.half(on: $1) == nil ? 1 : 0.5 : plan.share(of: $1))
    }
    minutes = counting.reduce(0) { $0 + $1.workingMinutes(extent, ofLimits: ofLimits) }
  }

  /// The minutes of a week on average; `nil` without a day that counts.
  public var week: Int? { counted > 0 ? Int((Double(minutes) * 7 / counted).rounded()) : nil }
}

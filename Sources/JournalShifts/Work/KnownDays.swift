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
  init(
    _ ledger: Ledger, _ known: [CivilDay], in days: ClosedRange<CivilDay>, _ plan: ShiftPlan, ofLimits: Bool
  ) {
    self.days = known.filter { days.contains($0) }
    let begun = ledger.part(days).shifts.filter(\.hasBegun)
    let worked = Set(begun.lazy.filter(\.isWork).map(\.day))
    counted = self.days.reduce(0) {
      $0 + (worked.contains($1) ? plan.half(on: $1) == nil ? 1 : 0.5 : plan.share(of: $1))
    }
    minutes = begun.reduce(0) { $0 + (ofLimits ? $1.workingMinutes(.byNow) : $1.soFar?.worked ?? 0) }
  }

  /// The minutes of a week on average; `nil` without a day that counts.
  public var week: Int? { counted > 0 ? Int((Double(minutes) * 7 / counted).rounded()) : nil }
}

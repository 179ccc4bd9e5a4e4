import JournalModel

/// A rest between two days of work, from the end of the last shift of the one to the start of the first of
/// the other; call-outs are work, and so is time on call at the workplace.
public struct RestPeriod: Hashable, Sendable {
  /// The days on which the shifts before and after it began.
  public var first: CivilDay, second: CivilDay
  /// From when to when; not before it.
  public var start: Instant, end: Instant
  /// Where its start and its end come from.
  public var startBasis: Shift.Basis, endBasis: Shift.Basis
  /// Whether a night goes before it, and whether one follows.
  public var isAfterNight: Bool, isBeforeNight: Bool

  /// Its length.
  public var seconds: Int64 { start.seconds(until: end) }

  /// The rests between shifts of a ledger, in order; those whose hours are not known part nothing and end
  /// nothing.
  ///
  /// Shifts that begin on one day are one stretch of work: the pause of a split day is no rest. Between
  /// shifts that overlap it is 0: their minutes are counted once.
  public static func all(between shifts: [Shift]) -> [RestPeriod] {
    var rests: [RestPeriod] = []
    var last: (day: CivilDay, end: Instant, basis: Shift.Basis, isNight: Bool)?
    for shift in shifts where shift.state != .absent {
      let spans = shift.workingTime
      guard shift.isWork || !spans.isEmpty else { continue }
      // Work at an unknown hour lies between: no rest can be told.
      guard shift.whole != nil else {
        last = nil
        continue
      }
      let start = spans.map(\.start).min()
      if let before = last, before.day != shift.day {
        rests.append(
          RestPeriod(
            first: before.day, second: shift.day,
            start: before.end, end: max(start ?? before.end, before.end),
            startBasis: before.basis, endBasis: shift.basis,
            isAfterNight: before.isNight, isBeforeNight: shift.isNight))
      }
      guard let end = spans.map(\.end).max(), end >= last?.end ?? end else { continue }
      last = (shift.day, end, shift.basis, shift.isNight)
    }
    return rests
  }
}

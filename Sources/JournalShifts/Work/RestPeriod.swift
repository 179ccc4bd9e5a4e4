import JournalModel

/// A rest between two days of work, from the end of the last shift of the one to the start of the first of
/// the other.
public struct RestPeriod: Hashable, Sendable {
  /// The days on which the shifts before and after it began.
  public var first: CivilDay, second: CivilDay
  /// From when to when.
  public var start: Instant, end: Instant
  /// What says its start and its end.
  public var startSource: ShiftWork.Source, endSource: ShiftWork.Source
  /// Whether a night goes before it, and whether one follows.
  public var isAfterNight: Bool, isBeforeNight: Bool

  /// Its length; negative where the shifts overlap.
  public var seconds: Int64 { start.seconds(until: end) }

  /// The rests between shifts of work, in order; those whose hours are not known part nothing and end
  /// nothing.
  ///
  /// Shifts that begin on one day are one stretch of work: the pause of a split day is no rest.
  public static func all(between shifts: [CountedShift]) -> [RestPeriod] {
    var rests: [RestPeriod] = []
    var last: (day: CivilDay, end: Instant, source: ShiftWork.Source, isNight: Bool)?
    for shift in shifts where shift.shift.isWorked {
      guard let work = shift.work, let start = work.start, let end = work.end else {
        // Work at an unknown hour lies between: no rest can be told.
        last = nil
        continue
      }
      if let before = last, before.day != shift.day {
        rests.append(
          RestPeriod(
            first: before.day, second: shift.day, start: before.end, end: start, startSource: before.source,
            endSource: work.startSource, isAfterNight: before.isNight, isBeforeNight: shift.isNight))
      }
      if let before = last, before.end > end { continue }
      last = (shift.day, end, work.endSource, shift.isNight)
    }
    return rests
  }
}

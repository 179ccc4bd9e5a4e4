import JournalModel

/// A shift as the records tell it: its check-in, its check-out, or both.
public struct WorkedShift: Hashable, Sendable {
  /// The day it began.
  public var day: CivilDay
  /// What kind of shift, where a record or the plan says it.
  public var type: ShiftType?
  /// The record before it.
  public var checkIn: Record?
  /// The record after it.
  public var checkOut: Record?
  /// The hours of the plan: of a dated shift, or the usual ones.
  public var planned: PlannedShift?

  /// A shift of a day.
  public init(
    day: CivilDay, type: ShiftType?, checkIn: Record? = nil, checkOut: Record? = nil,
    planned: PlannedShift? = nil
  ) {
    self.day = day
    self.type = type
    self.checkIn = checkIn
    self.checkOut = checkOut
    self.planned = planned
  }

  /// When it began and ended: as a dated shift or the rota has it, else from check-in to check-out.
  ///
  /// The plan goes first because a check-in is written before the shift begins and a check-out after it has ended. It
  /// says nothing of a shift of another kind than the planned one.
  public func span(in zone: TimeZoneRules) -> (start: Instant, end: Instant)? {
    if let planned, let hours = planned.hours, type == nil || type == planned.type,
      let span = span(of: hours, in: zone)
    {
      return span
    }
    if let start = checkIn?.at?.instant(in: zone), let end = checkOut?.at?.instant(in: zone), start < end {
      return (start, end)
    }
    return nil
  }

  /// Its length in seconds, from moments: right over a change of the clocks and after travel.
  public func seconds(in zone: TimeZoneRules) -> Int64? {
    span(in: zone).map { $0.start.seconds(until: $0.end) }
  }

  private func span(of hours: ShiftHours, in zone: TimeZoneRules) -> (start: Instant, end: Instant)? {
    let (start, end) = (hours.start.instant(in: zone), hours.end.instant(in: zone))
    return start < end ? (start, end) : nil
  }
}

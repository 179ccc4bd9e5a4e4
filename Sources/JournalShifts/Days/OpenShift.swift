import JournalModel

/// A shift under way: a check-in that has no check-out yet.
public struct OpenShift: Hashable, Sendable {
  /// The id of the check-in.
  public var id: String
  /// The day the shift began.
  public var day: CivilDay
  /// What kind of shift, where the check-in says it.
  public var shift: ShiftType?
  /// When the person checked in; `nil` where the record says only the day.
  public var since: Timestamp?

  /// A shift under way.
  public init(id: String, day: CivilDay, shift: ShiftType?, since: Timestamp?) {
    self.id = id
    self.day = day
    self.shift = shift
    self.since = since
  }

  /// A shift claims what follows for so many hours behind its end, a check-in without known hours behind
  /// itself; afterwards the check-out was forgotten.
  public static let longestHours: Int64 = 18

  /// The shift of a log that is under way; `nil` where there is none.
  public init?(_ log: ShiftLog, at moment: Instant, zone: TimeZoneRules) {
    guard let shift = log.open(at: moment, zone: zone), let checkIn = shift.checkIn else { return nil }
    self.init(id: checkIn.id, day: shift.day, shift: checkIn.shift, since: checkIn.at)
  }
}

extension ShiftLog {
  /// The shifts of the days around a moment, as it was known then.
  public init(_ records: [Record], around moment: Instant, plan: ShiftPlan, zone: TimeZoneRules) {
    let today = zone.local(moment).day
    self.init(
      records, days: today.advanced(by: -2)...today.advanced(by: 1), until: moment, plan: plan, zone: zone)
  }
}

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
  /// When it began by what counts, by the clock of its day; `nil` where only the check-in tells it.
  package var start: ClockTime?

  /// A shift under way.
  public init(id: String, day: CivilDay, shift: ShiftType?, since: Timestamp?) {
    (self.id, self.day, self.shift, self.since) = (id, day, shift, since)
  }

  /// The open shift of a ledger; `nil` without a check-in.
  public init?(_ shift: Shift) {
    guard let checkIn = shift.checkIn else { return nil }
    self.init(id: checkIn.id, day: shift.day, shift: checkIn.shift, since: checkIn.at)
    start = shift.start.map { shift.zone.local($0).time }
  }
}

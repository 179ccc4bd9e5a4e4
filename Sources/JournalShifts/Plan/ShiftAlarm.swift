import JournalModel

/// A moment at which a person can be asked about a planned shift.
public struct ShiftAlarm: Hashable, Sendable {
  /// When to ask.
  public var at: Instant
  /// What to ask for: a check-in or a check-out.
  public var kind: Kind
  /// The day of the shift.
  public var day: CivilDay
  /// What kind of shift it is.
  public var shift: ShiftType

  /// How long before the start of a shift its check-in is asked for, and how long after its end its
  /// check-out: 15 minutes.
  public static let distance: Int64 = 15 * 60
}

extension ShiftPlan {
  /// The alarms of the shifts that are worked, in the order of their moments, and how many of these shifts
  /// have no hours and so no alarm.
  ///
  /// - Parameters:
  ///   - now: alarms before it are left out; the check-out of a shift that is under way is there.
  ///   - days: how many days of shifts, from today on; at most ten years.
  ///   - zone: the journal's zone.
  public func alarms(
    from now: Instant, days: Int, zone: TimeZoneRules
  ) -> (alarms: [ShiftAlarm], withoutHours: Int) {
    let today = zone.local(now).day
    var alarms: [ShiftAlarm] = []
    var withoutHours = 0
    // Yesterday's night ends today.
    for offset in -1..<max(0, min(days, 3660)) {
      let day = today.advanced(by: offset)
      for shift in workedShifts(on: day) {
        guard let hours = shift.hours else {
          // That a working day of the profile has a shift nobody said.
          withoutHours += offset < 0 || shift.basis == .workingDays ? 0 : 1
          continue
        }
        let start = hours.start.instant(in: zone).advanced(by: -ShiftAlarm.distance)
        let end = hours.end.instant(in: zone).advanced(by: ShiftAlarm.distance)
        alarms.append(ShiftAlarm(at: start, kind: .checkIn, day: day, shift: shift.type))
        alarms.append(ShiftAlarm(at: end, kind: .checkOut, day: day, shift: shift.type))
      }
    }
    return (alarms.filter { now <= $0.at }.sorted { $0.at < $1.at }, withoutHours)
  }
}

extension PlannedShift {
  /// How far from the planned end, or after the planned start, a record's moment may be before a person is
  /// asked when it was: ten minutes.
  public static let hoursInDoubt: Int64 = 10 * 60

  /// What there is to note about the shift at a moment: the check-in from two hours before its start until
  /// half an hour after it, when nobody can tell any more how it was before; the check-out once it is over;
  /// `nil` in between, and before. Without hours the day is all that is known: the check-in is due all day.
  ///
  /// - Parameters:
  ///   - isOpen: whether the shift has a check-in without a check-out.
  ///   - isNoted: whether it has a check-in or a check-out.
  public func due(at now: Instant, zone: TimeZoneRules, isOpen: Bool, isNoted: Bool) -> Kind? {
    guard isOpen || !isNoted else { return nil }
    guard let hours else { return isOpen ? .checkOut : .checkIn }
    if hours.end.instant(in: zone) <= now { return .checkOut }
    let late = hours.start.instant(in: zone).seconds(until: now)
    let isNear = -ShiftSearch.before <= late && late <= ShiftReckoning.feeling
    return isNear && !isOpen ? .checkIn : nil
  }
}

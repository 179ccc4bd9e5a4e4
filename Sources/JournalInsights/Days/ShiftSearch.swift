import JournalModel

/// Looks for the shift to which a moment belongs.
struct ShiftSearch {
  let moment: Instant
  let zone: TimeZoneRules
  let kind: Kind?
  /// The days whose shift has its check-out.
  var closedDays: [CivilDay] = []

  /// How long before its start a shift claims a record, in seconds: people check in early.
  static let before: Int64 = 2 * 3600
  /// How long after its end it claims a record, in seconds.
  static let after: Int64 = 3 * 3600

  /// The shift of the plan around the moment: the one it lies in, else the one it lies nearest to, within the margins.
  ///
  /// A check-in looks at the start and a check-out at the end where two shifts are in question. Asked what day it is, a
  /// shift that has ended and has its check-out is over.
  func plannedShift(of plan: ShiftPlan) -> PlannedShift? {
    let today = zone.local(moment).day
    var nearest: (shift: PlannedShift, distance: Int64)?
    for offset in -1...1 {
      // A working day of the profile has no hours: it claims nothing that the day boundary would not give it.
      guard let shift = plan.workedShift(on: today.advanced(by: offset)), shift.basis != .workingDays,
        let distance = distance(to: shift)
      else { continue }
      if let nearest, nearest.distance <= distance { continue }
      nearest = (shift, distance)
    }
    return nearest?.shift
  }

  /// Seconds between the moment and the end of the shift that matters to the kind of record; `nil` beyond the margins.
  private func distance(to shift: PlannedShift) -> Int64? {
    guard let hours = shift.hours ?? ShiftSearch.customaryHours(of: shift.type, on: shift.day) else {
      return nil
    }
    let start = hours.start.instant(in: zone)
    let end = hours.end.instant(in: zone)
    let early = moment.seconds(until: start)
    let late = end.seconds(until: moment)
    guard early <= ShiftSearch.before, late <= ShiftSearch.after else { return nil }
    switch kind {
    case .checkIn: return late > 0 ? nil : abs(early)
    case .checkOut: return early > 0 ? nil : abs(late)
    case nil where late > 0 && closedDays.contains(shift.day): return nil
    default: return max(0, early, late)
    }
  }

  /// Where a rota says no hours: enough to tell a night from a day, never used for durations.
  static func customaryHours(of type: ShiftType, on day: CivilDay) -> ShiftHours? {
    guard type == .night, let start = ClockTime(hour: 19, minute: 0), let end = ClockTime(hour: 7, minute: 0)
    else { return nil }
    return ShiftHours(day: day, start: start, end: end)
  }

  /// The day of a shift whose word the person gave: the open shift's where it is the same, the plan's where it has that
  /// shift around now, for a night the day its evening lies on.
  func day(of shift: ShiftType, plan: ShiftPlan, open: OpenShift?, otherwise: CivilDay) -> CivilDay {
    if let open, kind != .checkIn, open.shift == shift || open.shift == nil { return open.day }
    if let planned = plannedShift(of: plan), planned.type == shift { return planned.day }
    guard shift == .night else { return otherwise }
    let local = zone.local(moment)
    // After a night people write in the morning, and check out until late in the afternoon.
    let turn = kind == .checkOut ? 18 : 12
    return local.time.hour < turn ? local.day.advanced(by: -1) : local.day
  }
}

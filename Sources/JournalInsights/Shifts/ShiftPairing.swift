import JournalModel

/// Check-ins and check-outs, put together into shifts.
public struct ShiftPairing: Hashable, Sendable {
  /// The shifts, oldest first.
  public private(set) var shifts: [WorkedShift] = []
  /// What does not add up, oldest first.
  public private(set) var oddities: [ShiftOddity] = []

  /// A check-out belongs to a check-in of the same day, or to one that is at most so many hours older.
  static let longestHours: Int64 = 36

  /// Pairs records in the order of their moments: a check-out ends the check-in that is open.
  ///
  /// - Parameters:
  ///   - records: in any order; kinds other than check-in and check-out are ignored.
  ///   - now: a check-in of the last 18 hours is still open, which is not odd.
  ///   - zone: the journal's zone, for records that state no offset.
  ///   - plan: tells what kind of shift a day had where no record does.
  public init(_ records: [Record], now: Instant, zone: TimeZoneRules, plan: ShiftPlan) {
    let events = records.filter { $0.kind == .checkIn || $0.kind == .checkOut }
      .map { (record: $0, at: ShiftPairing.moment(of: $0, zone: zone)) }
      .sorted {
        ($0.at, $0.record.kind.rawValue, $0.record.id) < ($1.at, $1.record.kind.rawValue, $1.record.id)
      }
    var open: (record: Record, at: Instant)?
    for event in events {
      if event.record.kind == .checkIn {
        if let open { addUnfinished(open.record, plan) }
        open = event
      } else {
        close(&open, with: event, plan)
      }
    }
    guard let open else { return }
    add(WorkedShift(day: open.record.date, type: open.record.shift, checkIn: open.record), plan)
    if open.at.seconds(until: now) > OpenShift.longestHours * 3600 {
      oddities.append(.missingCheckOut(checkIn: open.record.id))
    }
  }

  private mutating func close(
    _ open: inout (record: Record, at: Instant)?, with event: (record: Record, at: Instant), _ plan: ShiftPlan
  ) {
    let out = event.record
    guard let checkIn = open, ShiftPairing.belong(checkIn, event) else {
      if let checkIn = open { addUnfinished(checkIn.record, plan) }
      open = nil
      add(WorkedShift(day: out.date, type: out.shift, checkOut: out), plan)
      return oddities.append(.missingCheckIn(checkOut: out.id))
    }
    open = nil
    let type = checkIn.record.shift ?? out.shift
    add(WorkedShift(day: checkIn.record.date, type: type, checkIn: checkIn.record, checkOut: out), plan)
    let seconds = checkIn.at.seconds(until: event.at)
    if checkIn.record.at != nil, out.at != nil, seconds > OpenShift.longestHours * 3600 {
      let hours = Int(seconds / 3600)
      oddities.append(.tooLong(checkIn: checkIn.record.id, checkOut: out.id, hours: hours))
    }
  }

  private mutating func addUnfinished(_ checkIn: Record, _ plan: ShiftPlan) {
    add(WorkedShift(day: checkIn.date, type: checkIn.shift, checkIn: checkIn), plan)
    oddities.append(.missingCheckOut(checkIn: checkIn.id))
  }

  private mutating func add(_ shift: WorkedShift, _ plan: ShiftPlan) {
    var shift = shift
    shift.planned = plan.shift(on: shift.day)
    shift.type = shift.type ?? shift.planned?.type
    shifts.append(shift)
  }

  private static func belong(
    _ checkIn: (record: Record, at: Instant), _ checkOut: (record: Record, at: Instant)
  ) -> Bool {
    checkIn.record.date == checkOut.record.date
      || checkIn.at.seconds(until: checkOut.at) <= longestHours * 3600
        && checkIn.record.date.days(until: checkOut.record.date) <= 1
  }

  /// The moment of a record; without one a check-in counts as noon of its day and a check-out as late that evening, so
  /// that the two of a day stay together.
  private static func moment(of record: Record, zone: TimeZoneRules) -> Instant {
    if let at = record.at { return at.instant(in: zone) }
    let noon = Int64(record.date.number) * 86_400 + 43_200
    let local = CivilTime(secondsSinceEpoch: record.kind == .checkIn ? noon : noon + 11 * 3600)
    return zone.instant(of: local)
  }
}

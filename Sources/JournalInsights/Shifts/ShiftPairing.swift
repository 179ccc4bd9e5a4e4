import JournalModel

/// Check-ins and check-outs, put together into shifts.
public struct ShiftPairing: Hashable, Sendable {
  /// The shifts, oldest first.
  public private(set) var shifts: [WorkedShift] = []
  /// What does not add up, oldest first.
  public private(set) var oddities: [ShiftOddity] = []

  /// Pairs records in the order of their moments: a check-out ends the check-in that is open, where it is of the same day or
  /// at most 36 hours and a day older.
  ///
  /// - Parameters:
  ///   - records: in any order; kinds other than check-in and check-out are ignored.
  ///   - now: a check-in of the last 18 hours is still open, which is not odd.
  ///   - zone: the journal's zone, for records that state no offset.
  ///   - plan: tells what kind of shift a day had where no record does.
  public init(_ records: [Record], now: Instant, zone: TimeZoneRules, plan: ShiftPlan) {
    let pairs = PairedRecords(records, zone: zone).pairs
    for (place, pair) in pairs.enumerated() {
      let checkIn = pair.checkIn.map { records[$0] }
      let checkOut = pair.checkOut.map { records[$0] }
      guard let day = checkIn?.date ?? checkOut?.date else { continue }
      let planned = plan.shift(on: day)
      let type = checkIn?.shift ?? checkOut?.shift ?? planned?.type
      shifts.append(
        WorkedShift(day: day, type: type, checkIn: checkIn, checkOut: checkOut, planned: planned))
      let isLast = place == pairs.count - 1
      if let oddity = ShiftPairing.oddity(checkIn, checkOut, pair.seconds, isLast ? now : nil, zone) {
        oddities.append(oddity)
      }
    }
  }

  /// What does not add up about one shift.
  ///
  /// - Parameter now: the moment where the shift may still be under way.
  private static func oddity(
    _ checkIn: Record?, _ checkOut: Record?, _ seconds: Int64, _ now: Instant?, _ zone: TimeZoneRules
  ) -> ShiftOddity? {
    let longest = OpenShift.longestHours * 3600
    switch (checkIn, checkOut) {
    case (let checkIn?, let checkOut?):
      guard checkIn.at != nil, checkOut.at != nil, seconds > longest else { return nil }
      return .tooLong(checkIn: checkIn.id, checkOut: checkOut.id, hours: Int(seconds / 3600))
    case (let checkIn?, nil):
      if let now, isOpen(checkIn, at: now, zone) { return nil }
      return .missingCheckOut(checkIn: checkIn.id)
    case (nil, let checkOut?): return .missingCheckIn(checkOut: checkOut.id)
    case (nil, nil): return nil
    }
  }

  private static func isOpen(_ checkIn: Record, at now: Instant, _ zone: TimeZoneRules) -> Bool {
    if let at = checkIn.at?.instant(in: zone) {
      return at.seconds(until: now) <= OpenShift.longestHours * 3600
    }
    return checkIn.date >= zone.local(now).day.advanced(by: -1)
  }
}

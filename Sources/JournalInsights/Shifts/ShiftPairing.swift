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
  ///   - records: in any order, which decides where moments are equal; kinds other than check-in and check-out are ignored.
  ///   - now: a check-in of the last 18 hours is still open, which is not odd.
  ///   - zone: the journal's zone, for records that state no offset.
  ///   - plan: tells what kind of shift a day had where no record does.
  public init(_ records: [Record], now: Instant, zone: TimeZoneRules, plan: ShiftPlan) {
    let table = FactTable(records)
    for pair in PairedRecords(table.facts, zone: zone).pairs {
      let checkIn = pair.checkIn.map { records[Int($0)] }
      let checkOut = pair.checkOut.map { records[Int($0)] }
      guard let day = checkIn?.date ?? checkOut?.date else { continue }
      let planned = plan.shift(on: day)
      let type = checkIn?.shift ?? checkOut?.shift ?? planned?.type
      shifts.append(
        WorkedShift(day: day, type: type, checkIn: checkIn, checkOut: checkOut, planned: planned))
    }
    oddities = ShiftOddity.all(in: table.facts, now: now, zone: zone) { records[$0].id }
  }
}

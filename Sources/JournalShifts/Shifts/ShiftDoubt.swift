import JournalModel

/// Something about check-ins and check-outs that does not add up.
public enum ShiftDoubt: Hashable, Sendable {
  /// A check-in that no check-out followed before the next check-in, or within 18 hours; its id.
  case missingCheckOut(checkIn: String)
  /// A check-out that no check-in went before; its id.
  case missingCheckIn(checkOut: String)
  /// A shift longer than 18 hours; the ids and the whole hours.
  case tooLong(checkIn: String, checkOut: String, hours: Int)

  /// The ids of the records.
  public var records: [String] {
    switch self {
    case .missingCheckOut(let checkIn): [checkIn]
    case .missingCheckIn(let checkOut): [checkOut]
    case .tooLong(let checkIn, let checkOut, _): [checkIn, checkOut]
    }
  }
}

extension ShiftDoubt {
  /// What does not add up about check-ins and check-outs, oldest first.
  ///
  /// - Parameters:
  ///   - table: the records in any order, which decides where moments are equal; kinds other than check-in
  ///     and check-out are ignored.
  ///   - plan: says where two words of a day are two shifts.
  ///   - now: a check-in of the last 18 hours is still open, which raises no doubt.
  ///   - zone: the journal's zone, for records that state no offset.
  ///   - id: the id of the record with an index among the facts; asked for the doubtful ones only.
  public static func all(
    in table: FactTable, plan: ShiftPlan, now: Instant, zone: TimeZoneRules, id: (Int) -> String
  ) -> [ShiftDoubt] {
    let facts = table.facts
    let pairs = PairedRecords(table, plan: plan, zone: zone).pairs
    var doubts: [ShiftDoubt] = []
    for (number, pair) in pairs.enumerated() {
      switch (pair.checkIn.map(Int.init), pair.checkOut.map(Int.init)) {
      case (let checkIn?, let checkOut?):
        let isLong = pair.seconds > OpenShift.longestHours * 3600
        guard isLong, facts[checkIn].at != nil, facts[checkOut].at != nil else { continue }
        let hours = Int(pair.seconds / 3600)
        doubts.append(.tooLong(checkIn: id(checkIn), checkOut: id(checkOut), hours: hours))
      case (let checkIn?, nil):
        let isLast = number == pairs.count - 1
        if isLast, isOpen(facts[checkIn], at: now, zone) { continue }
        doubts.append(.missingCheckOut(checkIn: id(checkIn)))
      case (nil, let checkOut?): doubts.append(.missingCheckIn(checkOut: id(checkOut)))
      case (nil, nil): continue
      }
    }
    return doubts
  }

  /// Whether a shift that nothing followed may still be under way.
  private static func isOpen(_ checkIn: RecordFacts, at now: Instant, _ zone: TimeZoneRules) -> Bool {
    if let at = checkIn.at?.instant(in: zone) {
      return at.seconds(until: now) <= OpenShift.longestHours * 3600
    }
    return checkIn.date >= zone.local(now).day.advanced(by: -1)
  }
}

import JournalModel

/// Something about check-ins and check-outs that does not add up.
public enum ShiftDoubt: Hashable, Sendable {
  /// A check-in without a check-out although the shift is over; its id.
  case missingCheckOut(checkIn: String)
  /// A check-out that no check-in went before; its id.
  case missingCheckIn(checkOut: String)
  /// A shift longer than 18 hours by nothing but its notes; the ids and the whole hours.
  case tooLong(checkIn: String, checkOut: String, hours: Int)
  /// A check-in in the midst of time on call without a check-out: the call-out counts nothing.
  case openCallOut(checkIn: String)

  /// Whether a shift or a call-out was begun and never closed.
  package var isMissingCheckOut: Bool {
    switch self {
    case .missingCheckOut, .openCallOut: true
    case .missingCheckIn, .tooLong: false
    }
  }

  /// The ids of the records.
  public var records: [String] {
    switch self {
    case .missingCheckOut(let checkIn), .openCallOut(let checkIn): [checkIn]
    case .missingCheckIn(let checkOut): [checkOut]
    case .tooLong(let checkIn, let checkOut, _): [checkIn, checkOut]
    }
  }
}

extension Ledger {
  /// The shifts and the call-outs that nobody closed, those that may still be closed among them.
  public var missingCheckOuts: [ShiftDoubt] {
    let known = doubts.filter(\.isMissingCheckOut)
    let open = shifts.filter(\.lacksCheckOut).compactMap {
      $0.checkIn.map { ShiftDoubt.missingCheckOut(checkIn: $0.id) }
    }
    return known + open.filter { !known.contains($0) }
  }

  /// What does not add up about check-ins and check-outs, oldest first.
  public var doubts: [ShiftDoubt] {
    shifts.flatMap { shift -> [ShiftDoubt] in
      let open = shift.openCallOuts.map { ShiftDoubt.openCallOut(checkIn: $0) }
      switch (shift.checkIn, shift.checkOut) {
      case (let checkIn?, let checkOut?):
        guard shift.whole == nil, let start = checkIn.at?.instant(in: shift.zone),
          let end = checkOut.at?.instant(in: shift.zone)
        else { return open }
        let hours = Int(start.seconds(until: end) / 3600)
        guard hours >= ShiftSlots.longestHours else { return open }
        return open + [.tooLong(checkIn: checkIn.id, checkOut: checkOut.id, hours: hours)]
      case (let checkIn?, nil):
        // Who stated what she worked needs no check-out.
        let isStated = !(shift.planned?.worked.isEmpty ?? true)
        if isStated || shift.isOpen(at: now) || shift.openCallOuts.contains(checkIn.id) { return open }
        return open + [.missingCheckOut(checkIn: checkIn.id)]
      case (nil, let checkOut?):
        return open + (shift.isOnCall ? [] : [.missingCheckIn(checkOut: checkOut.id)])
      case (nil, nil): return open
      }
    }
  }
}

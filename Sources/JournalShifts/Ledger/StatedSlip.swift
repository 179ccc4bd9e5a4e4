import JournalModel

/// Hours that somebody stated and that may be a slip of a key: they count, and are told.
package struct StatedSlip: Hashable {
  package let id: String
  package let key: Key
  package let what: What

  package enum What: Hashable {
    /// Work of more than a day without an end, and longer than planned, in minutes.
    case longShift(CivilDay, minutes: Int)
    /// An end hours behind the planned one.
    case farEnd(ClockTime, planned: ClockTime)
    /// A break that is longer than the shift, both in minutes.
    case longBreak(Int, presence: Int)
    /// Minutes that an earlier shift has, though the plan parts the two.
    case overlap(PlanProblem)
  }

  /// Nobody stays so many seconds behind the planned end without knowing.
  package static let veryFar: Int64 = 6 * 3600
}

extension Ledger {
  /// What somebody stated of these hours that may be a slip.
  package var slips: [StatedSlip] { shifts.compactMap(overlap) + shifts.flatMap(\.slips) }

  /// The overlap of a shift with one that began before it, where what somebody stated makes it.
  private func overlap(of shift: Shift) -> StatedSlip? {
    guard shift.isWork, shift.sharedMinutes > 0, let span = shift.extent else { return nil }
    let near = part(shift.day.advanced(by: -Ledger.margin)...shift.day.advanced(by: 1)).shifts
    let earlier = near.last { other in
      guard other.isWork, other != shift, let extent = other.extent else { return false }
      return extent.start <= span.start && span.start < extent.end
    }
    guard let earlier, let (id, key) = earlier.statement ?? shift.statement else { return nil }
    if let end = earlier.plannedEnd, let start = shift.plannedStart, start < end { return nil }
    let overlap = PlanProblem.overlap(
      first: earlier.day, second: shift.day, seconds: Int64(shift.sharedMinutes) * 60)
    return StatedSlip(id: id, key: key, what: .overlap(overlap))
  }
}

extension Shift {
  /// The record that states its hours, an end before a start, and its key; `nil` where none does.
  fileprivate var statement: (id: String, key: Key)? {
    guard basis == .said else { return nil }
    if let planned, !planned.worked.isEmpty, case .record(let id) = planned.basis { return (id, .worked) }
    if let checkOut, checkOut.end != nil { return (checkOut.id, .end) }
    return checkIn.flatMap { $0.start == nil ? nil : ($0.id, .start) }
  }

  fileprivate var slips: [StatedSlip] {
    var found: [StatedSlip] = []
    // Spans out of their order are told as such.
    let isDisordered = planned.map { $0.reach(ofDisordered: $0.worked, in: zone) != nil } ?? false
    if let (id, key) = statement, isWork, !isDisordered, let extent {
      let planned = Span(from: plannedStart, plannedEnd)
      if extent.seconds > max(86_400, planned?.seconds ?? 0) {
        found.append(
          StatedSlip(id: id, key: key, what: .longShift(day, minutes: Int(extent.seconds / 60))))
      } else if key != .start, let planned, planned.end.seconds(until: extent.end) >= StatedSlip.veryFar {
        let times = [extent.end, planned.end].map { zone.local($0).time }
        found.append(StatedSlip(id: id, key: key, what: .farEnd(times[0], planned: times[1])))
      }
    }
    if let (minutes, id) = statedPause, let presence = whole?.presence, presence + minutesAway < minutes {
      found.append(
        StatedSlip(id: id, key: .breakMinutes, what: .longBreak(minutes, presence: presence)))
    }
    return found
  }
}

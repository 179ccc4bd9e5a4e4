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

  /// A check-in claims what follows for so many hours; afterwards its check-out was forgotten.
  public static let longestHours: Int64 = 18

  /// The youngest check-in of the last ``longestHours`` hours that no check-out has closed.
  ///
  /// - Parameters:
  ///   - records: those around now; kinds other than check-in and check-out are ignored.
  ///   - now: the moment to look from; what was written later is ignored.
  ///   - zone: the journal's zone, for records that state no offset.
  public static func find(in records: [Record], at now: Instant, zone: TimeZoneRules) -> OpenShift? {
    // Places instead of records, most of which are others: to look at a record in an array is to copy it.
    let candidates = records.indices.filter {
      records[$0].kind == .checkIn && isRecent(records[$0], at: now, zone: zone)
    }
    let youngest = candidates.max { left, right in
      let first = records[left].at?.instant(in: zone).secondsSinceEpoch ?? .min
      let second = records[right].at?.instant(in: zone).secondsSinceEpoch ?? .min
      return (first, records[left].id) < (second, records[right].id)
    }
    guard let checkIn = youngest.map({ records[$0] }) else { return nil }
    let isClosed = records.indices.contains {
      records[$0].kind == .checkOut && closes(records[$0], checkIn, at: now, zone: zone)
    }
    if isClosed { return nil }
    return OpenShift(id: checkIn.id, day: checkIn.date, shift: checkIn.shift, since: checkIn.at)
  }

  /// Whether a check-in is not in the future and not too old. Without a moment it claims its own day, and as a night the
  /// morning after.
  private static func isRecent(_ checkIn: Record, at now: Instant, zone: TimeZoneRules) -> Bool {
    if let at = checkIn.at?.instant(in: zone) {
      return at <= now && at.seconds(until: now) <= longestHours * 3600
    }
    let local = zone.local(now)
    if checkIn.date == local.day { return true }
    return checkIn.shift == .night && checkIn.date.advanced(by: 1) == local.day && local.time.hour < 12
  }

  /// Whether a check-out ends the shift of a check-in: it names the same day, or was written after it.
  private static func closes(
    _ checkOut: Record, _ checkIn: Record, at now: Instant, zone: TimeZoneRules
  ) -> Bool {
    guard let start = checkIn.at?.instant(in: zone), let end = checkOut.at?.instant(in: zone) else {
      return checkOut.date == checkIn.date
    }
    return start <= end && end <= now
  }
}

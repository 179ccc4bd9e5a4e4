/// The offsets of a time zone from UTC over time.
///
/// - Source: RFC 8536 (TZif), read from the bytes of a zoneinfo file.
public struct TimeZoneRules: Hashable, Sendable {
  /// The IANA name, such as `Europe/Paris`.
  public var name: String
  /// Seconds east of UTC before the first transition.
  var firstOffset: Int32
  /// The moments at which the offset changes, ascending, in seconds since 1970-01-01T00:00:00Z.
  var transitions: [Int64] = []
  /// Seconds east of UTC from each transition on.
  var offsets: [Int32] = []
  /// What holds after the last transition; `nil` where its offset stays for ever.
  var rule: PosixZone?
  /// Of somebody who moved: each zone with its first day, in order; empty for a zone by itself.
  var parts: [Part] = []

  /// A zone from a day on; the first one held before, too.
  struct Part: Hashable, Sendable {
    var from: CivilDay
    var zone: TimeZoneRules
  }

  init(name: String, fixedOffset: Int32) {
    self.name = name
    firstOffset = fixedOffset
  }

  /// Coordinated Universal Time.
  public static let utc = TimeZoneRules(name: "UTC", fixedOffset: 0)

  /// A zone that is always the same number of seconds east of UTC.
  public static func fixed(offset: Int32) -> TimeZoneRules { TimeZoneRules(name: "", fixedOffset: offset) }

  /// Seconds east of UTC at a moment.
  public func offset(at instant: Instant) -> Int32 {
    let seconds = instant.secondsSinceEpoch
    guard let last = transitions.last else { return rule?.offset(at: seconds) ?? firstOffset }
    if seconds >= last, let rule { return rule.offset(at: seconds) }
    let passed = transitions.partitioningIndex { $0 > seconds }
    return passed == 0 ? firstOffset : offsets[passed - 1]
  }

  /// The wall clock at a moment.
  public func local(_ instant: Instant) -> CivilTime {
    let (sum, overflows) = instant.secondsSinceEpoch.addingReportingOverflow(Int64(offset(at: instant)))
    return CivilTime(secondsSinceEpoch: overflows ? instant.secondsSinceEpoch : sum)
  }

  /// A moment with its wall clock and offset.
  public func timestamp(_ instant: Instant) -> Timestamp {
    Timestamp(local: local(instant), offset: offset(at: instant))
  }

  /// The moment of a wall-clock time: the earlier of two where clocks go back; as far after the gap as the
  /// time lies in it where they go forward.
  ///
  /// - Source: the `compatible` disambiguation of RFC 5545 and Temporal.
  public func instant(of local: CivilTime) -> Instant {
    let wall = local.secondsSinceEpoch
    let before = offset(at: Instant(secondsSinceEpoch: wall - 86_400))
    let after = offset(at: Instant(secondsSinceEpoch: wall + 86_400))
    let early = Instant(secondsSinceEpoch: wall - Int64(before))
    // The days around have one offset, as nearly all have.
    if before == after { return early }
    let late = Instant(secondsSinceEpoch: wall - Int64(after))
    // In a gap neither is right, and the offset of before it counts on.
    return offset(at: early) != before && offset(at: late) == after ? late : early
  }
}

extension TimeZoneRules {
  /// The later moment of a wall-clock time that comes twice where clocks go back; `nil` for all others.
  package func secondInstant(of local: CivilTime) -> Instant? {
    let wall = local.secondsSinceEpoch
    let late = Instant(
      secondsSinceEpoch: wall - Int64(offset(at: Instant(secondsSinceEpoch: wall + 86_400))))
    return late > instant(of: local) && self.local(late) == local ? late : nil
  }

  /// A zone by the moments at which its offset changes, as calendars carry them along.
  ///
  /// - Parameters:
  ///   - firstOffset: seconds east of UTC before the first change.
  ///   - changes: moments in seconds since 1970-01-01T00:00:00Z, in any order, each with the offset from then
  ///     on.
  package init(name: String, firstOffset: Int32, changes: [(seconds: Int64, offset: Int32)]) {
    self.init(name: name, fixedOffset: firstOffset)
    for change in changes.sorted(by: { $0.seconds < $1.seconds }) {
      transitions.append(change.seconds)
      offsets.append(change.offset)
    }
  }
}

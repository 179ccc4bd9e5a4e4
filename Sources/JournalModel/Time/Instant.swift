/// A moment, the same everywhere on Earth; not a day: a day needs a ``TimeZoneRules`` to follow from it.
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z, without leap seconds (POSIX time).
  public var secondsSinceEpoch: Int64

  /// The moment that many seconds after 1970-01-01T00:00:00Z.
  public init(secondsSinceEpoch: Int64) { self.secondsSinceEpoch = secondsSinceEpoch }

  /// The moment that many seconds later.
  public func advanced(by seconds: Int64) -> Instant {
    Instant(secondsSinceEpoch: secondsSinceEpoch + seconds)
  }

  /// Seconds from this moment to another; negative where the other is earlier.
  public func seconds(until other: Instant) -> Int64 { other.secondsSinceEpoch - secondsSinceEpoch }

  /// Earlier moments come first.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }
}

/// A moment as a file states it: the wall clock that was read, and the offset from UTC where it was written
/// down.
///
/// Keeping both means that the day on the wall clock never depends on the zone of the machine that reads the
/// file.
public struct Timestamp: Hashable, Sendable {
  /// What the clock on the wall showed.
  public var local: CivilTime
  /// Seconds east of UTC; `nil` where the file gives none (the journal's zone then decides).
  public var offset: Int32?

  /// A wall-clock time, with the offset from UTC in seconds where it is known.
  public init(local: CivilTime, offset: Int32? = nil) {
    self.local = local
    self.offset = offset
  }

  /// The moment, taking a missing offset from `zone`.
  public func instant(in zone: TimeZoneRules) -> Instant {
    guard let offset else { return zone.instant(of: local) }
    return Instant(secondsSinceEpoch: local.secondsSinceEpoch - Int64(offset))
  }
}

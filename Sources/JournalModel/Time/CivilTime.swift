/// A time on the wall clock, to the second, without a day and without a zone.
public struct ClockTime: Hashable, Comparable, Sendable {
  /// Seconds since midnight, 0..<86,400.
  public var secondOfDay: Int32

  /// The time with these fields; `nil` outside 00:00:00...23:59:59.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    secondOfDay = Int32(hour * 3600 + minute * 60 + second)
  }

  /// 0...23.
  public var hour: Int { Int(secondOfDay) / 3600 }
  /// 0...59.
  public var minute: Int { Int(secondOfDay) / 60 % 60 }
  /// 0...59.
  public var second: Int { Int(secondOfDay) % 60 }

  /// Midnight, 00:00.
  public static let midnight = ClockTime(validSecondOfDay: 0)

  init(validSecondOfDay: Int32) { secondOfDay = validSecondOfDay }

  /// Earlier times come first.
  public static func < (left: ClockTime, right: ClockTime) -> Bool { left.secondOfDay < right.secondOfDay }
}

/// A day and a time on the wall clock, in no zone: what a person writes in a file.
public struct CivilTime: Hashable, Comparable, Sendable {
  /// The calendar day.
  public var day: CivilDay
  /// The time of that day.
  public var time: ClockTime

  /// A day and a time of it.
  public init(day: CivilDay, time: ClockTime) {
    self.day = day
    self.time = time
  }

  /// The moment that many seconds after 1970-01-01 00:00 on the same wall clock.
  public init(secondsSinceEpoch seconds: Int64) {
    let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
    day = CivilDay(number: Int32(clamping: remainder < 0 ? quotient - 1 : quotient))
    time = ClockTime(validSecondOfDay: Int32(remainder < 0 ? remainder + 86_400 : remainder))
  }

  /// Seconds since 1970-01-01 00:00 on the same wall clock.
  public var secondsSinceEpoch: Int64 { Int64(day.number) * 86_400 + Int64(time.secondOfDay) }

  /// Earlier wall-clock times come first.
  public static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }
}

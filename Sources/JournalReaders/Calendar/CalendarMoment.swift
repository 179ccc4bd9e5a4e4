import JournalModel

/// A day or a time of a calendar, with its zone.
package struct CalendarMoment: Hashable, Sendable {
  /// The day, and the time where ``isDay`` is false.
  package var local: CivilTime
  package var isDay: Bool
  /// The zone; `nil` for a day, and for a time that floats: the same on every wall clock.
  package var zone: TimeZoneRules?

  /// The moment on Earth, taking the zone of what floats from `zone`.
  package func instant(in zone: TimeZoneRules) -> Instant { (self.zone ?? zone).instant(of: local) }

  /// The wall clock of a zone at this moment; a day and what floats stay as they are.
  package func wallClock(in zone: TimeZoneRules) -> CivilTime {
    guard !isDay, let own = self.zone, own != zone else { return local }
    return zone.local(own.instant(of: local))
  }

  /// The same wall clock on another day.
  func on(_ day: CivilDay) -> CalendarMoment {
    CalendarMoment(local: CivilTime(day: day, time: local.time), isDay: isDay, zone: zone)
  }
}

/// Reads days, times and spans as calendars write them.
package enum CalendarTime {
  /// `20261120`, `20261120T185000`, `20261120T185000Z`: 3.3.4 and 3.3.5. Hyphens and colons, which some
  /// programs leave in, are passed over.
  static func moment(_ text: String, zone: TimeZoneRules?) -> CalendarMoment? {
    let bytes = text.trimmedBlanks.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
    guard bytes.count >= 8, let year = number(bytes[0..<4]), let month = number(bytes[4..<6]),
      let dayOfMonth = number(bytes[6..<8]), let day = CivilDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    if bytes.count == 8 {
      return CalendarMoment(local: CivilTime(day: day, time: .midnight), isDay: true, zone: nil)
    }
    guard bytes.count == 15 || bytes.count == 16, bytes[8] | 0x20 == UInt8(ascii: "t"),
      let hour = number(bytes[9..<11]), let minute = number(bytes[11..<13]),
      let second = number(bytes[13..<15]),
      // A leap second is the one before it.
      let time = ClockTime(hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    let isUTC = bytes.count == 16
    guard !isUTC || bytes[15] | 0x20 == UInt8(ascii: "z") else { return nil }
    return CalendarMoment(local: CivilTime(day: day, time: time), isDay: false, zone: isUTC ? .utc : zone)
  }

  struct Duration: Hashable {
    /// Days of the calendar, whatever clocks do; weeks are seven.
    var days: Int
    /// Seconds that pass.
    var seconds: Int
  }

  /// `P1D`, `PT12H30M`, `P2W`, `-PT15M`: 3.3.6.
  static func duration(_ text: String) -> Duration? {
    var bytes = Array(text.trimmedBlanks.uppercased().utf8)[...]
    var sign = 1
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      bytes.removeFirst()
    }
    guard bytes.popFirst() == UInt8(ascii: "P") else { return nil }
    var result = Duration(days: 0, seconds: 0)
    var digits: Int?
    var isTime = false
    for byte in bytes {
      if byte &- 0x30 < 10 {
        digits = min((digits ?? 0) * 10 + Int(byte - 0x30), 10_000_000)
        continue
      }
      if byte == UInt8(ascii: "T"), digits == nil {
        isTime = true
        continue
      }
      guard let number = digits else { return nil }
      digits = nil
      switch (byte, isTime) {
      case (UInt8(ascii: "W"), false): result.days += number * 7
      case (UInt8(ascii: "D"), false): result.days += number
      case (UInt8(ascii: "H"), true): result.seconds += number * 3600
      case (UInt8(ascii: "M"), true): result.seconds += number * 60
      case (UInt8(ascii: "S"), true): result.seconds += number
      default: return nil
      }
    }
    guard digits == nil else { return nil }
    return Duration(days: sign * result.days, seconds: sign * result.seconds)
  }

  /// `+0100`, `-033000`: seconds east of UTC (3.3.14).
  package static func offset(_ text: String) -> Int32? {
    let bytes = Array(text.trimmedBlanks.utf8)
    guard bytes.count == 5 || bytes.count == 7,
      bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      let hours = number(bytes[1..<3]), let minutes = number(bytes[3..<5]), hours < 25, minutes < 60
    else { return nil }
    let seconds = bytes.count == 7 ? number(bytes[5..<7]) ?? 0 : 0
    let total = Int32(hours * 3600 + minutes * 60 + seconds)
    return bytes[0] == UInt8(ascii: "-") ? -total : total
  }

  package static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.count <= 9 else { return nil }
    var number = 0
    for byte in bytes {
      guard byte &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }
}

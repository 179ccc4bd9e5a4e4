import JournalModel

/// A day as it can be said on the command line.
enum DayArgument: Hashable, Sendable {
  /// A day of the calendar.
  case day(CivilDay)
  /// Days from today: `today`, `yesterday`, `tomorrow`.
  case relative(Int)

  /// Reads a date as people write it, or one of the three words in English or French.
  init?(_ text: String) {
    switch Folding.folded(text) {
    case "today", "aujourd'hui", "aujourd’hui", "aujourdhui": self = .relative(0)
    case "yesterday", "hier": self = .relative(-1)
    case "tomorrow", "demain": self = .relative(1)
    default:
      guard case .day(let day)? = WrittenDate(text) else { return nil }
      self = .day(day)
    }
  }

  /// The day that is meant when `today` is today.
  func day(today: CivilDay) -> CivilDay {
    switch self {
    case .day(let day): day
    case .relative(let days): today.advanced(by: days)
    }
  }
}

/// Two days, both inclusive, as `FROM..UNTIL`; a single day stands for itself.
struct SpanArgument: Hashable, Sendable {
  /// The first day and the last one.
  var from: DayArgument
  var until: DayArgument

  /// Reads `FROM..UNTIL`, `FROM:UNTIL` or one day; `nil` where a day can't be read.
  init?(_ text: String) {
    let dots = text.utf8.indices.first { index in
      let next = text.utf8.index(after: index)
      return text.utf8[index] == UInt8(ascii: ".") && next < text.utf8.endIndex
        && text.utf8[next] == UInt8(ascii: ".")
    }
    guard let dots else {
      guard let day = DayArgument(text) else { return nil }
      from = day
      until = day
      return
    }
    let rest = text[dots...].drop { $0 == "." }
    guard let first = DayArgument(String(text[..<dots])), let last = DayArgument(String(rest)) else {
      return nil
    }
    from = first
    until = last
  }
}

/// A moment as it can be said on the command line.
enum MomentArgument: Hashable, Sendable {
  /// A day with a time, perhaps with an offset.
  case timestamp(Timestamp)
  /// A time of today.
  case clock(ClockTime)

  /// Reads a moment as people write it, or a time.
  init?(_ text: String) {
    if let time = ClockTime(written: text) {
      self = .clock(time)
    } else if case .timestamp(let timestamp)? = WrittenDate(text) {
      self = .timestamp(timestamp)
    } else {
      return nil
    }
  }

  /// The moment that is meant; a time alone is one of `day`.
  ///
  /// The offset is the one that was given, else the zone's at that moment.
  func timestamp(on day: CivilDay, in zone: TimeZoneRules) -> Timestamp {
    switch self {
    case .timestamp(let timestamp):
      timestamp.offset == nil ? zone.timestamp(zone.instant(of: timestamp.local)) : timestamp
    case .clock(let time):
      zone.timestamp(zone.instant(of: CivilTime(day: day, time: time)))
    }
  }
}

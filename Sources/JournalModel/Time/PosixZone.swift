/// The rule for a zone's offset in all years: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// - Source: POSIX.1-2017, 8.3 "TZ", with the hours −167...167 of RFC 8536, 3.3.1.
struct PosixZone: Hashable, Sendable {
  /// Seconds east of UTC outside daylight saving time.
  var standard: Int32
  /// Daylight saving time; `nil` where there is none.
  var saving: Saving?

  struct Saving: Hashable, Sendable {
    /// Seconds east of UTC.
    var offset: Int32
    var start: Change
    var end: Change
  }

  /// When clocks change: a day of the year, and seconds from its midnight on the wall clock before the
  /// change.
  struct Change: Hashable, Sendable {
    var date: Date
    var seconds: Int64
  }

  enum Date: Hashable, Sendable {
    /// `Jn`: 1...365, 29 February never counted.
    case julian(Int)
    /// `n`: 0...365, 29 February counted.
    case dayOfYear(Int)
    /// `Mm.w.d`: a weekday (0 is Sunday) in a week of a month; week 5 is the last.
    case weekday(month: Int, week: Int, day: Int)
  }

  /// Seconds east of UTC at a moment in seconds since 1970-01-01T00:00:00Z.
  func offset(at seconds: Int64) -> Int32 {
    guard let saving else { return standard }
    let (wall, overflows) = seconds.addingReportingOverflow(Int64(standard))
    let year = CivilTime(secondsSinceEpoch: overflows ? seconds : wall).day.year
    guard let start = saving.start.seconds(in: year), let end = saving.end.seconds(in: year) else {
      return standard
    }
    let begin = start - Int64(standard)
    let finish = end - Int64(saving.offset)
    let isSaving =
      begin < finish ? begin <= seconds && seconds < finish : !(finish <= seconds && seconds < begin)
    return isSaving ? saving.offset : standard
  }
}

extension PosixZone.Change {
  /// The wall clock of the change in a year, in seconds since 1970-01-01 00:00 on it; `nil` outside the
  /// calendar.
  func seconds(in year: Int) -> Int64? {
    guard let first = CivilDay(year: year, month: 1, day: 1) else { return nil }
    switch date {
    case .julian(let number):
      let isLeap = CivilDay.length(ofMonth: 2, year: year) == 29
      return at(first.advanced(by: number - 1 + (isLeap && number > 59 ? 1 : 0)))
    case .dayOfYear(let number): return at(first.advanced(by: number))
    case .weekday(let month, let week, let weekday):
      guard let first = CivilDay(year: year, month: month, day: 1) else { return nil }
      let days = (weekday - first.weekday.rawValue % 7 + 7) % 7 + (week - 1) * 7
      let length = CivilDay.length(ofMonth: month, year: year)
      return at(first.advanced(by: days < length ? days : days - 7))
    }
  }

  private func at(_ day: CivilDay) -> Int64 { Int64(day.number) * 86_400 + seconds }
}

extension PosixZone {
  /// Reads the text of a footer; `nil` where it is no rule.
  init?(_ text: [UInt8]) {
    guard let zone = unsafe text.withUnsafeBufferPointer({ unsafe PosixZone.read($0) }) else { return nil }
    self = zone
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> PosixZone? {
    var cursor = unsafe ByteCursor(bytes)
    guard skipName(&cursor), let west = time(&cursor, hours: 24) else { return nil }
    let standard = Int32(-west)
    if cursor.isAtEnd { return PosixZone(standard: standard) }
    guard skipName(&cursor) else { return nil }
    var offset = standard + 3600
    if cursor.next != UInt8(ascii: ",") {
      guard let west = time(&cursor, hours: 24) else { return nil }
      offset = Int32(-west)
    }
    guard let start = change(&cursor), let end = change(&cursor), cursor.isAtEnd else { return nil }
    return PosixZone(standard: standard, saving: Saving(offset: offset, start: start, end: end))
  }

  /// Three or more letters, or anything between `<` and `>`.
  private static func skipName(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.skip(UInt8(ascii: "<")) else { return cursor.word().utf8.count >= 3 }
    while let byte = cursor.next {
      cursor.offset += 1
      if byte == UInt8(ascii: ">") { return true }
    }
    return false
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  private static func time(_ cursor: inout ByteCursor, hours limit: Int) -> Int64? {
    let sign = cursor.skip(oneOf: "+-")
    guard let hours = cursor.digitRun(limit: 3), hours.number <= limit else { return nil }
    var seconds = hours.number * 3600
    for unit in [60, 1] {
      guard cursor.skip(UInt8(ascii: ":")) else { break }
      guard let part = cursor.digits(2), part < 60 else { return nil }
      seconds += part * unit
    }
    return Int64(sign == UInt8(ascii: "-") ? -seconds : seconds)
  }

  /// `,date[/time]`; at 02:00 where no time is given.
  private static func change(_ cursor: inout ByteCursor) -> Change? {
    guard cursor.skip(UInt8(ascii: ",")), let date = date(&cursor) else { return nil }
    guard cursor.skip(UInt8(ascii: "/")) else { return Change(date: date, seconds: 7200) }
    guard let seconds = time(&cursor, hours: 167) else { return nil }
    return Change(date: date, seconds: seconds)
  }

  private static func date(_ cursor: inout ByteCursor) -> Date? {
    if cursor.skip(UInt8(ascii: "J")) {
      guard let day = cursor.digitRun(limit: 3)?.number, (1...365).contains(day) else { return nil }
      return .julian(day)
    }
    guard cursor.skip(UInt8(ascii: "M")) else {
      guard let day = cursor.digitRun(limit: 3)?.number, (0...365).contains(day) else { return nil }
      return .dayOfYear(day)
    }
    guard let month = cursor.digitRun(limit: 2)?.number, (1...12).contains(month),
      cursor.skip(UInt8(ascii: ".")), let week = cursor.digits(1), (1...5).contains(week),
      cursor.skip(UInt8(ascii: ".")), let day = cursor.digits(1), (0...6).contains(day)
    else { return nil }
    return .weekday(month: month, week: week, day: day)
  }
}

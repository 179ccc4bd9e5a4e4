/// Reads dates as people write them, from folded text.
struct WrittenDateReader {
  var cursor: ByteCursor

  /// A day, perhaps with a time, and nothing after it.
  mutating func date() -> WrittenDate? {
    guard hasYearAndDay else { return nil }
    cursor.skipSpaces()
    // A year before the calendar, -0044-03-15, is not the year 44.
    if cursor.next == UInt8(ascii: "-") { return nil }
    skipWeekday()
    guard let day = day() else { return nil }
    skipSeparators()
    // A zone without a time, as in `2020-12-24 UTC`, changes no day.
    let beforeZone = cursor
    if !["z", "utc", "gmt"].contains(cursor.word()) { cursor = beforeZone }
    if cursor.isAtEnd { return day.map(WrittenDate.day) ?? .ambiguous }
    cursor = beforeZone
    skipConnective()
    guard let time = clock() else { return nil }
    cursor.skipSpaces()
    let offset = zone()
    // What is left of a named zone, 01:00:00[Europe/Paris] without its brackets, follows a time and names no
    // offset.
    if !cursor.isAtEnd, !isZoneName { return nil }
    guard let day else { return .ambiguous }
    return .timestamp(Timestamp(local: CivilTime(day: day, time: time), offset: offset))
  }

  /// Whether there are the digits of a year and a day: every key of a person's own is asked for a date, and
  /// hardly any has one, so that no table of months is made for it.
  private var hasYearAndDay: Bool {
    var (rest, count) = (cursor, 0)
    while count < 5, let byte = rest.next {
      if byte &- 0x30 < 10 { count += 1 }
      rest.offset += 1
    }
    return count == 5
  }

  /// `7:30`, `7h30`, `19h`, `7.30`, `07:30:15.5`, `7:30 pm`, `7 pm`.
  mutating func clock() -> ClockTime? {
    guard let hour = cursor.digitRun(limit: 2)?.number else { return nil }
    cursor.skipSpaces()
    var minute = 0
    var second = 0
    let separator = cursor.skip(oneOf: ":h.")
    if separator == UInt8(ascii: "h") {
      cursor.skipSpaces()
      if let read = cursor.digits(2) { minute = read }
      if cursor.next == UInt8(ascii: "m") { _ = cursor.word() }
    } else if separator != nil {
      guard let read = cursor.digits(2) else { return nil }
      minute = read
    }
    if separator == UInt8(ascii: ":"), cursor.skip(UInt8(ascii: ":")) {
      guard let read = cursor.digits(2) else { return nil }
      second = read
      if cursor.skip(oneOf: ".,") != nil, cursor.digitRun(limit: 18) == nil { return nil }
    }
    let half = halfOfDay()
    guard separator != nil || half != nil else { return nil }
    return ClockTime(hour: hour, minute: minute, half: half, second: second)
  }

  /// `am` or `pm`, with or without points: 0 or 12.
  private mutating func halfOfDay() -> Int? {
    let start = cursor
    cursor.skipSpaces()
    let letter = cursor.skip(oneOf: "ap")
    _ = letter != nil && cursor.skip(UInt8(ascii: "."))
    guard let letter, cursor.skip(UInt8(ascii: "m")) else {
      cursor = start
      return nil
    }
    _ = cursor.skip(UInt8(ascii: "."))
    return letter == UInt8(ascii: "p") ? 12 : 0
  }

  /// The outer `nil` means that there is no day, the inner one that day and month can't be told apart.
  private mutating func day() -> CivilDay?? {
    let start = cursor
    if let first = cursor.digitRun(limit: 8) {
      switch first.count {
      // `20261120`
      case 8:
        let number = first.number
        return wrap(CivilDay(year: number / 10_000, month: number / 100 % 100, day: number % 100))
      case 4: return yearFirst(first.number)
      case 1, 2: return dayFirst(first.number)
      default: return nil
      }
    }
    cursor = start
    guard let month = month() else { return nil }
    skipSeparators()
    guard let day = cursor.digitRun(limit: 2)?.number else { return nil }
    skipOrdinal()
    skipSeparators()
    guard let year = cursor.digits(4) else { return nil }
    return wrap(CivilDay(year: year, month: month, day: day))
  }

  private func wrap(_ day: CivilDay?) -> CivilDay?? { day.map { .some(.some($0)) } ?? .none }

  /// `2026-11-20`, `2026/11/20`, `2026.11.20`, `2026-1-2`.
  private mutating func yearFirst(_ year: Int) -> CivilDay?? {
    guard let separator = cursor.skip(oneOf: "-/."), let month = cursor.digitRun(limit: 2)?.number,
      cursor.skip(separator), let day = cursor.digitRun(limit: 2)?.number
    else { return nil }
    return wrap(CivilDay(year: year, month: month, day: day))
  }

  /// `20 novembre 2026`, `1er mars 2026`, `09-nov-2025`, `20.11.2026`, `20/11/2026`; the last two with
  /// numbers only.
  private mutating func dayFirst(_ day: Int) -> CivilDay?? {
    let afterDay = cursor
    if let separator = cursor.skip(oneOf: "-/."), let second = cursor.digitRun(limit: 2)?.number {
      guard cursor.skip(separator), let year = cursor.digits(4) else { return nil }
      return numbers(day, second, year: year, isDayFirst: separator == UInt8(ascii: "."))
    }
    cursor = afterDay
    skipOrdinal()
    skipSeparators()
    let beforeMonth = cursor
    if cursor.word() != "of" { cursor = beforeMonth }
    skipSeparators()
    guard let month = month() else { return nil }
    skipSeparators()
    guard let year = cursor.digits(4) else { return nil }
    return wrap(CivilDay(year: year, month: month, day: day))
  }

  /// Numbers with points have the day first everywhere; with slashes or hyphens it depends on the country.
  private func numbers(_ first: Int, _ second: Int, year: Int, isDayFirst: Bool) -> CivilDay?? {
    let european = CivilDay(year: year, month: second, day: first)
    let american = CivilDay(year: year, month: first, day: second)
    if isDayFirst || american == nil || american == european { return wrap(european) }
    return european == nil ? wrap(american) : .some(.none)
  }

  /// The table is made where there is a word: a number alone is asked for by every key of a person's own.
  private mutating func month() -> Int? {
    let word = cursor.word()
    return word.isEmpty ? nil : WrittenDateReader.months[word].map { $0 + 1 }
  }

  private mutating func skipWeekday() {
    skipSeparators()
    let start = cursor
    var word = cursor.word()
    if word == "le" {
      cursor.skipSpaces()
      let afterArticle = cursor
      word = cursor.word()
      if Weekday(named: word) == nil || word.isEmpty { cursor = afterArticle }
    } else if word.isEmpty || Weekday(named: word) == nil || WrittenDateReader.isMonth(word, before: cursor) {
      cursor = start
    }
    skipSeparators()
  }

  /// French `mar` is both Tuesday and March: a month where a year follows the number after it.
  private static func isMonth(_ word: String, before cursor: ByteCursor) -> Bool {
    guard months[word] != nil else { return false }
    var reader = WrittenDateReader(cursor: cursor)
    reader.skipSeparators()
    guard reader.cursor.digitRun(limit: 2) != nil else { return true }
    reader.skipOrdinal()
    reader.skipSeparators()
    return reader.cursor.digits(4) != nil
  }

  /// `st`, `nd`, `rd`, `th`, `er`, `e`.
  private mutating func skipOrdinal() {
    let start = cursor
    if !["st", "nd", "rd", "th", "er", "e", "eme"].contains(cursor.word()) { cursor = start }
  }

  private mutating func skipSeparators() {
    while let byte = cursor.next, [0x20, 0x09, 0x2C, 0x2E, 0x2D, 0x2F].contains(byte) { cursor.offset += 1 }
  }

  /// The `T`, `at` or `à` between a day and a time.
  private mutating func skipConnective() {
    let start = cursor
    if !["t", "at", "a", "um"].contains(cursor.word()) { cursor = start }
    cursor.skipSpaces()
  }

  private mutating func zone() -> Int32? {
    let start = cursor
    if ["z", "utc", "gmt"].contains(cursor.word()) {
      if cursor.isAtEnd { return 0 }
    } else {
      cursor = start
    }
    let beforeOffset = cursor
    guard let offset = ISO8601.offset(&cursor) else {
      cursor = beforeOffset
      return nil
    }
    cursor.skipSpaces()
    return offset
  }

  /// Whether only a name such as `europe/paris` is left.
  private var isZoneName: Bool {
    var rest = cursor
    var slashes = 0
    while let byte = rest.next {
      if byte == UInt8(ascii: "/") { slashes += 1 }
      guard byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_") || byte &- 0x61 < 26 else { return false }
      rest.offset += 1
    }
    return slashes > 0
  }

  private static let months = WordIndex(file: "months")
}

extension ClockTime {
  /// A time of the twelve-hour clock where `half` is 0 (am) or 12 (pm), else of the 24-hour clock.
  init?(hour: Int, minute: Int, half: Int?, second: Int) {
    guard let half else {
      self.init(hour: hour, minute: minute, second: second)
      return
    }
    guard (1...12).contains(hour) else { return nil }
    self.init(hour: hour % 12 + half, minute: minute, second: second)
  }
}

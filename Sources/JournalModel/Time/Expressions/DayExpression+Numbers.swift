extension DayExpression {
  /// Reads what has no words: `-2`, `+3`, `2026`, `2026-11`, `2026-W47`, `2026-11-20`, `24/11`, `24.11.26`,
  /// `28-11`.
  ///
  /// - Returns: `nil` where the text is something else.
  static func numeric(_ bytes: [UInt8], order: Order) throws(Problem) -> DayExpression? {
    if let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      guard let days = number(bytes.dropFirst()), bytes.count <= 6 else { return nil }
      return .fromToday(sign == UInt8(ascii: "-") ? -days : days)
    }
    let parts = bytes.split(omittingEmptySubsequences: false) { [0x2D, 0x2F, 0x2E].contains($0) }
    let separators = Set(bytes.filter { [0x2D, 0x2F, 0x2E].contains($0) })
    guard separators.count <= 1 else { return nil }
    if parts[0].count == 4, let year = number(parts[0]), year > 0 {
      return try yearFirst(year, parts.dropFirst())
    }
    let isPointed = separators.first == UInt8(ascii: ".")
    // `24.11.` has its point at the end in German.
    let numbers = isPointed && parts.count == 3 && parts[2].isEmpty ? parts.dropLast() : parts[...]
    // `7-19` are hours as well; no hour is above 24.
    let areHours = numbers.allSatisfy { (number($0) ?? 0) <= 24 }
    guard separators.first != UInt8(ascii: "-") || numbers.count == 3 || !areHours else { return nil }
    return try numbersOfDay(Array(numbers), order: isPointed ? .dayFirst : order)
  }

  /// `2026`, `2026-11`, `2026-11-20`, `2026-w47`.
  private static func yearFirst(
    _ year: Int, _ rest: ArraySlice<ArraySlice<UInt8>>
  ) throws(Problem) -> DayExpression? {
    guard let second = rest.first else { return .year(year) }
    if second.first == UInt8(ascii: "w"), rest.count == 1 {
      guard let week = number(second.dropFirst()), (1...53).contains(week) else { return nil }
      return .isoWeek(year: year, week: week)
    }
    guard let month = number(second), second.count <= 2, (1...12).contains(month) else { return nil }
    if rest.count == 1 { return .monthOfYear(month: month, year: year) }
    guard rest.count == 2, let last = rest.last, last.count <= 2, let day = number(last) else { return nil }
    return try self.day(day, month: month, year: year)
  }

  /// Day and month in either order, perhaps with a year: where only one order makes a date, that one is
  /// meant.
  private static func numbersOfDay(
    _ parts: [ArraySlice<UInt8>], order: Order
  ) throws(Problem) -> DayExpression? {
    guard parts.count == 2 || parts.count == 3, parts[0].count <= 2, parts[1].count <= 2,
      let first = number(parts[0]), let second = number(parts[1])
    else { return nil }
    var year: Int?
    if parts.count == 3 {
      year = number(parts[2]).flatMap { fullYear($0, digits: parts[2].count) }
      if year == nil { return nil }
    }
    var (day, month) = order == .dayFirst ? (first, second) : (second, first)
    if !(1...12).contains(month) { swap(&day, &month) }
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return try self.day(day, month: month, year: year)
  }

  /// The number that the digits make; `nil` where there is anything else, nothing, or more than nine digits.
  private static func number(_ bytes: some Collection<UInt8>) -> Int? {
    guard (1...9).contains(bytes.count) else { return nil }
    var number = 0
    for byte in bytes {
      guard byte &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(byte &- 0x30)
    }
    return number
  }
}

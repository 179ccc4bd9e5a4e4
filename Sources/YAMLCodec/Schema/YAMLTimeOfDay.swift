/// A time of day as a scalar writes it.
public struct YAMLTimeOfDay: Hashable, Sendable {
  /// The hour, 0 to 23.
  public var hour: Int
  /// The minute, 0 to 59.
  public var minute: Int
  /// The second, 0 to 59.
  public var second: Int

  /// A time of day.
  public init(hour: Int, minute: Int, second: Int = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time that a text writes as `h:mm`, `hh:mm` or either with `:ss`; `nil` for other texts.
  init?(_ text: TextBytes) {
    let hourEnd = unsafe text.afterDigits(from: 0)
    guard (1...2).contains(hourEnd), let hour = unsafe Self.number(text, 0, hourEnd), hour < 24 else {
      return nil
    }
    guard let minute = unsafe Self.sixtieth(text, at: hourEnd) else { return nil }
    var second = 0
    if text.count > hourEnd + 3 {
      guard let found = unsafe Self.sixtieth(text, at: hourEnd + 3) else { return nil }
      second = found
    }
    guard text.count == hourEnd + 3 || text.count == hourEnd + 6 else { return nil }
    self.init(hour: hour, minute: minute, second: second)
  }

  /// The two digits behind a colon at `start`, less than 60.
  private static func sixtieth(_ text: TextBytes, at start: Int) -> Int? {
    guard start + 2 < text.count, unsafe text[start] == UInt8(ascii: ":"),
      let number = unsafe number(text, start + 1, start + 3), number < 60
    else { return nil }
    return number
  }

  private static func number(_ text: TextBytes, _ start: Int, _ end: Int) -> Int? {
    var number = 0
    for index in start..<end {
      guard unsafe text[index].isDigit else { return nil }
      number = unsafe number * 10 + Int(text[index] - 0x30)
    }
    return number
  }
}

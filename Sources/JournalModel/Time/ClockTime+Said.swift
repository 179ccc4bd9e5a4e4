extension ClockTime {
  /// Reads a time as a person says it where one is asked for: what a file may hold, and an hour alone, `7`.
  /// In a file or a table that is a number.
  public init?(said text: String) {
    if let time = ClockTime(written: text) {
      self = time
      return
    }
    let digits = text.trimmed
    guard (1...2).contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      let hour = Int(digits), hour <= 24
    else { return nil }
    self.init(hour: hour % 24, minute: 0)
  }
}

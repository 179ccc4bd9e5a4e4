import JournalModel

/// A moment written in the form of another: what a key like `modified` gets, so that the program that keeps
/// it finds what it would have written itself.
struct ModifiedText {
  /// What of the other is not taken yet, and what was written in place of the rest.
  private var rest: ArraySlice<UInt8>
  private var written = ""

  /// Now in the form of a date that a file has: its order, its signs, its fractions, its way to name the
  /// zone; `nil` where the other text is no date. A form that can't be told apart from others becomes ISO
  /// 8601.
  static func refreshed(_ text: String, _ now: Timestamp) -> String? {
    let old = text.trimmed
    guard let date = WrittenDate(old), date != .ambiguous else { return nil }
    let isUniversal = universal.contains { old.hasSuffix($0) }
    let moment = isUniversal ? TimeZoneRules.utc.timestamp(now.instant(in: .utc)) : now
    var form = ModifiedText(rest: Array(old.utf8)[...])
    if form.takeDay(moment.local.day), form.rest.isEmpty || form.takeTime(moment) { return form.written }
    guard case .timestamp(let old) = date else { return now.local.day.iso }
    return Timestamp(local: now.local, offset: old.offset == nil ? nil : now.offset).iso
  }

  private static let universal = ["Z", "z", "UTC", "GMT"]

  /// `2026-11-20`, `2026/11/20`, `20.11.2026`, `20261120`.
  private mutating func takeDay(_ day: CivilDay) -> Bool {
    let (year, month, number) = day.fields
    let first = takeDigits()
    if first.count == 8 {
      written = padded(year, 4) + padded(month) + padded(number)
      return true
    }
    guard [1, 2, 4].contains(first.count), let sign = rest.popFirst(), "-/.".utf8.contains(sign) else {
      return false
    }
    let width = takeDigits().count
    guard (1...2).contains(width), rest.popFirst() == sign else { return false }
    let (isDayFirst, third) = (first.count != 4, takeDigits().count)
    // With day and month in the first two places, only the first can be told to be the day where it is above
    // 12.
    let isDay = sign == UInt8(ascii: ".") || first.reduce(0) { $0 * 10 + Int($1 &- 0x30) } > 12
    guard isDayFirst ? third == 4 && isDay : (1...2).contains(third) else { return false }
    let parts = [padded(year, 4), padded(month, width), padded(number, width)]
    written = (isDayFirst ? parts.reversed() : parts).joined(separator: String(Unicode.Scalar(sign)))
    return true
  }

  /// A time behind a day: `T10:00:00.123Z`, ` 10:00`, `T10:00:00+0100`.
  private mutating func takeTime(_ moment: Timestamp) -> Bool {
    let separator = take { !Self.isDigit($0) }
    guard ["T", "t", " ", ", "].contains(separator) else { return false }
    written += separator
    let time = moment.local.time
    for (place, number) in [time.hour, time.minute, time.second].enumerated() {
      if place > 0 {
        // Seconds may be missing.
        guard rest.first == UInt8(ascii: ":") else { if place == 2 { break } else { return false } }
        rest.removeFirst()
      }
      guard takeDigits().count == 2 else { return false }
      written += (place > 0 ? ":" : "") + padded(number)
    }
    if let point = rest.first, point == UInt8(ascii: ".") || point == UInt8(ascii: ",") {
      rest.removeFirst()
      written += String(Unicode.Scalar(point)) + String(repeating: "0", count: takeDigits().count)
    }
    written += take { $0 == 0x20 }
    let zone = take { _ in true }
    if zone.isEmpty || Self.universal.contains(zone) {
      written += zone
      return true
    }
    guard zone.hasPrefix("+") || zone.hasPrefix("-") else { return false }
    // `+01:00`, `+0100` or `+01`, as the other has it.
    let offset = Int(moment.offset ?? 0)
    let minutes = abs(offset) / 60 % 60
    written += (offset < 0 ? "-" : "+") + padded(abs(offset) / 3600)
    if zone.utf8.count != 3 || minutes > 0 { written += (zone.contains(":") ? ":" : "") + padded(minutes) }
    return true
  }

  private mutating func take(while isTaken: (UInt8) -> Bool) -> String {
    let taken = rest.prefix(while: isTaken)
    rest = rest.dropFirst(taken.count)
    return String(decoding: taken, as: UTF8.self)
  }

  private mutating func takeDigits() -> ArraySlice<UInt8> {
    let digits = rest.prefix(while: Self.isDigit)
    rest = rest.dropFirst(digits.count)
    return digits
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private func padded(_ number: Int, _ width: Int = 2) -> String { String(number).zeroPadded(to: width) }
}

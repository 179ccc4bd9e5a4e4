import JournalModel

/// A moment written in the form of another: what a key like `modified` gets, so that the program that keeps
/// it finds what it would have written itself.
enum ModifiedText {
  /// Now in the form of a date that a file has: its order, its signs, its fractions, its way to name the
  /// zone; `nil` where the other text is no date. A form that can't be told apart from others becomes ISO
  /// 8601.
  static func refreshed(_ text: String, _ now: Timestamp) -> String? {
    let old = text.trimmed
    guard let date = WrittenDate(old), date != .ambiguous else { return nil }
    let bytes = Array(old.utf8)
    guard let form = DateForm(bytes) else { return iso(date, now) }
    let rest = bytes[form.end...]
    if rest.isEmpty { return string(form.written(now.local.day)) }
    guard let time = TimeForm(rest) else { return iso(date, now) }
    let moment = time.isUniversal ? TimeZoneRules.utc.timestamp(now.instant(in: .utc)) : now
    return string(form.written(moment.local.day) + time.written(moment))
  }

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func iso(_ date: WrittenDate, _ now: Timestamp) -> String {
    guard case .timestamp(let old) = date else { return now.local.day.iso }
    return Timestamp(local: now.local, offset: old.offset == nil ? nil : now.offset).iso
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// A number with at least so many digits.
  fileprivate static func padded(_ number: Int, _ width: Int) -> [UInt8] {
    Array(String(number).zeroPadded(to: width).utf8)
  }
}

/// How a day is written: `2026-11-20`, `2026/11/20`, `20.11.2026`, `20261120`.
private struct DateForm {
  let end: Int
  private let isDayFirst: Bool
  private let sign: UInt8?
  private let width: Int

  init?(_ bytes: [UInt8]) {
    let first = bytes.prefix(while: ModifiedText.isDigit).count
    if first == 8 {
      (end, isDayFirst, sign, width) = (8, false, nil, 2)
      return
    }
    guard [1, 2, 4].contains(first), first < bytes.count, "-/.".utf8.contains(bytes[first]) else {
      return nil
    }
    let afterFirst = bytes[(first + 1)...]
    let second = afterFirst.prefix(while: ModifiedText.isDigit).count
    let offset = first + 1 + second
    guard (1...2).contains(second), offset < bytes.count, bytes[offset] == bytes[first] else { return nil }
    let third = bytes[(offset + 1)...].prefix(while: ModifiedText.isDigit).count
    // With day and month in the first two places, only the first can be told to be the day where it is above
    // 12.
    guard first == 4 ? (1...2).contains(third) : third == 4 else { return nil }
    let number = bytes[..<first].reduce(0) { $0 * 10 + Int($1 &- 0x30) }
    guard first == 4 || bytes[first] == UInt8(ascii: ".") || number > 12 else { return nil }
    (end, isDayFirst, sign, width) = (offset + 1 + third, first != 4, bytes[first], second == 2 ? 2 : 1)
  }

  func written(_ day: CivilDay) -> [UInt8] {
    let (year, month, number) = day.fields
    var parts = [
      ModifiedText.padded(year, 4), ModifiedText.padded(month, width), ModifiedText.padded(number, width),
    ]
    if isDayFirst { parts.reverse() }
    return Array(parts.joined(separator: sign.map { [$0] } ?? []))
  }
}

/// How a time behind a day is written: `T10:00:00.123Z`, ` 10:00`, `T10:00:00+0100`.
private struct TimeForm {
  /// Whether it is the time of UTC.
  let isUniversal: Bool
  private let separator: [UInt8]
  private let hasSeconds: Bool
  private let fraction: [UInt8]
  private let beforeZone: [UInt8]
  private let zone: [UInt8]

  init?(_ bytes: ArraySlice<UInt8>) {
    let separator = Array(bytes.prefix { !ModifiedText.isDigit($0) })
    var rest = bytes.dropFirst(separator.count)
    guard ["T", "t", " ", ", "].contains(where: { separator.elementsEqual($0.utf8) }),
      TimeForm.skipPair(&rest), rest.popFirst() == UInt8(ascii: ":"), TimeForm.skipPair(&rest)
    else { return nil }
    let hasSeconds = rest.first == UInt8(ascii: ":")
    if hasSeconds {
      rest.removeFirst()
      guard TimeForm.skipPair(&rest) else { return nil }
    }
    self.hasSeconds = hasSeconds
    var fraction: [UInt8] = []
    if let point = rest.first, point == UInt8(ascii: ".") || point == UInt8(ascii: ",") {
      fraction = [point] + rest.dropFirst().prefix(while: ModifiedText.isDigit)
      rest = rest.dropFirst(fraction.count)
    }
    let beforeZone = Array(rest.prefix { $0 == 0x20 })
    let zone = Array(rest.dropFirst(beforeZone.count))
    (self.separator, self.fraction, self.beforeZone, self.zone) = (separator, fraction, beforeZone, zone)
    isUniversal = ["Z", "z", "UTC", "GMT"].contains { zone.elementsEqual($0.utf8) }
    guard zone.isEmpty || isUniversal || zone.first == UInt8(ascii: "+") || zone.first == UInt8(ascii: "-")
    else { return nil }
  }

  private static func skipPair(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    guard bytes.prefix(2).allSatisfy(ModifiedText.isDigit), bytes.count >= 2 else { return false }
    bytes.removeFirst(2)
    return true
  }

  func written(_ moment: Timestamp) -> [UInt8] {
    let time = moment.local.time
    var result = separator + ModifiedText.padded(time.hour, 2) + [UInt8(ascii: ":")]
    result += ModifiedText.padded(time.minute, 2)
    if hasSeconds { result += [UInt8(ascii: ":")] + ModifiedText.padded(time.second, 2) }
    if let point = fraction.first { result += [point] + fraction.dropFirst().map { _ in 0x30 } }
    return result + beforeZone + (isUniversal ? zone : writtenOffset(moment))
  }

  /// `+01:00`, `+0100` or `+01`, as the other has it.
  private func writtenOffset(_ moment: Timestamp) -> [UInt8] {
    guard let sign = zone.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return [] }
    let offset = Int(moment.offset ?? 0)
    let (hours, minutes) = (abs(offset) / 3600, abs(offset) / 60 % 60)
    var result = [UInt8(ascii: offset < 0 ? "-" : "+")] + ModifiedText.padded(hours, 2)
    if zone.count == 3, minutes == 0 { return result }
    if zone.contains(UInt8(ascii: ":")) { result.append(UInt8(ascii: ":")) }
    result += ModifiedText.padded(minutes, 2)
    return result
  }
}

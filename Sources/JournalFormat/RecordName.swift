import JournalModel

/// What the path of a record says: its id, and perhaps its day.
struct RecordName {
  /// The file name without `.md`.
  var id: String
  /// The day in the name: `2026-11-20…`, `20261120…`, `202611202221…`, `…2026-11-20…` or what ``WrittenName``
  /// reads, else that of the folders and name `2026/11/20…`.
  var day: CivilDay?

  init(path: String) {
    var path = path
    (id, day) = path.withUTF8 { bytes in
      let start = unsafe bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      var end = bytes.count
      if unsafe bytes.count > 7 && bytes[(end - 7)...].elementsEqual(Record.sealedEnding.utf8) { end -= 4 }
      if end - start > 3, unsafe RecordName.isMarkdown(bytes[(end - 3)...]) { end -= 3 }
      let name = unsafe UnsafeBufferPointer(rebasing: bytes[start..<end])
      let day =
        unsafe RecordName.day(atStartOf: name) ?? RecordName.day(in: name) ?? WrittenName.day(name)
        ?? RecordName.day(ofPath: bytes[..<end])
      return unsafe (String(decoding: name, as: UTF8.self), day)
    }
  }

  /// The kind that the name of a sealed record tells: `2026-11-21-0745-sleep`, `people/person`.
  func sealedKind(_ path: String) -> Kind {
    if path.split(separator: "/").dropLast().last == "people" { return .person }
    let word = id.split(separator: "-").last { !$0.allSatisfy(\.isNumber) }
    return Kind.allCases.first { $0.canBeSealed && $0.name == word.map(String.init) } ?? .entry
  }

  /// The kind at the end of the name of a sealed file that can't be sealed; `nil` for any other name.
  var unsealableKind: Kind? {
    let parts = id.split(separator: "-")
    let words = parts.prefix((parts.lastIndex { !$0.allSatisfy(\.isNumber) } ?? -1) + 1)
    return Kind.allCases.first { kind in
      !kind.canBeSealed && words.suffix(kind.name.count { $0 == "-" } + 1).joined(separator: "-") == kind.name
    }
  }

  /// The moment that day and time tell: `2026-11-21-0930-entry`; the hours of the night that follows go on
  /// from 24, `2026-11-21-2658-entry`.
  var moment: CivilTime? {
    let parts = id.split(separator: "-", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[3].utf8.count == 4, let number = Int(parts[3]), 0..<4800 ~= number,
      let day, let time = ClockTime(hour: number / 100 % 24, minute: number % 100)
    else { return nil }
    return CivilTime(day: day.advanced(by: number / 2400), time: time)
  }

  /// Whether three bytes are `.md` in any case.
  private static func isMarkdown(_ suffix: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = unsafe suffix.startIndex
    return unsafe suffix[start] == UInt8(ascii: ".") && suffix[start + 1] | 0x20 == UInt8(ascii: "m")
      && suffix[start + 2] | 0x20 == UInt8(ascii: "d")
  }

  private static func day(atStartOf name: UnsafeBufferPointer<UInt8>) -> CivilDay? {
    guard name.count >= 8 else { return nil }
    if name.count >= 10, unsafe !isDigit(name, at: 10),
      let day = unsafe ISO8601.day(UnsafeBufferPointer(rebasing: name[..<10]))
    {
      return day
    }
    // `20261120` alone, or with a time right behind it, as programs for linked notes name theirs.
    let digits = unsafe name.prefix { $0 &- 0x30 < 10 }.count
    guard unsafe digits == 8 || (digits == 12 || digits == 14) && isTime(name[8..<digits]) else { return nil }
    return unsafe compactDay(name[..<8])
  }

  /// `2221` or `222136`.
  private static func isTime(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let number = unsafe number(digits) else { return false }
    let minutes = unsafe digits.count == 6 ? number / 100 : number
    return unsafe minutes / 100 < 24 && minutes % 100 < 60 && (digits.count < 6 || number % 100 < 60)
  }

  /// `2026-11-20` anywhere in the name, with no digit beside it.
  private static func day(in name: UnsafeBufferPointer<UInt8>) -> CivilDay? {
    guard name.count >= 10 else { return nil }
    for start in 0...name.count - 10 where unsafe name[start + 4] == UInt8(ascii: "-") {
      guard unsafe !isDigit(name, at: start - 1), unsafe !isDigit(name, at: start + 10) else { continue }
      if let day = unsafe ISO8601.day(UnsafeBufferPointer(rebasing: name[start..<start + 10])) { return day }
    }
    return nil
  }

  /// `2026/11/20`, `2026/11/20-late`, `2026/11/20/late`: three parts of numbers, one behind the other.
  private static func day(ofPath path: Slice<UnsafeBufferPointer<UInt8>>) -> CivilDay? {
    let parts = unsafe path.split(separator: UInt8(ascii: "/"))
    guard unsafe parts.count >= 3 else { return nil }
    for index in unsafe 0...parts.count - 3 {
      guard unsafe parts[index].count == 4, let year = unsafe number(parts[index]),
        unsafe parts[index + 1].count == 2,
        let month = unsafe number(parts[index + 1]), unsafe parts[index + 2].count >= 2
      else { continue }
      let last = unsafe parts[index + 2]
      let rest = unsafe last.dropFirst(2)
      if let next = unsafe rest.first, next &- 0x30 < 10 { continue }
      if let number = unsafe number(last.prefix(2)), let day = CivilDay(year: year, month: month, day: number)
      {
        return day
      }
    }
    return nil
  }

  private static func isDigit(_ name: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    unsafe name.indices.contains(index) && name[index] &- 0x30 < 10
  }

  private static func compactDay(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> CivilDay? {
    guard let number = unsafe number(digits) else { return nil }
    return CivilDay(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for index in unsafe digits.indices {
      let byte = unsafe digits[index]
      guard byte &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(byte &- 0x30)
    }
    return number
  }
}

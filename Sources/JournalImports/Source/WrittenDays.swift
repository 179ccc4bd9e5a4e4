import JournalModel
import JournalReaders

/// Reads days as other programs write them, in the order of day and month that a whole file has.
///
/// `05/06/2026` alone can be two days: one row with `13/06/2026` decides for all, and where no row does,
/// nothing is guessed.
package struct WrittenDays {
  /// Whether the day stands before the month; `nil` where nothing decides.
  private(set) var isDayFirst: Bool?

  /// - Parameters:
  ///   - texts: all days of the file, also with a time behind them.
  ///   - preferred: what the person or the journal says.
  package init(_ texts: some Sequence<String>, preferred: Bool? = nil) {
    var (dayFirst, monthFirst) = (false, false)
    for text in texts {
      guard let (first, second, _, separator) = WrittenDays.numbers(text) else { continue }
      if separator == UInt8(ascii: ".") || first > 12 {
        dayFirst = true
      } else if second > 12 {
        monthFirst = true
      }
    }
    isDayFirst = dayFirst != monthFirst ? dayFirst : preferred
  }

  /// A day, or a month as its first day (`2019-07`, `2019-07 14:23`); `nil` for any other or an ambiguous
  /// text.
  package func day(_ text: String) -> CivilDay? { moment(text)?.day }

  /// A day with the time behind it, and the offset from UTC, as far as they are written.
  package typealias Moment = (day: CivilDay, time: ClockTime?, offset: Int32?)

  /// A day with the time behind it.
  package func moment(_ text: String) -> Moment? {
    let text = WrittenDays.withoutWeekday(text.trimmedBlanks)
    if let (first, second, rest, _) = WrittenDays.numbers(text), let isDayFirst {
      let (year, behind) = WrittenDays.year(rest)
      guard let year,
        let day = CivilDay(year: year, month: isDayFirst ? second : first, day: isDayFirst ? first : second)
      else { return nil }
      let clock = behind.trimmedBlanks
      if clock.isEmpty { return (day, nil, nil) }
      guard let time = ClockTime(written: clock) else { return nil }
      return (day, time, nil)
    }
    switch WrittenDate(WrittenDays.plain(text)) {
    case .day(let day): return (day, nil, nil)
    case .timestamp(let moment): return (moment.local.day, moment.local.time, moment.offset)
    case .ambiguous: return nil
    case nil: break
    }
    // `01-Dec-26`, as spreadsheets write it; `2026 Nov 1 8:02 AM`, as How We Feel does.
    let named = text.split(maxSplits: 2) { "-. ".contains($0) }.map { String($0).trimmedBlanks }
    if named.count == 3, named[0].allSatisfy(\.isNumber), named[1].allSatisfy(\.isLetter) {
      let last = named[2].prefix(while: \.isNumber)
      let rest = named[2].dropFirst(last.count)
      switch (named[0].count, last.count) {
      case (4, 1...2): return moment("\(last) \(named[1]) \(named[0])\(rest)")
      case (1...2, 2):
        return WrittenDays.year(named[2]).year.flatMap { moment("\(named[0]) \(named[1]) \($0)\(rest)") }
      default: break
      }
    }
    let words = text.split(separator: " ", maxSplits: 1)
    let parts = (words.first ?? "").utf8.split(separator: UInt8(ascii: "-"))
    guard parts.count == 2, parts[0].count == 4, let year = Int(String(Substring(parts[0]))),
      let month = Int(String(Substring(parts[1]))), let day = CivilDay(year: year, month: month, day: 1)
    else { return nil }
    guard words.count > 1 else { return (day, nil, nil) }
    return ClockTime(written: WrittenDays.plain(String(words[1]))).map { (day, $0, nil) }
  }

  /// Whether a text is a day whose month can't be told apart in this file.
  package func isAmbiguous(_ text: String) -> Bool {
    isDayFirst == nil && WrittenDays.numbers(text.trimmedBlanks) != nil
  }

  /// What is wrong with a text of which no day can be read.
  func flaw(of text: String) -> SourceFlaw { isAmbiguous(text) ? .ambiguousDate(text) : .noDate(text) }

  /// The text without a day of the week before or behind it, as short as sheets have them: `Mo. 07.12.2026`,
  /// `14.12.2026 (Mo)`.
  private static func withoutWeekday(_ text: String) -> String {
    guard text.utf8.count <= 60 else { return text }
    let words = text.split { $0 == " " || $0 == "," }
    guard words.count > 1 else { return text }
    func isWeekday(_ word: Substring) -> Bool {
      let name = word.filter(\.isLetter)
      return !name.isEmpty && !word.contains(where: \.isNumber) && WeekdayNames.isName(name)
    }
    let isDay = { (word: Substring?) in word?.contains { "./-".contains($0) } ?? false }
    if isDay(words[1]), isWeekday(words[0]) { return words.dropFirst().joined(separator: " ") }
    return isDay(words[0]) && isWeekday(words[words.count - 1])
      ? words.dropLast().joined(separator: " ") : text
  }

  /// Narrow and other blanks, which phones write before `PM`, as blanks.
  package static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append([0xA0, 0x202F, 0x2009].contains(scalar.value) ? " " : scalar)
    }
    return result
  }

  /// `5/6/2026 …`: two numbers of at most two digits and what follows, with what stands between them.
  private static func numbers(_ text: String) -> (first: Int, second: Int, rest: String, separator: UInt8)? {
    let bytes = Array(withoutWeekday(text.trimmedBlanks).utf8)
    guard let first = bytes.firstIndex(where: { $0 &- 0x30 > 9 }), (1...2).contains(first),
      "/.-".utf8.contains(bytes[first]), let number = CalendarTime.number(bytes[..<first])
    else { return nil }
    let rest = bytes[(first + 1)...]
    guard let second = rest.firstIndex(where: { $0 &- 0x30 > 9 }), (1...2).contains(second - first - 1),
      bytes[second] == bytes[first], let other = CalendarTime.number(rest[..<second])
    else { return nil }
    return (number, other, String(decoding: bytes[(second + 1)...], as: UTF8.self), bytes[first])
  }

  /// A year of two or four digits and what stands behind it.
  private static func year(_ text: String) -> (year: Int?, rest: String) {
    let digits = text.utf8.prefix { $0 &- 0x30 < 10 }
    let rest = String(Substring(text.utf8.dropFirst(digits.count)))
    guard digits.count == 2 || digits.count == 4, let number = Int(String(Substring(digits))) else {
      return (nil, rest)
    }
    // Nobody's diary is of 2070.
    return (digits.count == 2 ? (number < 70 ? 2000 : 1900) + number : number, rest)
  }
}

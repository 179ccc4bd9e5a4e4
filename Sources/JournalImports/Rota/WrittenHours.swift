import JournalModel
import JournalReaders

/// Hours as people write them in a cell or behind a title.
enum WrittenHours {
  /// The spans of a text that is hours and nothing else: `07:00-11:00, 16:00-20:00`, `7h-11h / 16h-20h`, or a
  /// start and an end on two lines; `nil` for any other text, and for hours that leave a doubt.
  static func spans(in text: String) -> [ClockSpan]? {
    guard DoubtfulHours(in: text, least: 0) == nil else { return nil }
    if let spans = ClockSpan.list(written: text) ?? ClockSpan.list(ofWard: text) { return spans }
    if let span = startAndEnd(text) { return [span] }
    var spans: [ClockSpan] = []
    for part in text.split(whereSeparator: { ",;/+&\n".contains($0) }).map(\.trimmedBlanks) {
      if let span = ClockSpan(written: part) {
        spans.append(span)
        continue
      }
      let words = part.split(separator: " ").map { ClockSpan(written: String($0)) }
      let found = words.compactMap { $0 }
      guard !found.isEmpty, found.count == words.count else { return nil }
      spans += found
    }
    return spans.isEmpty || spans.count > ClockSpan.longestList ? nil : spans
  }

  /// `07:00⏎19:30`, `7h00 19h30`.
  private static func startAndEnd(_ text: String) -> ClockSpan? {
    let parts = text.split { " \n\r\t".contains($0) }.map(String.init)
    guard parts.count == 2, let start = ClockTime(written: parts[0]) else { return nil }
    let isMidnight = ["24:00", "24h00", "24h"].contains(parts[1])
    guard let end = isMidnight ? .midnight : ClockTime(written: parts[1]), start != end else { return nil }
    return ClockSpan(start: start, end: end)
  }

  /// Hours of two columns by a clock of twelve or of twenty-four, as the paid minutes beside them decide:
  /// `9:00` and `5:00` with 7½ hours are 09:00–17:00. As they stand where that fits, or where nothing does.
  static func settled(_ span: ClockSpan, paid: Int?) -> ClockSpan {
    guard let paid, paid > 0 else { return span }
    // What stands behind noon is by a clock of 24.
    let readings =
      [span]
      + DoubtfulHours.readings(of: span, by: nil).filter { reading in
        [(reading.start, span.start), (reading.end, span.end)].allSatisfy { $0 == $1 || $1.hour <= 12 }
      }
    return readings.first { (paid...paid + longestBreak).contains($0.minutes) } ?? span
  }

  /// Longest unpaid break of a shift that is believed, in minutes.
  private static let longestBreak = 180

  /// Most words at the end of a title that can be its hours: `19 h - 7 h 30`.
  private static let longestTail = 6

  /// A code or the word of a shift with hours behind it as people say them, `FB 8-12`, `Night 7p-7a`; `nil`
  /// for any other text.
  static func said(_ title: String) -> (word: String, spans: [ClockSpan])? {
    let parts = title.trimmedBlanks.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[1].first?.isNumber == true,
      PlanWord.isCode(parts[0]) || ShiftWords.meaning(of: parts[0])?.isShift == true,
      let spans = ClockSpan.list(said: parts[1])
    else { return nil }
    return (parts[0], spans)
  }

  /// A title with its hours behind it, in brackets or bare: `N (21h-7h)`, `IDE Nuit 19h-7h`; `nil` where it
  /// has none.
  static func split(_ title: String) -> (word: String, spans: [ClockSpan])? {
    let title = title.trimmedBlanks
    for (opening, closing) in [("(", ")"), ("[", "]")] as [(Character, Character)] {
      guard title.last == closing, let start = title.lastIndex(of: opening), start > title.startIndex
      else { continue }
      let inner = title[title.index(after: start)...].dropLast()
      let word = title[..<start].trimmedBlanks
      // `(8-20)` is hours behind the word of a shift alone: elsewhere it is rooms or pages.
      let isShift = ShiftWords.meaning(of: word)?.isShift ?? (RotaWord.likely(word) != nil)
      guard let spans = spans(in: String(inner)) ?? (isShift ? ClockSpan.list(said: String(inner)) : nil)
      else { continue }
      return (word, spans)
    }
    let words = title.split { $0 == " " || $0 == "\n" }
    guard words.count > 1 else { return nil }
    for count in stride(from: min(longestTail, words.count - 1), through: 1, by: -1) {
      let tail = words.suffix(count)
      guard let first = tail.first?.first, first.isNumber,
        let spans = spans(in: tail.joined(separator: " "))
      else { continue }
      return (words.dropLast(count).joined(separator: " "), spans)
    }
    return nil
  }
}

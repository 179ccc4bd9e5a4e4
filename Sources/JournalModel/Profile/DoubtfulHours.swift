/// Two times without a sign of their clock that make no shift as they stand: `9-5` is 20 hours, or
/// 09:00–17:00 by a clock of twelve. Nobody guesses which is meant: whoever wrote it is asked.
package struct DoubtfulHours: Hashable, Sendable {
  /// The hours as they stand in the text: `9-5`, `9 to 5`.
  package let text: String
  private let range: Range<String.Index>
  /// What they can mean, the likeliest first, as they stand last.
  package let readings: [ClockSpan]

  /// The first hours of a text that leave a doubt; `nil` where none do.
  ///
  /// - Parameter least: the shortest usual shift, in seconds.
  package init?(in text: String, least: Int32 = 2 * 3600) {
    let words = SaidWord.words(of: text)
    for index in words.indices {
      guard let said = SaidWord.span(at: index, in: words), case let end = said.last,
        said.isConnected || said.from.contains(where: { !$0.isNumber }),
        let span = DoubtfulHours.span(from: said.from, until: said.until, least: least)
      else { continue }
      // `2026-11-20` and `2-2-3` are no hours.
      guard !words[end].isJoined, index == 0 || !words[index - 1].isJoined else { continue }
      let before = text[..<words[index].range.lowerBound].split { $0 == " " || $0 == "=" }
      let meaning = before.reversed().lazy.compactMap { ShiftMeaning(named: String($0)) }.first
      // Time on call may last a day, and `24h` does.
      if meaning == .onCall || span.start == span.end && before.contains(where: Self.isWholeDay) { continue }
      range = words[index].range.lowerBound..<words[end].range.upperBound
      self.text = String(text[range])
      readings = DoubtfulHours.readings(of: span, by: meaning)
      return
    }
    return nil
  }

  private static func isWholeDay(_ word: Substring) -> Bool { word == "24" || word.lowercased() == "24h" }

  /// The text in which they were found, with one of the readings in their place.
  package func settled(in text: String, as reading: ClockSpan) -> String {
    text[..<range.lowerBound] + reading.iso + text[range.upperBound...]
  }

  /// The span that two times are as they stand, where that is longer than a shift or shorter than one that
  /// is usual; `nil` where it leaves no doubt, as `08:00` and `8h` don't.
  static func span(from start: String, until end: String, least: Int32) -> ClockSpan? {
    let texts = [start.trimmed, end.trimmed]
    guard texts.allSatisfy(isBare), let from = ClockTime(said: texts[0]),
      let until = ClockTime(said: texts[1]), from.hour <= 12, until.hour < 12 || from == until
    else { return nil }
    // Who writes minutes and two digits uses a clock of 24 hours.
    let hours = texts.map { $0.prefix { $0.isNumber } }
    guard zip(texts, hours).allSatisfy({ $0.count == $1.count }) || hours.contains(where: { $0.count == 1 })
    else { return nil }
    let length = until.secondOfDay - from.secondOfDay + (until <= from ? 86_400 : 0)
    return length < least || length > 16 * 3600 ? ClockSpan(start: from, end: until) : nil
  }

  /// Whether a text is an hour, perhaps with minutes, and nothing else.
  private static func isBare(_ text: String) -> Bool {
    !text.hasPrefix("0") && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x3A }
  }

  /// What a span can mean by a clock of twelve, the likeliest for a shift first, and as it stands last; where
  /// both of its times may be behind noon that comes before the last.
  package static func readings(
    of span: ClockSpan, by meaning: ShiftMeaning?, mayBeLate: Bool = false
  ) -> [ClockSpan] {
    let (start, end) = (span.start, span.end)
    let byDay = ClockSpan(start: start, end: end.halfDayLater)
    let byNight = ClockSpan(start: start.halfDayLater, end: end)
    let late = mayBeLate ? [ClockSpan(start: start.halfDayLater, end: end.halfDayLater)] : []
    return (meaning == .night ? [byNight, byDay] : [byDay, byNight]) + late + [span]
  }
}

extension ShiftTable {
  /// The shifts with their hours that a person says in a line, in place of a cycle: `je travaille de nuit
  /// 19h 7h`, `24h 8h-8h`, `19h à 7h`, `day 7-19 break 30`, `J 7-19, N 19-7`; empty where no hours are said.
  ///
  /// Words around them say nothing; without a word for a shift its hours tell whether it is by night.
  package static func definitions(said text: String) -> [Definition] {
    var reading = SaidShifts(text)
    return reading.definitions()
  }

  /// The hours in a line, what kind of shift each makes, and the words around them: `24h off off, 8h-8h`.
  package static func apart(said text: String) -> (
    hours: [(span: ClockSpan, is: ShiftMeaning)], words: [String]
  ) {
    var reading = SaidShifts(text)
    return reading.apart()
  }

  /// The two sides of a line in which hours stand behind a cycle or before it, `D D N R R, D 7-19, N 19-7`,
  /// each way in which it may be cut; none where it has no hours.
  package static func sides(said text: String) -> [(cycle: String, hours: String)] {
    var reading = SaidShifts(text)
    return reading.sides(of: text)
  }
}

extension ShiftTable.Definition {
  /// What somebody says a word means: a meaning with what belongs to it, or hours alone, as `7h-19h` and `de
  /// 7h à 19h pause 30`: of a word that has a meaning, else they tell it. `nil` for any other text, where a
  /// word of it says nothing that is known, which may be what matters, a break or a place, and for hours of a
  /// word that is no work.
  package init?(word: ShiftType, said text: String) {
    guard DoubtfulHours(in: text) == nil else { return nil }
    if let said = Self(word: word, meaning: text) {
      self = said
    } else {
      var reading = SaidShifts(text, usual: word.builtInMeaning)
      let said = reading.definitions()
      guard said.count == 1, !reading.hasUnknownWords, said[0].meaning?.isShift ?? false else { return nil }
      self = said[0]
    }
    self.word = word
  }
}

/// A line of words and hours. Hours that leave a doubt are for ``DoubtfulHours``, before.
struct SaidShifts {
  private var words: [SaidWord]
  private var index = 0
  /// Whether there are words that say nothing about shifts.
  private(set) var hasUnknownWords = false
  /// What hours alone mean; `nil` where they tell it themselves.
  private let usual: ShiftMeaning?

  init(_ text: String, usual: ShiftMeaning? = nil) {
    words = SaidWord.words(of: text)
    self.usual = usual
    // Two times in cells side by side are hours: `F;Früh;06:00;14:12;30`.
    for (place, next) in zip(words.indices, words.indices.dropFirst())
    where words[place].isCell && !words[place].isJoined
      && [place, next].allSatisfy({
        SaidShifts.isPlainly(words[$0].text) && ClockTime(said: words[$0].text) != nil
      })
    {
      words[place].isEnd = false
    }
  }

  /// What stands between the parts of a split shift.
  private static let joints = Joints.index("split-joints")
  private static let fillers = Joints.index("of-break")
  static let unpaid = Joints.index("unpaid")
  /// Words around hours that say nothing more.
  private static let silent = Joints.index("beside-hours")
  /// What stands behind an hour: `6 bis 14 Uhr`.
  private static let hours = Joints.index("hours")

  mutating func definitions() -> [ShiftTable.Definition] {
    var definitions: [ShiftTable.Definition] = []
    // The word that has the meaning stands in where no code does.
    var (word, meaning, meant): (ShiftType?, ShiftMeaning?, ShiftType?) = (nil, nil, nil)
    var hasHours = false
    // A code that is no shift needs no hours: `U Urlaub`.
    func close() {
      if let code = word, let known = meaning, !known.isShift || known == .training {
        definitions.append(ShiftTable.Definition(word: code, meaning: known))
      }
      (word, meaning, meant) = (nil, nil, nil)
    }
    while index < words.count {
      // `F: Frühdienst`.
      let said = words[index].text.hasSuffix(":") ? String(words[index].text.dropLast()) : words[index].text
      if let minutes = takeBreakBefore() {
        if hasHours, !definitions.isEmpty { definitions[definitions.count - 1].breakMinutes += minutes }
        continue
      }
      if let span = takeSpan() {
        if word == nil, meaning == nil, let last = definitions.last,
          SaidShifts.isPart(span, behind: last.spans)
        {
          definitions[definitions.count - 1].spans.append(span)
          continue
        }
        let kind = meaning ?? word?.builtInMeaning ?? usual ?? SaidShifts.meaning(of: span)
        definitions.append(
          ShiftTable.Definition(
            word: word ?? meant ?? ShiftType(named: kind.rawValue) ?? .other(kind.rawValue), meaning: kind,
            spans: [span]))
        (word, meaning, meant, hasHours) = (nil, nil, nil, true)
        if let minutes = takeBreakCell() { definitions[definitions.count - 1].breakMinutes = minutes }
        continue
      }
      if let (named, count) = meaningAhead() {
        (meaning, meant) = (named, count == 1 ? ShiftType(named: said) : nil)
        index += count
        continue
      }
      index += 1
      if SaidBreak.names[said] != nil {
        takeBreak(into: &definitions)
      } else if SaidShifts.isCode(said) {
        close()
        word = ShiftType(named: said)
      } else if index < words.count, SaidShifts.isBreakBehind(said, words[index].text) {
        // `no break`, `unpaid break 30`
      } else if SaidShifts.joints[said] == nil, SaidShifts.silent[said] == nil {
        hasUnknownWords = true
        // `j 7h-19h`: what stands right before hours is what the shift is called, whoever knows it or not.
        if word == nil, meaning == nil, !words[index - 1].isEnd, said.first?.isLetter ?? false, isSpanAhead {
          word = ShiftType(named: said)
        }
      }
    }
    hasUnknownWords = hasUnknownWords || word != nil || hasHours && meaning != nil
    close()
    return hasHours ? definitions : []
  }

  /// Whether hours stand next.
  private var isSpanAhead: Bool {
    var ahead = self
    return index < words.count && ahead.takeSpan() != nil
  }

  /// Whether hours go on with a shift behind others: after a pause, and within a day.
  private static func isPart(_ span: ClockSpan, behind spans: [ClockSpan]) -> Bool {
    guard let first = spans.first, let last = spans.last else { return false }
    let times = [last.end, span.start, span.end].map { time in
      (time.secondOfDay - first.start.secondOfDay + 86_400) % 86_400
    }
    return 0 < times[0] && times[0] < times[1] && times[1] < times[2]
  }

  /// Where a cycle may end in a line, right before the word of the first hours, and where it may begin,
  /// behind the last.
  mutating func sides(of text: String) -> [(cycle: String, hours: String)] {
    var spans: [Range<Int>] = []
    while index < words.count {
      let start = index
      if takeSpan() == nil { index += 1 } else { spans.append(start..<index) }
    }
    guard let first = spans.first?.lowerBound, let last = spans.last?.upperBound else { return [] }
    let name = words[..<first].lastIndex { $0.isEnd }.map { $0 + 1 } ?? first
    let begin = name == first ? first - 1 : name
    let end = words[(last - 1)...].firstIndex { $0.isEnd }.map { $0 + 1 } ?? last
    var sides: [(cycle: String, hours: String)] = []
    if begin > 0, case let cut = words[begin].range.lowerBound {
      sides.append((String(text[..<cut]), String(text[cut...])))
    }
    if end < words.count, case let cut = words[end].range.lowerBound {
      sides.append((String(text[cut...]), String(text[..<cut])))
    }
    return sides
  }

  mutating func apart() -> (hours: [(span: ClockSpan, is: ShiftMeaning)], words: [String]) {
    var (hours, others): ([(span: ClockSpan, is: ShiftMeaning)], [String]) = ([], [])
    while index < words.count {
      if let span = takeSpan() {
        hours.append((span, SaidShifts.meaning(of: span)))
      } else {
        others.append(words[index].text)
        index += 1
      }
    }
    return (hours, others)
  }

  /// The spans of a text that says nothing else: `8-12 und 16-20`, `7h-11h / 16h-20h`.
  mutating func spansAlone() -> [ClockSpan]? {
    var spans: [ClockSpan] = []
    while index < words.count {
      if let span = takeSpan() {
        spans.append(span)
      } else if SaidShifts.joints[words[index].text] != nil || SaidShifts.hours[words[index].text] != nil {
        index += 1
      } else {
        return nil
      }
    }
    return spans.isEmpty || spans.count > ClockSpan.longestList ? nil : spans
  }

  /// A meaning of as many words as belong to it: `study day`, `time off in lieu`.
  private func meaningAhead() -> (meaning: ShiftMeaning, count: Int)? {
    let longest = min(SaidShifts.longestMeaning, words.count - index)
    let end = (index..<index + longest).first { words[$0].isEnd }.map { $0 - index + 1 } ?? longest
    return (1...max(1, end)).reversed().lazy.compactMap { count in
      ShiftMeaning(named: words[index..<index + count].map(\.text).joined()).map {
        (meaning: $0, count: count)
      }
    }.first
  }

  private static let longestMeaning = 4

  /// A number alone behind hours, as a column of a table has it.
  private mutating func takeBreakCell() -> Int? {
    guard words.indices.contains(index), !words[index].isJoined, let minutes = Int(words[index].text),
      (10...180).contains(minutes),
      SaidWord.span(at: index, in: words).flatMap({ SaidShifts.time($0.until) }) == nil,
      index + 1 == words.count || SaidBreak.unit(words[index + 1].text) == nil
    else { return nil }
    index += 1
    return minutes
  }

  /// `30 Min. Pause`, `30-minute break`.
  private mutating func takeBreakBefore() -> Int? {
    guard let said = SaidBreak(words[index...].prefix(2).map(\.text)) else { return nil }
    var next = index + said.count
    guard words[index..<next].allSatisfy({ !$0.isEnd }) else { return nil }
    while next < words.count, SaidShifts.fillers[words[next].text] != nil { next += 1 }
    guard next < words.count, SaidBreak.names[words[next].text] != nil else { return nil }
    index = next + 1
    return said.minutes
  }

  /// Two times, the later one behind a hyphen or a word for it; two that say `h` or minutes need neither.
  private mutating func takeSpan() -> ClockSpan? {
    guard let said = SaidWord.span(at: index, in: words), let start = SaidShifts.time(said.from) else {
      return nil
    }
    let (from, until) = (said.from, said.until)
    let isMidnight = ["24", "24h", "24h00", "24:00", "2400"].contains(until)
    guard let end = isMidnight ? .midnight : SaidShifts.time(until),
      said.isConnected || start != end && SaidShifts.isPlainly(from) && SaidShifts.isPlainly(until),
      // `2026-12` is no time with an hour.
      (ClockTime(said: from) == nil) == (ClockTime(said: until) == nil) || isMidnight
    else { return nil }
    let span = ClockSpan(start: start, end: end)
    // « 午後2時から10時 » is eight hours or twenty.
    guard span.minutes <= 16 * 60 || SaidShifts.saysHalf(from) == SaidShifts.saysHalf(until) else {
      return nil
    }
    index = said.last + 1
    return span
  }

  /// A time, also as rosters print it, `0600`: both ends of a span then have four digits.
  private static func time(_ text: String) -> ClockTime? {
    ClockTime(said: text) ?? ClockTime(ofWard: text)
  }

  /// `30`, `30 min`, `1h`.
  private mutating func takeBreak(into definitions: inout [ShiftTable.Definition]) {
    guard !definitions.isEmpty, let said = SaidBreak(words[index...].prefix(2).map(\.text)) else {
      hasUnknownWords = true
      return
    }
    definitions[definitions.count - 1].breakMinutes += said.minutes
    index += said.count
    if index < words.count, SaidShifts.unpaid[words[index].text] != nil { index += 1 }
  }

  /// Whether a word only says of the break behind it that it is unpaid, or that there is none.
  static func isBreakBehind(_ word: String, _ next: String) -> Bool {
    unpaid[word] != nil && SaidBreak.names[next] != nil
  }

  /// Whether a time says which half of the day it is in by a word before it.
  private static func saysHalf(_ text: String) -> Bool {
    ClockTime.halvesOfDay.contains { text.hasPrefix($0.word) }
  }

  /// Whether a time is written as no mere number is.
  private static func isPlainly(_ text: String) -> Bool { text.contains { !$0.isNumber } }

  /// `J`, `JCA`, `24h`: what a plan calls a shift.
  private static func isCode(_ text: String) -> Bool {
    text == "24h" || text == "12h"
      || text != "I" && text.count <= 4 && text.contains(where: \.isLetter)
        && text.allSatisfy { $0.isUppercase || $0.isNumber || !$0.isCased && $0.isLetter }
  }

  private static func meaning(of span: ClockSpan) -> ShiftMeaning {
    if span.start == span.end { return .day }
    if span.start.hour >= 17 || span.end < span.start && span.end.hour >= 4 { return .night }
    return span.start.hour >= 12 ? .late : .day
  }
}

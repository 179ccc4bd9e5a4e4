extension ShiftTable {
  /// The shifts with their hours that a person says in a line, in place of a cycle: `je travaille de nuit
  /// 19h 7h`, `24h 8h-8h`, `19h à 7h`, `day 7-19 break 30`, `J 7-19, N 19-7`; empty where no hours are said.
  ///
  /// Words around them say nothing; without a word for a shift its hours tell whether it is by night.
  package static func definitions(said text: String) -> [Definition] {
    var reading = SaidShifts(text)
    return reading.definitions()
  }
}

extension ShiftTable.Definition {
  /// What somebody says a word means: a meaning with what belongs to it, or hours alone, which tell what it
  /// is, as `7h-19h` and `de 7h à 19h pause 30` do; `nil` for any other text.
  package init?(word: ShiftType, said text: String) {
    guard let said = Self(word: word, meaning: text) ?? ShiftTable.definitions(said: text).first else {
      return nil
    }
    self = said
    self.word = word
  }
}

/// A line of words and hours. Hours that leave a doubt are for ``DoubtfulHours``, before.
private struct SaidShifts {
  private let words: [SaidWord]
  private var index = 0

  init(_ text: String) { words = SaidWord.words(of: text) }

  private static let breaks: Set<String> = ["break", "pause", "pausa", "pauze", "休憩", "휴게"]

  mutating func definitions() -> [ShiftTable.Definition] {
    var definitions: [ShiftTable.Definition] = []
    var (word, meaning): (ShiftType?, ShiftMeaning?) = (nil, nil)
    while index < words.count {
      let said = words[index].text
      if let span = takeSpan() {
        if word == nil, meaning == nil, !definitions.isEmpty {
          // A further span without a word is another part of the same shift.
          definitions[definitions.count - 1].spans.append(span)
          continue
        }
        let meant = meaning ?? SaidShifts.meaning(of: span)
        definitions.append(
          ShiftTable.Definition(
            word: word ?? ShiftType(named: meant.rawValue) ?? .other(meant.rawValue), meaning: meant,
            spans: [span]))
        (word, meaning) = (nil, nil)
        continue
      }
      index += 1
      if SaidShifts.breaks.contains(Folding.folded(said)) {
        takeBreak(into: &definitions)
      } else if let named = ShiftMeaning(named: said) {
        meaning = named
      } else if SaidShifts.isCode(said) {
        word = ShiftType(named: said)
      }
    }
    return definitions
  }

  /// Two times, the later one behind a hyphen or a word for it; two that say `h` or minutes need neither.
  private mutating func takeSpan() -> ClockSpan? {
    guard let start = ClockTime(said: words[index].text),
      let (last, isConnected) = SaidWord.end(ofSpanAt: index, in: words)
    else { return nil }
    let (from, until) = (words[index].text, words[last].text)
    let isMidnight = ["24", "24h", "24h00", "24:00"].contains(until)
    guard let end = isMidnight ? .midnight : ClockTime(said: until),
      isConnected || start != end && SaidShifts.isPlainly(from) && SaidShifts.isPlainly(until)
    else { return nil }
    index = last + 1
    return ClockSpan(start: start, end: end)
  }

  /// `30`, `30 min`.
  private mutating func takeBreak(into definitions: inout [ShiftTable.Definition]) {
    guard index < words.count, !definitions.isEmpty else { return }
    let digits = words[index].text.prefix { $0.isASCII && $0.isNumber }
    guard let minutes = Int(digits), (0...720).contains(minutes) else { return }
    definitions[definitions.count - 1].breakMinutes = minutes
    index += 1
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

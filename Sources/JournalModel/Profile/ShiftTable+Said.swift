import JournalText

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

/// A line of words and hours.
private struct SaidShifts {
  private let tokens: [Token]
  private var index = 0

  private struct Token {
    var text: String
    /// Whether a hyphen stands between it and the next one; whether a comma does.
    var isJoined = false
    var isEnd = false
  }

  init(_ text: String) {
    var tokens: [Token] = []
    var word = ""
    func close() {
      if !word.isEmpty { tokens.append(Token(text: word)) }
      word = ""
    }
    for character in text.prefix(SaidShifts.longest) {
      switch character {
      case "-", "–", "—", "→", "~", "〜":
        close()
        if !tokens.isEmpty { tokens[tokens.count - 1].isJoined = true }
      case ",", ";", "=", "(", ")":
        close()
        if character != "=", !tokens.isEmpty { tokens[tokens.count - 1].isEnd = true }
      case _ where character.isWhitespace: close()
      default: word.append(character)
      }
    }
    close()
    self.tokens = tokens
  }

  /// A longer line is none that a person types about her shifts.
  private static let longest = 500
  private static let connectors: Set<String> = [
    "a", "à", "to", "until", "till", "bis", "hasta", "al", "alle", "as", "ate", "tot", "jusqu'a", "jusqua",
    "uhr",
  ]
  private static let breaks: Set<String> = ["break", "pause", "pausa", "pauze", "休憩", "휴게"]

  mutating func definitions() -> [ShiftTable.Definition] {
    var definitions: [ShiftTable.Definition] = []
    var (word, meaning): (ShiftType?, ShiftMeaning?) = (nil, nil)
    while index < tokens.count {
      let (first, token) = (index, tokens[index])
      if let span = takeSpan() {
        if word == nil, meaning == nil, !definitions.isEmpty {
          // A further span without a word is another part of the same shift.
          definitions[definitions.count - 1].spans.append(span)
          continue
        }
        let meant = meaning ?? SaidShifts.meaning(of: span)
        let isBare = tokens[first..<index].allSatisfy { ClockSpan.areBare($0.text) }
        definitions.append(
          ShiftTable.Definition(
            word: word ?? ShiftType(named: meant.rawValue) ?? .other(meant.rawValue), meaning: meant,
            spans: [isBare && meaning != nil ? span.spoken(of: meant) : span]))
        (word, meaning) = (nil, nil)
        continue
      }
      index += 1
      if SaidShifts.breaks.contains(Folding.folded(token.text)) {
        takeBreak(into: &definitions)
      } else if let named = ShiftMeaning(named: token.text) {
        meaning = named
      } else if SaidShifts.isCode(token.text) {
        word = ShiftType(named: token.text)
      }
    }
    return definitions
  }

  /// Two times, the later one behind a hyphen or a word for it; two that say `h` or minutes need neither.
  private mutating func takeSpan() -> ClockSpan? {
    guard let start = ClockTime(said: tokens[index].text), !tokens[index].isEnd else { return nil }
    var (next, isConnected) = (index + 1, tokens[index].isJoined)
    while next < tokens.count, SaidShifts.connectors.contains(Folding.folded(tokens[next].text)) {
      (next, isConnected) = (next + 1, true)
    }
    guard next < tokens.count else { return nil }
    let (from, until) = (tokens[index].text, tokens[next].text)
    let isMidnight = ["24", "24h", "24h00", "24:00"].contains(until)
    guard let end = isMidnight ? .midnight : ClockTime(said: until),
      isConnected || start != end && SaidShifts.isPlainly(from) && SaidShifts.isPlainly(until)
    else { return nil }
    index = next + 1
    return ClockSpan(start: start, end: end)
  }

  /// `30`, `30 min`.
  private mutating func takeBreak(into definitions: inout [ShiftTable.Definition]) {
    guard index < tokens.count, !definitions.isEmpty else { return }
    let digits = tokens[index].text.prefix { $0.isASCII && $0.isNumber }
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

import JournalKit
import JournalModel

/// How a person works, as `init` asks it in one line.
package enum WorkAnswer: Hashable {
  /// The words of a cycle, a day each.
  case cycle([[ShiftType]])
  /// Shifts with their hours, but not in which order they come.
  case shifts([ShiftTable.Definition])
  /// A file with a plan.
  case file(String)
  /// Days without work, by somebody who is ahead of the questions.
  case timeOff(SpanArgument, words: String)
  /// Nothing yet.
  case later
  /// Words that are no plan, with the few of them that keep the others from being one.
  case unclear([String])

  /// Reads the line: `J J N N R R`, `JJNNRRR`, `day day night`, `je travaille de nuit 19h 7h`, `~/plan.ics`,
  /// `2026-12-20..2027-01-03`.
  ///
  /// - Parameter takesCodes: whether words that nobody knows are codes of a plan, however they look.
  package init(_ line: String, takesCodes: Bool = false) {
    let text = line.trimmed
    if text.isEmpty || Self.laterWords.contains(Folding.folded(text)) {
      self = .later
    } else if text.contains(".."), let span = SpanArgument(text) {
      self = .timeOff(span, words: text)
    } else if Self.isFile(text) {
      self = .file(text)
    } else {
      let definitions = ShiftTable.definitions(said: text)
      if definitions.contains(where: Self.isRestWithHours) {
        self = .unclear([])
      } else if !definitions.isEmpty {
        self = .shifts(definitions)
      } else {
        let cycle = Self.cycle(text) ?? []
        let strange = cycle.joined().filter(Self.isOfSentence).map(\.name)
        let isPlan = !cycle.isEmpty && (takesCodes || strange.isEmpty)
        self = isPlan ? .cycle(cycle) : .unclear(strange.count * 2 < cycle.count ? strange : [])
      }
    }
  }

  /// Whether it says when the person works.
  package var isPlan: Bool {
    switch self {
    case .cycle, .shifts, .file: true
    case .timeOff, .later, .unclear: false
    }
  }

  package var isFile: Bool { if case .file = self { true } else { false } }

  /// `24h then 48h off, 8h-8h`: a day off has no hours but those of a table, `00:00-00:00`.
  private static func isRestWithHours(_ definition: ShiftTable.Definition) -> Bool {
    definition.meaning == .rest && definition.spans.contains { $0.start != .midnight || $0.end != .midnight }
  }

  /// What people say instead of an answer, folded.
  private static let laterWords = ["later", "plus tard", "non", "no", "-", "?"]

  /// A path, or a name that ends as tables and calendars do; `J/J/N/N` is none.
  private static func isFile(_ text: String) -> Bool {
    let endings = [".ics", ".csv", ".xlsx", ".ods", ".json", ".tsv", ".txt"]
    let name = text.trimmingQuotes.lowercased()
    if endings.contains(where: name.hasSuffix) { return true }
    return text.contains("/") && text.split(separator: "/").contains { $0.count > 4 }
  }

  /// The words of a cycle; `JJNNRRR` in one piece is a word a letter.
  private static func cycle(_ text: String) -> [[ShiftType]]? {
    // `J-J-N` are three words, `on-call rest` two.
    let marks: Set<Character> = [",", ";", "/", "|", "·"]
    let isSpaced = text.contains { $0.isWhitespace || marks.contains($0) }
    var words = text.split { character in
      character.isWhitespace || marks.contains(character) || !isSpaced && dashes.contains(character)
    }.map(String.init).filter { !$0.allSatisfy(dashes.contains) }
    if words.count == 1, words[0].count > 3, words[0].allSatisfy(\.isUppercase) {
      words = words[0].map { String($0) }
    }
    words.removeHeadings()
    words = counted(words)
    let days = words.compactMap { Rota.words($0) }
    return days.isEmpty || days.count < words.count || days.count > longestCycle ? nil : days
  }

  /// The days of `3 nuits, 2 repos` one by one, and those of `24h on 48h off`, which are hours; other words
  /// as they are.
  private static func counted(_ words: [String]) -> [String] {
    guard words.count > 1, words.count.isMultiple(of: 2) else { return words }
    var days: [String] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      let (text, word) = (words[index].lowercased(), words[index + 1])
      guard let number = Int(text.hasSuffix("h") ? text.dropLast() : text[...]), 1...336 ~= number else {
        return words
      }
      let isHours = number.isMultiple(of: 24)
      let day = isHours && word.lowercased() == "on" ? "24h" : word
      guard day != word || ShiftType(named: word)?.builtInMeaning != nil, isHours || number < 15 else {
        return words
      }
      days += Array(repeating: day, count: isHours ? number / 24 : number)
    }
    return days
  }

  private static let dashes: Set<Character> = ["-", "–"]
  private static let longestCycle = 400

  /// Whether a word looks like one of a sentence: neither known, nor letters of a plan.
  private static func isOfSentence(_ word: ShiftType) -> Bool {
    guard word.builtInMeaning == nil, let text = word.ownWord else { return false }
    return text.count > 2 && text.contains(where: \.isLowercase) && !text.contains(where: \.isNumber)
  }
}

extension [String] {
  /// Takes out the seven days of the week in their order, as stand above the columns of a sheet.
  fileprivate mutating func removeHeadings() {
    var index = 0
    while index + 7 < count {
      let days = self[index..<index + 7]
      // « mar » is March elsewhere, so not all seven need to be read.
      let known = days.map { DayArgument($0)?.isWeekday ?? false }
      let isWeek = known.first == true && known.last == true && known.count { $0 } > 4
      if isWeek, Set(days.map { Folding.folded($0) }).count == 7 {
        removeSubrange(index..<index + 7)
      } else {
        index += 1
      }
    }
  }
}

extension String {
  /// Without the quotes that a terminal puts around a file that is dropped into it.
  fileprivate var trimmingQuotes: Substring {
    guard count > 1, let first, first == last, first == "'" || first == "\"" else { return self[...] }
    return dropFirst().dropLast()
  }
}

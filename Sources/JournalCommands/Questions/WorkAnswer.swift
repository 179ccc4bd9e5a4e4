import JournalKit
import JournalModel

/// How a person works, as `init` asks it in one line.
package enum WorkAnswer: Hashable {
  /// The words of a cycle, a day each, with what was said of them.
  case cycle([[ShiftType]], said: [ShiftTable.Definition])
  /// Shifts with their hours, but not in which order they come.
  case shifts([ShiftTable.Definition])
  case file(String)
  /// Days without work, typed before the question about them.
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
    if text.isEmpty || Self.isLater(text) {
      self = .later
    } else if text.contains(".."), let span = SpanArgument(text) {
      self = .timeOff(span, words: text)
    } else if Self.isFile(text) {
      self = .file(text)
    } else {
      let definitions = ShiftTable.definitions(said: text)
      if let whole = Self.sides(text) ?? Self.whole(text) {
        self = whole
      } else if definitions.contains(where: Self.isRestWithHours)
        || Set(definitions.map(\.word)).count < definitions.count
      {
        self = .unclear([])
      } else if !definitions.isEmpty {
        // A word before hours is what the shift is called, where it is none of a sentence.
        let strange = takesCodes ? [] : definitions.map(\.word).filter(Self.isOfSentence)
        self = strange.isEmpty ? .shifts(definitions) : .unclear(strange.map(\.name))
      } else {
        let isDoubtful = !takesCodes && Self.joiningWords(line).doubt != nil
        let cycle = isDoubtful ? [] : Self.cycle(line) ?? []
        let strange = cycle.joined().filter(Self.isOfSentence).map(\.name)
        let isPlan = !cycle.isEmpty && (takesCodes || strange.isEmpty)
        self = isPlan ? .cycle(cycle, said: []) : .unclear(strange.count * 2 < cycle.count ? strange : [])
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

  /// The words of a cycle, a day each.
  package var days: [[ShiftType]]? { if case .cycle(let days, _) = self { days } else { nil } }

  /// What was said of shifts with their hours.
  package var said: [ShiftTable.Definition] {
    switch self {
    case .cycle(_, let said), .shifts(let said): said
    case .file, .timeOff, .later, .unclear: []
    }
  }

  /// A cycle with the hours of its words: `D D N N R R R, D 7-19, N 19-7`.
  private static func sides(_ text: String) -> WorkAnswer? {
    for (line, hours) in ShiftTable.sides(said: text) {
      let said = ShiftTable.definitions(said: hours)
      let marks: Set<Character> = [",", ";", "(", ")", ":"]
      var plain = line.trimmed
      let isApart = plain.last.map(marks.contains) ?? false
      while let last = plain.last, marks.contains(last) || last == " " { plain.removeLast() }
      // Commas tell which words are one, and are blanks then.
      plain = String(joiningWords(plain).line.map { marks.contains($0) ? " " : $0 })
      guard let days = cycle(plain), days.count > 1 else { continue }
      let words = days.joined()
      let isCycle =
        words.contains { $0.builtInMeaning?.isShift ?? true } && !words.contains(where: isOfSentence)
        && (Set(days).count < days.count || words.contains { $0.builtInMeaning == .rest })
      // `J J N N R R 7-19` says nobody knows what of R.
      guard isCycle, !said.contains(where: isRestWithHours),
        isApart || days.last != said.first.map({ [$0.word] }),
        Set(said.map(\.word)).count == said.count,
        said.allSatisfy({ known in
          known.word.builtInMeaning != nil || words.contains { $0.isAlike(known.word) }
        })
      else { continue }
      return .cycle(days, said: said)
    }
    return nil
  }

  /// A line that has all: `24h off off, 8h-8h`, `je fais 3 nuits de 21h à 7h puis 4 repos`.
  private static func whole(_ text: String) -> WorkAnswer? {
    let (hours, words) = ShiftTable.apart(said: text)
    let days = words.filter { word in
      let isCode = word.allSatisfy { $0.isUppercase || $0.isNumber }
      return isCode || isHours(word) || word.lowercased() == "on"
        || ShiftType(named: word)?.builtInMeaning != nil
    }
    guard hours.count == 1, days.count > 1, let cycle = cycle(days.joined(separator: " ")), cycle.count > 1
    else { return nil }
    var shifts: [ShiftType] = []
    for word in cycle.joined() where word.builtInMeaning?.isShift ?? true && !shifts.contains(word) {
      shifts.append(word)
    }
    // `20 N` is a number and a letter, and rest is a word that everybody has.
    guard shifts.count == 1, cycle.joined().contains(where: { $0.builtInMeaning == .rest }) else {
      return nil
    }
    let definition = ShiftTable.Definition(
      word: shifts[0], meaning: shifts[0].builtInMeaning ?? hours[0].is, spans: [hours[0].span])
    return .cycle(cycle, said: [definition])
  }

  /// `24h`, `48h`.
  private static func isHours(_ word: String) -> Bool {
    word.lowercased().hasSuffix("h") && (Int(word.dropLast())?.isMultiple(of: 12) ?? false)
  }

  package var isFile: Bool { if case .file = self { true } else { false } }

  /// `24h then 48h off, 8h-8h`: a day off has no hours but those of a table, `00:00-00:00`.
  private static func isRestWithHours(_ definition: ShiftTable.Definition) -> Bool {
    definition.meaning == .rest && definition.spans.contains { $0.start != .midnight || $0.end != .midnight }
  }

  /// Whether people say it instead of an answer.
  static func isLater(_ text: String) -> Bool {
    text == "-" || laterWords[text.filter { $0 != "'" && $0 != "’" }] != nil
  }

  private static let laterWords = WordIndex(file: "later")

  /// The day with which a sheet begins that was pasted with its dates, one for each day of the cycle: the
  /// month is the one that is nearest.
  package static func begin(of line: String, _ cycle: [[ShiftType]], today: CivilDay) -> CivilDay? {
    let dates = line.split { !$0.isLetter && !$0.isNumber }.compactMap { Int($0) }
    guard dates.count > 2, dates.count == cycle.count else { return nil }
    return (-45...45).map { today.advanced(by: $0) }.filter { first in
      dates.indices.allSatisfy { first.advanced(by: $0).day == dates[$0] }
    }.min { distance(from: today, to: $0, dates.count) < distance(from: today, to: $1, dates.count) }
  }

  /// How far a day is from so many days.
  private static func distance(from day: CivilDay, to first: CivilDay, _ days: Int) -> Int {
    max(0, day.days(until: first), first.advanced(by: days - 1).days(until: day))
  }

  /// A path, or a name that ends as tables and calendars do; `J/J/N/N` is neither.
  private static func isFile(_ text: String) -> Bool {
    let endings = [".ics", ".csv", ".xlsx", ".ods", ".json", ".tsv", ".txt"]
    let name = text.trimmingQuotes.lowercased()
    if endings.contains(where: name.hasSuffix) { return true }
    return text.contains("/") && text.split(separator: "/").contains { $0.count > 4 }
  }

  /// The cells of a row that was pasted from a table, where some are empty or dashes: days off; `nil` of any
  /// other line.
  static func cells(of text: String) -> [String]? {
    let sign = ["\t", ";;", ",,"].first { text.contains($0) }?.first
    let cells =
      sign.map { text.split(separator: $0, omittingEmptySubsequences: false).map { String($0).trimmed } }
      ?? text.split(separator: " ").map(String.init)
    // `J - N - R` is three days.
    let areBetween =
      sign == nil && cells.indices.allSatisfy { emptyCells.contains(cells[$0]) == ($0 % 2 == 1) }
    let isRow = cells.count > 2 && !areBetween && cells.contains(where: emptyCells.contains)
    return isRow && cells.allSatisfy { emptyCells.contains($0) || Rota.words($0) != nil } ? cells : nil
  }

  static let emptyCells: Set<String> = ["", "-", "–", "—"]

  /// A line in which several words between two commas are one, where the table knows them as one: `night, day
  /// off`; without commas those of rest alone, `night day off`. Scripts without capitals write theirs without
  /// blanks, and single letters are days.
  ///
  /// - Parameter isOneDay: whether words of rest are one day where nobody can tell.
  /// - Returns: the line, and the words of which nobody can tell: `day off` beside another `day`.
  static func joiningWords(_ text: String, isOneDay: Bool = false) -> (line: String, doubt: String?) {
    let parts = text.split(omittingEmptySubsequences: false) { ",、，".contains($0) }
    guard parts.count > 1 else { return joiningRest(text, isOneDay: isOneDay) }
    let line = parts.map { part in
      let words = part.split(whereSeparator: \.isWhitespace)
      let number = words.first.flatMap { Int($0) } == nil ? 0 : 1
      let said = words.dropFirst(number)
      guard meaning(ofOne: said) != nil else { return String(part) }
      return (words.prefix(number).map(String.init) + [said.joined(separator: "-")]).joined(separator: " ")
    }.joined(separator: ", ")
    return (line, nil)
  }

  private static func meaning(ofOne words: ArraySlice<Substring>) -> ShiftMeaning? {
    guard words.count > 1, words.allSatisfy({ $0.count > 1 && $0.allSatisfy(\.isCased) }) else { return nil }
    return ShiftWords.meaning(of: words.joined())
  }

  /// Neighbors that are alike are days each, `day day off off`; of any others whose words are days of their
  /// own nobody can tell where these stand elsewhere in the line, too.
  private static func joiningRest(_ text: String, isOneDay: Bool) -> (line: String, doubt: String?) {
    let words = text.split(whereSeparator: \.isWhitespace)
    var (line, doubtful): ([String], [ArraySlice<Substring>]) = ([], [])
    var rest = words[...]
    while let first = rest.first {
      let said = (2...4).reversed().lazy.map { rest.prefix($0) }.first { meaning(ofOne: $0) == .rest } ?? []
      let meanings = said.map { ShiftWords.meaning(of: String($0)) }
      let areDays = !meanings.contains(nil)
      let isAlike =
        words[..<rest.startIndex].last == first || rest.dropFirst(said.count).first == said.last
      guard !said.isEmpty, !areDays || meanings.first != .rest && !isAlike else {
        line.append(String(rest.removeFirst()))
        continue
      }
      line.append(said.joined(separator: "-"))
      if areDays { doubtful.append(said) }
      rest = rest.dropFirst(said.count)
    }
    let open = doubtful.first { said in doubtful.count > 1 || said.contains { line.contains(String($0)) } }
    if let open, !isOneDay { return (text, open.joined(separator: " ")) }
    return line.count < words.count ? (line.joined(separator: " "), nil) : (text, nil)
  }

  /// The words of a cycle; `JJNNRRR` in one piece is a word a letter.
  private static func cycle(_ text: String) -> [[ShiftType]]? {
    if let cells = cells(of: text) {
      return cells.map { emptyCells.contains($0) ? [.rest] : Rota.words($0) ?? [] }
    }
    let text = joiningWords(text).line
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
    // `NNN RR JJ RR`, as a sheet has its weeks.
    let isLetters = words.allSatisfy { word in word.allSatisfy { $0.isUppercase && $0 == word.first } }
    if words.count > 1, isLetters { words = words.joined().map { String($0) } }
    words = counted(numbered(words))
    let days = words.compactMap { Rota.words($0) }
    return days.isEmpty || days.count < words.count || days.count > longestCycle ? nil : days
  }

  /// `je fais deux nuits puis deux repos` with figures and without the words around them; a line without
  /// number words as it is.
  private static func numbered(_ words: [String]) -> [String] {
    guard words.contains(where: { DayArgument.numbers[$0] != nil }) else { return words }
    let figures = words.filter { joints[$0] == nil }.map { word in
      DayArgument.numbers[word].map { String($0 + 2) } ?? (ones[word] == nil ? word : "1")
    }
    return Array(figures.drop { Int($0) == nil && ShiftType(named: $0)?.builtInMeaning == nil })
  }

  private static let (joints, ones) = (Joints.index("cycle-joints"), Joints.index("one"))

  /// The days of `3 nuits, 2 repos` one by one, and those of `24h on 48h off`, which are hours; other words
  /// as they are.
  private static func counted(_ all: [String]) -> [String] {
    var words = all.filter { !["shift", "shifts"].contains($0.lowercased()) }
    // `24h shifts, 1 on 3 off`, `24h then 48h off`
    let on = words.count.isMultiple(of: 2) || !(words.first.map(isHours) ?? false) ? nil : words.removeFirst()
    guard words.count > 1, words.count.isMultiple(of: 2) else { return all }
    var (days, numbers): ([String], [Int]) = ([], [])
    if let on, !words.contains(where: { $0.lowercased() == "on" }) { days.append(on) }
    for index in stride(from: 0, to: words.count, by: 2) {
      let (text, word) = (words[index].lowercased(), words[index + 1])
      guard let number = Int(text.hasSuffix("h") ? text.dropLast() : text[...]), 1...336 ~= number,
        Int(word) == nil, !text.hasSuffix("h") || !isHours(word)
      else { return all }
      let isTime = number.isMultiple(of: 24)
      guard isTime || number < 32 else { return all }
      let day = word.lowercased() == "on" ? on ?? (isTime ? "24h" : word) : word
      days += Array(repeating: day, count: isTime ? number / 24 : number)
      numbers.append(number)
    }
    // `9 N 10 N 11 R` are the days of a month, a line each.
    let areDates = zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 || $1 == 1 && $0 > 27 }
    let isSaid = stride(from: 1, to: words.count, by: 2).allSatisfy {
      ShiftType(named: words[$0])?.builtInMeaning != nil
    }
    if numbers.count > 2, areDates, !isSaid {
      return stride(from: 1, to: words.count, by: 2).map { words[$0] }
    }
    return numbers.allSatisfy { $0 < 15 || $0.isMultiple(of: 24) } ? days : all
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
  /// Takes out the seven days of the week in their order, and rows of days of the month, as stand above the
  /// columns of a sheet.
  fileprivate mutating func removeHeadings() {
    removeDates()
    var index = 0
    while index + 7 < count {
      let days = self[index..<index + 7]
      // « mar » is March elsewhere, so not all seven need to be read.
      let known = days.map { DayArgument($0)?.isWeekday ?? false }
      let isWeek = known.first == true && known.last == true && known.count { $0 } > 4
      if isWeek && Set(days.map { Folding.folded($0) }).count == 7
        || days.allSatisfy({ $0.count == 1 }) && Self.weeks.contains(days.joined())
      {
        removeSubrange(index..<index + 7)
      } else {
        index += 1
      }
    }
  }
}

extension [String] {
  /// The letters of a week from Monday, and from Sunday, in the languages of the program.
  private static let weeks = Set(Joints.list("letters-of-week"))

  /// Takes out numbers that follow one another, three at least.
  private mutating func removeDates() {
    var start = 0
    while start < count {
      var end = start
      while end < count, let number = Int(self[end]), 1...31 ~= number,
        end == start || Int(self[end - 1]).map({ $0 + 1 == number || number == 1 && $0 > 27 }) ?? false
      {
        end += 1
      }
      if end - start > 2 { removeSubrange(start..<end) } else { start = Swift.max(end, start + 1) }
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

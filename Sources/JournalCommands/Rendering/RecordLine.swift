import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import JournalShifts
import JournalTerminal

/// Says of records in one line each how it was and what they say.
package struct RecordLine: Sendable {
  private let phrases: Phrases
  private let symbols = Mood.Step.allCases.map { LineText.Known($0.emoji) }
  private let badges = Badge.allCases.map { LineText.Known($0.emoji) }
  /// The names of the columns of ratings, in their order, and the scales of the person's own.
  private let ratings: [LineText.Known]
  private let own: [(scale: Scale, name: LineText.Known)]
  private let kinds: [LineText.Known]
  private let leave: DaysOfLeave?
  private let lock = LineText.Known("🔒")
  private let star = LineText.Known("★")
  private let point = LineText.Known("·")

  /// In a language, for a journal with these scales.
  ///
  /// - Parameters:
  ///   - isOfMany: whether kinds are named once for all lines that say one.
  ///   - leave: knows which days of leave sickness or work gives back, and which two have.
  package init(_ phrases: Phrases, _ scales: [Scale], isOfMany: Bool = false, leave: DaysOfLeave? = nil) {
    self.phrases = phrases
    self.leave = leave
    ratings = Scale.program.prefix(Ratings.count).map { LineText.Known(phrases.name(of: $0)) }
    own = scales.own.map { ($0, LineText.Known(phrases.name(of: $0))) }
    kinds = isOfMany ? Kind.allCases.map { LineText.Known(phrases.name(of: $0)) } : []
  }

  /// The same for what a journal has, days of leave as they count among the others.
  package init(_ phrases: Phrases, of journal: Journal, now: Instant, isOfMany: Bool = false) {
    self.init(
      phrases, journal.profile.scales, isOfMany: isOfMany, leave: DaysOfLeave(journal, now: now))
  }

  /// The symbol and the text of a record, those that are not empty.
  ///
  /// - Parameter words: what stands for its title.
  package func parts(_ record: Record, words: String? = nil) -> [String] {
    var text = LineText()
    return record.withOutline { outline in
      write(symbolOf: outline, to: &text)
      let end = text.bytes.count
      write(textOf: outline, to: &text, firstWords: words)
      return [text.bytes[..<end], text.bytes[end...]].filter { !$0.isEmpty }
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Adds the cells of a record to a row: its symbol, and its text.
  ///
  /// - Parameter words: what stands for its title.
  package func addCells(_ record: borrowing RecordOutline, to table: inout TextTable, words: String? = nil) {
    table.addCell { write(symbolOf: record, to: &$0) }
    table.addCell { write(textOf: record, to: &$0, firstWords: words) }
  }

  /// Adds the cells of a record where nothing else says its kind.
  ///
  /// - Parameter words: what stands for a title where there is none.
  package func addCells(
    _ record: borrowing RecordOutline, to table: inout TextTable, firstWords words: String?
  ) {
    table.addCell { write(symbolOf: record, to: &$0) }
    let style = record.kind == .entry ? .plain : record.shift?.style ?? .plain
    table.addCell(style) { text in
      if let category = record.whole?.category {
        text.append(phrases.name(of: category))
        text.append(blanks: 2)
      } else if record.kind != .entry {
        text.append(
          kinds.isEmpty
            ? LineText.Known(phrases.name(of: record.kind)) : kinds[Int(record.kind.rawValue)])
        text.append(blanks: 2)
      }
      write(textOf: record, to: &text, firstWords: words)
    }
  }

  /// Writes the mood: the emoji as it was written, that of a known word, or the word itself.
  private func write(symbolOf record: borrowing RecordOutline, to text: inout LineText) {
    if record.isSealed {
      text.append(lock)
      if unsafe record.mood != nil { text.append(blanks: 1) }
    }
    guard let mood = unsafe record.mood else { return }
    // An emoji begins with one of these bytes, a word of the languages known here with neither.
    if let step = record.step, unsafe mood.first != 0xF0, unsafe mood.first != 0xE2 {
      text.append(symbols[step.rawValue - Mood.Step.verySad.rawValue])
    } else {
      unsafe text.append(mood)
    }
  }

  /// Writes title, ratings, badges, tags.
  private func write(
    textOf record: borrowing RecordOutline, to text: inout LineText, firstWords words: String? = nil
  ) {
    var parts = Parts()
    let start = text.bytes.count
    if let whole = record.whole { write(whole, to: &text, &parts) }
    if let words {
      parts.begin(in: &text)
      text.append(words)
    } else if let title = unsafe record.title {
      parts.begin(in: &text)
      unsafe text.append(title)
    }
    // A tag that stands in what is shown is said.
    let end = text.bytes.count
    let hasMark = text.bytes[start..<end].contains(UInt8(ascii: "#"))
    var isFirst = true
    if !record.ratings.isEmpty {
      for column in ratings.indices {
        guard let value = record.ratings[column: column] else { continue }
        write(ratings[column], value, to: &text, &parts, &isFirst)
      }
    }
    if unsafe !record.numbers.isEmpty, !own.isEmpty {
      for (scale, name) in own {
        guard let number = unsafe record.numbers.last(where: { unsafe scale.isNamed($0.key) }),
          unsafe scale.range.contains(number.value)
        else { continue }
        unsafe write(name, number.value, to: &text, &parts, &isFirst)
      }
    }
    if unsafe !record.badges.isEmpty { parts.begin(in: &text) }
    for index in unsafe record.badges.indices {
      if index > 0 { text.append(blanks: 1) }
      if let known = unsafe Badge(record.badges[index].bindMemory(to: UInt8.self)) {
        text.append(badges[Int(known.rawValue)])
      } else {
        unsafe text.append(record.badges[index])
      }
    }
    var isFirstTag = true
    for index in unsafe record.tags.indices {
      if hasMark, unsafe RecordLine.stands(record.tags[index], in: text.bytes[start..<end]) { continue }
      if isFirstTag { parts.begin(in: &text) } else { text.append(blanks: 1) }
      isFirstTag = false
      text.append(ascii: UInt8(ascii: "#"))
      unsafe text.append(record.tags[index])
    }
    if record.isFavorite {
      parts.begin(in: &text)
      text.append(star)
    }
  }

  /// Whether a tag stands in a text behind its mark, with nothing behind it that might be part of it.
  private static func stands(_ tag: UnsafeRawBufferPointer, in text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      rest = rest[(mark + 1)...]
      if unsafe rest.starts(with: tag) {
        let next = rest.dropFirst(tag.count).first
        if next.map({ [0x20, 0x2C, 0x2E, 0x21, 0x3F, 0x3A, 0x3B, 0x29].contains($0) }) ?? true {
          return true
        }
      }
    }
    return false
  }

  private struct Parts {
    private var isFirst = true

    mutating func begin(in text: inout LineText) {
      if !isFirst { text.append(blanks: 2) }
      isFirst = false
    }
  }

  /// Writes what only time off and dated shifts say.
  private func write(_ plan: Record, to text: inout LineText, _ parts: inout Parts) {
    if plan.kind.isShiftEnd {
      parts.begin(in: &text)
      text.append([plan.start, plan.end].map { $0?.clock(phrases) ?? "" }.joined(separator: "–"))
    }
    if let vacation = Vacation(plan) {
      parts.begin(in: &text)
      let days = leave?.count(of: vacation) ?? (Double(vacation.from.days(until: vacation.until) + 1), 0)
      text.append(phrases.length(of: vacation, days))
    }
    guard plan.kind == .shift else { return }
    if let shift = plan.shift {
      parts.begin(in: &text)
      text.append(phrases.name(of: shift))
    }
    if let start = plan.start, let end = plan.end {
      parts.begin(in: &text)
      text.append("\(start.clock(phrases))–\(end.clock(phrases))")
    }
  }

  /// Writes one value of `energy 4 · stress 2`.
  private func write(
    _ name: LineText.Known, _ value: Int, to text: inout LineText, _ parts: inout Parts, _ isFirst: inout Bool
  ) {
    if isFirst {
      parts.begin(in: &text)
    } else {
      text.append(blanks: 1)
      text.append(point)
      text.append(blanks: 1)
    }
    isFirst = false
    text.append(name)
    text.append(blanks: 1)
    if 0...9 ~= value {
      text.append(ascii: UInt8(ascii: "0") + UInt8(value))
    } else {
      text.append("\(value)")
    }
  }

  /// What a record is, in a word: of time off why, of an entry that is a mood alone the mood.
  package static func label(of record: Record, _ phrases: Phrases) -> String {
    if let category = record.category, record.kind == .vacation { return phrases.name(of: category) }
    let isMoodAlone = record.kind == .entry && record.mood != nil && record.title == nil
    return isMoodAlone && !record.hasText ? phrases.name(of: Measure.mood) : phrases.name(of: record.kind)
  }
}

extension ShiftTime {
  package func clock(_ phrases: Phrases) -> String {
    switch self {
    case .timestamp(let timestamp): phrases.time(timestamp.local.time)
    case .clock(let time): phrases.time(time)
    }
  }
}

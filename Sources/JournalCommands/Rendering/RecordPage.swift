import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

package struct RecordPage {
  let record: Record
  let body: String
  let today: CivilDay
  let profile: Profile

  /// The keys that have a line of their own, with what stands before it.
  private static let symbols: [(key: Key, symbol: String)] = [
    (.people, "👥 "), (.place, "📍 "), (.weather, "🌤  "), (.photos, "📷 "), (.audio, "🎙 "),
  ]

  package func write(to context: inout Context) {
    let phrases = context.phrases
    let heading = title ?? RecordLine.label(of: record, phrases)
    let symbol = record.mood.map { Mood($0).symbol + " " } ?? ""
    context.output.line(Sanitizer.line(symbol + heading + (record.isFavorite ? " ★" : "")), .bold)
    context.output.line(Sanitizer.line(when(phrases)), .dim)
    writeRatings(to: &context.output, phrases)
    writeBadges(to: &context.output, phrases)
    for highlight in record.highlights { context.output.line("✦ " + Sanitizer.line(highlight)) }
    for (key, symbol) in RecordPage.symbols {
      writeList(record.texts(of: key), symbol: symbol, to: &context.output)
    }
    if record.kind == .rota, !record.texts(of: .shifts).isEmpty {
      context.output.line()
      for line in record.texts(of: .shifts) { context.output.line(Sanitizer.line(line)) }
    }
    if !body.isEmpty {
      context.output.line()
      for line in body.lines {
        let text = String(line)
        context.output.line(text, hanging: DisplayWidth.indentation(of: text))
      }
    }
    writeList(record.tags.map { "#" + $0 }, symbol: "\n", separator: " ", to: &context.output)
    writeExtra(to: &context.output, phrases)
    context.output.line()
    context.output.line(Sanitizer.line(context.displayed(record.path)), .dim)
  }

  /// What it is called; people have names.
  private var title: String? { record.title ?? (record.kind == .person ? record[text: .name] : nil) }

  /// The kind, the day and the time, or the days of time off and the hours of a shift.
  private func when(_ phrases: Phrases) -> String {
    var parts = title == nil ? [] : [RecordLine.label(of: record, phrases)]
    if record.kind == .person {
      // A person is of no day.
      parts += [record[text: .relation], record[text: .birthday]].compactMap(\.self)
    } else if let vacation = Vacation(record) {
      parts.append(phrases.span(vacation.from, vacation.until, today: today))
      parts.append(phrases.name(of: VacationState(of: vacation, on: today)))
    } else if record.kind == .rota, let from = record.from {
      parts.append(phrases.span(from, record.until ?? from, today: today))
    } else {
      parts.append(phrases.shift(record.shift, of: record.date, today: today))
      if let at = record.at { parts.append(phrases.time(at.local.time)) }
    }
    // A check-in states the start alone, a check-out mostly the end.
    if record.start != nil || record.end != nil {
      parts.append([record.start, record.end].map { $0?.clock(phrases) ?? "" }.joined(separator: "–"))
    }
    return parts.joined(separator: " · ")
  }

  private func writeRatings(to output: inout Output, _ phrases: Phrases) {
    var table = TextTable()
    for scale in profile.scales {
      guard let value = record[scale] else { continue }
      let news = scale.news(of: value)
      let label = phrases.label(value, of: scale)
      table.add([
        .init(phrases.name(of: scale)),
        .init(RecordPage.dots(value, of: scale), news > 0 ? .good : news < 0 ? .warning : .plain),
        .init(label.isEmpty ? String(value) : "\(value) \(label)"),
      ])
    }
    table.write(to: &output)
  }

  /// A dot for each step, those up to the value filled; nothing of a scale with many.
  private static func dots(_ value: Int, of scale: Scale) -> String {
    // Of a scale from 0 on, 0 is no dot.
    let before = min(scale.range.lowerBound, 1) == 1 ? scale.range.lowerBound - 1 : scale.range.lowerBound
    let count = scale.range.upperBound - before
    guard count <= 10 else { return "" }
    return String(repeating: "●", count: value - before)
      + String(repeating: "○", count: count - (value - before))
  }

  /// The emoji, with the name in its colour.
  private func writeBadges(to output: inout Output, _ phrases: Phrases) {
    guard !record.badges.isEmpty else { return }
    for (index, text) in record.badges.enumerated() {
      if index > 0 { output.write("  ") }
      guard let badge = Badge(text) else {
        output.write(Sanitizer.line(text))
        continue
      }
      output.write(badge.emoji + " ")
      output.write(Agreement.agreed(phrases.name(of: badge), profile.agreement), .badge(badge))
    }
    output.line()
  }

  private func writeList(
    _ items: [String], symbol: String = "", separator: String = ", ", to output: inout Output
  ) {
    guard !items.isEmpty else { return }
    output.line(symbol + Sanitizer.line(items.joined(separator: separator)))
  }

  private func writeExtra(to output: inout Output, _ phrases: Phrases) {
    let shown = profile.scales.own.filter { record[$0] != nil }
    let unnamed = record.extra.filter { field in !shown.contains { $0.isNamed(field.key) } }
    for field in unnamed where Privacy.isKey(field.key) {
      output.line("\n" + Sanitizer.line("\(field.key): \(field.value.summary)"))
    }
    let rest = unnamed.filter { !Privacy.isKey($0.key) }
    guard !rest.isEmpty else { return }
    output.line()
    output.line(phrases.say("caption-ownKeys"), .dim)
    for field in rest { output.line("  " + Sanitizer.line("\(field.key): \(field.value.summary)")) }
  }
}

extension Value {
  /// The value on one line, nested ones in brackets.
  package var summary: String {
    switch self {
    case .null: ""
    case .bool(let truth): truth ? "true" : "false"
    case .int(let number): String(number)
    case .float(let number): String(describing: number)
    case .string(let text): text
    case .list(let items): "[" + items.map(\.summary).joined(separator: ", ") + "]"
    case .map(let fields): "{" + fields.map { "\($0.key): \($0.value.summary)" }.joined(separator: ", ") + "}"
    }
  }
}

import JournalKit
import JournalLanguage
import JournalModel

/// A line for a status bar: text with names in braces, such as `{days}`; `{{` and `}}` stand for a brace.
struct TodayFormat: Sendable {
  /// The names that can stand in braces.
  enum Field: String, CaseIterable, Sendable {
    case days, workingDays, shifts, from, until, title, affirmation, category, mood, streak, shift, records,
      date
    case problems, countdown, due
  }

  private enum Part: Sendable {
    case text(String)
    case field(Field)
  }

  private var parts: [Part] = []

  /// Reads a format; throws the name that does not exist.
  init(_ format: String) throws(UsageError) {
    var rest = Substring(format)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let sign = rest[brace]
      parts.append(.text(String(rest[..<brace])))
      rest = rest[rest.index(after: brace)...]
      if rest.first == sign {
        parts.append(.text(String(sign)))
        rest.removeFirst()
        continue
      }
      if sign == "}" {
        // One alone begins nothing and is itself.
        parts.append(.text("}"))
        continue
      }
      let name = String(rest.prefix { $0 != "}" })
      guard let field = Field(rawValue: name), rest.count > name.count else {
        let names = Field.allCases.map { "{\($0.rawValue)}" }
        throw UsageError(
          .wrongValue(name: Option.format.flag, found: "{" + name, expected: .oneOf(names)),
          command: TodayCommand.name)
      }
      parts.append(.field(field))
      rest = rest.dropFirst(name.count + 1)
    }
    parts.append(.text(String(rest)))
  }

  /// The line; what is not known is `–`.
  func line(_ facts: TodayFacts, _ phrases: Phrases) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .field(let field): Self.value(of: field, facts, phrases) ?? "–"
      }
    }.joined()
  }

  private static func value(of field: Field, _ facts: TodayFacts, _ phrases: Phrases) -> String? {
    switch field {
    case .days: facts.countdown.map { String($0.days) }
    case .workingDays: facts.countdown.map { String($0.workingDays) }
    case .shifts: facts.countdown.map { String($0.shifts) }
    case .from: facts.countdown?.from.iso
    case .until: facts.countdown?.until.iso
    case .title: facts.countdown?.vacation.title
    case .affirmation: facts.affirmation?.text
    case .category: facts.affirmation?.category.map { phrases.name(of: $0) }
    case .mood: facts.mood?.emoji
    case .streak: String(facts.streak)
    case .shift: facts.day.shift.map { phrases.name(of: $0) }
    case .records: String(facts.records.count)
    case .date: facts.day.day.iso
    case .problems: String(facts.problems.count)
    case .countdown: countdown(facts, phrases)
    case .due: facts.prompt(phrases)
    }
  }

  /// The sentence of the countdown, or the one that says how to plan time off.
  private static func countdown(_ facts: TodayFacts, _ phrases: Phrases) -> String? {
    facts.countdown.map { phrases.countdown($0, today: facts.local.day) } ?? phrases.nothingPlanned
  }
}

import CommandKit
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts

/// A line for a status bar: text with names in braces, such as `{days}`.
struct TodayFormat: Sendable {
  /// The names that can stand in braces.
  enum Field: String, CaseIterable, Sendable {
    case days, workingDays, shifts, from, until, title, affirmation, category, mood, streak, shift, records,
      date
    case problems, countdown, due
    case next, nextDate, nextStart, nextEnd
  }

  private let format: LineFormat

  /// Reads a format; throws the name that does not exist.
  init(_ format: String) throws(UsageError) {
    guard let read = LineFormat(format) else { throw TodayFormat.wrong(format) }
    if let name = read.names.first(where: { Field(rawValue: $0) == nil }) {
      throw TodayFormat.wrong("{\(name)}")
    }
    self.format = read
  }

  private static func wrong(_ found: String) -> UsageError {
    let names = Field.allCases.map { "{\($0.rawValue)}" }
    return UsageError(
      .wrongValue(name: Option.format.flag, found: found, expected: .oneOf(names)),
      command: TodayCommand.name)
  }

  /// The line; what is not known is `–`.
  func line(_ facts: TodayFacts, _ phrases: Phrases) -> String {
    format.line { Field(rawValue: $0).flatMap { Self.value(of: $0, facts, phrases) } }
  }

  private static func value(of field: Field, _ facts: TodayFacts, _ phrases: Phrases) -> Value? {
    switch field {
    case .days: number(facts.countdown?.days)
    case .workingDays: number(facts.countdown?.workingDays)
    case .shifts: number(facts.countdown?.shifts)
    case .from: text(facts.countdown?.from.iso)
    case .until: text(facts.countdown?.until.iso)
    case .title: text(facts.countdown?.vacation.title)
    case .affirmation: text(facts.affirmation?.text)
    case .category: text(facts.affirmation?.category.map { phrases.name(of: $0) })
    case .mood: text(facts.mood?.emoji)
    case .streak: number(facts.streak.current)
    case .shift: text(facts.day.shift.map { phrases.name(of: $0) })
    case .records: number(facts.records.count)
    case .date: text(facts.day.day.iso)
    case .problems: number(facts.problems.count)
    case .next: text(facts.next.map { phrases.name(of: $0.type) })
    case .nextDate: text(facts.next?.day.iso)
    case .nextStart: text(facts.next?.hours.map { $0.start.local.time.iso })
    case .nextEnd: text(facts.next?.hours.map { $0.end.local.time.iso })
    case .countdown: text(countdown(facts, phrases))
    case .due: text(facts.prompt(phrases))
    }
  }

  private static func number(_ number: Int?) -> Value? { number.map { .int(Int64($0)) } }
  private static func text(_ text: String?) -> Value? { text.map { .string($0) } }

  /// The sentence of the countdown, or the one that says how to plan time off.
  private static func countdown(_ facts: TodayFacts, _ phrases: Phrases) -> String? {
    facts.countdown.map { phrases.countdown($0, today: facts.local.day) } ?? phrases.nothingPlanned
  }
}

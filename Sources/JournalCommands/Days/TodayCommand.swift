import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `today`: affirmation, countdown, records and shift of the day, what is due, problems in one line.
enum TodayCommand: Command {
  static let verb = Verb(
    "today", .everyDay, deviceSync: .inboxAndCalendars, needsZone: true, opensSealed: true,
    options: [.format, .explain],
    examples: ["today", "today --format '{shifts} shifts, {days} days'", "today --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let format = try arguments.text(.format).map { text throws(CommandError) in try TodayFormat(text) }
    if format != nil, arguments.has(.json) {
      throw .usage(.contradiction(Option.format.flag, Option.json.flag))
    }
    let journal = try context.journal()
    let now = context.now(in: journal.zone)
    let facts = TodayFacts(journal, now: now, phrases: context.phrases)
    if let format {
      context.output.raw(Array((format.line(facts, context.phrases) + "\n").utf8))
    } else if context.common.usesJSON {
      context.answer(facts)
    } else {
      context.show(facts, in: journal)
    }
    if arguments.has(.explain) {
      context.errors.line(context.phrases.explanation(of: facts.day, today: facts.local.day))
      for shift in facts.countdown?.countedShifts ?? [] {
        context.errors.line(
          "  " + Sanitizer.line(context.phrases.countedShift(shift, today: facts.local.day)))
      }
    }
    if format == nil { context.mention(facts.problems, facts.conflicts) }
    return .done
  }
}

extension Context {
  fileprivate mutating func answer(_ facts: TodayFacts) {
    answer(
      [
        "date": facts.day.day.iso,
        "affirmation": object(facts.affirmation) { $0.fields(isLiked: facts.isLiked) },
        "countdown": OrNull(facts.countdown), "shift": OrNull(facts.day.shift?.name), "shifts": facts.shifts,
        "vacation": facts.vacation?.id, "next": object(facts.next) { $0.fields(in: facts.zone) },
        "openShift": OrNull(facts.openShift), "records": facts.records, "mood": OrNull(facts.mood?.name),
        "streak": facts.streak.current, "birthdays": facts.birthdays,
        "prompt": OrNull(facts.prompt(phrases) ?? facts.memoryLine(phrases, in: openedJournal)),
        "findings": listed(facts.warning.map { [$0] } ?? [], today: facts.local.day),
      ], faults(facts.problems, facts.conflicts),
      ["uncertainPlans": facts.uncertainPlans.isEmpty ? nil : facts.uncertainPlans])
  }
}

extension Countdown: JSONObject {
  package var fields: Fields {
    [
      "from": from.iso, "until": until.iso, "days": days, "workingDays": Rounded(workingDays),
      "shifts": shifts,
      "halfDays": objects(halfDays) { ["date": $0.from.iso, "half": OrNull($0.half?.rawValue)] },
      "basis": basis.rawValue, "unknownWords": unknownWords, "unplannedDays": unplannedDays,
      "underWay": isUnderWay, "daysLeft": OrNull(remaining?.days), "progress": Rounded(progress),
      "id": vacation.id, "title": vacation.title,
    ]
  }
}

extension PlannedShift {
  /// The next shift: its day, its word, and when it starts.
  fileprivate func fields(in zone: TimeZoneRules) -> Fields {
    [
      "date": day.iso, "shift": type.name, "is": OrNull(meaning?.rawValue),
      "start": OrNull(hours?.start.iso(in: zone)), "end": OrNull(hours?.end.iso(in: zone)),
    ]
  }
}

extension OpenShift: JSONObject {
  package var fields: Fields { ["id": id, "date": day.iso, "shift": shift?.name, "since": since?.iso] }
}

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
  init(_ format: String) throws(CommandError) {
    guard let read = LineFormat(format) else { throw TodayFormat.wrong(format) }
    if let name = read.names.first(where: { Field(rawValue: $0) == nil }) {
      throw TodayFormat.wrong("{\(name)}")
    }
    self.format = read
  }

  private static func wrong(_ found: String) -> CommandError {
    let names = Field.allCases.map { "{\($0.rawValue)}" }
    return .usage(
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
    case .workingDays:
      facts.countdown.map { Int64(exactly: $0.workingDays).map { .int($0) } ?? .float($0.workingDays) }
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
    case .countdown:
      // Or the sentence that says how to plan time off.
      text(
        facts.countdown.map { phrases.countdown($0, today: facts.local.day) }
          ?? phrases.nothingPlanned(but: facts.halfOff, today: facts.local.day))
    case .due: text(facts.prompt(phrases))
    }
  }

  private static func number(_ number: Int?) -> Value? { number.map { .int(Int64($0)) } }
  private static func text(_ text: String?) -> Value? { text.map { .string($0) } }

}

import CommandKit
import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `today`: affirmation, countdown, records and shift of the day, what is due, problems in one line.
struct TodayCommand: Command {
  static let verb = Verb(
    "today", .today, .everyDay, outlook: .day, needsZone: true, opensSealed: true,
    options: [.format, .explain],
    examples: ["today", "today --format '{shifts} shifts, {days} days'", "today --json"])

  private let format: TodayFormat?
  private let explains: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    if let text = try arguments.text(.format) { format = try TodayFormat(text) } else { format = nil }
    explains = arguments.has(.explain)
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let now = context.now(in: journal.zone)
    let facts = TodayFacts(journal, now: now, phrases: context.phrases)
    if let format {
      context.output.raw(Array((format.line(facts, context.phrases) + "\n").utf8))
    } else if context.common.usesJSON {
      context.answer(facts)
    } else {
      let profile = journal.profile
      TodayPage(facts, name: profile.name, tone: profile.tone).write(to: &context)
    }
    if explains {
      context.errors.line(context.phrases.explanation(of: facts.day, today: facts.local.day))
      for shift in facts.countdown?.countedShifts ?? [] {
        context.errors.line(
          "  " + Sanitizer.line(context.phrases.countedShift(shift, today: facts.local.day)))
      }
    }
    if format == nil { context.reportCounts(facts) }
    return .done
  }
}

extension Context {
  /// Problems and conflicts in a line each: `check` tells more.
  fileprivate mutating func reportCounts(_ facts: TodayFacts) {
    mention(facts.problems)
    if !facts.conflicts.isEmpty {
      errors.line(phrases.say("caption-conflicts", ("count", .number(facts.conflicts.count))), .warning)
    }
  }

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
      "from": from.iso, "until": until.iso, "days": days, "workingDays": workingDays, "shifts": shifts,
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

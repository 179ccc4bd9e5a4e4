import CommandKit
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `today`: affirmation, countdown, records and shift of the day, what is due, problems in one line.
struct TodayCommand: Command {
  static let verb = Verb(
    "today", .today, .everyDay, outlook: .day, needsZone: true, options: [.format, .explain],
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
    if !facts.conflicts.isEmpty { errors.line(phrases.caption(.conflicts(facts.conflicts.count)), .warning) }
  }

  fileprivate mutating func answer(_ facts: TodayFacts) {
    let (phrases, journal) = (self.phrases, openedJournal)
    answer { json in
      json.field("date", facts.day.day.iso)
      json.key("affirmation")
      if let affirmation = facts.affirmation {
        json.object { $0.fields(of: affirmation, isLiked: facts.isLiked) }
      } else {
        json.null()
      }
      json.key("countdown")
      if let countdown = facts.countdown { json.countdown(countdown) } else { json.null() }
      json.key("shift")
      if let shift = facts.day.shift { json.string(shift.name) } else { json.null() }
      json.key("shifts")
      json.list(facts.shifts) { $0.shift($1) }
      json.field("vacation", facts.vacation?.id)
      json.key("next")
      if let next = facts.next { json.next(next, in: facts.zone) } else { json.null() }
      json.key("openShift")
      if let open = facts.openShift { json.openShift(open) } else { json.null() }
      json.key("records")
      json.list(facts.records) { $0.record($1) }
      json.key("mood")
      if let mood = facts.mood { json.string(mood.name) } else { json.null() }
      json.field("streak", facts.streak)
      json.key("birthdays")
      json.list(facts.birthdays) { $0.birthday($1) }
      json.key("prompt")
      if let prompt = facts.prompt(phrases) ?? facts.memoryLine(phrases, in: journal) {
        json.string(prompt)
      } else {
        json.null()
      }
      json.findings(facts.warning.map { [$0] } ?? [], phrases, today: facts.local.day)
      json.problems(facts.problems, phrases)
      json.conflicts(facts.conflicts)
      if !facts.uncertainPlans.isEmpty { json.field("uncertainPlans", facts.uncertainPlans) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func countdown(_ countdown: Countdown) {
    object { json in
      json.field("from", countdown.from.iso)
      json.field("until", countdown.until.iso)
      json.field("days", countdown.days)
      json.field("workingDays", countdown.workingDays)
      json.field("shifts", countdown.shifts)
      json.field("basis", countdown.basis.rawValue)
      json.unknownWords(countdown.unknownWords)
      json.field("unplannedDays", countdown.unplannedDays)
      json.field("underWay", countdown.isUnderWay)
      json.key("progress")
      if let progress = countdown.progress {
        json.rounded(progress)
      } else {
        json.null()
      }
      json.field("id", countdown.vacation.id)
      json.field("title", countdown.vacation.title)
    }
  }

  /// The next shift: its day, its word, and when it starts.
  fileprivate mutating func next(_ shift: PlannedShift, in zone: TimeZoneRules) {
    object { json in
      json.field("date", shift.day.iso)
      json.field("shift", shift.type.name)
      json.nullable("is", shift.meaning?.rawValue)
      json.nullable("start", shift.hours.map { $0.start.iso(in: zone) })
      json.nullable("end", shift.hours.map { $0.end.iso(in: zone) })
    }
  }

  fileprivate mutating func openShift(_ open: OpenShift) {
    object { json in
      json.field("id", open.id)
      json.field("date", open.day.iso)
      json.field("shift", open.shift?.name)
      json.field("since", open.since?.iso)
    }
  }
}

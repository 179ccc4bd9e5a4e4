import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `day [DATE]`: everything about one day.
enum DayCommand: Command {
  static let verb = Verb(
    "day", .look, isPaged: true, needsZone: true, positionals: [.anyDay], options: QueryArguments.filters,
    examples: ["day", "day yesterday", "day 2026-10-24 --json", "day 2026-11-02 --kind check-out"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let day = try arguments.anyDay()
    let filter = Self.options.contains { arguments.has($0) } ? try QueryArguments(arguments) : nil
    let journal = try context.journalOfOneLook()
    let now = context.now(in: journal.zone)
    let today = context.today(in: journal)
    let dates = context.dates(in: journal)
    let query = try filter?.query(dates, in: journal)
    let facts = DayFacts(journal, day: day?.day(dates), matching: query, now: now)
    if context.common.usesJSON {
      context.answer(facts, in: journal.zone)
    } else {
      // Who says no day, or today, means the one that goes on; any other is one of the calendar, and so is
      // one whose shifts are over.
      let isOver = !facts.shifts.isEmpty && facts.shifts.allSatisfy { $0.state == .done }
      let ownToday = !isOver && day?.isToday ?? true ? journal.ownDay(at: now) : today
      context.show(facts, today: today, ownToday: ownToday, in: journal)
    }
    try context.mentionSealed(from: facts.calendar.day, until: facts.calendar.day)
    let asked = facts.calendar.day...facts.calendar.day
    context.mention(facts.survey.problems, facts.survey.conflicts, aboutHoursOf: asked)
    return .done
  }
}

extension Context {
  fileprivate mutating func answer(_ facts: DayFacts, in zone: TimeZoneRules) {
    let day = facts.calendar
    answer(
      [
        "date": day.day.iso, "mood": OrNull(day.mood?.name),
        "shift": object(facts.shift) { $0.fields(tellingHours: true) }, "shifts": facts.shifts,
      ], facts.totals.fields, SleepPeriod.fields(of: facts.sleep, on: day.day, steps: facts.steps, in: zone),
      [
        "vacation": day.timeOff?.id, "halfOff": day.halfOff?.id, "holiday": day.isHoliday,
        "records": facts.records,
      ],
      faults(facts.survey.problems, facts.survey.conflicts))
  }

  fileprivate mutating func show(
    _ facts: DayFacts, today: CivilDay, ownToday: CivilDay, in journal: Journal
  ) {
    let calendar = facts.calendar
    let (date, relative) = (
      phrases.day(calendar.day, today: today),
      phrases.relativeDay(calendar.day, today: calendar.day == ownToday ? ownToday : today)
    )
    output.line(date == relative ? date : "\(date) · \(relative)", .bold)
    if let vacation = calendar.timeOff {
      let why: String
      if vacation.isAwaited {
        why =
          vacation.title.map { phrases.say("view-timeOff-title", ("value", .of($0))) }
          ?? phrases.say("view-timeOff")
      } else {
        why = (vacation.category == .other ? vacation.title : nil) ?? phrases.name(of: vacation.category)
      }
      output.line(Sanitizer.line(why.capitalizedFirst), vacation.style)
    }
    if let half = calendar.halfOff {
      output.line(Sanitizer.line(phrases.halfDay(half).capitalizedFirst), half.style)
    }
    if calendar.isHoliday { output.line(phrases.say("view-holiday"), .good) }
    for shift in facts.shifts where shift.state != .absent { show(shift, today: today) }
    if let line = facts.totals.sharedLine(phrases) { wrap(line, .dim) }
    if facts.shifts.isEmpty, calendar.timeOff == nil, let planned = calendar.shift {
      let words = phrases.name(of: calendar.spoken(planned)).capitalizedFirst
      output.line(Sanitizer.line(words), .rest)
    }
    for line in facts.totals.leftOutLines(phrases) { wrap(Sanitizer.line(line), .dim) }
    for doubt in facts.missingCheckOuts { wrap(Sanitizer.line(phrases.message(doubt)), .warning) }
    showSleep(of: facts)
    let emoji = facts.moodEmoji.map { " " + Sanitizer.line($0) } ?? ""
    output.line(phrases.moodOfDay(calendar.mood) + emoji)
    output.line()
    guard !facts.records.isEmpty else { return output.line(phrases.say("caption-nothingThatDay"), .dim) }
    let times = facts.records.map { record in record.at.map { phrases.time($0.local, of: record.date) } ?? ""
    }
    let room = 2 + (times.map(DisplayWidth.columns).max() ?? 0)
    let line = RecordLine(phrases, of: journal, now: now(in: journal.zone))
    for (record, time) in zip(facts.records, times) {
      let words = FirstWords.ofToday(record, in: journal)
      output.write("  " + DisplayWidth.padded(time, to: room), .dim)
      output.line(
        ([RecordLine.label(of: record, phrases)] + line.parts(record, words: words)).joined(separator: "  "))
    }
  }

  private mutating func showSleep(of facts: DayFacts) {
    if let sleep = facts.sleep {
      for one in sleep.log.sleeps(on: facts.calendar.day) { wrap(sleep.text(of: one, phrases), .plain) }
      if let gap = sleep.gap(before: facts.calendar.day) {
        wrap(
          phrases.say(
            "sleep-inGap", ("asleep", .of(phrases.duration(seconds: gap.asleep))),
            ("gap", .of(phrases.duration(seconds: gap.rest.seconds)))), .plain)
      }
    }
    if let steps = facts.steps { output.line(phrases.say("sleep-steps", ("steps", .number(steps)))) }
  }

  /// A shift in a line: its plan, what was worked where that differs, and what became of records that a later
  /// one replaced.
  private mutating func show(_ shift: Shift, today: CivilDay) {
    var parts = [phrases.shift(shift.spokenType, of: shift.day, today: today)]
    let spans = shift.isPlanned ? shift.plannedSpans : shift.spans
    func time(_ moment: Instant) -> String { phrases.time(shift.zone.local(moment).time) }
    if spans.count > 1 {
      let times = spans.map {
        ClockSpan(start: shift.zone.local($0.start).time, end: shift.zone.local($0.end).time)
      }
      parts.append(phrases.hours(of: times, seconds: spans.reduce(0) { $0 + $1.seconds }))
    } else if let start = shift.plannedStart ?? shift.start {
      if let end = shift.plannedEnd ?? shift.knownEnd {
        let (from, until) = (shift.zone.local(start).time, shift.zone.local(end).time)
        parts.append(phrases.hours(from: from, until: until, seconds: start.seconds(until: end)))
      } else {
        // Nobody knows yet when a shift ends that no plan has.
        parts.append(time(start) + "–")
      }
    }
    parts += hours(of: shift)
    wrap(Sanitizer.line(parts.joined(separator: " · ")), shift.type?.style ?? .plain)
    for id in shift.replaced {
      wrap("  " + Sanitizer.line(phrases.say("work-replaced", ("id", .of(id)))), .dim)
    }
  }

  /// What was worked, and where that comes from; what is only planned says so.
  private func hours(of shift: Shift) -> [String] {
    guard let hours = shift.soFar else { return shift.hasBegun ? [] : [phrases.say("view-planned")] }
    var parts: [String] = []
    let soFar = shift.state == .underWay ? " " + phrases.say("work-soFar") : ""
    if shift.isOnCall {
      parts.append(phrases.onCall(minutes: hours.onCall) + soFar)
      parts += shift.callOuts.map { span in
        let (from, until) = (shift.zone.local(span.start).time, shift.zone.local(span.end).time)
        let text = phrases.hours(from: from, until: until, seconds: span.seconds)
        return phrases.say("work-calledOut", ("text", .of(text)))
      }
    }
    if !shift.isOnCall || !shift.callOuts.isEmpty {
      let worked = phrases.worked(Int64(hours.worked) * 60)
      let basis = phrases.list(
        [phrases.say("work-basis-\(shift.basis)")] + ends(of: shift) + pause(of: shift))
      parts.append("\(worked)\(soFar) (\(basis))")
    }
    return parts
  }
}

extension Context {
  /// The unpaid break that was stated.
  private func pause(of shift: Shift) -> [String] {
    shift.statedBreak.map { [phrases.say("start-unpaid", ("length", .of(phrases.duration(minutes: $0))))] }
      ?? []
  }

  /// From when to when was worked, where that is not what the line has as planned.
  private func ends(of shift: Shift) -> [String] {
    guard !shift.isOnCall, shift.isPlanned, shift.knownEnd != nil, shift.spans != shift.plannedSpans else {
      return []
    }
    let stated = shift.planned?.worked ?? []
    if !stated.isEmpty { return [phrases.hours(of: stated)] }
    return shift.spans.map { phrases.hours(of: $0, in: shift.zone) }
  }
}

extension Vacation {
  fileprivate var style: Style { category.isTimeOff ? .good : .warning }
}

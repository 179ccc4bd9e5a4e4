import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `week [DATE]`: the seven days of a week with their shifts, hours, rests and moods.
enum WeekCommand: Command {
  static let verb = Verb(
    "week", .look, isPaged: true, needsZone: true, positionals: [.anyDay],
    examples: ["week", "week 2026-12-24 --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // `week -1` is the week before this one.
    let distance = arguments.positionals.first.flatMap { DayArgument(distance: $0, of: .week) }
    let day = distance == nil ? try arguments.anyDay() : distance
    let journal = try context.journalOfOneLook()
    let today = context.today(in: journal)
    let facts = WeekFacts(
      journal, of: day?.day(context.dates(in: journal)) ?? today, now: context.now(in: journal.zone))
    if context.common.usesJSON {
      context.answer(facts, in: journal.zone, today: today)
    } else {
      context.show(facts, today: today)
    }
    try context.mentionSealed(from: facts.days.first?.day, until: facts.days.last?.day)
    context.mention(facts.survey.problems, facts.survey.conflicts, aboutHoursOf: facts.ledger.days)
    return .done
  }
}

extension Context {
  fileprivate mutating func answer(_ facts: WeekFacts, in zone: TimeZoneRules, today: CivilDay) {
    let days = objects(facts.days) { day in
      Fields([
        [
          "date": day.day.iso, "shifts": facts.shifts(on: day.day), "mood": OrNull(day.mood?.name),
          "rest": OrNull(facts.rest(before: day.day).flatMap { $0.isKnown ? Int($0.seconds / 60) : nil }),
        ], SleepPeriod.fields(of: facts.sleep, on: day.day, in: zone),
        [
          "vacation": day.timeOff?.id, "halfOff": day.halfOff?.id, "holiday": day.isHoliday,
          "records": day.recordCount,
        ],
      ])
    }
    answer(
      ["from": facts.days.first?.day.iso, "until": facts.days.last?.day.iso, "days": days],
      facts.totals.fields, ["findings": listed(facts.findings, today: today)],
      faults(facts.survey.problems, facts.survey.conflicts))
  }

  fileprivate mutating func show(_ facts: WeekFacts, today: CivilDay) {
    guard let first = facts.days.first?.day, let last = facts.days.last?.day else { return }
    output.line(phrases.span(first, last, today: today), .bold)
    var table = TextTable()
    for day in facts.days {
      table.addCell(day.day == today ? .today : .plain) {
        $0.append(phrases.shortName(of: day.day.weekday) + " " + String(day.day.day))
      }
      let shifts = facts.shifts(on: day.day)
      let style = shifts.first?.type?.style ?? .rest
      table.addCell(style) { $0.append(text(of: day, shifts)) }
      table.addCell { $0.append(facts.moodEmoji[day.day].map { Sanitizer.line($0) } ?? "") }
      table.addCell(.dim) {
        $0.append(facts.rest(before: day.day).map { $0.words(phrases) } ?? "")
      }
      if let sleep = facts.sleep {
        let asleep = sleep.log.sleeps(on: day.day).reduce(0) { $0 + $1.asleep }
        table.addCell(.dim) {
          $0.append(
            asleep > 0 ? phrases.say("sleep-asleep", ("seconds", .of(phrases.duration(seconds: asleep)))) : ""
          )
        }
      }
      table.endRow()
    }
    table.write(to: &output, indentedBy: 2)
    show(facts.totals, today: today)
    for finding in facts.findings { wrap(Sanitizer.line(phrases.message(finding, today: today)), .warning) }
  }

  /// The shifts of a day with their hours, or why there is none.
  private func text(of day: CalendarDay, _ shifts: ArraySlice<Shift>) -> String {
    let shifts = shifts.filter { $0.state != .absent }
    if let vacation = day.timeOff, shifts.isEmpty {
      return vacation.title ?? phrases.name(of: vacation.category)
    }
    // Who was at work all the same, or left ill, is off beside it.
    let off =
      day.timeOff.map { $0.title ?? phrases.name(of: $0.category) }
      ?? day.halfOff.map { phrases.halfDay($0) }
    let mark = off.map { " (\($0))" } ?? ""
    if shifts.isEmpty { return (day.shift.map { phrases.name(of: day.spoken($0)) } ?? "–") + mark }
    return shifts.map { shift in
      let name = shift.spokenType.map { phrases.name(of: $0) } ?? "–"
      let hours = (shift.isOnCall ? shift.onCallSpans : shift.spans).map {
        phrases.hours(of: $0, in: shift.zone, isOpen: shift.knownEnd == nil)
      }
      let callOuts = shift.isOnCall ? shift.callOuts.map { phrases.duration(seconds: $0.seconds) } : []
      let called =
        callOuts.isEmpty
        ? "" : " (\(phrases.say("work-calledOut", ("text", .of(phrases.list(callOuts))))))"
      let extra = shift.isExtra ? " (\(phrases.say("work-extra")))" : ""
      // What goes on has no end yet; an end that nobody said or noted is in doubt.
      let isTold = shift.hasBegun && (shift.isNoted || shift.basis == .said)
      let sign = shift.state == .underWay ? " …" : shift.lacksEnd ? " ?" : isTold ? " ✓" : ""
      return ([name] + (hours.isEmpty ? [] : [hours.joined(separator: " + ")])).joined(separator: " ")
        + called + extra + sign
    }.joined(separator: ", ") + mark
  }
}

extension RestPeriod {
  /// Its length, or that it is not known.
  fileprivate func words(_ phrases: Phrases) -> String {
    isKnown
      ? phrases.say("work-restBefore", ("seconds", .of(phrases.duration(seconds: seconds))))
      : phrases.say("work-unknownRest", ("unplannedDays", .count(unknownDays, .day)))
  }
}

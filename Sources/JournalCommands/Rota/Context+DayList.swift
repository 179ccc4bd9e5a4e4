import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

extension Context {
  /// The question how a list of days comes, its ways as labels.
  func question(about list: DayList, today: CivilDay) -> KeyQuestion {
    let labels = list.recurrences.map { way in
      switch way {
      case .once: phrases.say("start-once", ("span", .of(phrases.span(list.from, list.until, today: today))))
      case .cycle(let days): phrases.say("start-again", ("days", .count(days, .day)))
      }
    }
    return KeyQuestion(phrases.say("start-howOften"), labels: labels)
  }

  /// What a list of days leads to: until when it is a plan, or that it begins again.
  func saying(_ recurrence: DayList.Recurrence, of list: DayList, today: CivilDay) -> String {
    switch recurrence {
    case .once:
      let span = phrases.span(list.from, list.until, today: today)
      return phrases.say(list.hasAbsence ? "start-comesOnce-absence" : "start-comesOnce", ("span", .of(span)))
    case .cycle(let days): return phrases.say("start-comesAgain", ("days", .count(days, .day)))
    }
  }

  /// Publishes the plan of days that come once, and says so.
  mutating func publish(_ list: DayList) throws(CommandError) {
    let journal = try self.journal()
    let today = today(in: journal)
    let change = try create(list.plan(published: timestamp(in: journal)))
    guard !common.usesJSON else { return }
    let span = phrases.span(list.from, list.until, today: today)
    let what = phrases.name(of: Kind.rota)
    try confirm(change) { .created(what, day: span, path: $0) }
  }

  /// Says what is left of the shifts of a day of which half is off.
  mutating func mentionRest(of day: CivilDay) throws(CommandError) {
    let journal = try self.journal()
    let today = today(in: journal)
    for shift in Period(journal, from: day, until: day).plan.statedShifts(on: day) {
      guard let hours = shift.hours else { continue }
      let (from, until) = (hours.start.local.time, hours.end.local.time)
      let span = phrases.hours(from: from, until: until, seconds: hours.seconds(in: journal.zone))
      errors.line(Sanitizer.line(phrases.shift(shift.type, of: day, today: today) + " · " + span), .dim)
    }
  }

  /// Says how many shifts of the plan time off takes, where it takes some.
  mutating func mentionShifts(of plan: ShiftPlan, in days: ClosedRange<CivilDay>) {
    let last = min(days.upperBound, days.lowerBound.advanced(by: 366))
    let shifts = (0...days.lowerBound.days(until: last)).reduce(0) {
      $0 + plan.workedShifts(on: days.lowerBound.advanced(by: $1)).count { $0.basis != .workingDays }
    }
    if shifts > 0 { errors.line(phrases.say("start-takesShifts", ("shifts", .count(shifts, .shift))), .dim) }
  }
}

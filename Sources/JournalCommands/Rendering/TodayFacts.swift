import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync

/// Everything that `today` answers, as values.
struct TodayFacts {
  /// The day that now belongs to, with its shift and the reason.
  let day: ShiftDay
  /// The day and the time on the wall clock.
  let local: CivilTime
  let affirmation: Affirmation?
  let isLiked: Bool
  /// The next time off or the one under way; `nil` where nothing is planned.
  let countdown: Countdown?
  let openShift: OpenShift?
  /// What was written for the day, oldest first.
  let records: [Record]
  let mood: Mood.Step?
  /// How many days in a row something was written.
  let streak: Int
  let problems: [Problem]
  let conflicts: [Conflict]
  /// Files in conflict that plan time off, which the countdown therefore does not know.
  let uncertainPlans: [String]
  /// Whether there is something to note now: a shift is planned and nothing noted about it yet.
  let isCheckInDue: Bool
  /// What is to be noted at this moment: a check-in from two hours before the shift on, a check-out once it is over; `nil`
  /// in between, and on days without work.
  let due: Kind?

  init(_ journal: Journal, now: Instant, phrases: any Phrases) {
    let zone = journal.zone
    let local = zone.local(now)
    self.local = local
    var past = TodayPast(journal, now: now, local: local, history: local.day.advanced(by: -400))
    // A streak that goes back over a year, or no time off for as long: the plans of the time before have a say.
    if past.isTooShort { past = TodayPast(journal, now: now, local: local, history: .first) }
    let (answer, plan, chosen, near) = (past.overview.answer, past.plan, past.day, past.near)
    day = chosen
    openShift = OpenShift.find(in: near, at: now, zone: zone)
    countdown = past.countdown
    let written = near.filter { $0.date == chosen.day && $0.kind != .vacation && $0.kind != .shift }
    let records = Sort(by: .date, ascending: true).sorted(written)
    self.records = records
    mood = MoodOfDay.of(chosen.day, in: records, zone: zone)
    streak = past.streak?.count ?? 0
    let shelf = AffirmationShelf(journal, phrases)
    affirmation = shelf.affirmation(of: chosen.day)
    isLiked = affirmation.map { shelf.likes.contains($0.id) } ?? false
    problems = journal.profileProblems + answer.problems
    conflicts = answer.conflicts
    uncertainPlans = journal.uncertainPlans(in: conflicts, on: chosen.day)
    let isNoted = records.contains { $0.kind == .checkIn || $0.kind == .checkOut }
    let planned = plan.workedShift(on: chosen.day)
    isCheckInDue = planned != nil && !isNoted
    let isOpen = openShift != nil
    if let planned {
      due = planned.due(at: now, zone: zone, isOpen: isOpen, isNoted: isNoted)
    } else {
      due = isOpen ? .checkOut : nil
    }
  }

  /// What to do next, with the command to type; `nil` where nothing is due.
  func prompt(_ phrases: any Phrases) -> String? {
    if openShift != nil { return Self.reminder(.checkOut, phrases) }
    return isCheckInDue ? Self.reminder(.checkIn, phrases) : nil
  }

  /// The question of a check-in or a check-out, with the command that asks it.
  static func reminder(_ kind: Kind, _ phrases: any Phrases) -> String {
    phrases.question(kind == .checkIn ? .shiftBefore : .shiftAfter) + " smjournal " + kind.name
  }
}

/// What the days before today, from one on, have to say to it: so that a journal of twenty years takes no longer than one of two.
private struct TodayPast {
  private let history: CivilDay
  let overview: Overview
  let plan: ShiftPlan
  let day: ShiftDay
  /// The records around today.
  let near: [Record]
  let countdown: Countdown?
  /// The days in a row that reach to today.
  let streak: Streak.Run?

  init(_ journal: Journal, now: Instant, local: CivilTime, history: CivilDay) {
    self.history = history
    let zone = journal.zone
    let first = local.day.advanced(by: -2)
    overview = journal.overview(since: first, history: history, scope: .around(local.day))
    let records = overview.answer.records
    let plan = ShiftPlan(
      profile: journal.profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) })
    self.plan = plan
    let span = first...local.day.advanced(by: 1)
    near = records.filter { span.contains($0.date) }
    day = ShiftDay.belonging(
      to: now, zone: zone, records: near, plan: plan, dayStarts: journal.profile.dayStarts)
    countdown = Countdown.next(on: day.day, now: now, zone: zone, plan: plan, records: near)
    streak = Streak.Run(reaching: day.day, in: overview.daysWritten) { plan.isExpected($0) }
  }

  /// Whether earlier plans may change the answers: the streak has a gap before the history, or no time off was found since
  /// which there could be progress.
  var isTooShort: Bool {
    if countdown.map({ $0.progress == nil }) ?? false { return true }
    guard let streak else { return false }
    let days = overview.daysWritten
    var last = days.last(upTo: day.day)
    while let end = last, end >= streak.first {
      last = days.last(upTo: days.startOfRun(endingOn: end).advanced(by: -1))
      if let last, last < history { return true }
    }
    return false
  }
}

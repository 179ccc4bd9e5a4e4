import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

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
  let streak: Streak
  let problems: [Problem]
  let conflicts: [Conflict]
  /// Whether there is something to note now: a shift is planned and nothing noted about it yet.
  let isCheckInDue: Bool
  /// What is to be noted at this moment: a check-in from two hours before the shift on, a check-out once it is over; `nil`
  /// in between, and on days without work.
  let due: Kind?

  init(_ journal: Journal, now: Instant, phrases: any Phrases) {
    let zone = journal.zone
    let local = zone.local(now)
    self.local = local
    let overview = journal.overview(since: local.day.advanced(by: -2), scope: .around(local.day))
    let answer = overview.answer
    let plan = ShiftPlan(
      profile: journal.profile, shiftRecords: answer.records,
      vacations: answer.records.compactMap { Vacation($0) })
    let span = local.day.advanced(by: -2)...local.day.advanced(by: 1)
    let near = answer.records.filter { span.contains($0.date) }
    let chosen = ShiftDay.belonging(
      to: now, zone: zone, records: near, plan: plan, dayStarts: journal.profile.dayStarts)
    day = chosen
    openShift = OpenShift.find(in: near, at: now, zone: zone)
    countdown = Countdown.next(on: chosen.day, now: now, zone: zone, plan: plan, records: near)
    let written = near.filter { $0.date == chosen.day && $0.kind != .vacation && $0.kind != .shift }
    let records = Sort(by: .date, ascending: true).sorted(written)
    self.records = records
    mood = MoodOfDay.of(chosen.day, in: records, zone: zone)
    streak = Streak.of(days: overview.daysWritten, today: chosen.day) { plan.isExpected($0) }
    let shelf = AffirmationShelf(journal, phrases)
    affirmation = shelf.affirmation(of: chosen.day)
    isLiked = affirmation.map { shelf.likes.contains($0.id) } ?? false
    problems = journal.profileProblems + answer.problems
    conflicts = answer.conflicts
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

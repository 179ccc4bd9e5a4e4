import JournalFiles
import JournalIndex
import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalSync

/// Everything that `today` answers, as values.
public struct TodayFacts {
  /// The day that now belongs to, with its shift and the reason.
  public let day: ShiftDay
  /// Whether work of the day is still to come or under way.
  public var hasWorkAhead: Bool {
    shifts.contains { shift in
      shift.planned != nil && shift.checkOut == nil && (shift.state == .planned || shift.state == .underWay)
    }
  }

  /// The shifts of the day in the order in which they begin.
  public let shifts: [Shift]
  /// The next shift that begins after now.
  public let next: PlannedShift?
  /// The journal's zone.
  public let zone: TimeZoneRules
  /// The day and the time on the wall clock.
  public let local: CivilTime
  /// The affirmation of the day.
  public let affirmation: Affirmation?
  /// Whether the person likes it.
  public let isLiked: Bool
  /// The next time off or the one under way; `nil` where nothing is planned.
  public let countdown: Countdown?
  /// The next half day of leave, to which nothing counts down.
  package let halfOff: (day: CivilDay, vacation: Vacation)?
  /// A check-in whose check-out is missing, and whether its shift still goes on.
  public let openShift: OpenShift?
  package let isUnderWay: Bool
  /// The shift that is on by the plan, which nobody checked in to.
  package let unnoted: Shift?
  package let scales: [Scale]
  /// What was written for the day, oldest first.
  public let records: [Record]
  /// The mood of the day.
  public let mood: Mood.Step?
  /// How many days in a row something was written.
  public let streak: Streak
  /// What is wrong in the profile and in the files that were looked at.
  public let problems: FoundProblems
  /// Files in which two versions meet.
  public let conflicts: [Conflict]
  /// Files in conflict that plan time off, which the countdown therefore does not know.
  public let uncertainPlans: [String]
  /// What is to be noted at this moment: a check-in from two hours before the shift on, a check-out once it
  /// is over; `nil` in between, and on days without work.
  public let due: Kind?
  /// The shift that ``due`` is about, where it is planned.
  package let asked: PlannedShift?
  /// Whether it is a night, planned or not.
  private let isNight: Bool
  /// The day of the shift that waits for its check-out, where one without a day would be of another shift,
  /// which has begun since.
  private let forgotten: CivilDay?
  /// Whether something was written today, for this day or for the night before.
  public let isSomethingWritten: Bool
  /// The first rest, week or run beyond the limits that lies ahead in two weeks.
  public let warning: RestFinding?
  /// The time off or the absence in which the day lies as a whole.
  public let vacation: Vacation?
  package let birthdays: [BirthdayAhead]
  /// What the journal has to say of the day: a memory, or that nothing was written for days; one at most.
  public let memory: Prompt?
  /// The entry of an earlier year that ``memory`` quotes.
  public let remembered: Record?
  /// What a word of the plan is called: one that means rest is rest.
  package let table: ShiftTable

  /// Asks a journal.
  ///
  /// - Parameters:
  ///   - now: the moment that the answers are about.
  ///   - phrases: the language of the affirmation.
  public init(_ files: Journal, now: Instant, phrases: Phrases) {
    self.init(files, now: now, phrases: phrases, isAhead: false)
  }

  /// - Parameter isAhead: whether nobody sees these answers now: no affirmation counts as shown by them.
  package init(_ files: Journal, now: Instant, phrases: Phrases, isAhead: Bool) {
    let zone = files.zone
    let local = zone.local(now)
    // One look for all that is asked: memories of twenty years are twenty questions.
    let journal = files.snapshot(.around(local.day))
    self.local = local
    let past = TodayPast(journal, now: now, local: local)
    let (answer, plan, near) = (past.overview.answer, past.plan, past.near)
    var chosen = past.day
    self.zone = zone
    scales = journal.profile.scales
    let ledger = past.ledger
    shifts = ledger.shifts(on: chosen.day).filter { $0.state != .absent }
    next = past.next
    let open = ledger.open
    // The shift under way goes before one that is over and waits for its check-out.
    if open?.state == .done, let current = shifts.first(where: { $0.state == .underWay }) {
      chosen.shift = current.type
    }
    day = chosen
    openShift = open.flatMap { OpenShift($0) }
    isUnderWay = open?.state == .underWay
    unnoted =
      isUnderWay
      ? nil : shifts.first { $0.state == .underWay && $0.isPlanned && !$0.isNoted && $0.type == chosen.shift }
    countdown = past.countdown
    halfOff = plan.nextHalfOff(from: local.day)
    let written = near.filter { $0.date == chosen.day && $0.kind.isWrittenDaily }
    let records = written.sortedByDay(ascending: true, in: zone)
    self.records = records
    vacation = plan.timeOff(on: chosen.day)
    birthdays = BirthdayAhead.all(
      answer.records.filter { $0.kind == .person }, today: local.day)
    let replaced = Set(ledger.shifts.flatMap(\.replaced))
    mood = MoodOfDay.of(
      chosen.day, in: records.filter { !replaced.contains($0.id) }, zone: zone, moods: journal.profile.moods)
    streak = Streak(past.streak)
    let shelf = AffirmationShelf(journal, phrases)
    affirmation = shelf.affirmation(of: chosen.day, after: near, isShown: !isAhead)
    isLiked = affirmation.map { shelf.likes.contains($0.id) } ?? false
    problems = journal.profileProblems + answer.problems
    conflicts = answer.conflicts
    uncertainPlans = journal.uncertainPlans(in: conflicts, on: chosen.day)
    // Around the beginning of the next shift its check-in, however long a check-out is missing; else the
    // shift whose check-out is missing, else the one that now belongs to, else the day's that is to be noted
    // next.
    let coming = past.coming
    let asked = coming ?? open ?? chosen.worked ?? shifts.first { !$0.isNoted } ?? shifts.last
    let isOpen = openShift != nil && coming == nil
    self.asked = asked?.planned ?? plan.workedShift(on: chosen.day)
    isNight = (asked?.meaning ?? self.asked?.meaning ?? chosen.shift?.builtInMeaning) == .night
    if let planned = self.asked {
      let isNoted = asked?.isNoted ?? records.contains { $0.kind.isShiftEnd }
      // That a working day of the profile has a shift nobody said.
      let isKnown = planned.isShift && (isOpen || planned.basis != .workingDays)
      due = isKnown ? planned.due(at: now, zone: zone, isOpen: isOpen, isNoted: isNoted) : nil
    } else {
      due = isOpen ? .checkOut : nil
    }
    forgotten = due == .checkOut ? past.forgotten(journal.profile) : nil
    table = journal.profile.shifts
    let memories = past.memories(journal, on: local.day)
    memory =
      memories.prompt
      ?? Prompt.silence(
        since: past.overview.daysWritten.last(upTo: chosen.day), on: chosen.day, streak: streak.current
      ) { day in
        // A check-out is written on the day after its night.
        let last = journal.records(matching: Query(kinds: .writtenDaily, from: day, until: day)).records
        return last.compactMap { $0.at?.local.day }.max()
      }
    let ids = if case .yearsAgo(_, _, let ids)? = memory { ids } else { [String]() }
    remembered = memories.records.first { $0.id == ids.first }
    isSomethingWritten = near.contains { record in
      record.kind.isWrittenDaily && (record.date == chosen.day || record.at?.local.day == local.day)
    }
    warning = past.warning(from: local.day, journal.profile)
  }

  /// What to do next, with the command to type; `nil` where nothing is due: neither long before a shift nor
  /// in the middle of it.
  public func prompt(_ phrases: Phrases) -> String? {
    due.map { kind in
      let question =
        kind == .checkIn
        ? phrases.say("question-shiftBefore") : phrases.say(isNight ? "work-afterNight" : "work-afterShift")
      let date = forgotten.map { " --date " + $0.iso } ?? ""
      return question + " smjournal " + kind.name + date
    }
  }
}

/// What the days before today have to say to it: of the plans that are over for long only those are read that
/// have a say, so that a journal of twenty years takes no longer than one of two.
private struct TodayPast {
  let overview: Overview
  let plan: ShiftPlan
  let day: ShiftDay
  /// The records around today, and the shifts that they tell of.
  let near: [Record]
  let ledger: Ledger
  /// The shifts of two weeks ahead, and those before today that limits count with them: the ledger is a part
  /// of them.
  let outlook: Ledger
  let countdown: Countdown?
  /// The days in a row that reach to today.
  let streak: Streak.Run?

  init(_ journal: Journal, now: Instant, local: CivilTime) {
    let today = local.day
    let history = today.advanced(by: -400)
    let span = Ledger.days(around: today)
    // What was worked in the weeks before counts towards the days to come, whatever else was written in them.
    overview = journal.overview(
      since: span.lowerBound, shifts: today.advanced(by: -WorkOutlook.daysBefore - Ledger.margin),
      history: history, scope: .around(today))
    let records = overview.answer.records
    let plan = ShiftPlan(journal, records)
    self.plan = plan
    let days = today.advanced(by: -WorkOutlook.daysBefore)...today.advanced(by: 13)
    let outlook = Ledger(records, days: days, now: now, plan: plan)
    let ledger = outlook.part(span)
    (self.outlook, self.ledger) = (outlook, ledger)
    near = records.on(ledger.daysOfRecords).filter { span.contains($0.date) }
    day = ShiftDay.belonging(ledger: ledger, plan: plan, dayStarts: journal.profile.dayStarts)
    /// The plan with those of a time before its history.
    func widened(from first: CivilDay, until last: CivilDay) -> ShiftPlan {
      let query = Query(kinds: [.vacation, .shift, .rota], from: first, until: last)
      let known = Set(records.map(\.path))
      let earlier = journal.records(matching: query).records.filter { !known.contains($0.path) }
      if earlier.isEmpty { return plan }
      return ShiftPlan(journal, records + earlier)
    }
    func counted(_ plan: ShiftPlan) -> Countdown? {
      Countdown.next(ledger, plan) { days in
        if days.lowerBound >= outlook.days.lowerBound { return outlook }
        let (first, last) = (days.lowerBound, days.upperBound)
        let query = Query(
          kinds: [.checkIn, .checkOut], from: first.advanced(by: -Ledger.margin),
          until: last.advanced(by: Ledger.margin))
        return Ledger(journal.records(matching: query).records, days: days, now: now, plan: plan)
      }
    }
    let countdown = counted(plan)
    // No time off was found since which there could be progress.
    let isFirst = countdown.map { $0.progress == nil } ?? false
    self.countdown = isFirst ? counted(widened(from: .first, until: history)) : countdown
    // A streak asks about the days without a word alone, gap by gap into the past. Where no rota speaks, the
    // first plan of all tells which days are before it.
    var (asked, known, reach) = (plan, history...CivilDay.last, 31)
    streak = Streak.Run(reaching: today, since: day.day, in: overview.daysWritten) { day in
      let hasRota = plan.rota(on: day) != nil
      if !(hasRota ? day >= history || known.contains(day) : known.lowerBound == .first) {
        known = hasRota ? day.advanced(by: -reach)...day.advanced(by: reach) : .first...history
        asked = widened(from: known.lowerBound, until: min(known.upperBound, history))
        reach *= 2
      }
      return asked.endsStreak(day)
    }
  }

  /// The shift whose check-in is due while the check-out of one that is over is missing.
  var coming: Shift? {
    guard ledger.open?.state == .done else { return nil }
    return ledger.shifts.first { shift in
      // A check-in within time on call would be a call to work.
      guard !shift.isNoted, !shift.isOnCall, let planned = shift.planned else { return false }
      return planned.hours != nil && planned.isShift && planned.basis != .workingDays
        && planned.due(at: ledger.now, zone: plan.zone, isOpen: false, isNoted: false) == .checkIn
    }
  }

  /// The day of the open shift, where a check-out of now would be of another one.
  func forgotten(_ profile: Profile) -> CivilDay? {
    guard let open = ledger.open, open.isLongOver(at: ledger.now) else { return nil }
    let closed = ShiftDay.belonging(
      wish: ShiftDay.Wish(kind: .checkOut), ledger: ledger, plan: plan, dayStarts: profile.dayStarts)
    return closed.day == open.day ? nil : open.day
  }

  /// The first rest, week or run beyond the limits in the two weeks from a day on.
  func warning(from today: CivilDay, _ profile: Profile) -> RestFinding? {
    let outlook = WorkOutlook(outlook, of: today...today.advanced(by: 13), profile: profile, plan: plan)
    let rest = outlook.findings.filter { $0.kind == .rest }.min { $0.value < $1.value }
    return rest ?? outlook.findings.first { [.any7, .week, .run].contains($0.kind) }
  }

  /// The next shift to begin after now: who checked in early is at work, and who said to come later is not
  /// yet.
  var next: PlannedShift? {
    let near = ledger.shifts.first { $0.state == .planned && $0.planned?.isShift ?? false && $0.isPlanned }
    if let near { return near.planned }
    var next = plan.nextShift(after: ledger.now, zone: plan.zone)
    while let shift = next, ledger.shifts.contains(where: { $0.hasBegun && $0.planned == shift }),
      let start = shift.hours?.start.instant(in: plan.zone)
    {
      next = plan.nextShift(after: start, zone: plan.zone)
    }
    return next
  }

  /// The memory of this day in the last year that has one, with the entries of that year: only years in which
  /// something was written on it are asked for.
  func memories(_ journal: Journal, on today: CivilDay) -> (prompt: Prompt?, records: [Record]) {
    guard journal.profile.memories.areShown else { return (nil, []) }
    for year in ((today.year - 100)..<today.year).reversed() {
      // Nothing was written in that year or before it.
      guard let last = CivilDay(year: year, month: 12, day: 31), overview.daysWritten.last(upTo: last) != nil
      else { break }
      let days = (-1...1).compactMap { CivilDay(year: year, month: today.month, day: today.day + $0) }
        .filter { Prompt.isAnniversary($0, of: today) && overview.daysWritten.last(upTo: $0) == $0 }
      for day in days {
        let query = Query(kinds: [.entry], from: day, until: day)
        let records = journal.records(matching: query).records
        if let prompt = Prompt.memories(of: today, records: records, journal.profile).first {
          return (prompt, records)
        }
      }
    }
    return (nil, [])
  }
}

extension ShiftPlan {
  fileprivate init(_ journal: Journal, _ records: [Record]) {
    var vacations: [Vacation] = []
    // By index: to look at a record in an array is to copy it.
    for index in records.indices where records[index].kind == .vacation {
      if let vacation = Vacation(records[index]) { vacations.append(vacation) }
    }
    self.init(profile: journal.profile, shiftRecords: records, vacations: vacations, zone: journal.zone)
  }
}

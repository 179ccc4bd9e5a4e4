import JournalModel

extension Countdown {
  /// The countdown to the next time off, or what is left of the one under way; `nil` where nothing is
  /// planned.
  ///
  /// Time off that touches or overlaps is one stretch, weekends and days of rest between its pieces included.
  ///
  /// - Parameters:
  ///   - ledger: the shifts of the two days before today, of today and of the day after, as they are known
  ///     now.
  ///   - plan: shifts and time off.
  ///   - past: the shifts of the days of time off that lie behind; some may have been worked.
  public static func next(
    _ ledger: Ledger, _ plan: ShiftPlan, past: (ClosedRange<CivilDay>) -> Ledger? = { _ in nil }
  ) -> Countdown? {
    let today = plan.zone.local(ledger.now).day
    guard let first = plan.nextLeave(from: today) else { return nil }
    let stretch = plan.stretch(around: first)
    let left = stretch.contains(today) ? past(stretch.lowerBound...today) ?? ledger : nil
    return Countdown(to: stretch, on: today, ledger, plan, past: left)
  }

  private init(
    to stretch: ClosedRange<CivilDay>, on today: CivilDay, _ ledger: Ledger, _ plan: ShiftPlan, past: Ledger?
  ) {
    let from = max(stretch.lowerBound, min(today, stretch.upperBound))
    let isUnderWay = stretch.contains(today)
    let days = isUnderWay ? 0 : today.days(until: from)
    let ahead = (0..<days).map { today.advanced(by: $0) }
    // What has begun lately is known by its hours, the rest by the plan; time off may begin in the midst of a
    // night.
    let near = ledger.shiftsToCome(plan, before: stretch.lowerBound)
    let far = ahead.drop { $0 <= ledger.days.upperBound }.map { plan.shiftsToCome(on: $0) }
    let vacation = plan.absence(on: isUnderWay ? today : from).flatMap { $0.isAwaited ? $0 : nil }
    let workingDays = ahead.filter { plan.isWorkingDay($0) && !plan.isAway($0) }
    self.init(
      vacation: vacation ?? plan.absence(on: stretch.lowerBound)
        ?? Vacation(id: "", from: stretch.lowerBound, until: stretch.upperBound),
      days: days, workingDays: workingDays.count,
      countedShifts: near.filter(\.isWorked) + far.joined().filter(\.isWorked),
      basis: plan.isPlanned ? .rota : .workingDays,
      progress: Countdown.progress(to: stretch, on: today, plan),
      remaining: past.map { Remaining(of: stretch, on: today, plan, $0) })
    (self.from, until) = (stretch.lowerBound, stretch.upperBound)
    halfDays = workingDays.compactMap { day in
      guard var half = plan.halfOff(on: day) else { return nil }
      (half.from, half.until) = (day, day)
      return half
    }
    self.workingDays -= Double(halfDays.count) / 2
    unknownWords = Countdown.unknownWords(in: near + far.joined())
    if plan.isPlanned {
      unplannedDays = ahead.count { !plan.isKnown($0) }
    }
  }

  /// The words without a meaning among shifts.
  static func unknownWords(in shifts: [PlannedShift]) -> [UnknownWord] {
    var days: [String: Set<CivilDay>] = [:]
    for shift in shifts where shift.meaning == nil { days[shift.type.name, default: []].insert(shift.day) }
    return days.map { UnknownWord(word: $0.key, days: $0.value.count) }
      .sorted { ($1.days, $0.word) < ($0.days, $1.word) }
  }

  /// The share of the days between the last leave and this stretch that lies behind, 0...1; sickness is no
  /// leave.
  private static func progress(
    to stretch: ClosedRange<CivilDay>, on today: CivilDay, _ plan: ShiftPlan
  ) -> Double? {
    if stretch.lowerBound <= today { return 1 }
    guard let last = plan.lastLeave(before: today) else { return nil }
    let start = last.advanced(by: 1)
    let whole = start.days(until: stretch.lowerBound)
    return whole > 0 ? Double(start.days(until: today)) / Double(whole) : nil
  }
}

extension Countdown.Remaining {
  /// What is left of a stretch on one of its days.
  fileprivate init(of stretch: ClosedRange<CivilDay>, on today: CivilDay, _ plan: ShiftPlan, _ past: Ledger) {
    // Working days of the profile say nothing of when somebody is back.
    let next = plan.isPlanned ? plan.nextWork(from: stretch.upperBound.advanced(by: 1)) : nil
    func part(_ day: CivilDay) -> Double {
      plan.isPartOfLeave(day) ? 1 - past.partWorked(on: day, plan) : 0
    }
    func days(from first: CivilDay, until last: CivilDay) -> Int {
      let parts = (0...first.days(until: last)).map { part(first.advanced(by: $0)) }
      return Int(parts.reduce(0, +).rounded(.up))
    }
    self.init(
      days: days(from: today, until: stretch.upperBound),
      dayNumber: days(from: stretch.lowerBound, until: today), nextShift: next)
    includesToday = part(today) > 0
  }
}

extension Ledger {
  /// The shifts of the ledger's days that are under way or still to begin, as they were planned: one whose
  /// hours are over is not, checked out or not.
  fileprivate func shiftsToCome(_ plan: ShiftPlan, before first: CivilDay) -> [PlannedShift] {
    let today = plan.zone.local(now).day
    // Of the days before only what is known to go on.
    var coming = shifts.filter { shift in
      shift.day < first && (shift.state == .planned || shift.state == .underWay)
        && (shift.isPlanned || shift.day >= today)
    }.compactMap(\.planned)
    // A working day of the profile has no hours: it is over with a check-out.
    for offset in 0...max(0, today.days(until: days.upperBound)) where !plan.isPlanned {
      let day = today.advanced(by: offset)
      guard day < first, !shifts(on: day).contains(where: { $0.checkOut != nil }) else { continue }
      coming += plan.shiftsToCome(on: day).filter { $0.basis == .workingDays }
    }
    return coming
  }
}

extension ShiftPlan {
  /// The first day of leave from a day on.
  fileprivate func nextLeave(from day: CivilDay) -> CivilDay? {
    let last = vacations.filter(\.isAwaited).map(\.until).max()
    let planned = lastPlannedLeave(from: day)
    guard let end = [last, planned].compactMap({ $0 }).max(), end >= day else { return nil }
    let awaited = vacations.filter { $0.isAwaited && $0.until >= day }
    var next = day
    while next <= end {
      if isLeave(next) { return next }
      next = next.advanced(by: 1)
      // Without leave in the plan nothing lies before the first record of it.
      if planned ?? day < next, let begin = awaited.map(\.from).min(), next < begin { next = begin }
    }
    return nil
  }
}

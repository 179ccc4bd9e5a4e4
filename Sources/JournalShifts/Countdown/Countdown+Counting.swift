import JournalModel

extension Countdown {
  /// The countdown to the next time off, or what is left of the one under way; `nil` where nothing is
  /// planned.
  ///
  /// - Parameters:
  ///   - today: the day to count from: the shift's day while a night is under way.
  ///   - now: the moment, which decides whether today's shift is over.
  ///   - zone: the journal's zone.
  ///   - plan: shifts and time off.
  ///   - records: the check-ins and check-outs of yesterday and today; others do no harm.
  public static func next(
    on today: CivilDay, now: Instant, zone: TimeZoneRules, plan: ShiftPlan, records: [Record] = []
  ) -> Countdown? {
    let awaited = plan.vacations.filter(\.isAwaited)
    let underWay = awaited.filter { $0.contains(today) }.max { $0.until < $1.until }
    let ahead = awaited.filter { $0.from > today }.min { ($0.from, $1.until) < ($1.from, $0.until) }
    guard let vacation = underWay ?? ahead else { return nil }
    return Countdown(until: vacation, on: today, now: now, zone: zone, plan: plan, records: records)
  }

  /// The countdown to one time off; what is left of it where `today` lies in it. Nothing is left to count
  /// once it is over.
  public init(
    until vacation: Vacation, on today: CivilDay, now: Instant, zone: TimeZoneRules, plan: ShiftPlan,
    records: [Record] = []
  ) {
    let days = max(0, today.days(until: vacation.from))
    let ahead = (0..<days).map { today.advanced(by: $0) }
    let work = WorkState(now: now, on: today, zone: zone, records: records, plan: plan)
    // The night that began yesterday may still be under way.
    let planned = days > 0 ? ahead.map { plan.shiftsToCome(on: $0) } : []
    let begun = days > 0 ? work.toCome(on: [today.advanced(by: -1), today]) : []
    self.init(
      vacation: vacation, days: days,
      workingDays: ahead.count { plan.isWorkingDay($0) && !plan.isTimeOff($0) },
      countedShifts: begun.filter(\.isWorked) + planned.dropFirst().joined().filter(\.isWorked),
      basis: plan.isPlanned ? .rota : .workingDays,
      progress: Countdown.progress(to: vacation, on: today, vacations: plan.vacations),
      remaining: Remaining(of: vacation, on: today, plan: plan))
    unknownWords = Countdown.unknownWords(in: begun + planned.dropFirst().joined())
    // Only a day with nothing to come can be one without a plan.
    if plan.isPlanned {
      unplannedDays = zip(ahead, planned).count {
        $1.isEmpty && plan.shifts(on: $0) == nil && !plan.isTimeOff($0)
      }
    }
  }

  /// The words without a meaning among shifts.
  static func unknownWords(in shifts: [PlannedShift]) -> [UnknownWord] {
    var days: [String: Set<CivilDay>] = [:]
    for shift in shifts where shift.meaning == nil { days[shift.type.name, default: []].insert(shift.day) }
    return days.map { UnknownWord(word: $0.key, days: $0.value.count) }
      .sorted { ($1.days, $0.word) < ($0.days, $1.word) }
  }

  /// The share of the days between the last time off and this one that lies behind, 0...1.
  static func progress(to vacation: Vacation, on today: CivilDay, vacations: [Vacation]) -> Double? {
    if vacation.from <= today { return 1 }
    guard let last = vacations.filter({ $0.until < today && $0.id != vacation.id }).map(\.until).max() else {
      return nil
    }
    let start = last.advanced(by: 1)
    let whole = start.days(until: vacation.from)
    guard whole > 0 else { return nil }
    return Double(start.days(until: today)) / Double(whole)
  }
}

extension Countdown.Remaining {
  /// What is left of time off on one of its days; `nil` on other days.
  init?(of vacation: Vacation, on today: CivilDay, plan: ShiftPlan) {
    guard vacation.contains(today) else { return nil }
    // Working days of the profile say nothing of when somebody is back.
    let next = plan.isPlanned ? plan.nextWork(from: vacation.until.advanced(by: 1)) : nil
    self.init(
      days: today.days(until: vacation.until) + 1, dayNumber: vacation.from.days(until: today) + 1,
      nextShift: next)
  }
}

/// What is known about the work of yesterday and today.
struct WorkState {
  let now: Instant
  let today: CivilDay
  let zone: TimeZoneRules
  let plan: ShiftPlan
  let log: ShiftLog

  init(now: Instant, on today: CivilDay, zone: TimeZoneRules, records: [Record], plan: ShiftPlan) {
    self.now = now
    self.today = today
    self.zone = zone
    self.plan = plan
    log = ShiftLog(
      records, days: today.advanced(by: -2)...today.advanced(by: 1), until: now, plan: plan, zone: zone)
  }

  /// The shifts of days that have not ended yet: of today those that are neither checked out nor over by
  /// their hours, of the day before those that are under way.
  func toCome(on days: [CivilDay]) -> [PlannedShift] {
    days.flatMap { day -> [PlannedShift] in
      if !plan.isPlanned, plan.datedShifts(on: day).isEmpty {
        let isDone = log.shifts(on: day).contains { $0.checkOut != nil }
        return isDone || day < today ? [] : plan.shiftsToCome(on: day)
      }
      return log.shifts(on: day).compactMap { isToCome($0) ? $0.planned : nil }
    }
  }

  private func isToCome(_ shift: WorkedShift) -> Bool {
    guard let planned = shift.planned, !plan.isTimeOff(shift.day), shift.checkOut == nil else { return false }
    let isOpen = shift.checkIn != nil && shift.isOpen(at: now, zone: zone)
    guard let end = planned.hours?.end.instant(in: zone) else { return isOpen || shift.day == today }
    // Whoever has checked in may still be there for some hours.
    return now < (isOpen ? end.advanced(by: ShiftSearch.after) : end)
  }
}

import JournalModel

extension Countdown {
  /// The countdown to the next time off, or what is left of the one under way; `nil` where nothing is planned.
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
    let underWay = plan.vacations.filter { $0.contains(today) }.max { $0.until < $1.until }
    let ahead = plan.vacations.filter { $0.from > today }.min { ($0.from, $1.until) < ($1.from, $0.until) }
    guard let vacation = underWay ?? ahead else { return nil }
    return Countdown(until: vacation, on: today, now: now, zone: zone, plan: plan, records: records)
  }

  /// The countdown to one time off; what is left of it where `today` lies in it. Nothing is left to count once it is over.
  public init(
    until vacation: Vacation, on today: CivilDay, now: Instant, zone: TimeZoneRules, plan: ShiftPlan,
    records: [Record] = []
  ) {
    let days = max(0, today.days(until: vacation.from))
    let ahead = (0..<days).map { today.advanced(by: $0) }
    let work = WorkState(now: now, zone: zone, records: records)
    // The night that began yesterday may still be under way.
    let candidates = days > 0 ? [today.advanced(by: -1)] + ahead : []
    self.init(
      vacation: vacation, days: days,
      workingDays: ahead.count { plan.isWorkingDay($0) && !plan.isTimeOff($0) },
      countedShifts: candidates.compactMap { day in
        plan.workedShift(on: day).flatMap { work.isToCome($0, today: today) ? $0 : nil }
      },
      basis: plan.rota(on: vacation.from) == nil ? .workingDays : .rota,
      progress: Countdown.progress(to: vacation, on: today, vacations: plan.vacations),
      remaining: Remaining(of: vacation, on: today, plan: plan))
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
    self.init(
      days: today.days(until: vacation.until) + 1, dayNumber: vacation.from.days(until: today) + 1,
      nextShift: plan.nextWork(from: vacation.until.advanced(by: 1)))
  }
}

/// What is known about the work of yesterday and today.
struct WorkState {
  let now: Instant
  let zone: TimeZoneRules
  let open: OpenShift?
  private(set) var finished: [CivilDay] = []

  init(now: Instant, zone: TimeZoneRules, records: [Record]) {
    self.now = now
    self.zone = zone
    open = OpenShift.find(in: records, at: now, zone: zone)
    for record in records where record.kind == .checkOut { finished.append(record.date) }
  }

  /// Whether a shift has not ended yet: from tomorrow on always, today unless it was checked out or its hours are over,
  /// yesterday only while it is under way.
  func isToCome(_ shift: PlannedShift, today: CivilDay) -> Bool {
    if shift.day > today { return true }
    if open?.day == shift.day { return true }
    if finished.contains(shift.day) { return false }
    guard let hours = shift.hours else { return shift.day == today }
    return now < hours.end.instant(in: zone)
  }
}

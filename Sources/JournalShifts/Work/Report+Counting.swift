import JournalModel

extension Report {
  /// The days whose records and plans have a say in a report: limits are averaged over what lies before it,
  /// and a rest of its last week may end behind it.
  public static func reach(from: CivilDay, until: CivilDay, rules: RestRules) -> ClosedRange<CivilDay> {
    let first = rules.rules.compactMap { $0.period?.first(endingOn: from) }.min() ?? from
    return min(first, from.advanced(by: -RestPeriod.reach)).advanced(
      by: -Ledger.margin)...until.advanced(by: RestPeriod.reach + Ledger.margin)
  }

  /// The report of a period, whose end is not before its begin.
  ///
  /// - Parameters:
  ///   - records: those of ``reach(from:until:rules:)``, in any order.
  ///   - now: what is later is planned and in no figure.
  ///   - rules: those of the profile unless others are asked for.
  public init(
    _ records: [Record], from: CivilDay, until: CivilDay, now: Instant, profile: Profile, plan: ShiftPlan,
    rules: RestRules? = nil
  ) {
    let rules = rules ?? RestRules(profile.restRules)
    let reach = Report.reach(from: from, until: until, rules: rules)
    self.init(
      Ledger(records, days: reach, now: now, plan: plan), from: from, until: until, profile: profile,
      plan: plan, rules: rules)
  }

  /// The report of a period of a ledger that has the days of ``reach(from:until:rules:)``.
  public init(
    _ ledger: Ledger, from: CivilDay, until: CivilDay, profile: Profile, plan: ShiftPlan,
    rules: RestRules? = nil
  ) {
    let rules = rules ?? RestRules(profile.restRules)
    let reach = Report.reach(from: from, until: until, rules: rules)
    let wide = ledger.part(reach.lowerBound...until.advanced(by: RestPeriod.reach))
    let ledger = wide.part(from...until)
    (self.from, self.until, self.rules) = (from, until, rules)
    all = ledger.shifts
    changes = PlanChanges(plan, from: from, until: until, zone: plan.zone)
    totals = ledger.totals(plan)
    night = plan.night
    knowsHolidays = plan.holidays.areKnown
    extras = ShiftTotals(ledger.shifts.lazy.filter(\.isExtra))
    known = KnownDays(ledger, in: from...until, plan, ofLimits: false)
    missingCheckOuts = ledger.missingCheckOuts
    hasOwnEmployer = shifts.contains { $0.planned?.employer == nil }
    contractWeek = profile.contractMinutes
    contractMinutes = contractWeek.flatMap { week in
      known.arePlanned ? minutes(ofContract: week, ledger, plan) : nil
    }
    countParts(ledger, plan, weekStarts: profile.weekStarts)
    countRests(wide, plan)
    countDays(ledger, plan)
    findings = RestFinding.all(in: wide.workBegun, rules: rules, of: from...until, counting: .byNow) {
      wide.isClear($0, plan)
    }
    let search = LimitSearch(findings: findings, days: from...until, ledger: wide, plan: plan)
    limits = rules.rules.map { search.check($0) }
    findings += limits.compactMap { RestFinding(averageOf: $0) }
  }

  /// The minutes that the contract has for the known days: its weeks of them, less the plan's hours that
  /// leave and absence took. So these make no debt and no credit, with their weekend or without.
  ///
  /// Where no plan tells the hours, a day of the week on which work is expected has its share of a week.
  private func minutes(ofContract week: Int, _ ledger: Ledger, _ plan: ShiftPlan) -> Int {
    let dayOff = Double(week) / Double(max(1, Weekday.allCases.count { plan.workingDays.contains($0) }))
    var minutes = Double(week * known.days.count) / 7
    for day in known.days {
      let half = plan.halfOff(on: day)?.half
      guard half != nil || plan.isAway(day) else { continue }
      let planned = (plan.shifts(on: day) ?? []).filter(\.isWorked)
      let isWithoutHours = planned.isEmpty ? plan.isOffWithoutWork(day) : planned.allSatisfy(\.spans.isEmpty)
      if let half {
        for shift in planned where !isElsewhere(shift) {
          minutes -= Double(max(0, shift.minutes(in: plan.zone) - shift.without(half).minutes(in: plan.zone)))
        }
        if isWithoutHours { minutes -= dayOff / 2 }
        continue
      }
      let shifts = ledger.shifts(on: day)
      for shift in shifts where !isElsewhere(shift.planned) { minutes -= Double(shift.minutesOff) }
      if isWithoutHours, !shifts.contains(where: { $0.isWork && $0.hasBegun }) { minutes -= dayOff }
    }
    return max(0, Int(minutes.rounded()))
  }

  /// The shortest rest with two full nights of sleep, in seconds.
  ///
  /// - Source: HSE, Managing shift work (HSG256): two nights of sleep where nights change to days.
  private static let changeover: Int64 = 48 * 3600

  private mutating func countParts(_ ledger: Ledger, _ plan: ShiftPlan, weekStarts: Weekday) {
    var first = from
    while first <= until {
      let next = first.startOfWeek(weekStarts).advanced(by: 7)
      let last = min(until, next.advanced(by: -1))
      let isWhole = first.days(until: last) == 6
      weeks.append(
        Week(from: first, until: last, totals: ledger.part(first...last).totals(plan), isWhole: isWhole))
      first = next
    }
    var month = from
    while month <= until {
      let (year, number, _) = month.fields
      let next = month.advanced(by: CivilDay.length(ofMonth: number, year: year) + 1 - month.day)
      let totals = ledger.part(month...min(until, next.advanced(by: -1))).totals(plan)
      months.append(Month(year: year, month: number, totals: totals))
      month = next
    }
    let names = Set(shifts.compactMap { $0.planned?.employer }).sorted()
    employers = names.map { name in (name, ShiftTotals(all.lazy.filter { $0.planned?.employer == name })) }
  }

  private mutating func countRests(_ wide: Ledger, _ plan: ShiftPlan) {
    let (period, begun) = (from...until, wide.workBegun)
    let all = RestPeriod.all(between: begun) { wide.isClear($0, plan) }.filter { period.contains($0.second) }
    rests = all.filter(\.isKnown)
    unknownRests = all.count - rests.count
    // At most so long, whatever the day between them was.
    nightToDay = all.filter {
      $0.isAfterNight && $0.isBeforeDay && $0.seconds < Report.changeover
    }
    weeklyRests = RestPeriod.longest(
      in: weeks.map { $0.from...$0.until }, between: begun, wide, plan)
    let inside = begun.filter { period.contains($0.day) }
    // The work that the totals count: what limits count beside it stands with the limits.
    mostInSevenDays = WorkWindow.all(in: inside, days: 7, counting: .byNow, ofLimits: false)
      .max { $0.minutes < $1.minutes }
    // What lies behind the period is not counted, and not named.
    if let most = mostInSevenDays { mostInSevenDays?.until = min(most.until, until) }
    longestRun = WorkRun.all(of: inside.map(\.day)).max { $0.days < $1.days }
    longestNightRun = WorkRun.all(of: inside.filter(\.isNight).map(\.day)).max { $0.days < $1.days }
  }

  private mutating func countDays(_ ledger: Ledger, _ plan: ShiftPlan) {
    let worked = Set(all.lazy.filter { $0.isWorkingTime && $0.hasBegun }.map(\.day))
    var seen: Set<CivilDay> = []
    for shift in all where shift.isWorked && shift.hasBegun {
      let isSplit = shift.spans.count > 1 || seen.contains(shift.day)
      if isSplit, splitDays.last != shift.day { splitDays.append(shift.day) }
      seen.insert(shift.day)
    }
    let today = plan.zone.local(ledger.now).day
    let last = max(from, min(until, today))
    (weekendsWorked, weekends) = Weekends.count(worked: worked, of: known.days)
    var days: [VacationCategory: Double] = [:]
    for day in (0...from.days(until: last)).map({ from.advanced(by: $0) }) where day <= today {
      for part in ledger.daysOff(on: day, plan) { days[part.vacation.category, default: 0] += part.off }
      if plan.isPlanned, !plan.isKnown(day) { unplannedDays += 1 }
    }
    for shift in all where shift.isWork && shift.state == .absent && shift.day <= today {
      if let category = plan.absence(on: shift.day)?.category { shiftsOff[category, default: 0] += 1 }
    }
    daysOff = VacationCategory.allCases.compactMap { category in
      days[category].flatMap { $0 > 0 ? (category, $0) : nil }
    }
  }
}

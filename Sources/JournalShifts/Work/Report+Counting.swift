import JournalModel

extension Report {
  /// The report of a period.
  ///
  /// - Parameters:
  ///   - records: check-ins and check-outs of the period and of the day after it; others do no harm.
  ///   - now: shifts that begin later are counted as planned.
  ///   - rules: those of the profile unless others are asked for.
  public init(
    _ records: [Record], from: CivilDay, until: CivilDay, now: Instant, profile: Profile, plan: ShiftPlan,
    zone: TimeZoneRules, rules: RestRules? = nil
  ) {
    let until = min(max(from, until), from.advanced(by: Report.longestDays))
    let calendar = WorkCalendar(plan: plan, zone: zone)
    let log = ShiftLog(records, days: from...until, plan: plan, zone: zone)
    let counted = log.shifts.map { calendar.counted($0, until: now) }
    self.from = from
    self.until = until
    self.rules = rules ?? RestRules(profile.restRules)
    shifts = counted.filter(\.shift.isWorked)
    onCall = counted.filter { $0.shift.meaning == .onCall }
    changes = PlanChanges(plan, from: from, until: until, zone: zone)
    total = WorkTotal(shifts)
    countParts(weekStarts: profile.weekStarts)
    countRests()
    countDays(plan)
    unknownWords = Countdown.unknownWords(in: log.shifts.filter { $0.meaning == nil }.compactMap(\.planned))
    contractWeek = profile.contractMinutes
    contractMinutes = profile.contractMinutes.map { $0 * (from.days(until: until) + 1) / 7 }
    findings = RestFinding.all(in: shifts, rules: self.rules)
  }

  /// No report is longer: ten years.
  static let longestDays = 3660

  private mutating func countParts(weekStarts: Weekday) {
    var first = from
    while first <= until {
      let next = first.startOfWeek(weekStarts).advanced(by: 7)
      let last = min(until, next.advanced(by: -1))
      let isWhole = first.days(until: last) == 6
      weeks.append(Week(from: first, until: last, total: WorkTotal(), isWhole: isWhole))
      first = next
    }
    for shift in shifts {
      if let index = weeks.lastIndex(where: { $0.from <= shift.day }) { weeks[index].total.add(shift) }
      let (year, month, _) = shift.day.fields
      if months.last?.year != year || months.last?.month != month {
        months.append(Month(year: year, month: month, total: WorkTotal()))
      }
      months[months.count - 1].total.add(shift)
    }
    let names = Set(shifts.compactMap { $0.shift.planned?.employer }).sorted()
    employers = names.map { name in (name, WorkTotal(shifts.filter { $0.shift.planned?.employer == name })) }
    mostInSevenDays = WorkWindow.all(in: shifts, days: 7).max { $0.seconds < $1.seconds }
  }

  private mutating func countRests() {
    rests = RestPeriod.all(between: shifts)
    nightToDay = rests.filter { $0.isAfterNight && !$0.isBeforeNight }
    weeklyRests = weeks.map { week in
      rests.filter { week.from <= $0.second && $0.first <= week.until }.max { $0.seconds < $1.seconds }
    }
    longestRun = WorkRun.all(of: shifts.map(\.day)).max { $0.days < $1.days }
    longestNightRun = WorkRun.all(of: shifts.filter(\.isNight).map(\.day)).max { $0.days < $1.days }
  }

  private mutating func countDays(_ plan: ShiftPlan) {
    let worked = Set(shifts.map(\.day))
    var seen: Set<CivilDay> = []
    for shift in shifts {
      let isSplit = (shift.work?.spans.count ?? 0) > 1 || seen.contains(shift.day)
      if isSplit, splitDays.last != shift.day { splitDays.append(shift.day) }
      seen.insert(shift.day)
    }
    (weekendsWorked, weekends) = Weekends.count(worked: worked, from: from, until: until)
    var days: [VacationCategory: Double] = [:]
    for day in (0...from.days(until: until)).map({ from.advanced(by: $0) }) {
      if let vacation = plan.timeOff(on: day) ?? plan.vacations.first(where: { $0.contains(day) }) {
        days[vacation.category, default: 0] += vacation.half == nil ? 1 : 0.5
      }
      if plan.isPlanned, plan.shifts(on: day) == nil, !plan.isTimeOff(day) { unplannedDays += 1 }
    }
    daysOff = VacationCategory.allCases.compactMap { category in days[category].map { (category, $0) } }
  }
}

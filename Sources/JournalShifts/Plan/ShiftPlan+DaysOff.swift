import JournalModel

extension ShiftPlan {
  /// The first day about which the plan or whole time off says something; `nil` where nothing does.
  package var firstDay: CivilDay? {
    [
      rotas.first?.from, publications.map(\.from).min(), datedShifts.first?.day,
      vacations.first { $0.half == nil }?.from,
    ].compactMap { $0 }.min()
  }

  /// The time off or the absence that counts for a day: a whole day before a half one, sickness and other
  /// absence before leave (sick days within leave are sick days), a record before a word of the plan.
  ///
  /// - Source: directive 2003/88/EC, article 7, as the Court of Justice has it in C-277/08 (Pereda).
  public func absence(on day: CivilDay) -> Vacation? {
    let whole = isTimeOff(day) ? vacations.filter { $0.half == nil && $0.contains(day) } : []
    // Of one kind the longer one.
    let first = whole.min {
      (ShiftPlan.rank($0.category), $1.until) < (ShiftPlan.rank($1.category), $0.until)
    }
    return first ?? plannedLeave(on: day) ?? vacations.first { $0.half != nil && $0.contains(day) }
  }

  /// The days whose morning and afternoon are off by records of their own: each is off as a whole.
  static func days(ofHalves vacations: [Vacation]) -> [Vacation] {
    let halves = vacations.filter { $0.half != nil }
    return halves.filter { $0.half == .morning }.flatMap { morning in
      halves.filter { $0.half == .afternoon }.compactMap { afternoon -> Vacation? in
        let (from, until) = (max(morning.from, afternoon.from), min(morning.until, afternoon.until))
        guard from <= until else { return nil }
        let first = rank(afternoon.category) < rank(morning.category) ? afternoon : morning
        return Vacation(id: "", from: from, until: until, category: first.category, status: first.status)
      }
    }
  }

  /// Whether a day is off as a whole by two halves alone.
  private func isOfHalves(_ day: CivilDay) -> Bool {
    isTimeOff(day) && !vacations.contains { $0.half == nil && !$0.id.isEmpty && $0.contains(day) }
  }

  /// The records, or the word of the plan, for which a day is off, each with how much of the day: that of
  /// sickness within leave is given back, and one that two have counts once.
  func partsOff(on day: CivilDay) -> [(vacation: Vacation, part: Double)] {
    guard let absence = absence(on: day) else { return [] }
    guard absence.half != nil || isOfHalves(day) else { return [(absence, 1)] }
    return DayHalf.allCases.compactMap { half in
      vacations.first { $0.half == half && $0.contains(day) }.map { ($0, 0.5) }
    }
  }

  private static func rank(_ category: VacationCategory) -> Int {
    switch category {
    case .sick: 0
    case .other: 1
    case .training: 2
    case .rtt: 3
    case .leave: 4
    }
  }

  /// Leave or absence that the plan itself carries as a word, such as `CA`; `nil` where the day has a shift.
  func plannedLeave(on day: CivilDay) -> Vacation? {
    guard mayHaveLeave else { return nil }
    if datedShifts(on: day).isEmpty, coverage[day] == nil {
      // The rota alone, as in most journals: no shift need be made.
      let meanings = rota(on: day)?.words(on: day).map { table.meaning(of: $0, on: day) } ?? []
      return plannedLeave(meanings, on: day)
    }
    guard let planned = shifts(on: day) else { return nil }
    return plannedLeave(planned.map(\.meaning), on: day)
  }

  private func plannedLeave(_ meanings: [ShiftMeaning?], on day: CivilDay) -> Vacation? {
    guard !meanings.contains(where: { $0?.isShift ?? true }) else { return nil }
    return meanings.lazy.compactMap { $0?.category }.first.map {
      Vacation(id: "", from: day, until: day, category: $0, status: .approved)
    }
  }

  /// The leave that words of the plan carry in the year before a day and in the one from it on; days that
  /// touch are one.
  package func plannedLeave(around day: CivilDay) -> [Vacation] {
    let first = day.advanced(by: -ShiftPlan.longestStretch)
    guard let last = lastPlannedLeave(from: day), last >= first else { return [] }
    var found: [Vacation] = []
    for offset in 0...min(2 * ShiftPlan.longestStretch, first.days(until: last)) {
      let next = first.advanced(by: offset)
      guard !isTimeOff(next), let leave = plannedLeave(on: next), leave.isAwaited else { continue }
      if let former = found.last, former.category == leave.category, former.until.advanced(by: 1) == next {
        found[found.count - 1].until = next
      } else {
        found.append(leave)
      }
    }
    return found
  }

  /// The last day for which the plan may carry leave; `nil` where it carries none at all.
  func lastPlannedLeave(from day: CivilDay) -> CivilDay? {
    guard mayHaveLeave else { return nil }
    let cycles = rotas.contains { rota in
      rota.cycle.joined().contains { table.meaning(of: $0, on: day)?.category != nil }
    }
    let last = cycles ? day.advanced(by: ShiftPlan.longestStretch) : nil
    return [last, coverage.lastDay, datedShifts.last?.day].compactMap { $0 }.max()
  }

  /// The last day of leave before a day, by a record or by a word of the plan, which is looked through for a
  /// year.
  func lastLeave(before day: CivilDay) -> CivilDay? {
    let yesterday = day.advanced(by: -1)
    var found: CivilDay?
    for vacation in vacations where vacation.isAwaited && vacation.from < day {
      // Sickness may have taken its last days.
      var last = min(vacation.until, yesterday)
      while last >= vacation.from, found.map({ last > $0 }) ?? true {
        if isLeave(last) { found = last } else { last = last.advanced(by: -1) }
      }
    }
    guard let end = lastPlannedLeave(from: day) else { return found }
    var next = min(end, yesterday)
    let year = yesterday.advanced(by: -ShiftPlan.longestStretch)
    let first = found.map { max($0.advanced(by: 1), year) } ?? year
    while next >= first {
      if !isTimeOff(next), plannedLeave(on: next)?.isAwaited ?? false { return next }
      next = next.advanced(by: -1)
    }
    return found
  }

  /// Whether nothing is to be worked on a day for leave or another absence, by a record or by the plan.
  func isAway(_ day: CivilDay) -> Bool { isTimeOff(day) || plannedLeave(on: day) != nil }

  /// Whether a day off of which the plan has no work takes a day of work all the same: one of the week on
  /// which work is expected, by a word of leave or without a plan.
  func isOffWithoutWork(_ day: CivilDay) -> Bool {
    workingDays.contains(day.weekday) && shifts(on: day)?.contains { $0.meaning?.category != nil } ?? true
  }

  /// How much of a day counts where work is averaged: none of leave and absence, a half of half days.
  func share(of day: CivilDay) -> Double {
    if isAway(day) { return 0 }
    return half(on: day) == nil ? 1 : 0.5
  }

  /// Whether a day is one that somebody looks forward to: a whole day of leave on which she is not sick.
  func isLeave(_ day: CivilDay) -> Bool { absence(on: day)?.isAwaited ?? false }

  /// Whether a day of a stretch of time off is one of its days: no sickness, no training, no other absence.
  func isPartOfLeave(_ day: CivilDay) -> Bool {
    guard let absence = absence(on: day), absence.half == nil else { return true }
    return absence.isAwaited
  }

  /// The stretch of time off around a day of leave: what touches or overlaps, weekends and days of rest
  /// between two pieces included.
  func stretch(around day: CivilDay) -> ClosedRange<CivilDay> {
    func end(_ step: Int) -> CivilDay {
      var (last, next) = (day, day.advanced(by: step))
      for _ in 0..<ShiftPlan.longestStretch {
        if isLeave(next) { last = next } else if !isFree(next) { break }
        next = next.advanced(by: step)
      }
      return last
    }
    return end(-1)...end(1)
  }

  /// No stretch is followed further than a year.
  private static let longestStretch = 366

  /// Whether a day without leave has no work: by the plan, else by the profile's working days.
  private func isFree(_ day: CivilDay) -> Bool {
    // Sickness between two pieces ends a stretch, within leave it does not.
    if isTimeOff(day), !vacations.contains(where: { $0.isAwaited && $0.contains(day) }) { return false }
    if shifts(on: day) != nil || isTimeOff(day) { return shiftsToCome(on: day).isEmpty }
    return !isPlanned && !isWorkingDay(day) || isPlanned && !workingDays.contains(day.weekday)
  }
}

extension Ledger {
  /// What a day is off for, as every view counts it: what was worked of it all the same is no day off.
  func daysOff(on day: CivilDay, _ plan: ShiftPlan) -> [(vacation: Vacation, off: Double, worked: Double)] {
    let parts = plan.partsOff(on: day)
    let share = parts.isEmpty ? 0 : partWorked(on: day, plan)
    return parts.map { ($0.vacation, $0.part * (1 - share), $0.part * share) }
  }

  /// How much of a day that is off as a whole was worked all the same by now, 0...1.
  package func partWorked(on day: CivilDay, _ plan: ShiftPlan) -> Double {
    plan.isAway(day) ? KnownDays.share(of: day, self, plan, counting: .byNow) : 0
  }

  /// How many days a time off takes, half days a half each, and how many of its days were worked; those that
  /// are no days of the ledger count as they are planned.
  package func days(of vacation: Vacation, _ plan: ShiftPlan) -> (off: Double, worked: Double) {
    var days = (off: 0.0, worked: 0.0)
    for offset in 0...max(0, vacation.from.days(until: vacation.until)) {
      for part in daysOff(on: vacation.from.advanced(by: offset), plan) where part.vacation.id == vacation.id
      {
        days = (days.off + part.off, days.worked + part.worked)
      }
    }
    return days
  }
}

extension ShiftMeaning {
  /// The time off or the absence that a word of a plan stands for.
  package var category: VacationCategory? {
    switch self {
    case .leave: .leave
    case .rtt: .rtt
    case .sick: .sick
    case .absence: .other
    case .day, .late, .night, .onCall, .training, .rest, .publicHoliday, .skip: nil
    }
  }
}

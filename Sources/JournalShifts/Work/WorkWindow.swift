import JournalModel

/// The work of some days one after another.
public struct WorkWindow: Hashable, Sendable {
  /// The first and the last day.
  public var from: CivilDay, until: CivilDay
  /// The work of the shifts that began on them in minutes, unpaid breaks left out.
  public var minutes: Int

  /// The windows of so many days that begin with a day of work, in order; of a period those that have work
  /// of it. Work of unknown hours is in none.
  ///
  /// - Parameter ofLimits: whether time on call at the workplace counts as work, as it does for limits.
  static func all(
    in shifts: some Sequence<Shift>, days: Int, of period: ClosedRange<CivilDay>? = nil,
    counting extent: WorkExtent, ofLimits: Bool = true
  ) -> [WorkWindow] {
    let work = shifts.map { shift in
      (day: shift.day, minutes: shift.workingMinutes(extent, ofLimits: ofLimits))
    }.filter { $0.minutes > 0 }
    var windows: [WorkWindow] = []
    var (last, sum) = (0, 0)
    for (index, shift) in work.enumerated() {
      if index > 0, work[index - 1].day == shift.day { continue }
      let until = shift.day.advanced(by: days - 1)
      while last < work.count, work[last].day <= until {
        sum += work[last].minutes
        last += 1
      }
      if period.map({ shift.day <= $0.upperBound && $0.lowerBound <= work[last - 1].day }) ?? true {
        windows.append(WorkWindow(from: shift.day, until: until, minutes: sum))
      }
      // The day leaves the window with all of its shifts.
      for gone in work[index...].prefix(while: { $0.day == shift.day }) { sum -= gone.minutes }
    }
    return windows
  }

  /// The work that the limit of a day, or that of a night, is held against, time on call at the workplace
  /// among it; work of unknown hours is in none.
  ///
  /// All that begins on a day is one, with its pauses; a night for which somebody came back is one apart.
  ///
  /// - Source: Code du travail, L3121-18 (the working time of a day) and L3122-6 (of a night); decree 2002-9,
  ///   article 7.
  static func days(
    of work: some Sequence<Shift>, under kind: RestRules.Kind, counting extent: WorkExtent
  ) -> [WorkWindow] {
    var days: [(window: WorkWindow, isNight: Bool, isOvernight: Bool, end: Instant)] = []
    for shift in work where shift.isWork || shift.isOnCall && shift.isAtWorkplace {
      // One whose minutes another has is no work beside it; minutes of another are no pause, as for rests.
      guard shift.hours(extent) != nil, shift.start != nil, let start = shift.stretches.first?.start,
        let end = shift.stretches.last?.end
      else { continue }
      let minutes = shift.workingMinutes(extent, ofLimits: true)
      if let last = days.last, last.window.from == shift.day,
        !shift.isOvernight || last.isOvernight || start <= last.end
      {
        days[days.count - 1].window.minutes += minutes
        days[days.count - 1].isNight = last.isNight && shift.isNight
        days[days.count - 1].isOvernight = last.isOvernight || shift.isOvernight
        days[days.count - 1].end = max(last.end, end)
      } else {
        let window = WorkWindow(from: shift.day, until: shift.day, minutes: minutes)
        days.append((window, shift.isNight, shift.isOvernight, end))
      }
    }
    return days.filter { $0.isNight == (kind == .night) }.map(\.window)
  }

  /// The calendar weeks with work, from Monday to Sunday, in order.
  ///
  /// - Source: Code du travail, L3121-35; ISO 8601.
  static func weeks(of work: some Sequence<Shift>, counting extent: WorkExtent) -> [WorkWindow] {
    var weeks: [WorkWindow] = []
    for shift in work where shift.workingMinutes(extent, ofLimits: true) > 0 {
      let monday = shift.day.startOfWeek(.monday)
      if weeks.last?.from != monday {
        weeks.append(WorkWindow(from: monday, until: monday.advanced(by: 6), minutes: 0))
      }
      weeks[weeks.count - 1].minutes += shift.workingMinutes(extent, ofLimits: true)
    }
    return weeks
  }
}

/// How much counts of a shift that is under way.
public enum WorkExtent: Sendable {
  /// All of it, as it is planned: for what lies ahead.
  case whole
  /// What has passed by now: the future is never counted.
  case byNow
}

/// Days one after another.
public struct WorkRun: Hashable, Sendable {
  /// The first and the last day.
  public var from: CivilDay, until: CivilDay
  /// How many.
  public var days: Int { from.days(until: until) + 1 }

  /// The runs of days that are in order, some of them more than once.
  package static func all(of days: some Sequence<CivilDay>) -> [WorkRun] {
    var runs: [WorkRun] = []
    for day in days {
      if let last = runs.last, last.until.days(until: day) <= 1 {
        runs[runs.count - 1].until = day
      } else {
        runs.append(WorkRun(from: day, until: day))
      }
    }
    return runs
  }
}

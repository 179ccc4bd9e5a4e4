import JournalModel

/// Something about rest and work that lies beyond a limit: a fact with the limit beside it.
public struct RestFinding: Hashable, Sendable {
  /// What it is about.
  public var kind: Kind
  /// The days concerned.
  public var from: CivilDay, until: CivilDay
  /// What is, in seconds, or days for a run.
  public var value: Int64
  /// The limit, likewise.
  public var limit: Int64

  /// What can be beyond a limit.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Too little rest between two days of work; too much work in seven days; a shift, or a night, too long;
    /// too many days of work, or nights, in a row; no long rest for too long.
    case rest, week, shift, night, run, nightRun, weeklyRest
  }
}

extension RestFinding {
  /// What lies beyond the limits of a set of rules, in the order of days.
  ///
  /// - Parameter shifts: in the order of their days, work and time on call.
  public static func all(in shifts: [CountedShift], rules: RestRules) -> [RestFinding] {
    let work = shifts.filter(\.shift.isWorked)
    var findings = rests(work, rules) + lengths(work, rules) + weeks(work, rules) + runs(work, rules)
    // Where hours are not known nothing can be said of the time around them.
    for part in work.split(whereSeparator: { $0.work == nil }) { findings += weeklyRests(Array(part), rules) }
    return findings.sorted { ($0.from, $0.until, $0.kind.rawValue) < ($1.from, $1.until, $1.kind.rawValue) }
  }

  private static func rests(_ work: [CountedShift], _ rules: RestRules) -> [RestFinding] {
    guard let limit = rules.rest.map({ Int64($0) * 60 }) else { return [] }
    return RestPeriod.all(between: work).filter { $0.seconds < limit }.map {
      RestFinding(kind: .rest, from: $0.first, until: $0.second, value: $0.seconds, limit: limit)
    }
  }

  private static func lengths(_ work: [CountedShift], _ rules: RestRules) -> [RestFinding] {
    work.compactMap { shift in
      guard let limit = (shift.isNight ? rules.night : rules.shift).map({ Int64($0) * 60 }),
        shift.paidSeconds > limit
      else { return nil }
      return RestFinding(
        kind: shift.isNight ? .night : .shift, from: shift.day, until: shift.day, value: shift.paidSeconds,
        limit: limit)
    }
  }

  /// Of windows of seven days that overlap the one with the most work.
  private static func weeks(_ work: [CountedShift], _ rules: RestRules) -> [RestFinding] {
    guard let limit = rules.week.map({ Int64($0) * 60 }) else { return [] }
    var findings: [RestFinding] = []
    for window in WorkWindow.all(in: work, days: 7) where window.seconds > limit {
      if let last = findings.last, window.from <= last.until {
        if window.seconds > last.value { findings[findings.count - 1] = finding(window, limit) }
        continue
      }
      findings.append(finding(window, limit))
    }
    return findings
  }

  private static func finding(_ window: WorkWindow, _ limit: Int64) -> RestFinding {
    RestFinding(kind: .week, from: window.from, until: window.until, value: window.seconds, limit: limit)
  }

  private static func runs(_ work: [CountedShift], _ rules: RestRules) -> [RestFinding] {
    let days = WorkRun.all(of: work.map(\.day))
    let nights = WorkRun.all(of: work.filter(\.isNight).map(\.day))
    return days.compactMap { $0.finding(.run, limit: rules.run) }
      + nights.compactMap { $0.finding(.nightRun, limit: rules.nightRun) }
  }

  /// More than six days from the end of one long rest to the beginning of the next.
  private static func weeklyRests(_ work: [CountedShift], _ rules: RestRules) -> [RestFinding] {
    guard let limit = rules.weeklyRest.map({ Int64($0) * 60 }), let first = work.first?.work?.start else {
      return []
    }
    var findings: [RestFinding] = []
    var (since, day, longest) = (first, work[0].day, Int64(0))
    func close(at end: Instant, _ last: CivilDay) {
      guard since.seconds(until: end) > 6 * 86_400 else { return }
      findings.append(RestFinding(kind: .weeklyRest, from: day, until: last, value: longest, limit: limit))
    }
    for rest in RestPeriod.all(between: work) {
      guard rest.seconds >= limit else {
        longest = max(longest, rest.seconds)
        continue
      }
      close(at: rest.start, rest.first)
      (since, day, longest) = (rest.end, rest.second, 0)
    }
    if let last = work.last, let end = last.work?.end { close(at: end, last.day) }
    return findings
  }
}

/// The work of some days one after another.
public struct WorkWindow: Hashable, Sendable {
  /// The first and the last day.
  public var from: CivilDay, until: CivilDay
  /// Seconds of the shifts that began on them, breaks without pay left out.
  public var seconds: Int64

  /// The windows of so many days that begin with a day of work, in order.
  static func all(in work: [CountedShift], days: Int) -> [WorkWindow] {
    var windows: [WorkWindow] = []
    var last = 0
    var sum: Int64 = 0
    for (index, shift) in work.enumerated() {
      if index > 0, work[index - 1].day == shift.day { continue }
      let until = shift.day.advanced(by: days - 1)
      while last < work.count, work[last].day <= until {
        sum += work[last].paidSeconds
        last += 1
      }
      windows.append(WorkWindow(from: shift.day, until: until, seconds: sum))
      // The day leaves the window with all of its shifts.
      for gone in work[index...].prefix(while: { $0.day == shift.day }) { sum -= gone.paidSeconds }
    }
    return windows
  }
}

/// Days one after another.
public struct WorkRun: Hashable, Sendable {
  /// The first and the last day.
  public var from: CivilDay, until: CivilDay
  /// How many.
  public var days: Int { from.days(until: until) + 1 }

  /// The runs of days that are in order, some of them more than once.
  package static func all(of days: [CivilDay]) -> [WorkRun] {
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

  fileprivate func finding(_ kind: RestFinding.Kind, limit: Int?) -> RestFinding? {
    guard let limit, days > limit else { return nil }
    return RestFinding(kind: kind, from: from, until: until, value: Int64(days), limit: Int64(limit))
  }
}

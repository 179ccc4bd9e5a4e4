import JournalModel

/// Something about rest and work that lies beyond a limit: a fact with the limit beside it.
public struct RestFinding: Hashable, Sendable {
  /// What it is about.
  public var kind: RestRules.Kind
  /// The days concerned.
  public var from: CivilDay, until: CivilDay
  /// What is, in seconds, or days for a run.
  public var value: Int64
  /// The limit, likewise; `nil` for a short rest where nobody chose rules: a figure, no verdict.
  public var limit: Int64?
  /// Where the limit stands: the text that it is of, or the profile.
  public var article: String?
  /// The seconds of work on end that leave no rest in 24 hours, or too little; `nil` where a rest is told.
  public var onEnd: Int64?
}

extension RestFinding {
  /// What lies beyond the limits of a set of rules, in the order of days; rests under 11 hours where nobody
  /// chose rules. An average is a matter of ``LimitCheck``.
  ///
  /// - Parameters:
  ///   - shifts: of a ledger, in order, as they are planned where they have not begun; of the day after the
  ///     days too, where one may begin before the last shift of the days does.
  ///   - days: those that are asked about; what concerns none of them is left out.
  ///   - extent: how much counts of a shift that is under way.
  ///   - isKnown: whether something is known of a day.
  public static func all(
    in shifts: some Collection<Shift>, rules: RestRules, of days: ClosedRange<CivilDay>,
    counting extent: WorkExtent, isKnown: (CivilDay) -> Bool
  ) -> [RestFinding] {
    let around = shifts.lazy.filter { $0.isWorkingTime }
    var findings = rests(around, rules, counting: extent).filter { days.contains($0.until) }
    let work = around.filter { $0.day <= days.upperBound }
    for rule in rules.rules {
      switch rule.kind {
      case .shift, .night:
        findings += beyond(WorkWindow.days(of: work, under: rule.kind, counting: extent), rule)
      case .any7: findings += windows(WorkWindow.all(in: work, days: 7, of: days, counting: extent), rule)
      case .week: findings += beyond(WorkWindow.weeks(of: work, counting: extent), rule)
      case .run, .nightRun: findings += runs(work, rule)
      case .weeklyRest:
        // Where hours are not known nothing can be said of the time around them.
        for part in WorkStretch.all(of: work).split(whereSeparator: { $0.span == nil }) {
          findings += weeklyRests(part, rule, isKnown)
        }
      case .rest, .average: continue
      }
    }
    findings = findings.filter { days.lowerBound <= $0.until && $0.from <= days.upperBound }
    return findings.sorted { left, right in
      (left.from, left.until, RestRules.Kind.allCases.firstIndex(of: left.kind) ?? 0)
        < (right.from, right.until, RestRules.Kind.allCases.firstIndex(of: right.kind) ?? 0)
    }
  }

  private static func rests(
    _ work: some Sequence<Shift>, _ rules: RestRules, counting extent: WorkExtent
  ) -> [RestFinding] {
    let rule = rules.rule(.rest)
    if rule == nil, rules.name != nil { return [] }
    let least = Int64(rule?.limit ?? RestRules.shortRest) * 60
    let short = RestPeriod.all(between: work).filter { $0.seconds < least }.map { rest in
      rule.map { RestFinding($0, from: rest.first, until: rest.second, value: rest.seconds) }
        ?? RestFinding(kind: .rest, from: rest.first, until: rest.second, value: rest.seconds)
    }
    // Without a rule a rest is a figure, and work on end has none.
    guard let rule else { return short }
    return short
      + WorkStretch.onEnd(of: work, rule.isOfEachDay ? 86_400 - least + 1 : 86_400, counting: extent).map {
        day, seconds in
        var found = RestFinding(rule, from: day, until: day, value: max(0, 86_400 - seconds))
        found.onEnd = seconds
        return found
      }
  }

  /// Of windows of seven days that overlap the one with the most work.
  private static func windows(_ windows: [WorkWindow], _ rule: RestRules.Rule) -> [RestFinding] {
    var findings: [RestFinding] = []
    for window in windows where window.minutes > rule.limit {
      let finding = RestFinding(rule, window)
      if let last = findings.last, window.from <= last.until {
        if finding.value > last.value { findings[findings.count - 1] = finding }
      } else {
        findings.append(finding)
      }
    }
    return findings
  }

  private static func beyond(_ windows: [WorkWindow], _ rule: RestRules.Rule) -> [RestFinding] {
    windows.filter { $0.minutes > rule.limit }.map { RestFinding(rule, $0) }
  }

  private static func runs(_ work: some Sequence<Shift>, _ rule: RestRules.Rule) -> [RestFinding] {
    let shifts = work.lazy.filter { rule.kind == .run || $0.isNight }
    return WorkRun.all(of: shifts.map(\.day)).filter { $0.days > rule.limit }.map {
      RestFinding(rule, from: $0.from, until: $0.until, value: Int64($0.days))
    }
  }

  /// More than six days from the end of one long rest to the beginning of the next.
  private static func weeklyRests(
    _ work: ArraySlice<WorkStretch>, _ rule: RestRules.Rule, _ isKnown: (CivilDay) -> Bool
  ) -> [RestFinding] {
    guard let begin = work.first, let first = begin.span?.start else { return [] }
    let limit = Int64(rule.limit) * 60
    var findings: [RestFinding] = []
    var (since, day, longest) = (first, begin.day, Int64(0))
    func close(at end: Instant, _ last: CivilDay) {
      guard since.seconds(until: end) > 6 * 86_400 else { return }
      findings.append(RestFinding(rule, from: day, until: last, value: longest))
    }
    // However long: what is no rest between two shifts ends such a time all the same.
    // So does one with days of which nothing is known.
    for rest in RestPeriod.all(between: work, upTo: .max, isKnown: isKnown) {
      guard rest.seconds >= limit || !rest.isKnown else {
        longest = max(longest, rest.seconds)
        continue
      }
      close(at: rest.start, rest.first)
      (since, day, longest) = (rest.end, rest.second, 0)
    }
    let last = work.max { $0.span?.end ?? first < $1.span?.end ?? first }
    if let last, let end = last.span?.end { close(at: end, last.day) }
    return findings
  }

  /// An average that is beyond its limit; `nil` for any other check.
  init?(averageOf check: LimitCheck) {
    guard check.rule.kind == .average, check.beyond > 0, let found = check.found, let from = check.knownFrom,
      let until = check.until
    else { return nil }
    self.init(check.rule, WorkWindow(from: from, until: until, minutes: found))
  }

  private init(_ rule: RestRules.Rule, _ window: WorkWindow) {
    self.init(rule, from: window.from, until: window.until, value: Int64(window.minutes) * 60)
  }

  private init(_ rule: RestRules.Rule, from: CivilDay, until: CivilDay, value: Int64) {
    let limit = Int64(rule.limit) * (rule.kind.isRun ? 1 : 60)
    self.init(kind: rule.kind, from: from, until: until, value: value, limit: limit, article: rule.source)
  }
}

extension Ledger {
  var workBegun: some Collection<Shift> { shifts.lazy.filter { $0.isWorkingTime && $0.hasBegun } }
}

extension Shift {
  /// Whether limits of working time count it: work, call-outs, time on call at the workplace; also where
  /// another shift has its minutes.
  var isWorkingTime: Bool { isWorked || (isOnCall && state != .absent && !stretches.isEmpty) }

  /// Whether it goes on into the night, so that who came back for it had a rest: a night, and time on call at
  /// the workplace that ends on another day.
  var isOvernight: Bool {
    isNight || isOnCall && isAtWorkplace && end.map { zone.local($0).day > day } ?? false
  }
}

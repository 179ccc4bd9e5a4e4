import JournalModel

/// A limit beside what lies nearest to it, or furthest beyond it, in a period.
public struct LimitCheck: Hashable, Sendable {
  /// The limit.
  public var rule: RestRules.Rule
  /// What was found: minutes, or days of a run; `nil` where nothing can be told.
  public var found: Int?
  /// The days of what was found.
  public var from: CivilDay?, until: CivilDay?
  /// The first day of an average of which something is known; what lies before it is in no figure.
  public var knownFrom: CivilDay?
  /// How often the limit was passed.
  public var beyond = 0

  init(_ rule: RestRules.Rule) { self.rule = rule }

  /// Fewer days that count are no average over weeks: the sum of one week is not held against the mean of
  /// many.
  package static let leastDays = 14.0

  /// The greatest of the averages over the reference periods that end on one of some days, of equal ones the
  /// last: for `report` and `rota check` alike. Up to today it is of what has passed by now; of later days,
  /// of what is planned too.
  ///
  /// Where the reference periods of all these days begin before the first known day, it is the average of
  /// what is known up to the last: the first weeks of a journal are no four months.
  ///
  /// - Parameter ledger: the shifts of the whole reference periods.
  init(
    average rule: RestRules.Rule, endingOn ends: ClosedRange<CivilDay>, _ ledger: Ledger, _ plan: ShiftPlan
  ) {
    self.rule = rule
    guard let period = rule.period, period.first(endingOn: ends.upperBound) >= ledger.days.lowerBound else {
      return
    }
    let begin = max(period.first(endingOn: ends.lowerBound), ledger.days.lowerBound)
    let extent = ends.upperBound > plan.zone.local(ledger.now).day ? WorkExtent.whole : .byNow
    let known = KnownDays(ledger, in: begin...ends.upperBound, plan, ofLimits: true, counting: extent)
    guard let firstKnown = known.days.first else { return }
    for distance in 0...ends.lowerBound.days(until: ends.upperBound) {
      let end = ends.lowerBound.advanced(by: distance)
      let first = period.first(endingOn: end)
      guard first >= begin else { continue }
      let sum = known.sum(of: first...end)
      guard sum.counted >= Self.leastDays, let week = sum.week, week >= found ?? 0 else { continue }
      guard firstKnown <= first || end == ends.upperBound && found == nil else { continue }
      (found, from, until) = (week, first, end)
      (knownFrom, beyond) = (max(first, firstKnown), week > rule.limit ? 1 : 0)
    }
  }
}

/// Finds what lies nearest to limits.
struct LimitSearch {
  /// That up to the period's end.
  private var work: some Collection<Shift> { around.filter { $0.day <= days.upperBound } }
  let findings: [RestFinding]
  let days: ClosedRange<CivilDay>
  /// The ledger as far back as a reference period reaches.
  let ledger: Ledger
  let plan: ShiftPlan
  /// The working time that has begun, also before the period as far as a reference period reaches, and
  /// behind it as far as a rest does.
  private var around: some Collection<Shift> { ledger.workBegun }

  func check(_ rule: RestRules.Rule) -> LimitCheck {
    var check = LimitCheck(rule)
    if rule.kind == .average {
      let last = min(days.upperBound, plan.zone.local(ledger.now).day)
      guard days.lowerBound <= last else { return check }
      return LimitCheck(average: rule, endingOn: days.lowerBound...last, ledger, plan)
    }
    check.beyond = findings.count { $0.kind == rule.kind }
    guard let extreme = extreme(of: rule) else { return check }
    (check.found, check.from, check.until) = extreme
    return check
  }

  private typealias Extreme = (found: Int?, from: CivilDay?, until: CivilDay?)

  private func extreme(of rule: RestRules.Rule) -> Extreme? {
    let inside = work.filter { days.contains($0.day) }
    switch rule.kind {
    case .rest:
      let rests = RestPeriod.all(between: around) { ledger.isClear($0, plan) }
        .filter { $0.isKnown && days.contains($0.second) }
      let least = rests.min { $0.seconds < $1.seconds }
      let onEnd = findings.filter { $0.onEnd != nil }.min { $0.value < $1.value }
      if let onEnd, onEnd.value < least?.seconds ?? .max {
        return (Int(onEnd.value / 60), onEnd.from, onEnd.from)
      }
      return least.map { (Int($0.seconds / 60), $0.first, $0.second) }
    case .shift, .night:
      return most(WorkWindow.days(of: inside, under: rule.kind, counting: .byNow))
    case .any7:
      return most(WorkWindow.all(in: work, days: 7, of: days, counting: .byNow))
    case .week:
      let weeks = WorkWindow.weeks(of: work, counting: .byNow)
      return most(weeks.filter { days.overlaps($0.from...$0.until) })
    case .run: return longest(work)
    case .nightRun: return longest(work.filter(\.isNight))
    case .weeklyRest: return weeklyRest(rule.limit)
    case .average: return nil
    }
  }

  private func most(_ windows: [WorkWindow]) -> Extreme? {
    windows.max { $0.minutes < $1.minutes }.map { ($0.minutes, $0.from, $0.until) }
  }

  private func longest(_ shifts: some Sequence<Shift>) -> Extreme? {
    // A run that reaches into the period counts as a whole.
    let runs = WorkRun.all(of: shifts.map(\.day)).filter { days.overlaps($0.from...$0.until) }
    return runs.max { $0.days < $1.days }.map { ($0.days, $0.from, $0.until) }
  }

  /// Between long rests lie days, not calendar weeks; where none was missed, the whole week with the shortest
  /// longest rest tells it.
  private func weeklyRest(_ limit: Int) -> Extreme? {
    if let finding = findings.filter({ $0.kind == .weeklyRest }).min(by: { $0.value < $1.value }) {
      return (Int(finding.value / 60), finding.from, finding.until)
    }
    var weeks: [ClosedRange<CivilDay>] = []
    var monday = days.lowerBound.advanced(by: 6).startOfWeek(.monday)
    while monday.advanced(by: 6) <= days.upperBound {
      weeks.append(monday...monday.advanced(by: 6))
      monday = monday.advanced(by: 7)
    }
    let rests = RestPeriod.longest(in: weeks, between: around, ledger, plan)
    let known = zip(weeks, rests).compactMap { week, rest in rest.map { (week: week, seconds: $0.seconds) } }
    // Between long rests there may be a calendar week that has a part of each.
    return known.filter { $0.seconds >= Int64(limit) * 60 }.min { $0.seconds < $1.seconds }
      .map { (Int($0.seconds / 60), $0.week.lowerBound, $0.week.upperBound) }
  }
}

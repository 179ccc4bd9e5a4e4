import JournalModel

/// A limit beside what lies nearest to it, or furthest beyond it, in a period.
public struct LimitCheck: Hashable, Sendable {
  /// The limit.
  public var rule: RestRules.Rule
  /// What was found: minutes, or days of a run; `nil` where nothing can be told.
  public var found: Int?
  /// The days of what was found.
  public var from: CivilDay?, until: CivilDay?
  /// How often the limit was passed.
  public var beyond = 0

  init(_ rule: RestRules.Rule) { self.rule = rule }
}

/// Finds what lies nearest to limits.
struct LimitSearch {
  /// The working time that has begun, also before the period as far as a reference period reaches, and on
  /// the day behind it.
  let around: [Shift]
  /// That up to the period's end.
  private var work: [Shift] { around.filter { $0.day <= days.upperBound } }
  let findings: [RestFinding]
  let days: ClosedRange<CivilDay>
  /// The ledger as far back as a reference period reaches.
  let ledger: Ledger
  let plan: ShiftPlan

  /// Fewer days that count are no average.
  private static let leastDays = 7.0

  /// What a rule finds.
  func check(_ rule: RestRules.Rule) -> LimitCheck {
    var check = LimitCheck(rule)
    if rule.kind == .average {
      average(&check)
      return check
    }
    check.beyond = findings.count { $0.kind == rule.kind }
    guard let extreme = extreme(of: rule) else { return check }
    (check.found, check.from, check.until) = extreme
    return check
  }

  /// The average over the reference period that ends with the period, or today.
  private func average(_ check: inout LimitCheck) {
    let last = min(days.upperBound, plan.zone.local(ledger.now).day)
    guard let period = check.rule.period, days.lowerBound <= last else { return }
    let window = max(ledger.days.lowerBound, period.first(endingOn: last))...last
    let known = KnownDays(ledger, ledger.knownDays(plan), in: window, plan, ofLimits: true)
    guard known.counted >= Self.leastDays, let week = known.week else { return }
    (check.found, check.from, check.until) = (week, window.lowerBound, last)
    check.beyond = week > check.rule.limit ? 1 : 0
  }

  private typealias Extreme = (found: Int?, from: CivilDay?, until: CivilDay?)

  private func extreme(of rule: RestRules.Rule) -> Extreme? {
    let inside = work.filter { days.contains($0.day) }
    switch rule.kind {
    case .rest:
      let rests = RestPeriod.all(between: around).filter { days.contains($0.second) }
      return rests.min { $0.seconds < $1.seconds }.map { (Int($0.seconds / 60), $0.first, $0.second) }
    case .shift, .night:
      let shifts = inside.filter { $0.isWork && $0.isNight == (rule.kind == .night) }
      return shifts.compactMap { shift in shift.soFar.map { (shift.day, $0.worked) } }
        .max { $0.1 < $1.1 }.map { ($0.1, $0.0, $0.0) }
    case .any7:
      return most(WorkWindow.all(in: work, days: 7, of: days, counting: .byNow))
    case .week:
      let weeks = WorkWindow.weeks(of: work, counting: .byNow)
      return most(weeks.filter { days.overlaps($0.from...$0.until) })
    case .run: return longest(work)
    case .nightRun: return longest(work.filter(\.isNight))
    case .weeklyRest: return weeklyRest
    case .average: return nil
    }
  }

  private func most(_ windows: [WorkWindow]) -> Extreme? {
    windows.max { $0.minutes < $1.minutes }.map { ($0.minutes, $0.from, $0.until) }
  }

  private func longest(_ shifts: [Shift]) -> Extreme? {
    // A run that reaches into the period counts as a whole.
    let runs = WorkRun.all(of: shifts.map(\.day)).filter { days.overlaps($0.from...$0.until) }
    return runs.max { $0.days < $1.days }.map { ($0.days, $0.from, $0.until) }
  }

  /// Between long rests lie days, not calendar weeks; where none was missed, the whole week with the shortest
  /// longest rest tells it.
  private var weeklyRest: Extreme? {
    if let finding = findings.filter({ $0.kind == .weeklyRest }).min(by: { $0.value < $1.value }) {
      return (Int(finding.value / 60), finding.from, finding.until)
    }
    let rests = RestPeriod.all(between: around).filter { $0.second <= days.upperBound }
    var found: (seconds: Int64, from: CivilDay)?
    var monday = days.lowerBound.startOfWeek(.monday)
    while monday.advanced(by: 6) <= days.upperBound {
      let last = monday.advanced(by: 6)
      let longest = rests.filter { monday <= $0.second && $0.first <= last }.map(\.seconds).max()
      if let longest, monday >= days.lowerBound, longest < found?.seconds ?? .max {
        found = (longest, monday)
      }
      monday = monday.advanced(by: 7)
    }
    return found.map { (Int($0.seconds / 60), $0.from, $0.from.advanced(by: 6)) }
  }
}

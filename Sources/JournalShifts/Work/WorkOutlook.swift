import JournalModel

/// What lies beyond the limits in the days to come, the shifts of the week before them included.
public struct WorkOutlook: Sendable {
  /// The limits.
  public var rules: RestRules
  /// What lies beyond them and concerns a day from the first on.
  public var findings: [RestFinding]
  /// Words without a meaning in these days: whether they are work can't be known.
  public var unknownWords: [Countdown.UnknownWord]
  /// The hours of these days up to now.
  public var totals: ShiftTotals

  /// Days before the first one that count where nothing longer is asked for: what was worked last
  /// week is part of seven days to come.
  public static let daysBefore = 8

  /// The days that have a say in the outlook of some: those of a report of the same days.
  public static func reach(of days: ClosedRange<CivilDay>, rules: RestRules) -> ClosedRange<CivilDay> {
    Report.reach(from: days.lowerBound, until: days.upperBound, rules: rules)
  }

  /// The outlook of days.
  ///
  /// - Parameters:
  ///   - ledger: the days, with at least ``daysBefore`` days before them and one behind; averages are told
  ///     where it has their whole reference period.
  ///   - rules: those of the profile unless others are asked for.
  public init(
    _ ledger: Ledger, of days: ClosedRange<CivilDay>, profile: Profile, plan: ShiftPlan,
    rules: RestRules? = nil
  ) {
    let rules = rules ?? RestRules(profile.restRules)
    self.rules = rules
    findings = RestFinding.all(in: ledger.shifts, rules: rules, of: days, counting: .whole) {
      ledger.isClear($0, plan)
    }
    // Up to today as a report has it, and with what is planned afterwards.
    let today = plan.zone.local(ledger.now).day
    let past = days.lowerBound <= today ? days.lowerBound...min(today, days.upperBound) : nil
    let ahead = today < days.upperBound ? max(days.lowerBound, today.advanced(by: 1))...days.upperBound : nil
    for rule in rules.rules where rule.kind == .average {
      findings += [past, ahead].compactMap(\.self).compactMap {
        RestFinding(averageOf: LimitCheck(average: rule, endingOn: $0, ledger, plan))
      }
    }
    let shifts = ledger.part(days).shifts
    unknownWords = Countdown.unknownWords(in: shifts.filter { $0.meaning == nil }.compactMap(\.planned))
    totals = ShiftTotals(shifts)
  }
}

import JournalModel

/// What lies beyond the limits in the days to come, the shifts of the week before them included.
public struct WorkOutlook: Sendable {
  /// The limits.
  public var rules: RestRules
  /// What lies beyond them and concerns a day from the first on.
  public var findings: [RestFinding]
  /// Words without a meaning in these days: whether they are work can't be known.
  public var unknownWords: [Countdown.UnknownWord]

  /// The outlook from a day on.
  ///
  /// - Parameters:
  ///   - records: check-ins and check-outs of the week before and of these days.
  ///   - rules: those of the profile unless others are asked for.
  public init(
    _ records: [Record], from: CivilDay, until: CivilDay, now: Instant, profile: Profile, plan: ShiftPlan,
    zone: TimeZoneRules, rules: RestRules? = nil
  ) {
    let rules = rules ?? RestRules(profile.restRules)
    let until = min(max(from, until), from.advanced(by: 3660))
    let log = ShiftLog(records, days: from.advanced(by: -8)...until, plan: plan, zone: zone)
    let calendar = WorkCalendar(plan: plan, zone: zone)
    let counted = log.shifts.filter(\.isWorked).map { calendar.counted($0, until: now) }
    self.rules = rules
    findings = RestFinding.all(in: counted, rules: rules).filter { $0.until >= from }
    unknownWords = Countdown.unknownWords(
      in: log.shifts.filter { $0.meaning == nil && $0.day >= from }.compactMap(\.planned))
  }
}

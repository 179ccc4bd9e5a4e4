import JournalModel

/// What lies beyond the limits in the days to come, the shifts of the week before them included.
public struct WorkOutlook: Sendable {
  /// The limits.
  public var rules: RestRules
  /// What lies beyond them and concerns a day from the first on.
  public var findings: [RestFinding]
  /// Words without a meaning in these days: whether they are work can't be known.
  public var unknownWords: [Countdown.UnknownWord]

  /// So many days before the first one have a say: what was worked last week is part of seven days to come.
  public static let daysBefore = 8

  /// The outlook from a day on.
  ///
  /// - Parameters:
  ///   - ledger: the days, with ``daysBefore`` days before them.
  ///   - rules: those of the profile unless others are asked for.
  public init(_ ledger: Ledger, from: CivilDay, profile: Profile, rules: RestRules? = nil) {
    let rules = rules ?? RestRules(profile.restRules)
    self.rules = rules
    findings = RestFinding.all(
      in: ledger.shifts, rules: rules, of: from...max(from, ledger.days.upperBound), counting: .whole)
    unknownWords = Countdown.unknownWords(
      in: ledger.shifts.filter { $0.meaning == nil && $0.day >= from }.compactMap(\.planned))
  }
}

import JournalModel
import JournalShifts

/// Looks for what goes with good and bad days: mood and scales against weekday, shift, number in a block of
/// work, weather, tags and people.
///
/// The rules, so that nobody is told a story made of noise:
/// - one value a day for each measure (the day's last word), so that a day with many records weighs no more;
/// - a factor is compared where at least ``fewest`` days have it and as many of its family do not;
/// - each comparison is an exact permutation test, and all comparisons of a journal together are corrected
///   after Holm, so that a journal of random ratings gives a finding with a probability of at most
///   ``falseAlarms``;
/// - differences below ``smallest`` standard deviations are left out, certain as they may be;
/// - a difference that a stronger one of another family explains is left out: where every second day of a
///   block of work is a day shift, the number in the block says nothing of its own.
///
/// - Source: Holm (1979), "A simple sequentially rejective multiple test procedure", Scandinavian Journal of
///   Statistics 6.
public enum EffectSearch {
  /// Fewest days on each side of a comparison.
  public static let fewest = 8
  /// The probability that a journal of random ratings has a finding at all.
  public static let falseAlarms = 0.03
  /// The smallest difference that is worth a word, in standard deviations.
  public static let smallest = 0.3

  /// The effects of a journal, the strongest first.
  ///
  /// - Parameters:
  ///   - table: the facts of the records; those after `today` are ignored.
  ///   - today: the last day.
  ///   - plan: tells shifts of days whose records do not.
  ///   - ledger: the shifts of all these days, which tell nights.
  ///   - zone: the journal's zone.
  ///   - sleep: where sleep is known.
  ///   - wanted: the days that are compared with each other; all where `nil`.
  public static func effects(
    in table: FactTable, today: CivilDay, plan: ShiftPlan, ledger: Ledger, zone: TimeZoneRules,
    sleep: SleepFigures? = nil, days wanted: Set<CivilDay>? = nil
  ) -> [Effect] {
    guard let written = table.facts.writtenDays(until: today) else { return [] }
    // What a day is, its number in a block among it, follows from all days; only the values are of some.
    let values = DayValues(wanted.map { table.onDays($0.contains) } ?? table, days: written, zone: zone)
    let days = DayTable(table, days: values.days, plan: plan, ledger: ledger, zone: zone, sleep: sleep)
    let sums = days.days.map { values.sums(of: $0.days) }
    let comparisons = values.measures.indices.flatMap { measure in
      Factor.Family.allCases.flatMap { compare(measure, $0, values, days, sums) }
    }
    let standing = corrected(comparisons).filter { abs($0.effect.size) >= smallest }
      .sorted { (abs($1.effect.size), $0.effect.order) < (abs($0.effect.size), $1.effect.order) }
    var told: [Finding] = []
    for finding in standing {
      let isExplained = told.contains { stronger in
        stronger.effect.measure == finding.effect.measure
          && stronger.effect.factor.family != finding.effect.factor.family
          && finding.isExplained(by: stronger, values, days)
      }
      if !isExplained { told.append(finding) }
    }
    return told.map(\.effect)
  }

  private static func compare(
    _ measure: Int, _ family: Factor.Family, _ values: DayValues, _ table: DayTable,
    _ sums: [[(sum: Int, count: Int)]]
  ) -> [Comparison] {
    guard let known = table.known[family] else { return [] }
    let test = ExactTest(counts: values.counts(measure, where: known))
    var groups: [Comparison] = []
    for (number, group) in table.days.enumerated() where group.factor.family == family {
      let (sum, size) = sums[number][measure]
      let comparison = Comparison(
        measure: values.measures[measure], number: measure, factor: group.factor, days: group.days,
        size: size, sum: sum, test: test)
      if size >= fewest, comparison.otherSize >= fewest { groups.append(comparison) }
    }
    // Of two groups that make up the whole, the second says the first once more.
    if groups.count == 2, groups[0].size == groups[1].otherSize { groups.removeLast() }
    return groups
  }

  /// The comparisons that stand after Holm's correction, as effects.
  private static func corrected(_ comparisons: [Comparison]) -> [Finding] {
    let threshold = falseAlarms / Double(max(1, comparisons.count))
    let tested = comparisons.map { comparison in
      (comparison: comparison, probability: comparison.probability(below: threshold))
    }.sorted { $0.probability < $1.probability }
    var findings: [Finding] = []
    var highest = 0.0
    for (rank, test) in tested.enumerated() {
      highest = max(highest, min(1, test.probability * Double(tested.count - rank)))
      guard highest <= falseAlarms else { break }
      if let effect = test.comparison.effect(probability: highest) {
        findings.append(Finding(comparison: test.comparison, effect: effect))
      }
    }
    return findings
  }
}

extension Effect {
  /// What decides among effects of the same size: names, so that the order is the same every time.
  fileprivate var order: String { "\(measure.name) \(factor.family.rawValue) \(factor.value)" }
}

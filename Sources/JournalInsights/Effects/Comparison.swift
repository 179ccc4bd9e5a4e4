struct Finding {
  let comparison: Comparison
  let effect: Effect

  /// Whether at least half of the difference goes when days with and without the stronger factor are compared
  /// apart.
  func isExplained(by stronger: Finding, _ values: DayValues, _ table: DayTable) -> Bool {
    guard let known = table.known[effect.factor.family],
      let others = table.known[stronger.effect.factor.family]
    else { return false }
    let own = comparison.isMember(of: values.count)
    let strong = stronger.comparison.isMember(of: values.count)
    // Without and with the stronger factor: number and sum of the values without and with the own one.
    var strata = [(count: [0, 0], sum: [0, 0]), (count: [0, 0], sum: [0, 0])]
    for day in 0..<values.count where known[day] && others[day] {
      guard let value = values.value(comparison.number, at: day) else { continue }
      let (stratum, group) = (strong[day] ? 1 : 0, own[day] ? 1 : 0)
      strata[stratum].count[group] += 1
      strata[stratum].sum[group] += value
    }
    // What is known of no such day, as the number among nights of a day shift, explains nothing about it.
    guard strata.contains(where: { $0.count[1] > 0 }) else { return false }
    var (difference, weights) = (0.0, 0.0)
    for stratum in strata where stratum.count[0] > 0 && stratum.count[1] > 0 {
      let (without, with) = (Double(stratum.count[0]), Double(stratum.count[1]))
      let weight = without * with / (without + with)
      difference += weight * (Double(stratum.sum[1]) / with - Double(stratum.sum[0]) / without)
      weights += weight
    }
    guard weights > 0 else { return true }
    return abs(difference / weights) < abs(effect.difference) / 2
  }
}

/// Days with a factor against the other days of its family.
struct Comparison {
  let measure: Measure
  /// The number of the measure among those of the journal.
  let number: Int
  let factor: Factor
  let days: [Int32]
  let size: Int
  /// Of values that begin at 0.
  let sum: Int
  let test: ExactTest

  /// For each of so many days whether it has the factor.
  func isMember(of count: Int) -> [Bool] {
    var result = [Bool](repeating: false, count: count)
    for day in days { result[Int(day)] = true }
    return result
  }

  private var total: Int { test.counts.reduce(0, +) }
  private var all: Int { zip(0..., test.counts).reduce(0) { $0 + $1.0 * $1.1 } }
  var otherSize: Int { total - size }

  /// Exact where the approximation comes near to mattering.
  func probability(below threshold: Double) -> Double {
    test.probability(size: size, sum: sum) { $0 < min(0.05, threshold * 100) }
  }

  func effect(probability: Double) -> Effect? {
    let mean = Double(all) / Double(total)
    let squares = zip(0..., test.counts).reduce(0.0) { $0 + Double($1.0 * $1.0 * $1.1) }
    let deviation = (squares / Double(total) - mean * mean).squareRoot()
    guard deviation > 0, otherSize > 0 else { return nil }
    // Counted from 0 on here, from the lowest value for people.
    let lowest = Double(measure.range.lowerBound)
    let own = Double(sum) / Double(size) + lowest
    let other = Double(all - sum) / Double(otherSize) + lowest
    return Effect(
      measure: measure, factor: factor, mean: own, otherMean: other, count: size,
      otherCount: otherSize, size: (own - other) / deviation, probability: probability)
  }
}

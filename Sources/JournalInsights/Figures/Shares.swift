/// Shares of a whole in per cent.
package enum Shares {
  /// Whole per cents of counts, in their order, that add up to 100: what rounding down leaves goes to the
  /// largest remainders, of equal ones to the first; all 0 where nothing was counted.
  ///
  /// - Source: the largest remainder method (Hare–Niemeyer).
  package static func percents(_ counts: [Int]) -> [Int] {
    let all = counts.reduce(0, +)
    guard all > 0 else { return counts.map { _ in 0 } }
    var shares = counts.map { $0 * 100 / all }
    let left = 100 - shares.reduce(0, +)
    let order = counts.indices.sorted { first, second in
      let (one, other) = (counts[first] * 100 % all, counts[second] * 100 % all)
      return one != other ? one > other : first < second
    }
    for index in order.prefix(left) { shares[index] += 1 }
    return shares
  }
}

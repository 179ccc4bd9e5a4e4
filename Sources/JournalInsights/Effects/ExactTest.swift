/// The permutation test of the sum of a group: how often a group of that size, drawn at random from all
/// values, would have a sum at least as far from the expected one.
///
/// Ratings have few values, so the distribution over *all* permutations can be counted instead of sampled: no
/// seed, the same answer every time. Groups of more than ``exactLimit`` values take the normal approximation
/// with the exact mean and variance of drawing without replacement.
///
/// - Source: Fisher–Pitman permutation test; the multivariate hypergeometric distribution.
struct ExactTest {
  /// How often each value from 0 on occurs among all.
  let counts: [Int]

  /// Groups up to this size are counted exactly, where there are so many different values at most.
  static let exactLimit = 40
  static let mostValues = 21

  /// The two-sided probability of a group.
  ///
  /// - Parameters:
  ///   - size: the number of values in the group.
  ///   - sum: their sum, values from 0 on.
  ///   - isWorthCounting: whether a probability that the approximation found deserves exact counting.
  func probability(size: Int, sum: Int, isWorthCounting: (Double) -> Bool = { _ in true }) -> Double {
    let total = counts.reduce(0, +)
    guard size > 0, size < total else { return 1 }
    let all = zip(0..., counts).reduce(0) { $0 + $1.0 * $1.1 }
    // The smaller side is as telling as the larger one, and cheaper to count.
    let (size, sum) = size * 2 <= total ? (size, sum) : (total - size, all - sum)
    let approximate = normalProbability(size: size, sum: sum, all: all, total: total)
    guard size <= ExactTest.exactLimit, counts.count <= ExactTest.mostValues, isWorthCounting(approximate)
    else { return approximate }
    return exactProbability(size: size, sum: sum, all: all, total: total) ?? approximate
  }

  private func normalProbability(size: Int, sum: Int, all: Int, total: Int) -> Double {
    let n = Double(size)
    let whole = Double(total)
    let mean = Double(all) / whole
    let squares = zip(0..., counts).reduce(0.0) { $0 + Double($1.0 * $1.0 * $1.1) }
    let variance = squares / whole - mean * mean
    let spread = (n * variance * (whole - n) / max(1, whole - 1)).squareRoot()
    guard spread > 0 else { return 1 }
    let distance = max(0, abs(Double(sum) - n * mean) - 0.5) / spread
    return Mathematics.twoSidedTail(distance)
  }

  /// Counts the groups of each sum, one value after the other; `nil` where the numbers leave the range of a
  /// Double.
  private func exactProbability(size: Int, sum: Int, all: Int, total: Int) -> Double? {
    let width = (counts.count - 1) * size + 1
    var ways = [Double](repeating: 0, count: (size + 1) * width)
    ways[0] = 1
    var taken = 0
    for (value, count) in counts.enumerated() where count > 0 {
      let most = min(count, size)
      var choose = [Double](repeating: 1, count: most + 1)
      if most > 0 {
        for j in 1...most { choose[j] = choose[j - 1] * Double(count - j + 1) / Double(j) }
      }
      var next = [Double](repeating: 0, count: ways.count)
      for drawn in 0...taken {
        for subtotal in 0..<width where ways[drawn * width + subtotal] > 0 {
          let known = ways[drawn * width + subtotal]
          for j in 0...min(most, size - drawn) where subtotal + j * value < width {
            next[(drawn + j) * width + subtotal + j * value] += known * choose[j]
          }
        }
      }
      ways = next
      taken = min(size, taken + most)
    }
    let row = ways[(size * width)...]
    let whole = row.reduce(0, +)
    guard whole.isFinite, whole > 0 else { return nil }
    let expected = Double(all) * Double(size) / Double(total)
    let distance = abs(Double(sum) - expected) - 1e-9
    var extreme = 0.0
    for (index, count) in row.enumerated() where abs(Double(index) - expected) >= distance {
      extreme += count
    }
    return min(1, extreme / whole)
  }
}

import Testing

@testable import JournalInsights

struct ExactTestTests {
  /// Counts the subsets one by one.
  func bruteForce(_ counts: [Int], size: Int, sum: Int) -> Double {
    let values = counts.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
    let expected = Double(values.reduce(0, +)) * Double(size) / Double(values.count)
    var (all, extreme) = (0, 0)
    for mask in 0..<(1 << values.count) where mask.nonzeroBitCount == size {
      let total = values.indices.reduce(0) { $0 + (mask >> $1 & 1) * values[$1] }
      all += 1
      if abs(Double(total) - expected) >= abs(Double(sum) - expected) - 1e-9 { extreme += 1 }
    }
    return Double(extreme) / Double(all)
  }

  @Test(arguments: [
    ([3, 2, 1, 4, 2], 4, 2), ([3, 2, 1, 4, 2], 8, 24), ([0, 6, 0, 6, 0], 6, 6), ([1, 1, 1, 1, 1], 2, 7),
    ([5, 0, 0, 0, 5], 5, 20), ([2, 3, 3, 2, 2], 6, 12),
    ([1, 0, 2, 0, 1, 3, 0, 1, 1, 0, 2], 4, 30), ([4, 6], 3, 0),
  ])
  func `counting by value gives what counting every group gives`(counts: [Int], size: Int, sum: Int) {
    let probability = ExactTest(counts: counts).probability(size: size, sum: sum)
    #expect(abs(probability - bruteForce(counts, size: size, sum: sum)) < 1e-12)
  }

  @Test func `a group without others, or of equal values, proves nothing`() {
    #expect(ExactTest(counts: [0, 0, 5, 0, 0]).probability(size: 5, sum: 10) == 1)
    #expect(ExactTest(counts: [0, 0, 50, 0, 0]).probability(size: 10, sum: 20) == 1)
    #expect(ExactTest(counts: [0, 0, 0, 0, 0]).probability(size: 0, sum: 0) == 1)
  }

  @Test func `large groups take the normal approximation, close to the exact count`() {
    let test = ExactTest(counts: [30, 40, 50, 40, 30])
    let exact = test.probability(size: 40, sum: 100)
    let approximate = test.probability(size: 40, sum: 100) { _ in false }
    #expect(abs(exact - approximate) < 0.005)
    #expect(ExactTest(counts: [300, 400, 500, 400, 300]).probability(size: 400, sum: 1000) < 1e-12)
  }

  @Test func `counts of 20 years stay numbers`() {
    let probability = ExactTest(counts: [1500, 1500, 1500, 1500, 1300]).probability(size: 40, sum: 120)
    #expect(probability > 0 && probability < 1e-4)
  }
}

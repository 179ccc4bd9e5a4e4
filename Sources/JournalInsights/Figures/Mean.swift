/// A mean with what stands behind it; missing values are never taken for zero.
public struct Mean: Hashable, Sendable {
  /// The mean of the values.
  public var value: Double
  /// How many values there are.
  public var count: Int
  /// How many there could be: the check-ins that were expected; 0 where nothing is expected.
  public var expected: Int

  /// The mean of values; `nil` where there are none.
  public init?(sum: Int, count: Int, expected: Int) {
    guard count > 0 else { return nil }
    value = Double(sum) / Double(count)
    self.count = count
    self.expected = expected
  }

  /// The share of the expected values that are there, at most 1; `nil` where nothing is expected.
  public var share: Double? { expected > 0 ? min(1, Double(count) / Double(expected)) : nil }
}

/// How a scale or the mood stands over some days, against as many days before.
public struct Trend: Hashable, Sendable {
  /// The days of the period: 7 or 30.
  public var days: Int
  /// The mean of the period that ends today; `nil` without values.
  public var now: Mean?
  /// The mean of the period before it.
  public var before: Mean?

  /// By how much the mean changed; `nil` where one of the two has fewer than three values.
  public var change: Double? {
    guard let now, let before, now.count >= 3, before.count >= 3 else { return nil }
    return now.value - before.value
  }
}

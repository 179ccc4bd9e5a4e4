import SystemLibrary

/// One line of the table: something that is done, how long it takes at best, and what it is held against.
struct Measurement {
  /// What it must not exceed.
  enum Goal {
    /// A multiple of another line's time.
    case times(Double, of: String)
    /// Another line's time and so many milliseconds more.
    case over(String, milliseconds: Double)
  }

  let name: String
  private let goal: Goal?
  /// Is done before each round, unmeasured.
  private let prepare: () -> Void
  private let work: () -> Void
  /// The best time so far, in milliseconds.
  private(set) var best: Double?

  init(
    _ name: String, _ goal: Goal? = nil, prepare: @escaping () -> Void = {}, _ work: @escaping () -> Void
  ) {
    (self.name, self.goal, self.prepare, self.work) = (name, goal, prepare, work)
  }

  mutating func measure() {
    prepare()
    let start = System.ticks()
    work()
    let milliseconds = Double(System.ticks() - start) / 1e6
    best = min(best ?? milliseconds, milliseconds)
  }

  /// What was measured beside the goal, and the goal; `nil` without one.
  func comparison(with lines: [Measurement]) -> (measured: String, goal: String, isMet: Bool)? {
    guard let goal, let best else { return nil }
    switch goal {
    case .times(let factor, let name):
      guard let other = lines.first(where: { $0.name == name })?.best else { return nil }
      let goal = BenchmarkTable.rounded(factor, 1) + " × " + name
      return (BenchmarkTable.rounded(best / other, 2) + " ×", goal, best <= factor * other)
    case .over(let name, let milliseconds):
      guard let other = lines.first(where: { $0.name == name })?.best else { return nil }
      let goal = name + " + " + BenchmarkTable.rounded(milliseconds, 0) + " ms"
      let over = best - other
      let measured = (over < 0 ? "−" : "+") + BenchmarkTable.rounded(abs(over), 1) + " ms"
      return (measured, goal, over <= milliseconds)
    }
  }
}

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

  var name: String
  var goal: Goal?
  /// Is done before each round, unmeasured.
  var prepare: (() -> Void)?
  /// The work, in this process.
  var library: (() -> Void)?
  /// The work as a whole command: its words.
  var command: [String]?

  /// The best times so far, in milliseconds.
  private(set) var inProcess: Double?
  private(set) var asCommand: Double?

  init(
    _ name: String, _ goal: Goal? = nil, command: [String]? = nil, library: (() -> Void)? = nil,
    prepare: (() -> Void)? = nil
  ) {
    self.name = name
    self.goal = goal
    self.prepare = prepare
    self.library = library
    self.command = command
  }

  /// The time that counts: that of the whole command where it was measured.
  var best: Double? { asCommand ?? inProcess }

  /// Measures once.
  ///
  /// - Parameter run: runs a command; `nil` where there is no program to run.
  mutating func measure(_ run: (([String]) -> Void)?) {
    if let library { inProcess = shorter(inProcess, library) }
    if let run, let command { asCommand = shorter(asCommand) { run(command) } }
  }

  private func shorter(_ best: Double?, _ work: () -> Void) -> Double {
    prepare?()
    let start = System.ticks()
    work()
    let milliseconds = Double(System.ticks() - start) / 1e6
    return min(best ?? milliseconds, milliseconds)
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

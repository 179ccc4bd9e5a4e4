import SystemLibrary

/// How far work on many files has come.
public struct Progress: Hashable, Sendable {
  /// Files that were looked at so far.
  public var files: Int
  /// How long it has taken.
  public var seconds: Double
  /// Whether it is over; what was shown about it can go.
  public var isDone: Bool

  /// A state of the work.
  public init(files: Int, seconds: Double, isDone: Bool = false) {
    (self.files, self.seconds, self.isDone) = (files, seconds, isDone)
  }

  /// Files a second, on average; 0 where no time has passed.
  public var filesPerSecond: Int {
    let rate = Double(files) / seconds
    return rate.isFinite && rate < 1e15 ? Int(rate.rounded()) : 0
  }
}

/// Is told of work that takes longer than half a second, about ten times a second, by one thread at a time;
/// and once more when it is over, with ``Progress/isDone``. Shorter work is never heard of.
public typealias ProgressReport = @Sendable (Progress) -> Void

/// Counts the files that several threads look at, and reports where it takes long.
package final class ProgressMeter: Sendable {
  /// Work of less than so many nanoseconds is not reported.
  static let delay: Int64 = 500_000_000
  /// Nanoseconds from one report to the next.
  static let interval: Int64 = 100_000_000

  private let report: ProgressReport
  private let clock: @Sendable () -> Int64
  private let start: Int64
  private let monitor: Monitor<State>

  private struct State {
    var files = 0
    var next: Int64
    var hasReported = false
  }

  /// A meter for work that begins now; `nil` where nobody wants to know.
  package init?(_ report: ProgressReport?, clock: @escaping @Sendable () -> Int64 = System.ticks) {
    guard let report else { return nil }
    self.report = report
    self.clock = clock
    start = clock()
    monitor = Monitor(State(next: start &+ ProgressMeter.delay))
  }

  package func add(_ count: Int) {
    let now = clock()
    monitor.change { state in
      state.files += count
      guard now >= state.next else { return }
      state.next = now &+ ProgressMeter.interval
      state.hasReported = true
      report(Progress(files: state.files, seconds: seconds(now)))
    }
  }

  package func finish() {
    let now = clock()
    monitor.change { state in
      guard state.hasReported else { return }
      state.hasReported = false
      report(Progress(files: state.files, seconds: seconds(now), isDone: true))
    }
  }

  private func seconds(_ now: Int64) -> Double { Double(now &- start) / 1e9 }
}

/// What one thread has not told the meter yet: so that the threads seldom meet there.
struct ProgressCount {
  private let meter: ProgressMeter?
  private var count = 0

  init(_ meter: ProgressMeter?) { self.meter = meter }

  mutating func add(_ files: Int) {
    guard let meter else { return }
    count += files
    guard count >= 16 else { return }
    meter.add(count)
    count = 0
  }
}

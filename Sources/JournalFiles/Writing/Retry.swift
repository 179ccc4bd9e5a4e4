import SystemLibrary

/// Does again what another program got in the way of: it saved the same file at the same moment, or has it
/// without a name for a moment, as some editors do while they save.
package enum Retry {
  private static let attempts = 8

  /// Runs `body` until it gives something, or throws what will not pass.
  package static func run<Result, Failure: Error>(
    on system: any Disk = System.real, where mayPass: (Failure) -> Bool, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var pause = 5  // Doubled each time: two thirds of a second in all.
    for _ in 1..<attempts {
      do { return try body() } catch {
        if !mayPass(error) { throw error }
      }
      system.sleep(milliseconds: pause)
      pause *= 2
    }
    return try body()
  }
}

extension StoreError {
  /// Whether a moment later there may be nothing wrong.
  package var mayPass: Bool { reason == .changedSinceRead || reason == .notFound }
}

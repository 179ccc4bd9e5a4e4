/// Work in numbered pieces that threads take one after the other.
package enum ConcurrentMap {
  private struct State<Result> {
    var next = 0
    var results: [Result?]
  }

  /// What `body` makes of each piece, in their order.
  ///
  /// - Parameters:
  ///   - threads: at most so many, which pays where a piece takes longer than starting one.
  ///   - worker: makes what a thread keeps from piece to piece.
  package static func map<Worker, Result: Sendable>(
    _ count: Int, threads: Int, worker: @escaping @Sendable () -> Worker,
    _ body: @escaping @Sendable (inout Worker, Int) -> Result
  ) -> [Result] {
    if min(threads, count) <= 1 {
      var worker = worker()
      var results: [Result] = []
      for piece in 0..<count { results.append(body(&worker, piece)) }
      return results
    }
    let state = Monitor(State<Result>(results: [Result?](repeating: nil, count: count)))
    System.onThreads(min(threads, count)) {
      var worker = worker()
      while let piece = take(from: state, count) {
        let result = body(&worker, piece)
        state.change { $0.results[piece] = result }
      }
    }
    return state.read { $0.results.compactMap { $0 } }
  }

  /// What two closures make, which are run side by side.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @escaping @Sendable () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let made = map(2, threads: System.processorCount, worker: {}) { _, piece -> (First?, Second?) in
      piece == 0 ? (first(), nil) : (nil, second())
    }
    return (made.lazy.compactMap(\.0).first ?? first(), made.lazy.compactMap(\.1).first ?? second())
  }

  private static func take<Result>(from state: Monitor<State<Result>>, _ count: Int) -> Int? {
    var piece: Int?
    state.change { state in
      guard state.next < count else { return }
      piece = state.next
      state.next += 1
    }
    return piece
  }
}

/// Numbers below a limit that are the same on every run: what the figures of made journals were settled with.
///
/// - Source: George Marsaglia, "Xorshift RNGs".
package struct Seeded {
  private var state: UInt64

  /// The numbers that follow from a state other than 0.
  package init(state: UInt64) { self.state = state }

  /// The next number.
  package mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}

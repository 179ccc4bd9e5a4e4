/// How long a paste is waited for: its end may never come, and what comes then is typed.
struct PasteWait {
  /// How long nothing more of it comes before it is over, in nanoseconds: a line may be slow.
  private static let longest: Int64 = 2_000_000_000
  /// How long nothing comes before what is there is shown and kept, in milliseconds.
  private static let rest: Int32 = 200
  /// Bytes that come closer to those before than this many nanoseconds are not typed, nor are more than a key
  /// sends.
  private static let (closest, longestKey): (Int64, Int) = (20_000_000, 16)

  /// When bytes came last, and when those came that nobody typed.
  private var came: (last: Int64, lastPasted: Int64)?

  /// There is a paste at a moment of a clock that nobody sets.
  mutating func begin(at now: Int64) { came = came ?? (now, now) }

  /// There is none.
  mutating func end() { came = nil }

  /// Whether the paste ended before a moment.
  ///
  /// - Parameter count: how many bytes come at that moment; they are typed where it did.
  mutating func isOver(after count: Int?, at now: Int64) -> Bool {
    guard let (last, lastPasted) = came else { return true }
    if let count {
      let isPasted = now - last < Self.closest || count > Self.longestKey
      came = (now, isPasted ? now : lastPasted)
      if isPasted { return false }
    }
    return now - lastPasted >= Self.longest
  }

  /// How long to wait for more, in milliseconds; no longer than what was typed before may wait to be kept.
  func pause(_ limit: Int32?) -> Int32 { min(Self.rest, limit ?? Self.rest) }
}

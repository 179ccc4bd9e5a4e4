/// When what is typed has to be kept, so that nothing that ends the process takes more than its last seconds.
struct TypedDraft {
  /// How long nothing is typed before it is kept, and how long it may wait while keys come; nanoseconds.
  private static let (rest, patience): (Int64, Int64) = (1_000_000_000, 2_000_000_000)
  private let keep: ((String) -> Void)?
  /// When the first key came that changed what was kept, and the last one.
  private var changed: (first: Int64, last: Int64)?

  init(_ keep: ((String) -> Void)?) { self.keep = keep }

  /// The text was changed by a key at a moment of a clock that nobody sets.
  mutating func note(at now: Int64) {
    if keep != nil { changed = (changed?.first ?? now, now) }
  }

  /// How many milliseconds it may wait at most; `nil` where there is nothing to keep.
  func patience(at now: Int64) -> Int32? {
    guard let changed else { return nil }
    let end = min(changed.last + Self.rest, changed.first + Self.patience)
    return end <= now ? 0 : Int32((end - now + 999_999) / 1_000_000)
  }

  /// Keeps the text where it waited long enough.
  mutating func settle(_ text: @autoclosure () -> String, at now: Int64) {
    if patience(at: now) == 0 { keepNow(text()) }
  }

  mutating func keepNow(_ text: @autoclosure () -> String) {
    guard changed != nil else { return }
    changed = nil
    keep?(text())
  }
}

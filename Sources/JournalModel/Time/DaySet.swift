/// A set of days, a bit for each.
///
/// Twenty years are a hundred numbers, so that a question about all of them costs no more than one about a
/// month.
public struct DaySet: Hashable, Sendable {
  /// The day of the lowest bit, a multiple of 64.
  private var start: Int32 = 0
  /// Neither the first nor the last is 0, so that equal sets are equal.
  private var words: [UInt64] = []

  /// No days.
  public init() {}

  /// How many days there are.
  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Adds a day.
  public mutating func insert(_ day: CivilDay) { insert(1, from: day) }

  /// Adds those of 64 days whose bits are set, that of the first day lowest.
  public mutating func insert(_ bits: UInt64, from first: CivilDay) {
    let shift = UInt64(truncatingIfNeeded: first.number & 63)
    let day = first.number &- Int32(shift)
    insert(word: bits << shift, at: day)
    if shift > 0 { insert(word: bits >> (64 - shift), at: day &+ 64) }
  }

  private mutating func insert(word: UInt64, at day: Int32) {
    if word == 0 { return }
    if words.isEmpty { start = day }
    if day < start {
      words.insert(contentsOf: repeatElement(0, count: (Int(start) - Int(day)) / 64), at: 0)
      start = day
    }
    let index = (Int(day) - Int(start)) / 64
    while words.count <= index { words.append(0) }
    words[index] |= word
  }

  /// The last of its days up to a day, inclusive.
  public func last(upTo day: CivilDay) -> CivilDay? {
    last(upTo: day) { words[$0] }
  }

  /// The first of the days without a gap up to one that is in it.
  public func startOfRun(endingOn day: CivilDay) -> CivilDay {
    last(upTo: day) { ~words[$0] }.map { $0.advanced(by: 1) } ?? CivilDay(number: start)
  }

  /// The last day up to a day whose bit is set in what is made of a word.
  private func last(upTo day: CivilDay, _ word: (Int) -> UInt64) -> CivilDay? {
    let last = Int(day.number) - Int(start)
    guard last >= 0, !words.isEmpty else { return nil }
    var index = min(last / 64, words.count - 1)
    var bits = word(index)
    if index == last / 64 { bits &= .max >> UInt64(63 - last % 64) }
    while bits == 0 {
      if index == 0 { return nil }
      index -= 1
      bits = word(index)
    }
    return CivilDay(number: start + Int32(index * 64 + 63 - bits.leadingZeroBitCount))
  }
}

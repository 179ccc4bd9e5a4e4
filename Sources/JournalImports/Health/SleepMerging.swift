import JournalModel

/// Puts together what several devices say of the same nights: nothing is ever added up.
///
/// The device that knows stages goes before one that knows sleep alone; among alike ones that which recorded
/// more. What a device recorded from its first to its last span of a night stands; another one counts only
/// where it tells of at least half an hour outside of that: a watch that ran out of power, a nap without it.
struct SleepMerging {
  private struct Piece {
    var span: Range<Int64>
    var asleep: Double
    var startOffset: Int32, endOffset: Int32
  }

  private var pieces: [Piece] = []
  private var covered = SpanSet()

  /// Spans at most so far apart belong to one sleep.
  static let longestBreak: Int64 = 3600
  /// What another device tells besides is at least so long.
  static let shortestRest: Int64 = 1800

  /// The sleeps of all devices, in order.
  static func sleeps(_ spans: [HealthData.Sleep]) -> [DeviceSleep] {
    var merging = SleepMerging()
    for source in ranked(spans) { merging.add(source) }
    return merging.joined()
  }

  /// The spans of each device in order, the devices by what they know.
  private static func ranked(_ spans: [HealthData.Sleep]) -> [[HealthData.Sleep]] {
    var sources: [UInt16: [HealthData.Sleep]] = [:]
    for span in spans { sources[span.source, default: []].append(span) }
    let ranks = sources.map { number, spans in
      (
        isStaged: spans.contains(where: \.isStaged) ? 0 : 1,
        asleep: -spans.reduce(0) { $0 + Int64($1.asleep) }, number: number
      )
    }
    return ranks.sorted { ($0.isStaged, $0.asleep, $0.number) < ($1.isStaged, $1.asleep, $1.number) }
      .map { rank in
        (sources[rank.number] ?? []).sorted { ($0.start, $0.end, $0.asleep) < ($1.start, $1.end, $1.asleep) }
      }
  }

  /// Adds what a device tells besides those before it.
  private mutating func add(_ spans: [HealthData.Sleep]) {
    var hulls: [Range<Int64>] = []
    var start = 0
    while start < spans.count {
      var (end, last) = (start + 1, spans[start].end)
      while end < spans.count, spans[end].start - last <= SleepMerging.longestBreak {
        last = max(last, spans[end].end)
        end += 1
      }
      if spans[start..<end].contains(where: { $0.asleep > 0 }) {
        let hull = spans[start].start..<last
        add(spans[start..<end], hull)
        hulls.append(hull)
      }
      start = end
    }
    covered = SpanSet(covered.spans + hulls)
  }

  /// Adds a night of a device as far as none before it tells of it.
  private mutating func add(_ night: ArraySlice<HealthData.Sleep>, _ hull: Range<Int64>) {
    var free = covered.parts(of: hull)
    if free != [hull] { free.removeAll { $0.upperBound - $0.lowerBound < SleepMerging.shortestRest } }
    if free.isEmpty { return }
    let awake = SpanSet(night.filter { $0.asleep == 0 }.map { $0.start..<$0.end })
    var told = hull.lowerBound
    for span in night where span.asleep > 0 && span.end > told {
      // What a device says twice is said once.
      let fresh = max(span.start, told)..<span.end
      told = span.end
      for part in awake.parts(of: fresh) {
        for gap in free {
          let cut = part.clamped(to: gap)
          guard !cut.isEmpty else { continue }
          let share = Double(cut.upperBound - cut.lowerBound) / Double(span.end - span.start)
          pieces.append(
            Piece(
              span: cut, asleep: Double(span.asleep) * share, startOffset: span.startOffset,
              endOffset: span.endOffset))
        }
      }
    }
  }

  /// The sleeps that the pieces make.
  private func joined() -> [DeviceSleep] {
    var sleeps: [DeviceSleep] = []
    var (asleep, end) = (0.0, Int64.min)
    for piece in pieces.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      let last = SleepMerging.timestamp(piece.span.upperBound, piece.endOffset)
      if sleeps.isEmpty || piece.span.lowerBound - end > SleepMerging.longestBreak {
        let first = SleepMerging.timestamp(piece.span.lowerBound, piece.startOffset)
        sleeps.append(DeviceSleep(start: first, end: last, asleep: 0))
        asleep = 0
      }
      asleep += piece.asleep
      end = max(end, piece.span.upperBound)
      sleeps[sleeps.count - 1].end = last
      sleeps[sleeps.count - 1].asleep = Int((asleep / 60).rounded())
    }
    return sleeps.filter { $0.asleep > 0 }
  }

  private static func timestamp(_ second: Int64, _ offset: Int32) -> Timestamp {
    TimeZoneRules.fixed(offset: offset).timestamp(Instant(secondsSinceEpoch: second))
  }
}

/// Spans of seconds that don't touch one another, in order.
struct SpanSet {
  private(set) var spans: [Range<Int64>] = []

  /// The union of spans in any order.
  init(_ spans: some Sequence<Range<Int64>> = []) {
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) where !span.isEmpty {
      if let last = self.spans.last, span.lowerBound <= last.upperBound {
        self.spans[self.spans.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        self.spans.append(span)
      }
    }
  }

  func parts(of span: Range<Int64>) -> [Range<Int64>] {
    var parts: [Range<Int64>] = []
    var start = span.lowerBound
    var index = firstEnd(after: span.lowerBound)
    while index < spans.count, spans[index].lowerBound < span.upperBound {
      if start < spans[index].lowerBound { parts.append(start..<spans[index].lowerBound) }
      start = max(start, spans[index].upperBound)
      index += 1
    }
    if start < span.upperBound { parts.append(start..<span.upperBound) }
    return parts
  }

  /// How many seconds of a span are not in the set.
  func length(outside span: Range<Int64>) -> Int64 {
    parts(of: span).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
  }

  func contains(_ moment: Int64) -> Bool {
    let index = firstEnd(after: moment)
    return index < spans.count && spans[index].lowerBound <= moment
  }

  private func firstEnd(after moment: Int64) -> Int { spans.partitioningIndex { $0.upperBound > moment } }
}

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

  /// The parts of a span that are not in the set.
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

  /// Whether a moment is in the set.
  func contains(_ moment: Int64) -> Bool {
    let index = firstEnd(after: moment)
    return index < spans.count && spans[index].lowerBound <= moment
  }

  /// The first span that ends after a moment.
  private func firstEnd(after moment: Int64) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].upperBound > moment { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

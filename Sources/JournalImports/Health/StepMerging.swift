/// Puts together what several devices say of the steps of a day: those of a time that two of them counted are
/// counted once.
enum StepMerging {
  /// The steps of a day.
  ///
  /// The device with the most steps of the day goes first; of another one only what it counted at other times
  /// is added, spans that overlap by their share. Where a device tells the day as a whole, the largest figure
  /// stands alone.
  static func total(_ spans: [HealthData.Steps]) -> Int {
    var sources: [UInt16: [HealthData.Steps]] = [:]
    // A span that stands twice is counted once.
    for span in Set(spans) { sources[span.source, default: []].append(span) }
    let ranked = sources.map { number, spans in
      (total: spans.reduce(0) { $0 + Int($1.count) }, number: number, spans: spans)
    }.sorted { ($1.total, $0.number) < ($0.total, $1.number) }
    guard let first = ranked.first else { return 0 }
    if spans.contains(where: { $0.end - $0.start >= 86_400 }) { return first.total }
    var covered = SpanSet()
    var total = 0.0
    for source in ranked {
      for span in source.spans {
        let range = Int64(span.start)..<Int64(span.end)
        if range.isEmpty {
          total += covered.contains(range.lowerBound) ? 0 : Double(span.count)
        } else {
          total += Double(span.count) * Double(covered.length(outside: range)) / Double(range.count)
        }
      }
      covered = SpanSet(covered.spans + source.spans.map { Int64($0.start)..<Int64($0.end) })
    }
    return Int(total.rounded())
  }
}

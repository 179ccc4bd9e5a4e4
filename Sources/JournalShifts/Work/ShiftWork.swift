import JournalModel

/// What was worked of a shift: from when to when, without the gaps of a split shift, and what says so.
public struct ShiftWork: Hashable, Sendable {
  /// The spans of work, in their order.
  public var spans: [Span]
  /// What says its start and its end.
  public var startSource: Source, endSource: Source
  /// Seconds without pay.
  public var breakSeconds: Int64
  /// Seconds that were planned; `nil` where nothing was.
  public var plannedSeconds: Int64?

  /// A span of work.
  public struct Span: Hashable, Sendable {
    /// From this moment to that one.
    public var start: Instant, end: Instant

    /// A span between two moments.
    public init(start: Instant, end: Instant) {
      self.start = start
      self.end = end
    }

    /// Its length.
    public var seconds: Int64 { start.seconds(until: end) }
  }

  /// What can say when a shift began or ended.
  public enum Source: String, Hashable, Sendable {
    /// A check-in or a check-out.
    case records
    /// A dated shift's own file.
    case file
    /// A published plan.
    case plan
    /// The cycle of the rota.
    case cycle
  }

  /// Seconds of presence.
  public var seconds: Int64 { spans.reduce(0) { $0 + $1.seconds } }
  /// Seconds of presence less the unpaid break.
  public var paidSeconds: Int64 { max(0, seconds - breakSeconds) }
  /// Seconds beyond what was planned, negative for a shift that was left early.
  public var overtime: Int64? { plannedSeconds.map { seconds - $0 } }
  /// When it began.
  public var start: Instant? { spans.first?.start }
  /// When it ended.
  public var end: Instant? { spans.last?.end }

  /// A check-in up to two hours before the start, or three hours after it, says when the shift began; any
  /// other was written at another time.
  static let earliest: Int64 = 2 * 3600, latestStart: Int64 = 3 * 3600
  /// A check-out up to four hours after the end says when the shift ended; a later one was written after some
  /// sleep.
  static let latest: Int64 = 4 * 3600
  /// Longer shifts are a forgotten check-out.
  static let longest: Int64 = 18 * 3600
}

extension WorkedShift {
  /// What is known of the work: where a check-out says its end, or a file of its own its hours; `nil` where
  /// only the plan knows.
  ///
  /// - Parameter moment: what ends later is not worked yet.
  public func work(until moment: Instant, in zone: TimeZoneRules) -> ShiftWork? {
    if checkOut == nil {
      guard case .record? = planned?.basis, let end = planned?.hours?.end.instant(in: zone), end <= moment
      else {
        return nil
      }
    }
    return likelyWork(in: zone)
  }

  /// The work as far as it is known, planned times standing in for what no record says; `nil` where the hours
  /// are not known.
  public func likelyWork(in zone: TimeZoneRules) -> ShiftWork? {
    let written = (checkIn?.at?.instant(in: zone), checkOut?.at?.instant(in: zone))
    guard let planned, let first = planned.spans.first, let last = planned.spans.last else {
      guard let start = written.0, let end = written.1, start < end,
        start.seconds(until: end) <= ShiftWork.longest
      else { return nil }
      return ShiftWork(
        spans: [ShiftWork.Span(start: start, end: end)], startSource: .records, endSource: .records,
        breakSeconds: Int64(self.planned?.breakMinutes ?? 0) * 60)
    }
    let (from, until) = (first.start.instant(in: zone), last.end.instant(in: zone))
    let start = written.0.flatMap { moment -> Instant? in
      let late = from.seconds(until: moment)
      return -ShiftWork.earliest <= late && late <= ShiftWork.latestStart && moment < until ? moment : nil
    }
    let end = written.1.flatMap { moment -> Instant? in
      moment > start ?? from && until.seconds(until: moment) <= ShiftWork.latest ? moment : nil
    }
    let source = planned.basis.workSource
    var spans = planned.spans.map {
      ShiftWork.Span(start: $0.start.instant(in: zone), end: $0.end.instant(in: zone))
    }
    spans[0].start = start ?? from
    spans[spans.count - 1].end = end ?? until
    // Who came late or left early missed spans of a split shift, or parts of them.
    let (begin, finish) = (start ?? from, end ?? until)
    spans = spans.compactMap { span in
      let cut = ShiftWork.Span(start: max(span.start, begin), end: min(span.end, finish))
      return cut.start < cut.end ? cut : nil
    }
    guard !spans.isEmpty else { return nil }
    return ShiftWork(
      spans: spans, startSource: start == nil ? source : .records, endSource: end == nil ? source : .records,
      breakSeconds: Int64(planned.breakMinutes) * 60, plannedSeconds: planned.seconds(in: zone))
  }
}

extension PlannedShift.Basis {
  fileprivate var workSource: ShiftWork.Source {
    switch self {
    case .record: .file
    case .plan: .plan
    case .rota, .workingDays: .cycle
    }
  }
}

import JournalModel

/// What is planned for a day: a shift, or the word of a day without one.
public struct PlannedShift: Hashable, Sendable {
  /// The day on which it begins.
  public var day: CivilDay
  /// The word, rest included.
  public var type: ShiftType
  /// What the word means; `nil` for one to which nobody gave a meaning: it is neither work nor rest.
  public var meaning: ShiftMeaning?
  /// What says so.
  public var basis: Basis
  /// Its hours where they are known, several for a split shift, in their order.
  public var spans: [ShiftHours]
  /// Minutes of it without pay.
  public var breakMinutes = 0
  /// For whom it is worked, where the profile tells employers apart.
  public var employer: String?
  /// Whether it comes on top of the plan of its day.
  public var isExtra = false
  /// Whether time on call is spent at the workplace.
  public var isAtWorkplace = false
  /// What the file of a dated shift states: the spans that were worked, and those of call-outs.
  public var worked: [ClockSpan] = [], callOuts: [ClockSpan] = []
  /// The minutes without pay that it states: of the hours that were worked, else of the plan.
  package var statedBreak: Int?

  /// A shift of a day; without a meaning it has the built-in one of its word.
  public init(
    day: CivilDay, type: ShiftType, meaning: ShiftMeaning? = nil, basis: Basis, hours: ShiftHours? = nil
  ) {
    self.day = day
    self.type = type
    self.meaning = meaning ?? type.builtInMeaning
    self.basis = basis
    spans = hours.map { [$0] } ?? []
  }

  /// What can say that a day has a shift.
  public enum Basis: Hashable, Sendable {
    /// A record of the kind `shift`, by its id.
    case record(id: String)
    /// A published plan, by the id of its record.
    case plan(id: String)
    /// The profile's rota.
    case rota
    /// The profile's working days, for want of a rota.
    case workingDays
  }

  /// From its first start to its last end, the gaps of a split shift included.
  public var hours: ShiftHours? {
    guard let first = spans.first, let last = spans.last else { return nil }
    return ShiftHours(start: first.start, end: last.end)
  }

  /// Whether a file of its own says it.
  package var isDated: Bool { if case .record = basis { true } else { false } }
  /// Whether work is done: neither rest nor absence, nor time on call.
  public var isWorked: Bool { meaning?.isWork ?? false }
  /// Whether it has a beginning and an end: work, or time on call.
  public var isShift: Bool { meaning?.isShift ?? false }

  /// The spans that a dated shift's file states as worked, as in a plan: from its day on, and from the next
  /// one where they begin in the part of the shift that lies behind midnight. Who comes a little early to a
  /// shift of a day and a night comes on its day.
  package func worked(_ told: [ClockSpan], in zone: TimeZoneRules) -> [Shift.Span] {
    guard let first = told.first else { return [] }
    let isLate =
      hours.map { hours in
        let early = hours.start.local.time.secondOfDay - first.start.secondOfDay
        return hours.isOverMidnight && first.start < hours.end.local.time && !(0...4 * 3600 ~= early)
      } ?? false
    return ShiftHours.spans(on: isLate ? day.advanced(by: 1) : day, told).map { Shift.Span($0, in: zone) }
      .filter { $0.seconds > 0 }
  }

  /// How long several spans of work reach, in seconds, that overlap or are not in their order: the later ones
  /// would be of the next day; `nil` where they make a shift.
  package func reach(ofDisordered told: [ClockSpan], in zone: TimeZoneRules) -> Int64? {
    let spans = worked(told, in: zone)
    guard let first = spans.first?.start, let last = spans.last?.end else { return nil }
    let reach = first.seconds(until: last)
    // One that is said as more than a day has no gap.
    guard spans.reduce(0, { $0 + $1.seconds }) < reach else { return nil }
    return reach > max(18 * 3600, hours?.seconds(in: zone) ?? 0) ? reach : nil
  }

  /// What is paid of spans that were worked, in seconds: a gap between them is time of the break, but for one
  /// that the plan has.
  package func paid(_ worked: [Shift.Span]) -> Int64 {
    let away = spans.count < 2 ? worked.minutesBetween : 0
    let pause = Int64(Swift.max(0, (statedBreak ?? breakMinutes) - away)) * 60
    return max(0, worked.reduce(0) { $0 + $1.seconds } - pause)
  }

  /// Seconds from the start to the end of each span, from moments; `nil` where the hours are not known.
  public func seconds(in zone: TimeZoneRules) -> Int64? {
    spans.isEmpty ? nil : spans.reduce(0) { $0 + $1.seconds(in: zone) }
  }

  /// When each of its parts begins and ends, on the clock.
  package var times: [ClockSpan] {
    spans.map { ClockSpan(start: $0.start.local.time, end: $0.end.local.time) }
  }
}

extension ShiftHours {
  /// Spans of the wall clock one after another, from a day on: one that would begin before the end of the
  /// last lies on the next day.
  package static func spans(on day: CivilDay, _ spans: [ClockSpan]) -> [ShiftHours] {
    var result: [ShiftHours] = []
    var day = day
    for span in spans {
      if let last = result.last?.end.local, CivilTime(day: day, time: span.start) < last {
        day = day.advanced(by: 1)
      }
      result.append(ShiftHours(day: day, start: span.start, end: span.end))
      day = result.last?.end.local.day ?? day
    }
    return result
  }

  /// The hours with the offsets that a zone has: they stay the same moments in every other one.
  func anchored(in zone: TimeZoneRules) -> ShiftHours {
    func anchored(_ stamp: Timestamp) -> Timestamp {
      stamp.offset == nil ? zone.timestamp(zone.instant(of: stamp.local)) : stamp
    }
    return ShiftHours(start: anchored(start), end: anchored(end))
  }
}

extension PlannedShift {
  /// What is left of the shift where a half of it is off: its work is cut in the middle, and so is its break.
  ///
  /// A shift that begins in the evening has no work in the morning of its day: a morning off leaves it whole.
  func without(_ half: DayHalf) -> PlannedShift {
    if half == .morning, let start = hours?.start.local.time, start.hour >= Self.evening { return self }
    var shift = self
    let lengths = spans.map { max(0, $0.end.local.secondsSinceEpoch - $0.start.local.secondsSinceEpoch) }
    // Cut at a whole minute.
    var rest = lengths.reduce(0, +) / 2 / 60 * 60
    guard rest > 0 else { return shift }
    shift.spans = []
    for (span, length) in zip(spans, lengths) {
      // The moment of the span at which the middle lies, in seconds from its start.
      let part = min(length, rest)
      rest -= part
      let middle = CivilTime(secondsSinceEpoch: span.start.local.secondsSinceEpoch + part)
      switch half {
      case .afternoon where part > 0:
        shift.spans.append(
          ShiftHours(start: span.start, end: Timestamp(local: middle, offset: span.start.offset)))
      case .morning where part < length:
        shift.spans.append(
          ShiftHours(start: Timestamp(local: middle, offset: span.start.offset), end: span.end))
      default: break
      }
    }
    // Each half has half of the unpaid break: half a day off is half of the paid hours.
    shift.breakMinutes = half == .morning ? (breakMinutes + 1) / 2 : breakMinutes / 2
    return shift
  }

  /// Shifts that begin from this hour on are nights.
  private static let evening = 17
}

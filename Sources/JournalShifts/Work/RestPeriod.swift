import JournalModel

/// A rest between two days of work, from the end of the last shift of the one to the start of the first of
/// the other; call-outs are work, and so is time on call at the workplace.
public struct RestPeriod: Hashable, Sendable {
  /// The days on which the shifts before and after it began, the earlier one first: a call-out may begin
  /// after the first shift of the next day.
  public var first: CivilDay, second: CivilDay
  /// From when to when; not before it.
  public var start: Instant, end: Instant
  /// Where its start and its end come from.
  public var startBasis: Shift.Basis, endBasis: Shift.Basis
  /// Whether a night goes before it, and whether one follows.
  public var isAfterNight: Bool, isBeforeNight: Bool

  /// So many days before a shift the work is looked for that its rest follows: what is longer is no rest.
  public static let reach = 92
  /// So many days behind a period the work is looked for that may begin before its last shift: that one may
  /// have been planned in hours of another zone.
  public static let ahead = 1

  /// Its length.
  public var seconds: Int64 { start.seconds(until: end) }

  /// The rests between shifts of a ledger, in order; those whose hours are not known part nothing and end
  /// nothing.
  ///
  /// What begins on one day is one stretch of work: the pause of a split day is no rest. Between shifts that
  /// overlap it is 0: their minutes are counted once.
  public static func all(between shifts: [Shift]) -> [RestPeriod] {
    all(between: WorkStretch.all(of: shifts))
  }

  /// - Parameter longest: what is longer is left out, in seconds.
  static func all(
    between stretches: some Sequence<WorkStretch>, upTo longest: Int64 = Int64(reach) * 86_400
  ) -> [RestPeriod] {
    var rests: [RestPeriod] = []
    var last: (stretch: WorkStretch, end: Instant)?
    for stretch in stretches {
      // Work at an unknown hour lies between: no rest can be told.
      guard let span = stretch.span else {
        last = nil
        continue
      }
      if let (before, end) = last, before.day != stretch.day, end.seconds(until: span.start) <= longest {
        rests.append(
          RestPeriod(
            first: min(before.day, stretch.day), second: max(before.day, stretch.day), start: end,
            end: max(span.start, end), startBasis: before.basis, endBasis: stretch.basis,
            isAfterNight: before.isNight, isBeforeNight: stretch.isNight))
      }
      if stretch.isOpen {
        last = nil
      } else if span.end >= last?.end ?? span.end {
        last = (stretch, span.end)
      }
    }
    return rests
  }

  /// The longest rest of each of some weeks, in seconds; `nil` where none is known.
  ///
  /// Its own hours decide, in their whole length: a night of Sunday ends in the week after, and a rest that
  /// no work has ended yet counts up to now.
  ///
  /// - Parameters:
  ///   - weeks: in order, one behind the other.
  ///   - shifts: those that have begun, with ``reach`` days before the weeks and behind them.
  static func longest(
    in weeks: [ClosedRange<CivilDay>], between shifts: [Shift], now: Instant, zone: TimeZoneRules
  ) -> [Int64?] {
    let stretches = WorkStretch.all(of: shifts)
    var spans = all(between: stretches).map { Shift.Span(start: $0.start, end: $0.end) }
    let end = stretches.lazy.compactMap { $0.span?.end }.max()
    if let last = stretches.last, last.span != nil, !last.isOpen, let end, end < now,
      end.seconds(until: now) <= Int64(reach) * 86_400
    {
      spans.append(Shift.Span(start: end, end: now))
    }
    var longest = [Int64?](repeating: nil, count: weeks.count)
    var first = 0
    for span in spans {
      let (from, until) = (zone.local(span.start).day, zone.local(span.end).day)
      while first < weeks.count, weeks[first].upperBound < from { first += 1 }
      for week in weeks[first...].indices.prefix(while: { weeks[$0].lowerBound <= until }) {
        longest[week] = max(longest[week] ?? 0, span.seconds)
      }
    }
    return longest
  }
}

/// Work as it lies between rests: a shift from its start to its end, a call-out, a time on call at the
/// workplace.
struct WorkStretch {
  /// The day on which its shift began.
  let day: CivilDay
  /// From when to when, minutes that another shift has included; `nil` where nothing tells it.
  let span: Shift.Span?
  let basis: Shift.Basis
  let isNight: Bool
  /// Whether nobody knows yet when it ends: a rest goes before it, none can be told behind it.
  let isOpen: Bool

  private init(_ shift: Shift, _ span: Shift.Span?) {
    (day, self.span, basis, isNight) = (shift.day, span, shift.basis, shift.isNight)
    isOpen = shift.isWork && shift.isOpenEnded
  }

  /// The stretches of shifts in the order in which they begin; where nothing tells it, at noon.
  static func all(of shifts: [Shift]) -> [WorkStretch] {
    var found: [(begin: Instant, stretch: WorkStretch)] = []
    for shift in shifts where shift.state != .absent {
      let spans = shift.stretches
      found += spans.map { ($0.start, WorkStretch(shift, $0)) }
      if shift.isWork, spans.isEmpty { found.append((shift.begins ?? shift.noon, WorkStretch(shift, nil))) }
    }
    func order(_ place: Int) -> (Instant, Instant, Int) {
      (found[place].begin, found[place].stretch.span?.end ?? found[place].begin, place)
    }
    return found.indices.sorted { order($0) < order($1) }.map { found[$0].stretch }
  }
}

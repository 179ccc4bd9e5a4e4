import JournalModel

/// A rest between two days of work, from the end of the last shift of the one to the start of the first of
/// the other, or before a night that follows on a shift of the same day; call-outs are work, and so is time
/// on call at the workplace.
public struct RestPeriod: Hashable, Sendable {
  /// The days on which the shifts before and after it began, the earlier one first: a call-out may begin
  /// after the first shift of the next day.
  public var first: CivilDay, second: CivilDay
  /// From when to when; not before it.
  public var start: Instant, end: Instant
  /// Where its start and its end come from.
  public var startBasis: Shift.Basis, endBasis: Shift.Basis
  /// Whether a night goes before it, whether one follows, and whether a shift by day does: a call to work is
  /// neither.
  public var isAfterNight: Bool, isBeforeNight: Bool, isBeforeDay: Bool
  /// How many of its whole days no plan, no cycle and no record knows: there may have been work on them, and
  /// its length is the most that it can be.
  public var unknownDays = 0

  /// Days before a shift in which the work before its rest is looked for: anything longer is no rest.
  public static let reach = 92
  /// Days after a period in which work is looked for that may begin before its last shift: that one may
  /// have been planned in hours of another zone.
  public static let ahead = 1

  /// Whether it is known to be as long as it is.
  public var isKnown: Bool { unknownDays == 0 }
  /// Its length.
  public var seconds: Int64 { start.seconds(until: end) }

  /// The rests between shifts of a ledger, in order; those whose hours are not known part nothing and end
  /// nothing.
  ///
  /// What begins on one day is one stretch of work: the pause of a split day is no rest, nor is one to be
  /// told of who works on into the night; who went home before it and came back had a rest. Between shifts of
  /// two days that overlap it is 0: their minutes are counted once.
  ///
  /// - Parameter isKnown: whether something is known of a day; of all unless somebody asks.
  public static func all(
    between shifts: some Sequence<Shift>, isKnown: (CivilDay) -> Bool = { _ in true }
  ) -> [RestPeriod] { all(between: WorkStretch.all(of: shifts), isKnown: isKnown) }

  /// - Parameter longest: what is longer is left out, in seconds.
  static func all(
    between stretches: some Sequence<WorkStretch>, upTo longest: Int64 = Int64(reach) * 86_400,
    isKnown: (CivilDay) -> Bool
  ) -> [RestPeriod] {
    var rests: [RestPeriod] = []
    var last: (stretch: WorkStretch, end: Instant)?
    for stretch in stretches {
      // Work at an unknown hour lies between: no rest can be told.
      guard let span = stretch.span else {
        last = nil
        continue
      }
      if let (before, end) = last, before.isApart(from: stretch), end.seconds(until: span.start) <= longest {
        rests.append(
          RestPeriod(
            first: min(before.day, stretch.day), second: max(before.day, stretch.day), start: end,
            end: max(span.start, end), startBasis: before.basis, endBasis: stretch.basis,
            isAfterNight: before.isNight, isBeforeNight: stretch.isNight,
            isBeforeDay: stretch.isShift && !stretch.isNight,
            unknownDays: before.daysAfter(until: stretch.day).count { !isKnown($0) }))
      }
      if stretch.isOpen {
        last = nil
      } else if span.end >= last?.end ?? span.end {
        // A night that is there twice is a night: the second has no minute of its own.
        let isDouble =
          last?.end == span.end && last?.stretch.day == stretch.day && last?.stretch.isNight ?? false
          && !stretch.isNight
        if !isDouble { last = (stretch, span.end) }
      }
    }
    return rests
  }

  /// The longest rest of a week, in seconds: as much of it as counts in the week, and the whole of it.
  public struct OfWeek: Hashable, Sendable {
    public var seconds: Int64, whole: Int64
    /// Whether the rest goes on beyond the week, which has a piece of it.
    public var isPiece: Bool { seconds < whole }
  }

  /// The longest rest of each of some weeks; `nil` where none is known, or work at an unknown hour, or where
  /// its unknown days may have had a longer one.
  ///
  /// Its own hours decide: a rest counts in its whole length in the week in which its middle lies, in others,
  /// and where it is longer than a week, as far as it lies in them. One that no work has ended yet counts up
  /// to now, one before the first work from the first known day on; one with an unknown day doesn't count.
  ///
  /// - Parameters:
  ///   - weeks: in order, one behind the other.
  ///   - shifts: those that have begun, with ``reach`` days before the weeks and behind them.
  static func longest(
    in weeks: [ClosedRange<CivilDay>], between shifts: some Sequence<Shift>, _ ledger: Ledger,
    _ plan: ShiftPlan
  ) -> [OfWeek?] {
    let (now, zone) = (ledger.now, plan.zone)
    let stretches = WorkStretch.all(of: shifts)
    func isKnown(_ day: CivilDay) -> Bool { ledger.isClear(day, plan) }
    var spans = all(between: stretches, isKnown: isKnown).filter(\.isKnown)
      .map { Shift.Span(start: $0.start, end: $0.end) }
    let end = stretches.lazy.compactMap { $0.span?.end }.max()
    if let last = stretches.last, last.span != nil, !last.isOpen, let end, end < now,
      end.seconds(until: now) <= Int64(reach) * 86_400,
      last.daysAfter(until: zone.local(now).day.advanced(by: 1)).allSatisfy(isKnown)
    {
      spans.append(Shift.Span(start: end, end: now))
    }
    func midnight(of day: CivilDay) -> Instant {
      zone.zone(on: day).instant(of: CivilTime(day: day, time: .midnight))
    }
    // The days before the first work are rest as far back as something is known of them.
    if let first = stretches.first, let start = first.span?.start, ledger.days.contains(first.day) {
      var day = first.day
      while day > ledger.days.lowerBound, isKnown(day.advanced(by: -1)) { day = day.advanced(by: -1) }
      let begin = midnight(of: day)
      // How far one goes that begins before the ledger does nobody can tell.
      if day > ledger.days.lowerBound, begin < start, begin.seconds(until: start) <= Int64(reach) * 86_400 {
        spans.insert(Shift.Span(start: begin, end: start), at: 0)
      }
    }
    var longest = [OfWeek?](repeating: nil, count: weeks.count)
    var first = 0
    for span in spans {
      while first < weeks.count, weeks[first].upperBound < zone.local(span.start).day { first += 1 }
      for week in weeks.indices[first...] {
        let begin = midnight(of: weeks[week].lowerBound)
        let end = midnight(of: weeks[week].upperBound.advanced(by: 1))
        if span.end < begin { break }
        let middle = span.start.advanced(by: span.seconds / 2)
        let isOfWeek = span.seconds <= begin.seconds(until: end) && begin <= middle && middle < end
        let part = isOfWeek ? span.seconds : max(span.start, begin).seconds(until: min(span.end, end))
        if part > longest[week]?.seconds ?? 0 { longest[week] = OfWeek(seconds: part, whole: span.seconds) }
      }
    }
    // The rests beside work at an unknown hour may be longer than all that is known.
    for stretch in stretches where stretch.span == nil {
      if let week = weeks.firstIndex(where: { $0.contains(stretch.day) }) { longest[week] = nil }
    }
    // So may the days of a week of which nothing is known.
    let today = zone.local(now).day
    for (index, week) in weeks.enumerated() where week.lowerBound <= today {
      let past = (0...week.lowerBound.days(until: min(week.upperBound, today)))
      let unknown = past.count { !isKnown(week.lowerBound.advanced(by: $0)) }
      if unknown > 0, longest[index]?.seconds ?? 0 < Int64(unknown) * 86_400 { longest[index] = nil }
    }
    return longest
  }
}

/// Work as it lies between rests: a shift from its start to its end, a call-out, a time on call at the
/// workplace.
struct WorkStretch {
  let day: CivilDay
  /// From when to when, minutes that another shift has included; `nil` where nothing tells it.
  let span: Shift.Span?
  let basis: Shift.Basis
  let isNight: Bool
  /// Whether it goes on into the night, time on call at the workplace too.
  private let isOvernight: Bool
  /// Whether it is a shift, no work in time on call.
  let isShift: Bool
  /// Whether nobody knows yet when it ends: a rest goes before it, none can be told behind it.
  let isOpen: Bool

  /// The day on which it ends, by the clock of its shift.
  private let lastDay: CivilDay

  /// The days from its end to another one, on which there may be other work: all behind the day of its shift
  /// that it does not fill.
  func daysAfter(until other: CivilDay) -> some Sequence<CivilDay> {
    let first = max(day.advanced(by: 1), lastDay)
    return (0..<max(0, first.days(until: other))).lazy.map { first.advanced(by: $0) }
  }

  /// Whether a rest may lie between it and a later one: of one day, where that is a night, or time on call at
  /// the workplace until the next day, that she came back for.
  func isApart(from later: WorkStretch) -> Bool {
    guard day == later.day, let span, let other = later.span else { return true }
    return later.isOvernight && !isOvernight && span.end < other.start
  }

  private init(_ shift: Shift, _ span: Shift.Span?) {
    (day, self.span, basis, isNight, isShift) = (shift.day, span, shift.basis, shift.isNight, shift.isWork)
    isOvernight = shift.isOvernight
    lastDay = span.map { shift.zone.local($0.end).day } ?? shift.day
    isOpen = shift.isWork && shift.isOpenEnded
  }

  /// The stretches of shifts in the order in which they begin; where nothing tells it, at noon.
  static func all(of shifts: some Sequence<Shift>) -> [WorkStretch] {
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

  /// The days with so many seconds of work on end, or more: what is left of 24 hours is no rest, or too short
  /// a one. Shifts of several days that touch have a rest of nothing between them, which is told as that.
  ///
  /// - Source: directive 2003/88/EC, article 3: the daily rest is one in each 24 hours.
  static func onEnd(
    of shifts: some Sequence<Shift>, _ least: Int64, counting extent: WorkExtent
  ) -> [(day: CivilDay, seconds: Int64)] {
    var found: [(day: CivilDay, span: Shift.Span)] = []
    for stretch in all(of: shifts.filter { extent == .whole || $0.state == .done }) {
      guard let span = stretch.span, !stretch.isOpen else { continue }
      if let last = found.last, last.day == stretch.day, span.start <= last.span.end {
        found[found.count - 1].span.end = max(last.span.end, span.end)
      } else {
        found.append((stretch.day, span))
      }
    }
    return found.filter { $0.span.seconds >= least }.map { ($0.day, $0.span.seconds) }
  }
}

import JournalModel

extension ShiftReckoning {
  /// Sets the hours of shifts that stand in order: minutes that two of them share are those of the earlier
  /// one, and time at work is no time on call.
  func countOnce(_ shifts: inout [Shift]) {
    var worked = RecentSpans(), planned = RecentSpans(), onCall = RecentSpans()
    // Also where an earlier shift has all of its minutes. By index, here and below: `map` copies each shift.
    let isKnown = shifts.indices.map {
      !(shifts[$0].isOnCall ? shifts[$0].onCallSpans : shifts[$0].spans).isEmpty
    }
    // To ask for what is reckoned copies it, too.
    let isWork = shifts.indices.map { shifts[$0].isWork }
    // Each call-out stands where it begins: other work may lie between two of them.
    var parts: [(index: Int, spans: [Shift.Span])] = []
    for index in shifts.indices where isWork[index] || shifts[index].isOnCall {
      let spans = shifts[index].spans
      if spans.isEmpty { continue }
      if shifts[index].isOnCall { parts += spans.map { (index, [$0]) } } else { parts.append((index, spans)) }
      shifts[index].spans = []
    }
    for place in ShiftReckoning.order(parts.map { $0.spans.first?.start }) {
      let (index, spans) = parts[place]
      let own = worked.taking(spans)
      shifts[index].spans += own
      shifts[index].sharedMinutes += (spans.length - own.length) / 60
    }
    for index in ShiftReckoning.order(shifts.indices.map { shifts[$0].onCallSpans.first?.start })
    where !shifts[index].onCallSpans.isEmpty {
      shifts[index].onCallSpans = onCall.taking(shifts[index].onCallSpans)
    }
    for index in ShiftReckoning.order(shifts.indices.map { shifts[$0].plannedStart })
    where isWork[index] {
      if shifts[index].state == .absent {
        shifts[index].minutesOff = shifts[index].planned?.work(shifts[index].plannedSpans) ?? 0
      } else {
        setPlannedMinutes(of: &shifts[index], &planned)
      }
    }
    let work = shifts.indices.flatMap { isWork[$0] || shifts[$0].isOnCall ? shifts[$0].spans : [] }
    for index in shifts.indices {
      guard isKnown[index], shifts[index].state != .absent else { continue }
      let whole = hours(of: shifts[index], work, until: nil)
      shifts[index].whole = whole
      defer { if shifts[index].isOff { shifts[index].planWhatWasWorked() } }
      guard shifts[index].hasBegun else { continue }
      // Of what is over, now cuts nothing off.
      let isOver = (shifts[index].spans + shifts[index].onCallSpans).allSatisfy { $0.end <= now.wholeMinute }
      shifts[index].soFar = isOver ? whole : hours(of: shifts[index], work, until: now)
    }
  }

  /// Indices in the order of moments; what has none stays where it is.
  private static func order(_ moments: [Instant?]) -> [Int] {
    let known = moments.indices.filter { moments[$0] != nil }.sorted { left, right in
      (moments[left]?.secondsSinceEpoch ?? 0, left) < (moments[right]?.secondsSinceEpoch ?? 0, right)
    }
    return known + moments.indices.filter { moments[$0] == nil }
  }

  private func setPlannedMinutes(of shift: inout Shift, _ taken: inout RecentSpans) {
    guard let planned = shift.planned, !planned.spans.isEmpty else { return }
    let spans = taken.taking(shift.plannedSpans)
    shift.plannedMinutes = planned.work(spans)
    switch shift.state {
    case .absent, .planned: break
    case .underWay: shift.plannedSoFar = planned.work(spans.cut(at: now))
    // What was left early was planned as a whole.
    case .done: shift.plannedSoFar = shift.plannedMinutes
    }
  }

  /// The hours of a shift, as a whole or up to a moment.
  private func hours(of shift: Shift, _ work: [Shift.Span], until moment: Instant?) -> Shift.Hours {
    func cut(_ spans: [Shift.Span]) -> [Shift.Span] { moment.map { spans.cut(at: $0) } ?? spans }
    var hours = Shift.Hours()
    let calendar = WorkCalendar(plan: plan, zone: shift.zone)
    for span in cut(shift.spans) { calendar.add(span, to: &hours) }
    var pause = shift.statedBreak
    if shift.isOnCall {
      let near = work.filter { span in
        shift.onCallSpans.contains { $0.start < span.end && span.start < $0.end }
      }
      let busy = Shift.Span.union(shift.spans + near)
      hours.onCall = cut(Shift.Span.without(shift.onCallSpans, busy)).reduce(0) { $0 + Int($1.seconds / 60) }
    } else {
      pause =
        pause ?? shift.planned?.breakMinutes
        ?? shift.type.flatMap { plan.table.definition(of: $0, on: shift.day)?.breakMinutes }
    }
    hours.breakMinutes = min(hours.presence, max(0, (pause ?? 0) - shift.minutesAway))
    return hours
  }
}

extension [Shift.Span] {
  fileprivate var length: Int { Int(reduce(0) { $0 + $1.seconds }) }

  /// What lies before a moment, up to its minute.
  fileprivate func cut(at moment: Instant) -> [Shift.Span] {
    compactMap { span in
      span.start < moment ? Shift.Span(start: span.start, end: Swift.min(span.end, moment.wholeMinute)) : nil
    }
  }
}

/// Spans that are taken, as far as they can reach into what begins later.
private struct RecentSpans {
  private var spans: [Shift.Span] = []

  /// What is left of spans where earlier ones have their time; takes it.
  mutating func taking(_ new: [Shift.Span]) -> [Shift.Span] {
    guard let first = new.first else { return new }
    spans.removeAll { $0.end <= first.start }
    let left = spans.isEmpty ? new : Shift.Span.without(new, Shift.Span.union(spans))
    spans += left
    return left
  }
}

/// What is a night, a Sunday, a holiday: what minutes are told apart by.
private struct WorkCalendar {
  let plan: ShiftPlan
  let zone: TimeZoneRules

  func add(_ span: Shift.Span, to hours: inout Shift.Hours) {
    hours.presence += Int(span.seconds / 60)
    let (first, last) = (zone.local(span.start).day, zone.local(span.end).day)
    for offset in -1...max(0, first.days(until: last)) {
      let day = first.advanced(by: offset)
      let end = plan.night.end > plan.night.start ? day : day.advanced(by: 1)
      hours.night += minutes(span, day, plan.night.start, end, plan.night.end)
      guard offset >= 0 else { continue }
      let (isSunday, isHoliday) = (day.weekday == .sunday, plan.holidays.contains(day))
      guard isSunday || isHoliday else { continue }
      let minutes = minutes(span, day, .midnight, day.advanced(by: 1), .midnight)
      if isSunday { hours.sunday += minutes }
      if isHoliday { hours.holiday += minutes }
    }
  }

  private func minutes(
    _ span: Shift.Span, _ day: CivilDay, _ time: ClockTime, _ lastDay: CivilDay, _ lastTime: ClockTime
  ) -> Int {
    let start = max(span.start, zone.instant(of: CivilTime(day: day, time: time)))
    let end = min(span.end, zone.instant(of: CivilTime(day: lastDay, time: lastTime)))
    return max(0, Int(start.seconds(until: end) / 60))
  }
}

extension PlannedShift {
  /// The minutes of its work less the unpaid break.
  func minutes(in zone: TimeZoneRules) -> Int { work(spans.map { Shift.Span($0, in: zone) }) }

  /// Minutes of its spans less the unpaid break.
  fileprivate func work(_ spans: [Shift.Span]) -> Int {
    let minutes = spans.length / 60
    return minutes - min(minutes, breakMinutes)
  }
}

extension Shift {
  /// Takes what was not worked of a day off out of its plan: leave and sickness are on neither side.
  ///
  /// - Source: directive 2003/88/EC, article 16 (b).
  fileprivate mutating func planWhatWasWorked() {
    let worked = whole?.worked ?? 0
    // While it goes on, nobody knows how much that will be.
    if state == .done { minutesOff = max(0, (plannedMinutes ?? 0) - worked) }
    plannedMinutes = plannedMinutes.map { min($0, worked) }
    plannedSoFar = plannedSoFar.map { min($0, soFar?.worked ?? 0) }
  }
}

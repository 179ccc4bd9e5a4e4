import JournalModel

/// Looks for the shift to which a moment belongs.
struct ShiftSearch {
  let zone: TimeZoneRules
  let kind: Kind?
  /// The end that a check-out states.
  let end: ShiftTime?
  /// The shifts of the days around; its moment is the one in question.
  let ledger: Ledger

  private var moment: Instant { ledger.now }
  /// A shift within time off claims nothing.
  private var shifts: [Shift] { ledger.shifts.filter { $0.state != .absent } }

  /// How long before its start a shift claims a record, in seconds: people check in early.
  static let before: Int64 = 2 * 3600
  /// How long after its end it claims a record, in seconds: what is written before going to sleep.
  static let after: Int64 = 3 * 3600
  /// A shift of a day and a night claims nothing behind its end but its check-out: the day on which it began
  /// is over, and the one on which it ended has begun.
  static let wholeDay: Int64 = 24 * 3600

  /// The shift of the plan around the moment: the one it lies in, else the one it lies nearest to, within the
  /// margins.
  ///
  /// A check-in looks at the start where two shifts are in question, and at those that have none yet. A shift
  /// that has ended and has its check-out is over.
  var nearest: Shift? { nearest(of: shifts) }

  /// The shift of a day off around the moment of a check-in or check-out: who is off may have gone to work.
  var ofDayOff: ShiftDay? {
    guard kind?.isShiftEnd ?? false,
      let worked = nearest(of: ledger.shifts.filter { $0.state == .absent }), let planned = worked.planned
    else { return nil }
    return ShiftDay(day: worked.day, shift: worked.type, basis: .plan(planned), worked: worked)
  }

  private func nearest(of shifts: [Shift]) -> Shift? {
    var nearest: (shift: Shift, distance: Int64)?
    for shift in shifts {
      guard let planned = shift.planned, planned.isShift, let distance = distance(to: shift, planned) else {
        continue
      }
      if let nearest, nearest.distance <= distance { continue }
      nearest = (shift, distance)
    }
    return nearest?.shift
  }

  /// Seconds between the moment and the shift, or its start for a check-in; `nil` beyond the margins.
  private func distance(to shift: Shift, _ planned: PlannedShift) -> Int64? {
    guard let hours = ShiftSearch.hours(of: planned) else { return nil }
    let start = hours.start.instant(in: shift.zone)
    let end = hours.end.instant(in: shift.zone)
    let early = moment.seconds(until: start)
    let late = end.seconds(until: moment)
    // Words behind a check-out are of the shift that just ended, however late that was.
    let over = kind == .entry ? shift.moment(of: shift.checkOut) : nil
    let isJustOver =
      over.map { over in
        start < over && start.seconds(until: end) < ShiftSearch.wholeDay
          && 0...ShiftSearch.after ~= over.seconds(until: moment)
      } ?? false
    if isJustOver { return max(0, late) }
    guard early <= ShiftSearch.before, late <= ShiftSearch.after,
      kind == .checkOut || !shift.isLongOver(at: moment)
    else { return nil }
    switch kind {
    // One that has a check-in is thought of last: it would get a second one.
    case .checkIn:
      // Who checks in near the end of a shift that was checked out of has come to other work; time on call
      // may have several calls.
      if let over = shift.moment(of: shift.checkOut), over <= moment, abs(early) > abs(late),
        !shift.isOnCall || late > -ShiftReckoning.feeling
      {
        return nil
      }
      return late > 0 ? nil : abs(early) + (shift.checkIn == nil ? 0 : ShiftSearch.after)
    default: return late > 0 && shift.checkOut != nil && kind != .checkOut ? nil : max(0, early, late)
    }
  }

  /// The shifts of the plan that have begun by now and have no check-out.
  private var waiting: [Shift] {
    ledger.begun.filter { ($0.planned?.isShift ?? false) && ($0.begins.map { $0 <= moment } ?? true) }
  }

  /// Whether a check-out is not of the open shift, which begins later by the plan, but of one that has begun.
  var checksOutEarlier: Bool {
    kind == .checkOut && !waiting.isEmpty && ledger.open?.plannedStart.map { moment < $0 } ?? false
  }

  /// The shifts that a check-out may be of, in the order in which they began: those that are open, and those
  /// that were checked out of and ended under three hours ago, or have not ended.
  private var begun: [Shift] { shifts.filter(takesCheckOut) }

  private func takesCheckOut(_ shift: Shift) -> Bool {
    guard let start = shift.begins, start <= moment else { return false }
    guard shift.checkOut != nil else { return shift.isOpen(at: moment) }
    guard shift.planned?.isShift ?? false, let end = shift.plannedEnd else { return false }
    return max(end, shift.end ?? end).seconds(until: moment) < ShiftSearch.after
  }

  /// The shift begun last where it was checked out of already: the later check-out is of it too, unless an
  /// open one has a check-in, and it has none and its end is no nearer.
  var closedLast: ShiftDay? {
    let begun = begun
    guard kind == .checkOut, let last = begun.last, last.checkOut != nil, let planned = last.planned else {
      return nil
    }
    let noted = begun.last { $0.checkIn != nil }
    if let noted, last.checkIn == nil, distance(last) >= distance(noted) { return nil }
    return ShiftDay(day: last.day, shift: last.type, basis: .plan(planned), worked: last)
  }

  private func distance(_ shift: Shift) -> Int64 {
    (shift.plannedEnd ?? shift.begins).map { abs($0.seconds(until: moment)) } ?? .max
  }

  /// The shift of a check-out that states an end, where the one begun last can't have ended then: of those
  /// that can the one whose end by the plan is nearest.
  var ofStatedEnd: ShiftDay? {
    let begun = begun
    guard kind == .checkOut, let last = begun.last(where: { $0.checkIn != nil }) ?? begun.last,
      end != nil, last.plannedEnd != nil, distance(ofEnd: last) == nil, let found = ending(begun),
      let planned = found.planned
    else { return nil }
    return ShiftDay(day: found.day, shift: found.type, basis: .plan(planned), worked: found)
  }

  /// Of shifts the one that can have ended at the stated end, nearest to its planned one; the later of two.
  private func ending(_ shifts: [Shift]) -> Shift? {
    let near = shifts.reversed().compactMap { shift in distance(ofEnd: shift).map { (shift, $0) } }
    return near.min { $0.1 < $1.1 }?.0
  }

  private func distance(ofEnd shift: Shift) -> Int64? {
    guard let end, let first = shift.plannedStart, let last = shift.plannedEnd else { return nil }
    return end.distance(from: last, after: first, toldAt: moment, in: shift.zone)
  }

  /// The day of a check-out of which no check-in tells: the shift that began last of those that are open,
  /// until the next one begins; `nil` where nothing that is planned has begun.
  ///
  /// Where several are open nothing says which one is meant, nor where the last one ended long ago: `rivals`
  /// has them.
  var checkOut: ShiftDay? {
    let begun = waiting
    if let last = begun.last, let planned = last.planned {
      var day = ShiftDay(day: last.day, shift: last.type, basis: .plan(planned), worked: last)
      // A shift whose next one has begun and that has no check-in was forgotten, or not written about at all;
      // one that runs beside another is in question.
      let beside = begun.dropLast().filter { isBeside($0, last) }
      if !beside.isEmpty || hasJustBegun(last) {
        day.basis = .lastBegun(planned)
        day.rivals = (beside.isEmpty ? shifts.filter { $0.isOver(at: moment) }.suffix(2) : beside) + [last]
      }
      return day
    }
    return lastBegun(isForgotten: false)
  }

  /// The day of a check-out that comes so long after the shift begun last that other work may be meant: no
  /// shift is made up as long as that one has no check-out.
  var forgotten: ShiftDay? { lastBegun(isForgotten: true) }

  /// The day of a check-out that is nearer to the end of a shift which nobody checked in to than to that of
  /// the open one before it: a check-out that is missing never takes the next shift's.
  var begunBehindOpen: ShiftDay? {
    guard kind == .checkOut, let open = ledger.open, let end = open.plannedEnd, let last = waiting.last,
      last.checkIn == nil, let planned = last.planned, let next = last.plannedEnd,
      last.plannedStart.map({ end <= $0 }) ?? false,
      abs(moment.seconds(until: next)) < abs(end.seconds(until: moment))
    else { return nil }
    var day = ShiftDay(day: last.day, shift: last.type, basis: .lastBegun(planned), worked: last)
    day.rivals = [open, last]
    return day
  }

  /// The shift of which nothing is noted and that begins within the hour, where none that has begun waits for
  /// a check-out: who writes one now has begun.
  var aboutToBegin: Shift? {
    let coming = shifts.first { shift in
      guard shift.isWork || shift.isOnCall, !shift.isNoted, let start = shift.plannedStart else {
        return false
      }
      return 1...3600 ~= moment.seconds(until: start)
    }
    let isOpen = ledger.begun.contains { $0.checkIn != nil && !$0.isLongOver(at: moment) }
    guard coming != nil, !isOpen else { return nil }
    let hasJustEnded = shifts.contains { shift in
      guard let end = shift.plannedEnd, let start = shift.begins, start <= moment else { return false }
      return end.seconds(until: moment) <= ShiftSearch.after
    }
    return hasJustEnded ? nil : coming
  }

  /// The time on call that began last of those in which all of some calls lie; `nil` of none.
  func timeOnCall(of callOuts: [ClockSpan]) -> Shift? {
    guard !callOuts.isEmpty else { return nil }
    return shifts.last { shift in
      guard shift.isOnCall, let end = shift.plannedEnd,
        end.seconds(until: moment) <= ShiftSlots.longestHours * 3600
      else { return false }
      return callOuts.allSatisfy { shift.callOut($0).map { $0.end <= moment } ?? false }
    }
  }

  /// Whether a shift began within the last hour and has no check-in: who checks out may mean an earlier one.
  private func hasJustBegun(_ shift: Shift) -> Bool {
    shift.checkIn == nil && (shift.begins.map { $0.seconds(until: moment) < 3600 } ?? false)
  }

  /// Whether a shift had not ended when another one began.
  private func isBeside(_ first: Shift, _ second: Shift) -> Bool {
    guard let end = first.plannedEnd, let start = second.begins else { return first.day == second.day }
    return start < end || end.seconds(until: moment) <= ShiftSearch.after
  }

  /// The shift that began last, where the day itself has none that has begun: a check-out belongs neither to
  /// rest nor to a shift to come. More than 18 hours after its end it is forgotten; of one that has its
  /// check-out a further one is then of work that no plan knows.
  private func lastBegun(isForgotten: Bool) -> ShiftDay? {
    let today = zone.local(moment).day
    let begun = shifts.filter { shift in
      guard shift.planned?.isShift ?? false, let start = shift.begins else { return false }
      return start <= moment
    }
    guard let last = begun.last, let planned = last.planned, last.day < today,
      shifts.contains(where: { $0.day == today && $0.isNoted }) == false,
      last.isForgotten(at: moment) == isForgotten, !isForgotten || last.checkOut == nil
    else { return nil }
    var day = ShiftDay(day: last.day, shift: last.type, basis: .lastBegun(planned), worked: last)
    // Of one that has only just ended nobody need be asked.
    if let end = last.plannedEnd, end.seconds(until: moment) <= ShiftSearch.after {
      day.basis = .plan(planned)
    } else {
      day.rivals = begun.suffix(3).filter { !isForgotten || $0.checkOut == nil }
    }
    return day
  }

  /// The day without its shift where that begins hours later, or was checked in to and is over: who comes or
  /// goes now has come to other work.
  func apart(_ boundary: ShiftDay) -> ShiftDay {
    let planned = ledger.shifts(on: boundary.day).filter { $0.planned?.isShift ?? false }
    let isAhead = planned.compactMap(\.begins).min().map {
      moment.seconds(until: $0) > ShiftSlots.farBefore(kind)
    }
    let isBehind =
      kind == .checkIn && !planned.isEmpty
      && planned.allSatisfy { shift in
        shift.checkIn != nil && shift.plannedEnd.map { $0.seconds(until: moment) > 3600 } ?? false
      }
    guard isAhead ?? false || isBehind else { return boundary }
    var day = boundary
    day.shift = nil
    return day
  }

  /// The hours of a shift, or those that are enough to tell a night from a day.
  static func hours(of planned: PlannedShift) -> ShiftHours? {
    planned.hours ?? customaryHours(of: planned.meaning, on: planned.day)
  }

  /// Where a rota says no hours: enough to tell a night from a day, never used for durations.
  static func customaryHours(of meaning: ShiftMeaning?, on day: CivilDay) -> ShiftHours? {
    guard meaning == .night, let start = ClockTime(hour: 19, minute: 0),
      let end = ClockTime(hour: 7, minute: 0)
    else { return nil }
    return ShiftHours(day: day, start: start, end: end)
  }

  /// The shift of a day that a person means: of those with the word the one that waits for such a record, of
  /// several the one with the nearest start.
  func shift(on day: CivilDay, like word: ShiftType?) -> Shift? {
    let alike = ledger.shifts(on: day).filter { shift in
      guard let word else { return true }
      return shift.type.map { $0.isAlike(word) } ?? true
    }
    let there = alike.filter { $0.state != .absent }
    // Who is off may have gone to work.
    let shifts = there.isEmpty && kind?.isShiftEnd ?? false ? alike : there
    if kind == .checkOut, shifts.count > 1 {
      if end != nil, let found = ending(shifts) { return found }
      if let last = shifts.last(where: takesCheckOut), last.checkOut != nil { return last }
    }
    let waiting = shifts.filter { kind == .checkOut ? $0.checkOut == nil : $0.checkIn == nil }
    func distance(_ shift: Shift) -> Int64 {
      shift.begins.map { abs($0.seconds(until: moment)) } ?? .max
    }
    return (waiting.isEmpty ? shifts : waiting).min { distance($0) < distance($1) }
  }

  /// The day of a shift whose word the person gave: the open shift's where it is the same, the plan's where
  /// it has that shift around now, for a night the day its evening lies on.
  func day(of word: ShiftType, isNight: Bool, otherwise: CivilDay) -> CivilDay {
    if kind != .checkIn {
      let open = shifts.filter { $0.checkIn != nil && $0.isOpen(at: moment) }
      if let meant = open.first(where: { $0.checkIn?.shift.map { $0.isAlike(word) } ?? true }) {
        return meant.day
      }
    }
    if let planned = planned(word) { return planned.day }
    guard isNight else { return otherwise }
    let local = zone.local(moment)
    return local.time.hour < Shift.hourOfMorning(after: kind) ? local.day.advanced(by: -1) : local.day
  }

  /// The shift of the plan with a word: around the moment; for a check-out the one begun last, forgotten or
  /// not.
  private func planned(_ word: ShiftType) -> PlannedShift? {
    if let found = nearest, let planned = found.planned, planned.type.isAlike(word) { return planned }
    let alike = shifts.filter { $0.planned?.type.isAlike(word) ?? false }
    if kind == .checkOut {
      let begun = alike.filter { ($0.begins ?? Instant(secondsSinceEpoch: .max)) <= moment }
      return (begun.last { $0.checkOut == nil } ?? begun.last)?.planned
    }
    let today = zone.local(moment).day
    // A night that begins in the evening is not the one that is said in the small hours.
    return alike.first { shift in
      let isFar = shift.begins.map { moment.seconds(until: $0) > ShiftSlots.farBefore(kind) } ?? false
      return shift.day == today && !(isFar && shift.planned?.hours?.isOverMidnight ?? false)
    }?.planned
  }
}

extension Shift {
  /// The hour up to which a record of a kind is about the night before: after a night people write in the
  /// morning, and check out until late in the afternoon.
  package static func hourOfMorning(after kind: Kind?) -> Int { kind == .checkOut ? 18 : 12 }

  /// How long before its start a shift claims a check-in without a date, in seconds: people check in early.
  package static var comingEarly: Int64 { 2 * 3600 }

  /// Whether its planned hours have ended.
  package func isOver(at moment: Instant) -> Bool { plannedEnd.map { $0 <= moment } ?? false }

  /// Whether they ended so long ago that a check-out of now may be of other work.
  package func isForgotten(at moment: Instant) -> Bool {
    plannedEnd.map { $0.seconds(until: moment) > ShiftSlots.longestHours * 3600 } ?? false
  }

  /// Whether they ended so long ago that it claims nothing any more but its check-out.
  package func isLongOver(at moment: Instant) -> Bool {
    guard let hours = planned.flatMap(ShiftSearch.hours(of:)) else { return false }
    let (start, end) = (hours.start.instant(in: zone), hours.end.instant(in: zone))
    let isWholeDay = start.seconds(until: end) >= ShiftSearch.wholeDay
    return end.seconds(until: moment) > (isWholeDay ? 0 : ShiftSearch.after)
  }
}

import JournalModel

/// Reckons the hours of shifts from what was said, planned and noted.
struct ShiftReckoning {
  let plan: ShiftPlan
  let now: Instant

  /// Longer shifts are a forgotten check-out where only notes tell their hours.
  static let longest: Int64 = 18 * 3600
  /// A check-in this near to the beginning of time on call, or a check-out this near to its end, tells how
  /// she felt and is no call-out.
  static let feeling: Int64 = 30 * 60
  /// The longest stated shift that is believed, in seconds.
  private static let longestSaid: Int64 = 48 * 3600

  func shift(_ slot: ShiftSlot, of records: [Shift.Held]) -> Shift {
    var shift = Shift(slot, zone: plan.zone.zone(on: slot.day))
    if slot.meaning == .onCall {
      setCallOuts(of: &shift, slot, records)
    } else {
      setWork(of: &shift, slot, records)
      shift.extent = Shift.Span(around: shift.spans)
    }
    setState(of: &shift)
    return shift
  }

  // MARK: Work

  private func setWork(of shift: inout Shift, _ slot: ShiftSlot, _ records: [Shift.Held]) {
    let planned = shift.plannedSpans
    shift.spans = planned
    let held = slot.isNoted ? hold(&shift, slot, records, planned) : nil
    if let told = shift.planned?.worked, !told.isEmpty {
      (shift.spans, shift.basis) = (shift.planned?.worked(told, in: shift.zone) ?? [], .said)
      // A gap that the plan has is no break of it.
      if planned.count < 2 { shift.minutesAway = shift.spans.minutesBetween }
    } else if let held {
      switch planned.count {
      case 0: setUnplannedWork(of: &shift, held)
      case 1: setWork(of: &shift, within: planned[0], held)
      default: setWork(of: &shift, planned, held)
      }
    }
  }

  /// Sets which records hold, and which do no more.
  private func hold(
    _ shift: inout Shift, _ slot: ShiftSlot, _ records: [Shift.Held], _ planned: [Shift.Span]
  ) -> ShiftStays {
    let begun = slot.checkIns.dropFirst(slot.slips)
    let held = ShiftStays(of: shift, planned, begun, slot.checkOuts, records, clock: plan.clock)
    shift.before = held.last.checkIn.map { records[$0] }
    shift.after = held.last.checkOut.map { records[$0] }
    // Mostly there is one of each.
    let count = (shift.before == nil ? 0 : 1) + (shift.after == nil ? 0 : 1)
    if slot.checkIns.count + slot.checkOuts.count > count {
      let earlier = held.earlier
      shift.earlierRecords = earlier.map { records[$0].record }
      shift.replaced = (begun + slot.checkOuts + slot.checkIns.prefix(slot.slips)).filter { index in
        index != held.last.checkIn && index != held.last.checkOut && !earlier.contains(index)
      }.map { records[$0].record.id }
    }
    return held
  }

  /// The ends of a stay that were said, or noted where notes are clock times, and which. A check-in near the
  /// end clocks no start, but of who came back.
  private func ends(
    _ stay: ShiftStays.Stay, of held: ShiftStays, _ planned: Shift.Span, _ shift: Shift,
    isReturn: Bool = false
  ) -> (start: Instant?, end: Instant?, basis: Shift.Basis) {
    let (from, until) = (planned.start, planned.end)
    let (checkIn, checkOut) = (held.record(stay.checkIn), held.record(stay.checkOut))
    var start = shift.saidStart(checkIn, near: from).flatMap { $0 < until ? $0 : nil }
    var end = shift.saidEnd(checkOut, near: until, after: start ?? from)
    if let first = start, let last = end, first.seconds(until: last) > Self.longestSaid {
      (start, end) = (nil, nil)
    }
    var basis: Shift.Basis = start != nil || end != nil ? .said : .plan
    if plan.clock == .notes {
      let isStart = isReturn || !shift.isNearEnd(of: planned, checkIn)
      let noted = (start: isStart ? shift.moment(of: checkIn) : nil, end: shift.moment(of: checkOut))
      if start ?? noted.start ?? from < end ?? noted.end ?? until {
        if basis == .plan, noted.start != nil || noted.end != nil { basis = .notes }
        (start, end) = (start ?? noted.start, end ?? noted.end)
      }
    }
    return (start, end, basis)
  }

  /// The plan's spans between the ends of their stays. Who comes or goes between them has worked longer
  /// before or behind the gap.
  ///
  /// Where moments count, who came late or left early missed the spans before or behind. What is stated is of
  /// one part and says nothing of the others, but for an end before the part's or far behind it: she went
  /// home then.
  private func setWork(of shift: inout Shift, _ planned: [Shift.Span], _ held: ShiftStays) {
    let ends = zip(held.stays, planned).map { self.ends($0, of: held, $1, shift) }
    shift.basis = [.said, .notes].first { basis in ends.contains { $0.basis == basis } } ?? .plan
    var (first, last) = (0, planned.count - 1)
    let isNotes = plan.clock == .notes
    if isNotes, let noted = held.stays.firstIndex(where: \.isNoted), ends[noted].start != nil {
      first = noted
    }
    if let noted = held.stays.lastIndex(where: \.isNoted), let end = ends[noted].end,
      isNotes || !(-PlannedShift.hoursInDoubt...3600 ~= planned[noted].end.seconds(until: end))
    {
      last = noted
    }
    let spans = (first...last).compactMap { number in
      Shift.Span(from: ends[number].start ?? planned[number].start, ends[number].end ?? planned[number].end)
    }
    shift.spans = spans.count > 1 ? Shift.Span.union(spans) : spans
  }

  /// The stays of a shift of one span: what lies between them is no work, and part of the break.
  private func setWork(of shift: inout Shift, within planned: Shift.Span, _ held: ShiftStays) {
    var spans: [Shift.Span] = []
    for (number, stay) in held.stays.enumerated() {
      let ends = self.ends(stay, of: held, planned, shift, isReturn: number > 0)
      if ends.basis != .plan, shift.basis != .said { shift.basis = ends.basis }
      let start = ends.start ?? (number == 0 ? planned.start : nil)
      let end = ends.end ?? (number == held.stays.count - 1 ? planned.end : nil)
      if let span = Shift.Span(from: start, end) { spans.append(span) }
    }
    shift.spans = spans
    guard spans.count > 1 else { return }
    shift.spans = Shift.Span.union(spans)
    shift.minutesAway = shift.spans.minutesBetween
  }

  /// Where no plan knows the hours, what was said and noted is all there is.
  private func setUnplannedWork(of shift: inout Shift, _ held: ShiftStays) {
    var spans: [Shift.Span] = []
    for (number, stay) in held.stays.enumerated() {
      let (checkIn, checkOut) = (held.record(stay.checkIn), held.record(stay.checkOut))
      let (noted, over) = (shift.moment(of: checkIn), shift.moment(of: checkOut))
      let saidStart = shift.saidStart(checkIn, near: noted)
      guard let start = saidStart ?? noted else { continue }
      let saidEnd = shift.saidEnd(checkOut, near: over, after: start)
      if shift.basis != .said { shift.basis = saidStart != nil || saidEnd != nil ? .said : .notes }
      let isForgotten = number < held.stays.count - 1 || start.seconds(until: now) > Self.longest
      guard let end = saidEnd ?? over ?? (checkOut == nil && !isForgotten ? now : nil), start <= end,
        start.seconds(until: end) <= (saidEnd == nil ? Self.longest : Self.longestSaid)
      else { continue }
      spans.append(Shift.Span(start: start, end: end))
    }
    shift.spans = spans.count > 1 ? Shift.Span.union(spans) : spans
  }

  // MARK: Time on call

  /// Each check-in during time on call with the check-out after it is a call-out, and what the person stated.
  private func setCallOuts(of shift: inout Shift, _ slot: ShiftSlot, _ records: [Shift.Held]) {
    let spans = shift.plannedSpans
    shift.onCallSpans = spans
    let noCalls = shift
    func calls(of checkOut: Int) -> [Shift.Span] {
      records[checkOut].record.callOuts.compactMap { noCalls.callOut($0) }
    }
    var used: Set<Int> = []
    var isSaid = false
    for (number, checkIn) in slot.checkIns.enumerated() {
      let next = number + 1 < slot.checkIns.count ? slot.checkIns[number + 1] : records.count
      // The last check-out that ends a call-out: one at the end of the time on call says how she felt. One
      // that states calls is of those, where another one ended the call that was noted.
      let behind = slot.checkOuts.filter { checkIn < $0 && $0 < next }.reversed()
      let plain = behind.filter { calls(of: $0).isEmpty }
      for checkOut in plain + behind.filter({ !calls(of: $0).isEmpty }) {
        guard let (span, isOfWords) = callOut(shift, records[checkIn].record, records[checkOut].record, spans)
        else {
          continue
        }
        // What this check-out or a later one states of the call holds, its moments clock nothing then.
        let stated = behind.filter { $0 >= checkOut }.flatMap(calls)
        if !stated.contains(where: { $0.start < span.end && span.start < $0.end }) {
          shift.callOuts.append(span)
        }
        isSaid = isSaid || isOfWords
        used.formUnion([checkIn, checkOut])
        break
      }
    }
    // What a dated shift says was worked holds, as it does of work: each of its spans is a call.
    let worked = shift.planned?.worked ?? []
    if !worked.isEmpty { shift.callOuts = [] }
    let noted = worked.isEmpty ? stated(on: slot.checkOuts, of: shift, records) : []
    used.formUnion(noted.map(\.checkOut))
    let planned = ((shift.planned?.callOuts ?? []) + worked).compactMap { shift.callOut($0) }
    let told = planned + noted.map(\.span)
    shift.callOuts = Shift.Span.union(shift.callOuts + told)
    if !told.isEmpty || isSaid {
      shift.basis = .said
    } else if !shift.callOuts.isEmpty {
      shift.basis = .notes
    }
    shift.spans = shift.callOuts
    shift.before = slot.checkIns.last.map { records[$0] }
    shift.after = slot.checkOuts.last.map { records[$0] }
    let last = [slot.checkIns.last, slot.checkOuts.last].compactMap { $0 }
    let all = used.union(last)
    shift.earlierRecords = used.subtracting(last).sorted().map { records[$0].record }
    shift.replaced = (slot.checkIns + slot.checkOuts).filter { !all.contains($0) }.map {
      records[$0].record.id
    }
    shift.openCallOuts = openCallOuts(shift, slot, records, used: used, spans)
  }

  /// The calls that check-outs state: each is a statement of its own, and one that has minutes of an earlier
  /// one holds in its place.
  private func stated(
    on checkOuts: [Int], of shift: Shift, _ records: [Shift.Held]
  ) -> [(checkOut: Int, span: Shift.Span)] {
    var stated: [(checkOut: Int, span: Shift.Span)] = []
    for checkOut in checkOuts {
      let spans = records[checkOut].record.callOuts.compactMap { shift.callOut($0) }
      stated.removeAll { former in
        spans.contains { $0.start < former.span.end && former.span.start < $0.end }
      }
      stated += spans.map { (checkOut, $0) }
    }
    return stated
  }

  /// The span of a call-out; `nil` where one of the records lies so near to an end of the time on call that
  /// it is about how she felt; with it whether the person stated one of its ends.
  private func callOut(
    _ shift: Shift, _ checkIn: Record, _ checkOut: Record, _ spans: [Shift.Span]
  ) -> (Shift.Span, isSaid: Bool)? {
    let noted = shift.moment(of: checkIn)
    let saidStart = shift.saidStart(checkIn, near: noted)
    guard let start = saidStart ?? noted else { return nil }
    let over = shift.moment(of: checkOut)
    let saidEnd = shift.saidEnd(checkOut, near: over, after: start)
    guard let end = saidEnd ?? over, start < end else { return nil }
    if let first = spans.first?.start, let last = spans.last?.end {
      let isFeeling = first.seconds(until: start) <= Self.feeling || end.seconds(until: last) <= Self.feeling
      if isFeeling || start >= last { return nil }
    }
    guard start.seconds(until: end) <= Self.longest else { return nil }
    return (Shift.Span(start: start, end: end), saidStart != nil || saidEnd != nil)
  }

  /// Check-ins in the midst of time on call that no check-out followed, and no call within the hour.
  private func openCallOuts(
    _ shift: Shift, _ slot: ShiftSlot, _ records: [Shift.Held], used: Set<Int>, _ spans: [Shift.Span]
  ) -> [String] {
    guard let first = spans.first?.start, let last = spans.last?.end else { return [] }
    return slot.checkIns.filter { index in
      guard !used.contains(index), let at = shift.moment(of: records[index].record) else { return false }
      return first.seconds(until: at) > Self.feeling && at < last
        && !shift.callOuts.contains { $0.start.advanced(by: -3600) <= at && at <= $0.end.advanced(by: 3600) }
    }.map { records[$0].record.id }
  }

  // MARK: State

  private func setState(of shift: inout Shift) {
    if shift.isOff, !shift.isNoted, shift.basis != .said {
      shift.state = .absent
      (shift.spans, shift.onCallSpans, shift.callOuts) = ([], [], [])
      return
    }
    if let start = shift.start, let end = shift.end {
      shift.state = start > now ? .planned : end > now ? .underWay : .done
      // Without hours by a plan or a check-out a shift goes on.
      if shift.planned?.hours == nil, shift.checkOut == nil, end == now, shift.isOpen(at: now) {
        shift.state = .underWay
      }
      return
    }
    let today = shift.zone.local(now).day
    if let hours = shift.customary, !shift.isNoted {
      let (start, end) = (hours.start.instant(in: shift.zone), hours.end.instant(in: shift.zone))
      shift.state = start > now ? .planned : end > now ? .underWay : .done
    } else if shift.day > today {
      shift.state = .planned
    } else {
      shift.state = shift.checkOut == nil && (shift.day == today || shift.isOpen(at: now)) ? .underWay : .done
    }
  }
}

extension Shift {
  /// Whether a check-in at a moment begins a call-out: in the midst of time on call, so far from its
  /// beginning that it is not about how she felt then.
  package func isCallOut(from moment: Instant) -> Bool {
    guard isOnCall, let first = plannedStart, let last = plannedEnd else { return false }
    return first.seconds(until: moment) > ShiftReckoning.feeling && moment < last
  }

  /// Whether a check-out at a moment tells how she felt at the end of time on call, and ends no call-out.
  package func isFeeling(at moment: Instant) -> Bool {
    isOnCall && plannedEnd.map { moment.seconds(until: $0) <= ShiftReckoning.feeling } ?? false
  }

  /// What somebody stated about it that can't be meant, by the id of the record; it counts nothing.
  package var unusable: [Unusable] {
    var found: [Unusable] = []
    if !isOnCall, let checkOut, checkOut.end != nil,
      let begin = saidStart(checkIn, near: plannedStart ?? moment(of: checkIn)) ?? plannedStart
        ?? moment(of: checkIn),
      saidEnd(checkOut, near: plannedEnd ?? moment(of: checkOut), after: begin) == nil
    {
      found.append(Unusable(id: checkOut.id, key: .end, begin: begin))
    }
    func add(_ key: Key, _ callOuts: [ClockSpan], of id: String) {
      found += callOuts.filter { !isOnCall || callOut($0) == nil }.map {
        Unusable(id: id, key: key, callOut: $0)
      }
    }
    if let checkOut { add(.callOuts, checkOut.callOuts, of: checkOut.id) }
    if let planned, case .record(let id) = planned.basis {
      add(.callOuts, planned.callOuts, of: id)
      if isOnCall { add(.worked, planned.worked, of: id) }
    }
    return found
  }

  /// The end of the shift where the start that is stated lies behind it, which counts nothing.
  package var endBeforeStart: Instant? {
    guard !isOnCall, let plannedStart, let plannedEnd, let start = saidStart(checkIn, near: plannedStart)
    else {
      return nil
    }
    return start >= plannedEnd ? plannedEnd : nil
  }

  /// An end before the start, or a call-out outside time on call.
  package struct Unusable: Hashable {
    package let id: String
    package let key: Key
    package var callOut: ClockSpan?
    /// When the shift begins that would end before that.
    package var begin: Instant?
  }

  package var plannedSpans: [Span] {
    (planned?.spans ?? []).map { Span($0, in: zone) }.filter { $0.start < $0.end }
  }

  /// The moment of a record in whole minutes, an offset that it does not state taken from the shift's zone.
  func moment(of record: Record?) -> Instant? { record?.at?.instant(in: zone).wholeMinute }

  /// The start that a check-in states: of a time of the clock the one nearest to a moment.
  fileprivate func saidStart(_ checkIn: Record?, near moment: Instant?) -> Instant? {
    checkIn?.start.flatMap { $0.instant(near: moment ?? noon, in: zone) }
  }

  /// The end that a check-out states, behind the start; `nil` where it would lie before it.
  fileprivate func saidEnd(_ checkOut: Record?, near moment: Instant?, after start: Instant) -> Instant? {
    guard let said = checkOut?.end else { return nil }
    if case .clock = said, moment == nil || moment.map({ $0 <= start }) == true {
      return said.instant(near: start.advanced(by: 12 * 3600), in: zone).flatMap { $0 > start ? $0 : nil }
    }
    return said.end(near: moment ?? start, after: start, toldAt: self.moment(of: checkOut), in: zone)
  }

  /// A call-out, the first one of its times behind the beginning of the time on call; `nil` where that is
  /// over by then, or ends long before the call does.
  package func callOut(_ told: ClockSpan) -> Span? {
    let first = planned?.hours?.start.local ?? CivilTime(day: day, time: .midnight)
    let isNext = CivilTime(day: first.day, time: told.start) < first
    // Who was called up to half an hour before was called all the same.
    let early = Span(ShiftHours(day: first.day, start: told.start, end: told.end), in: zone)
    let isEarly =
      plannedStart.map { start in
        isNext && start < early.end && early.start.seconds(until: start) <= ShiftReckoning.feeling
      } ?? false
    let day = isNext ? first.day.advanced(by: 1) : first.day
    let span = isEarly ? early : Span(ShiftHours(day: day, start: told.start, end: told.end), in: zone)
    guard let plannedEnd else { return span }
    // And who was held up to half an hour longer; a digit that was mistyped would make a day of work.
    return span.start < plannedEnd && plannedEnd.seconds(until: span.end) <= ShiftReckoning.feeling
      ? span : nil
  }

  var noon: Instant { zone.instant(of: CivilTime(day: day, time: .midnight)).advanced(by: 43_200) }
}

extension ShiftTime {
  /// Its moment as the end of a shift; `nil` where it would lie before the start.
  ///
  /// Nobody tells of an end that is hours away: of a shift of 24 h that was left at two, 14:00 is today's.
  package func end(
    near moment: Instant, after start: Instant, toldAt written: Instant?, in zone: TimeZoneRules
  ) -> Instant? {
    let found = instant(near: moment, in: zone)
    if case .clock = self, let end = found, let written,
      written.advanced(by: ShiftSlots.farBefore(nil)) < end,
      let before = instant(near: end.advanced(by: -24 * 3600), in: zone), before > start
    {
      return before
    }
    return found.flatMap { $0 > start ? $0 : nil }
  }

  /// How far from the planned end it is as the end of a shift, in seconds; `nil` where it can't be: before
  /// the start, or hours behind the moment at which it was told.
  func distance(
    from planned: Instant, after start: Instant, toldAt written: Instant?, in zone: TimeZoneRules
  ) -> Int64? {
    guard let end = end(near: planned, after: start, toldAt: written, in: zone) else { return nil }
    if let written, written.advanced(by: ShiftSlots.farBefore(nil)) < end { return nil }
    return abs(end.seconds(until: planned))
  }

  /// Its moment: of a time of the clock the one nearest to another moment.
  package func instant(near moment: Instant, in zone: TimeZoneRules) -> Instant? {
    switch self {
    case .timestamp(let stamp): return stamp.instant(in: zone).wholeMinute
    case .clock(let time):
      let day = zone.local(moment).day
      return [-1, 0, 1].map { zone.instant(of: CivilTime(day: day.advanced(by: $0), time: time)) }
        .min { abs($0.seconds(until: moment)) < abs($1.seconds(until: moment)) }
    }
  }
}

extension Shift.Span {
  /// The span of hours in a zone, in whole minutes.
  init(_ hours: ShiftHours, in zone: TimeZoneRules) {
    self.init(start: hours.start.instant(in: zone).wholeMinute, end: hours.end.instant(in: zone).wholeMinute)
  }

  /// Spans in their order, those that touch or overlap as one.
  static func union(_ spans: [Shift.Span]) -> [Shift.Span] {
    var result: [Shift.Span] = []
    for span in spans.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) where span.start < span.end {
      if let last = result.last, span.start <= last.end {
        result[result.count - 1].end = max(last.end, span.end)
      } else {
        result.append(span)
      }
    }
    return result
  }

  /// What is left of spans where others have their time; both in their order.
  static func without(_ spans: [Shift.Span], _ others: [Shift.Span]) -> [Shift.Span] {
    spans.flatMap { span -> [Shift.Span] in
      var (start, rest) = (span.start, [Shift.Span]())
      for other in others where other.start < span.end && other.end > start {
        if other.start > start { rest.append(Shift.Span(start: start, end: other.start)) }
        start = max(start, other.end)
      }
      if start < span.end { rest.append(Shift.Span(start: start, end: span.end)) }
      return rest
    }
  }
}

extension [Shift.Span] {
  /// How long nobody was there from the first start to the last end, in minutes.
  var minutesBetween: Int {
    let spans = Shift.Span.union(self)
    return zip(spans, spans.dropFirst()).reduce(0) { $0 + Int($1.0.end.seconds(until: $1.1.start) / 60) }
  }
}

extension Instant {
  var wholeMinute: Instant {
    let rest = secondsSinceEpoch % 60
    return advanced(by: rest < 0 ? -60 - rest : -rest)
  }
}

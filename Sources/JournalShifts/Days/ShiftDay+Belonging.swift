import JournalModel

extension ShiftDay {
  /// What a person said about the day of a record.
  public struct Wish: Hashable, Sendable {
    /// What is written; `nil` for a question such as `today`.
    public var kind: Kind?
    /// The day the person named.
    public var day: CivilDay?
    /// The shift the person named.
    public var shift: ShiftType?
    /// The calls to work that the person told.
    public var callOuts: [ClockSpan]
    /// The end that the person stated.
    public var end: ShiftTime?

    /// A wish, or none.
    public init(
      kind: Kind? = nil, day: CivilDay? = nil, shift: ShiftType? = nil, callOuts: [ClockSpan] = [],
      end: ShiftTime? = nil
    ) {
      (self.kind, self.day, self.shift, self.callOuts, self.end) = (kind, day, shift, callOuts, end)
    }
  }

  /// The day to which a moment belongs: the day or shift named; the time on call of calls; an open shift; the
  /// plan's shift around the moment; the day boundary. An open shift claims no further check-in, and nothing
  /// but its check-out once it is over; a check-out belongs to a shift that has begun, or is about to where
  /// none waits for one, never to rest.
  ///
  /// - Parameters:
  ///   - moment: now, or the moment the record is about.
  ///   - wish: what the person said.
  ///   - records: the records of the days around; check-ins and check-outs count.
  ///   - plan: rotas, published plans, dated shifts, time off.
  ///   - dayStarts: the profile's `day-starts`.
  public static func belonging(
    to moment: Instant, wish: Wish = Wish(), records: [Record], plan: ShiftPlan, dayStarts: ClockTime
  ) -> ShiftDay {
    // Of a day that was named its shifts are asked for, however far it lies.
    let days = Ledger.days(around: wish.day ?? plan.zone.local(moment).day)
    return belonging(
      wish: wish, ledger: Ledger(records, days: days, now: moment, plan: plan), plan: plan,
      dayStarts: dayStarts)
  }

  /// The same for who has the shifts around the moment already, which is the ledger's.
  package static func belonging(
    wish: Wish = Wish(), ledger: Ledger, plan: ShiftPlan, dayStarts: ClockTime
  ) -> ShiftDay {
    let zone = plan.zone
    let search = ShiftSearch(zone: zone, kind: wish.kind, end: wish.end, ledger: ledger)
    if let day = wish.day { return named(day, wish, search, plan) }
    let boundary = byBoundary(zone.local(ledger.now), dayStarts: dayStarts, plan: plan)
    if let shift = wish.shift {
      let isNight = plan.table.meaning(of: shift, on: boundary.day) == .night
      let day = search.day(of: shift, isNight: isNight, otherwise: boundary.day)
      let worked = search.shift(on: day, like: shift)
      return ShiftDay(day: day, shift: shift, basis: .explicitShift, worked: worked)
    }
    // Calls are of the time on call in which they lie, whatever began since.
    if let worked = search.timeOnCall(of: wish.callOuts), let planned = worked.planned {
      return ShiftDay(day: worked.day, shift: worked.type, basis: .plan(planned), worked: worked)
    }
    if let found = search.ofStatedEnd ?? search.begunBehindOpen ?? search.closedLast { return found }
    // Where moments count, who comes for the next shift and presses the wrong one would have worked a day.
    if plan.clock == .notes, wish.end == nil, ledger.open?.isLongOver(at: ledger.now) ?? false,
      wish.kind == .checkOut, let coming = search.aboutToBegin, let planned = coming.planned
    {
      return ShiftDay(day: coming.day, shift: coming.type, basis: .plan(planned), worked: coming)
    }
    // And a slip would make a day of the shift that was forgotten.
    let isOfEarlier = plan.clock == .said && search.checksOutEarlier
    if wish.kind != .checkIn, !isOfEarlier, let worked = ledger.open, let open = OpenShift(worked),
      wish.kind == .checkOut || !worked.isLongOver(at: ledger.now)
    {
      return ShiftDay(
        day: open.day, shift: open.shift ?? worked.type, basis: .openShift(open), worked: worked)
    }
    if wish.kind == .checkOut {
      if let coming = search.aboutToBegin, let planned = coming.planned {
        return ShiftDay(day: coming.day, shift: coming.type, basis: .plan(planned), worked: coming)
      }
      if let closed = search.checkOut ?? search.ofDayOff ?? search.forgotten {
        return closed
      }
      // One that is checked out of already is it again.
      var day = search.apart(boundary)
      let word = day.shift.flatMap { plan.table.isShift($0, on: day.day) ? $0 : nil }
      let own = search.shift(on: day.day, like: word)
      if let own, own.hasBegun, word != nil || own.isNoted { (day.worked, day.shift) = (own, own.type) }
      return day
    }
    if let found = search.nearest, let planned = found.planned {
      return ShiftDay(day: planned.day, shift: planned.type, basis: .plan(planned), worked: found)
    }
    return search.ofDayOff ?? (wish.kind == .checkIn ? search.apart(boundary) : boundary)
  }

  private static func named(
    _ day: CivilDay, _ wish: Wish, _ search: ShiftSearch, _ plan: ShiftPlan
  ) -> ShiftDay {
    let worked = search.shift(on: day, like: wish.shift)
    return ShiftDay(
      day: day, shift: wish.shift ?? worked?.type ?? plannedType(on: day, plan), basis: .explicitDay,
      worked: worked)
  }

  private static func byBoundary(_ local: CivilTime, dayStarts: ClockTime, plan: ShiftPlan) -> ShiftDay {
    let isBefore = local.time < dayStarts
    let day = isBefore ? local.day.advanced(by: -1) : local.day
    return ShiftDay(
      day: day, shift: plannedType(on: day, plan), basis: .dayBoundary(dayStarts, isBefore: isBefore))
  }

  private static func plannedType(on day: CivilDay, _ plan: ShiftPlan) -> ShiftType? {
    plan.isTimeOff(day) ? .rest : plan.shift(on: day)?.type
  }
}

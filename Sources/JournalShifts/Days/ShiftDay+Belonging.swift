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

    /// A wish, or none.
    public init(kind: Kind? = nil, day: CivilDay? = nil, shift: ShiftType? = nil) {
      self.kind = kind
      self.day = day
      self.shift = shift
    }
  }

  /// The day to which a moment belongs: the day or shift named; an open shift; the plan's shift around the
  /// moment; the day boundary. An open shift claims no further check-in; a check-out belongs to a shift that
  /// has begun, never to rest.
  ///
  /// - Parameters:
  ///   - moment: now, or the moment the record is about.
  ///   - zone: the journal's zone.
  ///   - wish: what the person said.
  ///   - records: the records of the days around; check-ins and check-outs count.
  ///   - plan: rotas, published plans, dated shifts, time off.
  ///   - dayStarts: the profile's `day-starts`.
  public static func belonging(
    to moment: Instant, zone: TimeZoneRules, wish: Wish = Wish(), records: [Record], plan: ShiftPlan,
    dayStarts: ClockTime
  ) -> ShiftDay {
    belonging(
      to: moment, zone: zone, wish: wish, log: ShiftLog(records, around: moment, plan: plan, zone: zone),
      plan: plan, dayStarts: dayStarts)
  }

  /// The same for who has the shifts around the moment already.
  package static func belonging(
    to moment: Instant, zone: TimeZoneRules, wish: Wish = Wish(), log: ShiftLog, plan: ShiftPlan,
    dayStarts: ClockTime
  ) -> ShiftDay {
    let search = ShiftSearch(moment: moment, zone: zone, kind: wish.kind, log: log)
    if let day = wish.day { return named(day, wish, search, plan) }
    let boundary = byBoundary(zone.local(moment), dayStarts: dayStarts, plan: plan)
    if let shift = wish.shift {
      let day = search.day(of: shift, otherwise: boundary.day)
      let worked = search.shift(on: day, like: shift)
      return ShiftDay(day: day, shift: shift, basis: .explicitShift, worked: worked)
    }
    if wish.kind != .checkIn, let worked = log.open(at: moment, zone: zone),
      let open = OpenShift(log, at: moment, zone: zone)
    {
      return ShiftDay(
        day: open.day, shift: open.shift ?? worked.type, basis: .openShift(open), worked: worked)
    }
    if wish.kind == .checkOut { return search.checkOut ?? boundary }
    if let found = search.nearest, let planned = found.planned {
      return ShiftDay(day: planned.day, shift: planned.type, basis: .plan(planned), worked: found)
    }
    return boundary
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

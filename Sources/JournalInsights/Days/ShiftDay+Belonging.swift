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

  /// The day to which a moment belongs: the day or shift named; an open shift; the plan's shift around the moment; the
  /// day boundary. An open shift claims no further check-in.
  ///
  /// - Parameters:
  ///   - moment: now, or the moment the record is about.
  ///   - zone: the journal's zone.
  ///   - wish: what the person said.
  ///   - records: the records of the days around; check-ins and check-outs count.
  ///   - plan: rotas, dated shifts, time off.
  ///   - dayStarts: the profile's `day-starts`.
  public static func belonging(
    to moment: Instant, zone: TimeZoneRules, wish: Wish = Wish(), records: [Record], plan: ShiftPlan,
    dayStarts: ClockTime
  ) -> ShiftDay {
    let local = zone.local(moment)
    let open = OpenShift.find(in: records, at: moment, zone: zone)
    if let day = wish.day {
      let known = open.flatMap { $0.day == day ? $0.shift : nil } ?? plannedType(on: day, plan)
      return ShiftDay(day: day, shift: wish.shift ?? known, basis: .explicitDay)
    }
    let boundary = byBoundary(local, dayStarts: dayStarts, plan: plan)
    if let shift = wish.shift {
      let search = ShiftSearch(moment: moment, zone: zone, kind: wish.kind)
      let day = search.day(of: shift, plan: plan, open: open, otherwise: boundary.day)
      return ShiftDay(day: day, shift: shift, basis: .explicitShift)
    }
    if let open, wish.kind != .checkIn {
      let shift = open.shift ?? plannedType(on: open.day, plan)
      return ShiftDay(day: open.day, shift: shift, basis: .openShift(open))
    }
    var search = ShiftSearch(moment: moment, zone: zone, kind: wish.kind)
    for record in records where record.kind == .checkOut { search.closedDays.append(record.date) }
    if let planned = search.plannedShift(of: plan) {
      return ShiftDay(day: planned.day, shift: planned.type, basis: .plan(planned))
    }
    return boundary
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

import JournalModel

/// A shift with the hours that count: those worked, else those planned, with what is night, Sunday and
/// holiday of them.
public struct CountedShift: Hashable, Sendable {
  /// The shift.
  public var shift: WorkedShift
  /// Its hours; `nil` where nothing tells them.
  public var work: ShiftWork?
  /// Whether something besides the plan tells its hours.
  public var isNoted: Bool
  /// Seconds of it that lie in the night of the profile.
  public var nightSeconds: Int64 = 0
  /// Seconds on Sundays, and on public holidays.
  public var sundaySeconds: Int64 = 0, holidaySeconds: Int64 = 0

  /// The day on which it began.
  public var day: CivilDay { shift.day }
  /// Whether it is a night: at least three of its hours lie in the night.
  ///
  /// - Source: directive 2003/88/EC, article 2 (4).
  public var isNight: Bool { work == nil ? shift.meaning == .night : nightSeconds >= 3 * 3600 }
  /// Seconds of presence.
  public var seconds: Int64 { work?.seconds ?? 0 }
  /// Seconds of presence less the unpaid break.
  public var paidSeconds: Int64 { work?.paidSeconds ?? 0 }
}

extension CountedShift {
  /// A shift that was worked from one moment to another.
  package init(_ shift: WorkedShift, from start: Instant, until end: Instant) {
    let span = ShiftWork.Span(start: start, end: end)
    let work = ShiftWork(spans: [span], startSource: .plan, endSource: .plan, breakSeconds: 0)
    self.init(shift: shift, work: work, isNoted: true)
  }
}

/// What is a night, a Sunday, a holiday: what hours are told apart by.
public struct WorkCalendar: Sendable {
  let night: ClockSpan
  let plan: ShiftPlan
  let zone: TimeZoneRules

  /// By a plan's night and holidays.
  public init(plan: ShiftPlan, zone: TimeZoneRules) {
    night = plan.night
    self.plan = plan
    self.zone = zone
  }

  /// A shift with its hours.
  ///
  /// - Parameter moment: what ends later is not worked yet.
  public func counted(_ shift: WorkedShift, until moment: Instant) -> CountedShift {
    let worked = shift.work(until: moment, in: zone)
    var counted = CountedShift(
      shift: shift, work: worked ?? shift.likelyWork(in: zone), isNoted: worked != nil)
    for span in counted.work?.spans ?? [] {
      counted.nightSeconds += nightSeconds(of: span)
      let first = zone.local(span.start).day
      for offset in 0...max(0, first.days(until: zone.local(span.end).day)) {
        let day = first.advanced(by: offset)
        let isHoliday = plan.holidays.contains(day)
        guard day.weekday == .sunday || isHoliday else { continue }
        let seconds = overlap(span, day, .midnight, day.advanced(by: 1), .midnight)
        if day.weekday == .sunday { counted.sundaySeconds += seconds }
        if isHoliday { counted.holidaySeconds += seconds }
      }
    }
    return counted
  }

  /// How much of a span lies in nights; those that begin on the day before its first day on.
  func nightSeconds(of span: ShiftWork.Span) -> Int64 {
    let first = zone.local(span.start).day.advanced(by: -1)
    let last = zone.local(span.end).day
    return (0...max(0, first.days(until: last))).reduce(0) { sum, offset in
      let day = first.advanced(by: offset)
      let end = night.end > night.start ? day : day.advanced(by: 1)
      return sum + overlap(span, day, night.start, end, night.end)
    }
  }

  private func overlap(
    _ span: ShiftWork.Span, _ day: CivilDay, _ time: ClockTime, _ lastDay: CivilDay, _ lastTime: ClockTime
  ) -> Int64 {
    let start = max(span.start, zone.instant(of: CivilTime(day: day, time: time)))
    let end = min(span.end, zone.instant(of: CivilTime(day: lastDay, time: lastTime)))
    return max(0, start.seconds(until: end))
  }
}

import JournalModel

/// What is known about a day: a cell of a calendar.
public struct CalendarDay: Hashable, Sendable {
  /// The day.
  public var day: CivilDay
  /// The mood of the day; `nil` shows as missing.
  public var mood: Mood.Step?
  /// The shift: what the records say, else the plan, rest included; `nil` where nothing is known.
  public var shift: ShiftType?
  /// The time off it lies in.
  public var vacation: Vacation?
  /// Whether it is a public holiday of the profile.
  public var isHoliday: Bool
  /// Whether a check-in is expected: a day with work.
  public var isExpected: Bool
  /// How many entries, check-ins and check-outs belong to it.
  public var recordCount: Int

  /// The days of a period in order; empty where it ends before it begins, at most ten years.
  ///
  /// - Parameters:
  ///   - records: in any order; those outside the period are ignored.
  ///   - plan: shifts, time off and holidays.
  ///   - zone: the journal's zone.
  public static func days(
    from: CivilDay, until: CivilDay, records: [Record], plan: ShiftPlan, zone: TimeZoneRules
  ) -> [CalendarDay] {
    guard from <= until else { return [] }
    let inside = records.filter { (from...until).contains($0.date) && $0.kind.isWrittenDaily }
    let moods = MoodOfDay.byDay(inside, zone: zone)
    var counts: [CivilDay: Int] = [:]
    var shifts: [CivilDay: ShiftType] = [:]
    for record in inside {
      counts[record.date, default: 0] += 1
      if record.kind != .entry, let shift = record.shift { shifts[record.date] = shift }
    }
    return (0...min(from.days(until: until), 3660)).map { offset in
      let day = from.advanced(by: offset)
      return CalendarDay(
        day: day, mood: moods[day], shift: shifts[day] ?? plan.shift(on: day)?.type,
        vacation: plan.vacations.first { $0.contains(day) }, isHoliday: plan.holidays.contains(day),
        isExpected: plan.isExpected(day), recordCount: counts[day] ?? 0)
    }
  }
}

extension [Record] {
  /// The first day of an entry, a check-in or a check-out.
  ///
  /// By index here and in all passes over many records: `for record in` copies each record with its arrays and texts, which
  /// costs more than what is done with it.
  var firstWrittenDay: CivilDay? {
    var first: CivilDay?
    for index in indices where self[index].kind.isWrittenDaily {
      if let known = first, known <= self[index].date { continue }
      first = self[index].date
    }
    return first
  }
}

extension Kind {
  /// Whether a record of the kind tells of its day: an entry, a check-in or a check-out.
  var isWrittenDaily: Bool {
    switch self {
    case .entry, .checkIn, .checkOut: true
    case .vacation, .shift, .profile: false
    }
  }
}

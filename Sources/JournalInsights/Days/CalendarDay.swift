import JournalModel
import JournalShifts

/// What is known about a day: a cell of a calendar.
public struct CalendarDay: Hashable, Sendable {
  /// The day.
  public var day: CivilDay
  /// The mood of the day; `nil` shows as missing.
  public var mood: Mood.Step?
  /// The shift: what the records say, else the plan, rest included; `nil` where nothing is known.
  public var shift: ShiftType?
  /// What ``shift`` means; `nil` for a word without a meaning.
  public var meaning: ShiftMeaning?
  /// The shifts that are planned for it, words without a meaning among them; none in time off.
  public var shifts: [PlannedShift] = []
  /// The time off it lies in.
  public var timeOff: Vacation?
  /// Whether the whole day was worked all the same.
  public var isWorked = false
  /// The time off that it is a day of: none where it was worked.
  public var vacation: Vacation? { isWorked ? nil : timeOff }
  /// The time off that takes half of it.
  public var halfOff: Vacation?
  /// Whether it is a public holiday of the profile.
  public var isHoliday: Bool
  /// Whether a check-in is expected: a day with work.
  public var isExpected: Bool
  /// How many entries, check-ins and check-outs belong to it.
  public var recordCount: Int

  /// The words of the day: of each of its shifts, else that of the day.
  package var words: [ShiftType] {
    // What was noted of one shift hides none of the others.
    vacation == nil && shifts.count > 1 ? shifts.map(\.type) : shift.map { [$0] } ?? []
  }

  /// Whether nothing is known of it.
  package var isBlank: Bool { mood == nil && shift == nil && vacation == nil && recordCount == 0 }

  /// What a word of the day is called: one that means rest is rest.
  package func spoken(_ word: ShiftType) -> ShiftType { word == shift && meaning == .rest ? .rest : word }

  /// The days of a period in order; empty where it ends before it begins, of a longer one than 200 years the
  /// last ones: a day that somebody mistyped hides none of these years.
  ///
  /// - Parameters:
  ///   - table: the facts of records; those outside the period are ignored.
  ///   - plan: shifts, time off and holidays.
  ///   - zone: the journal's zone.
  ///   - ledger: tells on which of the days off somebody was at work.
  public static func days(
    from: CivilDay, until: CivilDay, table: FactTable, plan: ShiftPlan, zone: TimeZoneRules,
    ledger: Ledger? = nil
  ) -> [CalendarDay] {
    guard from <= until else { return [] }
    let from = max(from, until.advanced(by: 1 - DayValues.longest))
    let values = DayValues(table, days: from...until, zone: zone)
    let shifts = DayShifts(table, days: from...until, zone: zone)
    var counts = [Int](repeating: 0, count: values.count)
    for fact in table.facts where fact.kind.isWrittenDaily && from <= fact.date && fact.date <= until {
      counts[from.days(until: fact.date)] += 1
    }
    return counts.enumerated().map { offset, count in
      let day = from.advanced(by: offset)
      let shift = shifts[offset] ?? plan.shift(on: day)?.type
      return CalendarDay(
        day: day, mood: values.mood(on: day), shift: shift,
        meaning: shift.flatMap { plan.table.meaning(of: $0, on: day) }, shifts: plan.statedShifts(on: day),
        timeOff: plan.timeOff(on: day), isWorked: ledger?.partWorked(on: day, plan) ?? 0 >= 1,
        halfOff: plan.halfOff(on: day),
        isHoliday: plan.holidays.contains(day), isExpected: plan.isExpected(day), recordCount: count)
    }
  }
}

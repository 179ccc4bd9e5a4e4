import JournalModel
import JournalShifts

/// Which days of a calendar, or of figures, are wanted.
package struct DayFilter: Hashable, Sendable {
  /// The days of the week; all where there are none.
  package var weekdays: Set<Weekday> = []
  package var mood: Mood.Step?
  /// One of its shifts, by word or by what it means.
  package var shift: ShiftType?

  package init() {}

  /// Whether all days are wanted.
  package var isEmpty: Bool { weekdays.isEmpty && mood == nil && shift == nil }

  package func includes(_ day: CalendarDay) -> Bool {
    if !weekdays.isEmpty, !weekdays.contains(day.day.weekday) { return false }
    if let mood, day.mood != mood { return false }
    guard let shift else { return true }
    if let own = day.shift, own.isAlike(shift) { return true }
    let meaning = shift.builtInMeaning
    // What was worked in time off has no planned shift.
    if meaning != nil, day.meaning == meaning { return true }
    return day.shifts.contains { planned in
      planned.type.isAlike(shift) || (meaning != nil && planned.meaning == meaning)
    }
  }

  /// A day as it is shown: one that is not wanted says nothing but its date.
  package func shown(_ day: CalendarDay) -> CalendarDay {
    if includes(day) { return day }
    return CalendarDay(day: day.day, isHoliday: day.isHoliday, isExpected: false, recordCount: 0)
  }
}

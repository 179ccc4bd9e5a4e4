import JournalModel

/// A text of a reminder.
public enum ReminderText: Hashable, Sendable {
  /// The name of the calendar.
  case calendar
  /// The title of an alarm: what it asks for, and of which shift; the day of the alarm, to which days relate.
  case title(Kind, ShiftType, day: CivilDay, today: CivilDay)
  /// What a timer is for, in a few words.
  case purpose
  /// How to use what was printed.
  case howToUseSystemd, howToUseCron, howToUseLaunchd
  /// So many planned shifts have no hours and so no alarm.
  case withoutHours(Int)
  /// No shift has hours, so reminders come at times that everybody has.
  case atUsualTimes([ClockTime])
  /// The command that keeps what scrolled over a terminal.
  case toKeep(command: String)
  /// In so many days there is no shift with hours.
  case nothingPlanned(days: Int)
}

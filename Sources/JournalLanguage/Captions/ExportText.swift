/// A text of an export.
public enum ExportText: Hashable, Sendable {
  /// What was written: records, files, bytes; private records that were left out, and people.
  case receipt(records: Int, files: Int, bytes: Int, leftOut: Int, people: Int = 0)
  /// What a calendar is called: `shifts`, `time-off`, `birthdays`, `reminders`, or all of them.
  case calendar(String)
  /// That somebody else works, or is off, in a calendar.
  case works(String), isOff(String)
}

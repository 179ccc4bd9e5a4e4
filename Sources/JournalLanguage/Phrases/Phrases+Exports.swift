extension Phrases {
  /// What a calendar is called: `shifts`, `time-off`, `birthdays`, `reminders`, or all of them.
  public func calendar(_ part: String? = nil) -> String {
    say(part.map { "export-calendar-\($0)" } ?? "export-calendar")
  }
}

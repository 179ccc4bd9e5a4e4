/// A question or a sentence of somebody's first minutes with a new journal.
public enum StartCaption: Hashable, Sendable {
  /// A line in which no shifts were found.
  case noPlan
  /// An answer that none of the choices is.
  case somethingElse
  /// Whether the two weeks that were drawn are right.
  case areWeeksRight
  /// The same of days that come once.
  case areDaysRight
  /// Whether days come once or again and again; the two ways; what follows from the one that holds.
  case howOften, once(String), again(days: Int), comesOnce(String, hasAbsence: Bool), comesAgain(days: Int)
  /// A cycle that was said to be one has leave or sickness in it.
  case absenceRepeats(days: Int)
  /// An unpaid break of a shift.
  case unpaid(minutes: Int)
  /// So many planned shifts lie in time off.
  case takesShifts(Int)
  /// What would remind: at which times, by which files, by which command; whether it shall.
  case reminders(times: [String], files: [String], command: String), areRemindersWanted
  /// Whether files for a phone are wanted; which there are.
  case phone, phoneFiles([String])
  /// How what is written on a phone comes back, and a calendar that follows; what reminds where no
  /// program does.
  case phoneBack(inbox: String, calendar: String), noReminders(command: String)
  /// What a command of every day is for.
  case everyDay, everyMood, everyShift
  /// The command that asks what was not asked yet.
  case questionsLater(command: String)
}

/// A question, an answer or a sentence about a new scale of the person's own.
public enum ScaleCaption: String, CaseIterable, Hashable, Sendable {
  /// What the scale is named, and how to answer.
  case name, nameHint
  /// What is shown for it.
  case label
  /// Its lowest and highest value, how to answer, and what can't be one.
  case range, rangeHint, wrongRange
  /// When it is asked for; a scale that is never.
  case asked, never
  /// Which values are good news.
  case good, high, low, neither
  /// A name that can't be one.
  case wrongName
}

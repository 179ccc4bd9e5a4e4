import JournalModel

extension Phrases {
  /// The mood of a day, or that none was noted.
  package func moodOfDay(_ step: Mood.Step?) -> String {
    step.map { say("view-mood-mood", ("value", .of(name(of: $0)))) } ?? say("view-mood-no-mood-noted")
  }

  /// When a shift was or is, and how long.
  package func hours(from: ClockTime, until: ClockTime, seconds: Int64) -> String {
    say(
      "view-hours", ("from", .of(time(from))), ("until", .of(time(until))),
      ("seconds", .of(duration(seconds: seconds))))
  }
}

extension Phrases {
  /// A short word or sentence of a view.
  public func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .mood(let step):
      step.map { say("view-mood-mood", ("value", .of(name(of: $0)))) } ?? say("view-mood-no-mood-noted")
    case .hours(let from, let until, let seconds):
      say(
        "view-hours", ("from", .of(time(from))), ("until", .of(time(until))),
        ("seconds", .of(duration(seconds: seconds))))
    case .timeOff(let title):
      title.map { say("view-timeOff-title", ("value", .of($0))) } ?? say("view-timeOff")
    case .noHours(let words):
      say(
        "view-noHours", ("words", .of(joined(words))),
        ("words2", .of(words.first ?? say("view-noHours-night"))))
    }
  }
}

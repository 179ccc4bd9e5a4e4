extension Phrases {
  /// A short word or sentence of a view.
  public func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: say("view-dayMark")
    case .nightMark: say("view-nightMark")
    case .moodDays(let days, let all):
      say("view-moodDays", ("days", .count(days, .day)), ("all", .count(all, .day)))
    case .mood(let step):
      step.map { say("view-mood-mood", ("value", .of(name(of: $0)))) } ?? say("view-mood-no-mood-noted")
    case .hours(let from, let until, let seconds):
      say(
        "view-hours", ("from", .of(time(from))), ("until", .of(time(until))),
        ("seconds", .of(duration(seconds: seconds))))
    case .planned: say("view-planned")
    case .worked: say("view-worked")
    case .holiday: say("view-holiday")
    case .timeOff(let title):
      title.map { say("view-timeOff-title", ("value", .of($0))) } ?? say("view-timeOff")
    case .noRota: say("view-noRota")
    case .rotaSet(let day, let days, let path):
      say("view-rotaSet", ("path", .of(path)), ("days", .count(days, .day)), ("day", .of(day)))
    case .noHours(let words):
      say(
        "view-noHours", ("words", .of(joined(words))),
        ("words2", .of(words.first ?? say("view-noHours-night"))))
    case .records: say("view-records")
    case .trends: say("view-trends")
    case .shiftChanges: say("view-shiftChanges")
    case .moods: say("view-moods")
    case .productive: say("view-productive")
    case .tags: say("view-tags")
    case .people: say("view-people")
    case .effects: say("view-effects")
    case .mayHelp: say("view-mayHelp")
    case .recovery: say("view-recovery")
    case .warningSigns: say("view-warningSigns")
    case .words(let words, let minutes):
      say("view-words", ("words", .count(words, .word)), ("minutes", .count(minutes, .minute)))
    case .productivity(let entries, let words):
      say("view-productivity", ("entries", .count(entries, .entry)), ("words", .count(words, .word)))
    case .memoriesDay: say("view-memoriesDay")
    case .memoriesWeek: say("view-memoriesWeek")
    case .memoriesMonth: say("view-memoriesMonth")
    case .noPrompts: say("view-noPrompts")
    case .noPlanProblems: say("view-noPlanProblems")
    }
  }
}

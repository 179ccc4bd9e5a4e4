import JournalModel

extension Phrases {
  /// A question or a sentence about stated hours.
  public func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return say("stated-began", ("usual", .of(usual.map { " [\($0)]" } ?? "")))
    case .ended(let usual): return say("stated-ended", ("usual", .of(usual.map { " [\($0)]" } ?? "")))
    case .noShift(let day, let word, let others, let command):
      let what =
        word.map { say("stated-noShift-word", ("value", .of($0)), ("day", .of(day))) }
        ?? say("stated-noShift-day", ("day", .of(day)))
      let rest =
        others.isEmpty
        ? ""
        : say("stated-noShift-there-is", ("others", .of(list(others))))
      return say(
        "stated-noShift-add-it-with", ("what", .of(what)), ("rest", .of(rest)), ("command", .of(command)))
    case .noTimeOnCall(let day, let command):
      return say("stated-noTimeOnCall", ("day", .of(day)), ("command", .of(command)))
    }
  }

  /// What a set of limits of work and rest is called, by the name that the profile has for it.
  public func ruleSet(named name: String) -> String {
    switch name {
    case "eu": say("ruleSet-eu")
    case "fr-hospital": say("ruleSet-fr-hospital")
    case "fr": say("ruleSet-fr")
    case "uk": say("ruleSet-uk")
    case "de": say("ruleSet-de")
    case "ch": say("ruleSet-ch")
    case "none": say("ruleSet-none")
    default: name
    }
  }
}

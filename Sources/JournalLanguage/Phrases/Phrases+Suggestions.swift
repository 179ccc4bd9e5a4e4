import JournalModel

extension Phrases {
  /// A line of what a text suggests.
  public func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): say("suggestion-tags", ("tags", .of(tags)))
    case .people(let people): say("suggestion-people", ("people", .of(people)))
    case .places(let places): say("suggestion-places", ("places", .of(places)))
    case .mood(let step, let words):
      say("suggestion-mood", ("emoji", .of(step.emoji)), ("step", .of(name(of: step))), ("words", .of(words)))
    case .nothing: say("suggestion-nothing")
    case .toTakeOver: say("suggestion-toTakeOver")
    }
  }
}

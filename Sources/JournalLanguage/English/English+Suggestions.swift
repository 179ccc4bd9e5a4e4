import JournalModel

extension English {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "Tags: " + tags
    case .people(let people): "People: " + people
    case .places(let places): "Places: " + places
    case .mood(let step, let words): "Mood: \(step.emoji) \(name(of: step)) (\(words))"
    case .nothing: "The text suggests nothing clearly enough."
    case .toTakeOver: "To use it:"
    }
  }
}

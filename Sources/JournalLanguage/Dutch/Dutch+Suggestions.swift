import JournalModel

extension Dutch {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "Labels: " + tags
    case .people(let people): "Mensen: " + people
    case .places(let places): "Plaatsen: " + places
    case .mood(let step, let words): "Stemming: \(step.emoji) \(name(of: step)) (\(words))"
    case .nothing: "De tekst zegt niets duidelijk genoeg."
    case .toTakeOver: "Om het over te nemen:"
    }
  }
}

import JournalModel

extension Portuguese {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "Etiquetas: " + tags
    case .people(let people): "Pessoas: " + people
    case .places(let places): "Lugares: " + places
    case .mood(let step, let words): "Humor: \(step.emoji) \(name(of: step)) (\(words))"
    case .nothing: "O texto não diz nada com clareza suficiente."
    case .toTakeOver: "Para aproveitar:"
    }
  }
}

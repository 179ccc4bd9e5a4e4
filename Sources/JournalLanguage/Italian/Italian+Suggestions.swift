import JournalModel

extension Italian {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "Etichette: " + tags
    case .people(let people): "Persone: " + people
    case .places(let places): "Luoghi: " + places
    case .mood(let step, let words): "Umore: \(step.emoji) \(name(of: step)) (\(words))"
    case .nothing: "Il testo non dice niente con abbastanza chiarezza."
    case .toTakeOver: "Per riprenderlo:"
    }
  }
}

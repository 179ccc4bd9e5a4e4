import JournalModel

extension Spanish {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "Etiquetas: " + tags
    case .people(let people): "Personas: " + people
    case .places(let places): "Lugares: " + places
    case .mood(let step, let words): "Ánimo: \(step.emoji) \(name(of: step)) (\(words))"
    case .nothing: "El texto no dice nada con bastante claridad."
    case .toTakeOver: "Para tomarlo:"
    }
  }
}

import JournalModel

extension French {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "Étiquettes\u{A0}: " + tags
    case .people(let people): "Personnes\u{A0}: " + people
    case .places(let places): "Lieux\u{A0}: " + places
    case .mood(let step, let words): "Humeur\u{A0}: \(step.emoji) \(name(of: step)) (\(words))"
    case .nothing: "Le texte ne dit rien d’assez clair."
    case .toTakeOver: "Pour le reprendre\u{A0}:"
    }
  }
}

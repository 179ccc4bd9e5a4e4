import JournalModel

extension German {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "Schlagwörter: " + tags
    case .people(let people): "Menschen: " + people
    case .places(let places): "Orte: " + places
    case .mood(let step, let words): "Stimmung: \(step.emoji) \(name(of: step)) (\(words))"
    case .nothing: "Der Text sagt nichts deutlich genug."
    case .toTakeOver: "Zum Übernehmen:"
    }
  }
}

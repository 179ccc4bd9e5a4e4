import JournalModel

extension Korean {
  func suggestion(_ line: SuggestionLine) -> String {
    switch line {
    case .tags(let tags): "태그: " + tags
    case .people(let people): "사람: " + people
    case .places(let places): "장소: " + places
    case .mood(let step, let words): "기분: \(step.emoji) \(name(of: step)) (\(words))"
    case .nothing: "글에서 뚜렷이 말할 수 있는 것이 없습니다."
    case .toTakeOver: "받아들이려면:"
    }
  }
}

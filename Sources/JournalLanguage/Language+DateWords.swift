import JournalModel

extension Language {
  /// How it says days.
  package var dateWords: DateWords {
    switch self {
    case .english: .english
    case .french: .french
    }
  }

  /// The words of all languages: those of one first, then English, then the others.
  package static func words(preferring language: Language = .english) -> [DateWords] {
    let others = allCases.filter { $0 != language && $0 != .english }
    let first = language == .english ? [language] : [language, .english]
    return (first + others).map(\.dateWords)
  }
}

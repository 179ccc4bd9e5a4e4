import JournalModel

extension DateWords {
  /// How languages say days.
  package static let english = DateWords("en"), french = DateWords("fr"), german = DateWords("de")
  package static let spanish = DateWords("es"), italian = DateWords("it"), portuguese = DateWords("pt")
  package static let dutch = DateWords("nl"), japanese = DateWords("ja"), korean = DateWords("ko")
}

extension Language {
  /// How it says days.
  package var dateWords: DateWords {
    switch self {
    case .english: .english
    case .french: .french
    case .german: .german
    case .spanish: .spanish
    case .italian: .italian
    case .portuguese: .portuguese
    case .dutch: .dutch
    case .japanese: .japanese
    case .korean: .korean
    }
  }

  /// How a day in numbers is written where no setting says so; `nil` where the day is first, as in most.
  package var dateOrder: DayExpression.Order? { [.japanese, .korean].contains(self) ? .monthFirst : nil }

  /// The words of all languages: those of one first, then English, then the others.
  package static func words(preferring language: Language = .english) -> DateWordsOfLanguages {
    let others = allCases.filter { $0 != language && $0 != .english }
    let first = language == .english ? [language] : [language, .english]
    return DateWordsOfLanguages(languages: (first + others)[...])
  }
}

/// The words of languages, each made when it is come to: most days are written in digits and need none.
package struct DateWordsOfLanguages: Sequence, IteratorProtocol, Sendable {
  fileprivate var languages: ArraySlice<Language>

  fileprivate init(languages: ArraySlice<Language>) { self.languages = languages }

  package init(only language: Language) { languages = [language] }

  package mutating func next() -> DateWords? { languages.popFirst()?.dateWords }
}

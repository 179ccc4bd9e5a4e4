import JournalInsights
import JournalModel

extension Phrases {
  /// The 50 built-in texts in the order of their categories.
  public var affirmations: [Affirmation] { affirmations(of: Speaker(Profile())) }

  /// The built-in texts as a person says them.
  ///
  /// A text may have forms for a profession, or for the form of adjectives that a person wants.
  package func affirmations(of speaker: Speaker) -> [Affirmation] {
    let forms = [speaker.profession?.rawValue, speaker.agreement?.rawValue].compactMap { $0 }
    return AffirmationCategory.allCases.flatMap { category in
      (1...Phrases.affirmationCount(of: category)).map { number in
        let id = "\(category.rawValue)-\(number)"
        let name = "affirmation-\(id)"
        var text = say(name)
        for form in forms.reversed() { text = say(name, form: form) ?? text }
        var affirmation = Affirmation(id: id, category: category, text: text)
        // "Every hard shift leaves me stronger" is no word for the day after a death.
        affirmation.isSpared = id == "resilience-3"
        return affirmation
      }
    }
  }

  private static func affirmationCount(of category: AffirmationCategory) -> Int {
    switch category {
    case .resilience, .competence: 10
    case .compassion, .balance: 15
    }
  }
}

/// Who says an affirmation.
public struct Speaker: Hashable, Sendable {
  /// What her work is called, and the form of adjectives that she or he wants.
  package var profession: Profession?
  package var agreement: Agreement?

  /// The person of a profile.
  package init(_ profile: Profile) {
    profession = profile.profession
    agreement = profile.agreement
  }
}

import JournalInsights
import JournalModel

extension Phrases {
  /// The 50 built-in texts in the order of their categories.
  public var affirmations: [Affirmation] { affirmations(of: Speaker(Profile())) }

  /// The built-in texts as a person says them.
  package func affirmations(of speaker: Speaker) -> [Affirmation] {
    Phrases.unsaidAffirmations.map { said($0, by: speaker) }
  }

  /// The built-in affirmations in their order, their texts left out: of fifty, a day wants one.
  package static var unsaidAffirmations: [Affirmation] {
    AffirmationCategory.allCases.flatMap { category in
      let start = category.rawValue + "-"
      return (1...affirmationCount(of: category)).map { number in
        var affirmation = Affirmation(id: start + String(number), category: category, text: "")
        // "Every hard shift leaves me stronger" is no word for the day after a death.
        affirmation.isSpared = affirmation.id == "resilience-3"
        return affirmation
      }
    }
  }

  /// The text of an affirmation in quotation marks, with the apostrophes of print.
  package func quoted(_ affirmation: Affirmation) -> String {
    quoted(affirmation.text.replacing("'", with: "’"))
  }

  /// An affirmation with its text as a person says it, where that was left out.
  ///
  /// A text may have forms for a profession, or for the form of adjectives that a person wants.
  package func said(_ affirmation: Affirmation, by speaker: Speaker) -> Affirmation {
    var affirmation = affirmation
    guard affirmation.text.isEmpty else { return affirmation }
    let name = "affirmation-\(affirmation.id)"
    func said(_ form: String?) -> String? { form.flatMap { say(name, form: $0) } }
    affirmation.text =
      said(speaker.profession?.rawValue) ?? said(speaker.agreement?.rawValue) ?? say(name)
    return affirmation
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

  package init(_ profile: Profile) {
    profession = profile.profession
    agreement = profile.agreement
  }
}

import JournalInsights
import JournalModel

/// The built-in affirmations.
public protocol AffirmationPhrases: Sendable {
  /// The 50 texts in the order of their categories.
  var affirmations: [Affirmation] { get }
  /// Texts of this language in the place of others, by their ids, for a person of a profession, in the form
  /// that she or he wants.
  func affirmationForms(_ speaker: Speaker) -> [String: String]
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

extension AffirmationPhrases {
  /// A language whose texts fit everybody.
  public func affirmationForms(_ speaker: Speaker) -> [String: String] { [:] }

  /// The texts as a person says them.
  package func affirmations(of speaker: Speaker) -> [Affirmation] {
    let forms = affirmationForms(speaker)
    return affirmations.map { text in
      var text = text
      text.text = forms[text.id] ?? text.text
      text.isSpared = text.id == Affirmation.sparedFromTheStart
      return text
    }
  }
}

extension Affirmation {
  /// "Every hard shift leaves me stronger" is no word for the day after a death.
  fileprivate static let sparedFromTheStart = "resilience-3"
}

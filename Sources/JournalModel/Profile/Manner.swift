/// How warmly a person is spoken to: the profile's key `tone`.
package enum Tone: String, CaseIterable, Hashable, Sendable {
  /// With a word of encouragement after a check-in.
  case warm
  /// Facts alone.
  case plain

  /// Reads a tone, English or French.
  package init?(_ text: String) {
    guard let index = Tone.names[text] else { return nil }
    self = Tone.allCases[index]
  }

  private static let names = WordIndex(["warm,chaleureux,chaleureuse", "plain,sobre,simple"])
}

/// What a person's work is called in texts that name it: the profile's key `profession`.
package enum Profession: String, CaseIterable, Hashable, Sendable {
  /// Those for whom there are texts.
  case nurse, carer, midwife, paramedic
  /// Another one, which texts don't name.
  case other

  /// Reads a profession, English or French.
  package init(_ text: String) { self = Profession.names[text].map { Profession.allCases[$0] } ?? .other }

  private static let names = WordIndex(file: "professions")
}

/// The form of adjectives that a person wants for herself or himself: the profile's key `agreement`.
package enum Agreement: String, CaseIterable, Hashable, Sendable {
  /// «fière», «fier», or words that need neither.
  case feminine, masculine, neutral

  /// Reads a form, English or French.
  package init?(_ text: String) {
    guard let index = Agreement.names[text] else { return nil }
    self = Agreement.allCases[index]
  }

  private static let names = WordIndex(file: "agreements")

  /// A word that is written with both endings, `fier·ère`, in one form; as it is where none is wished.
  package static func agreed(_ text: String, _ form: Agreement?) -> String {
    guard let form, form != .neutral, let point = text.firstIndex(of: "·") else { return text }
    let (stem, ending) = (text[..<point], text[text.index(after: point)...])
    guard form == .feminine else { return String(stem) }
    // «anxieux·se», «fier·ère»: the end of the stem changes too.
    switch ending {
    case "se": return String(stem.dropLast()) + ending
    case "ère": return String(stem.dropLast(2)) + ending
    default: return String(stem) + ending
    }
  }
}

/// How the affirmation of a day is found: the profile's key `affirmations`.
package enum AffirmationOrder: String, CaseIterable, Hashable, Sendable {
  /// By the day of the year, through one category after the other.
  case byDay = "by-day"
  /// Each day another category.
  case mixed
  /// The liked ones alone, where there are any.
  case liked

  /// Reads an order, English or French.
  package init?(_ text: String) {
    guard let index = AffirmationOrder.names[text] else { return nil }
    self = AffirmationOrder.allCases[index]
  }

  private static let names = WordIndex(file: "affirmation-orders")
}

/// Badges of one journal besides those of everybody: an emoji with its name, or a word.
package struct OwnBadge: Hashable, Sendable {
  /// What is written: the emoji, or the word.
  package var text: String
  package var name: String?

  package init(_ text: String, name: String? = nil) {
    self.text = text
    self.name = name
  }

  package func isMeant(by word: String) -> Bool {
    Folding.areAlike(text, word) || name.map { Folding.areAlike($0, word) } ?? false
  }
}

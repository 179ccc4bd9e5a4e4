import JournalInsights
import JournalModel

/// The country of somebody who makes a journal, and what it suggests for her.
package struct HomeCountry: Hashable, Sendable {
  /// The code of ISO 3166, in lower case.
  package let code: String

  /// The country of a zone, else the one where most speakers of a language live; `nil` where neither names
  /// one.
  package init?(zone: String, language: Language) {
    guard let code = HelpLine.country(ofZone: zone) ?? HomeCountry.country(of: language) else { return nil }
    self.code = code
  }

  private static func country(of language: Language) -> String? {
    switch language {
    case .english: nil
    case .portuguese: "br"
    case .japanese: "jp"
    case .korean: "kr"
    case .french, .german, .spanish, .italian, .dutch: language.rawValue
    }
  }

  /// The code of its public holidays; `nil` where they are not known by rule.
  package var holidays: String? {
    let region = code == "gb" ? "gb-eng" : code
    return HolidayRegion(code: region) == nil ? nil : region
  }

  /// The sets of limits that may be hers, the likeliest first; empty where none is known.
  package var rules: [String] {
    switch code {
    case "fr": ["fr-hospital", "fr"]
    case "gb": ["uk"]
    case "de", "ch": [code]
    case "at", "be", "es", "ie", "it", "lu", "nl", "pt": ["eu"]
    default: []
    }
  }
}

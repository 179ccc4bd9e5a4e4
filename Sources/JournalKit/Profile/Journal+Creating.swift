import JournalFormat
import JournalInsights
import JournalModel
import JournalStore
import YAMLCodec

extension Journal {
  /// The `journal.md` of a new journal, after the template of a language.
  ///
  /// - Parameters:
  ///   - timezone: the IANA name of the person's zone; `nil` leaves it to each device.
  ///   - settings: further keys with what a person typed for them.
  package static func newProfile(
    language: Language, name: String?, timezone: String?, settings: [(key: ProfileKey, text: String)] = []
  ) throws(EditProblem) -> [UInt8] {
    let bytes = ProfileText.bytes(
      template: BuiltInTemplate.bytes(.profile, language: language.rawValue),
      values: ["name": name, "language": language.rawValue, "timezone": timezone, "id": randomIdentifier()])
    guard !settings.isEmpty else { return bytes }
    var document = MarkdownDocument(bytes)
    for setting in settings { try document.set(setting.key, typed: setting.text) }
    return document.bytes
  }

  /// Letters alone: no reader of YAML takes them for anything but a text.
  package static func randomIdentifier() -> String {
    String((0..<20).map { _ in Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A))) })
  }

  /// The language that the profile names; English where it names none of the program's.
  public var language: Language { profile.language.flatMap(Language.init(code:)) ?? .english }
}

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

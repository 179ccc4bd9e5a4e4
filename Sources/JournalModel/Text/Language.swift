/// The languages of the program.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// By their ISO 639-1 codes, in the order in which they are offered.
  case english = "en"
  case french = "fr"
  case german = "de"
  case spanish = "es"
  case italian = "it"
  case portuguese = "pt"
  case dutch = "nl"
  case japanese = "ja"
  case korean = "ko"

  /// The language of a code or a locale's name: `fr`, `fr-CA`, `fr_FR.UTF-8`, `French`, `français`; `nil`
  /// for others.
  public init?(code: String) {
    let folded = Folding.folded(code)
    let part = folded.utf8.prefix {
      $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".")
    }
    switch String(Substring(part)) {
    case "en", "english", "anglais": self = .english
    case "fr", "french", "francais": self = .french
    case "de", "german", "allemand", "deutsch": self = .german
    case "es", "spanish", "espagnol", "espanol", "castellano": self = .spanish
    case "it", "italian", "italien", "italiano": self = .italian
    case "pt", "portuguese", "portugais", "portugues": self = .portuguese
    case "nl", "dutch", "neerlandais", "nederlands": self = .dutch
    case "ja", "japanese", "japonais", "日本語": self = .japanese
    case "ko", "korean", "coreen", "한국어": self = .korean
    default: return nil
    }
  }

  /// Its name, in itself.
  public var name: String {
    switch self {
    case .english: "English"
    case .french: "français"
    case .german: "Deutsch"
    case .spanish: "español"
    case .italian: "italiano"
    case .portuguese: "português"
    case .dutch: "Nederlands"
    case .japanese: "日本語"
    case .korean: "한국어"
    }
  }

  /// The codes of all languages: `en, fr, de …`.
  package static func codes(_ separator: String = ", ") -> String {
    allCases.map(\.rawValue).joined(separator: separator)
  }
}

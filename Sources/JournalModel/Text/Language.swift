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
    guard let language = Language.table[String(code.prefix { !"-_.".contains($0) })] else { return nil }
    self = language
  }

  /// Its name, in itself.
  public var name: String {
    Language.table.spellings.first { $0[0] == rawValue }?[1] ?? rawValue
  }

  /// A line a language: its code, its name in itself, then others.
  private static let table = WordTable("languages", allCases)

  /// The codes of all languages: `en, fr, de …`.
  package static func codes(_ separator: String = ", ") -> String {
    allCases.map(\.rawValue).joined(separator: separator)
  }
}

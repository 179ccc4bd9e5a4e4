import JournalModel

/// The keys of the profile, under their English and French names.
enum ProfileKey: CaseIterable {
  case version, kind, name, language, timezone, dayStarts, weekStarts, workingDays, rota, hours, holidays,
    memories

  /// Reads a key without regard to case, accents, spaces, hyphens and underscores.
  init?(_ name: String) {
    let packed = String(
      decoding: Folding.bytes(of: name).filter { ![0x20, 0x2D, 0x5F].contains($0) }, as: UTF8.self)
    guard let key = ProfileKey.allCases.first(where: { $0.names.contains(packed) }) else { return nil }
    self = key
  }

  /// The canonical name, as it is written.
  var canonicalName: String {
    switch self {
    case .version: "smjournal"
    case .kind: "kind"
    case .name: "name"
    case .language: "language"
    case .timezone: "timezone"
    case .dayStarts: "day-starts"
    case .weekStarts: "week-starts"
    case .workingDays: "working-days"
    case .rota: "rota"
    case .hours: "hours"
    case .holidays: "holidays"
    case .memories: "memories"
    }
  }

  private var names: [String] {
    switch self {
    case .version: ["smjournal"]
    case .kind: ["kind"]
    case .name: ["name", "firstname", "nom", "prenom"]
    case .language: ["language", "lang", "langue"]
    case .timezone: ["timezone", "tz", "fuseau", "fuseauhoraire"]
    case .dayStarts: ["daystarts", "daystart", "debutdejournee", "debutdujour", "lajourneecommence"]
    case .weekStarts: ["weekstarts", "weekstart", "debutdesemaine", "debutdelasemaine", "lasemainecommence"]
    case .workingDays: ["workingdays", "workdays", "joursouvres", "joursdetravail", "jourstravailles"]
    case .rota: ["rota", "rotas", "roulement", "roulements", "planning"]
    case .hours: ["hours", "horaires", "heures"]
    case .holidays: ["holidays", "publicholidays", "joursferies", "feries"]
    case .memories: ["memories", "souvenirs"]
    }
  }
}

/// The keys of a map inside the profile.
enum ProfileWord {
  /// The codes of the languages that the program speaks.
  static let languageCodes = ["en", "fr"]
  private static let languageNames = ["english", "anglais", "french", "francais"]

  /// Whether a code, a locale's name or a name means one of them: `fr`, `fr-CA`, `fr_FR.UTF-8`, `français`.
  static func isLanguage(_ text: String) -> Bool {
    let name = Folding.bytes(of: text).prefix {
      ![UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains($0)
    }
    return (languageCodes + languageNames).contains { name.elementsEqual($0.utf8) }
  }

  static let from = ["from", "du", "de", "depuis", "debut", "start", "date"]
  static let cycle = ["cycle", "shifts", "postes"]
  static let hours = ["hours", "horaires", "heures"]
  static let start = ["start", "debut", "from", "de"]
  static let end = ["end", "fin", "until", "to", "a"]
  static let excludedTags = [
    "excludedtags", "excludetags", "withouttags", "tagsexclus", "sanstags", "exclude", "sans",
  ]
  static let lowestMood = ["lowestmood", "minimummood", "minmood", "humeurminimale", "humeurminimum"]
  static let areShown = ["shown", "show", "enabled", "affiches", "montrer"]
}

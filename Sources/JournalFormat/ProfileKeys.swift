import JournalModel

/// The keys of the profile, under their English and French names.
///
/// Each by its canonical name: ``canonicalName``.
public enum ProfileKey: Int, CaseIterable, Hashable, Sendable {
  /// In the order in which settings are shown.
  case version, kind, name, language, timezone, dayStarts, weekStarts, workingDays, rota, hours, holidays,
    memories, shifts, night, contractHours, restRules, moods, badges, care, dateOrder, theme, tone,
    profession, agreement, affirmations, transcribeModel

  /// Reads a key without regard to case, accents, spaces, hyphens and underscores.
  public init?(_ name: String) {
    guard let place = ProfileKey.names[name] else { return nil }
    self.init(rawValue: place)
  }

  /// The canonical name, as it is written.
  public var canonicalName: String {
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
    case .shifts: "shifts"
    case .night: "night"
    case .contractHours: "contract-hours"
    case .restRules: "rest-rules"
    case .moods: "moods"
    case .badges: "badges"
    case .care: "care"
    case .dateOrder: "date-order"
    case .theme: "theme"
    case .tone: "tone"
    case .profession: "profession"
    case .agreement: "agreement"
    case .affirmations: "affirmations"
    case .transcribeModel: "transcribe-model"
    }
  }

  /// The names of each key, in the order of the cases.
  private static let names = WordIndex([
    "smjournal",
    "kind",
    "name,firstname,nom,prénom",
    "language,lang,langue",
    "timezone,tz,fuseau,fuseauhoraire",
    "daystarts,daystart,débutdejournée,débutdujour,lajournéecommence",
    "weekstarts,weekstart,débutdesemaine,débutdelasemaine,lasemainecommence",
    "workingdays,workdays,joursouvrés,joursdetravail,jourstravaillés",
    "rota,rotas,roulement,roulements,planning",
    "hours,horaires,heures",
    "holidays,publicholidays,joursfériés,fériés",
    "memories,souvenirs",
    "shifts,shifttypes,postes,codes",
    "night,nuit,périodedenuit",
    "contracthours,contracthoursaweek,heurescontractuelles,heuresparsemaine",
    "restrules,rules,règlesderepos,règles",
    "moods,humeurs",
    "badges,émotions",
    "care,soutien",
    "dateorder,ordredesdates",
    "theme,thème,colors,colours,couleurs",
    "tone,ton",
    "profession,job,métier",
    "agreement,accord,genre",
    "affirmations",
    "transcribemodel,transcriptionmodel,modèledetranscription",
  ])
}

/// The keys of a map inside the profile.
enum ProfileWord {
  static let from = WordIndex(["from,du,de,depuis,début,start,date"])
  static let cycle = WordIndex(["cycle,shifts,postes"])
  static let meaning = WordIndex(["is,est,means,signifie,sens"])
  static let pause = WordIndex(["break,unpaidbreak,pause,pausenonpayée"])
  static let employer = WordIndex(["employer,employeur"])
  static let zone = WordIndex(["zone,timezone,name,fuseau,nom"])
  static let hours = WordIndex(["hours,horaires,heures"])
  static let start = WordIndex(["start,début,from,de"])
  static let end = WordIndex(["end,fin,until,to,à"])
  static let excludedTags = WordIndex([
    "excludedtags,excludetags,withouttags,tagsexclus,sanstags,exclude,sans"
  ])
  static let lowestMood = WordIndex(["lowestmood,minimummood,minmood,humeurminimale,humeurminimum"])
  static let ground = WordIndex(["ground,background,fond,base"])
  static let areShown = WordIndex(["shown,show,enabled,affichés,montrer"])
}

import JournalModel

/// The keys of the profile, under their English and French names.
///
/// Each by its canonical name: ``canonicalName``.
public enum ProfileKey: String, CaseIterable, Hashable, Sendable {
  /// In the order in which settings are shown.
  case version = "smjournal", kind, name, language, timezone, dayStarts = "day-starts",
    weekStarts = "week-starts", workingDays = "working-days", rota, hours, holidays, memories, shifts, night,
    contractHours = "contract-hours", restRules = "rest-rules", moods, badges, care,
    warningSigns = "warning-signs", dateOrder = "date-order",
    theme, tone, profession, agreement, affirmations, transcribeModel = "transcribe-model", identifier = "id",
    clock, scales, templates, inlineTags = "inline-tags", columns, sealTo = "seal-to", sealed

  /// Reads a key without regard to case, accents, spaces, hyphens and underscores.
  public init?(_ name: String) {
    // Where all keys are canonical, nobody needs the table of the other names.
    guard let key = ProfileKey(rawValue: name) ?? ProfileKey.names[name].map({ ProfileKey.allCases[$0] })
    else { return nil }
    self = key
  }

  /// The canonical name, as it is written.
  public var canonicalName: String { rawValue }

  /// The names of each key, in the order of the cases.
  private static let names = WordIndex(file: "profile-keys")
}

/// The keys of a map inside the profile.
enum ProfileWord {
  static let from = WordIndex(["from,du,de,depuis,début,start,date,ab,von,desde,dal,vanaf,開始,시작"])
  static let until = WordIndex([
    "until,au,jusque,fin,end,to,bis,ende,hasta,fino,finoal,até,tot,終了,종료"
  ])
  static let cycle = WordIndex(["cycle,shifts,postes,turnus,zyklus,ciclo,cyclus,周期,순환"])
  static let meaning = WordIndex(["is,est,means,signifie,sens,ist,bedeutet,es,significa,è,é,betekent,意味,의미"])
  static let pause = WordIndex(["break,unpaidbreak,pause,pausenonpayée,pausa,descanso,pauze,休憩,휴게"])
  static let place = WordIndex([
    "where,place,lieu,où,ort,wo,dónde,lugar,dove,luogo,onde,local,waar,plaats,場所,장소"
  ])
  static let employer = WordIndex(["employer,employeur"])
  static let zone = WordIndex(["zone,timezone,name,fuseau,nom"])
  static let hours = WordIndex(["hours,horaires,heures,zeiten,horas,horarios,orari,uren,tijden,時間,시간"])
  static let start = WordIndex(["start,début,from,de"])
  static let end = WordIndex(["end,fin,until,to,à"])
  static let excludedTags = WordIndex([
    "excludedtags,excludetags,withouttags,tagsexclus,sanstags,exclude,sans"
  ])
  static let lowestMood = WordIndex(["lowestmood,minimummood,minmood,humeurminimale,humeurminimum"])
  static let ground = WordIndex(["ground,background,fond,base"])
  static let range = WordIndex(["range,étendue,bereich,rango,intervallo,intervalo,bereik,範囲,범위"])
  static let ask = WordIndex(["ask,asked,demander,fragen,preguntar,chiedere,perguntar,vragen,質問,질문"])
  static let label = WordIndex(["label,libellé,bezeichnung,etiqueta,etichetta,rótulo,naam,表示名,이름"])
  static let good = WordIndex(["good,bon,gut,bueno,buono,bom,goed,良い,좋음"])
  static let areShown = WordIndex(["shown,show,enabled,affichés,montrer"])

  /// The words of a map with the names that are told.
  typealias Names = [(name: String, index: WordIndex)]

  static let ofRota: Names = [("cycle", cycle), ("from", from), ("until", until), ("hours", hours)]
  static let ofShift: Names = [
    ("is", meaning), ("hours", hours), ("break", pause), ("where", place), ("employer", employer),
    ("from", from),
  ]
  static let ofZone: Names = [("zone", zone), ("from", from)]
  static let ofScale: Names = [("range", range), ("ask", ask), ("label", label), ("good", good)]
  static let ofMemories: Names = [
    ("excluded-tags", excludedTags), ("lowest-mood", lowestMood), ("shown", areShown),
  ]
}

import JournalModel

/// The keys of the profile, under their English and French names.
///
/// Each by its canonical name: ``canonicalName``.
public enum ProfileKey: Int, CaseIterable, Hashable, Sendable {
  /// In the order in which settings are shown.
  case version, kind, name, language, timezone, dayStarts, weekStarts, workingDays, rota, hours, holidays,
    memories, shifts, night, contractHours, restRules, moods, badges, care, dateOrder, theme, tone,
    profession, agreement, affirmations, transcribeModel, identifier, clock, scales, templates,
    inlineTags, columns, sealTo, sealed

  /// Reads a key without regard to case, accents, spaces, hyphens and underscores.
  public init?(_ name: String) {
    guard let value = ProfileKey.names[name] else { return nil }
    self.init(rawValue: value)
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
    case .identifier: "id"
    case .clock: "clock"
    case .scales: "scales"
    case .templates: "templates"
    case .inlineTags: "inline-tags"
    case .columns: "columns"
    case .sealTo: "seal-to"
    case .sealed: "sealed"
    }
  }

  /// The names of each key, in the order of the cases.
  private static let names = WordIndex([
    "smjournal",
    "kind",
    "name,firstname,nom,prénom,vorname,nombre,nome,naam,voornaam,名前,이름",
    "language,lang,langue,sprache,idioma,lingua,taal,言語,언어",
    "timezone,tz,fuseau,fuseauhoraire,zeitzone,zonahoraria,fusoorario,fusohorário,tijdzone,タイムゾーン,시간대",
    "daystarts,daystart,débutdejournée,débutdujour,lajournéecommence,tagesbeginn,iniciodeldía,iniziodelgiorno,"
      + "iníciododia,begindag,一日の始まり,하루시작",
    "weekstarts,weekstart,débutdesemaine,débutdelasemaine,lasemainecommence,wochenbeginn,iniciodelasemana,"
      + "iniziosettimana,iníciodasemana,beginweek,週の始まり,주시작",
    "workingdays,workdays,joursouvrés,joursdetravail,jourstravaillés,arbeitstage,díaslaborables,giornilavorativi,"
      + "diasúteis,werkdagen,勤務日,근무일",
    "rota,rotas,roulement,roulements,planning,dienstplan,turnus,cuadrante,turnistica,escala,rooster,勤務表,근무표",
    "hours,horaires,heures,zeiten,horas,horarios,orari,uren,tijden,時間,시간",
    "holidays,publicholidays,joursfériés,fériés,feiertage,festivos,festività,feriados,feestdagen,祝日,공휴일",
    "memories,souvenirs,erinnerungen,recuerdos,ricordi,lembranças,herinneringen,思い出,추억",
    "shifts,shifttypes,postes,codes,dienste,turnos,turni,plantões,diensten,勤務,근무",
    "night,nuit,périodedenuit,nacht,noche,notte,noite,夜,밤",
    "contracthours,contracthoursaweek,heurescontractuelles,heuresparsemaine,wochenstunden,horasdecontrato,"
      + "orecontrattuali,horascontratuais,contracturen,契約時間,계약시간",
    "restrules,rules,règlesderepos,règles,ruheregeln,reglasdedescanso,regoledeiriposi,regrasdedescanso,"
      + "rustregels,休息の基準,휴식기준",
    "moods,humeurs,stimmungen,ánimos,umori,humores,stemmingen,気分,기분",
    "badges,émotions,abzeichen,insignias,distintivi,emblemas,バッジ,배지",
    "care,soutien",
    "dateorder,ordredesdates",
    "theme,thème,colors,colours,couleurs",
    "tone,ton",
    "profession,job,métier",
    "agreement,accord,genre",
    "affirmations",
    "transcribemodel,transcriptionmodel,modèledetranscription",
    "id",
    "clock,pointage,horloge,zeiterfassung,stempeluhr,fichaje,reloj,timbratura,orologio,ponto,relógio,prikklok,klok,"
      + "打刻,시계,출퇴근기록",
    "scales,ownscales,échelles,skalen,escalas,scale,schalen,尺度,척도",
    "templates,modèles,vorlagen,plantillas,modelli,modelos,sjablonen,ひな形,서식",
    "inlinetags,tagsintext,tagsdansletexte,tagsimtext,etiquetasenlínea,etiquetaseneltexto,etichetteneltesto,"
      + "etiquetasnotexto,tagsindetekst,本文のタグ,본문태그",
    "columns,colonnes,spalten,columnas,colonne,colunas,kolommen,列,열",
    "sealto,scellerpour,versiegelnfür,sellarpara,sigillareper,selarpara,verzegelenvoor,封印先,봉인대상",
    "sealed,scellé,scellés,versiegelt,sellado,sellados,sigillato,sigillati,selado,selados,verzegeld,封印,봉인",
  ])
}

/// The keys of a map inside the profile.
enum ProfileWord {
  static let from = WordIndex(["from,du,de,depuis,début,start,date,ab,von,desde,dal,vanaf,開始,시작"])
  static let cycle = WordIndex(["cycle,shifts,postes,turnus,ciclo,cyclus,周期,순환"])
  static let meaning = WordIndex(["is,est,means,signifie,sens"])
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
}

/// The whole words of shifts that mean the same in every hospital, without regard to case, accents, spaces
/// and hyphens; those of all languages in every journal.
///
/// Letters and abbreviations have no meaning here: `M` is *matin* in one hospital and *maladie* in another. A
/// further language is one more list of groups; a word of several languages has the meaning of the first.
public enum ShiftWords {
  /// What a word means; `nil` where only a hospital can say.
  ///
  /// `ferie` without its accents is leave in Italian, with them a public holiday in French.
  public static func meaning(of word: String) -> ShiftMeaning? {
    word.utf8.count == 5 && word.lowercased() == "ferie" ? .leave : table[word]
  }

  /// The known word that an unknown one probably was meant to be.
  public static func nearest(to word: String) -> String? {
    // A letter is near to all of them, and means none.
    guard word.unicodeScalars.count > 2 else { return nil }
    return WordTable.nearest(to: word, in: groups)
  }

  private static let table = WordTable<ShiftMeaning>(groups)
  private static let groups =
    english + french + german + spanish + italian + portuguese + dutch + japanese + korean

  private static let english: [(words: String, meaning: ShiftMeaning)] = [
    ("day,days,dayshift,longday,long,early,earlyshift,morning,morningshift", .day),
    ("late,lateshift,evening,eveningshift,afternoon,twilight", .late),
    ("night,nights,nightshift,longnight", .night),
    ("oncall,standby,oncallduty", .onCall),
    ("training,studyday,course,mandatorytraining,induction,studyleave,studytime", .training),
    (
      "rest,off,dayoff,restday,free,sleep,sleepday,lieu,lieuday,dayinlieu,timeoffinlieu,rostereddayoff",
      .rest
    ),
    ("leave,annualleave,paidleave,vacation,holiday,holidays,timeoff", .leave),
    ("rtt", .rtt),
    ("sick,sickness,sickleave,sickday,ill,illness", .sick),
    ("publicholiday,bankholiday", .publicHoliday),
    ("absent,absence", .absence),
  ]

  private static let french: [(words: String, meaning: ShiftMeaning)] = [
    ("jour,jours,journée,postedejour,matin,matinée,grandejournée", .day),
    ("soir,soirée,aprèsmidi,postedusoir", .late),
    ("nuit,nuits,postedenuit", .night),
    ("astreinte,astreintes", .onCall),
    ("formation,stage", .training),
    (
      "repos,libre,récup,récupération,reposhebdomadaire,reposcompensateur,"
        + "reposdesécurité,descentedenuit,jourderepos,journéederepos",
      .rest
    ),
    ("congé,congés,congéannuel,congésannuels,congépayé,congéspayés,vacances", .leave),
    ("malade,maladie,arrêt,arrêtmaladie,congémaladie,arrêtdetravail", .sick),
    ("férié,jourférié,joursfériés", .publicHoliday),
    ("absente", .absence),
  ]

  private static let german: [(words: String, meaning: ShiftMeaning)] = [
    ("tag,tage,tagdienst,früh,frühdienst,frühschicht,tagschicht,vormittag", .day),
    ("spät,spätdienst,spätschicht,nachmittag,abend", .late),
    ("nacht,nächte,nachtdienst,nachtschicht,nachtwache", .night),
    ("rufdienst,rufbereitschaft,bereitschaft,bereitschaftsdienst", .onCall),
    ("fortbildung,weiterbildung,schulung", .training),
    ("frei,dienstfrei,freiertag,ruhetag,freizeitausgleich,ausschlaftag", .rest),
    ("urlaub,ferien,jahresurlaub", .leave),
    ("krank,krankheit,krankgeschrieben", .sick),
    ("feiertag,feiertagsfrei", .publicHoliday),
    ("abwesend,abwesenheit", .absence),
  ]

  private static let spanish: [(words: String, meaning: ShiftMeaning)] = [
    ("día,días,mañana,mañanas,turnodedía,turnodemañana,diurno", .day),
    ("tarde,tardes,turnodetarde", .late),
    ("noche,noches,turnodenoche,nocturno", .night),
    ("guardia,guardialocalizada,localizada", .onCall),
    ("formación,curso", .training),
    ("descanso,díalibre,saliente,salientedenoche", .rest),
    ("vacaciones,permiso", .leave),
    ("baja,bajamédica,enfermo,enferma,enfermedad", .sick),
    ("festivo,díafestivo", .publicHoliday),
    ("ausente,ausencia", .absence),
  ]

  private static let italian: [(words: String, meaning: ShiftMeaning)] = [
    ("giorno,giorni,mattina,mattino,turnodigiorno", .day),
    ("pomeriggio,sera,turnodipomeriggio", .late),
    ("notte,notti,turnodinotte", .night),
    ("reperibilità,reperibile", .onCall),
    ("formazione,corso", .training),
    ("riposo,libero,smonto,smontonotte,recupero", .rest),
    ("ferie,congedo", .leave),
    ("malattia,malato,malata", .sick),
    ("festività,festa", .publicHoliday),
    ("assente,assenza", .absence),
  ]

  private static let portuguese: [(words: String, meaning: ShiftMeaning)] = [
    ("dia,dias,manhã,manhãs,turnodedia,plantãodiurno,plantãododia", .day),
    ("turnodatarde,plantãodatarde", .late),
    ("noite,noites,noturno,turnodenoite,turnodanoite,plantãonoturno,plantãodanoite", .night),
    ("prevenção,sobreaviso", .onCall),
    ("formação,capacitação,treinamento", .training),
    ("folga,descansocompensatório", .rest),
    ("férias,licença", .leave),
    ("baixa,baixamédica,doente,doença,atestado,atestadomédico,licençamédica", .sick),
    ("feriado", .publicHoliday),
    ("ausência", .absence),
  ]

  private static let dutch: [(words: String, meaning: ShiftMeaning)] = [
    ("dag,dagen,dagdienst,vroeg,vroegedienst,ochtend,ochtenddienst", .day),
    ("laat,latedienst,avond,avonddienst,middag", .late),
    ("nachten", .night),
    ("bereikbaar,bereikbaarheidsdienst,achterwacht,piket", .onCall),
    ("scholing,bijscholing,cursus", .training),
    ("vrij,rustdag,slaapdag,compensatie", .rest),
    ("verlof,vakantie,vakantieverlof", .leave),
    ("ziek,ziekte,ziekteverlof", .sick),
    ("feestdag", .publicHoliday),
    ("afwezig,afwezigheid", .absence),
  ]

  private static let japanese: [(words: String, meaning: ShiftMeaning)] = [
    ("日勤,早番,早出,長日勤", .day),
    ("遅番,遅出,準夜,準夜勤", .late),
    ("夜勤,深夜,深夜勤,当直夜勤", .night),
    ("オンコール,待機,宅直", .onCall),
    ("研修", .training),
    ("休み,休日,公休,明け,夜勤明け,代休", .rest),
    ("有給,有給休暇,有休,年休,休暇", .leave),
    ("病欠,病休,病気休暇", .sick),
    ("祝日", .publicHoliday),
    ("欠勤,不在", .absence),
  ]

  private static let korean: [(words: String, meaning: ShiftMeaning)] = [
    ("낮,주간,데이,낮번,주간근무", .day),
    ("이브닝,저녁,오후근무", .late),
    ("밤,야간,나이트,밤번,야간근무", .night),
    ("온콜,콜대기,대기", .onCall),
    ("교육,연수", .training),
    ("휴무,비번,오프,쉬는날", .rest),
    ("연차,휴가", .leave),
    ("병가", .sick),
    ("공휴일", .publicHoliday),
    ("결근,부재", .absence),
  ]
}

/// The whole words of shifts that mean the same in every hospital, without regard to case, accents, spaces
/// and hyphens.
///
/// Letters and abbreviations have no meaning here: `M` is *matin* in one hospital and *maladie* in another. A
/// further language is one more list of groups.
public enum ShiftWords {
  /// What a word means; `nil` where only a hospital can say.
  public static func meaning(of word: String) -> ShiftMeaning? { table[word] }

  /// The known word that an unknown one probably was meant to be.
  public static func nearest(to word: String) -> String? {
    // A letter is near to all of them, and means none.
    guard word.unicodeScalars.count > 2 else { return nil }
    return WordTable.nearest(to: word, in: groups)
  }

  private static let table = WordTable<ShiftMeaning>(groups)
  private static let groups = english + french

  private static let english: [(words: String, meaning: ShiftMeaning)] = [
    ("day,days,dayshift,longday,long,early,earlyshift,morning,morningshift", .day),
    ("late,lateshift,evening,eveningshift,afternoon,twilight", .late),
    ("night,nights,nightshift,longnight", .night),
    ("oncall,standby,oncallduty", .onCall),
    ("training,studyday,course,mandatorytraining,induction", .training),
    ("rest,off,dayoff,restday,free,sleepday,lieu,dayinlieu,timeoffinlieu", .rest),
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
        + "reposdesécurité,descentedenuit",
      .rest
    ),
    ("congé,congés,congéannuel,congésannuels,congépayé,congéspayés,vacances", .leave),
    ("malade,maladie,arrêt,arrêtmaladie,congémaladie,arrêtdetravail", .sick),
    ("férié,jourférié,joursfériés", .publicHoliday),
    ("absente", .absence),
  ]
}

import JournalModel

extension DateWords {
  /// How French says days.
  package static let french = DateWords(
    daysFromToday: [
      (-2, "avant-hier,avant hier"), (-1, "hier"), (0, "aujourd'hui,aujourdhui,ce jour,ce soir"),
      (1, "demain"), (2, "après-demain,après demain"),
    ],
    weekdays: [
      "lundi,lun", "mardi,mar", "mercredi,mer", "jeudi,jeu", "vendredi,ven", "samedi,sam", "dimanche,dim",
    ],
    months: [
      "janvier,janv,jan", "février,févr,fév", "mars", "avril,avr", "mai", "juin", "juillet,juil", "août,aou",
      "septembre,sept,sep", "octobre,oct", "novembre,nov", "décembre,déc",
    ],
    units: [
      .day: "jours,jour,j", .week: "semaines,semaine,sem", .month: "mois", .year: "années,année,ans,an",
    ],
    last: "dernier,dernière,passé,passée,précédent,précédente", this: "ce,cet,cette",
    next: "prochain,prochaine,suivant,suivante", ago: "il y a,y a", ahead: "dans", one: "un,une",
    fillers: "le,la,l',les,de,du,au,en")
}

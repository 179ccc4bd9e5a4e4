import JournalModel

extension DateWords {
  /// How Italian says days.
  package static let italian = DateWords(
    daysFromToday: [
      (-2, "l'altro ieri,altroieri,avantieri"), (-1, "ieri"), (0, "oggi,adesso,ora,stasera,stanotte"),
      (1, "domani"), (2, "dopodomani"),
    ],
    weekdays: [
      "lunedì,lun", "martedì,mar", "mercoledì,mer", "giovedì,gio", "venerdì,ven", "sabato,sab",
      "domenica,dom",
    ],
    months: [
      "gennaio,gen", "febbraio,feb", "marzo,mar", "aprile,apr", "maggio,mag", "giugno,giu", "luglio,lug",
      "agosto,ago", "settembre,set,sett", "ottobre,ott", "novembre,nov", "dicembre,dic",
    ],
    units: [
      .day: "giorni,giorno", .week: "settimane,settimana", .month: "mesi,mese", .year: "anni,anno",
    ],
    last: "scorso,scorsa,passato,passata,ultimo,ultima", this: "questo,questa,quest",
    next: "prossimo,prossima", ago: "fa", ahead: "tra,fra", one: "un,una,uno",
    fillers: "il,lo,la,l',le,di,del,della,dello,dell,nel,nella,in")
}

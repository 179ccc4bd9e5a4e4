import JournalModel

extension DateWords {
  /// How Dutch says days.
  package static let dutch = DateWords(
    daysFromToday: [
      (-2, "eergisteren"), (-1, "gisteren"), (0, "vandaag,nu,vanavond,vannacht"), (1, "morgen"),
      (2, "overmorgen"),
    ],
    weekdays: [
      "maandag,ma", "dinsdag,di", "woensdag,wo", "donderdag,do", "vrijdag,vr", "zaterdag,za", "zondag,zo",
    ],
    months: [
      "januari,jan", "februari,feb", "maart,mrt", "april,apr", "mei", "juni,jun", "juli,jul", "augustus,aug",
      "september,sept,sep", "oktober,okt", "november,nov", "december,dec",
    ],
    units: [
      .day: "dagen,dag", .week: "weken,week", .month: "maanden,maand", .year: "jaren,jaar",
    ],
    last: "vorige,vorig,afgelopen,laatste", this: "deze,dit",
    next: "volgende,volgend,komende,komend,aanstaande", ago: "geleden", ahead: "over", one: "een,één",
    fillers: "de,het,op,van,in")
}

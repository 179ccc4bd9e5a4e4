import JournalModel

extension DateWords {
  /// How German says days.
  package static let german = DateWords(
    daysFromToday: [
      (-2, "vorgestern"), (-1, "gestern"), (0, "heute,jetzt,heute abend,heute nacht"), (1, "morgen"),
      (2, "übermorgen"),
    ],
    weekdays: [
      "montag,mo,mon", "dienstag,di,die", "mittwoch,mi,mit", "donnerstag,do,don", "freitag,fr,fre",
      "samstag,sonnabend,sa,sam", "sonntag,so,son",
    ],
    months: [
      "januar,jänner,jan", "februar,feber,feb", "märz,mär,mrz", "april,apr", "mai", "juni,jun", "juli,jul",
      "august,aug", "september,sept,sep", "oktober,okt", "november,nov", "dezember,dez",
    ],
    units: [
      .day: "tagen,tage,tag", .week: "wochen,woche", .month: "monaten,monate,monats,monat",
      .year: "jahren,jahre,jahr",
    ],
    last: "letzten,letzter,letztes,letzte,letztem,vorigen,voriger,voriges,vorige,vergangenen,vergangene",
    this: "diesen,dieser,dieses,diese,diesem",
    next: "nächsten,nächster,nächstes,nächste,nächstem,kommenden,kommender,kommendes,kommende", ago: "vor",
    ahead: "in", one: "einem,einer,eine,ein", fillers: "der,die,das,den,dem,des,am,im,vom,zum")
}

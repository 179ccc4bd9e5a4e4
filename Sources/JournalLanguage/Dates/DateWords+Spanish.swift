import JournalModel

extension DateWords {
  /// How Spanish says days.
  package static let spanish = DateWords(
    daysFromToday: [
      (-2, "anteayer,antes de ayer"), (-1, "ayer"), (0, "hoy,ahora,esta noche"), (1, "mañana"),
      (2, "pasado mañana"),
    ],
    weekdays: [
      "lunes,lun", "martes,mar", "miércoles,mié", "jueves,jue", "viernes,vie", "sábado,sáb", "domingo,dom",
    ],
    months: [
      "enero,ene", "febrero,feb", "marzo,mar", "abril,abr", "mayo,may", "junio,jun", "julio,jul",
      "agosto,ago", "septiembre,setiembre,sept,sep", "octubre,oct", "noviembre,nov", "diciembre,dic",
    ],
    units: [
      .day: "días,día", .week: "semanas,semana", .month: "meses,mes", .year: "años,año",
    ],
    last: "pasado,pasada,último,última,anterior", this: "este,esta",
    next: "próximo,próxima,que viene,siguiente", ago: "hace", ahead: "dentro de,en", one: "un,una",
    fillers: "el,la,los,las,de,del")
}

import JournalModel

extension DateWords {
  /// How Portuguese says days.
  package static let portuguese = DateWords(
    daysFromToday: [
      (-2, "anteontem"), (-1, "ontem"), (0, "hoje,agora,esta noite"), (1, "amanhã"), (2, "depois de amanhã"),
    ],
    weekdays: [
      "segunda-feira,segunda,seg", "terça-feira,terça,ter", "quarta-feira,quarta,qua",
      "quinta-feira,quinta,qui", "sexta-feira,sexta,sex", "sábado,sáb", "domingo,dom",
    ],
    months: [
      "janeiro,jan", "fevereiro,fev", "março,mar", "abril,abr", "maio,mai", "junho,jun", "julho,jul",
      "agosto,ago", "setembro,set", "outubro,out", "novembro,nov", "dezembro,dez",
    ],
    units: [
      .day: "dias,dia", .week: "semanas,semana", .month: "meses,mês", .year: "anos,ano",
    ],
    last: "passado,passada,último,última,anterior", this: "este,esta",
    next: "próximo,próxima,que vem,seguinte", ago: "há,atrás", ahead: "daqui a,em,dentro de", one: "um,uma",
    fillers: "o,a,os,as,de,do,da,no,na")
}

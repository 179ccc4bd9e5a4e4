import JournalModel

extension Portuguese {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "Plantões por mês"
    case .nights: "Noites por mês"
    case .hours: "Horas de trabalho por mês"
    case .shortRests: "Descansos de menos de 11 h por mês"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people) pessoas, \(month(from.month, year: from.year)) – \(month(until.month, year: until.year))"
    case .basis(let people, let months):
      "de pelo menos \(people) pessoas, \(count(months, .month))"
    case .shutMonths(let count, let minimum):
      (count == 1 ? "1 mês fica" : "\(count) meses ficam")
        + " fora de alguns números: menos pessoas escreveram do que o mínimo (minimum) de \(minimum)."
    case .method:
      "Médias da média própria de cada pessoa em um mês encerrado, arredondadas; cada pessoa conta uma vez."
    case .noFigures: "não são números de uma pessoa como “team figures” os escreve"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1 pessoa é pouco" : "\(people) pessoas são poucas")
        + ": cada número precisa de um mínimo (minimum) de \(minimum) pessoas que tenham escrito no mesmo mês encerrado"
    }
  }
}

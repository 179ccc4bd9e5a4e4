import JournalModel

extension Spanish {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "Turnos al mes"
    case .nights: "Noches al mes"
    case .hours: "Horas de trabajo al mes"
    case .shortRests: "Descansos de menos de 11 h al mes"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people) personas, \(month(from.month, year: from.year)) – \(month(until.month, year: until.year))"
    case .basis(let people, let months):
      "de al menos \(people) personas, \(count(months, .month))"
    case .shutMonths(let count, let minimum):
      (count == 1 ? "1 mes queda" : "\(count) meses quedan")
        + " fuera de algunas cifras: escribió menos gente que el mínimo (minimum) de \(minimum)."
    case .method:
      "Medias de la media propia de cada persona en un mes acabado, redondeadas; cada persona cuenta una vez."
    case .noFigures: "no son cifras de una persona como las que escribe «team figures»"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1 persona es demasiado poco" : "\(people) personas son demasiado pocas")
        + ": cada cifra necesita un mínimo (minimum) de \(minimum) personas que escribieran en el mismo mes acabado"
    }
  }
}

import JournalModel

extension Italian {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "Turni al mese"
    case .nights: "Notti al mese"
    case .hours: "Ore di lavoro al mese"
    case .shortRests: "Riposi sotto le 11 h al mese"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people) persone, \(month(from.month, year: from.year)) – \(month(until.month, year: until.year))"
    case .basis(let people, let months):
      "da almeno \(people) persone, \(count(months, .month))"
    case .shutMonths(let count, let minimum):
      (count == 1 ? "1 mese resta" : "\(count) mesi restano")
        + " fuori da alcune cifre: hanno scritto meno persone del minimo (minimum) di \(minimum)."
    case .method:
      "Medie della media propria di ogni persona in un mese finito, arrotondate; ogni persona conta una volta."
    case .noFigures: "non sono cifre di una persona come le scrive «team figures»"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1 persona è troppo poco" : "\(people) persone sono troppo poche")
        + ": ogni cifra vuole un minimo (minimum) di \(minimum) persone che abbiano scritto nello stesso mese finito"
    }
  }
}

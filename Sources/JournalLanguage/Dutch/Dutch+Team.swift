import JournalModel

extension Dutch {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "Diensten per maand"
    case .nights: "Nachten per maand"
    case .hours: "Werkuren per maand"
    case .shortRests: "Rust onder 11 h per maand"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people) personen, \(month(from.month, year: from.year)) – \(month(until.month, year: until.year))"
    case .basis(let people, let months):
      "van minstens \(people) personen, \(count(months, .month))"
    case .shutMonths(let count, let minimum):
      (count == 1 ? "1 maand is" : "\(count) maanden zijn")
        + " weggelaten uit sommige cijfers: minder mensen schreven dan het minimum van \(minimum)."
    case .method:
      "Gemiddelden van ieders eigen gemiddelde over een afgesloten maand, afgerond; iedereen telt één keer."
    case .noFigures: "dit zijn geen cijfers van één persoon zoals ‘team figures’ die uitvoert"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1 persoon is" : "\(people) personen zijn")
        + " te weinig: elk cijfer vraagt een minimum van \(minimum) personen die in dezelfde afgesloten maand schreven"
    }
  }
}

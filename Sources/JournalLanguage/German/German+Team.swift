import JournalModel

extension German {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "Dienste im Monat"
    case .nights: "Nächte im Monat"
    case .hours: "Arbeitsstunden im Monat"
    case .shortRests: "Ruhezeiten unter 11 h im Monat"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people) Personen, \(month(from.month, year: from.year)) – \(month(until.month, year: until.year))"
    case .basis(let people, let months):
      "von mindestens \(people) Personen, \(count(months, .month))"
    case .shutMonths(let count, let minimum):
      (count == 1 ? "1 Monat fehlt" : "\(count) Monate fehlen")
        + " in einigen Zahlen: weniger Menschen schrieben als das Minimum von \(minimum)."
    case .method:
      "Mittel der eigenen Mittel jeder Person in einem beendeten Monat, gerundet; jede Person zählt einmal."
    case .noFigures: "das sind keine Zahlen einer Person, wie „team figures“ sie ausgibt"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1 Person ist" : "\(people) Personen sind")
        + " zu wenig: jede Zahl braucht ein Minimum von \(minimum) Personen, die im selben beendeten Monat schrieben"
    }
  }
}

import JournalModel

extension English {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "Shifts a month"
    case .nights: "Nights a month"
    case .hours: "Hours of work a month"
    case .shortRests: "Rests under 11 h a month"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people) people, \(month(from.month, year: from.year)) – \(month(until.month, year: until.year))"
    case .basis(let people, let months):
      "from at least \(people) people, \(months == 1 ? "1 month" : "\(months) months")"
    case .shutMonths(let count, let minimum):
      (count == 1 ? "1 month is" : "\(count) months are")
        + " left out of some figures: fewer people wrote than the minimum of \(minimum)."
    case .method: "Means of each person's own mean of a finished month, rounded; each person counts once."
    case .noFigures: "these are no figures of one person, as team figures prints them"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1 person is" : "\(people) people are")
        + " too few: every figure needs a minimum of \(minimum) people who wrote in the same finished month"
    }
  }
}

import JournalModel

extension French {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "Postes par mois"
    case .nights: "Nuits par mois"
    case .hours: "Heures de travail par mois"
    case .shortRests: "Repos de moins de 11\u{A0}h par mois"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people) personnes, \(month(from.month, year: from.year)) – \(month(until.month, year: until.year))"
    case .basis(let people, let months): "au moins \(people) personnes, \(months) mois"
    case .shutMonths(let count, let minimum):
      "\(count) mois \(count == 1 ? "n’entre" : "n’entrent") pas dans tous les chiffres\u{A0}: moins de personnes "
        + "ont écrit que le minimum de \(minimum)."
    case .method:
      "Moyennes de la moyenne de chaque personne sur un mois terminé, arrondies\u{A0}; chaque personne "
        + "compte une fois."
    case .noFigures: "ce ne sont pas les chiffres d’une personne, tels que team figures les affiche"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1 personne ne suffit pas" : "\(people) personnes ne suffisent pas")
        + "\u{A0}: il faut pour chaque chiffre un minimum de \(minimum) personnes ayant écrit le même mois terminé"
    }
  }
}

extension Dutch {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "Wanneer begonnen?\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "Wanneer afgelopen?\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "Opgeroepen?"
    case .emptyForPlan: return "Laat leeg als het volgens rooster was."
    case .timeOrPlan: return "zoals 7h50, nu, Enter voor het rooster"
    case .replace(let time?, _): return "Die van \(time) vervangen?"
    case .replace(nil, let id): return "\(id) vervangen?"
    case .keepBoth: return "beide houden"
    case .clock: return "Tellen de tijden van begin dienst en einde dienst als je uren?"
    case .holidays(let code): return "De feestdagen van je land (\(code)) toevoegen?"
    case .rules: return "Welke grenzen van werk en rust gelden voor jou?"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "geen dienst ‘\($0)’ op \(day)" } ?? "geen dienst op \(day)"
      let rest = others.isEmpty ? "" : " (wel: \(others.joined(separator: ", ")))"
      return what + rest + "; zo komt die erbij: \(command)"
    case .noTimeOnCall(let day, let command):
      return "geen bereikbaarheidsdienst op die uren op \(day); zo komt het werk erbij als dienst: \(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "Europese Unie"
    case "fr-hospital": "openbare ziekenhuizen in Frankrijk"
    case "fr": "Frans arbeidsrecht"
    case "uk": "Verenigd Koninkrijk"
    case "de": "Duitsland"
    case "ch": "Zwitserland"
    case "none": "geen"
    default: name
    }
  }
}

extension Italian {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "Quando è cominciato?\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "Quando è finito?\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "Una chiamata in reperibilità?"
    case .emptyForPlan: return "Lascia vuoto se è andata come previsto."
    case .timeOrPlan: return "per esempio 7h50, adesso, Invio per l’orario previsto"
    case .replace(let time?, _): return "Sostituire quella delle \(time)?"
    case .replace(nil, let id): return "Sostituire \(id)?"
    case .keepBoth: return "tenere entrambe"
    case .clock: return "Gli orari delle note di inizio e fine turno valgono come tue ore?"
    case .holidays(let code): return "Aggiungere le festività del tuo paese (\(code))?"
    case .rules: return "Quali limiti di lavoro e di riposo valgono per te?"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "nessun turno «\($0)» il \(day)" } ?? "nessun turno il \(day)"
      let rest = others.isEmpty ? "" : " (ci sono: \(others.joined(separator: ", ")))"
      return what + rest + "; per aggiungerlo: \(command)"
    case .noTimeOnCall(let day, let command):
      return "nessuna reperibilità a quest’ora il \(day); per segnare il lavoro come turno: \(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "Unione europea"
    case "fr-hospital": "ospedali pubblici francesi"
    case "fr": "diritto del lavoro francese"
    case "uk": "Regno Unito"
    case "de": "Germania"
    case "ch": "Svizzera"
    case "none": "nessuno"
    default: name
    }
  }
}

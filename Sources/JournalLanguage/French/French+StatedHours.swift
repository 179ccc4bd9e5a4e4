extension French {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "Commencé quand\u{A0}?\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "Fini quand\u{A0}?\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "Appel pendant l’astreinte\u{A0}?"
    case .emptyForPlan: return "Laisse vide si c’était comme prévu."
    case .timeOrPlan: return "par exemple 7h50, maintenant, Entrée pour le planning"
    case .replace(let time?, _): return "Remplacer celle de \(time)\u{A0}?"
    case .replace(nil, let id): return "Remplacer \(id)\u{A0}?"
    case .keepBoth: return "garder les deux"
    case .clock: return "L’heure de tes prises et de tes fins de poste compte-t-elle comme tes heures\u{A0}?"
    case .holidays(let code): return "Ajouter les jours fériés de ton pays (\(code))\u{A0}?"
    case .rules: return "Quelles limites de travail et de repos s’appliquent à toi\u{A0}?"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "aucun poste «\u{A0}\($0)\u{A0}» le \(day)" } ?? "aucun poste le \(day)"
      let rest = others.isEmpty ? "" : " (il y a\u{A0}: \(others.joined(separator: ", ")))"
      return what + rest + "\u{A0}; pour l’ajouter\u{A0}: \(command)"
    case .noTimeOnCall(let day, let command):
      return
        "aucune astreinte à ces heures le \(day)\u{A0}; pour noter ce travail comme poste\u{A0}: \(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "Union européenne"
    case "fr-hospital": "hôpital public"
    case "fr": "code du travail"
    case "uk": "Royaume-Uni"
    case "de": "Allemagne"
    case "ch": "Suisse"
    case "none": "aucune"
    default: name
    }
  }
}

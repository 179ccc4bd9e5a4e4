extension German {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "Wann ging es los?\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "Wann war Schluss?\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "Einsatz in der Rufbereitschaft?"
    case .emptyForPlan: return "Leer lassen, wenn es nach Plan war."
    case .timeOrPlan: return "etwa 7h50, jetzt, Eingabe für den Plan"
    case .replace(let time?, _): return "Den Eintrag von \(time) ersetzen?"
    case .replace(nil, let id): return "\(id) ersetzen?"
    case .keepBoth: return "beide behalten"
    case .clock: return "Zählen die Uhrzeiten von Dienstbeginn und Dienstende als deine Stunden?"
    case .holidays(let code): return "Die Feiertage deines Landes (\(code)) übernehmen?"
    case .rules: return "Welche Grenzen für Arbeit und Ruhe gelten für dich?"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "kein Dienst „\($0)“ am \(day)" } ?? "kein Dienst am \(day)"
      let rest = others.isEmpty ? "" : " (es gibt: \(others.joined(separator: ", ")))"
      return what + rest + "; so kommt er dazu: \(command)"
    case .noTimeOnCall(let day, let command):
      return "kein Rufdienst zu diesen Zeiten am \(day); so steht die Arbeit als Dienst da: \(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "Europäische Union"
    case "fr-hospital": "öffentliche Krankenhäuser in Frankreich"
    case "fr": "französisches Arbeitsrecht"
    case "uk": "Vereinigtes Königreich"
    case "de": "Deutschland"
    case "ch": "Schweiz"
    case "none": "keine"
    default: name
    }
  }
}

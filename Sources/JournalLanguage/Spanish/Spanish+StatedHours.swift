extension Spanish {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "¿Cuándo empezó?\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "¿Cuándo terminó?\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "¿Una llamada durante la guardia?"
    case .emptyForPlan: return "Déjalo vacío si fue como estaba previsto."
    case .timeOrPlan: return "por ejemplo 7h50, ahora, Intro para el cuadrante"
    case .replace(let time?, _): return "¿Sustituir la de las \(time)?"
    case .replace(nil, let id): return "¿Sustituir \(id)?"
    case .keepBoth: return "conservar las dos"
    case .clock: return "¿Las horas de tus notas de inicio y fin de turno cuentan como tus horas?"
    case .holidays(let code): return "¿Añadir los festivos de tu país (\(code))?"
    case .rules: return "¿Qué límites de trabajo y descanso se te aplican?"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "ningún turno «\($0)» el \(day)" } ?? "ningún turno el \(day)"
      let rest = others.isEmpty ? "" : " (hay: \(others.joined(separator: ", ")))"
      return what + rest + "; para añadirlo: \(command)"
    case .noTimeOnCall(let day, let command):
      return "ninguna guardia a esas horas el \(day); para anotar el trabajo como turno: \(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "Unión Europea"
    case "fr-hospital": "hospitales públicos de Francia"
    case "fr": "derecho laboral francés"
    case "uk": "Reino Unido"
    case "de": "Alemania"
    case "ch": "Suiza"
    case "none": "ninguno"
    default: name
    }
  }
}

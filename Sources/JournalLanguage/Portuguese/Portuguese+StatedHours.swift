extension Portuguese {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "Começou quando?\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "Terminou quando?\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "Uma chamada no sobreaviso?"
    case .emptyForPlan: return "Deixe vazio se foi como previsto."
    case .timeOrPlan: return "por exemplo 7h50, agora, Enter para a escala"
    case .replace(let time?, _): return "Substituir a das \(time)?"
    case .replace(nil, let id): return "Substituir \(id)?"
    case .keepBoth: return "manter as duas"
    case .clock: return "Os horários das notas de início e fim de plantão contam como suas horas?"
    case .holidays(let code): return "Acrescentar os feriados do seu país (\(code))?"
    case .rules: return "Quais limites de trabalho e descanso valem para você?"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "nenhum plantão “\($0)” em \(day)" } ?? "nenhum plantão em \(day)"
      let rest = others.isEmpty ? "" : " (há: \(others.joined(separator: ", ")))"
      return what + rest + "; para acrescentar: \(command)"
    case .noTimeOnCall(let day, let command):
      return "nenhum sobreaviso nesse horário em \(day); para anotar o trabalho como plantão: \(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "União Europeia"
    case "fr-hospital": "hospitais públicos franceses"
    case "fr": "direito do trabalho francês"
    case "uk": "Reino Unido"
    case "de": "Alemanha"
    case "ch": "Suíça"
    case "none": "nenhum"
    default: name
    }
  }
}

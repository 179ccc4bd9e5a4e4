import JournalModel

extension Portuguese {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortName(of: day.weekday)) \(number) \(shortMonthName(day.month))\(year)"
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "férias"
    case .absent: "ausência"
    case .nothingNoted: "nada anotado"
    case .weeks(let weeks): "\(count(weeks, .week)), uma marca por semana"
    case .onlyDays(let filters): "Só dias: \(filters.joined(separator: ", "))"
    case .affirmationAdded: "Junta às afirmações próprias; pode aparecer a partir de amanhã"
    case .notAfterHardShift(let text): "Não depois de um turno pesado: \(text)"
    case .alsoAfterHardShift(let text): "De novo depois de qualquer turno: \(text)"
    case .builtFrom(let commit): "Compilado do commit \(commit)"
    case .builtFromSources: "Compilado de uma pasta de fontes, sem commit conhecido"
    case .journal(let path, .option): "Diário: \(path) (nomeado na linha de comandos)"
    case .journal(let path, .variable): "Diário: \(path) (por SMJOURNAL_DIR)"
    case .journal(let path, .folder): "Diário: \(path) (encontrado desta pasta para cima)"
    case .journal(let path, .fallback(let file)): "Diário: \(path) (o predefinido, segundo \(file))"
    case .noJournal: "Aqui não há nenhum diário; «smjournal init PASTA» cria um"
    case .didYouMean(let key): "Seria \(key)?"
    case .keptKey(let key, let nearest): "\(key) foi escrita como chave própria; seria \(nearest)?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "Bom turno.", "O trabalho está em boas mãos.", "A caminho, e com algo para beber.",
        "Um doente de cada vez.", "Há boa gente contente com esta presença no turno de hoje.",
      ]
    case .gentle:
      [
        "Com calma; ninguém tem de fazer tudo sozinho.", "Uma coisa de cada vez. A pausa é para fazer.",
        "Hoje também se pode pedir ajuda.", "A bondade que se dá aos outros também se merece.",
        "Os pequenos passos contam. Este turno também passa.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "Todos os dias"
    case .look: "Ver"
    case .plan: "Planear"
    case .change: "Alterar"
    case .files: "Ficheiros"
    case .setUp: "Preparar"
    }
  }
}

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
    case .affirmationAdded: "Adicionada às suas afirmações; pode aparecer a partir de amanhã"
    case .notAfterHardShift(let text): "Não depois de um plantão pesado: \(text)"
    case .alsoAfterHardShift(let text): "De novo depois de qualquer plantão: \(text)"
    case .builtFrom(let commit): "Compilado a partir do commit \(commit)"
    case .builtFromSources: "Compilado a partir de uma pasta de fontes, sem commit conhecido"
    case .journal(let path, .option): "Diário: \(path) (indicado na linha de comando)"
    case .journal(let path, .variable): "Diário: \(path) (por SMJOURNAL_DIR)"
    case .journal(let path, .folder): "Diário: \(path) (encontrado desta pasta para cima)"
    case .journal(let path, .fallback(let file)): "Diário: \(path) (o padrão, segundo \(file))"
    case .noJournal: "Aqui não há nenhum diário; “smjournal init PASTA” cria um"
    case .didYouMean(let key): "Você quis dizer \(key)?"
    case .keptKey(let key, let nearest): "\(key) foi escrita como chave sua; você quis dizer \(nearest)?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "Bom plantão.", "Você sabe o que faz.", "Bora lá, e beba alguma coisa no caminho.",
        "Um paciente de cada vez.", "Tem gente boa feliz por você estar no plantão hoje.",
      ]
    case .gentle:
      [
        "Vá com calma; ninguém precisa dar conta de tudo sem ajuda.",
        "Uma coisa de cada vez. Faça sua pausa.",
        "Hoje também vale pedir ajuda.", "Trate-se com o mesmo carinho que você dá aos outros.",
        "Pequenos passos contam. Este plantão também passa.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "Todos os dias"
    case .look: "Ver"
    case .plan: "Planejar"
    case .change: "Alterar"
    case .files: "Arquivos"
    case .setUp: "Preparar"
    }
  }
}

extension Portuguese {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format): \(number(count)) vistos"
    case .span(let first, let last): "de \(first) a \(last)"
    case .added(let count): "\(number(count)) adicionados"
    case .changed(let count): "\(number(count)) atualizados"
    case .same(let count): "\(number(count)) que já existiam"
    case .conflicts(let count): "\(number(count)) alterados dos dois lados"
    case .wouldAdd(let count): "\(number(count)) a adicionar"
    case .wouldChange(let count): "\(number(count)) a atualizar"
    case .media(let found, 0): "fotos e gravações: \(number(found))"
    case .media(let found, let missing): "fotos e gravações: \(number(found)), faltam \(number(missing))"
    case .moods(let moods): "humores: \(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "humores sem grau: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "plantões sem significado: \(words.joined(separator: ", "))"
    case .mapMood(let word): "dê um com --mood '\(word)=neutro'"
    case .mapShift(let word): "dê um com --map '\(word)=noite 21:00-07:00'"
    case .leftOut(let count, let why):
      "\(number(count)) deixado\(count > 1 ? "s" : "") de fora: \(omission(why))"
    case .looksLike(let format): "Parece \(format): smjournal import \(format) ARQUIVO"
    case .again: "--again traz o que você excluiu, o que é diferente aqui e os arquivos ocultos."
    case .nothingNew: "Nada de novo."
    case .undo: "“smjournal undo” desfaz tudo."
    case .resolve: "“smjournal conflicts” mostra o que mudou dos dois lados."
    case .planChange(let day, let was, let becomes): "\(day): \(was) → \(becomes)"
    case .morePlanChanges(let count): "e mais \(self.count(count, .day))"
    case .askTitles: "Mostrar três títulos?"
    case .askWrite: "Importar?"
    case .askShift(let word, let count):
      "O que significa \(word) (\(number(count)) \(count == 1 ? "vez" : "vezes"))?"
    case .askPeople(let count): "Quem das \(number(count)) pessoas? Nomes separados por vírgulas"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) lidos"
    case .progress(let done, let total): "\(number(done)) de \(number(total)) escritos"
    case .stopped(let count):
      "\(self.count(count, .file)) \(count == 1 ? "foi escrito" : "foram escritos"); repita a importação para continuar"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "não são plantões"
    case .cancelled: "cancelados"
    case .goals: "objetivos"
    case .otherMedia: "vídeos e documentos"
    case .deleted: "você os excluiu"
    case .kept: "diferentes aqui, e não se sabe desde quando"
    case .empty: "vazios"
    case .unreadable: "leitura impossível"
    case .outside: "fora dos dias pedidos"
    case .differs: "diferentes aqui, onde ficam como estão"
    case .hidden: "arquivos ocultos, e o backup não é deste diário"
    case .otherJournal: "de outro diário em uma de suas pastas"
    case .overlapping: "outro registro fala do mesmo período"
    case .inBed: "na cama, e nada diz que era sono"
    }
  }
}

extension Spanish {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format): \(number(count)) examinados"
    case .span(let first, let last): "del \(first) al \(last)"
    case .added(let count): "\(number(count)) añadidos"
    case .changed(let count): "\(number(count)) puestos al día"
    case .same(let count): "\(number(count)) que ya estaban"
    case .conflicts(let count): "\(number(count)) cambiados aquí y allí"
    case .wouldAdd(let count): "\(number(count)) por añadir"
    case .wouldChange(let count): "\(number(count)) por poner al día"
    case .media(let found, 0): "fotos y grabaciones: \(number(found))"
    case .media(let found, let missing): "fotos y grabaciones: \(number(found)), faltan \(number(missing))"
    case .moods(let moods): "ánimos: \(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "ánimos sin grado: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "turnos sin significado: \(words.joined(separator: ", "))"
    case .mapMood(let word): "dale uno con --mood '\(word)=neutral'"
    case .mapShift(let word): "dale uno con --map '\(word)=noche 21:00-07:00'"
    case .leftOut(let count, let why): "\(number(count)) omitido\(count > 1 ? "s" : ""): \(omission(why))"
    case .looksLike(let format): "Parece \(format): smjournal import \(format) ARCHIVO"
    case .again: "--again trae lo que borraste, lo que es distinto aquí y los archivos ocultos."
    case .nothingNew: "Nada nuevo."
    case .undo: "«smjournal undo» lo deshace todo."
    case .resolve: "«smjournal conflicts» muestra lo que cambió en los dos lados."
    case .planChange(let day, let was, let becomes): "\(day): \(was) → \(becomes)"
    case .morePlanChanges(let count): "y \(self.count(count, .day)) más"
    case .askTitles: "¿Mostrar tres títulos?"
    case .askWrite: "¿Importar?"
    case .askShift(let word, let count):
      "¿Qué significa \(word) (\(number(count)) \(count == 1 ? "vez" : "veces"))?"
    case .askPeople(let count): "¿Quién de las \(number(count)) personas? Nombres con comas entre ellos"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) leído"
    case .progress(let done, let total): "\(number(done)) de \(number(total)) escritos"
    case .stopped(let count):
      "\(count == 1 ? "se ha escrito" : "se han escrito") \(self.count(count, .file)); repite la importación para seguir"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "no son turnos"
    case .cancelled: "cancelados"
    case .goals: "objetivos"
    case .otherMedia: "vídeos y documentos"
    case .deleted: "los borraste"
    case .kept: "distintos aquí, y no se sabe desde cuándo"
    case .empty: "vacíos"
    case .unreadable: "lectura imposible"
    case .outside: "fuera de los días pedidos"
    case .differs: "distintos aquí, donde se quedan como están"
    case .hidden: "archivos ocultos, y la copia no es de este diario"
    case .otherJournal: "de otro diario en una de sus carpetas"
    case .overlapping: "otro registro habla del mismo tiempo"
    case .inBed: "en la cama, y nada dice que fuera sueño"
    }
  }
}

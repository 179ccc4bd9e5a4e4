import JournalModel

extension Spanish {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let number = day.day < 10 ? " \(day.day)" : "\(day.day)"
    let year = day.year == today.year ? "" : " \(day.year)"
    return "\(shortName(of: day.weekday)) \(number) \(shortMonthName(day.month))\(year)"
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "vacaciones"
    case .absent: "ausencia"
    case .nothingNoted: "nada anotado"
    case .weeks(let weeks): "\(count(weeks, .week)), una marca por semana"
    case .onlyDays(let filters): "Solo días: \(filters.joined(separator: ", "))"
    case .affirmationAdded: "Añadida a tus afirmaciones; puede salir a partir de mañana"
    case .notAfterHardShift(let text): "No tras un turno duro: \(text)"
    case .alsoAfterHardShift(let text): "De nuevo tras cualquier turno: \(text)"
    case .builtFrom(let commit): "Compilado desde el commit \(commit)"
    case .builtFromSources: "Compilado desde una carpeta de fuentes, sin commit conocido"
    case .journal(let path, .option): "Diario: \(path) (nombrado en la línea de órdenes)"
    case .journal(let path, .variable): "Diario: \(path) (por SMJOURNAL_DIR)"
    case .journal(let path, .folder): "Diario: \(path) (encontrado desde esta carpeta hacia arriba)"
    case .journal(let path, .fallback(let file)): "Diario: \(path) (el predeterminado, según \(file))"
    case .noJournal: "Aquí no hay ningún diario; «smjournal init CARPETA» crea uno"
    case .didYouMean(let key): "¿Querías decir \(key)?"
    case .keptKey(let key, let nearest): "se escribió \(key) como clave tuya; ¿querías decir \(nearest)?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "Que tengas un buen turno.", "Sabes lo que haces.", "En marcha, y bebe algo por el camino.",
        "Paciente a paciente.", "Hay buena gente que se alegra de que hoy estés de turno.",
      ]
    case .gentle:
      [
        "Ve con calma; nadie tiene que poder con todo a solas.", "Una cosa cada vez. Tómate tu pausa.",
        "Hoy también está bien pedir ayuda.", "Trátate con la misma amabilidad con que tratas a los demás.",
        "Los pasos pequeños cuentan. De esta sales.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "Cada día"
    case .look: "Ver"
    case .plan: "Planificar"
    case .change: "Cambiar"
    case .files: "Archivos"
    case .setUp: "Preparar"
    }
  }
}

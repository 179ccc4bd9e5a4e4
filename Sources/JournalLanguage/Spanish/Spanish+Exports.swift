extension Spanish {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)) en \(count(files, .file)), "
        + size(Int64(bytes))
        + (leftOut == 0 ? "" : "; \(number(leftOut)) privados omitidos (--private también los toma)")
    case .holdsPrivate(let count):
      "esta copia contiene también \(count == 1 ? "1 registro privado" : "\(number(count)) registros privados"): guárdala para ti"
    case .leavesConflicts(1):
      "1 archivo en conflicto no está en esta exportación; «smjournal conflicts» lo muestra"
    case .leavesConflicts(let count):
      "\(number(count)) archivos en conflicto no están en esta exportación; «smjournal conflicts» los muestra"
    case .passesOver(let count):
      "de la carpeta del diario, \(count == 1 ? "1 elemento no está" : "\(self.number(count)) elementos no están") en esta copia:"
    case .askPrivate(let count):
      count == 1
        ? "Incluirá 1 registro privado. ¿Seguir?" : "Incluirá \(number(count)) registros privados. ¿Seguir?"
    case .calendar("shifts"): "Turnos"
    case .calendar("time-off"): "Vacaciones"
    case .calendar("birthdays"): "Cumpleaños"
    case .calendar("reminders"): "Inicios y fines de turno"
    case .calendar: "Turnos y vacaciones"
    case .birthday(let name): "Cumpleaños de \(name)"
    case .noEncryption(let program):
      "\(program) no está instalado, y no se ha escrito nada; está en https://age-encryption.org"
    case .encryptionFailed(let program):
      "\(program) se negó a cifrar para este destinatario; no se ha escrito nada"
    }
  }
}

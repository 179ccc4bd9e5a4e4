extension Portuguese {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)) em \(count(files, .file)), "
        + size(Int64(bytes))
        + (leftOut == 0 ? "" : "; \(number(leftOut)) privados deixados de fora (--private leva-os também)")
    case .holdsPrivate(let count):
      "esta cópia contém também \(count == 1 ? "1 registo privado" : "\(number(count)) registos privados"): é para guardar só para si"
    case .askPrivate(let count):
      count == 1
        ? "Vai incluir 1 registo privado. Continuar?"
        : "Vai incluir \(number(count)) registos privados. Continuar?"
    case .calendar("shifts"): "Turnos"
    case .calendar("time-off"): "Férias"
    case .calendar("birthdays"): "Aniversários"
    case .calendar("reminders"): "Inícios e fins de turno"
    case .calendar: "Turnos e férias"
    case .birthday(let name): "Aniversário de \(name)"
    case .noEncryption(let program):
      "\(program) não está instalado, e nada foi escrito; está em https://age-encryption.org"
    case .encryptionFailed(let program):
      "\(program) recusou cifrar para este destinatário; nada foi escrito"
    }
  }
}

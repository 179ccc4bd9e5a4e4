extension Portuguese {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)) em \(count(files, .file)), "
        + size(Int64(bytes))
        + (leftOut == 0
          ? "" : "; \(number(leftOut)) privados deixados de fora (--private inclui esses também)")
    case .holdsPrivate(let count):
      "este backup contém também \(count == 1 ? "1 registro privado" : "\(number(count)) registros privados"): guarde só para você"
    case .leavesConflicts(1):
      "1 arquivo em conflito não está nesta exportação; “smjournal conflicts” mostra qual"
    case .leavesConflicts(let count):
      "\(number(count)) arquivos em conflito não estão nesta exportação; “smjournal conflicts” mostra quais"
    case .passesOver(let count):
      "da pasta do diário, \(count == 1 ? "1 item não está" : "\(self.number(count)) itens não estão") neste backup:"
    case .askPrivate(let count):
      count == 1
        ? "Vai incluir 1 registro privado. Continuar?"
        : "Vai incluir \(number(count)) registros privados. Continuar?"
    case .calendar("shifts"): "Plantões"
    case .calendar("time-off"): "Férias"
    case .calendar("birthdays"): "Aniversários"
    case .calendar("reminders"): "Inícios e fins de plantão"
    case .calendar: "Plantões e férias"
    case .birthday(let name): "Aniversário de \(name)"
    case .noEncryption(let program):
      "\(program) não está instalado, e nada foi escrito; ele está em https://age-encryption.org"
    case .encryptionFailed(let program):
      "\(program) se recusou a criptografar para este destinatário; nada foi escrito"
    }
  }
}

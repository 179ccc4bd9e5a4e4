extension Italian {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)) in \(count(files, .file)), "
        + size(Int64(bytes))
        + (leftOut == 0 ? "" : "; \(number(leftOut)) private tralasciate (--private prende anche quelle)")
    case .holdsPrivate(let count):
      "questa copia contiene anche \(count == 1 ? "1 nota privata" : "\(number(count)) note private"): tienila per te"
    case .leavesConflicts(1):
      "1 file in conflitto non è in questa esportazione; «smjournal conflicts» lo mostra"
    case .leavesConflicts(let count):
      "\(number(count)) file in conflitto non sono in questa esportazione; «smjournal conflicts» li mostra"
    case .passesOver(let count):
      "della cartella del diario, \(count == 1 ? "1 elemento non è" : "\(self.number(count)) elementi non sono") in questa copia:"
    case .askPrivate(let count):
      count == 1
        ? "Ci sarà anche 1 nota privata. Continuare?"
        : "Ci saranno anche \(number(count)) note private. Continuare?"
    case .calendar("shifts"): "Turni"
    case .calendar("time-off"): "Ferie"
    case .calendar("birthdays"): "Compleanni"
    case .calendar("reminders"): "Inizi e fini di turno"
    case .calendar: "Turni e ferie"
    case .birthday(let name): "Compleanno di \(name)"
    case .noEncryption(let program):
      "\(program) non è installato, e non è stato scritto nulla; si trova su https://age-encryption.org"
    case .encryptionFailed(let program):
      "\(program) ha rifiutato di cifrare per questo destinatario; non è stato scritto nulla"
    }
  }
}

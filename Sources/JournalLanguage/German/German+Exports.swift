extension German {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)) in \(files == 1 ? "1 Datei" : "\(number(files)) Dateien"), "
        + size(Int64(bytes))
        + (leftOut == 0 ? "" : "; \(number(leftOut)) private ausgelassen (--private nimmt sie mit)")
    case .holdsPrivate(let count):
      "diese Sicherung enthält auch \(count == 1 ? "1 private Aufzeichnung" : "\(number(count)) private Aufzeichnungen"): behalte sie für dich"
    case .leavesConflicts(1):
      "1 widersprüchliche Datei fehlt in dieser Ausgabe; „smjournal conflicts“ zeigt sie"
    case .leavesConflicts(let count):
      "\(number(count)) widersprüchliche Dateien fehlen in dieser Ausgabe; „smjournal conflicts“ zeigt sie"
    case .passesOver(let count):
      "aus dem Ordner des Tagebuchs \(count == 1 ? "fehlt 1 Sache" : "fehlen \(self.number(count)) Sachen") in dieser Sicherung:"
    case .askPrivate(let count):
      count == 1
        ? "1 private Aufzeichnung wird dabei sein. Weiter?"
        : "\(number(count)) private Aufzeichnungen werden dabei sein. Weiter?"
    case .calendar("shifts"): "Dienste"
    case .calendar("time-off"): "Urlaub"
    case .calendar("birthdays"): "Geburtstage"
    case .calendar("reminders"): "Dienstbeginn und Dienstende"
    case .calendar: "Dienste und Urlaub"
    case .birthday(let name): "Geburtstag von \(name)"
    case .noEncryption(let program):
      "\(program) ist nicht installiert, und nichts wurde geschrieben; es ist unter https://age-encryption.org zu finden"
    case .encryptionFailed(let program):
      "\(program) wollte nicht für diesen Empfänger verschlüsseln; nichts wurde geschrieben"
    }
  }
}

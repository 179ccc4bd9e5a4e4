extension French {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record)) dans \(files == 1 ? "1 fichier" : "\(number(files)) fichiers"), "
        + size(Int64(bytes), ["o", "ko", "Mo", "Go", "To"])
        + (leftOut == 0
          ? ""
          : "\u{A0}; \(number(leftOut)) \(leftOut == 1 ? "privée laissée" : "privées laissées") de côté (--private les prend aussi)")
    case .holdsPrivate(let count):
      "cette sauvegarde contient aussi \(count == 1 ? "1 fiche privée" : "\(number(count)) fiches privées")\u{A0}: garde-la pour toi"
    case .leavesConflicts(1):
      "1 fichier en conflit n’est pas dans cet export\u{A0}; «\u{A0}smjournal conflicts\u{A0}» l’affiche"
    case .leavesConflicts(let count):
      "\(number(count)) fichiers en conflit ne sont pas dans cet export\u{A0}; «\u{A0}smjournal conflicts\u{A0}» les affiche"
    case .passesOver(let count):
      "du dossier du journal, \(self.number(count)) \(count < 2 ? "élément n’est" : "éléments ne sont") pas dans cette sauvegarde\u{A0}:"
    case .askPrivate(let count):
      count == 1
        ? "1 fiche privée en fera partie. Continuer\u{A0}?"
        : "\(number(count)) fiches privées en feront partie. Continuer\u{A0}?"
    case .calendar("shifts"): "Postes"
    case .calendar("time-off"): "Congés"
    case .calendar("birthdays"): "Anniversaires"
    case .calendar("reminders"): "Prises et fins de poste"
    case .calendar: "Postes et congés"
    case .birthday(let name): "Anniversaire de \(name)"
    case .noEncryption(let program):
      "\(program) n’est pas installé, et rien n’a été écrit\u{A0}; il se trouve sur https://age-encryption.org"
    case .encryptionFailed(let program):
      "\(program) a refusé de chiffrer pour ce destinataire\u{A0}; rien n’a été écrit"
    }
  }
}

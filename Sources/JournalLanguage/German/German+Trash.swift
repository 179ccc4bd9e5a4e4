extension German {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "der Papierkorb ist leer"
    case .nothingOlder(let days): "nichts im Papierkorb ist älter als \(count(days, .day))"
    case .since(let day): "gelöscht \(day)"
    case .restored(let path, let name): "\(path) ist zurück als \(name)"
    case .question(let files): "\(count(files, .file)) endgültig aus dem Papierkorb entfernen?"
    case .emptied(let files): "\(count(files, .file)) aus dem Papierkorb entfernt"
    case .needsConsent(let flag):
      "nichts wurde entfernt: niemand konnte gefragt werden; \(flag) entfernt ohne Rückfrage"
    case .kept: "nichts wurde entfernt"
    case .notUndoable: "es wurde mehr entfernt, als das Protokoll fasst: es lässt sich nicht zurücknehmen"
    }
  }
}

extension German {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "der Papierkorb ist leer"
    case .nothingOlder(let days): "nichts im Papierkorb ist älter als \(count(days, .day))"
    case .since(let day): "gelöscht \(day)"
    case .restored(let path, let name): "\(path) ist zurück als \(name)"
    case .question(let files):
      "\(count(files, .file)) endgültig aus dem Papierkorb entfernen? Auch „undo“ bringt nichts davon zurück."
    case .emptied(let files): "\(count(files, .file)) aus dem Papierkorb entfernt"
    case .needsConsent(let flag):
      "nichts wurde entfernt: niemand konnte gefragt werden; \(flag) entfernt ohne Rückfrage"
    case .kept: "nichts wurde entfernt"
    case .forgetQuestion(let records, let files):
      "\(count(records, .record)) endgültig vergessen, insgesamt \(count(files, .file))? Auch „undo“ bringt nichts davon zurück."
    case .forgotten(let files): "Endgültig vergessen: \(count(files, .file))"
    case .forgettingFinished: "was gerade vergessen wurde, ist jetzt vergessen"
    case .forgetNeedsConsent(let flag):
      "nichts wurde vergessen: niemand konnte gefragt werden; \(flag) vergisst ohne Rückfrage"
    case .nothingForgotten: "nichts wurde vergessen"
    case .heldByGit(let commits): "noch im Verlauf von git: \(count(commits, .commit))"
    case .staged: "noch im Index von git, in keinem Commit"
    case .heldByVersions(let files):
      "noch unter den alten Versionen von Syncthing, in .stversions: \(count(files, .file))"
    case .heldByBackup(let path, let day):
      "vielleicht in einer Sicherung (\(date(day))): \(path ?? "Standardausgabe")"
    case .heldByCopy(let path): "noch in einer Datei daneben, vielleicht von einem Editor: \(path)"
    case .mediaLeft(let path): "eine Datei, die nur darin genannt war, ist noch da: \(path)"
    case .heldByDevices:
      "andere Geräte haben es, bis sie abgeglichen sind, und unter ihren alten Versionen länger"
    case .heldElsewhere:
      "Was andere Programme und Menschen davon haben, ist von hier aus nicht erreichbar: Kopien, Exporte, andere Sicherungen, der freie Platz der Platte."
    }
  }
}

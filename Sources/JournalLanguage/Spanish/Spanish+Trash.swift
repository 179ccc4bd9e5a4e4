extension Spanish {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "la papelera está vacía"
    case .nothingOlder(let days): "nada en la papelera tiene más de \(count(days, .day))"
    case .since(let day): "borrado \(day)"
    case .restored(let path, let name): "\(path) ha vuelto como \(name)"
    case .question(let files):
      "¿Quitar \(count(files, .file)) de la papelera para siempre? Ni «undo» lo recupera."
    case .emptied(let files): "Quitado de la papelera: \(count(files, .file))"
    case .needsConsent(let flag):
      "no se ha quitado nada: no se pudo preguntar a nadie; \(flag) quita sin preguntar"
    case .kept: "no se ha quitado nada"
    case .forgetQuestion(let records, let files):
      "¿Olvidar \(count(records, .record)) para siempre, \(count(files, .file)) en total? Ni «undo» lo recupera."
    case .forgotten(let files): "Olvidado para siempre: \(count(files, .file))"
    case .forgettingFinished: "lo que se estaba olvidando ya está olvidado"
    case .forgetNeedsConsent(let flag):
      "no se ha olvidado nada: no se pudo preguntar a nadie; \(flag) olvida sin preguntar"
    case .nothingForgotten: "no se ha olvidado nada"
    case .heldByGit(let commits): "sigue en el historial de git: \(count(commits, .commit))"
    case .staged: "sigue en el índice de git, en ningún commit"
    case .heldByVersions(let files):
      "sigue entre las versiones antiguas de Syncthing, en .stversions: \(count(files, .file))"
    case .heldByBackup(let path, let day):
      "quizá en una copia de seguridad (\(date(day))): \(path ?? "salida estándar")"
    case .heldByCopy(let path): "sigue en un archivo al lado, quizá de un editor: \(path)"
    case .mediaLeft(let path): "sigue ahí un archivo que solo él nombraba: \(path)"
    case .heldByDevices:
      "los demás dispositivos lo tienen hasta que sincronicen, y más tiempo entre sus versiones antiguas"
    case .heldElsewhere:
      "Lo que tengan otros programas y personas no se alcanza desde aquí: copias, exportaciones, otras copias de seguridad, el espacio libre del disco."
    }
  }
}

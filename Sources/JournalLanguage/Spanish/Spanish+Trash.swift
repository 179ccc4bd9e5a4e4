extension Spanish {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "la papelera está vacía"
    case .nothingOlder(let days): "nada en la papelera tiene más de \(count(days, .day))"
    case .since(let day): "borrado \(day)"
    case .restored(let path, let name): "\(path) ha vuelto como \(name)"
    case .question(let files): "¿Quitar \(count(files, .file)) de la papelera para siempre?"
    case .emptied(let files): "Quitado de la papelera: \(count(files, .file))"
    case .needsConsent(let flag):
      "no se ha quitado nada: no se pudo preguntar a nadie; \(flag) quita sin preguntar"
    case .kept: "no se ha quitado nada"
    case .notUndoable: "se quitó más de lo que cabe en el historial: no se puede deshacer"
    }
  }
}

extension Portuguese {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "o lixo está vazio"
    case .nothingOlder(let days): "nada no lixo tem mais de \(count(days, .day))"
    case .since(let day): "apagado \(day)"
    case .restored(let path, let name): "\(path) voltou como \(name)"
    case .question(let files): "Retirar \(count(files, .file)) do lixo para sempre?"
    case .emptied(let files): "Retirado do lixo: \(count(files, .file))"
    case .needsConsent(let flag):
      "nada foi retirado: não foi possível perguntar a ninguém; \(flag) retira sem perguntar"
    case .kept: "nada foi retirado"
    case .notUndoable: "retirou-se mais do que cabe no histórico: não se pode desfazer"
    }
  }
}

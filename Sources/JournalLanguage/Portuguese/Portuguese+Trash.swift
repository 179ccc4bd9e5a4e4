extension Portuguese {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "a lixeira está vazia"
    case .nothingOlder(let days): "nada na lixeira tem mais de \(count(days, .day))"
    case .since(let day): "excluído: \(day)"
    case .restored(let path, let name): "\(path) voltou como \(name)"
    case .question(let files): "Remover \(count(files, .file)) da lixeira para sempre?"
    case .emptied(let files): "Removido da lixeira: \(count(files, .file))"
    case .needsConsent(let flag):
      "nada foi removido: não havia a quem perguntar; \(flag) remove sem perguntar"
    case .kept: "nada foi removido"
    case .notUndoable: "foi removido mais do que cabe no histórico: não dá para desfazer"
    }
  }
}

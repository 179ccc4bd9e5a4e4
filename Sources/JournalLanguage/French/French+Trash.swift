extension French {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "la corbeille est vide"
    case .nothingOlder(let days): "rien dans la corbeille n’a plus de \(count(days, .day))"
    case .since(let day): "supprimé \(day)"
    case .restored(let path, let name): "\(path) est revenu sous \(name)"
    case .question(let files): "Retirer définitivement \(count(files, .file)) de la corbeille\u{A0}?"
    case .emptied(let files): "\(count(files, .file)) définitivement hors de la corbeille"
    case .needsConsent(let flag):
      "rien n’a été retiré\u{A0}: personne à qui le demander\u{A0}; \(flag) retire sans demander"
    case .kept: "rien n’a été retiré"
    case .notUndoable:
      "plus de fichiers retirés que le journal des changements n’en garde\u{A0}: impossible à annuler"
    }
  }
}

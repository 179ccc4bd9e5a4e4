extension French {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "la corbeille est vide"
    case .nothingOlder(let days): "rien dans la corbeille n’a plus de \(count(days, .day))"
    case .since(let day): "supprimé \(day)"
    case .restored(let path, let name): "\(path) est revenu sous \(name)"
    case .question(let files):
      "Retirer définitivement \(count(files, .file)) de la corbeille\u{A0}? Ce sera sans retour, même avec «\u{A0}undo\u{A0}»."
    case .emptied(let files): "\(count(files, .file)) définitivement hors de la corbeille"
    case .needsConsent(let flag):
      "rien n’a été retiré\u{A0}: personne à qui le demander\u{A0}; \(flag) retire sans demander"
    case .kept: "rien n’a été retiré"
    case .forgetQuestion(let records, let files):
      "Oublier pour de bon \(count(records, .record)), \(count(files, .file)) en tout\u{A0}? Ce sera sans retour, même avec «\u{A0}undo\u{A0}»."
    case .forgotten(let files): "Oublié pour de bon\u{A0}: \(count(files, .file))"
    case .forgettingFinished: "ce qui était en train d’être oublié l’est maintenant"
    case .forgetNeedsConsent(let flag):
      "rien n’a été oublié\u{A0}: personne à qui le demander\u{A0}; \(flag) oublie sans demander"
    case .nothingForgotten: "rien n’a été oublié"
    case .heldByGit(let commits): "encore dans l’historique de git\u{A0}: \(count(commits, .commit))"
    case .staged: "encore dans l’index de git, dans aucun commit"
    case .heldByVersions(let files):
      "encore parmi les anciennes versions de Syncthing, dans .stversions\u{A0}: \(count(files, .file))"
    case .heldByBackup(let path, let day):
      "peut-être dans une sauvegarde (\(date(day)))\u{A0}: \(path ?? "sortie standard")"
    case .heldByCopy(let path): "encore dans un fichier à côté, d’un éditeur peut-être\u{A0}: \(path)"
    case .mediaLeft(let path): "un fichier que lui seul nommait est encore là\u{A0}: \(path)"
    case .heldByDevices:
      "les autres appareils l’ont tant qu’ils n’ont pas synchronisé, et plus longtemps parmi leurs anciennes versions"
    case .heldElsewhere:
      "Ce qu’en ont d’autres programmes et d’autres personnes est hors d’atteinte d’ici\u{A0}: copies, exports, autres sauvegardes, espace libre du disque."
    }
  }
}

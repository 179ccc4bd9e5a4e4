import JournalStore

extension French {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "pas de journal ici ni dans un dossier au-dessus\u{A0}; -C DOSSIER ou SMJOURNAL_DIR en désignent un, smjournal init DOSSIER en crée un"
    case .notAProfile: "ne marque pas de journal\u{A0}: l’en-tête n’a pas de clé smjournal (smjournal: 1)"
    case .foreignJournal:
      "ce journal appartient à quelqu’un d’autre\u{A0}; si c’est bien lui, désigne-le par -C DOSSIER ou SMJOURNAL_DIR"
    case .journalExists: "il y a déjà un journal\u{A0}; il n’a pas été touché"
    case .notFound: "aucun fichier de ce nom"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "c’est un lien symbolique\u{A0}; les liens ne sont pas suivis"
    case .invalidPath: "ce n’est pas un chemin dans le journal"
    case .tooLarge: "trop gros pour une fiche"
    case .nameTaken: "le nom est déjà pris"
    case .changedSinceRead: "modifié entre-temps\u{A0}; rien n’a été écrit"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "\u{A0}; cette modification reste, le prochain «\u{A0}undo\u{A0}» annule la précédente"
    case .insideJournal(let root):
      "ce serait dans le journal \(root), qui lirait aussi ces fichiers\u{A0}; rien n’a été créé"
    case .notAnIndex:
      "ce n’est pas un index de smjournal\u{A0}; il est resté tel quel, et sans index les réponses sont plus lentes"
    case .notAnExport:
      "un autre fichier porte ce nom et n’est pas un export de ce genre\u{A0}; il n’a pas été remplacé"
    case .folderNotEmpty: "ce dossier contient déjà des fichiers\u{A0}; choisis-en un nouveau"
    case .textHoldsNUL:
      "le texte contient un octet NUL et ne pourrait pas être relu\u{A0}; rien n’a été écrit"
    case .textHoldsMarkers:
      "le texte contient les lignes d’une fusion inachevée (<<<<<<<, =======, >>>>>>>) et passerait pour un "
        + "conflit\u{A0}; rien n’a été écrit"
    case .textElsewhere(let reason): "rien n’est écrit par-dessus\u{A0}: " + message(reason)
    case .nothingToUndo: "il n’y a rien à annuler"
    case .forgotten(let day):
      "la dernière modification a été oubliée (\(date(day))) et ne peut pas revenir\u{A0}; le prochain «\u{A0}undo\u{A0}» annule la précédente"
    case .system(let call, let errno): "\(action(call))\u{A0}: \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "impossible à ouvrir"
    case .read: "impossible à lire"
    case .write: "impossible à écrire"
    case .fsync, .close: "impossible à enregistrer"
    case .stat: "impossible à examiner"
    case .rename: "impossible à renommer"
    case .link: "impossible à créer"
    case .unlink: "impossible à supprimer"
    case .mkdir: "impossible de créer le dossier"
    case .chmod: "impossible de régler ses permissions"
    case .lock: "impossible de verrouiller le journal"
    case .list: "impossible de lire le dossier"
    case .map: "impossible à charger"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "opération non permise"
    case .noEntry: "aucun fichier ni dossier de ce nom"
    case .inputOutput: "erreur d’entrée-sortie"
    case .noAccess: "permission refusée"
    case .busy: "en cours d’utilisation"
    case .exists: "existe déjà"
    case .otherDevice: "sur un autre système de fichiers"
    case .notFolder: "ce n’est pas un dossier"
    case .isFolder: "c’est un dossier"
    case .invalid: "argument non valable"
    case .tooManyFiles: "trop de fichiers ouverts"
    case .tooLarge: "fichier trop gros"
    case .noSpace: "plus de place sur le disque"
    case .readOnly: "système de fichiers en lecture seule"
    case .nameTooLong: "nom trop long"
    case .quota: "quota du disque épuisé"
    case nil: "erreur \(errno) du système"
    }
  }
}

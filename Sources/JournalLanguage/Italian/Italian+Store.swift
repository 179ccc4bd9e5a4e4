import JournalStore

extension Italian {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "nessun diario qui né in una cartella superiore; -C CARTELLA o SMJOURNAL_DIR ne indicano uno, smjournal init CARTELLA ne crea uno"
    case .notAProfile: "non segna un diario: nell’intestazione manca la chiave smjournal (smjournal: 1)"
    case .foreignJournal:
      "questo diario è di un altro utente; se intendi proprio questo, indicalo con -C CARTELLA o SMJOURNAL_DIR"
    case .journalExists: "c’è già un diario; non è stato toccato"
    case .notFound: "nessun file con questo nome"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "è un collegamento simbolico; i collegamenti non vengono seguiti"
    case .invalidPath: "non è un percorso dentro il diario"
    case .tooLarge: "troppo grande per una nota"
    case .nameTaken: "il nome è già preso"
    case .changedSinceRead: "cambiato nel frattempo; non è stato scritto nulla"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "; questa modifica resta, il prossimo «undo» annulla quella precedente"
    case .insideJournal(let root):
      "starebbe dentro il diario \(root), che leggerebbe anche questi file; non è stato creato nulla"
    case .notAnIndex:
      "non è un indice di smjournal; è rimasto com’era, e senza indice le risposte sono più lente"
    case .notAnExport:
      "un altro file ha questo nome e non è un’esportazione di questo tipo; non è stato sostituito"
    case .folderNotEmpty: "in questa cartella ci sono già dei file; scegline una nuova"
    case .textHoldsNUL: "il testo contiene un byte NUL e non si potrebbe rileggere; non è stato scritto nulla"
    case .textHoldsMarkers:
      "il testo contiene le righe di una fusione non finita (<<<<<<<, =======, >>>>>>>) e passerebbe per un "
        + "conflitto; non è stato scritto nulla"
    case .textElsewhere(let reason): "non viene sovrascritto: il file " + message(reason)
    case .nothingToUndo: "non c’è niente da annullare"
    case .forgotten(let day):
      "l’ultima modifica è stata dimenticata (\(date(day))) e non si può riavere; il prossimo «undo» annulla quella precedente"
    case .system(let call, let errno): "\(action(call)): \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "non si può aprire"
    case .read: "non si può leggere"
    case .write: "non si può scrivere"
    case .fsync, .close: "non si può salvare"
    case .stat: "non si può esaminare"
    case .rename: "non si può rinominare"
    case .link: "non si può creare"
    case .unlink: "non si può togliere"
    case .mkdir: "non si può creare la cartella"
    case .chmod: "non si possono impostare i permessi"
    case .lock: "non si può bloccare il diario"
    case .list: "non si può elencare la cartella"
    case .map: "non si può caricare"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "operazione non permessa"
    case .noEntry: "nessun file o cartella con questo nome"
    case .inputOutput: "errore di ingresso/uscita"
    case .noAccess: "permesso negato"
    case .busy: "in uso"
    case .exists: "esiste già"
    case .otherDevice: "su un altro file system"
    case .notFolder: "non è una cartella"
    case .isFolder: "è una cartella"
    case .invalid: "argomento non valido"
    case .tooManyFiles: "troppi file aperti"
    case .tooLarge: "file troppo grande"
    case .noSpace: "spazio su disco esaurito"
    case .readOnly: "il file system è in sola lettura"
    case .nameTooLong: "il nome è troppo lungo"
    case .quota: "la quota del disco è esaurita"
    case nil: "errore \(errno) del sistema"
    }
  }
}

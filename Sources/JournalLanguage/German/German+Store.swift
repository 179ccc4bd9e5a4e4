import JournalStore

extension German {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "kein Tagebuch hier oder in einem Ordner darüber; -C ORDNER oder SMJOURNAL_DIR nennen eines, smjournal init ORDNER legt eines an"
    case .notAProfile:
      "das kennzeichnet kein Tagebuch: im Dateikopf fehlt der Schlüssel smjournal (smjournal: 1)"
    case .foreignJournal:
      "dieses Tagebuch gehört einem anderen Benutzer; wenn du es meinst, nenne es mit -C ORDNER oder SMJOURNAL_DIR"
    case .journalExists: "hier ist schon ein Tagebuch; es wurde nicht angerührt"
    case .notFound: "keine solche Datei"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "ist eine symbolische Verknüpfung; ihnen wird nicht gefolgt"
    case .invalidPath: "kein Pfad innerhalb des Tagebuchs"
    case .tooLarge: "zu groß für eine Aufzeichnung"
    case .nameTaken: "der Name ist vergeben"
    case .changedSinceRead: "inzwischen geändert; nichts wurde geschrieben"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "; diese Änderung bleibt, das nächste „undo“ nimmt die davor zurück"
    case .insideJournal(let root):
      "das läge im Tagebuch \(root), das diese Dateien mitlesen würde; nichts wurde angelegt"
    case .notAnIndex:
      "ist kein Index von smjournal; er blieb, wie er ist, und ohne Index dauern Antworten länger"
    case .notAnExport:
      "eine andere Datei hat diesen Namen und ist kein solcher Export; sie wurde nicht ersetzt"
    case .folderNotEmpty: "in diesem Ordner liegen schon Dateien; wähle einen neuen"
    case .textHoldsNUL: "der Text enthält ein NUL-Byte und wäre nicht wieder lesbar; nichts wurde geschrieben"
    case .textHoldsMarkers:
      "der Text enthält die Zeilen einer nicht beendeten Zusammenführung (<<<<<<<, =======, >>>>>>>) und gälte als "
        + "Konflikt; nichts wurde geschrieben"
    case .textElsewhere(let reason): "wird nicht überschrieben: die Datei " + message(reason)
    case .nothingToUndo: "es gibt nichts zurückzunehmen"
    case .forgotten(let day):
      "was zuletzt geändert wurde, wurde vergessen (\(date(day))) und lässt sich nicht zurückholen; das nächste „undo“ nimmt die Änderung davor zurück"
    case .system(let call, let errno): "\(action(call)): \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "lässt sich nicht öffnen"
    case .read: "lässt sich nicht lesen"
    case .write: "lässt sich nicht schreiben"
    case .fsync, .close: "lässt sich nicht speichern"
    case .stat: "lässt sich nicht ansehen"
    case .rename: "lässt sich nicht umbenennen"
    case .link: "lässt sich nicht anlegen"
    case .unlink: "lässt sich nicht entfernen"
    case .mkdir: "der Ordner lässt sich nicht anlegen"
    case .chmod: "die Rechte lassen sich nicht setzen"
    case .lock: "das Tagebuch lässt sich nicht sperren"
    case .list: "der Ordner lässt sich nicht auflisten"
    case .map: "lässt sich nicht laden"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "das ist nicht erlaubt"
    case .noEntry: "keine solche Datei und kein solcher Ordner"
    case .inputOutput: "Ein-/Ausgabefehler"
    case .noAccess: "keine Berechtigung"
    case .busy: "wird gerade benutzt"
    case .exists: "gibt es schon"
    case .otherDevice: "auf einem anderen Dateisystem"
    case .notFolder: "kein Ordner"
    case .isFolder: "ist ein Ordner"
    case .invalid: "ungültiges Argument"
    case .tooManyFiles: "zu viele offene Dateien"
    case .tooLarge: "Datei zu groß"
    case .noSpace: "kein Platz mehr auf dem Datenträger"
    case .readOnly: "das Dateisystem ist schreibgeschützt"
    case .nameTooLong: "der Name ist zu lang"
    case .quota: "das Speicherkontingent ist erschöpft"
    case nil: "Systemfehler \(errno)"
    }
  }
}

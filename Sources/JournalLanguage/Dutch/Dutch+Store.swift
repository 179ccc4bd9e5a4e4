import JournalStore

extension Dutch {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "geen dagboek hier of in een map erboven; -C MAP of SMJOURNAL_DIR noemen er een, smjournal init MAP maakt er een"
    case .notAProfile: "dit markeert geen dagboek: in de kop ontbreekt de sleutel smjournal (smjournal: 1)"
    case .foreignJournal:
      "dit dagboek is van een andere gebruiker; als je het bedoelt, noem het met -C MAP of SMJOURNAL_DIR"
    case .journalExists: "hier is al een dagboek; het is niet aangeraakt"
    case .notFound: "zo’n bestand is er niet"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "is een symbolische koppeling; koppelingen worden niet gevolgd"
    case .invalidPath: "geen pad binnen het dagboek"
    case .tooLarge: "te groot voor een notitie"
    case .nameTaken: "de naam is al in gebruik"
    case .changedSinceRead: "intussen gewijzigd; er is niets geschreven"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "; deze wijziging blijft, de volgende ‘undo’ maakt die daarvoor ongedaan"
    case .insideJournal(let root):
      "dit zou in het dagboek \(root) liggen, dat deze bestanden ook zou lezen; er is niets gemaakt"
    case .notAnIndex:
      "is geen index van smjournal; hij bleef zoals hij was, en zonder index duren antwoorden langer"
    case .notAnExport:
      "een ander bestand heeft deze naam en is geen export van deze soort; het is niet vervangen"
    case .folderNotEmpty: "in deze map staan al bestanden; kies een nieuwe"
    case .textHoldsNUL: "de tekst bevat een NUL-byte en zou niet terug te lezen zijn; er is niets geschreven"
    case .textHoldsMarkers:
      "de tekst bevat de regels van een niet afgemaakte samenvoeging (<<<<<<<, =======, >>>>>>>) en zou tellen als "
        + "conflict; er is niets geschreven"
    case .textElsewhere(let reason): "wordt niet overschreven: het bestand " + message(reason)
    case .nothingToUndo: "er is niets om ongedaan te maken"
    case .forgotten(let day):
      "wat het laatst veranderde is vergeten (\(date(day))) en komt niet terug; de volgende ‘undo’ maakt de wijziging daarvoor ongedaan"
    case .system(let call, let errno): "\(action(call)): \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "kan niet geopend worden"
    case .read: "kan niet gelezen worden"
    case .write: "kan niet geschreven worden"
    case .fsync, .close: "kan niet bewaard worden"
    case .stat: "kan niet bekeken worden"
    case .rename: "kan niet hernoemd worden"
    case .link: "kan niet gemaakt worden"
    case .unlink: "kan niet verwijderd worden"
    case .mkdir: "de map kan niet gemaakt worden"
    case .chmod: "de rechten kunnen niet gezet worden"
    case .lock: "het dagboek kan niet vergrendeld worden"
    case .list: "de map kan niet getoond worden"
    case .map: "kan niet geladen worden"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "dat is niet toegestaan"
    case .noEntry: "zo’n bestand of map is er niet"
    case .inputOutput: "in-/uitvoerfout"
    case .noAccess: "geen toegang"
    case .busy: "in gebruik"
    case .exists: "bestaat al"
    case .otherDevice: "op een ander bestandssysteem"
    case .notFolder: "geen map"
    case .isFolder: "is een map"
    case .invalid: "ongeldig argument"
    case .tooManyFiles: "te veel open bestanden"
    case .tooLarge: "bestand te groot"
    case .noSpace: "geen ruimte meer op de schijf"
    case .readOnly: "het bestandssysteem is alleen-lezen"
    case .nameTooLong: "de naam is te lang"
    case .quota: "het schijfquotum is op"
    case nil: "systeemfout \(errno)"
    }
  }
}

extension Italian {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "il cestino è vuoto"
    case .nothingOlder(let days): "niente nel cestino è più vecchio di \(count(days, .day))"
    case .since(let day): "cancellato \(day)"
    case .restored(let path, let name): "\(path) è tornato come \(name)"
    case .question(let files):
      "Togliere per sempre \(count(files, .file)) dal cestino? Nemmeno «undo» li riporta."
    case .emptied(let files): "Tolti dal cestino: \(count(files, .file))"
    case .needsConsent(let flag):
      "non è stato tolto nulla: non si è potuto chiedere a nessuno; \(flag) toglie senza chiedere"
    case .kept: "non è stato tolto nulla"
    case .forgetQuestion(let records, let files):
      "Dimenticare per sempre \(count(records, .record)), \(count(files, .file)) in tutto? Nemmeno «undo» li riporta."
    case .forgotten(let files): "Dimenticati per sempre: \(count(files, .file))"
    case .forgettingFinished: "ciò che si stava dimenticando ora è dimenticato"
    case .forgetNeedsConsent(let flag):
      "non è stato dimenticato nulla: non si è potuto chiedere a nessuno; \(flag) dimentica senza chiedere"
    case .nothingForgotten: "non è stato dimenticato nulla"
    case .heldByGit(let commits): "ancora nella cronologia di git: \(count(commits, .commit))"
    case .staged: "ancora nell’indice di git, in nessun commit"
    case .heldByVersions(let files):
      "ancora tra le vecchie versioni di Syncthing, in .stversions: \(count(files, .file))"
    case .heldByBackup(let path, let day):
      "forse in una copia di sicurezza (\(date(day))): \(path ?? "uscita standard")"
    case .heldByCopy(let path): "ancora in un file accanto, forse di un editor: \(path)"
    case .mediaLeft(let path): "c’è ancora un file che solo lì era nominato: \(path)"
    case .heldByDevices:
      "gli altri dispositivi lo hanno finché non hanno sincronizzato, e più a lungo tra le loro vecchie versioni"
    case .heldElsewhere:
      "Ciò che ne hanno altri programmi e altre persone non si raggiunge da qui: copie, esportazioni, altre copie di sicurezza, lo spazio libero del disco."
    }
  }
}

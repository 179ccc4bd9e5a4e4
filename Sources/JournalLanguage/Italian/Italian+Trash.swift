extension Italian {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "il cestino è vuoto"
    case .nothingOlder(let days): "niente nel cestino è più vecchio di \(count(days, .day))"
    case .since(let day): "cancellato \(day)"
    case .restored(let path, let name): "\(path) è tornato come \(name)"
    case .question(let files): "Togliere per sempre \(count(files, .file)) dal cestino?"
    case .emptied(let files): "Tolti dal cestino: \(count(files, .file))"
    case .needsConsent(let flag):
      "non è stato tolto nulla: non si è potuto chiedere a nessuno; \(flag) toglie senza chiedere"
    case .kept: "non è stato tolto nulla"
    case .notUndoable: "è stato tolto più di quanto contiene il registro: non si può annullare"
    }
  }
}

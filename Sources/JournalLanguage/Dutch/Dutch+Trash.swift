extension Dutch {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "de prullenbak is leeg"
    case .nothingOlder(let days): "niets in de prullenbak is ouder dan \(count(days, .day))"
    case .since(let day): "gewist \(day)"
    case .restored(let path, let name): "\(path) is terug als \(name)"
    case .question(let files): "\(count(files, .file)) voorgoed uit de prullenbak halen?"
    case .emptied(let files): "\(count(files, .file)) uit de prullenbak gehaald"
    case .needsConsent(let flag):
      "er is niets weggehaald: niemand kon gevraagd worden; \(flag) doet het zonder te vragen"
    case .kept: "er is niets weggehaald"
    case .notUndoable: "er is meer weggehaald dan in het logboek past: het kan niet ongedaan gemaakt worden"
    }
  }
}

extension Dutch {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "de prullenbak is leeg"
    case .nothingOlder(let days): "niets in de prullenbak is ouder dan \(count(days, .day))"
    case .since(let day): "gewist \(day)"
    case .restored(let path, let name): "\(path) is terug als \(name)"
    case .question(let files):
      "\(count(files, .file)) voorgoed uit de prullenbak halen? Ook ‘undo’ brengt ze niet terug."
    case .emptied(let files): "\(count(files, .file)) uit de prullenbak gehaald"
    case .needsConsent(let flag):
      "er is niets weggehaald: niemand kon gevraagd worden; \(flag) doet het zonder te vragen"
    case .kept: "er is niets weggehaald"
    case .forgetQuestion(let records, let files):
      "\(count(records, .record)) voorgoed vergeten, \(count(files, .file)) in totaal? Ook ‘undo’ brengt ze niet terug."
    case .forgotten(let files): "Voorgoed vergeten: \(count(files, .file))"
    case .forgettingFinished: "wat vergeten werd, is nu vergeten"
    case .forgetNeedsConsent(let flag):
      "er is niets vergeten: niemand kon gevraagd worden; \(flag) vergeet zonder te vragen"
    case .nothingForgotten: "er is niets vergeten"
    case .heldByGit(let commits): "nog in de geschiedenis van git: \(count(commits, .commit))"
    case .staged: "nog in de index van git, in geen commit"
    case .heldByVersions(let files):
      "nog bij de oude versies van Syncthing, in .stversions: \(count(files, .file))"
    case .heldByBackup(let path, let day):
      "misschien in een reservekopie (\(date(day))): \(path ?? "standaarduitvoer")"
    case .heldByCopy(let path): "nog in een bestand ernaast, misschien van een editor: \(path)"
    case .mediaLeft(let path): "een bestand dat alleen daarin genoemd werd, is er nog: \(path)"
    case .heldByDevices:
      "andere apparaten hebben het tot ze gesynchroniseerd zijn, en bij hun oude versies langer"
    case .heldElsewhere:
      "Wat andere programma’s en mensen ervan hebben, is van hier niet te bereiken: kopieën, exports, andere reservekopieën, de vrije ruimte van de schijf."
    }
  }
}

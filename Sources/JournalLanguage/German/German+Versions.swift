import JournalSync

extension German {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "die Fassungen unterscheiden sich in \(joined(clashes.map(place))); welche die ältere ist, ist nicht bekannt"
    case .choose(let clashes):
      "die Fassungen unterscheiden sich in \(joined(clashes.map(place))), und welche die ältere ist, ist nicht bekannt; "
        + "wähle mit --ours oder --theirs"
        + (clashes.keyToTake.map { ", oder für einen Schlüssel mit --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", behalte beide mit --both" : "")
        + ", oder berichtige es in einem Editor"
    case .file: "Datei"
    case .copy: "Kopie"
    case .written(let side, let moment, let writer): "\(side): geändert \(moment)" + self.writer(writer)
    case .untouched(let keys): "nichts im Änderungsprotokoll dieses Geräts hat \(joined(keys)) geändert"
    case .sameDay(let original): "ändert denselben Tag wie \(original) und sagt etwas anderes"
    case .samePerson(let original): "heißt genauso wie \(original)"
    case .chooseShift:
      "zwei Änderungen eines Tages; wähle mit --ours oder --theirs, oder behalte beide Dienste mit --both"
    case .choosePerson(let command):
      "zwei Menschen gleichen Namens; führe sie mit --ours oder --theirs zusammen, oder gib einem einen anderen Namen: "
        + command
    case .bothShifts(let path, let other): "Beide bleiben: \(path) kommt jetzt zu \(other) hinzu"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal)): \(unknown(matter))"
    case .namesake(let path): "\(path) heißt schon so; „smjournal conflicts“ sagt mehr"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: ", auf diesem Gerät"
    case .device(let name): ", vom Gerät \(name)"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "das git-Repository gehört einem anderen Benutzer"
    case .gitMissing: "git ist nicht installiert"
    case .unreadable: "git kann das Repository nicht lesen"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "worauf es wartet, ist nicht bekannt"
    case .history: "ob seine Geschichte das noch enthält, ist nicht bekannt"
    case .remotes: "wohin das Tagebuch gesendet wird, ist nicht bekannt"
    case .setup: "nichts wurde eingerichtet"
    }
  }
}

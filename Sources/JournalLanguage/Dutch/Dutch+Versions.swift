import JournalSync

extension Dutch {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "de versies verschillen in \(joined(clashes.map(place))); welke de oudste is, is niet bekend"
    case .choose(let clashes):
      "de versies verschillen in \(joined(clashes.map(place))), en welke de oudste is, is niet bekend; "
        + "kies met --ours of --theirs"
        + (clashes.keyToTake.map { ", of voor één sleutel met --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", houd beide met --both" : "")
        + ", of verbeter het in een editor"
    case .file: "bestand"
    case .copy: "kopie"
    case .written(let side, let moment, let writer): "\(side): gewijzigd \(moment)" + self.writer(writer)
    case .untouched(let keys): "niets in het wijzigingslogboek van dit apparaat wijzigde \(joined(keys))"
    case .sameDay(let original): "wijzigt dezelfde dag als \(original), en zegt iets anders"
    case .samePerson(let original): "heeft dezelfde naam als \(original)"
    case .chooseShift:
      "twee wijzigingen van één dag; kies met --ours of --theirs, of houd beide diensten met --both"
    case .choosePerson(let command):
      "twee mensen met dezelfde naam; voeg ze samen met --ours of --theirs, of geef er een een andere naam: "
        + command
    case .bothShifts(let path, let other): "Beide blijven: \(path) komt nu bij \(other)"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal)): \(unknown(matter))"
    case .namesake(let path): "\(path) heeft deze naam al; ‘smjournal conflicts’ zegt meer"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: ", op dit apparaat"
    case .device(let name): ", door het apparaat \(name)"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "de git-repository is van een andere gebruiker"
    case .gitMissing: "git is niet geïnstalleerd"
    case .unreadable: "git kan de repository niet lezen"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "waar het op wacht is niet bekend"
    case .history: "of de geschiedenis dit nog bevat is niet bekend"
    case .remotes: "waar het dagboek heen gaat is niet bekend"
    case .setup: "er is niets ingesteld"
    }
  }
}

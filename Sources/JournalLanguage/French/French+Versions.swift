import JournalSync

extension French {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "les versions diffèrent par \(joined(clashes.map(place)))\u{A0}; laquelle est la plus ancienne, on ne le sait pas"
    case .choose(let clashes):
      "les versions diffèrent par \(joined(clashes.map(place))), et on ne sait pas laquelle est la plus ancienne\u{A0}; "
        + "choisis avec --ours ou --theirs"
        + (clashes.keyToTake.map { ", ou pour une seule clé avec --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", garde les deux avec --both" : "")
        + ", ou corrige dans un éditeur"
    case .file: "fichier"
    case .copy: "copie"
    case .written(let side, let moment, let writer): "\(side)\u{A0}: changé \(moment)" + self.writer(writer)
    case .untouched(let keys):
      "rien dans le journal des modifications de cet appareil n’a changé \(joined(keys))"
    case .sameDay(let original): "change le même jour que \(original), et dit autre chose"
    case .samePerson(let original): "porte le même nom que \(original)"
    case .chooseShift:
      "deux changements du même jour\u{A0}; choisis avec --ours ou --theirs, ou garde les deux postes avec --both"
    case .choosePerson(let command):
      "deux personnes du même nom\u{A0}; fusionne-les avec --ours ou --theirs, ou donne à l’une un autre nom\u{A0}: "
        + command
    case .bothShifts(let path, let other): "Les deux restent\u{A0}: \(path) s’ajoute maintenant à \(other)"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal))\u{A0}: \(unknown(matter))"
    case .namesake(let path): "\(path) porte déjà ce nom\u{A0}; «\u{A0}smjournal conflicts\u{A0}» en dit plus"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: ", sur cet appareil"
    case .device(let name): ", par l’appareil \(name)"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "le dépôt git appartient à un autre utilisateur"
    case .gitMissing: "git n’est pas installé"
    case .unreadable: "git ne peut pas lire le dépôt"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "on ne sait pas ce qu’il attend"
    case .history: "on ne sait pas si son historique a encore cela"
    case .remotes: "on ne sait pas où le journal est envoyé"
    case .setup: "rien n’a été préparé"
    }
  }
}

import JournalSync

extension Italian {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "le versioni differiscono in \(joined(clashes.map(place))); quale sia la più vecchia non si sa"
    case .choose(let clashes):
      "le versioni differiscono in \(joined(clashes.map(place))), e quale sia la più vecchia non si sa; "
        + "scegli con --ours o --theirs"
        + (clashes.keyToTake.map { ", o per una sola chiave con --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", tienile entrambe con --both" : "")
        + ", o correggilo in un editor"
    case .file: "file"
    case .copy: "copia"
    case .written(let side, let moment, let writer): "\(side): cambiato \(moment)" + self.writer(writer)
    case .untouched(let keys):
      "niente nel registro delle modifiche di questo dispositivo ha cambiato \(joined(keys))"
    case .sameDay(let original): "cambia lo stesso giorno di \(original), e dice altro"
    case .samePerson(let original): "ha lo stesso nome di \(original)"
    case .chooseShift:
      "due cambi dello stesso giorno; scegli con --ours o --theirs, o tieni entrambi i turni con --both"
    case .choosePerson(let command):
      "due persone con lo stesso nome; fondile con --ours o --theirs, o dai un altro nome a una: "
        + command
    case .bothShifts(let path, let other): "Restano entrambi: \(path) ora si aggiunge a \(other)"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal)): \(unknown(matter))"
    case .namesake(let path): "\(path) ha già questo nome; «smjournal conflicts» dice di più"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: ", su questo dispositivo"
    case .device(let name): ", dal dispositivo \(name)"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "il repository git appartiene a un altro utente"
    case .gitMissing: "git non è installato"
    case .unreadable: "git non può leggere il repository"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "che cosa aspetti non si sa"
    case .history: "se la sua cronologia lo contenga ancora non si sa"
    case .remotes: "dove il diario venga inviato non si sa"
    case .setup: "non è stato preparato nulla"
    }
  }
}

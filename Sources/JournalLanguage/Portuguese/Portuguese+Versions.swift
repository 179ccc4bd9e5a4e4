import JournalSync

extension Portuguese {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "as versões diferem em \(joined(clashes.map(place))); não se sabe qual é a mais antiga"
    case .choose(let clashes):
      "as versões diferem em \(joined(clashes.map(place))), e não se sabe qual é a mais antiga; "
        + "escolha com --ours ou --theirs"
        + (clashes.keyToTake.map { ", ou para uma só chave com --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", mantenha ambos com --both" : "")
        + ", ou corrija em um editor"
    case .file: "arquivo"
    case .copy: "cópia"
    case .written(let side, let moment, let writer): "\(side): alterado \(moment)" + self.writer(writer)
    case .untouched(let keys): "nada no registro de alterações deste aparelho mudou \(joined(keys))"
    case .sameDay(let original): "muda o mesmo dia que \(original), e diz outra coisa"
    case .samePerson(let original): "tem o mesmo nome que \(original)"
    case .chooseShift:
      "duas mudanças do mesmo dia; escolha com --ours ou --theirs, ou mantenha os dois plantões com --both"
    case .choosePerson(let command):
      "duas pessoas com o mesmo nome; mescle com --ours ou --theirs, ou dê outro nome a uma delas: "
        + command
    case .bothShifts(let path, let other): "Os dois ficam: \(path) agora se soma a \(other)"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal)): \(unknown(matter))"
    case .namesake(let path): "\(path) já tem este nome; “smjournal conflicts” diz mais"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: ", neste aparelho"
    case .device(let name): ", pelo aparelho \(name)"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "o repositório git pertence a outro usuário"
    case .gitMissing: "o git não está instalado"
    case .unreadable: "o git não consegue ler o repositório"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "não se sabe o que ele espera"
    case .history: "não se sabe se o histórico ainda tem isto"
    case .remotes: "não se sabe para onde o diário é enviado"
    case .setup: "nada foi preparado"
    }
  }
}

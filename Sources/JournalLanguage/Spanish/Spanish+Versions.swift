import JournalSync

extension Spanish {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "las versiones difieren en \(joined(clashes.map(place))); no se sabe cuál es la más antigua"
    case .choose(let clashes):
      "las versiones difieren en \(joined(clashes.map(place))), y no se sabe cuál es la más antigua; "
        + "elige con --ours o --theirs"
        + (clashes.keyToTake.map { ", o para una sola clave con --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", guarda los dos con --both" : "")
        + ", o corrígelo en un editor"
    case .file: "archivo"
    case .copy: "copia"
    case .written(let side, let moment, let writer): "\(side): cambiado \(moment)" + self.writer(writer)
    case .untouched(let keys): "nada en el registro de cambios de este dispositivo cambió \(joined(keys))"
    case .sameDay(let original): "cambia el mismo día que \(original), y dice otra cosa"
    case .samePerson(let original): "tiene el mismo nombre que \(original)"
    case .chooseShift:
      "dos cambios de un mismo día; elige con --ours o --theirs, o guarda los dos turnos con --both"
    case .choosePerson(let command):
      "dos personas con el mismo nombre; fusiónalas con --ours o --theirs, o da otro nombre a una: "
        + command
    case .bothShifts(let path, let other): "Se quedan los dos: \(path) se suma ahora a \(other)"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal)): \(unknown(matter))"
    case .namesake(let path): "\(path) ya tiene este nombre; «smjournal conflicts» dice más"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: ", en este dispositivo"
    case .device(let name): ", por el dispositivo \(name)"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "el repositorio de git es de otro usuario"
    case .gitMissing: "git no está instalado"
    case .unreadable: "git no puede leer el repositorio"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "no se sabe qué espera"
    case .history: "no se sabe si su historial aún lo contiene"
    case .remotes: "no se sabe adónde se envía el diario"
    case .setup: "no se preparó nada"
    }
  }
}

extension Portuguese {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "a lixeira está vazia"
    case .nothingOlder(let days): "nada na lixeira tem mais de \(count(days, .day))"
    case .since(let day): "excluído: \(day)"
    case .restored(let path, let name): "\(path) voltou como \(name)"
    case .question(let files):
      "Remover \(count(files, .file)) da lixeira para sempre? Nem “undo” traz de volta."
    case .emptied(let files): "Removido da lixeira: \(count(files, .file))"
    case .needsConsent(let flag):
      "nada foi removido: não havia a quem perguntar; \(flag) remove sem perguntar"
    case .kept: "nada foi removido"
    case .forgetQuestion(let records, let files):
      "Esquecer \(count(records, .record)) para sempre, \(count(files, .file)) ao todo? Nem “undo” traz de volta."
    case .forgotten(let files): "Esquecido para sempre: \(count(files, .file))"
    case .forgettingFinished: "o que estava sendo esquecido agora está esquecido"
    case .forgetNeedsConsent(let flag):
      "nada foi esquecido: não havia a quem perguntar; \(flag) esquece sem perguntar"
    case .nothingForgotten: "nada foi esquecido"
    case .heldByGit(let commits): "ainda no histórico do git: \(count(commits, .commit))"
    case .staged: "ainda no índice do git, em nenhum commit"
    case .heldByVersions(let files):
      "ainda entre as versões antigas do Syncthing, em .stversions: \(count(files, .file))"
    case .heldByBackup(let path, let day): "talvez em um backup (\(date(day))): \(path ?? "saída padrão")"
    case .heldByCopy(let path): "ainda em um arquivo ao lado, talvez de um editor: \(path)"
    case .mediaLeft(let path): "ainda existe um arquivo que só ele citava: \(path)"
    case .heldByDevices:
      "os outros aparelhos têm até sincronizarem, e por mais tempo entre as versões antigas deles"
    case .heldElsewhere:
      "O que outros programas e pessoas têm disso não se alcança daqui: cópias, exportações, outros backups, o espaço livre do disco."
    }
  }
}

import JournalStore

extension Portuguese {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "nenhum diário aqui nem em uma pasta acima; -C PASTA ou SMJOURNAL_DIR indicam um, smjournal init PASTA cria um"
    case .notAProfile: "isto não marca um diário: falta no cabeçalho a chave smjournal (smjournal: 1)"
    case .foreignJournal:
      "este diário é de outro usuário; se for este mesmo, indique-o com -C PASTA ou SMJOURNAL_DIR"
    case .journalExists: "já existe um diário; não foi tocado"
    case .notFound: "esse arquivo não existe"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "é um link simbólico; links não são seguidos"
    case .invalidPath: "não é um caminho dentro do diário"
    case .tooLarge: "grande demais para um registro"
    case .nameTaken: "o nome já está ocupado"
    case .changedSinceRead: "mudou nesse meio-tempo; nada foi escrito"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "; esta alteração fica, o próximo “undo” desfaz a anterior"
    case .insideJournal(let root):
      "ficaria dentro do diário \(root), que também leria estes arquivos; nada foi criado"
    case .notAnIndex:
      "não é um índice do smjournal; ficou como estava, e sem índice as respostas demoram mais"
    case .notAnExport: "outro arquivo tem este nome e não é uma exportação deste tipo; não foi substituído"
    case .folderNotEmpty: "já há arquivos nesta pasta; escolha uma nova"
    case .textHoldsNUL: "o texto contém um byte NUL e não poderia ser relido; nada foi escrito"
    case .textHoldsMarkers:
      "o texto contém as linhas de uma mesclagem inacabada (<<<<<<<, =======, >>>>>>>) e passaria por um "
        + "conflito; nada foi escrito"
    case .textElsewhere(let reason): "nada é escrito por cima: o arquivo " + message(reason)
    case .nothingToUndo: "não há nada para desfazer"
    case .forgotten(let day):
      "a última alteração foi esquecida (\(date(day))) e não volta mais; o próximo “undo” desfaz a anterior"
    case .system(let call, let errno): "\(action(call)): \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "não pode ser aberto"
    case .read: "não pode ser lido"
    case .write: "não pode ser escrito"
    case .fsync, .close: "não pode ser salvo"
    case .stat: "não pode ser examinado"
    case .rename: "não pode ser renomeado"
    case .link: "não pode ser criado"
    case .unlink: "não pode ser removido"
    case .mkdir: "a pasta não pode ser criada"
    case .chmod: "as permissões não podem ser definidas"
    case .lock: "o diário não pode ser bloqueado"
    case .list: "a pasta não pode ser listada"
    case .map: "não pode ser carregado"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "operação não permitida"
    case .noEntry: "esse arquivo ou pasta não existe"
    case .inputOutput: "erro de entrada/saída"
    case .noAccess: "permissão negada"
    case .busy: "em uso"
    case .exists: "já existe"
    case .otherDevice: "em outro sistema de arquivos"
    case .notFolder: "não é uma pasta"
    case .isFolder: "é uma pasta"
    case .invalid: "argumento inválido"
    case .tooManyFiles: "arquivos abertos demais"
    case .tooLarge: "arquivo grande demais"
    case .noSpace: "sem espaço no disco"
    case .readOnly: "o sistema de arquivos é somente leitura"
    case .nameTooLong: "o nome é longo demais"
    case .quota: "a cota do disco está esgotada"
    case nil: "erro \(errno) do sistema"
    }
  }
}

import JournalStore

extension Portuguese {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "nenhum diário aqui nem numa pasta acima; -C PASTA ou SMJOURNAL_DIR nomeiam um, smjournal init PASTA cria um"
    case .notAProfile: "isto não marca um diário: falta no cabeçalho a chave smjournal (smjournal: 1)"
    case .journalExists: "já há um diário; não foi tocado"
    case .notFound: "esse ficheiro não existe"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "é uma ligação simbólica; as ligações não são seguidas"
    case .invalidPath: "não é um caminho dentro do diário"
    case .tooLarge: "demasiado grande para um registo"
    case .nameTaken: "o nome já está ocupado"
    case .changedSinceRead: "mudou entretanto; nada foi escrito"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "; esta alteração fica, o próximo «undo» desfaz a anterior"
    case .insideJournal(let root):
      "ficaria dentro do diário \(root), que também leria estes ficheiros; nada foi criado"
    case .notAnIndex:
      "não é um índice do smjournal; ficou como estava, e sem índice as respostas demoram mais"
    case .notAnExport: "outro ficheiro tem este nome e não é uma exportação deste tipo; não foi substituído"
    case .folderNotEmpty: "já há ficheiros nesta pasta; escolher uma nova"
    case .textHoldsNUL: "o texto contém um byte NUL e não se poderia reler; nada foi escrito"
    case .textHoldsMarkers:
      "o texto contém as linhas de uma fusão por acabar (<<<<<<<, =======, >>>>>>>) e passaria por um "
        + "conflito; nada foi escrito"
    case .nothingToUndo: "não há nada a desfazer"
    case .system(let call, let errno): "\(action(call)): \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "não se consegue abrir"
    case .read: "não se consegue ler"
    case .write: "não se consegue escrever"
    case .fsync, .close: "não se consegue guardar"
    case .stat: "não se consegue examinar"
    case .rename: "não se consegue mudar o nome"
    case .link: "não se consegue criar"
    case .unlink: "não se consegue retirar"
    case .mkdir: "não se consegue criar a pasta"
    case .chmod: "não se conseguem definir as permissões"
    case .lock: "não se consegue bloquear o diário"
    case .list: "não se consegue listar a pasta"
    case .map: "não se consegue carregar"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "operação não permitida"
    case .noEntry: "esse ficheiro ou pasta não existe"
    case .inputOutput: "erro de entrada/saída"
    case .noAccess: "permissão negada"
    case .busy: "em uso"
    case .exists: "já existe"
    case .otherDevice: "noutro sistema de ficheiros"
    case .notFolder: "não é uma pasta"
    case .isFolder: "é uma pasta"
    case .invalid: "argumento inválido"
    case .tooManyFiles: "demasiados ficheiros abertos"
    case .tooLarge: "ficheiro demasiado grande"
    case .noSpace: "sem espaço no disco"
    case .readOnly: "o sistema de ficheiros é só de leitura"
    case .nameTooLong: "o nome é demasiado longo"
    case .quota: "a quota do disco está esgotada"
    case nil: "erro \(errno) do sistema"
    }
  }
}

import JournalStore
import JournalSync

extension Portuguese {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "nenhum conflito"
    case .copy(let original, let tool): "uma segunda versão de \(original) (\(tool))"
    case .copyLeft(let original): "é uma segunda versão de \(original); «smjournal conflicts» diz mais"
    case .copyOfNothing(let original): "uma segunda versão de \(original), que já não existe"
    case .markers: "contém as marcas de uma fusão por acabar"
    case .brokenMarkers: "contém marcas de fusão que não condizem; corrigir num editor"
    case .differs(let places): "difere em \(joined(places))"
    case .same: "ambos dizem o mesmo"
    case .mergeable: "pode fundir-se"
    case .clashes(let clashes): "os dois lados mudaram \(joined(clashes.map(place)))"
    case .twoRecords: "dois registos com o mesmo nome; ficam ambos"
    case .twin(let original): "o mesmo registo que \(original), pelo momento e pelo título"
    case .waiting(.deletedByUs): "apagado aqui e alterado do outro lado; o git guardou o texto e espera"
    case .waiting(.deletedByThem): "alterado aqui e apagado do outro lado; o git guardou o texto e espera"
    case .waiting(.renamedByUs): "movido aqui, e para outro sítio do outro lado; o git espera"
    case .waiting(.renamedByThem): "movido do outro lado, e para outro sítio aqui; o git espera"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) fundido em \(original); a cópia é agora \(trash)"
        + (former.map { ", o texto anterior \($0)" } ?? "")
    case .mended(let path, let former):
      "Versões fundidas em \(path)" + (former.map { "; o ficheiro como estava é agora \($0)" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) não dizia nada de novo; é agora \(trash)"
    case .separated(let path, let name): "O segundo registo de \(path) é agora \(name)"
    case .restored(let copy, let name): "\(copy) é agora \(name)"
    case .kept(let path, let copy, let trash): "\(path) fica como está; \(copy) é agora \(trash)"
    case .stays(let path): "\(path) fica"
    case .removed(let path, let trash): "\(path) é agora \(trash)"
    case .choose(let clashes):
      "os dois lados mudaram \(joined(clashes.map(place))); escolher com --ours ou --theirs"
        + (clashes.allSatisfy(\.isOfText) ? ", guardar ambos com --both" : "") + ", ou corrigir num editor"
    case .chooseName: "cada lado deu-lhe outro nome; escolher com --ours ou --theirs"
    case .tellGit(let files): "Depois dizer ao git: git add \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths)): para sistemas que não distinguem maiúsculas de minúsculas estes nomes são um só; mudar um deles"
    case .strangeTrash(let path):
      "\(path) está no lixo, e nada neste aparelho o pôs lá; recuperar com: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) prevê férias, mas há duas versões que chocam; resolver com: smjournal resolve --all"
    case .everyDevice: "É preciso uma vez em cada aparelho: nem o git nem o Syncthing o levam consigo."
    case .mergeLeft(let clashes):
      "os dois lados mudaram \(joined(clashes.map(place))); o ficheiro contém marcas"
    }
  }

  private func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "um sítio do texto" : "\(places) sítios do texto"
    case .text(let places): places == 1 ? "um sítio do ficheiro" : "\(places) sítios do ficheiro"
    case .twoRecords: "o ficheiro desde o início: são dois registos"
    case .notText: "o ficheiro inteiro: um lado não é texto"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file):
      "\(file): acrescentado: \(lines.count == 1 ? lines[0] : "\(lines.count) linhas")"
    case .complete(let file): "\(file): já está completo"
    case .configured(let key): "configuração do git: \(key) definido"
    case .alreadyConfigured(let key): "configuração do git: \(key) já estava definido"
    case .made(let file): "\(file): criado"
    case .kept(let file): "\(file): já existe e diz outra coisa; ficou como estava"
    case .next(let command): "Agora escrever: \(command)"
    case .otherDriver(let name): ".gitattributes: já funde *.md com \(quoted(name)); ficou como estava"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "o git não está instalado"
    case .noRepository: "o diário não está em nenhum repositório git; criar um com: git init"
    case .noDesktop: "nem XDG_DATA_HOME nem HOME dizem onde o ambiente de trabalho procura programas"
    case .configurationRefused: "o git recusou mudar a sua configuração"
    case .store(let error): "\(error.path): \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "outros utilizadores deste computador podem lê-lo (\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)) \(identifier(kind))"
    case .position: "esta foto diz onde foi tirada"
    case .publicRemote(let address):
      "o diário é enviado para \(address): é preciso garantir que lá não é público"
    case .plainRemote(let address): "o diário é enviado para \(address) sem cifra"
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "é um número francês da segurança social"
    case .nhs: "pode ser um número NHS"
    case .hospitalNumber: "pode ser o número de um doente no hospital"
    case .birthDate: "pode ser uma data de nascimento"
    case .name: "pode ser o nome de um doente"
    case .own(let pattern): "corresponde ao padrão \(quoted(pattern))"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "Registos",
        counts.isEmpty
          ? "nenhum" : joined(counts.map { count($0.count, Noun($0.kind)) }) + "; \(size(bytes))"
      )
    case .problems(let counts):
      (
        "Problemas",
        counts.isEmpty
          ? "nenhum" : joined(counts.map { "\(number($0.count)) \(sort($0.sort, isOne: $0.count == 1))" })
      )
    case .conflicts(let count): ("Conflitos", count == 0 ? "nenhum" : number(count))
    case .notices(let count):
      ("Sincronização", count == 1 ? "1 coisa a ver" : "\(number(count)) coisas a ver")
    case .index(.good): ("Índice", "coincide com os ficheiros")
    case .index(.corrected(let count)):
      ("Índice", "enganava-se em \(number(count)) ficheiros; agora está certo")
    case .index(.unwritable(let error)): ("Índice", "não se consegue escrever (\(message(error)))")
    case .permissions(let count):
      (
        "Permissões",
        count == 0 ? "só de quem escreve" : "outros podem ler \(number(count)) dos ficheiros e pastas"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)): ("No disco", "vista decifrada de uma pasta cifrada (\(tool))")
    case .encryption(.disk(let tool)): ("No disco", "o disco está cifrado (\(tool))")
    case .encryption(.unknown):
      ("No disco", "daqui não se vê nenhuma cifra; ver «At rest» no manual")
    case .gitCrypt:
      ("git-crypt", "cifra os registos no git: alterações de dois aparelhos não se podem fundir")
    case .backup(let day?): ("Cópia de segurança", "a última, \(day)")
    case .backup(nil): ("Cópia de segurança", "nenhuma anotada; depois de uma: smjournal doctor --backed-up")
    case .disk(let free, let isScarce): ("Disco", "\(size(free)) livres" + (isScarce ? ": quase cheio" : ""))
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "no cabeçalho"
    case .value: isOne ? "valor errado" : "valores errados"
    case .unreadable: "ilegível"
    case .notText: "não é texto"
    case .doubt: isOne ? "dúvida" : "dúvidas"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "não se usa aqui"
    case .unprepared: "usa-se, mas não está preparado"
    case .ready: "preparado"
    case .otherDriver: "funde os registos com outro controlador"
    case .outdated: "preparado por uma versão anterior"
    case .driverMissing: "preparado, mas o programa que deve fundir já não está lá"
    case .foreign: "pertence a outro utilizador; nada foi perguntado"
    }
  }
}

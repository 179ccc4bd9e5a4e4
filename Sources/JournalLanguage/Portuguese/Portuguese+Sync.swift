import JournalStore
import JournalSync

extension Portuguese {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "nenhum conflito"
    case .copy(let original, let tool): "uma segunda versão de \(original) (\(tool))"
    case .copyLeft(let original): "é uma segunda versão de \(original); “smjournal conflicts” diz mais"
    case .copyOfNothing(let original): "uma segunda versão de \(original), que não existe mais"
    case .markers: "contém as marcas de uma mesclagem inacabada"
    case .brokenMarkers: "contém marcas de mesclagem que não combinam; corrija em um editor"
    case .differs(let places): "difere em \(joined(places))"
    case .same: "ambos dizem o mesmo"
    case .mergeable: "pode ser mesclado"
    case .clashes(let clashes): "os dois lados mudaram \(joined(clashes.map(place)))"
    case .here: "aqui"
    case .there: "lá"
    case .both: "os dois"
    case .later: "mais tarde"
    case .whichSide: "Qual vale?"
    case .twoRecords: "dois registros com o mesmo nome; ficam ambos"
    case .twin(let original): "o mesmo registro que \(original), pelo momento e pelo título"
    case .waiting(.deletedByUs): "excluído aqui e alterado do outro lado; o git guardou o texto e espera"
    case .waiting(.deletedByThem): "alterado aqui e excluído do outro lado; o git guardou o texto e espera"
    case .waiting(.renamed(let path)): "movido aqui, e para \(path) do outro lado; o git espera"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) mesclado em \(original); a cópia agora é \(trash)"
        + (former.map { ", o texto anterior \($0)" } ?? "")
    case .mended(let path, let former):
      "Versões mescladas em \(path)" + (former.map { "; o arquivo como estava agora é \($0)" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) não dizia nada de novo; agora é \(trash)"
    case .twoFiles: "dois arquivos diferentes com o mesmo nome; os dois ficam"
    case .bothFilesStay(let path, let name): "Os dois ficam: o outro \(path) agora é \(name)"
    case .separated(let path, let name): "O segundo registro de \(path) agora é \(name)"
    case .restored(let copy, let name): "\(copy) agora é \(name)"
    case .kept(let path, let copy, let trash): "\(path) fica como está; \(copy) agora é \(trash)"
    case .stays(let path): "\(path) fica"
    case .removed(let path, let trash): "\(path) agora é \(trash)"
    case .choose(let clashes):
      "os dois lados mudaram \(joined(clashes.map(place))); escolha com --ours ou --theirs"
        + (clashes.keyToTake.map { ", ou para uma só chave com --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", mantenha ambos com --both" : "") + ", ou corrija em um editor"
    case .chooseName: "cada lado deu outro nome; escolha com --ours ou --theirs"
    case .tellGit(let files): "Depois diga ao git: git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths)): para alguns sistemas estes nomes são um só (maiúsculas, acentos); mude um deles"
    case .strangeTrash(let path):
      "\(path) está na lixeira, e nada neste aparelho o colocou lá; recupere com: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) prevê férias, mas há duas versões em choque; resolva com: smjournal resolve --all"
    case .everyDevice:
      "É preciso fazer isso uma vez em cada aparelho: nem o git nem o Syncthing levam isso junto."
    case .mergeLeft(let clashes):
      "os dois lados mudaram \(joined(clashes.map(place))); o arquivo contém marcas"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "um trecho do texto" : "\(places) trechos do texto"
    case .text(let places): places == 1 ? "um trecho do arquivo" : "\(places) trechos do arquivo"
    case .twoRecords: "o arquivo desde o início: são dois registros"
    case .notText: "o arquivo inteiro: um lado não é texto"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file):
      "\(file): adicionado: \(lines.count == 1 ? lines[0] : "\(lines.count) linhas")"
    case .complete(let file): "\(file): já está completo"
    case .configured(let key): "configuração do git: \(key) definido"
    case .alreadyConfigured(let key): "configuração do git: \(key) já estava definido"
    case .made(let file): "\(file): criado"
    case .kept(let file): "\(file): já existe e diz outra coisa; ficou como estava"
    case .next(let command): "Agora digite: \(command)"
    case .otherDriver(let name): ".gitattributes: já mescla *.md com \(quoted(name)); ficou como estava"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "o git não está instalado"
    case .noRepository: "o diário não está em nenhum repositório git; crie um com: git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "nem XDG_DATA_HOME nem HOME dizem onde a área de trabalho procura programas"
    case .configurationRefused: "o git se recusou a mudar sua configuração"
    case .store(let error): "\(error.path): \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "outros usuários deste computador podem ler isto (\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)) \(identifier(kind))"
    case .position: "esta foto diz onde foi tirada"
    case .publicRemote(let address):
      "o diário é enviado para \(address): confira se lá ele não é público"
    case .plainRemote(let address): "o diário é enviado para \(address) sem criptografia"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "é um número francês da seguridade social"
    case .nhs: "pode ser um número NHS"
    case .hospitalNumber: "pode ser o prontuário de um paciente"
    case .birthDate: "pode ser uma data de nascimento"
    case .name: "pode ser o nome de um paciente"
    case .own(let pattern): "corresponde ao seu padrão \(quoted(pattern))"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "Registros",
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
    case .otherJournals(let folders):
      ("Outros diários", "não fazem parte deste: \(folders.joined(separator: ", "))")
    case .notices(let count):
      ("Sincronização", count == 1 ? "1 coisa para ver" : "\(number(count)) coisas para ver")
    case .index(.good): ("Índice", "coincide com os arquivos")
    case .index(.corrected(let count)):
      ("Índice", "errava em \(number(count)) arquivos; agora está certo")
    case .index(.unwritable(let error)): ("Índice", "não pode ser escrito (\(message(error)))")
    case .permissions(let count):
      (
        "Permissões",
        count == 0 ? "só seus" : "outros podem ler \(number(count)) dos arquivos e pastas"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)):
      ("No disco", "visão descriptografada de uma pasta criptografada (\(tool))")
    case .encryption(.disk(let tool)): ("No disco", "o disco está criptografado (\(tool))")
    case .encryption(.unknown):
      ("No disco", "daqui não se vê nenhuma criptografia; veja “At rest” no manual")
    case .gitCrypt:
      ("git-crypt", "criptografa os registros no git: alterações de dois aparelhos não podem ser mescladas")
    case .backup(let day?): ("Backup", "o último, \(day)")
    case .backup(nil): ("Backup", "nenhum anotado; depois de fazer um: smjournal doctor --backed-up")
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
    case .absent: "não é usado aqui"
    case .unprepared: "é usado, mas não está preparado"
    case .ready: "preparado"
    case .otherDriver: "mescla os registros com outro driver"
    case .outdated: "preparado por uma versão anterior"
    case .driverMissing: "preparado, mas o programa que deve mesclar não existe mais"
    case .foreign: "pertence a outro usuário; nada foi perguntado"
    case .gitMissing: "há um repositório, mas o git não está instalado"
    case .unreadable: "há um repositório, mas o git não consegue lê-lo"
    }
  }
}

import JournalModel
import JournalStore

extension Portuguese {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "aviso"
    case .error: "erro"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal: "outro diário: a pasta dele não faz parte deste; “smjournal -C PASTA” o abre"
    case .emptyFolder: "uma pasta vazia"
    case .noZoneRules(let zone, let folder):
      "nesta máquina não há regras de fusos horários\(folder.map { " (TZDIR: \($0))" } ?? ""), então nada se sabe de "
        + "\(zone); instale o pacote tzdata ou indique uma pasta de regras com TZDIR"
    case .unreadable(let errno): "não pode ser lido: \(systemError(errno))"
    case .notAFile(let type): "é \(name(of: type)), não um arquivo"
    case .symbolicLink: "é um link simbólico; links não são seguidos"
    case .tooLarge(let bytes, let limit):
      "é grande demais para um registro: \(megabytes(bytes)), no máximo \(megabytes(limit))"
    case .emptyFile:
      "está vazio: talvez o texto ainda não tenha sido baixado, ou uma falha o apagou; baixe-o, ou recupere-o de "
        + "outro dispositivo ou de um backup"
    case .lfsPointer:
      "contém um ponteiro do git-lfs no lugar do texto; “git lfs pull” baixa o texto"
    case .nulByte: "contém um byte NUL: não é um arquivo de texto"
    case .invalidUTF8: "não é texto UTF-8"
    case .unfinishedMerge: "contém as marcas de uma mesclagem inacabada; “smjournal resolve” resolve isso"
    case .encrypted(let tool): "está criptografado (\(tool)); descriptografe para ler"
    case .wrongValue(let key, let found, let expected):
      "\(key): o esperado é \(expectation(expected)), não \(quoted(found))"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "esta escala não tem \(key), por isso não conta"
    case .missingKey(let key, let kind): "\(name(of: kind)) sem \(key)"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) vem antes de from (\(from.iso)); o último dia é ignorado"
    case .endBeforeStart: "end vem antes de start; o fim é ignorado"
    case .callOutOutside(let span): "call-outs: \(span) fica fora do sobreaviso; não conta"
    case .sameMeaning(let key, let canonical):
      "\(key) significa o mesmo que \(canonical), que também está presente; vale o último"
    case .remarkForValue(let key, let found):
      "\(key): \(quoted(found)) é um comentário para o YAML, por isso nada é lido; tire o #: "
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key): falta um espaço depois do hífen, por isso esta linha não começa nenhum item da lista; escreva: - item"
    case .tooMany(let key, let count, let limit):
      "\(key): \(number(count)) elementos; o habitual é \(number(limit)) no máximo"
    case .tooLong(let key, let count, let limit):
      "\(key): \(self.count(count, .character)); o habitual é \(number(limit)) no máximo"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "; você quis dizer \($0)?" } ?? "; diga o que significa em shifts, no journal.md"
    return "\(quoted(word)) não tem significado, por isso não conta como trabalho nem como folga\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays: \(quoted(word)) não é nem um dia como 2026-11-20 nem uma região conhecida; "
      + "são conhecidas \(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { "; você quis dizer \($0.name)?" } ?? ""
    return "kind: \(quoted(found)) não é conhecido, lido como entrada\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "uma pasta"
    case .pipe: "um pipe"
    case .socket: "um socket"
    case .device: "um dispositivo"
    case .brokenLink: "um link que não leva a lugar nenhum"
    }
  }

  private func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1_048_576, digits: 1)) MiB" }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "um número inteiro de 1 a 5"
    case .civilDay: "um dia como 2026-11-20"
    case .unambiguousDay: "um dia cujo mês seja claro, como 2026-11-20"
    case .timestamp: "um momento como 2026-11-20T18:50:00+01:00"
    case .clockTime: "uma hora como \"19:00\""
    case .hours: "horas como \"19:00-07:30\""
    case .truth: "true ou false"
    case .number: "um número inteiro"
    case .text: "texto em uma linha"
    case .list: "uma lista"
    case .map: "chaves com os seus valores"
    case .shiftWord: "dia, noite, folga ou uma palavra sua"
    case .cycle: "um ciclo de plantões como dia dia noite noite folga folga"
    case .weekday: "um dia da semana como segunda"
    case .zoneName: "um fuso horário que este sistema conheça, como America/Sao_Paulo"
    case .formatVersion: "uma versão que este programa conheça (1)"
    case .oneOf(let words): words.count == 1 ? words[0] : "um de \(words.joined(separator: ", "))"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key): o esperado é \(expectation(expected)), não \(quoted(found))"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key)) não pode ser uma chave"
    case .notAList: "\(problem.key) aceita um valor, não uma lista"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) viria antes de from (\(from.iso))"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "nenhum registro se chama \(quoted(name))"
    case .inConflict(let name, _):
      "\(quoted(name)) está em conflito, porque há duas versões em choque; “smjournal resolve” resolve"
    case .ambiguous(let name, let candidates):
      "\(quoted(name)) pode ser vários registros: \(listed(candidates) { "e mais \($0)" })"
    }
  }
}

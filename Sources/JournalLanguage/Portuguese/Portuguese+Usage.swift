import JournalModel
import JournalStore

extension Portuguese {
  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "PASTA"
    case .file: "ARQUIVO"
    case .day: "DIA"
    case .month: "AAAA-MM"
    case .year: "AAAA"
    case .cycle: "PALAVRAS"
    case .hours: "PALAVRA=HORA-HORA"
    case .moment: "HORA"
    case .instant: "INSTANTE"
    case .span: "DE..ATÉ"
    case .text: "TEXTO"
    case .title: "TÍTULO"
    case .tag: "ETIQUETA"
    case .tagChange: "+ETIQUETA|-ETIQUETA"
    case .take: "CHAVE=ours|theirs"
    case .mood: "HUMOR"
    case .badge: "EMBLEMA"
    case .rating: "1-5"
    case .shift: "PLANTÃO"
    case .person: "PESSOA"
    case .place: "LUGAR"
    case .weather: "TEMPO"
    case .kind: "TIPO"
    case .condition: "CHAVE=VALOR"
    case .assignment: "CHAVE=VALOR"
    case .key: "CHAVE"
    case .sort: "CAMPO"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "COMANDO"
    case .shell: "SHELL"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "CHAVE"
    case .part: "PARTE"
    case .program: "PROGRAMA"
    case .language: "IDIOMA"
    case .color: "QUANDO"
    case .category: "CATEGORIA"
    case .status: "ESTADO"
    case .name: "NOME"
    case .zone: "FUSO"
    case .format: "FORMATO"
    case .shiftType: "PALAVRA=SIGNIFICADO"
    case .why: "PALAVRA"
    case .rules: "REGRAS"
    case .spans: "HORA-HORA"
    case .regions: "CÓDIGOS"
    case .half: "METADE"
    case .affirmation: "AFIRMAÇÃO"
    case .base: "BASE"
    case .ours: "NOSSA"
    case .theirs: "OUTRA"
    case .importFormat: "FORMATO"
    case .meaning: "PALAVRA=SIGNIFICADO"
    case .word: "PALAVRA"
    case .link: "LINK"
    case .markerSize: "TAMANHO"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "comando desconhecido “\(word)”" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "opção desconhecida “\(word)”" + suggestion(nearest)
    case .unknownFormat(let word, let nearest): "formato desconhecido “\(word)”" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "a opção “\(option)” precisa de um valor: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "a opção “\(option)” não aceita valor"
    case .repeated(let option): "a opção “\(option)” aparece duas vezes"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "“\(found)”" : "\(name) “\(found)”") + ": o esperado é \(self.expected(expected))"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "“\(found)”: \(year.map { self.month(month, year: $0) } ?? monthName(month)) tem \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "configuração desconhecida “\(key)”" + (nearest.map { "; você quis dizer “\($0)”?" } ?? "")
    case .missingArgument(let placeholder): "falta o argumento \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "argumento inesperado “\(word)”"
    case .notUTF8(let name): "\(name): o texto não é UTF-8"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "“\(found)”: aqui não há chaves para escolher; escolha com --ours ou --theirs"
        : "“\(found)”: as versões não diferem nisso; diferem em \(joined(places))"
    case .contradiction(let one, let other): "“\(one)” e “\(other)” se excluem"
    case .unencryptedFolder(let folder, let option, let file):
      "“\(option)” precisa de um só arquivo: os da pasta “\(folder)” não seriam criptografados; indique um arquivo, como \(file)"
    case .nothingToWrite(let options): "nada para escrever: informe \(orList(options))"
    case .spanTooLong(let span, let years): "“\(span)” passa de \(years) anos"
    case .untilBeforeFrom(let span): "“\(span)” termina antes de começar"
    case .severalShifts(let words):
      "vários plantões nesse dia: \(words.joined(separator: ", ")); diga qual"
    case .unknownShift(let word, let nearest):
      "“\(word)” não tem significado em uma escala"
        + (nearest.map { "; você quis dizer “\($0)”?" }
          ?? "; diga o que significa: rota set --shift-type \(word)=dia")
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String { nearest.map { "; você quis dizer “\($0)”?" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " ou " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "um número inteiro de 1 a 5"
    case .day: "um dia, como 2026-11-20, hoje ou ontem"
    case .birthday: "um aniversário, como 1985-03-12, ou --03-12 sem o ano"
    case .moment: "uma hora, como 07:30 ou 2026-11-20T07:30"
    case .instant: "um instante ISO 8601, como 2026-11-20T18:50:00+01:00"
    case .month: "um mês, como 2026-11"
    case .year: "um ano, como 2026"
    case .cycle: "palavras de plantões, como 'dia noite folga'"
    case .hours: "duas horas, como noite=19:00-07:30"
    case .spans: "duas horas, como 18:45-07:50"
    case .shiftType: "uma palavra e o que significa, como D='dia 07:00-19:30 pausa 30'"
    case .span: "dois dias, como 2026-12-20..2027-01-03"
    case .count: "um número inteiro a partir de 0"
    case .duration: "um período, como 30d, 4w, 6m ou 1y"
    case .condition: "uma condição, como place=Lyon ou energy>=4"
    case .assignment: "CHAVE=VALOR"
    case .tagChange: "+ETIQUETA para adicionar ou -ETIQUETA para remover uma etiqueta"
    case .take: "CHAVE=ours ou CHAVE=theirs"
    case .mood: "um humor: \(moods)"
    case .zone: "o nome de um fuso horário, como America/Sao_Paulo"
    case .moodMeaning: "uma palavra com um humor, como meh=neutro"
    case .shiftMeaning: "uma palavra com um tipo de plantão, como 'N=noite 21:00-07:00'"
    case .word: "uma palavra sem espaços"
    case .link: "smjournal://show/ID, smjournal://new ou smjournal://check-in"
    case .linkAtTerminal: "um terminal: o que um link abre é respondido nele"
    case .text: "algum texto"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "“\(command)” mostra a ajuda." }
}

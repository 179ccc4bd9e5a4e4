import JournalModel
import JournalStore

extension Portuguese {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 responde, Enter pula, Backspace volta, Ctrl-C sai e guarda suas respostas."
    case .howToAnswerPlain:
      "Cada resposta é uma linha: 1–5 e Enter, só Enter pula, Ctrl-C sai e guarda suas respostas."
    case .numberKeys: "teclas numéricas, Enter no fim"
    case .numbersPlain: "números separados por espaços, Enter para nenhum"
    case .hoursOrLater: "como 07:00-19:30, Enter para depois"
    case .oneLine: "Enter para nenhuma"
    case .severalLines: "Enter para nada, Alt-Enter para nova linha"
    case .linesOrEditor: "Alt-Enter para nova linha, Ctrl-X Ctrl-E para o seu editor"
    case .yesOrNo: "s/N"
    case .yesUsually: "S/n"
    case .highlights: "até três, com Alt-Enter entre eles"
    case .howYouWork:
      "Seu ciclo, uma palavra ou letra por dia desde o primeiro: dia dia noite noite folga folga, ou D D N N F F."
    case .cycleOrFile: "um ciclo, o caminho de uma escala, Enter para depois"
    case .dayOrToday: "como segunda ou 23/11, Enter para hoje"
    case .spanOrSkip: "como 20/12 a 3/1, Enter pula"
    case .picker: "digite para filtrar, setas, Enter, Esc"
    case .numberOrWords: "um número, ou palavras para buscar"
    case .numbersOrTags: "números ou palavras, separados por vírgulas; Enter para nenhuma"
    case .tagCommand: "Etiquetas que combinam:"
    case .afterInit: "Para continuar:"
    case .shiftOrSkip: "como noite 21:00-07:00, ou folga; Enter pula"
    case .notUnderstood: "Desculpe, não consigo ler isso."
    }
  }

  func isYes(_ answer: Character) -> Bool { "sSyY".contains(answer) }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "s" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let what, let day, let path): "Escrito: \(path) (\(what), \(day))"
    case .changed(let path): "Alterado: \(path)"
    case .unchanged(let path): "Nada para mudar em \(path)"
    case .moved(let day, let from, let to): "Movido: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Excluído: \(path); agora está em \(to)"
    case .undone(.trashed, let path, _): "Desfeito: o novo arquivo está em \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Desfeito: \(path) está como antes"
    case .undone(.moved, let path, _): "Desfeito: o arquivo está de novo em \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "Desfeito: \(path) voltou"
    case .undoneBatch(let count, 0): "Desfeito: \(self.count(count, .file)); os novos estão na lixeira"
    case .undoneBatch(let count, let kept):
      "Desfeito: \(self.count(count, .file)); os novos estão na lixeira; \(number(kept)) mudaram desde então e permanecem"
    case .journalCreated(let folder): "Diário criado em \(folder)"
    case .liked(let text): "Você curtiu: \(text)"
    case .unliked(let text): "Você descurtiu: \(text)"
    case .notUndoable: "Não será possível desfazer esta alteração: o histórico dela não pôde ser escrito"
    case .nothingWritten: "Nada foi escrito."
    case .defaultNotSet: "Não foi possível lembrar disso; -C PASTA ou SMJOURNAL_DIR indicam o diário."
    case .answersKept(let command): "Suas respostas estão guardadas: “\(command)” continua com elas."
    case .answersNotKept: "Não foi possível guardar suas respostas. Foi isto que você escreveu:"
    case .noEntryWritten: "O fim de plantão está escrito; a entrada não."
    case .editedWithoutChange(let path): "\(path) ficou como estava"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Boas-vindas. Um diário dos seus plantões, em arquivos simples neste aparelho; nada sai daqui.\n"
        + "Algumas perguntas: Enter para pular uma, Ctrl-C para sair."
    case .journalLies(let folder): "Seu diário está em \(folder)."
    case .records: "Hoje"
    case .nothingToday: "Hoje ainda não há nada escrito."
    case .nothingFound: "Nenhum registro encontrado."
    case .shown(let count, let total): "\(count) de \(total) registros"
    case .problems(1): "1 problema nos arquivos; “smjournal check” mostra qual."
    case .problems(let count): "\(count) problemas nos arquivos; “smjournal check” mostra quais."
    case .furtherFindings(let count): "… e mais \(number(count)) como estes; --json mostra todos"
    case .conflicts(1): "1 arquivo em conflito deixado por uma ferramenta de sincronização."
    case .conflicts(let count): "\(count) arquivos em conflito deixados por ferramentas de sincronização."
    case .indexAgrees: "O índice coincide com os arquivos."
    case .indexDiffered(let path): "\(path): o índice dizia algo diferente do arquivo"
    case .reindexed(let report):
      "\(report.files) arquivos: \(report.read) lidos, \(report.added) novos, \(report.changed) alterados, "
        + "\(report.removed) removidos"
    case .progress(let files, let rate): "\(number(files)) arquivos vistos, \(number(rate)) por segundo"
    case .noVacations: "Ainda não há férias; planeje com “smjournal vacation add DE..ATÉ”."
    case .noAffirmations: "Nenhuma afirmação encontrada."
    case .noTags: "Ainda não há etiquetas; “smjournal tag last +noite” adiciona uma."
    case .noPeople: "Ainda não há ninguém; “smjournal people add NOME” adiciona alguém."
    case .nothingThatDay: "Nada escrito para este dia."
    case .ifThisWas(let day): "Se foi “\(day)”:"
    case .ownKeys: "Outras chaves"
    case .indexNotWritten: "não foi possível escrever o índice; as respostas estão certas, mas demoram mais"
    case .wrongKind(let id, let kind, let expected):
      "\(id): não é “\(name(of: expected))”, mas “\(name(of: kind))”"
    case .noAffirmation(let id, let nearest): "nenhuma afirmação se chama “\(id)”" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "o editor “\(editor)” não abre"
    case .editorFailed(let editor, let status): "o editor “\(editor)” terminou com o código \(status)"
    case .noEditor:
      "nenhum editor definido ou encontrado; defina EDITOR, por exemplo como nano ou 'code --wait'"
    case .outputFailed(let message): "não é possível escrever os resultados: \(message)"
    case .inputUnreadable(let message): "não é possível ler a entrada padrão: \(message)"
    case .inputNotUTF8: "a entrada padrão não é texto UTF-8"
    }
  }
}

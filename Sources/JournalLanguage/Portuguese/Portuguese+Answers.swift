import JournalModel
import JournalStore

extension Portuguese {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 responde, Enter salta, Backspace volta atrás, Ctrl-C sai e guarda as respostas."
    case .howToAnswerPlain:
      "Cada resposta é uma linha: 1–5 e Enter, Enter sozinho salta, Ctrl-C sai e guarda as respostas."
    case .numberKeys: "teclas numéricas, Enter no fim"
    case .numbersPlain: "números separados por espaços, Enter para nenhum"
    case .hoursOrLater: "como 07:00-19:30, Enter para mais tarde"
    case .oneLine: "Enter para nenhuma"
    case .severalLines: "Enter para nada, Alt-Enter para nova linha"
    case .linesOrEditor: "Alt-Enter para nova linha, Ctrl-X Ctrl-E para o editor"
    case .yesOrNo: "s/N"
    case .yesUsually: "S/n"
    case .highlights: "até três, com Alt-Enter entre eles"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
    case .howYouWork:
      "O ciclo, uma palavra ou letra por dia desde o primeiro: dia dia noite noite folga folga, ou D D N N F F."
    case .cycleOrFile: "um ciclo, o caminho de uma escala, Enter para mais tarde"
    case .dayOrToday: "como segunda ou 23/11, Enter para hoje"
    case .spanOrSkip: "como 20/12 a 3/1, Enter salta"
    case .picker: "escrever para filtrar, setas, Enter, Esc"
    case .numberOrWords: "um número, ou palavras a procurar"
    case .numbersOrTags: "números ou palavras, separados por vírgulas; Enter para nenhuma"
    case .tagCommand: "Etiquetas que servem:"
    case .afterInit: "Para continuar:"
    case .shiftOrSkip: "como noite 21:00-07:00, ou folga; Enter salta"
    case .notUnderstood: "Desculpe, não dá para ler isso."
    }
  }

  func isYes(_ answer: Character) -> Bool { "sSyY".contains(answer) }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "s" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let what, let day, let path): "Escrito: \(path) (\(what), \(day))"
    case .changed(let path): "Alterado: \(path)"
    case .unchanged(let path): "Nada a mudar em \(path)"
    case .moved(let day, let from, let to): "Movido: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Apagado: \(path); está agora em \(to)"
    case .undone(.trashed, let path, _): "Desfeito: o novo ficheiro está em \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Desfeito: \(path) está como antes"
    case .undone(.moved, let path, _): "Desfeito: o ficheiro está de novo em \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _): "Desfeito: \(path) voltou"
    case .undoneBatch(let count, 0): "Desfeito: \(number(count)) ficheiros; os novos estão no lixo"
    case .undoneBatch(let count, let kept):
      "Desfeito: \(number(count)) ficheiros; os novos estão no lixo; \(number(kept)) mudaram desde então e ficam"
    case .journalCreated(let folder): "Diário criado em \(folder)"
    case .liked(let text): "Marcada como preferida: \(text)"
    case .unliked(let text): "Já não é preferida: \(text)"
    case .notUndoable: "Esta alteração não se poderá desfazer: não foi possível escrever o seu histórico"
    case .nothingWritten: "Nada foi escrito."
    case .defaultNotSet: "Não foi possível guardar isso; -C PASTA ou SMJOURNAL_DIR nomeiam o diário."
    case .answersKept(let command): "As respostas estão guardadas: «\(command)» continua com elas."
    case .answersNotKept: "Não foi possível guardar as respostas. Eis o que foi escrito:"
    case .noEntryWritten: "O fim de turno está escrito; a entrada não."
    case .editedWithoutChange(let path): "\(path) ficou como estava"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Boas-vindas. Um diário de turnos, em ficheiros simples neste aparelho; nada sai daqui.\n"
        + "Algumas perguntas: Enter para saltar uma, Ctrl-C para sair."
    case .journalLies(let folder): "O diário está em \(folder)."
    case .records: "Hoje"
    case .nothingToday: "Hoje ainda não há nada escrito."
    case .nothingFound: "Nenhum registo encontrado."
    case .shown(let count, let total): "\(count) de \(total) registos"
    case .problems(1): "1 problema nos ficheiros; «smjournal check» mostra-o."
    case .problems(let count): "\(count) problemas nos ficheiros; «smjournal check» mostra-os."
    case .furtherFindings(let count): "… e mais \(number(count)) destes; --json dá todos"
    case .conflicts(1): "1 ficheiro em conflito deixado por uma ferramenta de sincronização."
    case .conflicts(let count): "\(count) ficheiros em conflito deixados por ferramentas de sincronização."
    case .indexAgrees: "O índice coincide com os ficheiros."
    case .indexDiffered(let path): "\(path): o índice dizia outra coisa que o ficheiro"
    case .reindexed(let report):
      "\(report.files) ficheiros: \(report.read) lidos, \(report.added) novos, \(report.changed) alterados, "
        + "\(report.removed) retirados"
    case .progress(let files, let rate): "\(number(files)) ficheiros vistos, \(number(rate)) por segundo"
    case .noVacations: "Ainda não há férias; «smjournal vacation add DE..ATÉ» planeia-as."
    case .noAffirmations: "Nenhuma afirmação encontrada."
    case .ownKeys: "Outras chaves"
    case .indexNotWritten: "não foi possível escrever o índice; as respostas estão certas, mas demoram mais"
    case .wrongKind(let id, let kind, let expected):
      "\(id): não é «\(name(of: expected))», mas «\(name(of: kind))»"
    case .noAffirmation(let id, let nearest): "nenhuma afirmação se chama «\(id)»" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "o editor «\(editor)» não arranca"
    case .editorFailed(let editor, let status): "o editor «\(editor)» acabou com o código \(status)"
    case .noEditor: "nenhum editor definido ou encontrado; definir EDITOR, por exemplo nano ou 'code --wait'"
    case .outputFailed(let message): "não é possível escrever os resultados: \(message)"
    case .inputUnreadable(let message): "não é possível ler a entrada padrão: \(message)"
    case .inputNotUTF8: "a entrada padrão não é texto UTF-8"
    }
  }
}

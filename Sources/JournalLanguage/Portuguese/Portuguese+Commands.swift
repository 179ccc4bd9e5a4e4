import JournalModel
import JournalStore

extension Portuguese {
  var colon: String { ": " }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program: "smjournal – um diário em ficheiros de texto simples para quem trabalha por turnos"
    case .usage: "Utilização"
    case .commands: "Comandos"
    case .options: "Opções"
    case .commonOptions: "Opções comuns"
    case .examples: "Exemplos"
    case .moreHelp: "«smjournal help COMANDO» diz mais sobre um deles."
    case .initialize: "Criar um diário novo numa pasta"
    case .today: "A afirmação de hoje, a contagem decrescente, os registos e o turno"
    case .new: "Escrever uma entrada do diário; sozinho num terminal, faz perguntas"
    case .moodCommand: "Anotar o humor: de 1 a 5, um emoji ou uma palavra"
    case .checkIn: "Anotar o que se sente antes de um turno"
    case .checkOut: "Anotar o que se sente depois de um turno"
    case .vacationAdd: "Planear férias"
    case .vacationList: "Listar as férias, passadas e futuras"
    case .vacationSet: "Alterar férias"
    case .vacationRemove: "Retirar férias"
    case .day: "Tudo sobre um dia: turno, horas, humor, registos"
    case .month: "Um mês em calendário: trabalho, humores, férias"
    case .year: "Um ano em píxeis: o humor de cada dia"
    case .rota: "Mostrar os turnos das próximas quatro semanas"
    case .rotaSet: "Escrever uma escala no perfil"
    case .rotaSwap: "Outro turno num dia, ou dois dias que trocam"
    case .rotaOff: "Ausência de um ou mais dias: doença, outro motivo"
    case .rotaCheck: "Encontrar dias sem escala, turnos que se sobrepõem e descansos fora dos limites"
    case .rotaAdd: "Mais um turno num dia, além da escala"
    case .rotaChanges: "O que mudou nas escalas publicadas, e com que antecedência"
    case .week: "Uma semana: turnos com horas, descansos, humores, totais"
    case .report: "Tempo de trabalho, descanso e recuperação de um período"
    case .letters: "o que as letras costumam significar num país, mostrado e confirmado no terminal: fr"
    case .shiftType:
      "o que significa uma palavra da escala, como D='dia 07:00-19:30 pausa 30'; pode repetir-se"
    case .why: "porquê: sick (baixa), leave (férias), rtt, training (formação) ou uma palavra própria"
    case .half: "só meio dia: morning ou afternoon"
    case .rules: "os limites a mostrar: eu, fr-hospital, fr, uk ou none"
    case .ratings: "com as avaliações de antes e depois dos turnos"
    case .csv: "em tabela, uma linha por turno"
    case .stats: "Números, cada um com a quantidade de registos que tem por trás"
    case .insights: "O que acompanha os dias bons e os maus; descanso e recuperação"
    case .prompts: "Há um ano, os dias sem uma palavra, a semana em resumo"
    case .reminders: "Escrever lembretes para systemd, cron, launchd ou um calendário"
    case .list: "Listar registos, primeiro os mais recentes, no fim o que está para vir"
    case .search: "Procurar palavras em títulos, etiquetas e textos: todas, \"uma frase\", palavra*, -palavra"
    case .show: "Mostrar um registo"
    case .set: "Mudar chaves de um registo; tudo o resto do ficheiro fica como está"
    case .unset: "Retirar chaves de um registo"
    case .tag: "Juntar e retirar etiquetas de um registo; sem nenhuma, sugere algumas"
    case .favorite: "Marcar um registo como favorito"
    case .edit: "Abrir um registo no editor e verificá-lo depois"
    case .move: "Dar outro dia a um registo"
    case .delete: "Pôr um registo no lixo"
    case .undo: "Desfazer a última alteração"
    case .affirmation: "A afirmação de hoje"
    case .affirmationLike: "Gostar de uma afirmação; da de hoje se não se nomear outra"
    case .affirmationUnlike: "Deixar de gostar de uma afirmação"
    case .affirmationList: "Listar as afirmações"
    case .reindex: "Atualizar o índice"
    case .check: "Indicar cada problema de cada ficheiro"
    case .completions: "Escrever o guião de preenchimento de um interpretador"
    case .help: "Explicar um comando"
    case .version: "Escrever a versão"
    case .mcp: "Responder a um assistente local (Model Context Protocol) pela entrada e saída padrão"
    case .mcpWrite: "deixá-lo escrever entradas, humores, inícios e fins de turno"
    case .mcpPrivate: "deixá-lo ver também os registos privados"
    case .sourceOption: "quem escreve isto, como shortcut ou cron"
    case .link: "Abrir uma ligação como smjournal://show/ID; pergunta e não escreve nada por si"
    case .suggest: "Etiquetas, humor, pessoas e lugares que um texto sugere; não escreve nada"
    case .team: "Números de vários diários que não nomeiam ninguém"
    case .teamFigures: "Escrever os próprios números por mês, para dar a «team» em vez do diário"
    case .teamMinimum: "quantas pessoas um número precisa, pelo menos 3; 5 se nada for dito"
    case .transcribe: "escrever o que diz uma gravação, com um programa deste computador"
    case .config: "Mostrar as definições do perfil, ou mudá-las"
    case .people: "As pessoas, os registos que as nomeiam, os próximos aniversários"
    case .peopleAdd: "Criar o ficheiro de uma pessoa"
    case .birthday: "o aniversário, como 2019-03-12, ou --03-12 sem o ano"
    case .relation: "o que é para quem escreve, por exemplo filha ou amiga"
    case .tags: "Cada etiqueta com a sua quantidade e o último dia"
    case .man: "Escrever uma página para man, de um comando ou do programa"
    case .manName: "Nome"
    case .manSynopsis: "Sinopse"
    case .manDescription: "Descrição"
    case .manExitStatus: "Código de saída"
    case .manEnvironment: "Ambiente"
    case .manFiles: "Ficheiros"
    case .manSeeAlso: "Ver também"
    case .manProgram:
      "O que se sentiu antes e depois de um turno, as entradas do diário, as férias: cada coisa é um ficheiro Markdown com "
        + "cabeçalho YAML numa pasta por mês. smjournal escreve-os e lê-os, conta os turnos até às férias e "
        + "nunca usa a rede."
    case .manJournalVariable: "a pasta do diário, onde --journal não a nomeia"
    case .manIndexVariable: "o ficheiro do índice, onde --index não o nomeia"
    case .manEditorVariable: "o editor que abre os ficheiros"
    case .manProfile: "o perfil; marca a raiz de um diário"
    case .manCache: "o índice, que se pode apagar a qualquer momento"
    case .exitDone: "correu tudo bem"
    case .exitDataProblem: "algo está mal num ficheiro, ou o que se nomeou não existe"
    case .exitUsage: "palavras erradas na linha de comandos"
    case .exitInputOutput: "não se conseguiu ler ou escrever um ficheiro"
    case .journal: "a pasta do diário; senão SMJOURNAL_DIR, senão a mais próxima acima"
    case .json: "responder com um documento JSON"
    case .now: "tomar este momento por agora"
    case .lang: "a língua: \(Language.codes())"
    case .color: "cores: auto, always (sempre) ou never (nunca)"
    case .noInput: "nunca perguntar nada"
    case .plain: "perguntar em linhas simples, para leitores de ecrã e terminais básicos"
    case .index: "guardar o índice neste ficheiro; senão SMJOURNAL_INDEX"
    case .noIndex: "ler cada ficheiro em vez de usar o índice"
    case .helpOption: "esta ajuda"
    case .format:
      "uma linha para a barra de estado, com {days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}; {{ representa uma chaveta"
    case .explain: "dizer que dia foi escolhido, e porquê"
    case .date: "o dia a que pertence, como 2026-11-20, hoje ou ontem"
    case .at: "quando foi, como 07:30 ou 2026-11-20T07:30"
    case .shift: "o turno: day (dia), night (noite), rest (folga) ou uma palavra própria"
    case .note: "uma nota; - lê-a da entrada padrão"
    case .badge: "um distintivo, como emoji ou nome; pode repetir-se"
    case .scale: "uma avaliação de 1 a 5"
    case .text: "o texto; - lê-o da entrada padrão"
    case .mood: "o humor, de 1 a 5, como emoji ou palavra"
    case .tagOption: "uma etiqueta; pode repetir-se"
    case .highlight: "algo a recordar; pode repetir-se"
    case .favoriteOption: "marcar como favorita"
    case .person: "alguém que é nomeado; pode repetir-se"
    case .place: "onde foi"
    case .weather: "que tempo fazia"
    case .editOption: "abrir o novo ficheiro no editor"
    case .from: "a partir deste dia"
    case .until: "até este dia, inclusive"
    case .on: "neste dia"
    case .kind: "registos deste tipo; pode repetir-se"
    case .filterTag: "registos com esta etiqueta; pode repetir-se, têm de lá estar todas"
    case .filterMood: "registos com este humor"
    case .filterShift: "registos deste turno"
    case .filterPerson: "registos que nomeiam esta pessoa"
    case .filterFavorite: "só os favoritos"
    case .condition: "registos cuja chave diz isto: place=Lyon, energy>=4; pode repetir-se"
    case .sort: "ordem por date, title, mood, words ou uma avaliação; -date decrescente, +date crescente"
    case .limit: "mostrar no máximo tantos"
    case .offset: "saltar tantos no início"
    case .name: "o primeiro nome"
    case .language: "a língua do diário: \(Language.codes())"
    case .vacation: "férias por vir; pode repetir-se"
    case .timezone: "o fuso horário do diário, como Europe/Lisbon; senão o do sistema"
    case .category: "para que são: leave (férias), rtt, training (formação), sick (baixa) ou other (outro)"
    case .status: "em que ponto estão: planned (previstas) ou approved (aprovadas)"
    case .title: "o nome que se lhes dá"
    case .cycle: "os turnos um após outro, como 'dia dia noite noite folga folga'"
    case .hours: "horas habituais de um turno, como noite=19:00-07:30"
    case .reminderDays: "para quantos dias de turnos, 56 se nada for dito"
    case .export:
      "Exportar o diário: markdown, json (a cópia de segurança), csv, ics, uma página, um PDF, uma imagem, uma página para escrever"
    case .output: "para onde, - para a saída padrão; uma pasta se acabar em / ou já existir"
    case .only:
      "uma parte: shifts, time-off, birthdays ou reminders de um calendário; year, a imagem de uma página; "
        + "pode repetir-se"
    case .excel: "uma tabela que o Excel abre com um duplo clique"
    case .encryptTo: "cifrar com age para esta chave pública, ou para as chaves deste ficheiro"
    case .includePrivate: "também os registos privados"
    case .isPrivate: "deixá-lo fora de exportações, páginas e assistentes"
    case .attach: "Copiar fotos e gravações para o diário e nomeá-las num registo"
    case .caption: "o que se vê na imagem"
    case .keepPosition: "copiar tal como está, com o lugar e a câmara da fotografia"
    case .full: "fazer o índice de raiz"
    case .verify: "comparar o índice com cada ficheiro"
    case .liked: "só as de que se gosta"
    case .affirmationCategory:
      "desta categoria: resilience (resiliência), competence (competência), compassion (compaixão) ou balance (equilíbrio)"
    case .favoriteOff: "retirar a marca"
    case .affirmationAdd: "Juntar uma afirmação própria"
    case .affirmationSpare: "Não mostrar uma afirmação depois de um turno pesado"
    case .notAfterHardShift: "não no dia seguinte a um turno pesado"
    case .spareOff: "mostrá-la de novo depois de qualquer turno"
    case .schema: "Escrever o esquema JSON (JSON Schema) do cabeçalho dos ficheiros, para editores"
    case .ids: "com os id dos registos"
    case .weekday: "só neste dia da semana; pode repetir-se"
    case .noPager: "escrever as respostas longas tal como são, sem paginador"
    case .manFormat: "os ficheiros de um diário"
    case .manPagerVariable: "o programa que mostra página a página as respostas longas; senão less"
    case .trash: "Listar o que foi apagado, primeiro o último"
    case .trashEmpty: "Retirar ficheiros do lixo para sempre, depois de uma pergunta"
    case .restore: "Recuperar um registo do lixo"
    case .older: "só o que foi apagado há mais tempo: 30d, 4w, 6m, 1y"
    case .backedUp: "anotar que se acabou de fazer uma cópia de segurança"
    case .consent: "retirar sem perguntar"
    case .conflicts: "Listar o que a sincronização e as fusões deixaram, e em que difere"
    case .resolve: "Fundir versões em conflito de um ficheiro, chave a chave"
    case .merge: "Fundir três versões de um ficheiro; é o git que o chama"
    case .setup: "Preparar o diário para git ou Syncthing"
    case .doctor: "A saúde do diário numa página, com os remédios"
    case .all: "todos os conflitos"
    case .ours: "onde os dois lados mudaram o mesmo, tomar a versão do ficheiro"
    case .theirs: "onde os dois lados mudaram o mesmo, tomar a outra versão"
    case .importing: "Trazer uma escala, ou o diário de outro programa"
    case .dryRun: "Dizer apenas o que se faria"
    case .mapShift: "O que significa um código, como 'N=noite 21:00-07:00'; fica no perfil"
    case .mapMood: "Que humor indica uma palavra, como 'meh=neutro'"
    case .importPerson: "De quem são as linhas de uma tabela, ou quem de uma agenda; '*' para todos"
    case .importZone: "O fuso das horas que não o têm; senão o do diário"
    case .importOnly: "Só os eventos cujo título contém isto"
    case .importCategory: "Só os eventos desta categoria"
    case .both: "onde os dois lados mudaram o mesmo sítio de um texto, guardar ambos, um por baixo do outro"
    case .privacy:
      "indicar o que outros poderiam ler: permissões, palavras que identificam doentes, lugares em fotos, servidores públicos"
    case .html: "escrever uma página para papel neste ficheiro"
    case .pdf: "escrever um PDF neste ficheiro"
    case .with: "o programa que faz o PDF"
    }
  }

  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "PASTA"
    case .file: "FICHEIRO"
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
    case .mood: "HUMOR"
    case .badge: "DISTINTIVO"
    case .rating: "1-5"
    case .shift: "TURNO"
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
    case .language: "LÍNGUA"
    case .color: "QUANDO"
    case .category: "CATEGORIA"
    case .status: "ESTADO"
    case .name: "NOME"
    case .zone: "FUSO"
    case .format: "FORMATO"
    case .shiftType: "PALAVRA=SENTIDO"
    case .why: "PALAVRA"
    case .rules: "REGRAS"
    case .half: "METADE"
    case .affirmation: "AFIRMAÇÃO"
    case .base: "BASE"
    case .ours: "NOSSA"
    case .theirs: "OUTRA"
    case .importFormat: "FORMATO"
    case .meaning: "PALAVRA=SENTIDO"
    case .word: "PALAVRA"
    case .link: "LIGAÇÃO"
    case .markerSize: "TAMANHO"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "comando desconhecido «\(word)»" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "opção desconhecida «\(word)»" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "a opção «\(option)» precisa de um valor: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "a opção «\(option)» não leva valor"
    case .repeated(let option): "a opção «\(option)» aparece duas vezes"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "«\(found)»" : "\(name) «\(found)»") + ": espera-se \(self.expected(expected))"
    case .noSuchDay(let found, let month, let year, let length):
      "«\(found)»: \(year.map { self.month(month, year: $0) } ?? monthName(month)) tem \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "definição desconhecida «\(key)»" + (nearest.map { "; seria «\($0)»?" } ?? "")
    case .missingArgument(let placeholder): "falta o argumento \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "argumento inesperado «\(word)»"
    case .notUTF8(let name): "\(name): o texto não é UTF-8"
    case .contradiction(let one, let other): "«\(one)» e «\(other)» excluem-se"
    case .nothingToWrite(let options): "nada para escrever: indicar \(orList(options))"
    case .untilBeforeFrom(let span): "«\(span)» acaba antes de começar"
    case .unknownShift(let word, let nearest):
      "«\(word)» não tem sentido numa escala"
        + (nearest.map { "; seria «\($0)»?" }
          ?? "; dizer o que significa: rota set --shift-type \(word)=dia")
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "; seria «\($0)»?" } ?? "" }

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
    case .cycle: "palavras de turnos, como 'dia noite folga'"
    case .hours: "duas horas, como noite=19:00-07:30"
    case .shiftType: "uma palavra e o que significa, como D='dia 07:00-19:30 pausa 30'"
    case .span: "dois dias, como 2026-12-20..2027-01-03"
    case .count: "um número inteiro a partir de 0"
    case .duration: "um período, como 30d, 4w, 6m ou 1y"
    case .condition: "uma condição, como place=Lyon ou energy>=4"
    case .assignment: "CHAVE=VALOR"
    case .tagChange: "+ETIQUETA para juntar ou -ETIQUETA para retirar uma etiqueta"
    case .mood: "um humor: \(moods)"
    case .zone: "o nome de um fuso horário, como Europe/Lisbon"
    case .moodMeaning: "uma palavra com um humor, como meh=neutro"
    case .shiftMeaning: "uma palavra com um tipo de turno, como 'N=noite 21:00-07:00'"
    case .word: "uma palavra sem espaços"
    case .link: "smjournal://show/ID, smjournal://new ou smjournal://check-in"
    case .linkAtTerminal: "um terminal: ao que uma ligação abre responde-se aí"
    case .text: "algum texto"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "«\(command)» mostra a ajuda." }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 responde, Enter salta, Backspace volta atrás, Ctrl-C sai e guarda as respostas."
    case .numberKeys: "teclas numéricas, Enter no fim"
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
    case .dayOrToday: "como 2026-11-23, Enter para hoje"
    case .spanOrSkip: "como 2026-12-20..2027-01-03, Enter salta"
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
    case .created(let kind, let day, let path): "Escrito: \(path) (\(name(of: kind)), \(day))"
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

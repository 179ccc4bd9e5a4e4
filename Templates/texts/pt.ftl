### Portuguese: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = as permissões não podem ser definidas
action-fsync = não pode ser salvo
action-link = não pode ser criado
action-list = a pasta não pode ser listada
action-lock = o diário não pode ser bloqueado
action-map = não pode ser carregado
action-mkdir = a pasta não pode ser criada
action-open = não pode ser aberto
action-read = não pode ser lido
action-rename = não pode ser renomeado
action-stat = não pode ser examinado
action-unlink = não pode ser removido
action-write = não pode ser escrito

affirmation-balance-1 = Meus dias de folga são sagrados
affirmation-balance-10 = Quem eu amo precisa de mim por inteiro, não do que sobra
affirmation-balance-11 = É preciso se desligar para se reconectar
affirmation-balance-12 = Sou mais do que o meu jaleco
affirmation-balance-13 = Cultivo minha vida com o mesmo cuidado
affirmation-balance-14 = Minhas férias são vitais, não um extra
affirmation-balance-15 = Escolho viver, não apenas sobreviver
affirmation-balance-2 = Sou mais do que a minha profissão
affirmation-balance-3 = Cuidar de mim me permite cuidar dos outros
affirmation-balance-4 = Dizer não protege minha energia
affirmation-balance-5 = Meu bem-estar não é egoísmo
affirmation-balance-6 = Mereço uma vida fora do hospital
affirmation-balance-7 = O que gosto de fazer me dá forças para cuidar melhor
affirmation-balance-8 = Ter tempo para a minha vida é um direito, não um luxo
affirmation-balance-9 = O trabalho fica no trabalho, também na minha cabeça
affirmation-compassion-1 = Minha empatia é minha força, não minha fraqueza
affirmation-compassion-10 = Comigo por perto, as pessoas se sentem mais seguras
affirmation-compassion-11 = Minha atenção é um presente que dou
affirmation-compassion-12 = Estou aqui, e isso conta
affirmation-compassion-13 = Minha compaixão não se esgota, ela se alimenta
affirmation-compassion-14 = Cada gesto gentil é um pequeno ato de resistência
affirmation-compassion-15 = Cuido com as mãos e com o coração
affirmation-compassion-2 = Escutar um paciente já é cuidar
affirmation-compassion-3 = Um sorriso pode mudar um dia inteiro
affirmation-compassion-4 = Vejo a pessoa por trás da doença
affirmation-compassion-5 = Minha presença traz calma
affirmation-compassion-6 = Cada paciente merece meu carinho
affirmation-compassion-7 = Sou o lado humano de um sistema técnico
affirmation-compassion-8 = Minha humanidade é minha melhor ferramenta
affirmation-compassion-9 = Cuidar começa com um olhar
affirmation-competence-1 = Minha experiência é preciosa
affirmation-competence-10 =
    Tenho orgulho da minha profissão
    .carer = Tenho orgulho da minha profissão de cuidar
    .midwife = Tenho orgulho de ajudar a trazer vidas ao mundo
    .paramedic = Tenho orgulho do meu trabalho no resgate
    .other = Tenho orgulho do trabalho que faço
affirmation-competence-2 = Sei o que faço, estudei para isto
affirmation-competence-3 = Cada procedimento que faço conta
affirmation-competence-4 = Aprendo com cada situação
affirmation-competence-5 = Minha atenção salva vidas
affirmation-competence-6 = Sei lidar com o imprevisto
affirmation-competence-7 = A cada dia sei um pouco mais
affirmation-competence-8 = Confio no meu julgamento clínico
affirmation-competence-9 = O jeito como trabalho faz a diferença
affirmation-resilience-1 = Faço a diferença, mesmo nos pequenos gestos
affirmation-resilience-10 = Escolho cuidar de mim para poder continuar
affirmation-resilience-2 = Meus limites protegem minha capacidade de cuidar
affirmation-resilience-3 = Cada plantão difícil me deixa mais forte
affirmation-resilience-4 = Mereço descanso tanto quanto meus pacientes
affirmation-resilience-5 = Meu cansaço é legítimo, não é fraqueza
affirmation-resilience-6 = Não posso controlar tudo, e está tudo bem
affirmation-resilience-7 = Pedir ajuda é sinal de sabedoria
affirmation-resilience-8 = Sou uma pessoa, não sou uma máquina
affirmation-resilience-9 = O que sinto tem valor, também no plantão

affirmations-balance = Equilíbrio
affirmations-compassion = Compaixão
affirmations-competence = Competência
affirmations-resilience = Resiliência

answer-key-no = n
answer-key-yes = s
answer-no = nN
answer-yes = sSyY

badge-anxious = ansiedade
badge-calm = calma
badge-frustrated = frustração
badge-grateful = gratidão
badge-happy = alegria
badge-proud = orgulho
badge-sad = tristeza
badge-tired = cansaço

basis-rota = pela sua escala
basis-workingDays = pelos seus dias úteis

birthday = {" "}({ NUMBER($value) })
birthday-s-birthday-is = O aniversário de { $name }: { $when }
birthday-turns = { $name } faz { NUMBER($value) } anos: { $when }

caption-conflicts = Há arquivos em conflito; “smjournal conflicts” mostra quais.
caption-editor-not-started = o editor “{ $editor }” não abre
caption-editorFailed = o editor “{ $editor }” terminou com o código { $status }
caption-furtherFindings = … e mais { $count } como estes; --json mostra todos
caption-indexAgrees = O índice coincide com os arquivos.
caption-indexDiffered = { $path }: o índice dizia algo diferente do arquivo
caption-indexNotWritten = não foi possível escrever o índice; as respostas estão certas, mas demoram mais
caption-inputNotUTF8 = a entrada padrão não é texto UTF-8
caption-inputUnreadable = não é possível ler a entrada padrão: { $message }
caption-journalLies = Seu diário está em { $folder }.
caption-noAffirmation = nenhuma afirmação se chama “{ $id }”{ $nearest }
caption-noAffirmations = Nenhuma afirmação encontrada.
caption-noEditor = nenhum editor definido ou encontrado; defina EDITOR, por exemplo como nano ou 'code --wait'
caption-noPeople = Ainda não há ninguém; “smjournal people add NOME” adiciona alguém.
caption-noTags = Ainda não há etiquetas; “smjournal tag last +noite” adiciona uma.
caption-noVacations = Ainda não há férias; planeje com “smjournal vacation add DE..ATÉ”.
caption-nothingFound = Nenhum registro encontrado.
caption-nothingThatDay = Nada escrito para este dia.
caption-nothingToday = Hoje ainda não há nada escrito.
caption-outputFailed = não é possível escrever os resultados: { $message }
caption-ownKeys = Outras chaves
caption-problems =
    { $count ->
        [1] 1 problema nos arquivos; “smjournal check” mostra qual.
       *[other] { $count } problemas nos arquivos; “smjournal check” mostra quais.
    }
caption-progress = { $files } arquivos vistos, { $rate } por segundo
caption-records = Hoje
caption-reindexed = Arquivos: { NUMBER($files) }; lidos: { $read }; novos: { $added }; alterados: { $changed }; removidos: { $removed }
caption-shown = { NUMBER($count) } de { $total } registros
caption-unread =
    { $count ->
        [1] 1 arquivo ou pasta não pode ser lido: o que contém falta aqui.
       *[other] { $count } arquivos ou pastas não podem ser lidos: o que contêm falta aqui.
    }
caption-welcome =
    Boas-vindas. Um diário dos seus plantões, em arquivos simples neste aparelho; nada sai daqui.
    Algumas perguntas: Enter pula, Backspace volta, Ctrl-C sai e guarda as suas respostas.
caption-wrongKind = { $id }: não é “{ $expected }”, mas “{ $kind }”

care = { $name }, { $number }
care-a-friend-your = alguém de confiança, seu médico ou sua médica, ou um número em findahelpline.com
care-separator = ;{" "}
care-these-have-been = Foram semanas pesadas. Você pode conversar com alguém, de dia ou de noite: { $who }.

circumstance-indexInBlock = a partir do quarto dia de uma sequência de trabalho
circumstance-indexInBlock-1 = no primeiro dia de uma sequência de trabalho
circumstance-indexInBlock-2 = no segundo dia de uma sequência de trabalho
circumstance-indexInBlock-3 = no terceiro dia de uma sequência de trabalho
circumstance-nightInARow = a partir da terceira noite de uma sequência
circumstance-nightInARow-1 = na primeira noite de uma sequência
circumstance-nightInARow-2 = na segunda noite de uma sequência
circumstance-person = nos dias com { $text }
circumstance-shift = nos plantões “{ $shift }”
circumstance-shift-day = nos plantões diurnos
circumstance-shift-night = nos plantões noturnos
circumstance-shift-rest = nos dias de folga
circumstance-shortRest = depois de pouco descanso (menos de 11h, ou de 24h após uma noite)
circumstance-shortSleep = depois de pouco sono (menos de 6h nas 24h antes do plantão)
circumstance-tag = nos dias com a etiqueta { QUOTED($text) }
circumstance-weather = com o tempo { QUOTED($text) }
circumstance-weekday =
    { $weekday ->
        [6] aos sábados
        [7] aos domingos
        [1] às segundas-feiras
        [2] às terças-feiras
        [3] às quartas-feiras
        [4] às quintas-feiras
       *[5] às sextas-feiras
    }

colon = :{" "}

commit-busy = outro comando está fazendo um commit e não terminou a tempo
commit-detached = nenhum branch está ativo aqui, e o que é registrado em nenhum se perde na próxima troca; volte a um com: git switch BRANCH
commit-failed = escrito, mas sem commit: { $reason }
commit-filtered = um filtro em .gitattributes transforma estes arquivos, e filtros não são iniciados; com: git commit
commit-late = Arquivos que esperam um commit: { $count }. A próxima mudança os inclui.
commit-nameless = o git não sabe seu nome; defina com git config user.name e git config user.email
commit-refused = o git recusou ({ $step })
commit-staged = há outra coisa preparada; primeiro: git commit
commit-unfinished = o git espera o fim de um merge ou rebase

confirmation-answersKept = Suas respostas estão guardadas: “{ $command }” continua com elas.
confirmation-answersNotKept = Não foi possível guardar suas respostas. Foi isto que você escreveu:
confirmation-changed = Alterado: { $path }
confirmation-created = Escrito: { $path } ({ $what }, { $day })
confirmation-defaultNotSet = Não foi possível lembrar disso; -C PASTA ou SMJOURNAL_DIR indicam o diário.
confirmation-deleted = Excluído: { $path }; agora está em { $to }
confirmation-editedWithoutChange = { $path } ficou como estava
confirmation-foundAnywhere = O smjournal o encontra de qualquer pasta.
confirmation-journalCreated = Diário criado em { $folder }
confirmation-journalNamed = { $name } agora é { $path }
confirmation-journalUnnamed = { $name } não é mais um nome; o diário continua onde está
confirmation-liked = Você curtiu: { $text }
confirmation-momentStays = Ainda diz quando foi escrito, { $at }; para tirar isso: { $command }
confirmation-moved = Movido: { $from } → { $to } ({ $day })
confirmation-noEntryWritten = O fim de plantão está escrito; a entrada não.
confirmation-notUndoable = Não será possível desfazer esta alteração: o histórico dela não pôde ser escrito
confirmation-nothingWritten = Nada foi escrito.
confirmation-redated = { $path } agora é de outro dia: { $day }
confirmation-settingGone = { $key } já não tem: { $names }; 'undo' os traz de volta
confirmation-tagInText = #{ $tag } está no texto e fica; é lá que se tira
confirmation-taken = Trazido da caixa de entrada: { $paths }
confirmation-unchanged = Nada para mudar em { $path }
confirmation-undone-created = Desfeito: { $path } voltou
confirmation-undone-moved = Desfeito: o arquivo está de novo em { $path }
confirmation-undone-trashed = Desfeito: o novo arquivo está em { $path }
confirmation-undone-unchanged = Desfeito: { $path } está como antes
confirmation-undoneBatch = Desfeito: { $count }; os novos estão na lixeira
confirmation-undoneBatch-kept =
    Desfeito: { $count }; os novos estão na lixeira; { $kept ->
        [1] 1 mudou desde então e permanece
       *[other] { $kept } mudaram desde então e permanecem
    }
confirmation-unliked = Você descurtiu: { $text }

countdown-few = Só { $shifts } até suas férias! 🎉
countdown-many = { $shifts } até suas férias! 🎉
countdown-no-more-shifts = Não há mais plantões: suas férias começam { $when }! 🎉
countdown-that-time-off = Essas férias já passaram.
countdown-tomorrow =
    { $days ->
        [1] amanhã
       *[other] em { $days }
    }
countdown-until-your-time = { $shifts } até suas férias, { $doubt }.

countdownDetails = { $shifts } { $rota }

countdownDetails-extra = dos quais { $shifts } extra
countedShift = { $day }: { $type }, { $shift }

day = { $weekday }, { ORDINAL($day) } de { $month }
day-on = { $day }
day-toCome = { $day } ainda não chegou
day-year = { $weekday }, { ORDINAL($day) } de { $month } de { $year }

dimension-distance = Distanciamento do trabalho
dimension-exhaustion = Exaustão
dimension-littleAccomplishment = A sensação de realizar pouco

document-alias = o valor está escrito em outro lugar, na âncora “&{ $name }”
document-anchored = o valor é usado em outro lugar, como alias “*{ $name }”
document-cannotBeMadeSafely = o texto alterado não seria lido como se quer
document-complexKey = a chave é uma lista, uma série de chaves, um texto de várias linhas ou vem depois de um “?”
document-conflictMarker = o cabeçalho tem marcas de conflito do git; resolva primeiro o conflito
document-frontMatterElsewhere = o que aqui parece um cabeçalho é texto; coloque-o primeiro entre linhas “---” no início do arquivo
document-frontMatterIsNoMapping = o cabeçalho não é feito de chaves com valores
document-frontMatterNotUnderstood = o cabeçalho não pode ser entendido, por isso nada é reescrito nele
document-mergeKey = a chave “<<” busca seus valores em outro lugar
document-noSuchItem = não há elemento { $index }: a lista tem { $count }
document-noSuchKey = não há nenhuma chave “{ $key }”
document-notList = o valor de “{ $key }” não é uma lista
document-notMapping = o valor de “{ $key }” não tem chaves
document-sharedLine = o valor divide a linha ou os colchetes com algo que se perderia
document-tagged = o valor tem o tipo “{ $tag }”, que talvez não sirva para um novo
document-unterminatedFrontMatter = falta no fim do cabeçalho a linha “---”
document-valueNotUnderstood = o valor de “{ $key }” não pode ser lido, por isso não é reescrito

doubt-farDay = { $day } está a mais de { $years } dos outros dias deste diário: o ano está certo?
doubt-missingCheckIn = fim de plantão sem início de plantão
doubt-missingCheckOut = início de plantão sem fim de plantão
doubt-openCallOut = início de plantão durante o sobreaviso sem fim de plantão: o chamado não conta nada
doubt-restHours = { $shift } não é trabalho, por isso as horas { $hours } não contam: indique o plantão a que pertencem
doubt-tooLong = um plantão de { $hours } horas, até { $checkOut }: falta um fim de plantão?
doubt-workedRest = o plantão { $shift } não é trabalho, por isso as horas { $hours } não contam: indique o plantão a que pertencem

doubtfulHours = “{ $found }” pode ser { $first }, { $second } ou { $literal }; escreva o que você quer dizer

duration = { $hours }h{ TWO($minutes) }
duration-hours = { $hours }h
duration-minutes = { $minutes } min

edit-invalidKey = { QUOTED($key) } não pode ser uma chave
edit-notAList = { $key } aceita um valor, não uma lista
edit-untilBeforeFrom = until ({ $iso }) viria antes de from ({ $iso2 })
edit-wrongValue = { $key }: o esperado é { $expected }, não { QUOTED($found) }

effect =
    { $measure ->
        [mood] Seu
        [stress] Seu
        [fatigue] Seu
       *[other] Sua
    } { $measure } é { $direction ->
        [higher] { $measure ->
            [mood] mais alto
            [stress] mais alto
            [fatigue] mais alto
           *[other] mais alta
        }
       *[lower] { $measure ->
            [mood] mais baixo
            [stress] mais baixo
            [fatigue] mais baixo
           *[other] mais baixa
        }
    } { $circumstance }: { $own } contra { $otherMean } ({ $days } contra { $others }, diferença { $strength }).

encouragements-gentle-1 = Vá com calma; ninguém precisa dar conta de tudo sem ajuda.
encouragements-gentle-2 = Uma coisa de cada vez. Faça sua pausa.
encouragements-gentle-3 = Hoje também vale pedir ajuda.
encouragements-gentle-4 = Trate-se com o mesmo carinho que você dá aos outros.
encouragements-gentle-5 = Pequenos passos contam. Este plantão também passa.
encouragements-usual-1 = Bom plantão.
encouragements-usual-2 = Você sabe o que faz.
encouragements-usual-3 = Bora lá, e beba alguma coisa no caminho.
encouragements-usual-4 = Um paciente de cada vez.
encouragements-usual-5 = Tem gente boa feliz por você estar no plantão hoje.

entry-cutTag = “{ $word }” conta como a etiqueta { $tag }: num texto ela tem letras, algarismos, _, - e /; --tag aceita outros sinais
entry-strangeMoment = “{ $words }” não é entendido como um momento e fica no texto; --at ou --date diz quando foi
expectation-between = um número inteiro de { $lowest } a { $highest }
expectation-civilDay = um dia como 2026-11-20
expectation-clockTime = uma hora como "19:00"
expectation-cycle = um ciclo de plantões como dia dia noite noite folga folga
expectation-formatVersion = uma versão que este programa conheça (1)
expectation-hours = horas como "19:00-07:30"
expectation-list = uma lista
expectation-map = chaves com os seus valores
expectation-number = um número inteiro
expectation-oneOf =
    { $words ->
        [1] { $words2 }
       *[other] um de { $words3 }
    }
expectation-ownKey = uma chave que o formato ainda não tem
expectation-range = o valor mais baixo e o mais alto, como "0-10"
expectation-recipient = uma chave para a qual o age cifra, como age1… ou ssh-ed25519 …
expectation-shiftWord = dia, noite, folga ou uma palavra sua
expectation-text = texto em uma linha
expectation-timestamp = um momento como 2026-11-20T18:50:00+01:00
expectation-truth = true ou false
expectation-unambiguousDay = um dia cujo mês seja claro, como 2026-11-20
expectation-weekday = um dia da semana como segunda
expectation-zoneName = um fuso horário que este sistema conheça, como America/Sao_Paulo

expected-assignment = CHAVE=VALOR
expected-birthday = um aniversário, como 1985-03-12, ou --03-12 sem o ano
expected-columnMeaning = uma coluna com o que contém, como 'Score=mood 1-10' ou 'Anxiety=scale 0-3 low'
expected-condition = uma condição, como place=Lyon ou energy>=4
expected-count = um número inteiro a partir de 0
expected-cycle = palavras de plantões, como 'dia noite folga'
expected-day = um dia, como 2026-11-20, hoje ou ontem
expected-daysApart = vírgulas entre os dias, como em “noite, dia de folga, dia”: sem elas pode ser um dia ou vários
expected-duration = um período, como 30d, 4w, 6m ou 1y
expected-hours = duas horas, como noite=19:00-07:30
expected-instant = um instante ISO 8601, como 2026-11-20T18:50:00+01:00
expected-journalName = um nome de diário neste aparelho, com letras e algarismos, como @trabalho=~/trabalho
expected-link = smjournal://show/ID, smjournal://new ou smjournal://check-in
expected-linkAtTerminal = um terminal: o que um link abre é respondido nele
expected-moment = uma hora, como 07:30 ou 2026-11-20T07:30
expected-month = um mês, como 2026-11 ou novembro
expected-mood = um humor: { $moods }
expected-moodMeaning = uma palavra com um humor, como meh=neutro
expected-otherJournal = a pasta de outro diário que não seja este
expected-shiftMeaning = uma palavra com um tipo de plantão, como 'N=noite 21:00-07:00'
expected-shiftType = uma palavra e o que significa, como D='dia 07:00-19:30 pausa 30'
expected-span = um dia, ou dois: 20/12..3/1, 2026-12-20..2027-01-03
expected-spans = duas horas, como 18:45-07:50
expected-tagChange = +ETIQUETA para adicionar ou -ETIQUETA para remover uma etiqueta
expected-take = CHAVE=ours ou CHAVE=theirs
expected-text = algum texto
expected-word = uma palavra sem espaços
expected-year = um ano, como 2026
expected-zone = o nome de um fuso horário, como America/Sao_Paulo

explanation-dayBoundary-after = { $what }: o dia do relógio
explanation-dayBoundary-before = { $what }: seus dias começam às { $start } (day-starts)
explanation-explicitDay = { $what }: você indicou o dia
explanation-explicitShift = { $what }: você indicou o plantão
explanation-lastBegun = { $what }: o último plantão que começou; 'move', --date ou --shift indicam outro
explanation-openShift-of = {" "}das { $time }
explanation-openShift-your-check-in = { $what }: seu início de plantão{ $since } ainda não tem fim de plantão
explanation-plan = { $what }: { $planned }

export-asPage = a página se chama { $file }: sem essa terminação um navegador mostra o código dela
export-asTimeOff =
    { $count ->
        [1] 1 ausência, como uma licença médica, aparece nele como folga; com --private, ela é nomeada
       *[other] { $count } ausências, como licenças médicas, aparecem nele como folga; com --private, elas são nomeadas
    }
export-askPrivate =
    { $count ->
        [1] Vai incluir 1 registro privado. Continuar?
       *[other] Vai incluir { $count } registros privados. Continuar?
    }
export-birthday = Aniversário de { $name }
export-calendar = Plantões e férias
export-calendar-birthdays = Aniversários
export-calendar-reminders = Inícios e fins de plantão
export-calendar-shifts = Plantões
export-calendar-time-off = Férias
export-calendarNotKept = o calendário { $file } não pôde ser reescrito; fica como estava:
export-encryptionFailed = { $program } se recusou a criptografar para este destinatário; nada foi escrito
export-holdsPrivate =
    este backup contém também { $count ->
        [1] 1 registro privado
       *[other] { $count } registros privados
    }: guarde só para você
export-isOff = { $name }: férias
export-leavesConflicts =
    { $count ->
        [1] 1 arquivo em conflito não está nesta exportação; “smjournal conflicts” mostra qual
       *[other] { $count } arquivos em conflito não estão nesta exportação; “smjournal conflicts” mostra quais
    }
export-missing = Fotos e gravações que suas notas nomeiam e que faltam: { $count }; “smjournal check” mostra quais.
export-noEncryption = { $program } não está instalado, e nada foi escrito; ele está em https://age-encryption.org
export-noPandoc = { $program }, que faz o documento, não está instalado, e nada foi escrito; está em https://pandoc.org
export-pandocFailed = { $program } não fez nenhum documento; nada foi escrito
export-passesOver =
    da pasta do diário, { $count ->
        [1] 1 item não está
       *[other] { $count } itens não estão
    } neste backup:
export-receipt = { $records } em { $files }, { $bytes }{ $leftOut }
export-receipt-form = uma página para preencher, { $bytes }; envie para o celular e abra lá
export-receipt-people-left-out = ; sem { $people }: um arquivo assim não tem lugar para pessoas
export-receipt-private-left-out =
    ; { $leftOut ->
        [1] 1 privado deixado de fora (--private o inclui)
       *[other] { $leftOut } privados deixados de fora (--private os inclui)
    }
export-uncleaned = deixado de fora, porque pode dizer onde foi feito e isso não pode ser retirado: { $path }
export-unshown =
    { $count ->
        [1] 1 foto ou gravação não está nele: um arquivo assim não pode mostrá-la
       *[other] { $count } fotos e gravações não estão nele: um arquivo assim não pode mostrá-las
    }
export-withoutMedia =
    { $count ->
        [1] 1 foto ou gravação é citada e não está no arquivo; em uma pasta ou um .zip ela vai junto: --output NOME.zip
       *[other] { $count } fotos e gravações são citadas e não estão no arquivo; em uma pasta ou um .zip elas vão junto: --output NOME.zip
    }
export-works = { $name }: trabalho

figure-afterLongRest = após mais descanso
figure-afterShortRest = após menos de 11h de descanso
figure-ahead = Por vir
figure-averageWeek = Semana média
figure-balance = Saldo
figure-changes = Mudanças da escala
figure-contract = Por contrato
figure-daysOff = Dias livres
figure-extras = Extras, contados como previstos
figure-findings = Fora dos limites
figure-holidays = Feriados
figure-hours = Horas
figure-knownDays = Dias conhecidos
figure-longestNightRun = Maior sequência de noites
figure-longestRun = Maior sequência de dias de trabalho
figure-longestShift = Plantão mais longo
figure-nightHours = Horas noturnas
figure-nightToDay = Da noite para o dia em menos de 48h
figure-nights = Noites
figure-onCall = Sobreaviso
figure-overtime = Além da escala
figure-place = dia da sequência
figure-planned = Previstas
figure-presence = Presença
figure-ratings = Como foi
figure-report = Tempo de trabalho, descanso e recuperação
figure-rests = Descansos
figure-sevenDays = Máximo em 7 dias
figure-shifts = Plantões
figure-shortestRest = Descanso mais curto
figure-splitDays = Dias com plantão dividido
figure-sundays = Domingos
figure-under11 = Descansos de menos de 11h
figure-under12 = Descansos de menos de 12h
figure-weekends = Fins de semana com trabalho
figure-weeklyRest = Descanso mais longo
figure-weeks = Semanas
figure-worked = Trabalhadas

file-type-brokenLink = um link que não leva a lugar nenhum
file-type-device = um dispositivo
file-type-folder = uma pasta
file-type-pipe = um pipe
file-type-socket = um socket

form-afterShift = Depois do meu plantão
form-again = Escrever outro
form-back = Voltar
form-beforeShift = Antes do meu plantão
form-belongs = O lugar dele é a pasta { $folder } do seu diário.
form-break = Pausa não paga, em minutos
form-date = Dia (de uma noite: aquele em que começa)
form-download = Baixar
form-failed = Não foi salvo: { $reason }
form-folderHint = Escolha a pasta do seu diário: a que tem journal.md dentro.
form-keep = Pronto
form-moodOnly = Meu humor
form-needAnswer = Dê pelo menos uma resposta.
form-next = Próximo
form-noScript = Esta prévia não consegue salvar. Abra o arquivo no navegador: no iPhone, compartilhe com um navegador ou salve em Arquivos e abra de lá.
form-refused = Uma linha da nota parece a marca de uma mesclagem. Mude o começo dela, por favor.
form-saveToFolder = Salvar no meu diário
form-saved = Salvo como { $place }
form-share = Compartilhar
form-summary = O que será salvo
form-time = Hora
form-title = Como você está?
form-which = O que você quer escrever?

gapCount =
    { $gaps } { $gaps ->
        [1] vez
       *[other] vezes
    }

greeting = { $words }.
greeting-afternoon = Boa tarde
greeting-evening = Boa noite
greeting-morning = Bom dia
greeting-name = { $words }, { $value }.

greeting-night = Boa noite
half-afternoon = tarde
half-morning = manhã

health-backup-backup = Backup
health-backup-last-made = o último, { $day }
health-backup-none-backup = Backup
health-backup-none-none-noted-after = nenhum anotado; depois de fazer um: smjournal doctor --backed-up
health-calendars = Calendários
health-conflicts-but-git = { $found }, mas não se sabe o que o git espera
health-conflicts-conflicts = Conflitos
health-conflicts-none = nenhum
health-disk-disk = Disco
health-disk-free = { $free } livres{ $isScarce }
health-disk-nearly-full = : quase cheio
health-drafts = Rascunhos
health-drafts-aside = { $count } guardados à parte, até você removê-los: { $paths }
health-encryption-disk-at-rest = No disco
health-encryption-disk-the-disk-is = o disco está criptografado ({ $tool })
health-encryption-folder-a-decrypted-view = visão descriptografada de uma pasta criptografada ({ $tool })
health-encryption-folder-at-rest = No disco
health-encryption-unknown-at-rest = No disco
health-encryption-unknown-no-encryption-visible = daqui não se vê nenhuma criptografia; veja “smjournal help at-rest”
health-git = git
health-gitCrypt-encrypts-the-records = criptografa os registros no git: alterações de dois aparelhos não podem ser mescladas
health-gitCrypt-git-crypt = git-crypt
health-inbox = Caixa de entrada
health-inbox-foreign = { $folder }; { $count } que não são do formulário deste diário ficam ali
health-index-good-index = Índice
health-index-good-up-to-date = atualizado (smjournal reindex --verify o compara com cada arquivo)
health-index-unwritable-can-t-be = não pode ser escrito ({ $error })
health-index-unwritable-index = Índice
health-notices-syncing = Sincronização
health-notices-thing-to-look =
    { $count ->
        [1] 1 coisa para ver
       *[other] { $count } coisas para ver
    }
health-otherJournals-not-part-of = não fazem parte deste: { $folders }
health-otherJournals-other-journals = Outros diários
health-permissions-others-may-read = outros podem ler { $count } dos arquivos e pastas
health-permissions-permissions = Permissões
health-permissions-yours-alone = só seus
health-problems = { $count } { $sort }
health-problems-none = nenhum
health-problems-problems = Problemas
health-records = { $map }; { $bytes }
health-records-none = nenhum
health-records-records = Registros
health-seal = Selagem
health-seal-clear = de tipos selados, legíveis: { $records }
health-seal-keys = chaves: { $count }
health-seal-left = ficou um texto editado em { $path }
health-seal-noKey = nenhuma chave neste aparelho
health-seal-noProgram = nem age nem rage está instalado
health-seal-plainKey = a chave está aqui sem frase secreta
health-seal-swap = não se vê que o espaço de troca (swap) esteja criptografado
health-seal-unlocked = aberto até { $time }
health-sync-absent = não é usado aqui
health-sync-driverMissing = preparado, mas o programa que deve mesclar não existe mais
health-sync-foreign = pertence a outro usuário; nada foi perguntado
health-sync-gitMissing = há um repositório, mas o git não está instalado
health-sync-otherDriver = mescla os registros com outro driver
health-sync-outdated = preparado por uma versão anterior
health-sync-ready = preparado
health-sync-unprepared = é usado, mas não está preparado
health-sync-unreadable = há um repositório, mas o git não consegue lê-lo
health-syncthing = Syncthing

help-affirmation = A afirmação de hoje
help-affirmationAdd = Adicionar uma afirmação sua
help-affirmationCategory = desta categoria: resilience (resiliência), competence (competência), compassion (compaixão) ou balance (equilíbrio)
help-affirmationLike = Curtir uma afirmação; a de hoje se nenhuma for indicada
help-affirmationList = Listar as afirmações
help-affirmationSpare = Não mostrar uma afirmação depois de um plantão pesado
help-affirmationUnlike = Descurtir uma afirmação
help-all = todos os conflitos
help-also = O diário de outra pessoa cujos horários ficam ao lado, sem uma palavra a mais
help-alsoTyped = Também se digita
help-append = Acrescentar uma linha com a hora à nota de hoje, ou a um registro
help-appendLast = ao que foi escrito ou alterado por último
help-appendTo = a este registro
help-at = quando foi, como 07:30 ou 2026-11-20T07:30
help-attach = Copiar fotos e gravações para o diário e citá-las em um registro
help-backedUp = anotar que um backup acabou de ser feito
help-badge = um emblema, como emoji ou nome; pode repetir
help-birthday = o aniversário, como 2019-03-12, ou --03-12 sem o ano
help-both = onde os dois lados mudaram o mesmo trecho de um texto, manter ambos, um abaixo do outro
help-break = a pausa não paga, se não foi a habitual, como 15 ou nenhuma
help-callOut = um chamado durante o sobreaviso, como 23:40-04:10; pode repetir
help-caption = o que aparece na imagem
help-category = para que são: leave (férias), rtt, training (capacitação), sick (atestado) ou other (outro)
help-check = Mostrar cada problema de cada arquivo
help-checkIn = Anotar como você está antes de um plantão
help-checkOut = Anotar como você está depois de um plantão
help-clock = o que conta como suas horas quando você não as informa: said (a escala) ou notes (a hora das notas de início e fim de plantão)
help-color = cores: auto, always (sempre) ou never (nunca)
help-commands = Comandos
help-commonOptions = Opções comuns
help-completions = Escrever o script de autocompletar de um shell
help-condition = registros cuja chave diz isto: place=Lyon, energy>=4; pode repetir
help-config = Mostrar as configurações do perfil, ou mudá-las
help-conflicts = Listar o que a sincronização e as mesclagens deixaram, e em que difere
help-consent = remover sem perguntar
help-csv = em tabela, uma linha por plantão
help-cycle = os plantões um após outro, como 'dia dia noite noite folga folga'
help-daily = abrir a nota do dia; se não houver, ela é criada
help-date = o dia a que pertence, como 2026-11-20, hoje ou ontem
help-day = Tudo sobre um dia: plantão, horas, humor, registros
help-delete = Mandar um registro para a lixeira
help-doctor = A saúde do diário em uma página, com o que ajuda
help-dryRun = Dizer apenas o que seria feito
help-edit = Abrir um registro no seu editor e verificá-lo depois
help-editOption = abrir o novo arquivo no seu editor
help-encryptTo = criptografar com age para esta chave pública, ou para as chaves deste arquivo
help-endTime = quando o plantão terminou de fato, como 7h50 ou agora
help-entryTitle = o título, tal como está; as outras palavras são o texto
help-examples = Exemplos
help-excel = uma tabela que o Excel abre com dois cliques
help-exitDataProblem = algo está errado em um arquivo, ou o que foi indicado não existe
help-exitDone = deu tudo certo
help-exitInputOutput = não foi possível ler ou escrever um arquivo
help-exitLocked = um registro selado não se lê sem a chave
help-exitUsage = palavras erradas na linha de comando
help-explain = dizer qual dia foi escolhido, e por quê
help-export = Exportar o diário: markdown, json (o backup), csv, ics, uma página, um PDF, uma imagem, uma página para escrever, o app do celular, um livro, para Day One, jrnl ou Org
help-favorite = Marcar um registro como favorito
help-favoriteOff = tirar a marca
help-favoriteOption = marcar como favorita
help-filterFavorite = só os favoritos
help-filterMood = registros com este humor
help-filterPerson = registros que citam esta pessoa
help-filterShift = registros deste plantão
help-filterTag = registros com esta etiqueta; pode repetir, todas precisam estar presentes
help-forget = Apagar registros para sempre, também da lixeira e do histórico do undo, depois de uma pergunta
help-format = uma linha para a barra de status, com {"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"}; {"{"}{"{"} e {"}"}{"}"} representam chaves; um formato que começa por {"{"}{"{"}" dá JSON
help-from = a partir deste dia
help-full = refazer o índice do zero
help-half = só meio dia: morning ou afternoon
help-help = Explicar um comando
help-helpOption = esta ajuda
help-highlight = algo para lembrar; pode repetir
help-holidays = os feriados, por país ou região: br, pt; vários com vírgulas
help-hours = horários habituais de um plantão, como noite=19:00-07:30
help-html = escrever uma página para papel neste arquivo
help-ids = com os id dos registros
help-importAgain = Trazer também o que você excluiu desde então, o que é diferente aqui e os arquivos ocultos de um backup
help-importCategory = Só os eventos desta categoria
help-importDates = O dia das notas que não dizem nenhum: file usa a hora do arquivo
help-importOnly = Só os eventos cujo título contém isto
help-importPerson = De quem são as linhas de uma tabela, ou quem de uma agenda; '*' para todos
help-importTags = O sinal das etiquetas do jrnl: @, ou @# para ambos; só com # as palavras com @ são pessoas
help-importZone = O fuso dos horários que não têm um; senão, o do diário
help-importing = Importar uma escala, ou o diário de outro programa
help-inEnglish = Esta página só existe em inglês.
help-includePrivate = também os registros privados
help-includeSealed = também os registros selados, legíveis; pede a frase secreta em um terminal
help-index = manter o índice neste arquivo; senão, SMJOURNAL_INDEX
help-initialize = Criar um diário novo em uma pasta
help-insights = O que acompanha os dias bons e os maus; descanso e recuperação
help-isPrivate = deixá-lo fora de exportações, páginas e assistentes
help-journal = a pasta do diário; senão, SMJOURNAL_DIR; senão, a mais próxima acima
help-json = responder com um documento JSON
help-jsonLines = um registro JSON por linha
help-keepPosition = copiar como está, com o lugar e a câmera da foto
help-kind = registros deste tipo; pode repetir
help-lang = o idioma: { $codes }
help-language = o idioma do diário: { $codes }
help-letters = o que as letras costumam significar em um país, mostrado e confirmado no terminal: fr
help-liked = só as que você curtiu
help-limit = mostrar no máximo esta quantidade
help-link = Abrir um link como smjournal://show/ID; pergunta e não escreve nada por conta própria
help-list = Listar registros, primeiro os mais recentes, no fim o que está para vir
help-listFormat = uma linha por registro, com {"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}, qualquer outra chave, \t e \n; {"{"}{"{"} e {"}"}{"}"} representam chaves; um formato que começa por {"{"}{"{"}" dá JSON
help-lock = Tirar a chave da memória
help-man = Escrever uma página para man, de um comando ou do programa
help-manCache = o índice, que pode ser apagado a qualquer momento
help-manDescription = Descrição
help-manEditorVariable = o editor que abre os arquivos
help-manEnvironment = Ambiente
help-manExitStatus = Código de saída
help-manFiles = Arquivos
help-manFormat = os arquivos de um diário
help-manIndexVariable = o arquivo do índice, quando --index não o indica
help-manJournalVariable = a pasta do diário, quando --journal não a indica
help-manName = Nome
help-manPagerVariable = o programa que mostra as respostas longas página por página; sem ele são escritas como são
help-manProfile = o perfil; marca a raiz de um diário
help-manProgram = Como você se sentiu antes e depois de um plantão, as entradas do diário, as férias: cada coisa é um arquivo Markdown com cabeçalho YAML em uma pasta por mês. smjournal os escreve e lê, conta os plantões até suas férias e nunca usa a rede.
help-manSeeAlso = Ver também
help-manSynopsis = Sinopse
help-manZonesVariable = uma pasta de regras de fusos horários, no lugar da do sistema
help-mapColumn = O que uma coluna de uma tabela de humor contém: 'Date=date', 'Score=mood 1-10', 'Anxiety=scale 0-3 low', note, tags, time, title, people, keep, skip; fica no perfil
help-mapMood = Que humor indica uma palavra, como 'meh=neutro'
help-mapShift = O que significa um código, como 'N=noite 21:00-07:00'; fica no perfil
help-mcp = Responder a um assistente local (Model Context Protocol) pela entrada e saída padrão
help-mcpPrivate = deixar que veja também os registros privados
help-mcpWrite = deixar que escreva entradas, humores, inícios e fins de plantão
help-memories = O que você escreveu neste dia, nesta semana e neste mês em outros anos
help-merge = Mesclar três versões de um arquivo; chamado pelo git
help-month = Um mês em calendário: trabalho, humores, férias
help-mood = o humor, de 1 a 5, como emoji ou palavra
help-moodCommand = Anotar o humor: de 1 a 5, um emoji ou uma palavra
help-moreHelp = “smjournal help COMANDO” e “smjournal help TEMA” dizem mais.
help-move = Dar outro dia a um registro
help-name = seu nome
help-new = Escrever uma entrada do diário; sem mais nada em um terminal, faz perguntas
help-noIndex = ler cada arquivo em vez de usar o índice
help-noInput = nunca perguntar nada
help-noPager = escrever as respostas longas como são, sem paginador
help-noPassphrase = guardar a chave sem frase secreta
help-notAfterHardShift = não no dia seguinte a um plantão pesado
help-note = uma nota; - lê da entrada padrão
help-now = considerar este momento como agora
help-offset = pular esta quantidade no início
help-older = só o que foi excluído há mais tempo: 30d, 4w, 6m, 1y
help-on = neste dia
help-once = os dias vêm uma vez e não se repetem
help-only = uma parte: shifts, time-off, birthdays ou reminders de um calendário; year, a imagem de uma página; pode repetir
help-options = Opções
help-ours = onde os dois lados mudaram a mesma coisa, usar a versão do arquivo
help-output = para onde; - é a saída padrão; uma pasta se terminar em / ou já existir
help-pdf = escrever um PDF neste arquivo
help-people = As pessoas, os registros que as nomeiam, os próximos aniversários
help-peopleAdd = Criar o arquivo de uma pessoa
help-person = uma pessoa citada; pode repetir
help-photo = uma foto ou gravação para anexar
help-photoSize = reduzir as fotos: o lado mais longo em pixels, por exemplo 1600 (com ImageMagick)
help-place = onde foi
help-plain = perguntar em linhas simples, para leitores de tela e terminais simples
help-privacy = mostrar o que outros poderiam ler: permissões, palavras que identificam pacientes, lugares em fotos, servidores públicos
help-program = smjournal – um diário em arquivos de texto simples para quem trabalha em plantões
help-prompts = Há um ano, os dias sem uma palavra, a semana em resumo
help-random = Um registro de outros dias, por sorteio
help-ratings = com as avaliações de antes e depois dos plantões
help-reindex = Atualizar o índice
help-relation = quem é para você, por exemplo filha ou amiga
help-reminderDays = para quantos dias de plantões, 56 se nada for dito
help-reminders = Escrever lembretes para systemd, cron, launchd ou um calendário
help-replace = mover para a lixeira o registro anterior deste plantão
help-replaceMood = mover para a lixeira o último humor do dia, se não tem texto
help-report = Tempo de trabalho, descanso e recuperação de um período
help-reportShifts = cada plantão com suas horas e a origem delas
help-resolve = Mesclar versões em conflito de um arquivo, chave por chave
help-restore = Recuperar um registro da lixeira
help-rota = Mostrar os plantões das próximas quatro semanas
help-rotaAdd = Mais um plantão em um dia, além da escala
help-rotaChanges = O que mudou nas escalas publicadas, e com que antecedência
help-rotaCheck = Encontrar dias sem escala, plantões que se sobrepõem e descansos fora dos limites
help-rotaOff = Ausência de um ou mais dias: doença, outro motivo
help-rotaSet = Escrever uma escala no perfil
help-rotaSwap = Outro plantão em um dia, ou dois dias que trocam
help-rotaWorked = Informar as horas trabalhadas num dia
help-rules = os limites a mostrar: eu, fr-hospital, fr, uk, de, ch ou none
help-scale = uma avaliação de 1 a 5
help-schema = Escrever o esquema JSON (JSON Schema) do cabeçalho dos arquivos, para editores
help-seal = Selar registros: ninguém os lê sem a sua chave
help-sealAdd = Selar para mais uma chave
help-sealAgain = selar de novo tudo o que está selado
help-sealIdentity = um arquivo com a identidade age a usar
help-sealRemove = Deixar de selar para uma chave
help-sealSetup = Criar ou usar a chave que abre o que está selado
help-sealedOption = selado desde o início
help-search = Buscar palavras em títulos, etiquetas e textos: todas, "uma frase", palavra*, -palavra
help-set = Mudar chaves de um registro; todo o resto do arquivo fica como está
help-setup = Preparar para git, Syncthing ou Obsidian; instalar lembretes, calendário, caixa de entrada
help-setupCommit = fazer um commit após cada mudança, neste aparelho; nunca push
help-setupNoCommit = parar de fazer um commit após cada mudança
help-setupOff = Deixar de manter este calendário ou caixa de entrada; os arquivos ficam como estão
help-shift = o plantão: day (dia), night (noite), rest (folga) ou uma palavra sua
help-shiftType = o que significa uma palavra da escala, como D='dia 07:00-19:30 pausa 30'; pode repetir
help-show = Mostrar um registro
help-sort = ordem por date, title, mood, words, created, modified ou uma avaliação; -date decrescente, +date crescente
help-sourceOption = quem escreve isto, como shortcut ou cron
help-spareOff = mostrá-la de novo depois de qualquer plantão
help-startTime = quando o plantão começou de fato, como 18h45 ou agora
help-stats = Estatísticas, cada uma com a quantidade de registros que tem por trás
help-status = em que ponto estão: planned (previstas) ou approved (aprovadas)
help-suggest = Etiquetas, humor, pessoas e lugares que um texto sugere; não escreve nada
help-tag = Adicionar e remover etiquetas de um registro; sem nenhuma, sugere algumas
help-tagOption = uma etiqueta; pode repetir
help-tags = Cada etiqueta com a sua quantidade e o último dia
help-take = para esta chave, usar a versão do arquivo ou a outra; pode ser repetido
help-team = Números de vários diários que não nomeiam ninguém
help-teamFigures = Escrever seus números por mês, para dar a “team” em vez do diário
help-teamMinimum = de quantas pessoas um número precisa, pelo menos 3; 5 se nada for dito
help-template = um modelo da pasta templates
help-text = o texto; - lê da entrada padrão
help-theirs = onde os dois lados mudaram a mesma coisa, usar a outra versão
help-timezone = o fuso horário do diário, como America/Sao_Paulo; senão, o do sistema
help-title = o nome que você dá a elas
help-today = A afirmação de hoje, a contagem regressiva, os registros e o plantão
help-topics = Temas
help-transcribe = escrever o que diz uma gravação, com um programa deste computador
help-trash = Listar o que foi excluído, primeiro o mais recente
help-trashEmpty = Remover arquivos da lixeira para sempre, também do histórico do undo, depois de uma pergunta
help-undo = Desfazer a última alteração
help-unlock = Guardar a chave na memória por um tempo
help-unlockFor = por quanto tempo: 15m, 1h; 15 minutos se nada for dito
help-unseal = Devolver aos registros selados seus arquivos legíveis
help-unset = Remover chaves de um registro
help-until = até este dia, inclusive
help-usage = Uso
help-vacation = férias futuras; pode repetir
help-vacationAdd = Planejar férias
help-vacationList = Listar as férias, passadas e futuras
help-vacationRemove = Remover férias
help-vacationSet = Alterar férias
help-verify = comparar o índice com cada arquivo
help-version = Escrever a versão
help-weather = como estava o tempo
help-week = Uma semana: plantões com horas, descansos, humores, totais
help-weekday = só neste dia da semana; pode repetir
help-wholeHelp = tudo, e não só o que cabe em uma tela
help-why = por quê: sick (atestado), leave (férias), rtt, training (capacitação) ou uma palavra sua
help-with = o programa que faz o PDF
help-year = Um ano em pixels: o humor de cada dia

hint-cycleOrFile = um ciclo, o caminho de uma escala, Enter para depois
hint-dayOrToday = como segunda ou 23/11, Enter para { $day }
hint-highlights = até três, Enter após cada um; Enter sozinho termina
hint-hoursOrLater = como 07:00-19:30, Enter para depois
hint-howToAnswer = 1–5 responde, Enter pula, Backspace volta, Ctrl-C sai e guarda suas respostas.
hint-howToAnswerPlain = Cada resposta é uma linha: 1–5 e Enter, só Enter pula, Ctrl-C sai e guarda suas respostas.
hint-howYouWork = Seu ciclo, uma palavra ou letra por dia desde o primeiro: dia dia noite noite folga folga, ou D D N N F F.
hint-linesOrEditor = Alt-Enter para nova linha, Ctrl-X Ctrl-E para o seu editor
hint-notUnderstood = Desculpe, não consigo ler isso.
hint-numberKeys = teclas numéricas, Enter no fim
hint-numberOrWords = um número, ou palavras para buscar
hint-numbersOrTags = números ou palavras, separados por vírgulas; Enter para nenhuma
hint-numbersPlain = números separados por espaços, Enter para nenhum
hint-oneLine = Enter para pular
hint-orderOrLater = por exemplo dia dia noite folga, Enter para depois
hint-picker = digite para filtrar, setas, Enter, Esc
hint-severalLines = Enter para nada, Alt-Enter para nova linha
hint-shiftOrDay = dia, noite, folga, uma palavra sua, ou o dia com que trocar
hint-shiftOrSkip = como noite 21:00-07:00 pausa 30, ou folga; - deixa de fora, Enter deixa em aberto
hint-spanOrSkip = como 20/12 a 3/1, Enter pula
hint-tagCommand = Etiquetas que combinam:
hint-yesOrNo = s/N
hint-yesUsually = S/n

hours = { $time } ({ $known } de { $shifts })

identifier-birthDate = pode ser uma data de nascimento
identifier-hospitalNumber = pode ser o prontuário de um paciente
identifier-name = pode ser o nome de um paciente
identifier-nhs = pode ser um número NHS
identifier-own = corresponde ao seu padrão { QUOTED($pattern) }
identifier-socialSecurity = é um número francês da seguridade social

importing-added =
    { $count ->
        [1] { $count } adicionado
       *[other] { $count } adicionados
    }
importing-again = --again traz o que você excluiu, o que é diferente aqui e os arquivos ocultos.
importing-askColumns = Enter se as colunas estão certas; senão uma delas, como Score=mood 1-10, Nota=note, Peso=skip
importing-askPeople = Quem das { $count } pessoas? Nomes separados por vírgulas
importing-askPerson = De quem são estes plantões? Um nome ou seu número
importing-askShift =
    O que significa { $word } ({ $count } { $count ->
        [1] vez
       *[other] vezes
    })?
importing-askTitles = Mostrar três títulos?
importing-askWrite = Importar?
importing-changed =
    { $count ->
        [1] { $count } atualizado
       *[other] { $count } atualizados
    }
importing-clear =
    { $count ->
        [1] 1 legível
       *[other] { $count } legíveis
    }, como no backup, embora esses registros estejam selados aqui; “smjournal seal ID” os sela
importing-column = { $column }: { $meaning }
importing-columns = colunas:
importing-conflicts =
    { $count ->
        [1] { $count } alterado dos dois lados
       *[other] { $count } alterados dos dois lados
    }
importing-everybody = --person '*' inclui todos
importing-guessedColumns = O que as colunas contêm é um palpite, por isso nada foi escrito. Para importar assim mesmo: { $command }
importing-learnt = para o perfil: { $words }
importing-leftOut =
    { $count ->
        [1] 1 deixado
       *[other] { $count } deixados
    } de fora: { $why }
importing-looksLike = Parece { $format }: smjournal import { $format } ARQUIVO
importing-mapMood = diga o que significa com --mood '{ $word }=neutro'
importing-mapShift = diga o que significa com --map { $argument }
importing-media = fotos e gravações: { $found }
importing-media-missing = fotos e gravações: { $found }, faltam { $missing }
importing-moods = humores: { $moods }
importing-morePlanChanges = e mais { $count }
importing-nothingNew = Nada de novo.
importing-openHours = Parece uma escala só com horas: só elas dizem o que é dia e o que é noite, e nada foi escrito. Para importá-la assim mesmo: { $command }
importing-openPlan = Talvez não seja a sua escala atual, e nada foi escrito. Para importá-la como está: { $command }
importing-openWords = Parece uma escala, mas ninguém disse o que significa { $words }: nada foi escrito. Diga com --map ou importe-a assim mesmo: { $command }
importing-people = pessoas: { $names }; --tags '@#' faz delas etiquetas
importing-planChange = { $day }: { $was } → { $becomes }
importing-planDays = dias que mudam: { $count }
importing-progress = { $done } de { $total } escritos
importing-proposedShift = Enter para { $meaning }, - deixa de fora; ou como noite 21:00-07:00 pausa 30
importing-read =
    { $format }: { $count ->
        [1] { $count } visto
       *[other] { $count } vistos
    }
importing-reading = { $share } lidos
importing-resolve = “smjournal conflicts” mostra o que mudou dos dois lados.
importing-rowsOf = linhas usadas: as de { $name }
importing-same =
    { $count ->
        [1] { $count } que já existia
       *[other] { $count } que já existiam
    }
importing-sealed =
    { $count } deles { $count ->
        [1] selado
       *[other] selados
    }
importing-settings = configurações do backup: { $keys }
importing-stopped =
    { $count } { $count ->
        [1] foi escrito
       *[other] foram escritos
    }; repita a importação para continuar
importing-undo = “smjournal undo” desfaz tudo.
importing-unknownMoods = humores sem significado: { $words }
importing-unknownShifts = plantões sem significado: { $words }
importing-withoutHours = plantões sem horários: { $words }; nenhuma soma os conta até você dizê-los, por exemplo --map { $argument }
importing-wouldAdd = { $count } a adicionar
importing-wouldChange = { $count } a atualizar

inbox-strange = tem chaves que o formulário não escreve ({ $keys }); ficou lá
input-awaited = Esperando o que vem pelo pipe; Ctrl-C guarda o que veio.

input-cut = pela entrada padrão vieram mais de { $limit }; o começo foi escrito, o resto não é lido
input-none = “{ $verb }” não lê texto da entrada padrão: nada dele foi escrito
input-silent = ainda não chegou nada pelo pipe, e nada dele é lido; “… | smjournal { $command }” espera por ele
input-taken =
    { $lines ->
        [1] 1 linha da entrada padrão é o texto
       *[other] { NUMBER($lines) } linhas da entrada padrão são o texto
    }; “< /dev/null” deixa a entrada como está
input-unread = a entrada padrão não é lida aqui; “{ $option } -” a usa como texto
inquiry-day = Que dia?
inquiry-days = Que dias?
inquiry-export = Exportar em que formato?
inquiry-file = Que arquivo?
inquiry-hours = Que horas significa
inquiry-media = Que foto ou gravação?
inquiry-reason = Por que motivo?
inquiry-reminders = O que deve avisar você? ics é um arquivo de calendário para o celular; systemd, cron e launchd são relógios deste computador
inquiry-spans = De que horas a que horas?

json-colon = “:”
json-commaOrBrace = uma vírgula ou {"}"}
json-commaOrBracket = uma vírgula ou ]
json-end = o fim do texto
json-key = uma chave entre "…"
json-value = um valor JSON

key-asleep = minutos de sono
key-at = quando foi escrito, ou de quando fala
key-audio = gravações, como caminhos a partir do arquivo
key-badges = como foi sentido: emoji ou palavras
key-birthday = o aniversário, com ou sem o ano: "--03-12"
key-break = minutos de pausa não paga, 0 sem pausa, se não foi a habitual
key-call-outs = os chamados durante o sobreaviso, cada um com suas horas: 23:40-04:10
key-category = o tipo de férias
key-date = o dia a que pertence; para uma noite, o dia em que começou
key-end = quando termina o plantão ou o sono
key-energy = energia antes do plantão, de 1 a 5
key-extra = true para um plantão além da escala
key-fatigue = cansaço depois do plantão, de 1 a 5
key-favorite = se é favorito
key-foreign = { $key } não significa nada em um registro do tipo “{ $kind }”; é escrito assim mesmo
key-from = o primeiro dia
key-goesWith = { $key } acompanha: { $value }
key-half = qual metade de um dia é livre
key-highlights = o que lembrar, no máximo três coisas
key-hours = as horas de um plantão dividido: 07:00-11:00, 16:00-20:00
key-kind = o que é o arquivo
key-load = carga emocional depois do plantão, de 1 a 5
key-mood = o humor: um emoji, uma palavra, ou de 1 a 5
key-motivation = motivação antes do plantão, de 1 a 5
key-name = o nome da pessoa
key-origin = o id que tinha lá
key-people = as pessoas citadas
key-photos = imagens, como caminhos a partir do arquivo
key-place = onde foi
key-published = quando foi publicada a escala
key-relation = quem a pessoa é para você
key-remind = quando você quer um lembrete sobre a pessoa
key-satisfaction = satisfação depois do plantão, de 1 a 5
key-shift = o plantão a que pertence: day (dia), night (noite), rest (folga) ou uma palavra sua
key-shifts = uma linha por dia: 2026-12-01 N 21:00-07:00
key-source = qual programa escreveu o arquivo
key-start = quando começa o plantão ou o sono
key-status = se as férias estão previstas ou aprovadas
key-steps = passos do dia
key-stress = estresse antes do plantão, de 1 a 5
key-tags = etiquetas, sem #
key-title = o título
key-until = o último dia
key-weather = como estava o tempo
key-worked = as horas trabalhadas, quando não são as da escala: 18:45-07:50

kind-check-in = início de plantão
kind-check-out = fim de plantão
kind-entry = entrada
kind-person = pessoa
kind-profile = perfil
kind-rota = escala
kind-shift = plantão
kind-sleep = sono
kind-vacation = férias

leftOut = { $unplannedDays } sem escala

limit-any7 = { $value } de trabalho nos 7 dias de { $from } a { $until }{ $bound }
limit-average = { $value } de trabalho por semana em média de { $from } a { $until }{ $bound }
limit-limit = {" "}(limite { $limit })
limit-longOnEnd = { $work } de trabalho seguido, { ON($from) }, que deixam { $rest } de descanso em 24 horas{ $bound }
limit-night = uma noite de { $value }, { ON($from) }{ $bound }
limit-nightRun = { $finding } seguidas de { $from } a { $until }{ $bound }
limit-onEnd = { $work } de trabalho seguido, { ON($from) }, sem descanso em 24 horas{ $bound }
limit-rest = { $value } de descanso entre { $from } e { $until }{ $bound }
limit-restOfDay = { $value } de descanso entre os plantões de { $from }{ $bound }
limit-run = { $finding } de trabalho seguidos de { $from } a { $until }{ $bound }
limit-shift = { $value } de trabalho, { ON($from) }{ $bound }
limit-week = { $value } de trabalho na semana de { $from } a { $until }{ $bound }
limit-weeklyRest = nenhum descanso de { $limit } de { $from } a { $until }; o mais longo é { $value }{ $bound }

list-last = { $parts } e { $last }
list-separator = {", "}

look-absent = ausência
look-affirmationAdded = Adicionada às suas afirmações; pode aparecer a partir de amanhã
look-alsoAfterHardShift = De novo depois de qualquer plantão: { $text }
look-builtFrom = Compilado a partir do commit { $commit }
look-builtFromSources = Compilado a partir de uma pasta de fontes, sem commit conhecido
look-didYouMean = Você quis dizer { $key }?
look-everyWord = Todas as palavras precisam aparecer; OR é uma palavra como as outras.
look-journal-fallback = Diário: { $path } (o padrão, segundo { $file })
look-journal-folder = Diário: { $path } (encontrado desta pasta para cima)
look-journal-option = Diário: { $path } (indicado na linha de comando)
look-journal-variable = Diário: { $path } (por SMJOURNAL_DIR)
look-keptBadge = { $badge } fica como um emblema seu; você quis dizer { $nearest }?
look-keptKey = { $key } foi escrita como chave sua; você quis dizer { $nearest }?
look-noJournal = Aqui não há nenhum diário; “smjournal init PASTA” cria um
look-noSuchKey = nenhum registro tem uma chave “{ $key }”
look-notAfterHardShift = Não depois de um plantão pesado: { $text }
look-nothingNoted = nada anotado
look-onlyDays = Só dias: { $filters }
look-otherSpelling = { $count } com a outra grafia: { $command }
look-spelling = Nada está escrito assim; encontrado com: { $words }
look-timeOff = férias
look-weeks = { $weeks }, uma marca por semana
look-widerSearch = { $count } com palavras que começam assim: { $command }

lookup-ambiguous = { QUOTED($name) } pode ser vários registros: { $candidates }
lookup-ambiguous-and-more = e mais { $value }
lookup-inConflict = { QUOTED($name) } está em conflito, porque há duas versões em choque; “smjournal resolve” resolve
lookup-notFound = nenhum registro se chama { QUOTED($name) }

mayHelp-more = { $what }: nesses dias vão melhor: { $measures }.
mayHelp-note = Só dos seus próprios registros; o que anda junto não é necessariamente causa.
mayHelp-rest = Mais descanso entre plantões: depois de um descanso curto vão pior: { $measures }.
mayHelp-sleep = Mais sono antes de um plantão: com menos de seis horas vão pior: { $measures }.

mean = { $mean } ({ $share })

meaning-absence = ausência
meaning-day = dia
meaning-late = tarde
meaning-leave = férias
meaning-night = noite
meaning-on-call = sobreaviso
meaning-public-holiday = feriado
meaning-rest = folga
meaning-rtt = RTT
meaning-sick = licença médica
meaning-skip = deixado de fora
meaning-training = capacitação

measure-mood = humor

media-askModel = Onde está o modelo (um arquivo para whisper-cli, uma pasta para vosk-transcriber)?
media-attachLater = O registro foi escrito; a foto entra com: { $command }
media-damaged = não dá para remover a localização (está danificado, ou é de um formato que o programa não sabe limpar); nada foi copiado (--keep-position copia como está)
media-missing = cita { QUOTED($path) }, que não existe
media-modelMissing = não há nenhum modelo em { $path }; indique: smjournal config transcribe-model=CAMINHO
media-needsProgram = é HEIC, do qual só o ImageMagick, que não está instalado, consegue remover a localização; salve como JPEG, ou use --keep-position
media-noConverter = o ffmpeg não está instalado, e sem ele o whisper-cli não consegue ler { $format }
media-noModel = não se sabe qual modelo a transcreve; basta indicar uma vez: smjournal config transcribe-model=CAMINHO (um arquivo para whisper-cli, uma pasta para vosk-transcriber)
media-noTranscriber = nem whisper-cli nem vosk-transcriber estão instalados, por isso nada aqui pode transcrevê-la; sem --transcribe ela é anexada como está
media-nothingHeard = { $program } não ouviu nela palavras; é anexada sem nenhuma
media-orphan = não é citado por nenhum registro
media-staysAsLarge = { $file } fica do tamanho que está: para reduzir é preciso o ImageMagick, que não está instalado ou não consegue lê-la
media-taken = { $file }: { $size } no diário
media-tooLarge = é grande demais: { $bytes }, no máximo { $limit }; nada foi copiado
media-transcribed = { $file }, transcrito por { $program }
media-transcriptionFailed = { $program } não conseguiu transcrevê-la; nada foi anexado
media-undated = não tem data, nem dentro nem no nome; conta para { $iso }, a última alteração do arquivo, e uma cópia ou um clone muda isso: adicione uma linha date: { $iso }
media-unknownFormat = não é uma foto nem uma gravação (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); nada foi copiado

megabytes = { $bytes } MiB

month-1 = janeiro
month-10 = outubro
month-11 = novembro
month-12 = dezembro
month-2 = fevereiro
month-3 = março
month-4 = abril
month-5 = maio
month-6 = junho
month-7 = julho
month-8 = agosto
month-9 = setembro
month-of-year = { $month } de { $year }
month-short-1 = jan
month-short-10 = out
month-short-11 = nov
month-short-12 = dez
month-short-2 = fev
month-short-3 = mar
month-short-4 = abr
month-short-5 = mai
month-short-6 = jun
month-short-7 = jul
month-short-8 = ago
month-short-9 = set

mood-dayStays = o humor do dia continua { $mood }, das { $time }
mood-happy = bem
mood-namesDay = “{ $words }” fica na nota, e o humor vale para { $day }; se era daquele dia: { $command }
mood-neutral = neutro
mood-ofDay = o humor do dia agora é { $mood }, depois de { $former }
mood-sad = triste
mood-veryHappy = muito bem
mood-verySad = muito triste

noEffects = Nada se destaca: nenhuma diferença é clara o bastante para não ser acaso. São necessários pelo menos { $fewest } dias com e sem alguma coisa.

nothingPlanned = Não há férias previstas. Para planejar: smjournal vacation add DE..ATÉ
nothingPlanned-half = Não há um dia inteiro de folga previsto; { $day }: { $what }

notice-after-it-had = depois de ter começado
notice-days = { $hours } antes
notice-hours = { $hours } antes

noun-byte =
    { $count ->
        [1] { $count } byte
       *[other] { $count } bytes
    }
noun-character =
    { $count ->
        [1] { $count } caractere
       *[other] { $count } caracteres
    }
noun-checkIn =
    { $count ->
        [1] { $count } início de plantão
       *[other] { $count } inícios de plantão
    }
noun-checkOut =
    { $count ->
        [1] { $count } fim de plantão
       *[other] { $count } fins de plantão
    }
noun-commit =
    { $count ->
        [1] { $count } commit
       *[other] { $count } commits
    }
noun-day =
    { $count ->
        [1] { $count } dia
       *[other] { $count } dias
    }
noun-entry =
    { $count ->
        [1] { $count } entrada
       *[other] { $count } entradas
    }
noun-event =
    { $count ->
        [1] { $count } evento
       *[other] { $count } eventos
    }
noun-file =
    { $count ->
        [1] { $count } arquivo
       *[other] { $count } arquivos
    }
noun-hour =
    { $count ->
        [1] { $count } hora
       *[other] { $count } horas
    }
noun-minute =
    { $count ->
        [1] { $count } minuto
       *[other] { $count } minutos
    }
noun-month =
    { $count ->
        [1] { $count } mês
       *[other] { $count } meses
    }
noun-night =
    { $count ->
        [1] { $count } noite
       *[other] { $count } noites
    }
noun-person =
    { $count ->
        [1] { $count } pessoa
       *[other] { $count } pessoas
    }
noun-problem =
    { $count ->
        [1] { $count } problema
       *[other] { $count } problemas
    }
noun-record =
    { $count ->
        [1] { $count } registro
       *[other] { $count } registros
    }
noun-shift =
    { $count ->
        [1] { $count } plantão
       *[other] { $count } plantões
    }
noun-vacation =
    { $count ->
        [1] { $count } período de férias ou ausência
       *[other] { $count } períodos de férias ou ausência
    }
noun-week =
    { $count ->
        [1] { $count } semana
       *[other] { $count } semanas
    }
noun-word =
    { $count ->
        [1] { $count } palavra
       *[other] { $count } palavras
    }
noun-workingDay =
    { $count ->
        [1] { $count } dia útil
       *[other] { $count } dias úteis
    }
noun-year =
    { $count ->
        [1] { $count } ano
       *[other] { $count } anos
    }

number-group = {"."}
number-point = ,

omission-besideLeave = plantões em dias que ali são férias ou ausência, e que não são trabalhados
omission-cancelled = cancelados
omission-cell = células que nenhuma escala consegue dizer; seus dias ficam com um plantão desconhecido
omission-column = colunas das quais nada é aproveitado
omission-conflict = segundas versões deixadas por uma sincronização, ou duas versões em um arquivo; resolva-as no outro programa e importe de novo
omission-deleted = você os excluiu
omission-differs = diferentes aqui, onde ficam como estão
omission-earlier = de mais de um ano atrás, de séries sem fim; --from os inclui
omission-empty = vazios
omission-field = o que os eventos de um calendário dizem além disso e não é aproveitado
omission-forgotten = apagados para sempre, ou selados, neste dispositivo
omission-goals = objetivos
omission-hidden = arquivos ocultos, e o backup não é deste diário
omission-hiddenRow = linhas ocultas
omission-hiddenSheet = planilhas ocultas
omission-inBed = na cama, e nada diz que era sono
omission-kept = diferentes aqui, e não se sabe desde quando
omission-later = séries que continuam depois destes dias; --until as segue mais longe
omission-notShift = nem o título nem o horário dizem que é um plantão
omission-notWanted = deixados de fora, como você disse
omission-otherJournal = de outro diário em uma de suas pastas
omission-otherMedia = vídeos e documentos
omission-outside = fora dos dias pedidos
omission-overlapping = outro registro fala do mesmo período
omission-ownCalendar = do calendário deste mesmo diário, que diz o que já está aqui
omission-ownLeave = dias que continuam de férias embora a escala tenha trabalho; “smjournal vacation remove” tira as férias
omission-ownShift = dias que mantêm o plantão que você escreveu
omission-position = posições no mapa; --keep-position inclui-as
omission-profile = o perfil de um diário: escala, horas, fuso horário; uma cópia de segurança (export json) traz-o de volta
omission-row = linhas que não são lidas
omission-sealed = talvez já estejam, selados; “smjournal unlock” permite compará-los
omission-sheet = planilhas que não são uma escala
omission-trashed = na lixeira do outro programa
omission-unnamed = plantões de uma importação anterior em dias que este plano não abrange; ficam, e --from e --until os retiram
omission-unpaid = pausas diferentes da habitual do plantão
omission-unreadable = leitura impossível

omission-unusedMedia = fotos e gravações que nenhuma entrada nomeia
omission-withdrawn = ausências de uma importação anterior que este plano não tem; ficam, e “smjournal vacation remove” retira-as
omission-workedShift = dias passados que mantêm o plantão trabalhado
openShift-since = {" "}desde as { $time }
openShift-under-way = Em andamento{ $since }: { $what }

orList-or = { $dropLast } ou { $last }

ordinal-first = 1º

output-beside = escrito ao lado do diário (dentro seria lido como um registro): { $path }
ownScale-asked = Quando perguntá-la?
ownScale-good = Que valores são bons?
ownScale-high = os altos
ownScale-label = Como mostrá-la?
ownScale-low = os baixos
ownScale-name = Uma nova escala: o nome?
ownScale-nameHint = uma palavra, como dor; Enter para sair
ownScale-neither = nenhum
ownScale-range = De quanto a quanto?
ownScale-rangeHint = por exemplo 0-10, Enter para 1-5
ownScale-wrongName = Só letras, algarismos, - e _, e nenhuma chave do programa. No perfil: scales: {"{"}dor: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = Dois números inteiros, primeiro o menor, por exemplo 0-10.
page-absenceHatching = hachurado ao contrário: ausência
page-after = depois
page-before = antes
page-changeKey = Quanto mais grossa é uma linha, mais plantões seguiram esse caminho; a laranja une as médias. O cansaço conta para baixo: uma linha que desce é energia perdida.
page-changeSummary = { CAPITALIZED($shift) }: { $before }, { $after } ({ $number }).
page-changes = Antes e depois do plantão
page-contents = Sumário
page-day = Dia
page-dayByDay = Dia a dia
page-dayLine = linha em cima: plantão diurno
page-dayWord = { $name }: { $value }
page-empty = Nada escrito ainda.
page-encryptedPageInstead = A página para imprimir é { $place }, criptografada como o PDF teria sido: descriptografe, abra em um navegador e imprima de lá.
page-entries = Entradas
page-favorite = Favorita
page-filter = Filtros
page-found =
    { $count } { $count ->
        [1] encontrada
       *[other] encontradas
    }
page-highlights = Momentos marcantes
page-hoursAWeek = Horas por semana
page-latest = Escrito por último
page-made = Feita em { $CivilDay }, com { $records }. Esta página não carrega nem envia nada.
page-meanMood = humor { $mean } em { $days }
page-missingPicture = Imagem não incluída: { $name }
page-months = Meses
page-mood = Humor
page-moods = Humores
page-nightLine = linha embaixo: plantão noturno
page-noMood = sem humor anotado
page-noPrinter = Nenhum programa que faça um PDF foi encontrado: WeasyPrint, Chromium, Chrome, Edge ou Brave serviriam.
page-numbers = Os números
page-onCallDots = pontos: sobreaviso
page-onThisDay = Neste dia
page-pageInstead = A página para imprimir é { $place }: abra em um navegador e imprima de lá.
page-partOnly = Somente estes registros: { $what }
page-people = Pessoas
page-photos = Fotos
page-printAsRoot = { $program } não fez nenhum PDF: navegadores não funcionam como root. O WeasyPrint faz, e o navegador de outro usuário também.
page-printFailed = { $program } não fez nenhum PDF.
page-privateLeftOut =
    { $number } { $number ->
        [1] privado deixado
       *[other] privados deixados
    } de fora; só contam seus dias e horas.
page-quickReturns = Descansos curtos entre plantões, de menos de { $length }
page-restAndWork = Descanso e trabalho
page-restKey = Uma barra é o descanso entre dois dias de trabalho; a linha está nas { $length }, um triângulo marca o que fica abaixo.
page-search = Buscar
page-searchHint = Palavras em qualquer ordem, com ou sem acentos.
page-searchKey = A tecla / traz aqui.
page-searchOn = Continuar a busca: { $entries }
page-shift = Plantão
page-shifts = Plantões
page-showAll = Mostrar tudo
page-skip = Ir para as entradas
page-tags = Etiquetas
page-timeOff = Férias
page-timeOffHatching = hachurado: férias
page-title-journal = Diário
page-title-s-journal = O diário de { $value }
page-trendKey = Um ponto por dia, a linha é a média de { $days } dias. Faixas: noites (violeta) e férias (verde).
page-trendRange = Máximo em { $high }, mínimo em { $low }.
page-trendSummary = { CAPITALIZED($measure) }: { $mean } em média em { $days }.
page-trends = Evolução
page-untagged = { $program } é antigo demais para um PDF com estrutura: os leitores de tela sentirão falta dela.
page-weekKey = Mais clara: uma semana incompleta.
page-weekdays = Dias da semana
page-yearAtGlance = O ano em um relance
page-yearHint = Toque em um dia ou use as setas. Enter leva ao que você escreveu.

percent = { $percent }%

place-body =
    { $places ->
        [1] um trecho do texto
       *[other] { $places } trechos do texto
    }
place-notText = o arquivo inteiro: um lado não é texto
place-text =
    { $places ->
        [1] um trecho do arquivo
       *[other] { $places } trechos do arquivo
    }
place-twoRecords = o arquivo desde o início: são dois registros

placeholder-affirmation = AFIRMAÇÃO
placeholder-assignment = CHAVE=VALOR
placeholder-badge = EMBLEMA
placeholder-base = BASE
placeholder-category = CATEGORIA
placeholder-color = QUANDO
placeholder-command = COMANDO
placeholder-condition = CHAVE=VALOR
placeholder-count = N
placeholder-cycle = PALAVRAS
placeholder-day = DIA
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = ARQUIVO
placeholder-folder = PASTA
placeholder-format = FORMATO
placeholder-half = METADE
placeholder-hours = PALAVRA=HORA-HORA
placeholder-importFormat = FORMATO
placeholder-instant = INSTANTE
placeholder-key = CHAVE
placeholder-kind = TIPO
placeholder-language = IDIOMA
placeholder-link = LINK
placeholder-markerSize = TAMANHO
placeholder-meaning = PALAVRA=SIGNIFICADO
placeholder-moment = HORA
placeholder-month = AAAA-MM
placeholder-mood = HUMOR
placeholder-name = NOME
placeholder-ours = NOSSA
placeholder-part = PARTE
placeholder-person = PESSOA
placeholder-place = LUGAR
placeholder-program = PROGRAMA
placeholder-recipient = CHAVE
placeholder-record = ID
placeholder-regions = CÓDIGOS
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = REGRAS
placeholder-shell = SHELL
placeholder-shift = PLANTÃO
placeholder-shiftType = PALAVRA=SIGNIFICADO
placeholder-sort = CAMPO
placeholder-span = DE..ATÉ
placeholder-spans = HORA-HORA
placeholder-status = ESTADO
placeholder-tag = ETIQUETA
placeholder-tagChange = +ETIQUETA|-ETIQUETA
placeholder-take = CHAVE=ours|theirs
placeholder-template = NOME
placeholder-text = TEXTO
placeholder-theirs = OUTRA
placeholder-title = TÍTULO
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = TEMPO
placeholder-why = PALAVRA
placeholder-word = PALAVRA
placeholder-year = AAAA
placeholder-zone = FUSO

plan-gap = nenhuma escala diz nada sobre { $from }
plan-noHours = a escala de { $rota } não tem horas para { QUOTED($word) }
plan-overlap = os plantões de { $first } e de { $second } se sobrepõem por { $seconds }
plan-overlap-same-day = dois plantões de { $first } se sobrepõem por { $seconds }
plan-overlapCycle =
    { $times ->
        [1] { $overlap }, e assim a cada { $days }
       *[other] { $overlap }, e assim { $times } vezes a cada { $days }
    }
plan-sameStart = duas escalas começam { ON($day) }; conta a última
plan-shiftInTimeOff = { $id } prevê trabalho { ON($day) }, em plenas férias

planReason-record = está previsto em { $id }
planReason-rota = sua escala tem este plantão por volta dessa hora
planReason-workingDays = é um dos seus dias úteis

pocket-again = Salvar de novo
pocket-arrived = Já estão no diário

pocket-asOf = Situação de { $day }
pocket-behind = O relógio deste telefone está atrasado: esta página foi feita em { $day }. Acerte-o primeiro: suas respostas levam a hora dele.
pocket-cancel = Cancelar
pocket-goOn = Continuar
pocket-handed = Salvos como arquivos, ainda não vistos no seu diário: { $number }
pocket-keepsNothing = Este navegador não guarda nada desta página: salve suas respostas antes de fechá-la.
pocket-kept = Anotado: { $what }
pocket-mood = Como você está?
pocket-more = Escrever outra coisa
pocket-over = Esta página conhecia os dias até { $day }. Para os seguintes, faça uma nova: smjournal export pocket. Ela ainda recebe suas respostas.
pocket-since = Desde { $day }; o que é mais antigo: smjournal export html
pocket-undo = Desfazer
pocket-unfinished = Inacabado desde
pocket-waiting = Ainda fora do seu diário: { $number }

privacy-identifier = { QUOTED($found) } { $kind }
privacy-plainRemote = o diário é enviado para { $address } sem criptografia
privacy-position = esta foto diz onde foi tirada
privacy-publicRemote = o diário é enviado para { $address }: confira se lá ele não é público
privacy-readable = outros usuários deste computador podem ler isto ({ $mode })

problem-callOutOutside = { $key }: { $span } fica fora do sobreaviso; não conta
problem-dashWithoutBlank = { $key }: falta um espaço depois do hífen, por isso esta linha não começa nenhum item da lista; escreva: - item
problem-emptyFile = está vazio: talvez o texto ainda não tenha sido baixado, ou uma falha o apagou; baixe-o, ou recupere-o de outro aparelho ou de um backup
problem-emptyFolder = uma pasta vazia
problem-encrypted = está criptografado ({ $tool }); descriptografe para ler
problem-endBeforeStart = end vem antes de start; o fim é ignorado
problem-invalidUTF8 = não é texto UTF-8
problem-lfsPointer = contém um ponteiro do git-lfs no lugar do texto; “git lfs pull” baixa o texto
problem-missingKey = { $kind } sem { $key }
problem-missingKey-profile = esta escala não tem { $key }, por isso não conta
problem-noZoneRules = neste computador não há regras de fusos horários{ $folder }, então nada se sabe de { $zone }; instale o pacote tzdata ou indique uma pasta de regras com TZDIR
problem-noZoneRules-tzdir = {" "}(TZDIR: { $value })
problem-notAFile = é { $type }, não um arquivo
problem-nulByte = contém um byte NUL: não é um arquivo de texto
problem-otherJournal = outro diário: a pasta dele não faz parte deste; “smjournal -C PASTA” o abre
problem-outsideFolder = uma pasta que não faz parte de um diário
problem-remarkForValue = { $key }: { QUOTED($found) } é um comentário para o YAML, por isso nada é lido; tire o #: { $key }: { $with }
problem-sameMeaning = { $key } significa o mesmo que { $canonical }, que também está presente; vale o último
problem-sealedKind = um registro deste tipo não pode ser lacrado ({ $kind }): o que ele diz não conta em nenhum número
problem-strayKey = { $key } não significa nada em um registro do tipo “{ $kind }”, por isso não é lido
problem-symbolicLink = é um link simbólico; links não são seguidos
problem-tooLarge = é grande demais para um registro: { $bytes }, no máximo { $limit }
problem-tooLong = { $key }: { $count }; o habitual é { $limit } no máximo
problem-tooMany = { $key }: { $count } elementos; o habitual é { $limit } no máximo
problem-unfinishedMerge = contém as marcas de uma mesclagem inacabada; “smjournal resolve” resolve isso
problem-unreadable = não pode ser lido: { $errno }
problem-untilBeforeFrom = until ({ $iso }) vem antes de from ({ $iso2 }); o último dia é ignorado
problem-wrongValue = { $key }: o esperado é { $expected }, não { QUOTED($found) }

progress = { $share } do caminho desde suas últimas férias

prompt-nothingWritten = Nada escrito há { $days }, desde { $since }. Como você está?
prompt-yearsAgo = {" "}({ $then })
prompt-yearsAgo-a-year-ago =
    { $years ->
        [1] Hoje faz um ano
       *[other] Hoje faz { $years }
    }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date } que você escreveu { $ids ->
        [1] uma entrada
       *[other] { $ids }
    }.

question-badges = O que combina com você agora?
question-cycleStart = Em que dia começa este ciclo?
question-entryText = O que aconteceu?
question-entryTitle = Título? [{ $suggestion }]
question-entryTitle-none = Título?
question-folder = Onde guardar seu diário? [{ $suggestion }]
question-former = este plantão já tem “{ $kind }”{ $time }: { $id }
question-former-at = , às { $value }
question-goOn = Continuar com “{ $kind }” ({ $when })?
question-highlights = Momentos para guardar?
question-isFolder = Criar uma pasta { $folder }?
question-isIn = { $shift } começa às { $time }: é o início desse plantão?
question-isMood = É um humor, { $mood }?
question-isOut = { $shift } termina às { $time }: é o fim desse plantão?
question-isText = Isso parece uma frase: é o texto?
question-language = Qual idioma?
question-makeDefault = O smjournal deve encontrar o diário a partir de qualquer pasta, em vez de { $former }?
question-makeDefault-none = O smjournal deve encontrar o diário a partir de qualquer pasta?
question-mood = Seu humor?
question-moodOfDay = O humor do dia será { $mood }, não mais { $former }. Escrever?
question-name = Qual é o seu nome?
question-note = Alguma nota?
question-openEditor = Abrir { $editor }? Para sair: Esc, depois :wq, depois Enter
question-order = Em que ordem vêm os seus dias?
question-putAside = O que você tinha começado fica em { $path }
question-replaceMood = Substituir { $mood } das { $time }?
question-shift = Qual plantão?
question-shiftAfter = Como foi o plantão?
question-shiftBefore = Como você está antes do plantão?
question-tags = Etiquetas?
question-timeOff = Quando são suas próximas férias?
question-whichRecord = Qual registro?
question-work = Como é a sua escala?
question-writeEntry = Quer escrever uma entrada no diário?

question-writeWords = Escrever isso como registro?
quoted = “{ $text }”

rating-energy-1 = Esgotada
rating-energy-2 = Pouca
rating-energy-3 = Razoável
rating-energy-4 = Boa
rating-energy-5 = Excelente
rating-fatigue-1 = Nenhum
rating-fatigue-2 = Algum
rating-fatigue-3 = Bastante
rating-fatigue-4 = Muito
rating-fatigue-5 = Exaustão
rating-load-1 = Muito leve
rating-load-2 = Leve
rating-load-3 = Moderada
rating-load-4 = Pesada
rating-load-5 = Esmagadora
rating-motivation-1 = Nenhuma
rating-motivation-2 = Pouca
rating-motivation-3 = Razoável
rating-motivation-4 = Boa
rating-motivation-5 = Excelente
rating-satisfaction-1 = Muito baixa
rating-satisfaction-2 = Baixa
rating-satisfaction-3 = Razoável
rating-satisfaction-4 = Boa
rating-satisfaction-5 = Excelente
rating-stress-1 = Nenhum
rating-stress-2 = Leve
rating-stress-3 = Moderado
rating-stress-4 = Alto
rating-stress-5 = Extremo

recovery-after-these-shifts = { $scale } depois destes plantões: { $mean }
recovery-before-the-shift = { $rest } antes do plantão de { $second }, menos de { $limit }
recovery-in-among-them = { $shifts } em { $days }, sendo { $nights }; no máximo { $longestRunOfWork } de trabalho e { $longestRunOfNights } sem interrupção
recovery-no-rest = nenhum descanso
recovery-only-of-rest = só { $rest } de descanso
recovery-shortest-rest-between = descanso mais curto entre dois plantões: { $rest }
recovery-weekends-with-work = fins de semana com trabalho: { $weekendsWorked } de { $weekends }
recovery-work-in-days = trabalho: { $week } em 7 dias, { $fourWeeks } em 28 dias

relative-today = hoje
relative-tomorrow = amanhã
relative-yesterday = ontem

reminder-atUsualTimes = nenhum plantão à frente tem horário: o lembrete vem todos os dias às { $times }; “smjournal rota set” diz quando você trabalha

reminder-calendar = Inícios e fins de plantão
reminder-howToUseCron = Adicione estas linhas com: crontab -e
reminder-howToUseLaunchd = Salve como ~/Library/LaunchAgents/smjournal.reminder.plist e carregue esse arquivo: launchctl load
reminder-howToUseSystemd = Salve cada parte com o nome que está acima, e depois: systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = nenhum plantão com horário nos próximos { $days }
reminder-purpose = O início ou fim de plantão a anotar, e a contagem regressiva
reminder-title = { CAPITALIZED($kind) }: { $shift }, { $day }
reminder-toKeep = Para guardar: { $command }
reminder-withoutHours = { $count } sem horário, e por isso sem lembrete; informe com “rota set --hours” ou no arquivo do plantão

report-basis-notes = início e fim de plantão
report-basis-plan = escala
report-basis-said = informado pela pessoa
report-beyond = Vezes fora
report-fingerprint = Feito com { $files }, SHA-256 das suas somas { $sum }.
report-found = Encontrado
report-from = De
report-highIsGood = Valores altos são bons: { $names }.
report-holidaysUnknown = não conhecidos; para indicá-los: smjournal config holidays=br
report-inDoubt =
    { $count ->
        [1] 1 arquivo que trata destas horas está em conflito ou não pôde ser lido como se quis dizer.
       *[other] { $count } arquivos que tratam destas horas estão em conflito ou não puderam ser lidos como se quis dizer.
    }
report-limit-any7 = Trabalho em quaisquer 7 dias, no máximo
report-limit-average = Trabalho por semana em média, no máximo
report-limit-night = Noite, no máximo
report-limit-night-run = Noites seguidas, no máximo
report-limit-rest = Descanso entre dois dias de trabalho, pelo menos
report-limit-run = Dias de trabalho seguidos, no máximo
report-limit-shift = Trabalho em um dia, no máximo
report-limit-week = Trabalho em uma semana do calendário, no máximo
report-limit-weekly-rest = Descanso mais longo da semana, pelo menos
report-limitColumn = Limite
report-limits = Os limites ao lado dos fatos
report-lowIsGood = Valores baixos são bons: { $names }.
report-made = Feito em { $CivilDay }.
report-rated = Com avaliação: { $known } de { $shifts }; o que não foi escrito não está em nenhuma média.
report-ratingsKey = Cada número é a média, com o valor mais baixo e o mais alto entre parênteses e n, o número de plantões em que se baseia.
report-restsUnder = Descansos de menos de { $length }
report-rules-eu = Limites: Diretiva 2003/88/CE de 4 de novembro de 2003: 11h de descanso em 24 (artigo 3), 24h e 11h em 7 dias (artigo 5), 48h por semana em média em 4 meses, férias e doença neutras (artigos 6 e 16).
report-rules-french = Limites: Code du travail francês, L3131-1 (11h de descanso), L3132-2 (35h por semana), L3132-1 (6 dias por semana), L3121-18 (10h por dia), L3121-20 (48h por semana do calendário), L3121-22 (44h em média em 12 semanas), L3122-6 (8h de noite).
report-rules-frenchHospital = Limites: decreto francês 2002-9 de 4 de janeiro de 2002 sobre hospitais públicos: 12h de descanso, 36h por semana, 48h em 7 dias (Conseil d’État, 4 de abril de 2018, 398069), 12h por plantão por exceção.
report-rules-german = { $eu } A Arbeitszeitgesetz não está neste programa: o texto não pôde ser lido na fonte.
report-rules-swiss = Sem limites: a Arbeitsgesetz não está neste programa; o texto não pôde ser lido na fonte.
report-rules-unitedKingdom = Limites: Working Time Regulations 1998, regulations 4 (48h em média em 17 semanas), 10, 11; sequências segundo o guia HSG256 do HSE.
report-signature = Assinatura
report-slept =
    O sono é conhecido em { $known } de { $all } { $all ->
        [1] descanso
       *[other] descansos
    }.
report-sourceColumn = Fonte
report-unknown = Desconhecido
report-until = Até
report-withoutHours = Os horários de { $count } não são conhecidos e não entram em nenhuma soma.

ruleSet-ch = Suíça
ruleSet-de = Alemanha
ruleSet-eu = União Europeia
ruleSet-fr = direito do trabalho francês
ruleSet-fr-hospital = hospitais públicos franceses
ruleSet-none = nenhum
ruleSet-uk = Reino Unido

scale-energy = energia
scale-fatigue = cansaço
scale-load = carga emocional
scale-motivation = motivação
scale-satisfaction = satisfação
scale-stress = estresse

seal-added = A partir de agora os registros são selados também para { $recipient }. Para o que já está selado: --again
seal-again = Selado de novo: { $files }
seal-anotherNote = A nota do dia está selada, então esta é mais uma ao lado; depois de “smjournal unlock” a linha vai para a que existe.
seal-copyLeftOut = também deixado de fora: { $path }, que diz em texto aberto o que está selado em { $sealed }; «smjournal conflicts» indica as soluções
seal-lastRecipient = esta é a última chave para a qual os registros são selados, e nada foi alterado: { $files } não ficariam selados para ninguém. Antes adicione outra com “smjournal seal add”, ou tire os selos e “sealed” do perfil
seal-leftOut = selado e deixado de fora: { $records }
seal-linksFollow = Os links para ele o seguem: { $files }
seal-linksStay = selados, e os links neles não seguiram: { $records }; com a chave eles seguem: “smjournal unlock” vem antes de “smjournal seal”
seal-locked = Trancado: nenhuma chave na memória.
seal-mediaInClear = { $path } continua sem criptografia: outro registro também o cita
seal-mediaStay = as fotos e gravações seladas dessa pasta ficam: sem a chave ninguém sabe de que são; para levá-las junto, primeiro “smjournal unlock”
seal-notTyped = nada foi configurado; a chave mostrada não vale
seal-nothingIsKept = nenhuma chave é guardada: XDG_RUNTIME_DIR não indica uma pasta na memória; “smjournal show” e “smjournal search --sealed” pedem a frase secreta a cada vez
seal-nothingToSeal = Já está selado; nada foi alterado.
seal-otherKey = selado, e não lido: { $records }; a chave deste aparelho não os abre
seal-passphrase = Primeiro uma frase secreta: ela abre neste aparelho o que está selado. O age a pede duas vezes, em inglês. Depois vem uma chave de recuperação para papel.
seal-passphraseAgain = Nenhuma frase secreta foi definida, talvez porque as duas eram diferentes. Mais uma vez?
seal-readBy = Para ler: smjournal show { $id }
seal-ready = Pronto. Os registros são selados para { $recipient }: um com “smjournal seal ID”, todos de um tipo com “smjournal config sealed=entry”.
seal-recoveryKey = A chave de recuperação. Escreva-a em papel e guarde-o longe deste aparelho: com ela se lê tudo o que está selado; sem ela e sem a frase secreta, nada.
seal-removed = Os registros não são mais selados para { $recipient }. O que já está selado ainda se abre com ela; --again sela de novo.
seal-sealed = Selado: { $path }
seal-staysShut = selado para outra chave, e fechado para esta: { $records }. A do papel, escrita em um arquivo, o abre: “smjournal seal setup --identity ARQUIVO”
seal-textIsIn = não foi possível selar o texto; ele está em { $path }, na memória, até este aparelho ser desligado
seal-typeBack = Digite a chave de recuperação a partir do papel
seal-typedWrong = não é a chave acima, a partir do caractere { $place }; mais uma vez (↑ traz de volta o que foi digitado), ou só Enter para parar
seal-unlocked = Aberto até { $time }
seal-unnamed = selado, e com dia e hora por único nome: { $records }; “smjournal list” os mostra
seal-unread = selado, e não pesquisado: { $records }; “smjournal unlock” os abre
seal-unreadHere = selado, e não pesquisado: { $records }; --sealed pede a frase secreta
seal-unsealed = Legível de novo: { $path }
seal-valuesUnknown = selado, sem saber o que diz: { $records }; “smjournal unlock” abre
seal-versionsGone = Outras versões legíveis se foram para sempre: { $files }
seeHelp = “{ $command }” mostra a ajuda.

setting-affirmations = como é escolhida a afirmação do dia: by-day (pelo dia), mixed (variadas) ou liked (as que você curtiu)
setting-agreement = a forma das palavras sobre você em francês: feminine (feminina), masculine (masculina) ou neutral (neutra)
setting-badges = emblemas seus, como 🔥, ou {"{"}🔥: pegando fogo{"}"}
setting-care = se uma ajuda é indicada depois de semanas muito pesadas: true ou false
setting-clock = o que conta como suas horas quando você não as informa: said (a escala) ou notes (a hora das notas de início e fim de plantão)
setting-columns = o que as colunas de tabelas de humor contêm, como {"{"}Anxiety: scale 0-3 low{"}"}; as importações guardam isso aqui
setting-contract-hours = suas horas por semana, pelo contrato
setting-date-order = se 5/6 é 5 de junho (day-first) ou 6 de maio (month-first)
setting-day-starts = quando começa um novo dia para uma nota que não diz outra coisa, como 05:00
setting-holidays = os feriados: países como br, regiões como es-md, e dias seus
setting-hours = os horários habituais dos seus plantões
setting-id = o que distingue este diário dos outros, também nas suas cópias; 'smjournal init' o cria
setting-inline-tags = se as #etiquetas no texto das entradas contam: true ou false
setting-kind = o que é o arquivo
setting-language = o idioma do programa: { $codes }
setting-memories = se o passado é lembrado: true ou false
setting-moods = humores seus com o grau de 1 a 5, como {"{"}serena: 4{"}"}
setting-name = seu nome
setting-night = quais horas são noite, como 22:00-05:00
setting-profession = como as afirmações chamam seu trabalho: nurse (enfermagem), carer (cuidados), midwife (obstetrícia) ou paramedic (resgate)
setting-rest-rules = os limites de descanso para comparar: eu, fr-hospital, fr, uk, de, ch ou none
setting-rota = seu ciclo de plantões, escrito por “smjournal rota set”
setting-scales = escalas suas, como {"{"}dor: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = os destinatários age para quem se sela, uma lista; “smjournal seal setup” escreve o primeiro
setting-sealed = os tipos selados ao serem escritos: entry, mood, person, sleep
setting-shifts = o que significam as palavras da sua escala, escritas por “smjournal rota set --shift-type”
setting-smjournal = a versão do formato
setting-templates = o modelo de um plantão ou de um dia da semana, como {"{"}noite: passagem, segunda: semana{"}"}
setting-theme = as cores: auto, dark (escuras), light (claras) ou mono, ou um mapa como {"{"}night: '#8B5CF6'{"}"}
setting-timezone = onde são seus dias, como America/Sao_Paulo; senão, o fuso do sistema
setting-tone = o tom das mensagens: warm (caloroso) ou plain (sóbrio)
setting-transcribe-model = o modelo para transcrever gravações: um arquivo de whisper-cli, uma pasta de Vosk
setting-warning-signs = se os sinais de esgotamento aparecem entre as observações: true ou false
setting-week-starts = o primeiro dia da semana
setting-working-days = os dias em que você trabalha, quando nenhuma escala diz mais

setup-added =
    { $file }: adicionado: { $lines ->
        [1] { $lines2 }
       *[other] { $lines } linhas
    }
setup-alreadyCommits = Este aparelho já faz um commit após cada mudança.
setup-alreadyConfigured = configuração do git: { $key } já estava definido
setup-commits = De agora em diante este aparelho faz um commit após cada mudança. Nunca envia nada (nenhum push).
setup-commitsNoMore = Este aparelho não faz mais um commit após cada mudança.
setup-complete = { $file }: já está completo
setup-configurationRefused = o git se recusou a mudar sua configuração
setup-configured = configuração do git: { $key } definido
setup-gitMissing = o git não está instalado
setup-keepsCalendar = { $file }: escrito; de agora em diante este aparelho o reescreve quando o diário muda
setup-keepsCalendarNoMore = { $file }: fica, e não é mais reescrito
setup-kept = { $file }: já existe e diz outra coisa; ficou como estava
setup-made = { $file }: criado
setup-next = Agora digite: { $command }
setup-noDesktop = nem XDG_DATA_HOME nem HOME dizem onde a área de trabalho procura programas
setup-noIdentifier = journal.md não tem id, pelo qual o diário reconhece seu formulário; dê-lhe um: smjournal config id={ $word }, e exporte o formulário de novo
setup-noReminderHost = aqui não há systemd, launchd nem cron para lembrar de nada; um calendário pode: smjournal reminders ics
setup-noRepository = o diário não está em nenhum repositório git; crie um com: git init { $folder }
setup-notKept = não foi possível guardar isso na configuração deste aparelho
setup-otherDriver = {"."}gitattributes: já mescla *.md com { QUOTED($name) }; ficou como estava
setup-started = Executado: { $command }
setup-store = { $path }: { $error }
setup-strange = { $file } não é o que o Obsidian escreve; ficou como está, sem os tipos das chaves
setup-takesFrom = De agora em diante este aparelho traz para o diário o que o formulário dele salva em { $folder }. Nada mais é tocado ali. Um formulário exportado antes não tem a marca: smjournal export form
setup-takesNoMore = Este aparelho não traz mais nada de uma pasta.

share = { $mean } de { $expected } esperados

shift-day = plantão diurno, { $date }
shift-named = { $word }, { $date }
shift-night = plantão noturno, { $date }
shift-other = plantão { $word }, { $date }
shift-rest = folga, { $date }
shift-type-day = dia
shift-type-night = noite
shift-type-rest = folga

shiftChange-energy = energia: { $before } antes, restam { $after } depois ({ $shifts })
shiftChange-other-before-after = { $before }: { $before2 } antes, { $name }{ $after } depois ({ $shifts })

short-day = { $short } { PADDED($day) } { $shortMonth }
short-day-year = { $short } { PADDED($day) } { $shortMonth } { $year }

size-units = B KB MB GB TB

sleep-afterNights = { $seconds } nas 24h antes de um plantão que vem depois de uma noite ({ $gaps })
sleep-afterQuickReturns = { $seconds } em descansos de menos de 11h ({ $gaps })
sleep-asleep = { $seconds } de sono
sleep-beforeNights = { $seconds } nas 24h antes de uma noite ({ $gaps })
sleep-comparison = { $measure }: { $short } após menos de 6h, { $enough } após mais
sleep-heading = Sono
sleep-inGap = { $asleep } de sono nas { $gap } entre dois plantões
sleep-inGaps = { $seconds } entre dois plantões ({ $gaps })
sleep-mean =
    em média { $seconds } ({ $sleeps } { $sleeps ->
        [1] vez
       *[other] vezes
    })
sleep-meanSteps =
    { $steps } { $steps ->
        [1] passo
       *[other] passos
    } por dia ({ $days })
sleep-short = menos de 6h nas 24h antes do plantão: { $short } de { $all }
sleep-slept = { $asleep } de sono, { $from }–{ $until }
sleep-steps =
    { $steps } { $steps ->
        [1] passo
       *[other] passos
    }

sort-doubt =
    { $count ->
        [1] dúvida
       *[other] dúvidas
    }
sort-frontMatter = no cabeçalho
sort-notText = não é texto
sort-unreadable = ilegível
sort-value =
    { $count ->
        [1] valor errado
       *[other] valores errados
    }

source-ambiguousDate = em { QUOTED($text) } não se distinguem dia e mês; 'smjournal config date-order=day-first' ou 'month-first' diz qual vem primeiro
source-cutShort = termina cedo demais: falta uma parte
source-damaged = está danificado
source-damagedFile = { QUOTED($path) } está danificado: não é o que foi salvo no backup; fica de fora
source-encrypted = está criptografado; descriptografe primeiro
source-fewDays = a linha de dias é curta demais: há { $count }, e um mês precisa de 5 lado a lado; ou dê a ela uma coluna para o dia e uma para o plantão
source-hiddenFile = { QUOTED($path) } é um arquivo oculto e o backup não é deste diário; fica de fora
source-keepsPosition = não dá para remover a localização de { $name } sem o ImageMagick; --keep-position copia como está
source-loneDays = mais de meio ano separa { $days } (dias: { $count }) do resto: corrija o ano no arquivo ou diga com --from e --until quais dias valem
source-longHours = { QUOTED($text) } dura 16 horas ou mais; indique o horário dessa palavra com --map
source-missingColumn = falta uma coluna { QUOTED($name) }
source-missingEntry = a entrada { QUOTED($name) } não existe
source-missingMedia = { $name } é citado, mas não existe
source-missingMonth = aqui há dias de um mês, e nada diz de qual nem de que ano: indique o primeiro dia, --from 2026-12-01, ou ponha o mês no nome do arquivo (escala-2026-12)
source-needsConversion-age = está cifrado com age: “age -d -i ARQUIVO_CHAVE -o backup.json ARQUIVO” o abre com sua chave (sem -i com uma frase secreta); importe o que isso escreve
source-needsConversion-binaryExcel = é um arquivo binário do Excel (.xlsb): salve-o como .xlsx e importe esse
source-needsConversion-database = é o banco de dados de um aplicativo: use a exportação do aplicativo, como um .csv, .json ou .zip, e importe essa
source-needsConversion-locked = está criptografado: exporte-o descriptografado do programa que o fez
source-needsConversion-numbers = é um arquivo do Numbers ou Pages da Apple: exporte-o lá como Excel (.xlsx) ou CSV e importe esse
source-needsConversion-oldExcel = é um arquivo antigo do Office (.xls, .doc) ou com senha: abra-o onde ele abre, salve-o como .xlsx sem senha e importe esse
source-needsConversion-ownTable = é uma tabela exportada pelo smjournal, que não é lida de volta: exporte o diário como backup (export json) e importe esse
source-needsConversion-packed = está compactado de um modo que não é lido: descompacte-o e importe o que há nele, ou compacte-o como .zip
source-needsConversion-pdf = é um PDF, e nada lê dele uma escala sem erros: peça o calendário (.ics) ou a tabela (.xlsx, .csv) de onde foi impresso, ou copie-a em uma tabela com uma coluna para o dia e outra para o plantão, e importe essa
source-needsConversion-picture = é uma imagem, e nada lê dela uma escala sem erros: peça o calendário (.ics) ou a tabela (.xlsx, .csv), ou copie-a em uma tabela com uma coluna para o dia e outra para o plantão, e importe essa; uma foto vai para uma entrada com smjournal attach
source-needsConversion-samsungNotes = é um arquivo próprio do Samsung Notes, que não é lido aqui: no aplicativo, escolha as notas, “Salvar como arquivo”, “Arquivo de texto”, e importe a pasta com --dates file
source-needsConversion-slides = é uma apresentação: copie a tabela para uma planilha, salve-a como .xlsx, .ods ou .csv e importe-a
source-needsConversion-text = é um documento de texto: copie a tabela dele para uma planilha, salve-a como .xlsx, .ods ou .csv e importe-a; um diário pode ser salvo como texto simples (.txt) ou Markdown
source-needsProgram = só o programa { $name } pode ler isso, e ele não está instalado
source-noDate-a-date-is = falta uma data
source-noDate-is-not-a = { QUOTED($text) } não é uma data nem uma hora
source-noHours = { QUOTED($text) } não são horas
source-noPerson = ninguém se chama { QUOTED($name) }; há { $names }: escolha com --person
source-noShifts = tem dias, mas nenhum plantão abaixo deles
source-noValue = uma fórmula cujo valor não está no arquivo; abra-o na planilha e salve
source-notALine = uma linha sem nome nem dois-pontos
source-notBase64 = um caractere que base64 não tem
source-notFormat = não é um arquivo { $name }
source-notXML = não é XML
source-nothingFound = não contém nada do que as exportações { $name } têm
source-offScale = { QUOTED($text) } está fora da escala de { QUOTED($column) }
source-openHalf = { QUOTED($text) } é meio dia de folga e não diz qual: escreva manhã ou tarde depois no arquivo, ou acrescente com 'smjournal vacation add DIA --half morning'
source-otherHere = não é o que está no backup; aqui fica como está
source-otherPerson = parece a escala de “{ $name }”, não a de { $own }
source-otherTable-birthdays = é uma lista de aniversários, não uma escala; eles entram com “smjournal import vcard ARQUIVO” (.vcf), ou um a um com “smjournal people add NOME --birthday DIA”
source-otherTable-contacts = é uma lista de contatos, não uma escala; as pessoas entram com “smjournal import vcard ARQUIVO” (.vcf), ou uma a uma com “smjournal people add NOME”
source-otherTable-money = é uma tabela de valores, não uma escala
source-otherTable-moods = é uma tabela de humores, não uma escala
source-otherTable-sleep = é uma tabela de sono, não uma escala
source-otherTable-unknown = nada nesta tabela diz o que ela é; indique: “smjournal import csv ARQUIVO” para plantões (--person NOME se houver várias pessoas), “smjournal import moods ARQUIVO” para humores
source-pastDays = todos os seus dias já passaram, o último é { $day }: é a folha de outro ano?
source-record = por { $id }
source-rota = pela sua escala
source-severalPeople = várias pessoas: escolha uma com --person: { $names }
source-textBeforeEntries = o texto antes da primeira entrada não pertence a nenhuma
source-tooDeep = está aninhado fundo demais: são lidos no máximo { $limit } níveis
source-tooLarge = é grande demais: são lidos no máximo { $limit }
source-tooMany = contém demais: são lidos no máximo { $limit } elementos
source-twelveHours = { QUOTED($text) } pode estar no relógio de 12 horas, como outras linhas; indique o horário dessa palavra com --map
source-unclosedQuote = aspas que nunca se fecham; esta linha é deixada de fora
source-undated = { QUOTED($name) } não tem data nem no nome nem nas chaves; --dates file usa a do arquivo
source-unknownFormat = nenhum formato conhecido; indique um, como: smjournal import daylio ARQUIVO
source-unknownMedia = { $name } não é uma imagem nem uma gravação
source-unknownMethod = está comprimido com o método { $method }, que não é conhecido
source-unknownRule = { QUOTED($rule) } não é uma regra de repetição conhecida; só conta a primeira vez
source-unknownZone = { QUOTED($name) } não é um fuso horário conhecido; é usado o do diário
source-unknownZone-other = { QUOTED($name) } não é um fuso horário conhecido; é usado { $zone }
source-unusedWord = nada nele se chama { QUOTED($word) }; ele tem: { $others }
source-workingDays = um dia útil
source-wrongPath = { QUOTED($path) } não é o caminho de um arquivo de um diário, ou aparece duas vezes; fica de fora
source-wrongTag = { QUOTED($name) } é fechado, mas não foi aberto aqui

span-day = { $day }
span-days = { ORDINAL($fromDay) }–{ ORDINAL($day) } de { $month }
span-days-year = { ORDINAL($fromDay) }–{ ORDINAL($day) } de { $month } de { $year }
span-months = { ORDINAL($fromDay) } de { $fromMonth } – { ORDINAL($day) } de { $month }
span-months-year = { ORDINAL($fromDay) } de { $fromMonth } – { ORDINAL($day) } de { $month } de { $year }
span-years = { ORDINAL($fromDay) } de { $fromMonth } de { $fromYear } – { ORDINAL($day) } de { $month } de { $year }

start-absenceRepeats = este ciclo contém férias ou licença, que voltariam a cada { $days }; --once grava só estes dias
start-again = de novo a cada { $days }
start-areDaysRight = São esses os seus dias?
start-areRemindersWanted = Instalo estes lembretes?
start-areWeeksRight = São estas as suas próximas duas semanas?
start-comesAgain = Depois de { $days }, recomeça.
start-comesOnce = Só { $span }: depois nada se repete.
start-comesOnce-absence = Férias e licenças não se repetem, então é só { $span }.
start-enterAgain = Enter mais uma vez deixa os plantões para depois.
start-everyDay = o seu dia; mais com help
start-everyMood = o seu humor, de 1 a 5
start-everyShift = quando um plantão acaba
start-giveMeaning = Para dizer o que significa: { $command }
start-howOften = Só uma vez ou se repete?
start-monthFirst = Datas como 11/5 são lidas com o mês primeiro (config date-order=day-first muda isso).
start-noPlan = Não vejo plantões aí. Uma palavra ou letra por dia, como D D N N F F, ou um plantão com horas, como dia 7-19. Corrija, ou Enter para deixar assim.
start-noReminders = Nada neste computador pode avisar você; o calendário do celular pode: { $command }
start-once = só { $span }
start-phone = Para o celular: uma página para anotar e os seus plantões como calendário, em arquivos ao lado do diário?
start-phoneBack = O que o formulário salva volta por uma pasta comum aos dois: { $inbox }. Um calendário que segue a escala: { $calendar }
start-phoneFiles = Envie isto ao celular, por e-mail ou cabo: { $files }
start-questionsLater = Seu nome, sua escala, suas férias: “{ $command }” pergunta, quando você quiser.
start-reminders = Às { $times } uma notificação diria o que há para anotar. Para isso são necessários estes arquivos: { $files }; e este comando: { $command }.
start-reminders-lines = Às { $times } uma notificação diria o que há para anotar. Para isso entra uma linha por hora na sua { $command }; as outras ficam.
start-somethingElse = outra coisa
start-strangeWords = Não entendi { $words }. Corrija, ou Enter para deixar assim.
start-takesShifts = Isso tira { $shifts } da sua escala.
start-unpaid = pausa { $length }

stated-began = Começou quando?{ $usual }
stated-callOutToEnd = um fim de plantão na última meia hora do sobreaviso diz como foi e não termina nenhum chamado; se terminou um: { $command }
stated-calledOut = Foi um chamado do sobreaviso?
stated-callsOverlap = { $calls } se sobrepõem: os minutos em comum contam uma vez
stated-clock = Os horários das notas de início e fim de plantão contam como suas horas?
stated-disordered = { $hours } se estenderiam por { $duration }: indique as horas de um plantão em ordem, nenhuma duas vezes
stated-earlyEnd = { $time } é { $duration } antes do fim previsto, { $planned }
stated-emptyForPlan = Deixe vazio se foi como previsto.
stated-endBeforeBegin = esse fim é anterior ao início do plantão, { $begin }: não conta
stated-endOnCall = no sobreaviso, um fim sozinho não é um chamado e não conta; um chamado se indica assim: { $option } 23:40-04:10
stated-ended = Terminou quando?{ $usual }
stated-endsByPlan = as horas vão até o fim previsto, { $end }; se acabou antes: { $command }
stated-farEnd = { $time } fica longe do fim previsto, { $planned }
stated-farStart = { $time } está longe do início previsto, { $planned }
stated-formerCounts = não conta mais, vale este registro: { $what } de { $id }; para manter: { $command }
stated-fromMoment = conta a partir de { $time }, o momento de escrever; se começou no horário: { $command }
stated-holidays = Acrescentar os feriados do seu país ({ $code })?
stated-keepBoth = manter os dois
stated-laterHolds = vale o registro mais tardio, este não conta; para que este conte: { $command }
stated-longBreak = uma pausa de { $break } é mais longa que o plantão, { $presence }
stated-nearEnd = tão perto do fim, não conta horas. Se é o fim do plantão: { $undo }; se o trabalho começou então: { $command }
stated-nextDay = se for uma hora do dia seguinte: { $command }
stated-noShift-add-it-with = { $what }{ $rest }; para acrescentar: { $command }
stated-noShift-day = { $day }: nenhum plantão
stated-noShift-there-is = {" "}(há: { $others })
stated-noShift-word = { $day }: nenhum plantão “{ $value }”
stated-noStart = nada diz quando começou e nenhuma hora é contada; para dizer: { $command }
stated-noTimeOnCall = { $day }: nenhum sobreaviso nesse horário; para anotar o trabalho como plantão: { $command }
stated-ownWork = nenhum plantão da escala o espera: anotado como trabalho à parte, { $day }; para outro dia: { $option }
stated-partOfCountry = São os dias de todo o país; os da sua região: smjournal config holidays={ $example }
stated-replace-id = Substituir { $id }?
stated-replace-time = Substituir o registro das { $time }?
stated-rules = Quais limites de trabalho e descanso valem para você?
stated-sharedMinutes = contam { $counted }: outro plantão tem os outros minutos, e o que dois têm em comum conta uma vez
stated-spanTwice = { $time } acontece duas vezes nessa noite, porque o relógio atrasa: vale a primeira, { $counted }
stated-startBehindEnd = esse início fica depois do fim do plantão, { $end }: não conta
stated-stays = { $what } fica, como indica { $id }
stated-timeOrKeep = por exemplo 7h50, Enter para manter
stated-timeOrNow = por exemplo 7h50, Enter para agora
stated-timeOrPlan = por exemplo 7h50, agora, Enter para a escala
stated-timeTwice = { $time } acontece duas vezes nessa noite, porque o relógio atrasa: vale { $counted }; se era a outra: { $command }
stated-workedCounts = { $time } não conta: vale { $hours }, indicado com rota worked; para mudar: { $command }
stated-workedHolds = a partir de agora valem estas horas, não { $what } de { $id }
stated-wouldNotCount = { $hours } são as horas de { $former } e não contariam como { $shift }; para tirá-las antes: { $command }

stop-words =
    acho acima agora ainda alem alguem algum alguma algumas alguns ali amanha antes aquela aquele
    aqui aquilo assim ate atras atraves bastante bem boa bom cada cedo certa certo coisa coisas com
    como conta contra cuja cujo dela dele deles demais dentro depois desde dessa desse desta deste
    deve devia dia dias disse disso disto dizer dois duas durante ela elas ele eles embora enquanto
    entanto entao entre era eram essa essas esse esses esta estas estava estavam este estes estive
    estou faco falar falta faz fazer feita feito fez fica ficar ficou foi fora foram forma gente
    grande hoje hora horas igual indo isso isto junto lado lembro logo longe lugar maior mais mal
    mas meio melhor menos meses mesma mesmo minha minhas minuto minutos momento muita muitas muito
    muitos nada nao naquela naquele nem nenhum nenhuma ninguem nisso nisto noite noites nossa nosso
    nova novo num numa nunca onde ontem outra outras outro outros para parece parte pela pelas pelo
    pelos penso pequena pequeno perto pessoa pode podem poder podia pois por porque posso pouca
    pouco poucos primeira primeiro propria proprio qual qualquer quando quanta quanto quase que quem
    quer quero sabe saber sei seja sem semana semanas sempre sendo senti ser sera seu seus sinto so
    sobre sou sua suas talvez tambem tanta tanto tarde tem tempo tenho ter teve tinha tive toda
    todas todo todos trabalho tudo plantão plantões ultima ultimo uma umas uns vai vamos vao ver vez
    vezes vida vou

store-changedSinceRead = mudou nesse meio-tempo; nada foi escrito
store-folderNotEmpty = já há arquivos nesta pasta; escolha uma nova
store-foreignJournal = este diário é de outro usuário; se for este mesmo, indique-o com -C PASTA ou SMJOURNAL_DIR
store-forgotten = a última alteração foi apagada para sempre ({ $day }) e não volta mais; o próximo “undo” desfaz a anterior
store-insideJournal = ficaria dentro do diário { $root }, que também leria estes arquivos; nada foi criado
store-invalidPath = não é um caminho dentro do diário
store-journalAway = o diário deste dispositivo não está lá: o disco não está montado, ou a pasta foi movida; -C PASTA diz onde ele está, 'smjournal init PASTA' cria outro
store-journalExists = já existe um diário; não foi tocado
store-locked = está selado; a frase secreta é pedida num terminal, e “smjournal unlock” abre por um tempo
store-nameTaken = o nome já está ocupado
store-noFolder = essa pasta não existe
store-noJournal = nenhum diário aqui nem em uma pasta acima; -C PASTA ou SMJOURNAL_DIR indicam um, smjournal init PASTA cria um
store-noJournalThere = não há nenhum diário nesta pasta; a de um diário tem o arquivo journal.md
store-notAProfile = isto não marca um diário: falta no cabeçalho a chave smjournal (smjournal: 1)
store-notAnExport = um arquivo tem este nome e, até onde este aparelho sabe, não é uma exportação anterior deste diário como foi escrita; não foi substituído: exclua-o ou dê outro nome
store-notAnIndex = não é um índice do smjournal; ficou como estava, e sem índice as respostas demoram mais
store-notFound = esse arquivo não existe
store-notUndone = { $StoreError }; esta alteração fica, o próximo “undo” desfaz a anterior
store-nothingToUndo = não há nada para desfazer
store-profileCopied = um diário cujo journal.md falta: uma ferramenta de sincronização deixou { $name }; «smjournal conflicts» mostra-o, «smjournal resolve --all» devolve-lhe o nome
store-profileGone = um diário cujo journal.md falta: recuperá-lo de outro aparelho, de uma cópia de segurança ou do git, ou criar um novo com «smjournal init» e esta pasta
store-seal-copyBeside = é outra versão do que deve ser selado, e ficaria às claras; “smjournal resolve” resolve isso antes
store-seal-file = não pode ser aberto: está danificado ou selado para outra chave
store-seal-identity = não foi possível abrir ou usar a chave: frase secreta errada, ou arquivo sem identidade age
store-seal-noIdentity = neste aparelho não há chave que abra o que está selado; “smjournal seal setup --identity ARQUIVO” usa a do papel, “smjournal seal setup” cria uma nova, que não abre o que já está selado
store-seal-noMemory = não há pasta na memória (XDG_RUNTIME_DIR, /dev/shm), e nada de um texto selado pode estar num disco
store-seal-noProgram = nem age nem rage está instalado, e nada foi escrito; age está em https://age-encryption.org
store-seal-noRecipients = o perfil não nomeia ninguém para quem selar (seal-to), e nada foi escrito; “smjournal seal setup” faz isso
store-seal-notUndone = a última alteração foi selar, o que o “undo” não desfaz: “smjournal unseal” desfaz; o próximo “undo” desfaz a anterior
store-seal-passphrase = o age não definiu nenhuma frase secreta, e nada foi configurado
store-seal-recipients = não é possível selar para { $recipients }: um deles não é destinatário age, ou o programa falhou; nada foi escrito
store-seal-sealFirst = assim seria um registro que o perfil sela, e nada foi alterado; “smjournal seal ID” o sela antes, ou escreva um novo
store-seal-unclear = não é certo o que “sealed” quer dizer aqui, por isso nada foi escrito em texto aberto; “smjournal check” diz a linha, “smjournal config sealed=entry” ou parecido a corrige
store-symbolicLink = é um link simbólico; links não são seguidos
store-system = { $call }: { $errno }
store-textElsewhere = nada é escrito por cima: o arquivo { $reason }
store-textHoldsMarkers = o texto contém as linhas de uma mesclagem inacabada (<<<<<<<, =======, >>>>>>>) e passaria por um conflito; nada foi escrito
store-textHoldsNUL = o texto contém um byte NUL e não poderia ser relido; nada foi escrito
store-tooLarge = grande demais para um registro

streak-bridged = { $current } com registros, sem contar as folgas
streak-in-a-row =
    { $current } { $current ->
        [1] seguido
       *[other] seguidos
    }
streak-record = { $row } (recorde: { $record })

strength-large = grande
strength-medium = média
strength-small = pequena

suggestedTags-death = óbito
suggestedTags-doubts = dúvidas
suggestedTags-emergency = emergência
suggestedTags-family = família
suggestedTags-fatigue = cansaço
suggestedTags-great-team = equipe incrível
suggestedTags-hard-shift = plantão difícil
suggestedTags-learning = aprendizado
suggestedTags-lovely-encounter = belo encontro
suggestedTags-pride = orgulho
suggestedTags-recovery = recuperação

suggestion-did-you-mean = ; você quis dizer “{ $value }”?
suggestion-mood = Humor: { $emoji } { $step } ({ $words })
suggestion-nothing = O texto não diz nada com clareza suficiente.
suggestion-people = Pessoas: { $people }
suggestion-places = Lugares: { $places }
suggestion-tags = Etiquetas: { $tags }
suggestion-toTakeOver = Para aproveitar:

summary = { $count } { $meaning }
summary-and = , e { $doubt }
summary-in = { $text } em { $days }
summary-kinds = {" "}({ $kinds })
summary-off = , { $days } de férias ou ausência
summary-on-call = , { $onCall } de sobreaviso
summary-rest =
    , { $rests } { $rests ->
        [1] folga
       *[other] folgas
    }

sync-both = os dois
sync-bothFilesStay = Os dois ficam: o outro { $path } agora é { $name }
sync-brokenMarkers = contém marcas de mesclagem que não combinam; corrija em um editor
sync-choose = os dois lados mudaram { $map }; escolha com --ours ou --theirs{ $keyToTake }{ $isOfText }, ou corrija em um editor
sync-choose-keep-both-with = , mantenha ambos com --both
sync-choose-or-for-one = , ou para uma só chave com --take { $value }=ours
sync-chooseName = cada lado deu outro nome; escolha com --ours ou --theirs
sync-clashes = os dois lados mudaram { $map }
sync-clearBesideSealed = em texto aberto ao lado de { $sealed }, que está selado; «smjournal seal { $path }» sela também este texto e fica com os dois, «smjournal resolve { $path } --ours» fica só com o selado, --theirs só com este
sync-copy = uma segunda versão de { $original } ({ $tool })
sync-copyLeft = é uma segunda versão de { $original }; “smjournal conflicts” diz mais
sync-copyOfNothing = uma segunda versão de { $original }, que não existe mais
sync-differs = difere em { $places }
sync-each = um por um
sync-everyDevice = É preciso fazer isso uma vez em cada aparelho: nem o git nem o Syncthing levam isso junto.
sync-here = aqui
sync-kept = { $path } fica como está; { $copy } agora é { $trash }
sync-later = mais tarde
sync-markers = contém as marcas de uma mesclagem inacabada
sync-mended = Versões mescladas em { $path }{ $former }
sync-mended-the-file-as = ; o arquivo como estava agora é { $value }
sync-mergeLeft = os dois lados mudaram { $map }; o arquivo contém marcas
sync-mergeable = pode ser mesclado
sync-merged = { $copy } mesclado em { $original }; a cópia agora é { $trash }{ $former }
sync-merged-the-former-text = , o texto anterior { $value }
sync-noConflicts = nenhum conflito
sync-removed = { $path } agora é { $trash }
sync-restored = { $copy } agora é { $name }
sync-same = ambos dizem o mesmo
sync-sameName = { $paths }: para alguns sistemas estes nomes são um só (maiúsculas, acentos); mude um deles
sync-sealedLeft = selado, e mudado nos dois lados; depois de «smjournal unlock», «smjournal resolve --all» junta os dois; sem a chave, escolha com --ours ou --theirs
sync-separated = O segundo registro de { $path } agora é { $name }
sync-stays = { $path } fica
sync-strangeTrash = { $path } está na lixeira, e nada neste aparelho o colocou lá; recupere com: smjournal restore { $path }
sync-tellGit = Depois diga ao git: git add -- { $files }
sync-there = lá
sync-twin = o mesmo registro que { $original }, pelo momento e pelo título
sync-twoFiles = dois arquivos diferentes com o mesmo nome; os dois ficam
sync-twoRecords = dois registros com o mesmo nome; ficam ambos
sync-uncertainPlan = { $path } prevê férias, mas há duas versões em choque; resolva com: smjournal resolve --all
sync-uncertainRota = { $path } diz que turnos estão previstos, mas há duas versões em choque; resolva com: smjournal resolve --all
sync-waiting-deletedByThem = alterado aqui e excluído do outro lado; o git guardou o texto e espera
sync-waiting-deletedByUs = excluído aqui e alterado do outro lado; o git guardou o texto e espera
sync-waiting-renamed = movido aqui, e para { $path } do outro lado; o git espera
sync-waiting-sealedByThem = alterado aqui em texto aberto e selado do outro lado; --theirs o deixa selado, --ours mantém o texto alterado, aberto
sync-waiting-sealedByUs = selado aqui e alterado em texto aberto do outro lado; --ours o deixa selado, --theirs toma o texto alterado, aberto
sync-wasSame = { $copy } não dizia nada de novo; agora é { $trash }
sync-whichSide = Qual vale?

systemError-busy = em uso
systemError-exists = já existe
systemError-inputOutput = erro de entrada/saída
systemError-invalid = argumento inválido
systemError-isFolder = é uma pasta
systemError-nameTooLong = o nome é longo demais
systemError-noAccess = permissão negada
systemError-noEntry = esse arquivo ou pasta não existe
systemError-noSpace = sem espaço no disco
systemError-none = erro { $errno } do sistema
systemError-notFolder = não é uma pasta
systemError-notPermitted = operação não permitida
systemError-otherDevice = em outro sistema de arquivos
systemError-quota = a cota do disco está esgotada
systemError-readOnly = o sistema de arquivos é somente leitura
systemError-tooLarge = arquivo grande demais
systemError-tooManyFiles = arquivos abertos demais

tag-keywords =
    plantão difícil: dificil|duro|puxado|horrivel|falta de gente|sobrecarreg|esmagador|
    belo encontro: sorri|agradec|obrigad|convers|encontro|emocion|comove |
    aprendizado: aprend|treinamento|capacita|curso|aluno|estagi|preceptor|
    equipe incrível: equipe|time |colega|juntos|ajud|
    cansaço: cansad|exaust|sem dormir|dormi mal|dormi pouco|nao dormi|esgotad|acabad|sem forcas|
    orgulho: orgulh|consegui|deu certo|bem feito|sucesso|
    dúvidas: duvida|me pergunto|insegur|erro|deveria ter|
    emergência: urgenc|parada|reanima|emergenc|codigo azul|rcp|
    óbito: morte|morreu|falec|obito|paliativ|
    recuperação: recuper|teve alta|voltou para casa|esta melhor|curad|caminh|
    família: famili|parente|marido|esposa |mae |pai |filha|filho |filhos |

team-basis = de pelo menos { $people } pessoas, { $months }
team-heading = { $people } pessoas, { $month } – { $month2 }
team-measure-hours = Horas de trabalho por mês
team-measure-nights = Noites por mês
team-measure-shifts = Plantões por mês
team-measure-shortRests = Descansos de menos de 11h por mês
team-method = Médias da média própria de cada pessoa em um mês encerrado, arredondadas; cada pessoa conta uma vez.
team-noFigures = não são números de uma pessoa como “team figures” os escreve
team-shutMonths =
    { $count ->
        [1] 1 mês fica
       *[other] { $count } meses ficam
    } fora de alguns números: menos pessoas escreveram do que o mínimo (minimum) de { $minimum }.
team-tooFew =
    { $people ->
        [1] 1 pessoa é pouco
       *[other] { $people } pessoas são poucas
    }: cada número precisa de um mínimo (minimum) de { $minimum } pessoas que tenham escrito no mesmo mês encerrado

template-missing = o modelo “{ $name }” citado em journal.md não está em templates; usa-se o habitual
template-unknown = { $names } no modelo não representa nada e fica como está
time = { TWO($hour) }:{ TWO($minute) }
time-off-approved = aprovadas
time-off-finished = terminadas
time-off-leave = férias
time-off-other = ausência
time-off-planned = previstas
time-off-rtt = RTT
time-off-sick = licença médica
time-off-training = capacitação
time-off-underWay = em andamento

timeOffUnderWay-back-to-work = {" "}Volta ao trabalho: { ON($day) } ({ $type }).
timeOffUnderWay-not-today = Faltam { $days } de férias, sem contar hoje.{ $end }
timeOffUnderWay-time-off-left = De férias! 🌴 Faltam { $days }, contando hoje.{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [1] Hoje é seu dia de folga! 🎉
       *[other] Último dia de férias. 🌴
    }
timeOffUnderWay-your-time-off = Suas férias começam hoje! 🎉 { $days }.{ $end }

title-good =
    { $shift ->
        [night] Uma boa noite
        [rest] Uma boa folga
        [other] Um bom plantão { $shift }
       *[day] Um bom dia
    }
title-goodStart =
    { $shift ->
        [night] Com força antes da noite
        [rest] Com força antes da folga
        [other] Com força antes do plantão { $shift }
       *[day] Com força antes do dia
    }
title-great =
    { $shift ->
        [night] Uma noite incrível
        [rest] Uma folga incrível
        [other] Um plantão { $shift } incrível
       *[day] Um dia incrível
    }
title-hard =
    { $shift ->
        [night] Uma noite difícil
        [rest] Uma folga difícil
        [other] Um plantão { $shift } difícil
       *[day] Um dia difícil
    }
title-heavy =
    { $shift ->
        [night] Uma noite que pesa
        [rest] Uma folga que pesa
        [other] Um plantão { $shift } que pesa
       *[day] Um dia que pesa
    }
title-heavyButGood =
    { $shift ->
        [night] Uma noite que pesa, mas valeu a pena
        [rest] Uma folga que pesa, mas valeu a pena
        [other] Um plantão { $shift } que pesa, mas valeu a pena
       *[day] Um dia que pesa, mas valeu a pena
    }
title-plain =
    { $shift ->
        [night] Uma noite como as outras
        [rest] Uma folga como as outras
        [other] Um plantão { $shift } como os outros
       *[day] Um dia como os outros
    }
title-slowStart =
    { $shift ->
        [night] Com pouca energia antes da noite
        [rest] Com pouca energia antes da folga
        [other] Com pouca energia antes do plantão { $shift }
       *[day] Com pouca energia antes do dia
    }
title-tense =
    { $shift ->
        [night] Com tensão antes da noite
        [rest] Com tensão antes da folga
        [other] Com tensão antes do plantão { $shift }
       *[day] Com tensão antes do dia
    }
title-tiring =
    { $shift ->
        [night] Uma noite cansativa
        [rest] Uma folga cansativa
        [other] Um plantão { $shift } cansativo
       *[day] Um dia cansativo
    }
title-tiringButGood =
    { $shift ->
        [night] Uma noite cansativa, mas boa
        [rest] Uma folga cansativa, mas boa
        [other] Um plantão { $shift } cansativo, mas bom
       *[day] Um dia cansativo, mas bom
    }

trash-emptied = Removido da lixeira: { $files }
trash-empty = a lixeira está vazia
trash-forgetNeedsConsent = nada foi apagado: não havia a quem perguntar; { $flag } apaga para sempre sem perguntar
trash-forgetQuestion = Apagar { $records } para sempre, { $files } ao todo? Nem “undo” traz de volta.
trash-forgettingFinished = o que estava sendo apagado para sempre agora está apagado
trash-forgotten = Apagado para sempre: { $files }
trash-heldByBackup = talvez em um backup ({ $day }): { $path }
trash-heldByBackup-standard-output = saída padrão
trash-heldByCopy = ainda em um arquivo ao lado, talvez de um editor: { $path }
trash-heldByDevices = os outros aparelhos ainda o têm até sincronizarem, e por mais tempo entre as versões antigas deles
trash-heldByGit = ainda no histórico do git: { $commits }
trash-heldByVersions = ainda entre as versões antigas do Syncthing, em .stversions: { $files }
trash-heldElsewhere = O que outros programas e pessoas têm disso não se alcança daqui: cópias, exportações, outros backups, o espaço livre do disco.
trash-kept = nada foi removido
trash-mediaLeft = ainda existe um arquivo que só ele citava: { $path }
trash-namesake = outro registro que tinha esse nome está na lixeira, e lá fica: { $path }
trash-needsConsent = nada foi removido: não havia a quem perguntar; { $flag } remove sem perguntar
trash-nothingForgotten = nada foi apagado
trash-nothingOlder = nada na lixeira tem mais de { $days }
trash-question = Remover { $files } da lixeira para sempre? Nem “undo” traz de volta.
trash-restored = { $path } voltou como { $name }
trash-since = excluído: { $day }
trash-staged = ainda no índice do git, em nenhum commit

trend = { $now } { $period } ({ $share })
trend-as-before = { $mean }, como antes
trend-higher = mais
trend-lower = menos
trend-nothing-written-in = nada escrito em { $days }
trend-over = em { $days }
trend-than-before = { $mean }, { $amount } { $change } que antes

unasked-foreign = o repositório git pertence a outro usuário
unasked-gitMissing = o git não está instalado
unasked-unreadable = o git não consegue ler o repositório

unknown-and = e { $parts }
unknown-history = não se sabe se o histórico ainda tem isto
unknown-merge = não se sabe o que ele espera
unknown-remotes = não se sabe para onde o diário é enviado
unknown-setup = nada foi preparado
unknown-which-has-no = { $value }, que ainda não tem significado
unknown-which-have-no = { $parts }, que ainda não têm significado
unknown-with = { $days } com { $word }
unknown-without-a-plan = { $unplannedDays } sem escala

unknownKind-did-you-mean = ; você quis dizer { $name }?
unknownKind-kind-is-unknown = kind: { QUOTED($found) } não é conhecido, lido como entrada{ $hint }

unknownRegion = holidays: { QUOTED($word) } não é nem um dia como 2026-11-20 nem uma região conhecida; são conhecidas { $codes }

unknownShift-did-you-mean = ; você quis dizer { $value }?
unknownShift-has-no-meaning = { QUOTED($word) } não tem significado, por isso não conta como trabalho nem como folga{ $hint }
unknownShift-say-what-it = ; diga o que significa em shifts, no journal.md

usage-contradiction = “{ $one }” e “{ $other }” se excluem
usage-example = Por exemplo: { $command }
usage-inputReadInPart = a entrada padrão já foi lida em parte, como por um laço; “-” usa o resto como texto, “< /dev/null” o deixa
usage-mergeNotes = Nenhum comando junta duas notas: “smjournal show B” mostra o texto de uma, “smjournal edit A” permite acrescentá-lo à outra, “smjournal delete B” leva a primeira para a lixeira.
usage-missingArgument = falta o argumento { $placeholder }
usage-missingValue = a opção “{ $option }” precisa de um valor: { $option } { $placeholder }
usage-noSuchDay = “{ $found }”: { $month } tem { $length }
usage-notDiffering-the-versions-don = “{ $found }”: as versões não diferem nisso; diferem em { $places }
usage-notDiffering-there-are-no = “{ $found }”: aqui não há chaves para escolher; escolha com --ours ou --theirs
usage-notSealable = { $kind }: não pode ser selado; entradas, pessoas e sono podem
usage-notUTF8 = { $name }: o texto não é UTF-8
usage-nothingToWrite = nada para escrever: informe { $options }
usage-ownMood = Para uma palavra sua: { $command }
usage-repeated = a opção “{ $option }” aparece duas vezes
usage-severalShifts = vários plantões nesse dia: { $words }; diga qual
usage-spanTooLong = “{ $span }” passa de { $years } anos
usage-textIsNoKey = “{ $word }” não é uma chave: o texto de um registro se muda com “smjournal edit” e se completa com “smjournal append”
usage-unencryptedFolder = “{ $option }” precisa de um só arquivo: os da pasta “{ $folder }” não seriam criptografados; indique um arquivo, como { $file }
usage-unexpectedArgument = argumento inesperado “{ $word }”
usage-unexpectedValue = a opção “{ $option }” não aceita valor
usage-unknownCommand = comando desconhecido “{ $word }”{ $nearest }
usage-unknownFormat = formato desconhecido “{ $word }”{ $nearest }
usage-unknownJournal = nenhum diário se chama “{ $name }”; há { $known }
usage-unknownJournal-none = nenhum diário se chama “{ $name }”; para dar esse nome: smjournal config { $name }=PASTA
usage-unknownOption = opção desconhecida “{ $word }”{ $nearest }
usage-unknownSetting = configuração desconhecida “{ $key }”{ $nearest }
usage-unknownSetting-did-you-mean = ; você quis dizer “{ $value }”?
usage-unknownShift = “{ $word }” não tem significado em uma escala{ $nearest }
usage-unknownShift-did-you-mean = ; você quis dizer “{ $value }”?
usage-unknownShift-say-what-it = ; diga o que significa: rota set --shift-type { $definition }
usage-unknownTopic = nenhum comando nem tema se chama “{ $word }” (temas: { $topics }){ $nearest }
usage-untilBeforeFrom = “{ $span }” termina antes de começar
usage-wrongValue = { $found }: esperado: { $expected }{ $nearest }
usage-wrongValue-alone = “{ $found }”
usage-wrongValue-name = { $name } “{ $found }”
usage-yearOpen = “{ $span }” seria { $read }; se for isso mesmo, digite assim

verbs =
    abrir edit
    acaso random
    acrescentar append
    ajuda help
    anexar attach
    ano year
    anotar new
    apagar delete
    atestado rota off
    ausência rota off
    bloquear lock
    buscar search
    calendário month
    configurações config
    desbloquear unlock
    desfazer undo
    dia day
    doença rota off
    doente rota off
    editar edit
    entrada check-in
    escala rota
    estatísticas stats
    etiquetas tags
    excluir delete
    exportar export
    favorito favorite
    férias vacation add
    foto attach
    hoje today
    horas report
    humor mood
    importar import
    lembranças memories
    lembretes reminders
    lista list
    lixeira trash
    mostrar show
    mover move
    mês month
    nota new
    nova new
    novo new
    pessoas people
    recuperar restore
    relatório report
    restaurar restore
    saída check-out
    selar seal
    semana week
    troca rota swap
    trocar rota swap
    ver show
    verificar check
verbs-change = Alterar
verbs-everyDay = Todos os dias
verbs-files = Arquivos
verbs-look = Ver
verbs-plan = Planejar
verbs-setUp = Preparar

versions-bothShifts = Os dois ficam: { $path } agora se soma a { $other }
versions-choose = as versões diferem em { $map }, e não se sabe qual é a mais antiga; escolha com --ours ou --theirs{ $keyToTake }{ $isOfText }, ou corrija em um editor
versions-choose-keep-both-with = , mantenha ambos com --both
versions-choose-or-for-one = , ou para uma só chave com --take { $value }=ours
versions-choosePerson = duas pessoas com o mesmo nome; mescle com --ours ou --theirs, ou dê outro nome a uma delas: { $command }
versions-chooseShift = duas mudanças do mesmo dia; escolha com --ours ou --theirs, ou mantenha os dois plantões com --both
versions-copy = cópia
versions-differ = as versões diferem em { $map }; não se sabe qual é a mais antiga
versions-file = arquivo
versions-namesake = { $name } já existe ({ $path }), e agora são dois; “smjournal undo” retira o arquivo novo
versions-sameDay = muda o mesmo dia que { $original }, e diz outra coisa
versions-samePerson = tem o mesmo nome que { $original }
versions-unaskedGit = { $refusal }: { $matter }
versions-untouched = nada no registro de alterações deste aparelho mudou { $keys }
versions-written = { $side }: alterado { $moment }{ $writer }

view-dayMark = D
view-daysWritten = { $days } com algo escrito
view-effects = O que acompanha os dias bons e os maus
view-holiday = Feriado
view-hours = { $from }–{ $until }, { $seconds }
view-mayHelp = O que pode ajudar
view-memoriesDay = Este dia em outros anos
view-memoriesMonth = Este mês em outros anos
view-memoriesWeek = Esta semana em outros anos
view-mood-mood = Humor: { $value }
view-mood-no-mood-noted = Sem humor anotado
view-moodDays = Humor anotado em { NUMBER($days) } de { $all }
view-moods = Humores, um por dia
view-nightMark = N
view-noHours = Não há horários conhecidos para { $words }: informe com “rota set” --hours { $words2 }=HH:MM-HH:MM
view-noPlanProblems = Nada falta, nada se sobrepõe.
view-noPrompts = Hoje não há nada para lembrar.
view-noRota = Ainda não há escala. Para definir uma: smjournal rota set --from DIA --cycle 'dia dia noite noite folga folga'
view-people = Pessoas
view-planned = previsto
view-productive = Quando você escreve
view-productivity = { $entries }, { $words }
view-records = Registros
view-recovery = Descanso e trabalho, últimos 28 dias
view-rotaLater = a partir de { $day } continua a escala definida antes; para mudá-la também: { $command } …
view-rotaSet = Escala escrita em { $path }: um ciclo de { $days } a partir de { $day }
view-shiftChanges = Antes e depois do plantão
view-tags = Etiquetas
view-timeOff = Férias
view-timeOff-title = Férias: { $value }
view-trends = Humor e avaliações, o último valor do dia: 7 e 30 dias, comparados com os mesmos dias antes
view-warningSigns = Vale a pena pensar nisso
view-words = { $words }, { $minutes } de leitura

warningNote = São observações dos seus próprios registros, não um diagnóstico. Se fizerem sentido para você, converse com alguém de confiança, com a medicina do trabalho ou com seu médico ou sua médica. Para ocultá-las: warning-signs: false no journal.md.

warningSign-in-the-days = ; nos 90 dias anteriores { $value }
warningSign-over-four-weeks = { $dimension }: em quatro semanas, { $scale } em média { $mean } ({ $records }){ $usual }.

week-mood = humor { $mood } ({ $mood2 })
week-your-week = Sua semana, { $from }: { $parts }.

weekday-1 = segunda-feira
weekday-2 = terça-feira
weekday-3 = quarta-feira
weekday-4 = quinta-feira
weekday-5 = sexta-feira
weekday-6 = sábado
weekday-7 = domingo
weekday-short-1 = seg
weekday-short-2 = ter
weekday-short-3 = qua
weekday-short-4 = qui
weekday-short-5 = sex
weekday-short-6 = sáb
weekday-short-7 = dom

word-badge = { QUOTED($badge) } é um emblema seu; você quis dizer { QUOTED($nearest) }?
word-key = { QUOTED($key) } é uma chave sua; você quis dizer { QUOTED($nearest) }?
word-mood = o humor { QUOTED($mood) } não entra em nenhum número; você quis dizer { QUOTED($nearest) }?
word-mood-none = o humor { QUOTED($mood) } não entra em nenhum número: não é uma palavra nem um emoji conhecido
word-privateKey = { $nearest } { QUOTED($key) } conta como isso, e o registro fica fora das exportações; “private: false” diz que não é.

work-afterNight = Como foi a noite?
work-afterShift = Como foi o plantão?
work-ahead = por vir: { $shifts } · previstas { $planned }
work-areLettersRight = É isso que significam onde você trabalha?
work-averageOpen = A semana média não é comparada com nenhum limite: conhecem-se menos de { $days } do seu período.
work-averageOver = Dias conhecidos que a semana média conta: { $days }. Férias, doença e outras ausências ficam fora dos dois lados (2003/88/CE, artigo 16 b; outras ausências por decisão própria deste programa).
work-basis-notes = anotado
work-basis-plan = escala
work-basis-said = informado
work-calledOut = chamado { $text }
work-change = { $day }: { $was } → { $now }{ $notice }
work-change-notice = , { $notice }
work-changes =
    { $changed } de { $all } { $changed ->
        [1] mudou
       *[other] mudaram
    }, { $short } com menos de 48 horas de antecedência
work-daysWorked = { $days } de trabalho
work-eachShift = Cada plantão com a origem das suas horas: smjournal report --shifts
work-extra = extra
work-fromDay = desde { $day }
work-giveHours = para dar um horário nesse dia: { $command }
work-goesOn = o plantão continua: o fim de plantão das { $time } não conta mais
work-halfDay-afternoon = meio dia, tarde
work-halfDay-morning = meio dia, manhã
work-hasNotes = { $day } já tem um início ou um fim de plantão: fica, e as suas horas contam
work-hoursLater = { $word } não tem horário para { $day }: o que se conhece vale a partir de { $from }
work-hoursOwed = Horas a haver são usadas: nada é trabalhado, e o contrato conta o dia.
work-howToChooseRules = Nenhuma regra de descanso foi escolhida: números sem veredito. Para escolher: smjournal config rest-rules=eu (ou fr-hospital, fr, uk, de, ch)
work-howToMean = como: dia 07:00-19:30 pausa 30, dia 8-12 e 16-20, noite 19:00-07:00, sobreaviso, capacitação, folga, férias, atestado
work-isOneDay = “{ $words }” é um só dia, sem trabalho?
work-leftOut = Não contados: { $days }.
work-longDay = { $day } tem { $minutes } de trabalho
work-longSpan = Você quer dizer { $span }, { $days }?
work-meansFrom = { $word } significa isto a partir de { $day }; antes fica o que significava. Para corrigir também esses dias: { $command }
work-missingCheckOuts = { $days } sem fim de plantão: onde a escala sabe quando esses plantões terminam, é isso que conta.
work-nextShift = Próximo: { $what }{ $at }
work-nextShift-at = , { $value }
work-nightIsOn = hoje é { $day } enquanto dura a noite; para o dia que vem: { $other }
work-noAverage = Sem semana média nem saldo do contrato: nenhuma escala diz quais dos outros dias eram livres. Para dizer: smjournal rota set
work-noChanges = Nenhuma escala publicada mudou.
work-noCheckOut = { $what } tem início de plantão e não tem fim; { $option } indica esse
work-noFindings = Nenhum descanso, semana ou sequência passa dos limites.
work-noWork = folga
work-notInCycle = { $word } tem horas, mas não está no ciclo
work-onCallTotal = sobreaviso { $seconds }
work-otherToday = outro trabalho de hoje
work-ownLimits = Primeiro valem os limites de journal.md: { $limits }.
work-partOfRest = { $part } de um descanso de { $whole }
work-pastChanged = dias já vividos que agora têm outros plantões: { $days }; “undo” desfaz isso
work-replaced = não conta, vale outro: { $id }
work-reportLimits = Os limites estão ao lado dos fatos; para eles, o sobreaviso no local de trabalho conta como trabalho. Os acordos podem ser diferentes. Isto não é um veredito.
work-reportSources = Um plantão pertence ao dia em que começou. Suas horas são as informadas; senão, as da escala; inícios e fins de plantão contam só se o perfil disser, ou sem escala. Trabalhadas: presença menos pausas não pagas.
work-restBefore = { $seconds } de descanso antes
work-sameAbsence = esses dias já estão de folga: { $id }
work-sameExtra = esse plantão já está como extra: { $id }
work-sameShifts = { $first } e { $second } têm o mesmo: uma troca não mudaria nada
work-shared = { $minutes } de plantões que se sobrepõem contam uma só vez
work-shiftForLeave = { $day }: { $what } na sua escala; um plantão toma o lugar
work-shiftInTimeOff = { $day } está livre ({ $what }): um plantão não conta nesse dia enquanto for assim
work-shiftsGo = { $day } tem vários plantões na sua escala: a partir de agora sem { $what }
work-soFar = até agora
work-swapsBack = a troca se desfaz: { $day } volta ao plantão previsto
work-tookLastShift = atribuído ao último plantão que começou: { $what }; --date ou --shift indicam outro
work-unknownRest = descanso anterior desconhecido: { $unplannedDays } sem escala
work-unknownRests = Descansos com dias sem escala, talvez trabalhados: { $count }, não contados.
work-weekTotal = { $shifts } · previstas { $planned } · trabalhadas { $worked }
work-whatMeans = O que significa “{ $word }”?
work-whichHours = Que horário tem { $word }?
work-whichShift = De qual plantão se trata?
work-wordBefore = até agora significava outra coisa: { $former }
work-wordsSaved = Escrito o que significa { $words }: { $path }
work-workedHours = trabalhadas { $worked }
work-workedInTimeOff = { $day } está livre ({ $what }): estas horas contam mesmo assim como trabalhadas
work-writeAnyway = Escrever mesmo assim?
work-zoneFrom = o novo fuso vale a partir de { $day }: o plantão de hoje mantém as suas horas

writer-device = , pelo aparelho { $name }
writer-thisDevice = , neste aparelho

yaml-aliasInItself = o alias { $name } representa um valor do qual faz parte
yaml-aliasesTooLarge = alias que representam mais de { $limit } valores
yaml-blockScalarHeader = { QUOTED($found) } não pode vir depois de | ou >
yaml-blockScalarIndentation = uma linha vazia antes do texto tem mais espaços que o texto
yaml-collectionOnSameLine = uma lista ou chaves com valores não podem começar nesta linha, mas na seguinte
yaml-colonInValue = outros dois-pontos no valor; coloque o valor entre aspas "…"
yaml-commentWithoutBlank = é preciso um espaço antes do # de um comentário
yaml-conflictMarker = uma linha deixada por uma mesclagem inacabada
yaml-contentAfter = { QUOTED($found) } depois do fim { $construct }
yaml-controlCharacter = o caractere U+{ $width } não é permitido
yaml-directiveWithoutDocument = diretivas sem documento
yaml-documentMarkerInside = uma linha --- ou ... dentro { $construct }
yaml-duplicateDirective = { QUOTED($text) } pela segunda vez
yaml-duplicateKey = { QUOTED($key) } já está na linha { $line }; vale o último
yaml-emptyFlowEntry = nada entre duas vírgulas
yaml-flowKeyOnOtherLine = uma chave e seus dois-pontos precisam estar na mesma linha
yaml-foreignFrontMatter = um cabeçalho começa com três hifens, não com { QUOTED($found) }; é tomado por texto
yaml-found = { QUOTED($found) }
yaml-frontMatterNotFirst = estas chaves vêm depois de outro texto, por isso também são texto; coloque-as no início do arquivo
yaml-invalidDirective = { QUOTED($text) } não é uma diretiva
yaml-invalidEscape = { QUOTED($text) } não é uma sequência de escape; uma barra invertida se escreve \\
yaml-invalidTag = { QUOTED($tag) } não é um tipo; coloque o valor entre aspas "…"
yaml-invalidUTF8 = o byte { $width } não é UTF-8
yaml-keyTooLong = uma chave ou um nome de mais de { $limit }
yaml-mergeKey = a chave “<<” não é lida; escreva no lugar dela as próprias chaves
yaml-missingAnchorName = & ou * sem nome; coloque o valor entre aspas "…"
yaml-missingColon = { QUOTED($text) } não tem dois-pontos seguidos de um espaço: o esperado é CHAVE: VALOR
yaml-missingComma = o esperado é uma vírgula ou o fim { $construct }, e há { QUOTED($found) }
yaml-multilineKey = uma chave não pode ocupar várias linhas
yaml-notIndented = esta linha { $construct } precisa ter mais recuo que sua chave
yaml-notJSON = o esperado é { $expected }, e há { $isEmpty }
yaml-notMapping = o cabeçalho não é feito de linhas CHAVE: VALOR
yaml-notUTF8 = o texto é UTF-16 ou UTF-32; salve como UTF-8
yaml-of-alias = do alias
yaml-of-blockMapping = das chaves
yaml-of-blockScalar = do texto depois de | ou >
yaml-of-blockSequence = da lista
yaml-of-documentEnd = da linha ...
yaml-of-documentStart = da linha ---
yaml-of-doubleQuoted = do texto entre "…"
yaml-of-flowMapping = das chaves entre {"{"}…{"}"}
yaml-of-flowSequence = da lista entre […]
yaml-of-plain = do texto
yaml-of-singleQuoted = do texto entre '…'
yaml-of-tag = do tipo
yaml-of-value = do valor
yaml-propertiesOnAlias = um alias (*) não pode ter âncora nem tipo
yaml-reservedIndicator = um valor não pode começar por { QUOTED($character) }; coloque-o entre aspas "…"
yaml-scalarTooLong = um valor de mais de { $limit }
yaml-secondAnchor = uma segunda âncora (&) em um valor
yaml-secondDocument = um segundo documento YAML; só pode haver um
yaml-secondTag = um segundo tipo (!) em um valor
yaml-spaces =
    { $count ->
        [1] { $count } espaço
       *[other] { $count } espaços
    }
yaml-stars = os asteriscos têm outro sentido aqui: entre aspas são texto, e uma avaliação é um número: { $stars }
yaml-start = {" "}(começa na linha { $line })
yaml-tabInIndentation = uma tabulação no recuo; use espaços
yaml-textBeforeFrontMatter = o cabeçalho não está bem no início; outros programas o tomam por texto: apague o que vem antes de ---
yaml-textTooLong = um cabeçalho de mais de { $limit }
yaml-the-end = o fim
yaml-tomlFrontMatter = estas chaves são TOML, entre linhas +++; escreva --- acima e abaixo, e CHAVE: VALOR
yaml-tooDeep = mais de { $limit } níveis
yaml-tooManyDirectives = mais de { $limit } linhas %TAG
yaml-tooManyProblems = mais de { $limit }; o resto não é mostrado
yaml-undefinedAlias = { $name } não remete a nada acima; coloque o valor entre aspas "…"
yaml-undefinedTagHandle = o prefixo de tipo { QUOTED($handle) } não está declarado
yaml-unsupportedVersion = YAML { $version } não é conhecido
yaml-unterminated = falta o fim { $construct }
yaml-unterminatedFrontMatter = falta no cabeçalho a linha --- que o fecha
yaml-unusualClosingLine = um cabeçalho termina com três hifens; outros programas não veem o fim aqui: escreva ---
yaml-unusualOpeningLine = um cabeçalho começa com três hifens; { QUOTED($found) } é tomado por eles, outros programas veem texto: escreva ---
yaml-wrongIndentation = { $found } no início da linha, onde deveriam ser { $expected }

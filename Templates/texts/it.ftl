### Italian: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = non si possono impostare i permessi
action-fsync = non si può salvare
action-link = non si può creare
action-list = non si può elencare la cartella
action-lock = non si può bloccare il diario
action-map = non si può caricare
action-mkdir = non si può creare la cartella
action-open = non si può aprire
action-read = non si può leggere
action-rename = non si può rinominare
action-stat = non si può esaminare
action-unlink = non si può togliere
action-write = non si può scrivere

affirmation-balance-1 = I miei giorni di riposo sono sacri
affirmation-balance-10 = Chi amo ha bisogno di me per intero, non di quello che avanza
affirmation-balance-11 = Staccare serve per ritrovarsi
affirmation-balance-12 = Io sono più della mia divisa
affirmation-balance-13 = Coltivo la mia vita con la stessa cura
affirmation-balance-14 = Le mie ferie sono vitali, non facoltative
affirmation-balance-15 = Scelgo di vivere, non solo di resistere
affirmation-balance-2 = Non sono soltanto il mio lavoro
affirmation-balance-3 = Avere cura di me mi permette di curare gli altri
affirmation-balance-4 = Dire di no protegge la mia energia
affirmation-balance-5 = Il mio benessere non è egoismo
affirmation-balance-6 = Merito una vita fuori dall’ospedale
affirmation-balance-7 = Quello che amo fare mi ricarica per curare meglio
affirmation-balance-8 = Il tempo per la mia vita è un diritto, non un lusso
affirmation-balance-9 = Il lavoro resta al lavoro, anche nella mia testa
affirmation-compassion-1 = La mia empatia è la mia forza, non la mia debolezza
affirmation-compassion-10 = Con me accanto ci si sente più al sicuro
affirmation-compassion-11 = La mia attenzione è un dono che faccio
affirmation-compassion-12 = Ci sono, e questo conta
affirmation-compassion-13 = La mia compassione non finisce, si nutre
affirmation-compassion-14 = Ogni gesto dolce è un piccolo atto di resistenza
affirmation-compassion-15 = Curo con le mani e con il cuore
affirmation-compassion-2 = Ascoltare un paziente è già cura
affirmation-compassion-3 = Un sorriso può cambiare una giornata
affirmation-compassion-4 = Vedo la persona dietro la malattia
affirmation-compassion-5 = La mia presenza porta calma
affirmation-compassion-6 = Ogni paziente merita la mia gentilezza
affirmation-compassion-7 = Sono il legame umano in un sistema tecnico
affirmation-compassion-8 = La mia umanità è il mio strumento migliore
affirmation-compassion-9 = Prendersi cura comincia da uno sguardo
affirmation-competence-1 = La mia esperienza è preziosa
affirmation-competence-10 =
    Il mio mestiere è il mio orgoglio
    .carer = Il mio lavoro di cura è il mio orgoglio
    .midwife = Lavorare in ostetricia è il mio orgoglio
    .paramedic = Lavorare nel soccorso è il mio orgoglio
    .other = Il lavoro che faccio è il mio orgoglio
affirmation-competence-2 = So quello che faccio, ho studiato per questo
affirmation-competence-3 = Ogni gesto tecnico che compio conta
affirmation-competence-4 = Imparo da ogni situazione
affirmation-competence-5 = La mia attenzione salva vite
affirmation-competence-6 = So far fronte all’imprevisto
affirmation-competence-7 = Ogni giorno so qualcosa in più
affirmation-competence-8 = Ho fiducia nel mio giudizio clinico
affirmation-competence-9 = Il modo in cui lavoro fa la differenza
affirmation-resilience-1 = Faccio la differenza, anche nei piccoli gesti
affirmation-resilience-10 = Scelgo di avere cura di me per durare nel tempo
affirmation-resilience-2 = I miei limiti proteggono la mia capacità di curare
affirmation-resilience-3 = Ogni turno difficile mi rende più forte
affirmation-resilience-4 = Merito riposo quanto i miei pazienti
affirmation-resilience-5 = La mia stanchezza è legittima, non è una debolezza
affirmation-resilience-6 = Non posso controllare tutto, e va bene così
affirmation-resilience-7 = Chiedere aiuto è un segno di saggezza
affirmation-resilience-8 = Sono una persona, non una macchina
affirmation-resilience-9 = Quello che provo ha valore, anche in reparto

affirmations-balance = Equilibrio
affirmations-compassion = Compassione
affirmations-competence = Competenza
affirmations-resilience = Resilienza

answer-key-no = n
answer-key-yes = s
answer-no = nN
answer-yes = sSyY

badge-anxious = ansia
badge-calm = calma
badge-frustrated = frustrazione
badge-grateful = gratitudine
badge-happy = gioia
badge-proud = orgoglio
badge-sad = tristezza
badge-tired = stanchezza

basis-rota = secondo la tua turnazione
basis-workingDays = secondo i tuoi giorni lavorativi

birthday = {" "}({ NUMBER($value) })
birthday-s-birthday-is = Il compleanno di { $name }: { $when }
birthday-turns = { $name } compie { NUMBER($value) } anni: { $when }

caption-conflicts = Ci sono file in conflitto; «smjournal conflicts» li mostra.
caption-editor-not-started = l’editor «{ $editor }» non si avvia
caption-editorFailed = l’editor «{ $editor }» è finito con il codice { $status }
caption-furtherFindings = … e altri { $count } di questi; --json li dà tutti
caption-indexAgrees = L’indice concorda con i file.
caption-indexDiffered = { $path }: l’indice diceva altro rispetto al file
caption-indexNotWritten = l’indice non si è potuto scrivere; le risposte sono giuste, ma più lente
caption-inputNotUTF8 = lo standard input non è testo UTF-8
caption-inputUnreadable = lo standard input non si può leggere: { $message }
caption-journalLies = Il tuo diario è in { $folder }.
caption-noAffirmation = nessuna affermazione si chiama «{ $id }»{ $nearest }
caption-noAffirmations = Nessuna affermazione trovata.
caption-noEditor = nessun editor è impostato né trovato; imposta EDITOR, per esempio su nano o 'code --wait'
caption-noPeople = Ancora nessuno; «smjournal people add NOME» aggiunge qualcuno.
caption-noTags = Ancora nessuna etichetta; «smjournal tag last +notte» ne aggiunge una.
caption-noVacations = Ancora niente ferie; «smjournal vacation add DAL..AL» le pianifica.
caption-nothingFound = Nessuna nota trovata.
caption-nothingThatDay = Niente di scritto per questo giorno.
caption-nothingToday = Oggi non c’è ancora niente di scritto.
caption-outputFailed = i risultati non si possono scrivere: { $message }
caption-ownKeys = Altre chiavi
caption-problems =
    { $count ->
        [one] 1 problema nei file; «smjournal check» lo mostra.
       *[other] { $count } problemi nei file; «smjournal check» li mostra.
    }
caption-progress = { $files } file esaminati, { $rate } al secondo
caption-records = Oggi
caption-reindexed = File: { NUMBER($files) }; letti: { $read }; aggiunti: { $added }; modificati: { $changed }; tolti: { $removed }
caption-shown = { NUMBER($count) } note su { $total }
caption-unread =
    { $count ->
        [one] 1 file o cartella non è leggibile: ciò che contiene qui manca.
       *[other] { $count } file o cartelle non sono leggibili: ciò che contengono qui manca.
    }
caption-welcome =
    Ti diamo il benvenuto. Un diario dei tuoi turni, in semplici file su questo dispositivo; niente ne esce.
    Qualche domanda: Invio salta, Backspace torna indietro, Ctrl-C esce e tiene le tue risposte.
caption-wrongKind = { $id }: non è «{ $expected }», ma «{ $kind }»

care = { $name }, { $number }
care-a-friend-your = una persona cara, il tuo medico, o un numero su findahelpline.com
care-separator = ;{" "}
care-these-have-been = Sono state settimane pesanti. Puoi parlarne con qualcuno, di giorno e di notte: { $who }.

circumstance-indexInBlock = dal quarto giorno di lavoro di fila
circumstance-indexInBlock-1 = il primo giorno di lavoro di fila
circumstance-indexInBlock-2 = il secondo giorno di lavoro di fila
circumstance-indexInBlock-3 = il terzo giorno di lavoro di fila
circumstance-nightInARow = dalla terza notte di fila
circumstance-nightInARow-1 = la prima notte di fila
circumstance-nightInARow-2 = la seconda notte di fila
circumstance-person = nei giorni con { $text }
circumstance-shift = nei turni «{ $shift }»
circumstance-shift-day = nei turni di giorno
circumstance-shift-night = nei turni di notte
circumstance-shift-rest = nei giorni di riposo
circumstance-shortRest = dopo poco riposo (meno di 11 h, o di 24 h dopo una notte)
circumstance-shortSleep = dopo poco sonno (meno di 6 h nelle 24 h prima del turno)
circumstance-tag = nei giorni con l’etichetta { QUOTED($text) }
circumstance-weather = con il tempo { QUOTED($text) }
circumstance-weekday = di { $weekday }

colon = :{" "}

commit-busy = un altro comando sta facendo un commit e non ha finito in tempo
commit-detached = qui nessun branch è attivo, e ciò che si registra su nessuno va perso al prossimo cambio; torna su uno con: git switch BRANCH
commit-failed = scritto, ma senza commit: { $reason }
commit-filtered = un filtro in .gitattributes trasforma questi file e i filtri non vengono avviati; con: git commit
commit-late = File che aspettano un commit: { $count }. La prossima modifica li include.
commit-nameless = git non conosce il tuo nome; impostalo con git config user.name e git config user.email
commit-refused = git ha rifiutato ({ $step })
commit-staged = c’è altro già in stage; prima: git commit
commit-unfinished = git aspetta la fine di un merge o rebase

confirmation-answersKept = Le tue risposte sono conservate: «{ $command }» riprende da lì.
confirmation-answersNotKept = Le tue risposte non si sono potute conservare. Ecco che cosa hai scritto:
confirmation-changed = Modificato: { $path }
confirmation-created = Scritto: { $path } ({ $what }, { $day })
confirmation-defaultNotSet = Non è stato possibile ricordarlo; -C CARTELLA o SMJOURNAL_DIR indicano il diario.
confirmation-deleted = Cancellato: { $path }; ora è in { $to }
confirmation-editedWithoutChange = { $path } è rimasto com’era
confirmation-foundAnywhere = smjournal lo trova da qualsiasi cartella.
confirmation-journalCreated = Diario creato in { $folder }
confirmation-journalNamed = { $name } ora è { $path }
confirmation-journalUnnamed = { $name } non è più un nome; il diario resta dov’è
confirmation-liked = Ti piace: { $text }
confirmation-momentStays = Dice ancora quando è stato scritto, { $at }; per toglierlo: { $command }
confirmation-moved = Spostato: { $from } → { $to } ({ $day })
confirmation-noEntryWritten = La fine del turno è scritta; la voce no.
confirmation-notUndoable = Questa modifica non si potrà annullare: il suo registro non si è potuto scrivere
confirmation-nothingWritten = Non è stato scritto nulla.
confirmation-redated = { $path } è ora di un altro giorno: { $day }
confirmation-settingGone = { $key } non ha più: { $names }; 'undo' li ripristina
confirmation-tagInText = #{ $tag } sta nel testo e resta; toglilo lì
confirmation-taken = Preso dalla posta in arrivo: { $paths }
confirmation-unchanged = Niente da cambiare in { $path }
confirmation-undone-created = Annullato: { $path } è tornato
confirmation-undone-moved = Annullato: il file è di nuovo in { $path }
confirmation-undone-trashed = Annullato: il nuovo file è in { $path }
confirmation-undone-unchanged = Annullato: { $path } è come prima
confirmation-undoneBatch = Annullato: { NUMBER($count) } file; quelli nuovi sono nel cestino
confirmation-undoneBatch-kept =
    Annullato: { $count }; quelli nuovi sono nel cestino; { $kept ->
        [one] 1 è cambiato da allora e resta
       *[other] { $kept } sono cambiati da allora e restano
    }
confirmation-unliked = Non ti piace più: { $text }

countdown-few =
    { $shifts ->
        [one] Manca solo { $shifts } alle tue ferie! 🎉
       *[other] Mancano solo { $shifts } alle tue ferie! 🎉
    }
countdown-many = Mancano { $shifts } alle tue ferie! 🎉
countdown-no-more-shifts = Nessun altro turno: le tue ferie cominciano { $when }! 🎉
countdown-that-time-off = Queste ferie sono passate.
countdown-tomorrow =
    { $days ->
        [one] domani
       *[other] tra { $days }
    }
countdown-until-your-time = { $shifts } alle tue ferie, { $doubt }.

countdownDetails = { $shifts } { $rota }

countdownDetails-extra = di cui { $shifts } in più
countedShift = { $day }: { $type }, { $shift }

day = { $weekday } { $day } { $month }
day-on = { $day }
day-toCome = { $day } non è ancora arrivato
day-year = { $weekday } { $day } { $month } { $year }

dimension-distance = Distacco dal lavoro
dimension-exhaustion = Sfinimento
dimension-littleAccomplishment = La sensazione di concludere poco

document-alias = il valore è scritto altrove, all’ancora «&{ $name }»
document-anchored = il valore serve altrove, con l’alias «*{ $name }»
document-cannotBeMadeSafely = il testo cambiato non si leggerebbe come voluto
document-complexKey = la chiave è una lista, una serie di chiavi, un testo su più righe o segue un «?»
document-conflictMarker = l’intestazione porta segni di conflitto di git; risolvi prima il conflitto
document-frontMatterElsewhere = ciò che qui sembra un’intestazione è testo; mettilo prima tra righe «---» all’inizio del file
document-frontMatterIsNoMapping = l’intestazione non è fatta di chiavi con valori
document-frontMatterNotUnderstood = l’intestazione non si capisce, quindi non vi si riscrive nulla
document-mergeKey = la chiave «<<» prende i suoi valori altrove
document-noSuchItem = non c’è un elemento { $index }: la lista ne ha { $count }
document-noSuchKey = non c’è una chiave «{ $key }»
document-notList = il valore di «{ $key }» non è una lista
document-notMapping = il valore di «{ $key }» non ha chiavi
document-sharedLine = il valore divide la riga o le parentesi con qualcosa che andrebbe perso
document-tagged = il valore porta il tipo «{ $tag }», che forse non andrebbe a uno nuovo
document-unterminatedFrontMatter = all’intestazione manca alla fine la riga «---»
document-valueNotUnderstood = il valore di «{ $key }» non si legge, quindi non viene riscritto

doubt-farDay = { $day } è a più di { $years } dagli altri giorni di questo diario: l’anno è giusto?
doubt-missingCheckIn = fine turno senza inizio turno
doubt-missingCheckOut = inizio turno senza fine turno
doubt-openCallOut = inizio turno durante la reperibilità senza fine turno: la chiamata non conta nulla
doubt-restHours = { $shift } non è lavoro, quindi le ore { $hours } non contano: indica il turno a cui appartengono
doubt-tooLong = un turno di { $hours } ore, fino a { $checkOut }: manca un fine turno?
doubt-workedRest = il turno { $shift } non è lavoro, quindi le ore { $hours } non contano: indica il turno a cui appartengono

doubtfulHours = «{ $found }» può essere { $first }, { $second } o { $literal }; scrivi quello che intendi

duration = { $hours } h { $minutes } min
duration-hours = { $hours } h
duration-minutes = { $minutes } min

edit-invalidKey = { QUOTED($key) } non può essere una chiave
edit-notAList = { $key } prende un valore, non una lista
edit-untilBeforeFrom = until ({ $iso }) verrebbe prima di from ({ $iso2 })
edit-wrongValue = { $key }: serve { $expected }, non { QUOTED($found) }

effect =
    { $measure ->
        [mood] Il tuo
        [stress] Il tuo
        [load] Il tuo
       *[other] La tua
    } { $measure } è { $direction ->
        [higher] { $measure ->
            [mood] più alto
            [stress] più alto
            [load] più alto
           *[other] più alta
        }
       *[lower] { $measure ->
            [mood] più basso
            [stress] più basso
            [load] più basso
           *[other] più bassa
        }
    } { $circumstance }: { $own } contro { $otherMean } ({ $days } contro { $others }, differenza { $strength }).

encouragements-gentle-1 = Vai con calma; nessuno deve fare tutto da solo.
encouragements-gentle-2 = Una cosa alla volta. Prenditi la tua pausa.
encouragements-gentle-3 = Va bene chiedere aiuto, oggi.
encouragements-gentle-4 = Trattati con la stessa gentilezza che hai per gli altri.
encouragements-gentle-5 = I piccoli passi contano. Ce la farai anche questa volta.
encouragements-usual-1 = Buon turno.
encouragements-usual-2 = Sai quello che fai.
encouragements-usual-3 = Si parte, e bevi qualcosa per strada.
encouragements-usual-4 = Un paziente alla volta.
encouragements-usual-5 = C’è brava gente contenta che oggi in turno ci sia tu.

entry-cutTag = «{ $word }» conta come l’etichetta { $tag }: in un testo ha lettere, cifre, _, - e /; --tag prende gli altri segni
entry-strangeMoment = «{ $words }» non è capito come momento e resta nel testo; --at o --date dice quando è stato
expectation-between = un numero intero da { $lowest } a { $highest }
expectation-civilDay = un giorno come 2026-11-20
expectation-clockTime = un’ora come "19:00"
expectation-cycle = un ciclo di turni come giorno giorno notte notte riposo riposo
expectation-formatVersion = una versione che questo programma conosce (1)
expectation-hours = orari come "19:00-07:30"
expectation-list = una lista
expectation-map = chiavi con i loro valori
expectation-number = un numero intero
expectation-oneOf =
    { $words ->
        [one] { $words2 }
       *[other] uno tra { $words3 }
    }
expectation-ownKey = una chiave che il formato non ha già
expectation-range = il valore più basso e il più alto, per esempio "0-10"
expectation-recipient = una chiave per cui cifra age, come age1… o ssh-ed25519 …
expectation-shiftWord = giorno, notte, riposo o una parola tua
expectation-text = testo su una riga
expectation-timestamp = un momento come 2026-11-20T18:50:00+01:00
expectation-truth = true o false
expectation-unambiguousDay = un giorno dal mese sicuro come 2026-11-20
expectation-weekday = un giorno della settimana come lunedì
expectation-zoneName = un fuso orario che questo sistema conosce, come Europe/Rome

expected-assignment = CHIAVE=VALORE
expected-birthday = un compleanno, per esempio 1985-03-12, o --03-12 senza l’anno
expected-columnMeaning = una colonna con ciò che contiene, come 'Score=mood 1-10' o 'Anxiety=scale 0-3 low'
expected-condition = una condizione, per esempio place=Lyon o energy>=4
expected-count = un numero intero da 0
expected-cycle = parole di turni, per esempio 'giorno notte riposo'
expected-day = un giorno, per esempio 2026-11-20, oggi o ieri
expected-daysApart = virgole tra i giorni, come in «notte, giorno libero, giorno»: senza, può essere un giorno o più
expected-duration = un periodo, per esempio 30d, 4w, 6m o 1y
expected-hours = due ore, per esempio notte=19:00-07:30
expected-instant = un istante ISO 8601, per esempio 2026-11-20T18:50:00+01:00
expected-journalName = un nome per un diario su questo dispositivo, di lettere e cifre, come @lavoro=~/lavoro
expected-link = smjournal://show/ID, smjournal://new o smjournal://check-in
expected-linkAtTerminal = un terminale: a quello che un collegamento apre si risponde lì
expected-moment = un’ora, per esempio 07:30 o 2026-11-20T07:30
expected-month = un mese, per esempio 2026-11 o novembre
expected-mood = un umore: { $moods }
expected-moodMeaning = una parola con un umore, per esempio boh=neutro
expected-otherJournal = la cartella di un diario diverso da questo
expected-shiftMeaning = una parola con un tipo di turno, per esempio 'N=notte 21:00-07:00'
expected-shiftType = una parola e il suo significato, per esempio G='giorno 07:00-19:30 pausa 30'
expected-span = un giorno, o due: 20/12..3/1, 2026-12-20..2027-01-03
expected-spans = due ore, per esempio 18:45-07:50
expected-tagChange = +ETICHETTA per aggiungere o -ETICHETTA per togliere un’etichetta
expected-take = CHIAVE=ours o CHIAVE=theirs
expected-text = del testo
expected-word = una parola senza spazi
expected-year = un anno, per esempio 2026
expected-zone = il nome di un fuso orario, per esempio Europe/Rome

explanation-dayBoundary-after = { $what }: il giorno dell’orologio
explanation-dayBoundary-before = { $what }: i tuoi giorni cominciano alle { $start } (day-starts)
explanation-explicitDay = { $what }: hai indicato il giorno
explanation-explicitShift = { $what }: hai indicato il turno
explanation-lastBegun = { $what }: l’ultimo turno cominciato; 'move', --date o --shift ne indicano un altro
explanation-openShift-of = {" "}delle { $time }
explanation-openShift-your-check-in = { $what }: il tuo inizio turno{ $since } non ha ancora una fine
explanation-plan = { $what }: { $planned }

export-asPage = la pagina si chiama { $file }: senza quella fine un browser mostra il suo codice
export-asTimeOff =
    { $count ->
        [one] 1 assenza, come una malattia, vi figura come tempo libero; con --private è nominata
       *[other] { $count } assenze, come malattie, vi figurano come tempo libero; con --private sono nominate
    }
export-askPrivate =
    { $count ->
        [one] Ci sarà anche 1 nota privata. Continuare?
       *[other] Ci saranno anche { $count } note private. Continuare?
    }
export-birthday = Compleanno di { $name }
export-calendar = Turni e ferie
export-calendar-birthdays = Compleanni
export-calendar-reminders = Inizi e fini di turno
export-calendar-shifts = Turni
export-calendar-time-off = Ferie
export-calendarNotKept = il calendario { $file } non si è potuto riscrivere; resta com’era:
export-encryptionFailed = { $program } ha rifiutato di cifrare per questo destinatario; non è stato scritto nulla
export-holdsPrivate =
    questa copia contiene anche { $count ->
        [one] 1 nota privata
       *[other] { $count } note private
    }: tienila per te
export-isOff = { $name }: ferie
export-leavesConflicts =
    { $count ->
        [one] 1 file in conflitto non è in questa esportazione; «smjournal conflicts» lo mostra
       *[other] { $count } file in conflitto non sono in questa esportazione; «smjournal conflicts» li mostra
    }
export-missing = Foto e registrazioni nominate dalle tue note e mancanti: { $count }; «smjournal check» le mostra.
export-noEncryption = { $program } non è installato, e non è stato scritto nulla; si trova su https://age-encryption.org
export-noPandoc = { $program }, che fa il documento, non è installato, e non è stato scritto nulla; si trova su https://pandoc.org
export-pandocFailed = { $program } non ha fatto alcun documento; non è stato scritto nulla
export-passesOver =
    della cartella del diario, { $count ->
        [one] 1 elemento non è
       *[other] { $count } elementi non sono
    } in questa copia:
export-receipt = { $records } in { $files }, { $bytes }{ $leftOut }
export-receipt-form = una pagina da compilare, { $bytes }; mandala sul telefono e aprila lì
export-receipt-people-left-out = ; senza { $people }: un tale file non ha posto per le persone
export-receipt-private-left-out =
    ; { $leftOut ->
        [one] 1 privata tralasciata (--private la include)
       *[other] { $leftOut } private tralasciate (--private le include)
    }
export-uncleaned = tralasciato, perché può dire dove è stato fatto e non si può togliere: { $path }
export-unshown =
    { $count ->
        [one] 1 foto o registrazione non c’è: un file così non può mostrarla
       *[other] { $count } foto e registrazioni non ci sono: un file così non può mostrarle
    }
export-withoutMedia =
    { $count ->
        [one] 1 foto o registrazione è nominata e non è nel file; in una cartella o in uno .zip lo segue: --output NOME.zip
       *[other] { $count } foto e registrazioni sono nominate e non sono nel file; in una cartella o in uno .zip lo seguono: --output NOME.zip
    }
export-works = { $name }: lavoro

figure-afterLongRest = dopo più riposo
figure-afterShortRest = dopo meno di 11 h di riposo
figure-ahead = Ancora previste
figure-averageWeek = Settimana media
figure-balance = Saldo
figure-changes = Cambiamenti dei turni
figure-contract = Da contratto
figure-daysOff = Giorni liberi
figure-extras = In più, contati come previsti
figure-findings = Oltre i limiti
figure-holidays = Festività
figure-hours = Ore
figure-knownDays = Giorni noti
figure-longestNightRun = Serie più lunga di notti
figure-longestRun = Serie più lunga di giorni di lavoro
figure-longestShift = Turno più lungo
figure-nightHours = Ore notturne
figure-nightToDay = Dalla notte al giorno in meno di 48 h
figure-nights = Notti
figure-onCall = Reperibilità
figure-overtime = Oltre il previsto
figure-place = giorno della serie
figure-planned = Previste
figure-presence = Presenza
figure-ratings = Le sensazioni
figure-report = Tempo di lavoro, riposo e recupero
figure-rests = Riposi
figure-sevenDays = Massimo in 7 giorni
figure-shifts = Turni
figure-shortestRest = Riposo più corto
figure-splitDays = Giorni con turno spezzato
figure-sundays = Domeniche
figure-under11 = Riposi sotto le 11 h
figure-under12 = Riposi sotto le 12 h
figure-weekends = Fine settimana con lavoro
figure-weeklyRest = Riposo più lungo
figure-weeks = Settimane
figure-worked = Lavorate

file-type-brokenLink = un collegamento che non porta da nessuna parte
file-type-device = un dispositivo
file-type-folder = una cartella
file-type-pipe = una pipe
file-type-socket = un socket

form-afterShift = Dopo il mio turno
form-again = Scriverne un altro
form-back = Indietro
form-beforeShift = Prima del mio turno
form-belongs = Il suo posto è la cartella { $folder } del tuo diario.
form-break = Pausa non pagata, in minuti
form-date = Giorno (di una notte: la sera)
form-download = Scarica
form-failed = Non salvato: { $reason }
form-folderHint = Scegli la cartella del tuo diario: quella con journal.md dentro.
form-keep = Fatto
form-moodOnly = Il mio umore
form-needAnswer = Dai almeno una risposta.
form-next = Avanti
form-noScript = Questa anteprima non può salvare. Apri il file nel tuo browser: su iPhone condividilo con un browser o tienilo in File e aprilo da lì.
form-refused = Una riga dell’appunto somiglia ai segni di una fusione. Cambiane l’inizio, per favore.
form-saveToFolder = Salva nel mio diario
form-saved = Salvato come { $place }
form-share = Condividi
form-summary = Da salvare
form-time = Ora
form-title = Come stai?
form-which = Che cosa vuoi scrivere?

gapCount =
    { $gaps } { $gaps ->
        [one] volta
       *[other] volte
    }

greeting = { $words }.
greeting-afternoon = Buon pomeriggio
greeting-evening = Buonasera
greeting-morning = Buongiorno
greeting-name = { $words }, { $value }.

greeting-night = Ciao
half-afternoon = pomeriggio
half-morning = mattina

health-backup-backup = Copia di sicurezza
health-backup-last-made = ultima fatta { $day }
health-backup-none-backup = Copia di sicurezza
health-backup-none-none-noted-after = nessuna annotata; dopo averne fatta una: smjournal doctor --backed-up
health-calendars = Calendari
health-conflicts-but-git = { $found }, ma che cosa aspetti git non si sa
health-conflicts-conflicts = Conflitti
health-conflicts-none = nessuno
health-disk-disk = Disco
health-disk-free = { $free } liberi{ $isScarce }
health-disk-nearly-full = : quasi pieno
health-drafts = Bozze
health-drafts-aside = { $count } messe da parte, finché non le togli: { $paths }
health-encryption-disk-at-rest = Sul disco
health-encryption-disk-the-disk-is = il disco è cifrato ({ $tool })
health-encryption-folder-a-decrypted-view = vista decifrata di una cartella cifrata ({ $tool })
health-encryption-folder-at-rest = Sul disco
health-encryption-unknown-at-rest = Sul disco
health-encryption-unknown-no-encryption-visible = nessuna cifratura visibile da qui; vedi «smjournal help at-rest»
health-git = git
health-gitCrypt-encrypts-the-records = cifra le note in git: le modifiche di due dispositivi non si possono fondere
health-gitCrypt-git-crypt = git-crypt
health-inbox = Posta in arrivo
health-inbox-foreign = { $folder }; { $count } lasciati lì, non del modulo di questo diario
health-index-good-index = Indice
health-index-good-up-to-date = aggiornato (smjournal reindex --verify lo confronta con ogni file)
health-index-unwritable-can-t-be = non si può scrivere ({ $error })
health-index-unwritable-index = Indice
health-notices-syncing = Sincronizzazione
health-notices-thing-to-look =
    { $count ->
        [one] 1 cosa da guardare
       *[other] { $count } cose da guardare
    }
health-otherJournals-not-part-of = non fanno parte di questo: { $folders }
health-otherJournals-other-journals = Altri diari
health-permissions-others-may-read = altri possono leggere { $count } tra file e cartelle
health-permissions-permissions = Permessi
health-permissions-yours-alone = solo tuoi
health-problems = { $count } { $sort }
health-problems-none = nessuno
health-problems-problems = Problemi
health-records = { $map }; { $bytes }
health-records-none = nessuna
health-records-records = Note
health-seal = Sigillo
health-seal-clear = di tipi sigillati, in chiaro: { $records }
health-seal-keys = chiavi: { $count }
health-seal-left = resta un testo modificato in { $path }
health-seal-noKey = nessuna chiave su questo dispositivo
health-seal-noProgram = né age né rage è installato
health-seal-plainKey = la chiave è qui senza passphrase
health-seal-swap = non si vede che lo spazio di swap sia cifrato
health-seal-unlocked = aperto fino alle { $time }
health-sync-absent = non usato qui
health-sync-driverMissing = preparato, ma il programma che deve fondere non c’è più
health-sync-foreign = appartiene a un altro utente; non è stato chiesto nulla
health-sync-gitMissing = c’è un repository, ma git non è installato
health-sync-otherDriver = fonde le note con un altro driver
health-sync-outdated = preparato da una versione precedente
health-sync-ready = preparato
health-sync-unprepared = usato, ma non preparato
health-sync-unreadable = c’è un repository, ma git non può leggerlo
health-syncthing = Syncthing

help-affirmation = L’affermazione di oggi
help-affirmationAdd = Aggiungere un’affermazione tua
help-affirmationCategory = di questa categoria: resilience (resilienza), competence (competenza), compassion (compassione) o balance (equilibrio)
help-affirmationLike = Mettere «mi piace» a un’affermazione, a quella di oggi se non se ne indica una
help-affirmationList = Elencare le affermazioni
help-affirmationSpare = Non mostrare un’affermazione dopo un turno duro
help-affirmationUnlike = Togliere il «mi piace»
help-all = tutti i conflitti
help-also = Il diario di un’altra persona, i cui orari stanno accanto, senza una parola di più
help-alsoTyped = Si scrive anche
help-append = Aggiungere una riga con la sua ora alla nota di oggi, o a un altro elemento
help-appendLast = a ciò che è stato scritto o cambiato per ultimo
help-appendTo = a questo elemento
help-at = quando è stato, per esempio 07:30 o 2026-11-20T07:30
help-attach = Copiare foto e registrazioni nel diario e indicarle in una nota
help-backedUp = annotare che è appena stata fatta una copia di sicurezza
help-badge = un distintivo, come emoji o nome; si può ripetere
help-birthday = il compleanno, per esempio 2019-03-12, o --03-12 senza l’anno
help-both = dove le due parti hanno cambiato lo stesso punto di un testo, tenerle entrambe, una sotto l’altra
help-break = la pausa non pagata, se non è stata la solita, per esempio 15 o nessuna
help-callOut = una chiamata in reperibilità, per esempio 23:40-04:10; si può ripetere
help-caption = che cosa si vede nell’immagine
help-category = di che si tratta: leave (ferie), rtt, training (formazione), sick (malattia) o other (altro)
help-check = Segnalare ogni problema in ogni file
help-checkIn = Annotare come ti senti prima di un turno
help-checkOut = Annotare come ti senti dopo un turno
help-clock = che cosa vale come tue ore se non le indichi: said (i turni previsti) o notes (l’ora delle note di inizio e fine turno)
help-color = colori: auto, always (sempre) o never (mai)
help-commands = Comandi
help-commonOptions = Opzioni comuni
help-completions = Scrivere lo script di completamento per una shell
help-condition = note la cui chiave dice questo: place=Lyon, energy>=4; si può ripetere
help-config = Mostrare o cambiare le impostazioni del profilo
help-conflicts = Elencare ciò che sincronizzazione e fusioni hanno lasciato, e in che cosa differisce
help-consent = togliere senza chiedere
help-csv = come tabella, una riga per turno
help-cycle = i turni uno dopo l’altro, per esempio 'giorno giorno notte notte riposo riposo'
help-daily = aprire la nota del giorno; se non c’è, viene creata
help-date = il giorno a cui appartiene, per esempio 2026-11-20, oggi o ieri
help-day = Tutto su un giorno: turno, orari, umore, note
help-delete = Spostare una nota nel cestino
help-doctor = La salute del diario in una pagina, con i rimedi
help-dryRun = Dire soltanto che cosa si farebbe
help-edit = Aprire una nota nel tuo editor, poi controllarla
help-editOption = aprire il nuovo file nel tuo editor
help-encryptTo = cifrare con age per questa chiave pubblica, o per le chiavi in questo file
help-endTime = quando è finito davvero il turno, per esempio 7h50 o adesso
help-entryTitle = il titolo, così com’è; le parole sono allora il testo
help-examples = Esempi
help-excel = una tabella che Excel apre con un doppio clic
help-exitDataProblem = qualcosa non va in un file, o quello che è stato indicato non c’è
help-exitDone = tutto bene
help-exitInputOutput = un file non si è potuto leggere o scrivere
help-exitLocked = una nota sigillata non si legge senza la chiave
help-exitUsage = parole sbagliate sulla riga di comando
help-explain = dire quale giorno è stato scelto, e perché
help-export = Esportare il diario: markdown, json (la copia di sicurezza), csv, ics, una pagina, un PDF, un’immagine, una pagina per scrivere, l’app del telefono, un libro, per Day One, jrnl o Org
help-favorite = Segnare una nota come preferita
help-favoriteOff = togliere il segno
help-favoriteOption = segnarla come preferita
help-filterFavorite = solo le preferite
help-filterMood = note con questo umore
help-filterPerson = note che nominano questa persona
help-filterShift = note di questo turno
help-filterTag = note con questa etichetta; si può ripetere, devono esserci tutte
help-forget = Eliminare note per sempre, anche dal cestino e dalla cronologia di undo, dopo una domanda
help-format = una riga per la barra di stato, con {"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"}; {"{"}{"{"} e {"}"}{"}"} stanno per graffe; un formato che comincia con {"{"}{"{"}" dà JSON
help-from = da questo giorno in poi
help-full = rifare l’indice da zero
help-half = solo mezza giornata: morning o afternoon
help-help = Spiegare un comando
help-helpOption = questo aiuto
help-highlight = qualcosa da ricordare; si può ripetere
help-holidays = le festività, per paese o regione: it, ch; più d’una con virgole
help-hours = orari abituali di un turno, per esempio notte=19:00-07:30
help-html = scrivere una pagina per la carta in questo file
help-ids = con gli id delle note
help-importAgain = Portare dentro anche ciò che hai cancellato da allora, ciò che qui è diverso e i file nascosti di una copia
help-importCategory = Solo gli eventi di questa categoria
help-importDates = Il giorno delle note che non ne dicono: file prende l’ora del file
help-importOnly = Solo gli eventi il cui titolo contiene questo
help-importPerson = Di chi sono le righe di una tabella, o chi di una rubrica; '*' per tutti
help-importTags = Il segno dei tag di jrnl: @, o @# per entrambi; con # da solo le parole con @ sono persone
help-importZone = Il fuso degli orari che non ne hanno; altrimenti quello del diario
help-importing = Importare dei turni, o il diario di un altro programma
help-inEnglish = Questa pagina esiste solo in inglese.
help-includePrivate = anche le note private
help-includeSealed = anche le voci sigillate, in chiaro; chiede la passphrase in un terminale
help-index = tenere l’indice in questo file; altrimenti SMJOURNAL_INDEX
help-initialize = Creare un nuovo diario in una cartella
help-insights = Che cosa va insieme ai giorni buoni e a quelli difficili; riposo e recupero
help-isPrivate = tenerla fuori da esportazioni, pagine e assistenti
help-journal = la cartella del diario; altrimenti SMJOURNAL_DIR, altrimenti la più vicina risalendo
help-json = rispondere con un documento JSON
help-jsonLines = una nota JSON per riga
help-keepPosition = copiare così com’è, con il luogo e l’apparecchio dello scatto
help-kind = note di questo genere; si può ripetere
help-lang = la lingua: { $codes }
help-language = la lingua del diario: { $codes }
help-letters = che cosa indicano di solito le lettere in un paese, mostrato e confermato nel terminale: fr
help-liked = solo quelle che ti piacciono
help-limit = mostrarne al massimo tante
help-link = Aprire un collegamento come smjournal://show/ID; chiede e da solo non scrive nulla
help-list = Elencare le note, prima le più recenti, alla fine ciò che verrà
help-listFormat = una riga per nota, con {"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}, ogni altra chiave, \t e \n; {"{"}{"{"} e {"}"}{"}"} stanno per graffe; un formato che comincia con {"{"}{"{"}" dà JSON
help-lock = Togliere la chiave dalla memoria
help-man = Scrivere una pagina per man, di un comando o del programma
help-manCache = l’indice, che si può cancellare in ogni momento
help-manDescription = Descrizione
help-manEditorVariable = l’editor che apre i file
help-manEnvironment = Ambiente
help-manExitStatus = Codice di uscita
help-manFiles = File
help-manFormat = i file di un diario
help-manIndexVariable = il file dell’indice, dove --index non lo indica
help-manJournalVariable = la cartella del diario, dove --journal non la indica
help-manName = Nome
help-manPagerVariable = il programma che mostra pagina per pagina le risposte lunghe; senza, vengono scritte così come sono
help-manProfile = il profilo; segna la radice di un diario
help-manProgram = Le sensazioni prima e dopo un turno, le voci del diario, le ferie: ognuna è un file Markdown con intestazione YAML in una cartella al mese. smjournal li scrive e li legge, conta i turni fino alle ferie e non usa mai la rete.
help-manSeeAlso = Vedi anche
help-manSynopsis = Sintassi
help-manZonesVariable = una cartella di regole dei fusi orari, al posto di quella del sistema
help-mapColumn = Che cosa contiene una colonna di una tabella d’umore: 'Date=date', 'Score=mood 1-10', 'Anxiety=scale 0-3 low', note, tags, time, title, people, keep, skip; resta nel profilo
help-mapMood = Che umore indica una parola, per esempio 'boh=neutro'
help-mapShift = Che cosa vuol dire una sigla, per esempio 'N=notte 21:00-07:00'; resta nel profilo
help-mcp = Rispondere a un assistente locale (Model Context Protocol) su standard input e output
help-mcpPrivate = lasciargli vedere anche le note private
help-mcpWrite = lasciargli scrivere voci, umori, inizi e fini di turno
help-memories = Ciò che hai scritto in questo giorno, in questa settimana, in questo mese in altri anni
help-merge = Fondere tre versioni di un file; lo chiama git
help-month = Un mese come calendario: lavoro, umori, ferie
help-mood = l’umore, da 1 a 5, come emoji o parola
help-moodCommand = Annotare il tuo umore: da 1 a 5, un’emoji o una parola
help-moreHelp = «smjournal help COMANDO» e «smjournal help TEMA» dicono di più.
help-move = Dare a una nota un altro giorno
help-name = il tuo nome
help-new = Scrivere una voce del diario; da solo in un terminale fa domande
help-noIndex = leggere ogni file invece di usare l’indice
help-noInput = non chiedere mai nulla
help-noPager = scrivere le risposte lunghe così come sono, senza paginatore
help-noPassphrase = tenere la chiave senza passphrase
help-notAfterHardShift = non il giorno dopo un turno duro
help-note = un appunto; - lo legge dallo standard input
help-now = prendere questo momento come adesso
help-offset = saltarne tante all’inizio
help-older = solo ciò che è stato cancellato da più tempo: 30d, 4w, 6m, 1y
help-on = in questo giorno
help-once = i giorni vengono una volta e non si ripetono
help-only = una parte: shifts, time-off, birthdays o reminders di un calendario; year, l’immagine di una pagina; si può ripetere
help-options = Opzioni
help-ours = dove le due parti hanno cambiato la stessa cosa, prendere la versione del file
help-output = dove, - per lo standard output; una cartella se finisce con / o esiste già
help-pdf = scrivere un PDF in questo file
help-people = Le persone, le note che le nominano, i prossimi compleanni
help-peopleAdd = Creare il file di una persona
help-person = una persona nominata; si può ripetere
help-photo = una foto o una registrazione da allegare
help-photoSize = rimpicciolire le foto: il lato più lungo in pixel, per esempio 1600 (con ImageMagick)
help-place = dov’era
help-plain = chiedere con righe semplici, per lettori di schermo e terminali essenziali
help-privacy = segnalare ciò che altri potrebbero leggere: permessi, parole che fanno riconoscere pazienti, luoghi nelle foto, server pubblici
help-program = smjournal – un diario in semplici file di testo per chi lavora a turni
help-prompts = Un anno fa, i giorni senza una parola, la settimana in breve
help-random = Una nota di altri giorni, a caso
help-ratings = con le valutazioni prima e dopo i turni
help-reindex = Aggiornare l’indice
help-relation = chi è per te, per esempio figlia o amica
help-reminderDays = per quanti giorni di turni, 56 se non si dice altro
help-reminders = Scrivere promemoria per systemd, cron, launchd o un calendario
help-replace = spostare nel cestino la nota precedente di questo turno
help-replaceMood = spostare nel cestino l’ultimo umore del giorno, se non ha testo
help-report = Tempo di lavoro, riposo e recupero di un periodo
help-reportShifts = ogni turno con le sue ore e la loro origine
help-resolve = Fondere versioni in conflitto di un file, chiave per chiave
help-restore = Riprendere una nota dal cestino
help-rota = Mostrare i turni delle prossime quattro settimane
help-rotaAdd = Un turno in più in un giorno, oltre a quelli previsti
help-rotaChanges = Che cosa è cambiato nei turni pubblicati, e con quanto preavviso
help-rotaCheck = Trovare giorni senza turni, turni che si sovrappongono, riposi oltre i limiti
help-rotaOff = Assenza di uno o più giorni: malattia, altro motivo
help-rotaSet = Scrivere i turni nel profilo
help-rotaSwap = Un altro turno in un giorno, o due giorni che si scambiano
help-rotaWorked = Indicare le ore lavorate in un giorno
help-rules = i limiti da mostrare: eu, fr-hospital, fr, uk, de, ch o none
help-scale = una valutazione da 1 a 5
help-schema = Scrivere lo schema JSON (JSON Schema) dell’intestazione dei file, per gli editor
help-seal = Sigillare note: nessuno le legge senza la tua chiave
help-sealAdd = Sigillare per un’altra chiave
help-sealAgain = sigillare di nuovo tutto ciò che è sigillato
help-sealIdentity = un file con l’identità age da prendere
help-sealRemove = Non sigillare più per una chiave
help-sealSetup = Creare o prendere la chiave che apre ciò che è sigillato
help-sealedOption = sigillato fin dall’inizio
help-search = Cercare parole in titoli, etichette e testi: tutte le parole, "una frase", parola*, -parola
help-set = Cambiare chiavi di una nota; tutto il resto del file resta com’è
help-setup = Preparare per git, Syncthing o Obsidian; attivare promemoria, calendario, posta in arrivo
help-setupCommit = fare un commit dopo ogni modifica, su questo dispositivo; mai push
help-setupNoCommit = non fare più un commit dopo ogni modifica
help-setupOff = Non aggiornare più questo calendario o questa posta in arrivo; i file restano
help-shift = il turno: day (giorno), night (notte), rest (riposo) o una parola tua
help-shiftType = che cosa vuol dire una sigla dei turni, per esempio G='giorno 07:00-19:30 pausa 30'; si può ripetere
help-show = Mostrare una nota
help-sort = ordine per date, title, mood, words, created, modified o una valutazione; -date decrescente, +date crescente
help-sourceOption = chi lo scrive, per esempio shortcut o cron
help-spareOff = mostrarla di nuovo dopo qualsiasi turno
help-startTime = quando è cominciato davvero il turno, per esempio 18h45 o adesso
help-stats = Cifre, ognuna con il numero di note che ha dietro
help-status = a che punto sono: planned (previste) o approved (approvate)
help-suggest = Etichette, umore, persone e luoghi che un testo suggerisce; non scrive nulla
help-tag = Aggiungere e togliere etichette a una nota; senza indicarne, ne propone
help-tagOption = un’etichetta; si può ripetere
help-tags = Ogni etichetta con il suo numero e l’ultimo giorno
help-take = per questa chiave, prendere la versione del file o l’altra; si può ripetere
help-team = Cifre di più diari che non nominano nessuno
help-teamFigures = Scrivere le proprie cifre al mese, da dare a «team» al posto del diario
help-teamMinimum = quante persone servono per una cifra, almeno 3; 5 se non si dice altro
help-template = un modello della cartella templates
help-text = il testo; - lo legge dallo standard input
help-theirs = dove le due parti hanno cambiato la stessa cosa, prendere l’altra versione
help-timezone = il fuso orario del diario, per esempio Europe/Rome; altrimenti quello del sistema
help-title = come le chiami
help-today = L’affermazione di oggi, il conto alla rovescia, le note e il turno
help-topics = Temi
help-transcribe = scrivere quello che dice una registrazione, con un programma di questo computer
help-trash = Elencare ciò che è stato cancellato, prima il più recente
help-trashEmpty = Togliere per sempre file dal cestino, anche dalla cronologia di undo, dopo una domanda
help-undo = Annullare l’ultima modifica
help-unlock = Tenere la chiave in memoria per un po’
help-unlockFor = per quanto: 15m, 1h; 15 minuti se non si dice
help-unseal = Ridare alle note sigillate i loro file in chiaro
help-unset = Togliere chiavi da una nota
help-until = fino a questo giorno compreso
help-usage = Uso
help-vacation = ferie in arrivo; si può ripetere
help-vacationAdd = Pianificare le ferie
help-vacationList = Elencare le ferie, passate e future
help-vacationRemove = Togliere le ferie
help-vacationSet = Modificare le ferie
help-verify = confrontare l’indice con ogni file
help-version = Scrivere la versione
help-weather = che tempo faceva
help-week = Una settimana: turni con orari, riposi, umori, totali
help-weekday = solo in questo giorno della settimana; si può ripetere
help-wholeHelp = tutto, e non solo ciò che entra in una schermata
help-why = perché: sick (malattia), leave (ferie), rtt, training (formazione) o una parola tua
help-with = il programma che fa il PDF
help-year = Un anno in pixel: l’umore di ogni giorno

hint-cycleOrFile = un ciclo, il percorso di un file dei turni, Invio per dopo
hint-dayOrToday = per esempio lunedì o 23/11, Invio per { $day }
hint-highlights = al massimo tre, Invio dopo ciascuno; Invio da solo conclude
hint-hoursOrLater = per esempio 07:00-19:30, Invio per dopo
hint-howToAnswer = 1–5 risponde, Invio salta, Backspace torna indietro, Ctrl-C esce e conserva le risposte.
hint-howToAnswerPlain = Ogni risposta è una riga: 1–5 e Invio, Invio da solo salta, Ctrl-C esce e conserva le risposte.
hint-howYouWork = Il tuo ciclo, una parola o lettera al giorno dal suo primo giorno: giorno giorno notte notte riposo riposo, o G G N N R R.
hint-linesOrEditor = Alt-Invio per una nuova riga, Ctrl-X Ctrl-E per il tuo editor
hint-notUnderstood = Scusa, questo non riesco a leggerlo.
hint-numberKeys = tasti numerici, Invio per finire
hint-numberOrWords = un numero, o parole da cercare
hint-numbersOrTags = numeri o parole, separati da virgole; Invio per nessuna
hint-numbersPlain = numeri separati da spazi, Invio per nessuno
hint-oneLine = Invio per saltare
hint-orderOrLater = per esempio giorno giorno notte riposo, Invio per dopo
hint-picker = scrivi per filtrare, frecce, Invio, Esc
hint-severalLines = Invio per niente, Alt-Invio per una nuova riga
hint-shiftOrDay = giorno, notte, riposo, una parola tua, o il giorno con cui scambiare
hint-shiftOrSkip = per esempio notte 21:00-07:00 pausa 30, o riposo; - lo tralascia, Invio lo lascia aperto
hint-spanOrSkip = per esempio 20/12 al 3/1, Invio salta
hint-tagCommand = Etichette adatte:
hint-yesOrNo = s/N
hint-yesUsually = S/n

hours = { $time } ({ $known } su { $shifts })

identifier-birthDate = potrebbe essere una data di nascita
identifier-hospitalNumber = potrebbe essere il numero di un paziente in ospedale
identifier-name = potrebbe essere il nome di un paziente
identifier-nhs = potrebbe essere un numero NHS
identifier-own = corrisponde al tuo modello { QUOTED($pattern) }
identifier-socialSecurity = è un numero francese di previdenza sociale

importing-added =
    { $count ->
        [one] { $count } aggiunto
       *[other] { $count } aggiunti
    }
importing-again = --again porta dentro ciò che hai cancellato, ciò che qui è diverso e i file nascosti.
importing-askColumns = Invio se le colonne sono giuste; altrimenti una di esse, come Score=mood 1-10, Nota=note, Peso=skip
importing-askPeople = Chi delle { $count } persone? Nomi separati da virgole
importing-askPerson = Di chi sono questi turni? Un nome o il suo numero
importing-askShift =
    Che cosa vuol dire { $word } ({ $count } { $count ->
        [one] volta
       *[other] volte
    })?
importing-askTitles = Mostrare tre titoli?
importing-askWrite = Importare?
importing-changed =
    { $count ->
        [one] { $count } aggiornato
       *[other] { $count } aggiornati
    }
importing-clear = { $count } in chiaro, come nel backup, benché qui tali voci siano sigillate; «smjournal seal ID» le sigilla
importing-column = { $column }: { $meaning }
importing-columns = colonne:
importing-conflicts =
    { $count ->
        [one] { $count } cambiato qui e là
       *[other] { $count } cambiati qui e là
    }
importing-everybody = --person '*' li prende tutti
importing-guessedColumns = Ciò che contengono le colonne è una supposizione, quindi nulla è stato scritto. Per importarlo così com’è: { $command }
importing-learnt = per il profilo: { $words }
importing-leftOut =
    { $count } tralasciat{ $count ->
        [one] o
       *[other] i
    }: { $why }
importing-looksLike = Sembra { $format }: smjournal import { $format } FILE
importing-mapMood = daglielo con --mood '{ $word }=neutro'
importing-mapShift = daglielo con --map { $argument }
importing-media = foto e registrazioni: { $found }
importing-media-missing = foto e registrazioni: { $found }, { $missing } mancanti
importing-moods = umori: { $moods }
importing-morePlanChanges = e ancora { $count }
importing-nothingNew = Niente di nuovo.
importing-openHours = Sembra un piano turni con sole ore: solo queste distinguono il giorno dalla notte, e non è stato scritto nulla. Per importarlo così com’è: { $command }
importing-openPlan = Forse non è il tuo piano attuale, e non è stato scritto nulla. Per importarlo così com’è: { $command }
importing-openWords = Sembra un piano turni, ma nessuno ha detto che cosa si intende con { $words }: non è stato scritto nulla. Dillo con --map o importalo così com’è: { $command }
importing-people = persone: { $names }; --tags '@#' ne fa dei tag
importing-planChange = { $day }: { $was } → { $becomes }
importing-planDays = giorni che cambiano: { $count }
importing-progress = { $done } di { $total } scritti
importing-proposedShift = Invio per { $meaning }, - lo tralascia; o per esempio notte 21:00-07:00 pausa 30
importing-read =
    { $format }: { $count ->
        [one] { $count } esaminato
       *[other] { $count } esaminati
    }
importing-reading = { $share } letto
importing-resolve = «smjournal conflicts» mostra che cosa è cambiato da entrambe le parti.
importing-rowsOf = si prendono le righe di { $name }
importing-same =
    { $count ->
        [one] { $count } già presente
       *[other] { $count } già presenti
    }
importing-sealed =
    di cui { $count } { $count ->
        [one] sigillata
       *[other] sigillate
    }
importing-settings = impostazioni dal backup: { $keys }
importing-stopped =
    { $count } { $count ->
        [one] è stato scritto
       *[other] sono stati scritti
    }; rilancia l’importazione per continuare
importing-undo = «smjournal undo» annulla tutto.
importing-unknownMoods = umori senza un grado: { $words }
importing-unknownShifts = turni senza significato: { $words }
importing-withoutHours = turni senza orari: { $words }; nessuna somma li conta finché non li dici, per esempio --map { $argument }
importing-wouldAdd = { $count } da aggiungere
importing-wouldChange = { $count } da aggiornare

inbox-strange = ha chiavi che il modulo non scrive ({ $keys }); è rimasto lì
input-awaited = In attesa di ciò che arriva dalla pipe; Ctrl-C conserva ciò che è arrivato.

input-cut = dallo standard input sono arrivati più di { $limit }; l’inizio è scritto, il resto non viene letto
input-none = «{ $verb }» non legge testo dallo standard input: non ne viene scritto nulla
input-silent = dalla pipe non è ancora arrivato nulla, quindi non se ne legge nulla; «… | smjournal { $command }» la aspetta
input-taken =
    { $lines ->
        [one] 1 riga dell’input standard è il testo
       *[other] { NUMBER($lines) } righe dell’input standard sono il testo
    }; «< /dev/null» lo lascia
input-unread = l’input standard non viene letto qui; «{ $option } -» lo prende come testo
inquiry-day = Quale giorno?
inquiry-days = Quali giorni?
inquiry-export = In quale formato esportare?
inquiry-file = Quale file?
inquiry-hours = Quali ore significa
inquiry-media = Quale foto o registrazione?
inquiry-reason = Per quale motivo?
inquiry-reminders = Che cosa deve ricordartelo? ics è un file di calendario per il telefono; systemd, cron e launchd sono orologi di questo computer
inquiry-spans = Da che ora a che ora?

json-colon = «:»
json-commaOrBrace = una virgola o {"}"}
json-commaOrBracket = una virgola o ]
json-end = la fine del testo
json-key = una chiave tra "…"
json-value = un valore JSON

key-asleep = minuti di sonno
key-at = quando è stato scritto, o di quando parla
key-audio = registrazioni, come percorsi dal file
key-badges = le sensazioni: emoji o parole
key-birthday = il compleanno, con o senza l’anno: "--03-12"
key-break = minuti di pausa non pagata, 0 senza pausa, se non è stata la solita
key-call-outs = le chiamate durante la reperibilità, ciascuna con i suoi orari: 23:40-04:10
key-category = il tipo di ferie
key-date = il giorno a cui appartiene; per una notte, quello in cui è cominciata
key-end = quando finisce il turno o il sonno
key-energy = energia prima del turno, da 1 a 5
key-extra = true per un turno in più rispetto a quelli previsti
key-fatigue = stanchezza dopo il turno, da 1 a 5
key-favorite = se è tra i preferiti
key-foreign = { $key } non significa nulla in una nota del tipo «{ $kind }»; viene scritto comunque
key-from = il primo giorno
key-goesWith = { $key } segue: { $value }
key-half = quale metà di un giorno è libera
key-highlights = che cosa va ricordato, al massimo tre cose
key-hours = gli orari di un turno spezzato: 07:00-11:00, 16:00-20:00
key-kind = che cosa è il file
key-load = carico emotivo dopo il turno, da 1 a 5
key-mood = l’umore: un’emoji, una parola, o da 1 a 5
key-motivation = motivazione prima del turno, da 1 a 5
key-name = il nome della persona
key-origin = l’id che aveva là
key-people = le persone che nomina
key-photos = immagini, come percorsi dal file
key-place = dov’era
key-published = quando sono stati pubblicati i turni
key-relation = chi è per te la persona
key-remind = quando vuoi un promemoria per questa persona
key-satisfaction = soddisfazione dopo il turno, da 1 a 5
key-shift = il turno a cui appartiene: day (giorno), night (notte), rest (riposo) o una parola tua
key-shifts = una riga al giorno: 2026-12-01 N 21:00-07:00
key-source = quale programma ha scritto il file
key-start = quando comincia il turno o il sonno
key-status = se le ferie sono previste o approvate
key-steps = passi del giorno
key-stress = stress prima del turno, da 1 a 5
key-tags = etichette, senza #
key-title = il titolo
key-until = l’ultimo giorno
key-weather = che tempo faceva
key-worked = le ore lavorate, se non sono quelle previste: 18:45-07:50

kind-check-in = inizio turno
kind-check-out = fine turno
kind-entry = voce
kind-person = persona
kind-profile = profilo
kind-rota = turnistica
kind-shift = turno
kind-sleep = sonno
kind-vacation = ferie

leftOut = { $unplannedDays } senza turni previsti

limit-any7 = { $value } di lavoro nei 7 giorni da { $from } a { $until }{ $bound }
limit-average = { $value } di lavoro a settimana in media da { $from } a { $until }{ $bound }
limit-limit = {" "}(limite { $limit })
limit-longOnEnd = { $work } di lavoro di fila { ON($from) }, che lasciano { $rest } di riposo in 24 ore{ $bound }
limit-night = una notte di { $value } { ON($from) }{ $bound }
limit-nightRun = { $finding } di fila da { $from } a { $until }{ $bound }
limit-onEnd = { $work } di lavoro di fila { ON($from) }, senza riposo in 24 ore{ $bound }
limit-rest = { $value } di riposo tra { $from } e { $until }{ $bound }
limit-restOfDay = { $value } di riposo tra i turni di { $from }{ $bound }
limit-run = { $finding } di lavoro di fila da { $from } a { $until }{ $bound }
limit-shift = { $value } di lavoro { ON($from) }{ $bound }
limit-week = { $value } di lavoro nella settimana da { $from } a { $until }{ $bound }
limit-weeklyRest = nessun riposo di { $limit } da { $from } a { $until }; il più lungo è { $value }{ $bound }

list-last = { $parts } e { $last }
list-separator = {", "}

look-absent = assenza
look-affirmationAdded = Aggiunta alle tue affermazioni; può uscire da domani in poi
look-alsoAfterHardShift = Di nuovo dopo qualsiasi turno: { $text }
look-builtFrom = Compilato dal commit { $commit }
look-builtFromSources = Compilato da una cartella di sorgenti, senza commit noto
look-didYouMean = Intendevi { $key }?
look-everyWord = Ci devono essere tutte le parole; OR è una parola come le altre.
look-journal-fallback = Diario: { $path } (quello predefinito, secondo { $file })
look-journal-folder = Diario: { $path } (trovato risalendo da questa cartella)
look-journal-option = Diario: { $path } (indicato sulla riga di comando)
look-journal-variable = Diario: { $path } (da SMJOURNAL_DIR)
look-keptBadge = { $badge } resta come un distintivo tuo; intendevi { $nearest }?
look-keptKey = { $key } è stata scritta come chiave tua; intendevi { $nearest }?
look-noJournal = Qui non c’è nessun diario; «smjournal init CARTELLA» ne crea uno
look-noSuchKey = nessuna nota ha una chiave «{ $key }»
look-notAfterHardShift = Non dopo un turno duro: { $text }
look-nothingNoted = niente di annotato
look-onlyDays = Solo giorni: { $filters }
look-otherSpelling = { $count } con l’altra grafia: { $command }
look-spelling = Niente è scritto così; trovato con: { $words }
look-timeOff = ferie
look-weeks = { $weeks }, un segno a settimana
look-widerSearch = { $count } con parole che iniziano così: { $command }

lookup-ambiguous = { QUOTED($name) } potrebbe essere più note: { $candidates }
lookup-ambiguous-and-more = e altre { $value }
lookup-inConflict = { QUOTED($name) } è in conflitto, perché due sue versioni si scontrano; «smjournal resolve» lo risolve
lookup-notFound = nessuna nota si chiama { QUOTED($name) }

mayHelp-more = { $what }: in quei giorni vanno meglio: { $measures }.
mayHelp-note = Solo dalle tue note; ciò che va insieme non è per forza una causa.
mayHelp-rest = Più riposo tra i turni: dopo uno breve vanno peggio: { $measures }.
mayHelp-sleep = Più sonno prima di un turno: con meno di sei ore vanno peggio: { $measures }.

mean = { $mean } ({ $share })

meaning-absence = assenza
meaning-day = giorno
meaning-late = pomeriggio
meaning-leave = ferie
meaning-night = notte
meaning-on-call = reperibilità
meaning-public-holiday = festività
meaning-rest = riposo
meaning-rtt = RTT
meaning-sick = malattia
meaning-skip = tralasciato
meaning-training = formazione

measure-mood = umore

media-askModel = Dov’è il modello (un file per whisper-cli, una cartella per vosk-transcriber)?
media-attachLater = La nota è scritta; la foto si aggiunge con: { $command }
media-damaged = non si può togliere ciò che dice oltre all’immagine o al suono (è danneggiato, o di un formato che il programma non sa ripulire); non è stato copiato nulla (--keep-position lo fa)
media-missing = nomina { QUOTED($path) }, che non c’è
media-modelMissing = nessun modello in { $path }; indicalo: smjournal config transcribe-model=PERCORSO
media-needsProgram = è HEIC, da cui solo ImageMagick, che non è installato, può togliere la posizione; salvalo come JPEG, o usa --keep-position
media-noConverter = ffmpeg non è installato, e senza di esso whisper-cli non può leggere { $format }
media-noModel = non si sa quale modello la trascrive; indicalo una volta: smjournal config transcribe-model=PERCORSO (un file per whisper-cli, una cartella per vosk-transcriber)
media-noTranscriber = né whisper-cli né vosk-transcriber sono installati, quindi qui niente può trascriverla; senza --transcribe viene allegata così com’è
media-nothingHeard = { $program } non vi ha sentito parole; viene allegata senza
media-orphan = non è nominato da nessuna nota
media-staysAsLarge = { $file } resta grande com’è: per rimpicciolirla serve ImageMagick, che non è installato o non riesce a leggerla
media-taken = { $file }: { $size } nel diario
media-tooLarge = è troppo grande: { $bytes }, al massimo { $limit }; non è stato copiato nulla
media-transcribed = { $file }, trascritto da { $program }
media-transcriptionFailed = { $program } non è riuscito a trascriverla; non è stato allegato nulla
media-undated = non ha data, né dentro né nel nome; conta per il { $iso }, ultima modifica del file, e una copia o un clone la cambia: aggiungi una riga date: { $iso }
media-unknownFormat = non è né una foto né una registrazione (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); non è stato copiato nulla

megabytes = { $bytes } MiB

month-1 = gennaio
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-of-year = { $month } { $year }
month-short-1 = gen
month-short-10 = ott
month-short-11 = nov
month-short-12 = dic
month-short-2 = feb
month-short-3 = mar
month-short-4 = apr
month-short-5 = mag
month-short-6 = giu
month-short-7 = lug
month-short-8 = ago
month-short-9 = set

mood-dayStays = l’umore del giorno resta { $mood }, delle { $time }
mood-happy = bene
mood-namesDay = «{ $words }» resta nella nota, e l’umore vale per { $day }; se era di allora: { $command }
mood-neutral = neutro
mood-ofDay = l’umore del giorno è ora { $mood }, dopo { $former }
mood-sad = triste
mood-veryHappy = molto bene
mood-verySad = molto triste

noEffects = Niente spicca: nessuna differenza è abbastanza netta da non essere dovuta al caso. Servono almeno { $fewest } giorni con e senza qualcosa.

nothingPlanned = Niente ferie in programma. Per pianificarne: smjournal vacation add DAL..AL
nothingPlanned-half = Nessuna giornata intera libera in programma; { $day }: { $what }

notice-after-it-had = dopo che era cominciato
notice-days = { $hours } prima
notice-hours = { $hours } prima

noun-byte = { $count } byte
noun-character =
    { $count ->
        [one] { $count } carattere
       *[other] { $count } caratteri
    }
noun-checkIn =
    { $count ->
        [one] { $count } inizio turno
       *[other] { $count } inizi turno
    }
noun-checkOut = { $count } fine turno
noun-commit = { $count } commit
noun-day =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
noun-entry =
    { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
noun-event =
    { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
noun-file = { $count } file
noun-hour =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
noun-minute =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
noun-month =
    { $count ->
        [one] { $count } mese
       *[other] { $count } mesi
    }
noun-night =
    { $count ->
        [one] { $count } notte
       *[other] { $count } notti
    }
noun-person =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
noun-problem =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemi
    }
noun-record =
    { $count ->
        [one] { $count } nota
       *[other] { $count } note
    }
noun-shift =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
noun-vacation =
    { $count ->
        [one] { $count } periodo di ferie o assenza
       *[other] { $count } periodi di ferie o assenza
    }
noun-week =
    { $count ->
        [one] { $count } settimana
       *[other] { $count } settimane
    }
noun-word =
    { $count ->
        [one] { $count } parola
       *[other] { $count } parole
    }
noun-workingDay =
    { $count ->
        [one] { $count } giorno lavorativo
       *[other] { $count } giorni lavorativi
    }
noun-year =
    { $count ->
        [one] { $count } anno
       *[other] { $count } anni
    }

number-group = {"."}
number-point = ,

omission-besideLeave = turni in giorni che lì sono congedo o assenza, e che non si lavorano
omission-cancelled = annullati
omission-cell = celle che nessun piano può dire; i loro giorni hanno un turno sconosciuto
omission-column = colonne da cui non si prende nulla
omission-conflict = seconde versioni lasciate da una sincronizzazione, o due versioni in un file; sistemale nell’altro programma e importa di nuovo
omission-deleted = li hai cancellati
omission-differs = diversi qui, dove restano come sono
omission-earlier = di più di un anno fa, di serie senza fine; --from li prende
omission-empty = vuoti
omission-field = ciò che gli eventi di un calendario dicono in più e non viene preso
omission-forgotten = eliminati per sempre, o sigillati, su questo dispositivo
omission-goals = obiettivi
omission-hidden = file nascosti, e la copia non è di questo diario
omission-hiddenRow = righe nascoste
omission-hiddenSheet = fogli nascosti
omission-inBed = a letto, e niente dice che fosse sonno
omission-kept = diversi qui, e non si sa da quando
omission-later = serie che continuano dopo questi giorni; --until le segue oltre
omission-notShift = né il titolo né l’orario dicono che sia un turno
omission-notWanted = tralasciati, come hai detto
omission-otherJournal = di un altro diario in una sua cartella
omission-otherMedia = video e documenti
omission-outside = fuori dai giorni richiesti
omission-overlapping = un’altra nota parla dello stesso tempo
omission-ownCalendar = del calendario di questo stesso diario, che dice quello che è già qui
omission-ownLeave = giorni che restano di ferie anche se il piano prevede lavoro; «smjournal vacation remove» toglie le ferie
omission-ownShift = giorni che mantengono il turno scritto da te
omission-position = posizioni sulla mappa; --keep-position le prende
omission-profile = il profilo di un diario: turni, orari, fuso orario; una copia di sicurezza (export json) lo riporta
omission-row = righe che non vengono lette
omission-sealed = forse già presenti, sigillate; «smjournal unlock» permette di confrontarle
omission-sheet = fogli che non sono un piano turni
omission-trashed = nel cestino dell’altro programma
omission-unnamed = turni di una importazione precedente in giorni che questo piano non copre; restano, --from e --until li tolgono
omission-unpaid = pause diverse da quella abituale del turno
omission-unreadable = lettura impossibile

omission-unusedMedia = foto e registrazioni che nessuna voce nomina
omission-withdrawn = assenze di una importazione precedente che questo piano non ha; restano, «smjournal vacation remove» le toglie
omission-workedShift = giorni passati che mantengono il turno lavorato
openShift-since = {" "}dalle { $time }
openShift-under-way = In corso{ $since }: { $what }

orList-or = { $dropLast } o { $last }

ordinal-first = 1º

output-beside = scritto accanto al diario (dentro sarebbe letto come una nota): { $path }
ownScale-asked = Quando chiederla?
ownScale-good = Quali valori sono buoni?
ownScale-high = quelli alti
ownScale-label = Come mostrarla?
ownScale-low = quelli bassi
ownScale-name = Una nuova scala: il nome?
ownScale-nameHint = una parola, come dolore; Invio per uscire
ownScale-neither = nessuno
ownScale-range = Da quanto a quanto?
ownScale-rangeHint = per esempio 0-10, Invio per 1-5
ownScale-wrongName = Solo lettere, cifre, - e _, e nessuna chiave del programma. Nel profilo: scales: {"{"}dolore: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = Due numeri interi, prima il minore, per esempio 0-10.
page-absenceHatching = tratteggio inverso: assenza
page-after = dopo
page-before = prima
page-changeKey = Più una linea è spessa, più turni sono andati così; quella arancione unisce le medie. La stanchezza si conta verso il basso: una linea che scende è energia persa.
page-changeSummary = { CAPITALIZED($shift) }: { $before }, { $after } ({ $number }).
page-changes = Prima e dopo il turno
page-contents = Sommario
page-day = Giorno
page-dayByDay = Giorno per giorno
page-dayLine = linea in alto: turno di giorno
page-dayWord = { $name }: { $value }
page-empty = Ancora niente di scritto.
page-encryptedPageInstead = La pagina da stampare è { $place }, cifrata come lo sarebbe stato il PDF: decifrala, aprila in un browser e stampala da lì.
page-entries = Voci
page-favorite = Preferita
page-filter = Filtri
page-found =
    { $count } { $count ->
        [one] trovata
       *[other] trovate
    }
page-highlights = Momenti speciali
page-hoursAWeek = Ore alla settimana
page-latest = Ultimi scritti
page-made = Fatta { $CivilDay } con { $records }. Questa pagina non carica e non invia nulla.
page-meanMood = umore { $mean } in { $days }
page-missingPicture = Immagine non inclusa: { $name }
page-months = Mesi
page-mood = Umore
page-moods = Umori
page-nightLine = linea in basso: notte
page-noMood = nessun umore annotato
page-noPrinter = Nessun programma che faccia un PDF: andrebbero WeasyPrint, Chromium, Chrome, Edge o Brave.
page-numbers = Le cifre
page-onCallDots = puntini: reperibilità
page-onThisDay = In questo giorno
page-pageInstead = La pagina da stampare è { $place }: aprila in un browser e stampala da lì.
page-partOnly = Solo queste note: { $what }
page-people = Persone
page-photos = Foto
page-printAsRoot = { $program } non ha fatto nessun PDF: i browser non lavorano come root. WeasyPrint sì, e anche il browser di un altro utente.
page-printFailed = { $program } non ha fatto nessun PDF.
page-privateLeftOut =
    { $number } { $number ->
        [one] privata tralasciata
       *[other] private tralasciate
    }; contano solo i giorni e le ore.
page-quickReturns = Rientri rapidi, dopo meno di { $length }
page-restAndWork = Riposo e lavoro
page-restKey = Una barra è il riposo tra due giorni di lavoro; la linea è a { $length }, un triangolo segna ciò che sta sotto.
page-search = Cerca
page-searchHint = Parole in qualsiasi ordine, gli accenti non contano.
page-searchKey = Il tasto / porta qui.
page-searchOn = Continua la ricerca: { $entries }
page-shift = Turno
page-shifts = Turni
page-showAll = Mostra tutto
page-skip = Vai alle voci
page-tags = Etichette
page-timeOff = Ferie
page-timeOffHatching = tratteggio: ferie
page-title-journal = Diario
page-title-s-journal = Il diario di { $value }
page-trendKey = Un punto al giorno, la linea è la media di { $days } giorni. Fasce: notti (viola) e ferie (verde).
page-trendRange = Massimo: { $high }; minimo: { $low }.
page-trendSummary = { CAPITALIZED($measure) }: { $mean } in media su { $days }.
page-trends = Andamento
page-untagged = { $program } è troppo vecchio per un PDF con struttura: mancherà ai lettori di schermo.
page-weekKey = Più chiara: una settimana incompleta.
page-weekdays = Giorni della settimana
page-yearAtGlance = L’anno a colpo d’occhio
page-yearHint = Tocca un giorno o usa le frecce. Invio porta a quello che hai scritto.

percent = { $percent }%

place-body =
    { $places ->
        [one] un punto del testo
       *[other] { $places } punti del testo
    }
place-notText = tutto il file: una parte non è testo
place-text =
    { $places ->
        [one] un punto del file
       *[other] { $places } punti del file
    }
place-twoRecords = il file dall’inizio: sono due note

placeholder-affirmation = AFFERMAZIONE
placeholder-assignment = CHIAVE=VALORE
placeholder-badge = DISTINTIVO
placeholder-base = BASE
placeholder-category = CATEGORIA
placeholder-color = QUANDO
placeholder-command = COMANDO
placeholder-condition = CHIAVE=VALORE
placeholder-count = N
placeholder-cycle = PAROLE
placeholder-day = GIORNO
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = FILE
placeholder-folder = CARTELLA
placeholder-format = FORMATO
placeholder-half = METÀ
placeholder-hours = PAROLA=ORA-ORA
placeholder-importFormat = FORMATO
placeholder-instant = ISTANTE
placeholder-key = CHIAVE
placeholder-kind = GENERE
placeholder-language = LINGUA
placeholder-link = COLLEGAMENTO
placeholder-markerSize = MISURA
placeholder-meaning = PAROLA=SIGNIFICATO
placeholder-moment = ORA
placeholder-month = AAAA-MM
placeholder-mood = UMORE
placeholder-name = NOME
placeholder-ours = NOSTRA
placeholder-part = PARTE
placeholder-person = PERSONA
placeholder-place = LUOGO
placeholder-program = PROGRAMMA
placeholder-recipient = CHIAVE
placeholder-record = ID
placeholder-regions = CODICI
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = REGOLE
placeholder-shell = SHELL
placeholder-shift = TURNO
placeholder-shiftType = PAROLA=SIGNIFICATO
placeholder-sort = CAMPO
placeholder-span = DAL..AL
placeholder-spans = ORA-ORA
placeholder-status = STATO
placeholder-tag = ETICHETTA
placeholder-tagChange = +ETICHETTA|-ETICHETTA
placeholder-take = CHIAVE=ours|theirs
placeholder-template = NOME
placeholder-text = TESTO
placeholder-theirs = ALTRA
placeholder-title = TITOLO
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = TEMPO
placeholder-why = PAROLA
placeholder-word = PAROLA
placeholder-year = AAAA
placeholder-zone = FUSO

plan-gap = nessun turno dice nulla sul periodo { $from }
plan-noHours = i turni da { $rota } non hanno orari per { QUOTED($word) }
plan-overlap = i turni di { $first } e di { $second } si sovrappongono di { $seconds }
plan-overlap-same-day = due turni di { $first } si sovrappongono di { $seconds }
plan-overlapCycle =
    { $times ->
        [1] { $overlap }, e così via ogni { $days }
       *[other] { $overlap }, e così via, { $times } volte ogni { $days }
    }
plan-sameStart = due cicli cominciano { ON($day) }; conta l’ultimo
plan-shiftInTimeOff = { $id } prevede lavoro { ON($day) }, in piene ferie

planReason-record = lo prevede { $id }
planReason-rota = i tuoi turni prevedono questo intorno a quell’ora
planReason-workingDays = è uno dei tuoi giorni lavorativi

pocket-again = Salvarli ancora
pocket-arrived = Sono nel diario

pocket-asOf = Aggiornato a { $day }
pocket-behind = L’orologio di questo telefono è indietro: questa pagina è stata fatta { $day }. Regolalo prima: le tue risposte portano la sua ora.
pocket-cancel = Annulla
pocket-goOn = Continua
pocket-handed = Salvati come file, non ancora visti nel tuo diario: { $number }
pocket-keepsNothing = Questo browser non tiene nulla per questa pagina: salva le tue risposte prima di chiuderla.
pocket-kept = Annotato: { $what }
pocket-mood = Come stai?
pocket-more = Scrivere altro
pocket-over = Questa pagina conosceva i giorni fino a { $day }. Per quelli dopo fanne una nuova: smjournal export pocket. Le tue risposte le prende ancora.
pocket-since = Da { $day }; ciò che è più vecchio: smjournal export html
pocket-undo = Togli
pocket-unfinished = Non finito da
pocket-waiting = Non ancora nel tuo diario: { $number }

privacy-identifier = { QUOTED($found) } { $kind }
privacy-plainRemote = il diario viene inviato a { $address } senza cifratura
privacy-position = questa foto dice dov’è stata scattata
privacy-publicRemote = il diario viene inviato a { $address }: assicurati che lì non sia pubblico
privacy-readable = altri utenti di questo computer possono leggerlo ({ $mode })

problem-callOutOutside = { $key }: { $span } è fuori dalla reperibilità; non conta
problem-dashWithoutBlank = { $key }: manca uno spazio dopo il trattino, quindi questa riga non comincia un elemento della lista; scrivi: - elemento
problem-emptyFile = è vuoto: forse il testo non è ancora stato scaricato, o un guasto l’ha cancellato; scaricalo, o riprendilo da un altro dispositivo o da un backup
problem-emptyFolder = una cartella vuota
problem-encrypted = è cifrato ({ $tool }); decifralo per leggerlo
problem-endBeforeStart = end viene prima di start; la fine è ignorata
problem-invalidUTF8 = non è testo UTF-8
problem-lfsPointer = contiene un puntatore di git-lfs invece del testo; «git lfs pull» scarica il testo
problem-missingKey = { $kind } senza { $key }
problem-missingKey-profile = questi turni non hanno { $key }, quindi non contano
problem-noZoneRules = su questa macchina non ci sono regole dei fusi orari{ $folder }, quindi di { $zone } non si sa nulla; installa il pacchetto tzdata, o indica una cartella di regole con TZDIR
problem-noZoneRules-tzdir = {" "}(TZDIR: { $value })
problem-notAFile = è { $type }, non un file
problem-nulByte = contiene un byte NUL: non è un file di testo
problem-otherJournal = un altro diario: la sua cartella non fa parte di questo; «smjournal -C CARTELLA» lo apre
problem-outsideFolder = una cartella che non fa parte di un diario
problem-remarkForValue = { $key }: { QUOTED($found) } per YAML è un commento, quindi non si legge nulla; togli il #: { $key }: { $with }
problem-sameMeaning = { $key } vuol dire lo stesso di { $canonical }, che c’è anche; conta l’ultimo
problem-sealedKind = una registrazione di questo tipo non si può sigillare ({ $kind }): ciò che dice non conta in nessuna cifra
problem-strayKey = { $key } non significa nulla in una nota del tipo «{ $kind }», quindi non viene letto
problem-symbolicLink = è un collegamento simbolico; i collegamenti non vengono seguiti
problem-tooLarge = è troppo grande per una nota: { $bytes }, al massimo { $limit }
problem-tooLong = { $key }: { $count }; di solito al massimo { $limit }
problem-tooMany = { $key }: { $count } elementi; di solito al massimo { $limit }
problem-unfinishedMerge = contiene i segni di una fusione non finita; «smjournal resolve» la risolve
problem-unreadable = non leggibile: { $errno }
problem-untilBeforeFrom = until ({ $iso }) viene prima di from ({ $iso2 }); l’ultimo giorno è ignorato
problem-wrongValue = { $key }: serve { $expected }, non { QUOTED($found) }

progress = { $share } del cammino dalle tue ultime ferie

prompt-nothingWritten = Niente di scritto da { $days }, da { $since }. Come stai?
prompt-yearsAgo = {" "}({ $then })
prompt-yearsAgo-a-year-ago =
    { $years ->
        [one] Un anno fa oggi
       *[other] { $years } fa oggi
    }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date } hai scritto { $ids ->
        [one] una voce
       *[other] { $ids }
    }.

question-badges = Che cosa ti corrisponde?
question-cycleStart = In quale giorno comincia questo ciclo?
question-entryText = Che cosa è successo?
question-entryTitle = Titolo? [{ $suggestion }]
question-entryTitle-none = Titolo?
question-folder = Dove vuoi tenere il tuo diario? [{ $suggestion }]
question-former = per questo turno c’è già «{ $kind }»{ $time }: { $id }
question-former-at = , alle { $value }
question-goOn = Riprendere «{ $kind }» ({ $when })?
question-highlights = Momenti da ricordare?
question-isFolder = Creare una cartella { $folder }?
question-isIn = { $shift } inizia alle { $time }: è il suo inizio?
question-isMood = È un umore, { $mood }?
question-isOut = { $shift } finisce alle { $time }: è la sua fine?
question-isText = Sembra una frase: è il testo?
question-language = Quale lingua?
question-makeDefault = Vuoi che smjournal lo trovi da ogni cartella, al posto di { $former }?
question-makeDefault-none = Vuoi che smjournal lo trovi da ogni cartella?
question-mood = Il tuo umore?
question-moodOfDay = L’umore del giorno sarà { $mood }, non più { $former }. Scriverlo?
question-name = Come ti chiami?
question-note = Un appunto?
question-openEditor = Aprire { $editor }? Per uscirne: Esc, poi :wq, poi Invio
question-order = In che ordine vengono i tuoi giorni?
question-putAside = Quello che avevi iniziato resta in { $path }
question-replaceMood = Sostituire { $mood } delle { $time }?
question-shift = Quale turno?
question-shiftAfter = Com’è andato il turno?
question-shiftBefore = Come ti senti prima del turno?
question-tags = Etichette?
question-timeOff = Quando sono le tue prossime ferie?
question-whichRecord = Quale nota?
question-work = Come lavori?
question-writeEntry = Scrivere una voce di diario?

question-writeWords = Scriverlo come nota?
quoted = «{ $text }»

rating-energy-1 = A terra
rating-energy-2 = Poca
rating-energy-3 = Discreta
rating-energy-4 = Buona
rating-energy-5 = Ottima
rating-fatigue-1 = Nessuna
rating-fatigue-2 = Un po’
rating-fatigue-3 = Media
rating-fatigue-4 = Tanta
rating-fatigue-5 = Allo stremo
rating-load-1 = Molto leggero
rating-load-2 = Leggero
rating-load-3 = Moderato
rating-load-4 = Pesante
rating-load-5 = Travolgente
rating-motivation-1 = Nessuna
rating-motivation-2 = Poca
rating-motivation-3 = Discreta
rating-motivation-4 = Buona
rating-motivation-5 = Ottima
rating-satisfaction-1 = Molto bassa
rating-satisfaction-2 = Bassa
rating-satisfaction-3 = Discreta
rating-satisfaction-4 = Buona
rating-satisfaction-5 = Ottima
rating-stress-1 = Nessuno
rating-stress-2 = Lieve
rating-stress-3 = Moderato
rating-stress-4 = Alto
rating-stress-5 = Estremo

recovery-after-these-shifts = { $scale } dopo questi turni: { $mean }
recovery-before-the-shift = { $rest } prima del turno di { $second }, meno di { $limit }
recovery-in-among-them = { $shifts } in { $days }, di cui { $nights }; al massimo { $longestRunOfWork } di lavoro e { $longestRunOfNights } di fila
recovery-no-rest = nessun riposo
recovery-only-of-rest = solo { $rest } di riposo
recovery-shortest-rest-between = riposo più corto tra due turni: { $rest }
recovery-weekends-with-work = fine settimana con lavoro: { $weekendsWorked } su { $weekends }
recovery-work-in-days = lavoro: { $week } in 7 giorni, { $fourWeeks } in 28 giorni

relative-today = oggi
relative-tomorrow = domani
relative-yesterday = ieri

reminder-atUsualTimes = nessun turno futuro ha orari: il promemoria è ogni giorno alle { $times }; «smjournal rota set» dice quando lavori

reminder-calendar = Inizi e fini di turno
reminder-howToUseCron = Aggiungi queste righe con: crontab -e
reminder-howToUseLaunchd = Salva come ~/Library/LaunchAgents/smjournal.reminder.plist, poi carica quel file: launchctl load
reminder-howToUseSystemd = Salva ogni parte con il nome indicato sopra, poi: systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = nessun turno con orari nei prossimi { $days }
reminder-purpose = L’inizio o il fine turno da annotare, e il conto alla rovescia
reminder-title = { CAPITALIZED($kind) }: { $shift }, { $day }
reminder-toKeep = Per conservarlo: { $command }
reminder-withoutHours = { $count } senza orari, quindi senza promemoria; «rota set --hours» o il file di un turno li indica

report-basis-notes = inizio e fine turno
report-basis-plan = turni
report-basis-said = indicato dalla persona
report-beyond = Volte oltre
report-fingerprint = Fatto con { $files }, SHA-256 delle loro somme { $sum }.
report-found = Trovato
report-from = Dal
report-highIsGood = I valori alti sono buoni: { $names }.
report-holidaysUnknown = non noti; per indicarli: smjournal config holidays=it
report-inDoubt =
    { $count ->
        [one] 1 file che riguarda queste ore è in conflitto o non si è potuto leggere come era inteso.
       *[other] { $count } file che riguardano queste ore sono in conflitto o non si sono potuti leggere come erano intesi.
    }
report-limit-any7 = Lavoro in 7 giorni qualsiasi, al massimo
report-limit-average = Lavoro per settimana in media, al massimo
report-limit-night = Notte, al massimo
report-limit-night-run = Notti di fila, al massimo
report-limit-rest = Riposo tra due giorni di lavoro, almeno
report-limit-run = Giorni di lavoro di fila, al massimo
report-limit-shift = Lavoro in un giorno, al massimo
report-limit-week = Lavoro in una settimana di calendario, al massimo
report-limit-weekly-rest = Riposo più lungo della settimana, almeno
report-limitColumn = Limite
report-limits = I limiti accanto ai fatti
report-lowIsGood = I valori bassi sono buoni: { $names }.
report-made = Fatto { $CivilDay }.
report-rated = Con valutazione: { $known } su { $shifts }; ciò che non è stato scritto non è in nessuna media.
report-ratingsKey = Ogni cifra è la media, con il valore più basso e il più alto tra parentesi e n, il numero di turni su cui si basa.
report-restsUnder = Riposi sotto { $length }
report-rules-eu = Limiti: Direttiva 2003/88/CE del 4 novembre 2003: 11 h di riposo su 24 (articolo 3), 24 h e 11 h in 7 giorni (articolo 5), 48 h alla settimana in media su 4 mesi, ferie e malattia neutre (articoli 6 e 16).
report-rules-french = Limiti: Code du travail francese, L3131-1 (11 h di riposo), L3132-2 (35 h alla settimana), L3132-1 (6 giorni alla settimana), L3121-18 (10 h al giorno), L3121-20 (48 h in una settimana di calendario), L3121-22 (44 h in media su 12 settimane), L3122-6 (8 h di notte).
report-rules-frenchHospital = Limiti: decreto francese 2002-9 del 4 gennaio 2002 sugli ospedali pubblici: 12 h di riposo, 36 h alla settimana, 48 h in 7 giorni (Conseil d’État, 4 aprile 2018, 398069), 12 h per turno in deroga.
report-rules-german = { $eu } L’Arbeitszeitgesetz non è in questo programma: il suo testo non si è potuto leggere alla fonte.
report-rules-swiss = Nessun limite: l’Arbeitsgesetz non è in questo programma; il suo testo non si è potuto leggere alla fonte.
report-rules-unitedKingdom = Limiti: Working Time Regulations 1998, regulations 4 (48 h in media su 17 settimane), 10, 11; serie secondo la guida HSG256 dell’HSE.
report-signature = Firma
report-slept =
    Il sonno è noto in { $known } di { $all } { $all ->
        [one] riposo
       *[other] riposi
    }.
report-sourceColumn = Fonte
report-unknown = Non noto
report-until = Al
report-withoutHours = Gli orari di { $count } non sono noti e non entrano in nessuna somma.

ruleSet-ch = Svizzera
ruleSet-de = Germania
ruleSet-eu = Unione europea
ruleSet-fr = diritto del lavoro francese
ruleSet-fr-hospital = ospedali pubblici francesi
ruleSet-none = nessuno
ruleSet-uk = Regno Unito

scale-energy = energia
scale-fatigue = stanchezza
scale-load = carico emotivo
scale-motivation = motivazione
scale-satisfaction = soddisfazione
scale-stress = stress

seal-added = D’ora in poi si sigilla anche per { $recipient }. Per ciò che lo è già: --again
seal-again = Sigillato di nuovo: { $files }
seal-anotherNote = La nota del giorno è sigillata, quindi questa è un’altra accanto; dopo «smjournal unlock» la riga va in quella che c’è.
seal-copyLeftOut = tralasciato anche: { $path }, che dice in chiaro ciò che è sigillato in { $sealed }; «smjournal conflicts» indica le soluzioni
seal-lastRecipient = è l’ultima chiave per cui si sigilla, e non è stato cambiato nulla: { $files } non sarebbero sigillati per nessuno. Prima aggiungerne un’altra con «smjournal seal add», oppure togliere i sigilli e «sealed» dal profilo
seal-leftOut = sigillato e tralasciato: { $records }
seal-linksFollow = I collegamenti seguono: { $files }
seal-linksStay = sigillate, e i loro collegamenti non hanno seguito: { $records }; con la chiave seguono: «smjournal unlock» viene prima di «smjournal seal»
seal-locked = Chiuso: nessuna chiave in memoria.
seal-mediaInClear = { $path } resta in chiaro: lo nomina anche un’altra nota
seal-mediaStay = le foto e registrazioni sigillate di quella cartella restano: senza la chiave nessuno sa di che cosa sono; per portarle via, prima «smjournal unlock»
seal-notTyped = non è stato impostato nulla; la chiave mostrata non vale
seal-nothingIsKept = nessuna chiave è tenuta: XDG_RUNTIME_DIR non indica una cartella in memoria; «smjournal show» e «smjournal search --sealed» chiedono ogni volta la passphrase
seal-nothingToSeal = Già sigillato; non è stato cambiato nulla.
seal-otherKey = sigillato, e non letto: { $records }; la chiave di questo dispositivo non le apre
seal-passphrase = Prima una passphrase: apre su questo dispositivo ciò che è sigillato. age la chiede due volte, in inglese. Poi viene una chiave di recupero per la carta.
seal-passphraseAgain = Nessuna passphrase è stata impostata, forse perché le due erano diverse. Ancora una volta?
seal-readBy = Per leggerla: smjournal show { $id }
seal-ready = Pronto. Le note si sigillano per { $recipient }: una con «smjournal seal ID», tutte di un tipo con «smjournal config sealed=entry».
seal-recoveryKey = La chiave di recupero. Scrivila su carta e tienila lontana da questo dispositivo: con essa si legge tutto ciò che è sigillato; senza di essa e senza la passphrase, nulla.
seal-removed = Non si sigilla più per { $recipient }. Ciò che è già sigillato si apre ancora con essa; --again lo sigilla di nuovo.
seal-sealed = Sigillato: { $path }
seal-staysShut = sigillato per un’altra chiave, e chiuso per questa: { $records }. Quella della carta, scritta in un file, lo apre: «smjournal seal setup --identity FILE»
seal-textIsIn = il testo non si è potuto sigillare; è in { $path }, in memoria, finché questo dispositivo resta acceso
seal-typeBack = Scrivi la chiave di recupero dal foglio
seal-typedWrong = non è la chiave qui sopra, dal carattere { $place }; ancora una volta (↑ riporta ciò che hai scritto), o solo Invio per smettere
seal-unlocked = Aperto fino alle { $time }
seal-unnamed = sigillato, e con giorno e ora per solo nome: { $records }; «smjournal list» le mostra
seal-unread = sigillato, e non cercato: { $records }; «smjournal unlock» le apre
seal-unreadHere = sigillato, e non cercato: { $records }; --sealed chiede la passphrase
seal-unsealed = Di nuovo in chiaro: { $path }
seal-valuesUnknown = sigillato, contenuto non noto: { $records }; «smjournal unlock» apre
seal-versionsGone = Altre versioni in chiaro sono sparite per sempre: { $files }
seeHelp = «{ $command }» mostra l’aiuto.

setting-affirmations = come si sceglie l’affermazione del giorno: by-day (secondo il giorno), mixed (miste) o liked (quelle che ti piacciono)
setting-agreement = la forma delle parole su di te in francese: feminine (femminile), masculine (maschile) o neutral (neutra)
setting-badges = distintivi tuoi, per esempio 🔥, o {"{"}🔥: a tutto fuoco{"}"}
setting-care = se si indica un aiuto dopo settimane molto dure: true o false
setting-clock = che cosa vale come tue ore se non le indichi: said (i turni previsti) o notes (l’ora delle note di inizio e fine turno)
setting-columns = che cosa contengono le colonne delle tabelle d’umore, come {"{"}Anxiety: scale 0-3 low{"}"}; le importazioni lo conservano qui
setting-contract-hours = le tue ore settimanali da contratto
setting-date-order = se 5/6 è il 5 giugno (day-first) o il 6 maggio (month-first)
setting-day-starts = quando comincia un nuovo giorno per una nota che non dice altro, per esempio 05:00
setting-holidays = le festività: paesi come it, regioni come ch-ti, e giorni tuoi
setting-hours = gli orari abituali dei tuoi turni
setting-id = ciò che distingue questo diario dagli altri, anche nelle copie; «smjournal init» lo crea
setting-inline-tags = se le #etichette nel testo delle note contano: true o false
setting-kind = che cosa è il file
setting-language = la lingua del programma: { $codes }
setting-memories = se si ricorda il passato: true o false
setting-moods = umori tuoi con il loro grado da 1 a 5, per esempio {"{"}serena: 4{"}"}
setting-name = il tuo nome
setting-night = quali ore sono notte, per esempio 21:00-06:00
setting-profession = come le affermazioni chiamano il tuo lavoro: nurse (infermieristica), carer (assistenza), midwife (ostetricia) o paramedic (soccorso)
setting-rest-rules = i limiti di riposo con cui confrontare: eu, fr-hospital, fr, uk, de, ch o none
setting-rota = il tuo ciclo di turni; lo scrive «smjournal rota set»
setting-scales = scale tue, per esempio {"{"}dolore: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = i destinatari age per cui si sigilla, una lista; «smjournal seal setup» scrive il primo
setting-sealed = i tipi sigillati quando si scrivono: entry, mood, person, sleep
setting-shifts = che cosa vogliono dire le sigle dei tuoi turni; le scrive «smjournal rota set --shift-type»
setting-smjournal = la versione del formato
setting-templates = il modello di un turno o di un giorno della settimana, come {"{"}notte: consegne, lunedì: settimana{"}"}
setting-theme = i colori: auto, dark (scuri), light (chiari) o mono, o una mappa come {"{"}night: '#8B5CF6'{"}"}
setting-timezone = dove sono i tuoi giorni, per esempio Europe/Rome; altrimenti il fuso del sistema
setting-tone = il tono con cui ti si parla: warm (caloroso) o plain (sobrio)
setting-transcribe-model = il modello per trascrivere le registrazioni: un file di whisper-cli, una cartella di Vosk
setting-warning-signs = se tra le osservazioni si mostrano segnali di esaurimento: true o false
setting-week-starts = il primo giorno della settimana
setting-working-days = i giorni in cui lavori, dove i turni non dicono di più

setup-added =
    { $file }: aggiunte { $lines ->
        [one] { $lines2 }
       *[other] { $lines } righe
    }
setup-alreadyCommits = Questo dispositivo fa già un commit dopo ogni modifica.
setup-alreadyConfigured = configurazione di git: { $key } è già impostato
setup-commits = Da ora questo dispositivo fa un commit dopo ogni modifica. Non invia mai nulla (nessun push).
setup-commitsNoMore = Questo dispositivo non fa più un commit dopo ogni modifica.
setup-complete = { $file }: già completo
setup-configurationRefused = git ha rifiutato di cambiare la sua configurazione
setup-configured = configurazione di git: { $key } impostato
setup-gitMissing = git non è installato
setup-keepsCalendar = { $file }: scritto; da ora questo dispositivo lo riscrive quando il diario cambia
setup-keepsCalendarNoMore = { $file }: resta, e non viene più riscritto
setup-kept = { $file }: c’è già e dice altro; lasciato com’è
setup-made = { $file }: creato
setup-next = Ora scrivi: { $command }
setup-noDesktop = né XDG_DATA_HOME né HOME dicono dove l’ambiente grafico cerca i programmi
setup-noIdentifier = journal.md non ha un id, da cui il diario riconosce il suo modulo; dagliene uno: smjournal config id={ $word }, poi esporta di nuovo il modulo
setup-noReminderHost = qui non ci sono né systemd né launchd né cron per ricordare qualcosa; un calendario può: smjournal reminders ics
setup-noRepository = il diario non è in un repository git; creane uno con: git init { $folder }
setup-notKept = non è stato possibile ricordarlo nella configurazione di questo dispositivo
setup-otherDriver = {"."}gitattributes: fonde già *.md con { QUOTED($name) }; lasciato com’è
setup-started = Eseguito: { $command }
setup-store = { $path }: { $error }
setup-strange = { $file } non è ciò che scrive Obsidian; è rimasto com’è, senza i tipi delle chiavi
setup-takesFrom = Da ora questo dispositivo prende nel diario ciò che il suo modulo salva in { $folder }. Nient’altro viene toccato. Un modulo esportato prima non ha il segno: smjournal export form
setup-takesNoMore = Questo dispositivo non prende più nulla da una cartella.

share = { $mean } su { $expected } attesi

shift-day = turno di giorno di { $date }
shift-named = { $word } di { $date }
shift-night = notte di { $date }
shift-other = turno { $word } di { $date }
shift-rest = riposo, { $date }
shift-type-day = giorno
shift-type-night = notte
shift-type-rest = riposo

shiftChange-energy = energia: { $before } prima, { $after } rimasta dopo ({ $shifts })
shiftChange-other-before-after = { $before }: { $before2 } prima, { $name }{ $after } dopo ({ $shifts })

short-day = { $short } { PADDED($day) } { $shortMonth }
short-day-year = { $short } { PADDED($day) } { $shortMonth } { $year }

size-units = B KB MB GB TB

sleep-afterNights = { $seconds } nelle 24 h prima di un turno che segue una notte ({ $gaps })
sleep-afterQuickReturns = { $seconds } nei riposi sotto le 11 h ({ $gaps })
sleep-asleep = sonno { $seconds }
sleep-beforeNights = { $seconds } nelle 24 h prima di una notte ({ $gaps })
sleep-comparison = { $measure }: { $short } dopo meno di 6 h, { $enough } dopo di più
sleep-heading = Sonno
sleep-inGap = { $asleep } di sonno nelle { $gap } tra due turni
sleep-inGaps = { $seconds } tra due turni ({ $gaps })
sleep-mean =
    in media { $seconds } ({ $sleeps } { $sleeps ->
        [one] volta
       *[other] volte
    })
sleep-meanSteps =
    { $steps } { $steps ->
        [one] passo
       *[other] passi
    } al giorno ({ $days })
sleep-short = meno di 6 h nelle 24 h prima del turno: { $short } su { $all }
sleep-slept = sonno { $asleep }, { $from }–{ $until }
sleep-steps =
    { $steps } { $steps ->
        [one] passo
       *[other] passi
    }

sort-doubt =
    { $count ->
        [one] dubbio
       *[other] dubbi
    }
sort-frontMatter = nell’intestazione
sort-notText = non è testo
sort-unreadable = non leggibile
sort-value =
    { $count ->
        [one] valore sbagliato
       *[other] valori sbagliati
    }

source-ambiguousDate = in { QUOTED($text) } non si distinguono giorno e mese; 'smjournal config date-order=day-first' o 'month-first' dice quale viene prima
source-cutShort = finisce troppo presto: ne manca una parte
source-damaged = è danneggiato
source-damagedFile = { QUOTED($path) } è danneggiato: non è ciò che era stato copiato; è tralasciato
source-encrypted = è cifrato; prima decifralo
source-fewDays = la sua riga di giorni è troppo corta: ce ne sono { $count }, e un mese ne vuole 5 affiancati; oppure dalle una colonna per il giorno e una per il turno
source-hiddenFile = { QUOTED($path) } è un file nascosto e la copia non è di questo diario; è tralasciato
source-keepsPosition = la posizione non si può togliere da { $name } senza ImageMagick; --keep-position lo copia così com’è
source-loneDays = più di sei mesi separano { $days } (giorni: { $count }) dal resto: correggi l’anno nel file, oppure indica con --from e --until quali giorni contano
source-longHours = { QUOTED($text) } dura 16 ore o più; indica gli orari di quella parola con --map
source-missingColumn = manca una colonna { QUOTED($name) }
source-missingEntry = la voce { QUOTED($name) } non c’è
source-missingMedia = { $name } è nominato, ma non c’è
source-missingMonth = qui ci sono i giorni di un mese e niente dice quale o di che anno: indica il primo giorno, --from 2026-12-01, o metti il mese nel nome del file (turni-2026-12)
source-needsConversion-age = è cifrato con age: «age -d -i FILE_CHIAVE -o backup.json FILE» lo apre con la tua chiave (senza -i con una passphrase); importa ciò che scrive
source-needsConversion-binaryExcel = è un file Excel binario (.xlsb): salvalo come .xlsx e importa quello
source-needsConversion-database = è il database di un’app: usa l’esportazione dell’app, per esempio un .csv, .json o .zip, e importa quella
source-needsConversion-locked = è cifrato: esportalo decifrato dal programma che l’ha fatto
source-needsConversion-numbers = è un file di Numbers o Pages di Apple: esportalo lì come Excel (.xlsx) o CSV e importa quello
source-needsConversion-oldExcel = è un vecchio file di Office (.xls, .doc) o uno con password: aprilo dove si apre, salvalo come .xlsx senza password e importa quello
source-needsConversion-ownTable = è una tabella esportata da smjournal, che non si rilegge: esporta il diario come copia di sicurezza (export json) e importa quella
source-needsConversion-packed = è compresso in un modo che non si legge: decomprimilo e importa ciò che contiene, oppure comprimilo in .zip
source-needsConversion-pdf = è un PDF, e nulla ne legge un piano senza errori: chiedi il calendario (.ics) o la tabella (.xlsx, .csv) da cui è stato stampato, oppure ricopialo in una tabella con una colonna per il giorno e una per il turno, e importa quella
source-needsConversion-picture = è un’immagine, e nulla ne legge un piano senza errori: chiedi il calendario (.ics) o la tabella (.xlsx, .csv), oppure ricopiala in una tabella con una colonna per il giorno e una per il turno, e importa quella; una foto va in una nota con smjournal attach
source-needsConversion-samsungNotes = è un file proprio di Samsung Notes, che qui non si legge: nell’app scegli le note, «Salva come file», «File di testo», poi importa la cartella con --dates file
source-needsConversion-slides = è una presentazione: copia la tabella in un foglio di calcolo, salvalo come .xlsx, .ods o .csv e importalo
source-needsConversion-text = è un documento di testo: copia la sua tabella in un foglio di calcolo, salvalo come .xlsx, .ods o .csv e importalo; un diario si può salvare come testo semplice (.txt) o Markdown
source-needsProgram = solo il programma { $name } può leggerlo, e non è installato
source-noDate-a-date-is = manca una data
source-noDate-is-not-a = { QUOTED($text) } non è né una data né un’ora
source-noHours = { QUOTED($text) } non sono orari
source-noPerson = nessuno si chiama { QUOTED($name) }; ci sono { $names }: scegli con --person
source-noShifts = ha dei giorni, ma nessun turno sotto
source-noValue = una formula il cui valore non è nel file; aprilo nel foglio di calcolo e salvalo
source-notALine = una riga senza nome e due punti
source-notBase64 = un carattere che base64 non ha
source-notFormat = non è un file { $name }
source-notXML = non è XML
source-nothingFound = non contiene nulla di ciò che hanno le esportazioni { $name }
source-offScale = { QUOTED($text) } è fuori dalla scala di { QUOTED($column) }
source-openHalf = { QUOTED($text) } è mezza giornata libera e non dice quale: scrivi dopo mattina o pomeriggio nel file, oppure aggiungila con 'smjournal vacation add GIORNO --half morning'
source-otherHere = non è ciò che ha la copia; qui resta com’è
source-otherPerson = sembra il piano turni di «{ $name }», non quello di { $own }
source-otherTable-birthdays = è un elenco di compleanni, non un piano turni; entrano con «smjournal import vcard FILE» (.vcf), o uno a uno con «smjournal people add NOME --birthday GIORNO»
source-otherTable-contacts = è un elenco di contatti, non un piano turni; le persone entrano con «smjournal import vcard FILE» (.vcf), o una a una con «smjournal people add NOME»
source-otherTable-money = è una tabella di importi, non un piano turni
source-otherTable-moods = è una tabella di umori, non un piano turni
source-otherTable-sleep = è una tabella del sonno, non un piano turni
source-otherTable-unknown = niente in questa tabella dice che cos’è; indicalo: «smjournal import csv FILE» per i turni (--person NOME se ci sono più persone), «smjournal import moods FILE» per gli umori
source-pastDays = tutti i suoi giorni sono passati, l’ultimo è { $day }: è il foglio di un altro anno?
source-record = secondo { $id }
source-rota = secondo i tuoi turni
source-severalPeople = più persone: scegline una con --person: { $names }
source-textBeforeEntries = il testo prima della prima voce non appartiene a nessuna
source-tooDeep = è annidato troppo a fondo: si leggono al massimo { $limit } livelli
source-tooLarge = è troppo grande: se ne leggono al massimo { $limit }
source-tooMany = contiene troppo: si leggono al massimo { $limit } elementi
source-twelveHours = { QUOTED($text) } può essere scritto con l’orologio a 12 ore, come altre righe; indica gli orari di quella parola con --map
source-unclosedQuote = virgolette mai chiuse; questa riga è tralasciata
source-undated = { QUOTED($name) } non ha una data né nel nome né nelle chiavi; --dates file prende quella del file
source-unknownFormat = nessun formato noto; indicane uno, per esempio: smjournal import daylio FILE
source-unknownMedia = { $name } non è né un’immagine né una registrazione
source-unknownMethod = è compresso con il metodo { $method }, che non è noto
source-unknownRule = { QUOTED($rule) } non è una regola di ripetizione nota; si prende solo la prima volta
source-unknownZone = { QUOTED($name) } non è un fuso orario noto; si prende quello del diario
source-unknownZone-other = { QUOTED($name) } non è un fuso orario noto; si prende { $zone }
source-unusedWord = niente in esso si chiama { QUOTED($word) }; contiene: { $others }
source-workingDays = un giorno lavorativo
source-wrongPath = { QUOTED($path) } non è il percorso di un file di un diario, o c’è due volte; è tralasciato
source-wrongTag = { QUOTED($name) } viene chiuso, ma qui non è aperto

span-day = { $day }
span-days = { $fromDay }–{ $day } { $month }
span-days-year = { $fromDay }–{ $day } { $month } { $year }
span-months = { $fromDay } { $fromMonth } – { $day } { $month }
span-months-year = { $fromDay } { $fromMonth } – { $day } { $month } { $year }
span-years = { $fromDay } { $fromMonth } { $fromYear } – { $day } { $month } { $year }

start-absenceRepeats = questo ciclo contiene ferie o malattia, che tornerebbero ogni { $days }; --once scrive solo questi giorni
start-again = ogni { $days }, di nuovo
start-areDaysRight = Sono questi i tuoi giorni?
start-areRemindersWanted = Attivo questi promemoria?
start-areWeeksRight = Sono le tue prossime due settimane?
start-comesAgain = Dopo { $days } ricomincia.
start-comesOnce = Solo { $span }: dopo non si ripete nulla.
start-comesOnce-absence = Ferie e malattia non si ripetono, quindi è solo { $span }.
start-enterAgain = Ancora Invio lascia i turni per dopo.
start-everyDay = oggi; altro con help
start-everyMood = il tuo umore, da 1 a 5
start-everyShift = quando un turno è finito
start-giveMeaning = Per dire che cosa significa: { $command }
start-howOften = Una volta sola o si ripete?
start-monthFirst = Le date come 11/5 si leggono con il mese prima (config date-order=day-first lo cambia).
start-noPlan = Non ci vedo turni. Una parola o lettera al giorno, come M M N N R R, o un turno con le ore, come giorno 7-19. Correggi, o Invio per lasciarlo così.
start-noReminders = Niente su questo computer può ricordartelo; il calendario del telefono sì: { $command }
start-once = solo { $span }
start-phone = Per il telefono: una pagina per annotare e i tuoi turni come calendario, in file accanto al diario?
start-phoneBack = Quello che il modulo salva torna da una cartella comune: { $inbox }. Un calendario che segue i turni: { $calendar }
start-phoneFiles = Manda questo al telefono, per mail o via cavo: { $files }
start-questionsLater = Il tuo nome, i tuoi turni, le tue ferie: «{ $command }» te li chiede, quando vuoi.
start-reminders = Alle { $times } una notifica direbbe che cosa c’è da annotare. Servono questi file: { $files }; e questo comando: { $command }.
start-reminders-lines = Alle { $times } una notifica direbbe che cosa c’è da annotare. Serve una riga per ora nella tua { $command }; le altre restano.
start-somethingElse = altro
start-strangeWords = Non capisco { $words }. Correggi, o Invio per lasciarlo così.
start-takesShifts = Questo toglie { $shifts } dai giorni previsti.
start-unpaid = pausa { $length }

stated-began = Quando è cominciato?{ $usual }
stated-callOutToEnd = una fine nell’ultima mezz’ora della reperibilità dice com’è andata e non chiude nessuna chiamata; se ne chiude una: { $command }
stated-calledOut = Una chiamata in reperibilità?
stated-callsOverlap = { $calls } si sovrappongono: i minuti comuni contano una volta
stated-clock = Gli orari delle note di inizio e fine turno valgono come tue ore?
stated-disordered = { $hours } si estenderebbero su { $duration }: indica le ore di un turno in ordine, nessuna due volte
stated-earlyEnd = { $time } è { $duration } prima della fine prevista, { $planned }
stated-emptyForPlan = Lascia vuoto se è andata come previsto.
stated-endBeforeBegin = questa fine è prima dell’inizio del turno, { $begin }: non conta
stated-endOnCall = in reperibilità una fine da sola non è una chiamata e non conta; una chiamata si indica così: { $option } 23:40-04:10
stated-ended = Quando è finito?{ $usual }
stated-endsByPlan = le sue ore arrivano alla fine prevista, { $end }; se è finito prima: { $command }
stated-farEnd = { $time } è lontano dalla fine prevista, { $planned }
stated-farStart = { $time } è lontano dall’inizio previsto, { $planned }
stated-formerCounts = non conta più, vale questa nota: { $what } di { $id }; per tenerlo: { $command }
stated-fromMoment = conta dalle { $time }, il momento in cui scrivi; se è cominciato al suo orario: { $command }
stated-holidays = Aggiungere le festività del tuo paese ({ $code })?
stated-keepBoth = tenere entrambe
stated-laterHolds = vale quella più tardiva, questa non conta; perché conti questa: { $command }
stated-longBreak = una pausa di { $break } è più lunga del turno, { $presence }
stated-nearEnd = così vicino alla fine non conta ore. Se è la fine del turno: { $undo }; se il lavoro è cominciato allora: { $command }
stated-nextDay = se è un’ora del giorno dopo: { $command }
stated-noShift-add-it-with = { $what }{ $rest }; per aggiungerlo: { $command }
stated-noShift-day = nessun turno il { $day }
stated-noShift-there-is = {" "}(ci sono: { $others })
stated-noShift-word = nessun turno «{ $value }» il { $day }
stated-noStart = niente dice quando è cominciato, non si conta nessuna ora; per dirlo: { $command }
stated-noTimeOnCall = nessuna reperibilità a quest’ora il { $day }; per segnare il lavoro come turno: { $command }
stated-ownWork = nessun turno previsto lo aspetta: annotato come lavoro a sé, { $day }; per un altro giorno: { $option }
stated-partOfCountry = Sono i giorni di tutto il paese; quelli della tua regione: smjournal config holidays={ $example }
stated-replace-id = Sostituire { $id }?
stated-replace-time = Sostituire quella delle { $time }?
stated-rules = Quali limiti di lavoro e di riposo valgono per te?
stated-sharedMinutes = ne contano { $counted }: gli altri minuti sono di un altro turno, e ciò che due hanno in comune conta una volta
stated-spanTwice = { $time } viene due volte quella notte, perché si torna all’ora solare: conta la prima, { $counted }
stated-startBehindEnd = quell’inizio è dopo la fine del turno, { $end }: non conta
stated-stays = { $what } resta, come indica { $id }
stated-timeOrKeep = per esempio 7:50, Invio per tenerla
stated-timeOrNow = per esempio 7:50, Invio per adesso
stated-timeOrPlan = per esempio 7:50, adesso, Invio per l’orario previsto
stated-timeTwice = { $time } viene due volte quella notte, perché si torna all’ora solare: conta { $counted }; se era l’altra: { $command }
stated-workedCounts = { $time } non conta: vale { $hours }, indicato con rota worked; per cambiarlo: { $command }
stated-workedHolds = da ora valgono queste ore, non { $what } di { $id }
stated-wouldNotCount = { $hours } sono le ore di { $former } e non conterebbero come { $shift }; per toglierle prima: { $command }

stop-words =
    abbastanza abbiamo adesso alcune alcuni allora altra altre altri altro anche ancora anzi appena
    avere aveva avevano avevo avrei bella bello bene bisogno cada certo che chi ciascuno circa come
    con contro cosa cose cosi dalla dalle dallo davanti davvero della delle dello dentro deve devo
    dietro dopo doppio dove dover dovevo durante ecco eppure erano essere fare fatta fatto finche
    fino forse fosse fuori gia giornata giorni giorno hanno ieri infatti insomma intanto invece
    lavoro loro lungo mai male mano mattina meno mentre mese mezzo miei mila minuti molta molte
    molti molto momento nella nelle nello nessuno niente noi non nostra nostro notte nulla oggi ogni
    oltre oppure ora ore ormai paio parte pensare perche percio pero persona pochi poco poi
    pomeriggio posso possono prima primo proprio pure qualche qualcosa qualcuno quale quando quanto
    quasi quattro quella quelle quelli quello questa queste questi questo qui quindi sabato sapere
    sara sarebbe secondo sei sembra sempre senza sera settimana siamo sono sopra soprattutto sotto
    spesso stata state stati stato stesso sua sue sulla suo tanta tante tanti tanto tardi tempo tra
    tre troppo turni turno tutta tutte tutti tutto uguale ultima ultimo una vado vedere veniva verso
    vicino viene voglio volta volte vorrei vuole

store-changedSinceRead = cambiato nel frattempo; non è stato scritto nulla
store-folderNotEmpty = in questa cartella ci sono già dei file; scegline una nuova
store-foreignJournal = questo diario è di un altro utente; se intendi proprio questo, indicalo con -C CARTELLA o SMJOURNAL_DIR
store-forgotten = l’ultima modifica è stata dimenticata ({ $day }) e non si può riavere; il prossimo «undo» annulla quella precedente
store-insideJournal = starebbe dentro il diario { $root }, che leggerebbe anche questi file; non è stato creato nulla
store-invalidPath = non è un percorso dentro il diario
store-journalAway = il diario di questo dispositivo non c’è: il suo disco non è montato, o la sua cartella è stata spostata; -C CARTELLA dice dov’è, 'smjournal init CARTELLA' ne crea un altro
store-journalExists = c’è già un diario; non è stato toccato
store-locked = è sigillato; la passphrase si chiede a un terminale, e «smjournal unlock» apre per un po’
store-nameTaken = il nome è già preso
store-noFolder = nessuna cartella con questo nome
store-noJournal = nessun diario qui né in una cartella superiore; -C CARTELLA o SMJOURNAL_DIR ne indicano uno, smjournal init CARTELLA ne crea uno
store-noJournalThere = in questa cartella non c’è un diario; quella di un diario contiene il file journal.md
store-notAProfile = non segna un diario: nell’intestazione manca la chiave smjournal (smjournal: 1)
store-notAnExport = un file ha questo nome e, per quanto ne sa questo dispositivo, non è un’esportazione precedente di questo diario così com’è stata scritta; non è stato sostituito: eliminalo o dai un altro nome
store-notAnIndex = non è un indice di smjournal; è rimasto com’era, e senza indice le risposte sono più lente
store-notFound = nessun file con questo nome
store-notUndone = { $StoreError }; questa modifica resta, il prossimo «undo» annulla quella precedente
store-nothingToUndo = non c’è niente da annullare
store-profileCopied = un diario il cui journal.md manca: uno strumento di sincronizzazione ha lasciato { $name }; «smjournal conflicts» lo mostra, «smjournal resolve --all» gli ridà il nome
store-profileGone = un diario il cui journal.md manca: riprenderlo da un altro dispositivo, da un backup o da git, oppure crearne uno nuovo con «smjournal init» e questa cartella
store-seal-copyBeside = è un’altra versione di ciò che va sigillato, e resterebbe in chiaro; «smjournal resolve» la sistema prima
store-seal-file = non si apre: è danneggiato, o sigillato per un’altra chiave
store-seal-identity = la chiave non si è potuta aprire o usare: passphrase errata, o file senza identità age
store-seal-noIdentity = su questo dispositivo non c’è chiave che apra ciò che è sigillato; «smjournal seal setup --identity FILE» prende quella della carta, «smjournal seal setup» ne crea una nuova, che non apre ciò che è già sigillato
store-seal-noMemory = non c’è una cartella in memoria (XDG_RUNTIME_DIR, /dev/shm), e nulla di un testo sigillato può stare su un disco
store-seal-noProgram = né age né rage è installato, e non è stato scritto nulla; age si trova su https://age-encryption.org
store-seal-noRecipients = il profilo non nomina nessuno per cui sigillare (seal-to), e non è stato scritto nulla; lo fa «smjournal seal setup»
store-seal-notUndone = l’ultima modifica è stata un sigillo, che «undo» non annulla: lo fa «smjournal unseal»; il prossimo «undo» annulla quella precedente
store-seal-passphrase = age non ha impostato nessuna passphrase, e non è stato impostato nulla
store-seal-recipients = non si può sigillare per { $recipients }: uno non è un destinatario age, o il programma non è riuscito; non è stato scritto nulla
store-seal-sealFirst = così sarebbe una voce che il profilo sigilla, e non è stato cambiato nulla; «smjournal seal ID» la sigilla prima, o se ne scrive una nuova
store-seal-unclear = che cosa dica «sealed» qui non è sicuro, perciò non è stato scritto nulla in chiaro; «smjournal check» dice la riga, «smjournal config sealed=entry» o simile la corregge
store-symbolicLink = è un collegamento simbolico; i collegamenti non vengono seguiti
store-system = { $call }: { $errno }
store-textElsewhere = non viene sovrascritto: il file { $reason }
store-textHoldsMarkers = il testo contiene le righe di una fusione non finita (<<<<<<<, =======, >>>>>>>) e passerebbe per un conflitto; non è stato scritto nulla
store-textHoldsNUL = il testo contiene un byte NUL e non si potrebbe rileggere; non è stato scritto nulla
store-tooLarge = troppo grande per una nota

streak-bridged = { $current } con note, giorni liberi esclusi
streak-in-a-row = { $current } di fila
streak-record = { $row } (record: { $record })

strength-large = grande
strength-medium = media
strength-small = piccola

suggestedTags-death = lutto
suggestedTags-doubts = dubbi
suggestedTags-emergency = emergenza
suggestedTags-family = famiglia
suggestedTags-fatigue = stanchezza
suggestedTags-great-team = squadra fantastica
suggestedTags-hard-shift = turno difficile
suggestedTags-learning = imparare
suggestedTags-lovely-encounter = bell’incontro
suggestedTags-pride = orgoglio
suggestedTags-recovery = guarigione

suggestion-did-you-mean = ; intendevi «{ $value }»?
suggestion-mood = Umore: { $emoji } { $step } ({ $words })
suggestion-nothing = Il testo non dice niente con abbastanza chiarezza.
suggestion-people = Persone: { $people }
suggestion-places = Luoghi: { $places }
suggestion-tags = Etichette: { $tags }
suggestion-toTakeOver = Per riprenderlo:

summary = { $count } { $meaning }
summary-and = , e { $doubt }
summary-in = { $text } in { $days }
summary-kinds = {" "}({ $kinds })
summary-off = , { $days } di ferie o assenza
summary-on-call = , { $onCall } di reperibilità
summary-rest =
    , { $rests } { $rests ->
        [one] riposo
       *[other] riposi
    }

sync-both = tutti e due
sync-bothFilesStay = Restano entrambi: l’altro { $path } ora è { $name }
sync-brokenMarkers = contiene segni di fusione che non vanno insieme; correggilo in un editor
sync-choose = le due parti hanno cambiato { $map }; scegli con --ours o --theirs{ $keyToTake }{ $isOfText }, o correggilo in un editor
sync-choose-keep-both-with = , tienile entrambe con --both
sync-choose-or-for-one = , o per una sola chiave con --take { $value }=ours
sync-chooseName = le due parti gli hanno dato un altro nome; scegli con --ours o --theirs
sync-clashes = le due parti hanno cambiato { $map }
sync-clearBesideSealed = in chiaro accanto a { $sealed }, che è sigillato; «smjournal seal { $path }» sigilla anche questo testo e tiene entrambi, «smjournal resolve { $path } --ours» tiene solo quello sigillato, --theirs solo questo
sync-copy = una seconda versione di { $original } ({ $tool })
sync-copyLeft = è una seconda versione di { $original }; «smjournal conflicts» dice di più
sync-copyOfNothing = una seconda versione di { $original }, che non c’è più
sync-differs = differisce in { $places }
sync-each = uno per uno
sync-everyDevice = Serve una volta su ogni dispositivo: né git né Syncthing lo portano con sé.
sync-here = qui
sync-kept = { $path } resta com’è; { $copy } ora è { $trash }
sync-later = più tardi
sync-markers = contiene i segni di una fusione non finita
sync-mended = Versioni fuse in { $path }{ $former }
sync-mended-the-file-as = ; il file com’era ora è { $value }
sync-mergeLeft = le due parti hanno cambiato { $map }; il file contiene dei segni
sync-mergeable = si può fondere
sync-merged = { $copy } fuso in { $original }; la copia ora è { $trash }{ $former }
sync-merged-the-former-text = , il testo di prima { $value }
sync-noConflicts = nessun conflitto
sync-removed = { $path } ora è { $trash }
sync-restored = { $copy } ora è { $name }
sync-same = entrambi dicono lo stesso
sync-sameName = { $paths }: per alcuni sistemi questi nomi sono uno solo (maiuscole, accenti); rinominane uno
sync-sealedLeft = sigillato, e cambiato da entrambe le parti; dopo «smjournal unlock», «smjournal resolve --all» unisce i due; senza la chiave, scegli con --ours o --theirs
sync-separated = La seconda nota di { $path } ora è { $name }
sync-stays = { $path } resta
sync-strangeTrash = { $path } è nel cestino, e nulla su questo dispositivo ce l’ha messo; riprendilo con: smjournal restore { $path }
sync-tellGit = Poi dillo a git: git add -- { $files }
sync-there = di là
sync-twin = la stessa nota di { $original }, per momento e titolo
sync-twoFiles = due file diversi con lo stesso nome; resteranno entrambi
sync-twoRecords = due note con lo stesso nome; resteranno entrambe
sync-uncertainPlan = { $path } prevede ferie, ma due sue versioni si scontrano; risolvile con: smjournal resolve --all
sync-uncertainRota = { $path } dice quali turni sono previsti, ma due sue versioni si scontrano; risolvile con: smjournal resolve --all
sync-waiting-deletedByThem = cambiato qui e cancellato dall’altra parte; git ha tenuto il testo e aspetta
sync-waiting-deletedByUs = cancellato qui e cambiato dall’altra parte; git ha tenuto il testo e aspetta
sync-waiting-renamed = spostato qui, e in { $path } dall’altra parte; git aspetta
sync-waiting-sealedByThem = cambiato qui in chiaro e sigillato dall’altra parte; --theirs lo lascia sigillato, --ours tiene il testo cambiato, in chiaro
sync-waiting-sealedByUs = sigillato qui e cambiato in chiaro dall’altra parte; --ours lo lascia sigillato, --theirs prende il testo cambiato, in chiaro
sync-wasSame = { $copy } non diceva nulla di nuovo; ora è { $trash }
sync-whichSide = Quale vale?

systemError-busy = in uso
systemError-exists = esiste già
systemError-inputOutput = errore di ingresso/uscita
systemError-invalid = argomento non valido
systemError-isFolder = è una cartella
systemError-nameTooLong = il nome è troppo lungo
systemError-noAccess = permesso negato
systemError-noEntry = nessun file o cartella con questo nome
systemError-noSpace = spazio su disco esaurito
systemError-none = errore { $errno } del sistema
systemError-notFolder = non è una cartella
systemError-notPermitted = operazione non permessa
systemError-otherDevice = su un altro file system
systemError-quota = la quota del disco è esaurita
systemError-readOnly = il file system è in sola lettura
systemError-tooLarge = file troppo grande
systemError-tooManyFiles = troppi file aperti

tag-keywords =
    turno difficile: difficil|dur|pesante|terribile|sotto organico|pochi in turno|travolt|
    bell’incontro: sorris|ringrazia|grazie|chiacchier|incontr|commoss|commovente |
    imparare: impar|formazione|corso|student|tirocin|tecnica|tutor|
    squadra fantastica: squadra|colleg|insieme|aiutat|
    stanchezza: stanc|esaust|non ho dormito|dormito male|dormito poco|insonn|sfinit|distrutt|a pezzi|
    orgoglio: orgoglio|fier|riuscit|ce l'ho fatta|brav|
    dubbi: dubbi|mi chiedo|insicur|errore|avrei dovuto|
    emergenza: emergenz|arresto|rianima|codice rosso|urgenz|118|
    lutto: mort|decedut|decess|morent|palliativ|
    guarigione: guari|dimess|tornato a casa|tornata a casa|sta meglio|ripres|cammina|
    famiglia: famigli|parent|marito|moglie |mamma|padre|figlia|figlio |figli |

team-basis = da almeno { $people } persone, { $months }
team-heading = { $people } persone, { $month } – { $month2 }
team-measure-hours = Ore di lavoro al mese
team-measure-nights = Notti al mese
team-measure-shifts = Turni al mese
team-measure-shortRests = Riposi sotto le 11 h al mese
team-method = Medie della media propria di ogni persona in un mese finito, arrotondate; ogni persona conta una volta.
team-noFigures = non sono cifre di una persona come le scrive «team figures»
team-shutMonths =
    { $count ->
        [one] 1 mese resta
       *[other] { $count } mesi restano
    } fuori da alcune cifre: hanno scritto meno persone del minimo (minimum) di { $minimum }.
team-tooFew =
    { $people ->
        [one] 1 persona è troppo poco
       *[other] { $people } persone sono troppo poche
    }: ogni cifra vuole un minimo (minimum) di { $minimum } persone che abbiano scritto nello stesso mese finito

template-missing = il modello «{ $name }» indicato in journal.md non è in templates; si usa quello solito
template-unknown = { $names } nel modello non rappresenta niente e resta com’è
time = { TWO($hour) }:{ TWO($minute) }
time-off-approved = approvate
time-off-finished = finite
time-off-leave = ferie
time-off-other = assenza
time-off-planned = previste
time-off-rtt = RTT
time-off-sick = malattia
time-off-training = formazione
time-off-underWay = in corso

timeOffUnderWay-back-to-work = {" "}Si riprende { ON($day) } ({ $type }).
timeOffUnderWay-not-today = Ancora { $days } di ferie, oggi escluso.{ $end }
timeOffUnderWay-time-off-left = In ferie! 🌴 Ancora { $days }, oggi compreso.{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [one] Oggi è il tuo giorno libero! 🎉
       *[other] Ultimo giorno di ferie. 🌴
    }
timeOffUnderWay-your-time-off = Le tue ferie cominciano oggi! 🎉 { $days }.{ $end }

title-good =
    { $shift ->
        [night] Una notte buona
        [rest] Un riposo buono
        [other] Un turno { $shift } buono
       *[day] Una giornata buona
    }
title-goodStart =
    { $shift ->
        [night] In forma prima della notte
        [rest] In forma prima del riposo
        [other] In forma prima del turno { $shift }
       *[day] In forma prima della giornata
    }
title-great =
    { $shift ->
        [night] Una notte bellissima
        [rest] Un riposo bellissimo
        [other] Un turno { $shift } bellissimo
       *[day] Una giornata bellissima
    }
title-hard =
    { $shift ->
        [night] Una notte difficile
        [rest] Un riposo difficile
        [other] Un turno { $shift } difficile
       *[day] Una giornata difficile
    }
title-heavy =
    { $shift ->
        [night] Una notte pesante
        [rest] Un riposo pesante
        [other] Un turno { $shift } pesante
       *[day] Una giornata pesante
    }
title-heavyButGood =
    { $shift ->
        [night] Una notte pesante, ma ne è valsa la pena
        [rest] Un riposo pesante, ma ne è valsa la pena
        [other] Un turno { $shift } pesante, ma ne è valsa la pena
       *[day] Una giornata pesante, ma ne è valsa la pena
    }
title-plain =
    { $shift ->
        [night] Una notte come le altre
        [rest] Un riposo come gli altri
        [other] Un turno { $shift } come gli altri
       *[day] Una giornata come le altre
    }
title-slowStart =
    { $shift ->
        [night] Poca energia prima della notte
        [rest] Poca energia prima del riposo
        [other] Poca energia prima del turno { $shift }
       *[day] Poca energia prima della giornata
    }
title-tense =
    { $shift ->
        [night] In tensione prima della notte
        [rest] In tensione prima del riposo
        [other] In tensione prima del turno { $shift }
       *[day] In tensione prima della giornata
    }
title-tiring =
    { $shift ->
        [night] Una notte faticosa
        [rest] Un riposo faticoso
        [other] Un turno { $shift } faticoso
       *[day] Una giornata faticosa
    }
title-tiringButGood =
    { $shift ->
        [night] Una notte faticosa ma buona
        [rest] Un riposo faticoso ma buono
        [other] Un turno { $shift } faticoso ma buono
       *[day] Una giornata faticosa ma buona
    }

trash-emptied = Tolti dal cestino: { $files }
trash-empty = il cestino è vuoto
trash-forgetNeedsConsent = non è stato dimenticato nulla: non si è potuto chiedere a nessuno; { $flag } dimentica senza chiedere
trash-forgetQuestion = Dimenticare per sempre { $records }, { $files } in tutto? Nemmeno «undo» li riporta.
trash-forgettingFinished = ciò che si stava dimenticando ora è dimenticato
trash-forgotten = Dimenticati per sempre: { $files }
trash-heldByBackup = forse in una copia di sicurezza ({ $day }): { $path }
trash-heldByBackup-standard-output = uscita standard
trash-heldByCopy = ancora in un file accanto, forse di un editor: { $path }
trash-heldByDevices = gli altri dispositivi lo hanno finché non hanno sincronizzato, e più a lungo tra le loro vecchie versioni
trash-heldByGit = ancora nella cronologia di git: { $commits }
trash-heldByVersions = ancora tra le vecchie versioni di Syncthing, in .stversions: { $files }
trash-heldElsewhere = Ciò che ne hanno altri programmi e altre persone non si raggiunge da qui: copie, esportazioni, altre copie di sicurezza, lo spazio libero del disco.
trash-kept = non è stato tolto nulla
trash-mediaLeft = c’è ancora un file che solo lì era nominato: { $path }
trash-namesake = un’altra voce che si chiamava così è nel cestino, e ci resta: { $path }
trash-needsConsent = non è stato tolto nulla: non si è potuto chiedere a nessuno; { $flag } toglie senza chiedere
trash-nothingForgotten = non è stato dimenticato nulla
trash-nothingOlder = niente nel cestino è più vecchio di { $days }
trash-question = Togliere per sempre { $files } dal cestino? Nemmeno «undo» li riporta.
trash-restored = { $path } è tornato come { $name }
trash-since = cancellato { $day }
trash-staged = ancora nell’indice di git, in nessun commit

trend = { $now } { $period } ({ $share })
trend-as-before = { $mean }, come prima
trend-higher = in più
trend-lower = in meno
trend-nothing-written-in = niente di scritto in { $days }
trend-over = in { $days }
trend-than-before = { $mean }, { $amount } { $change } di prima

unasked-foreign = il repository git appartiene a un altro utente
unasked-gitMissing = git non è installato
unasked-unreadable = git non può leggere il repository

unknown-and = e { $parts }
unknown-history = se la sua cronologia lo contenga ancora non si sa
unknown-merge = che cosa aspetti non si sa
unknown-remotes = dove il diario venga inviato non si sa
unknown-setup = non è stato preparato nulla
unknown-which-has-no = { $value }, che non ha ancora un significato
unknown-which-have-no = { $parts }, che non hanno ancora un significato
unknown-with = { $days } con { $word }
unknown-without-a-plan = { $unplannedDays } senza turni previsti

unknownKind-did-you-mean = ; intendevi { $name }?
unknownKind-kind-is-unknown = kind: { QUOTED($found) } è sconosciuto, letto come voce{ $hint }

unknownRegion = holidays: { QUOTED($word) } non è né un giorno come 2026-11-20 né una regione conosciuta; si conoscono { $codes }

unknownShift-did-you-mean = ; intendevi { $value }?
unknownShift-has-no-meaning = { QUOTED($word) } non ha un significato, quindi non conta né come lavoro né come riposo{ $hint }
unknownShift-say-what-it = ; scrivi che cosa vuol dire sotto shifts in journal.md

usage-contradiction = «{ $one }» e «{ $other }» si escludono
usage-example = Per esempio: { $command }
usage-inputReadInPart = l’input standard è già stato letto in parte, come da un ciclo; «-» prende il resto come testo, «< /dev/null» lo lascia
usage-mergeNotes = Nessun comando unisce due note: «smjournal show B» mostra il testo di una, «smjournal edit A» permette di aggiungerlo all’altra, «smjournal delete B» sposta la prima nel cestino.
usage-missingArgument = manca l’argomento { $placeholder }
usage-missingValue = l’opzione «{ $option }» vuole un valore: { $option } { $placeholder }
usage-noSuchDay = «{ $found }»: { $month } ha { $length }
usage-notDiffering-the-versions-don = «{ $found }»: le versioni non differiscono in questo; differiscono in { $places }
usage-notDiffering-there-are-no = «{ $found }»: qui non ci sono chiavi da scegliere; scegli con --ours o --theirs
usage-notSealable = { $kind }: non si può sigillare; le voci, le persone e il sonno sì
usage-notUTF8 = { $name }: il testo non è UTF-8
usage-nothingToWrite = niente da scrivere: indica { $options }
usage-ownMood = Per una parola tua: { $command }
usage-repeated = l’opzione «{ $option }» è data due volte
usage-severalShifts = più turni quel giorno: { $words }; indica quale
usage-spanTooLong = «{ $span }» supera { $years } anni
usage-textIsNoKey = «{ $word }» non è una chiave: il testo di una nota si cambia con «smjournal edit» e si aggiunge con «smjournal append»
usage-unencryptedFolder = «{ $option }» vuole un solo file: quelli della cartella «{ $folder }» non sarebbero cifrati; indica un file, come { $file }
usage-unexpectedArgument = argomento inatteso «{ $word }»
usage-unexpectedValue = l’opzione «{ $option }» non prende valori
usage-unknownCommand = comando sconosciuto «{ $word }»{ $nearest }
usage-unknownFormat = formato sconosciuto «{ $word }»{ $nearest }
usage-unknownJournal = nessun diario si chiama «{ $name }»; c’è { $known }
usage-unknownJournal-none = nessun diario si chiama «{ $name }»; per dare questo nome: smjournal config { $name }=CARTELLA
usage-unknownOption = opzione sconosciuta «{ $word }»{ $nearest }
usage-unknownSetting = impostazione sconosciuta «{ $key }»{ $nearest }
usage-unknownSetting-did-you-mean = ; intendevi «{ $value }»?
usage-unknownShift = «{ $word }» non ha un significato nei turni{ $nearest }
usage-unknownShift-did-you-mean = ; intendevi «{ $value }»?
usage-unknownShift-say-what-it = ; di’ che cosa vuol dire: rota set --shift-type { $definition }
usage-unknownTopic = nessun comando e nessun tema si chiama «{ $word }» (temi: { $topics }){ $nearest }
usage-untilBeforeFrom = «{ $span }» finisce prima di cominciare
usage-wrongValue = { $found }: previsto: { $expected }{ $nearest }
usage-wrongValue-alone = «{ $found }»
usage-wrongValue-name = { $name } «{ $found }»
usage-yearOpen = «{ $span }» sarebbe { $read }; se è quello che intendi, scrivilo così

verbs =
    aggiungere append
    aggiungi append
    aiuto help
    allega attach
    anno year
    annulla undo
    apri edit
    assenza rota off
    blocca lock
    calendario month
    caso random
    cerca search
    cestino trash
    controlla check
    elenco list
    elimina delete
    entrata check-in
    esporta export
    etichette tags
    ferie vacation add
    foto attach
    giorno day
    impostazioni config
    importa import
    lista list
    malata rota off
    malato rota off
    malattia rota off
    mese month
    modifica edit
    mostra show
    nota new
    nuova new
    nuovo new
    oggi today
    ore report
    persone people
    preferito favorite
    promemoria reminders
    rapporto report
    ricordi memories
    ripristina restore
    sblocca unlock
    scambio rota swap
    settimana week
    sigilla seal
    sposta move
    statistiche stats
    straordinari report
    turni rota
    umore mood
    uscita check-out
    vedi show
verbs-change = Modificare
verbs-everyDay = Ogni giorno
verbs-files = File
verbs-look = Guardare
verbs-plan = Pianificare
verbs-setUp = Preparare

versions-bothShifts = Restano entrambi: { $path } ora si aggiunge a { $other }
versions-choose = le versioni differiscono in { $map }, e quale sia la più vecchia non si sa; scegli con --ours o --theirs{ $keyToTake }{ $isOfText }, o correggilo in un editor
versions-choose-keep-both-with = , tienile entrambe con --both
versions-choose-or-for-one = , o per una sola chiave con --take { $value }=ours
versions-choosePerson = due persone con lo stesso nome; fondile con --ours o --theirs, o dai un altro nome a una: { $command }
versions-chooseShift = due cambi dello stesso giorno; scegli con --ours o --theirs, o tieni entrambi i turni con --both
versions-copy = copia
versions-differ = le versioni differiscono in { $map }; quale sia la più vecchia non si sa
versions-file = file
versions-namesake = { $name } c’è già ({ $path }), e ora sono due; «smjournal undo» toglie il file nuovo
versions-sameDay = cambia lo stesso giorno di { $original }, e dice altro
versions-samePerson = ha lo stesso nome di { $original }
versions-unaskedGit = { $refusal }: { $matter }
versions-untouched = niente nel registro delle modifiche di questo dispositivo ha cambiato { $keys }
versions-written = { $side }: cambiato { $moment }{ $writer }

view-dayMark = G
view-daysWritten = { $days } con qualcosa di scritto
view-effects = Che cosa va insieme ai giorni buoni e a quelli difficili
view-holiday = Festività
view-hours = { $from }–{ $until }, { $seconds }
view-mayHelp = Che cosa può aiutare
view-memoriesDay = Questo giorno in altri anni
view-memoriesMonth = Questo mese in altri anni
view-memoriesWeek = Questa settimana in altri anni
view-mood-mood = Umore: { $value }
view-mood-no-mood-noted = Nessun umore annotato
view-moodDays = Umore annotato in { $days } su { NUMBER($all) }
view-moods = Umori, uno al giorno
view-nightMark = N
view-noHours = Non si conoscono orari per { $words }: «rota set» li prende con --hours { $words2 }=HH:MM-HH:MM
view-noPlanProblems = Niente manca, niente si sovrappone.
view-noPrompts = Oggi non c’è niente da ricordare.
view-noRota = Ancora niente turni. Per inserirli: smjournal rota set --from GIORNO --cycle 'giorno giorno notte notte riposo riposo'
view-people = Persone
view-planned = previsto
view-productive = Quando scrivi
view-productivity = { $entries }, { $words }
view-records = Note
view-recovery = Riposo e lavoro, ultimi 28 giorni
view-rotaLater = dal { $day } continua il piano stabilito prima; per cambiare anche quello: { $command } …
view-rotaSet = Turni scritti in { $path }: un ciclo di { $days } da { $day }
view-shiftChanges = Prima e dopo il turno
view-tags = Etichette
view-timeOff = Ferie
view-timeOff-title = Ferie: { $value }
view-trends = Umore e scale, l’ultimo valore del giorno: 7 e 30 giorni, rispetto ad altrettanti prima
view-warningSigns = Vale un pensiero
view-words = { $words }, { $minutes } di lettura

warningNote = Sono osservazioni dalle tue note, non una diagnosi. Se ti ci ritrovi, parlane con qualcuno di cui ti fidi, con il medico del lavoro o con il tuo medico. Per nasconderle: warning-signs: false in journal.md.

warningSign-in-the-days = ; nei 90 giorni prima { $value }
warningSign-over-four-weeks = { $dimension }: in quattro settimane { $scale } in media { $mean } ({ $records }){ $usual }.

week-mood = umore { $mood } ({ $mood2 })
week-your-week = La tua settimana, { $from }: { $parts }.

weekday-1 = lunedì
weekday-2 = martedì
weekday-3 = mercoledì
weekday-4 = giovedì
weekday-5 = venerdì
weekday-6 = sabato
weekday-7 = domenica
weekday-short-1 = lun
weekday-short-2 = mar
weekday-short-3 = mer
weekday-short-4 = gio
weekday-short-5 = ven
weekday-short-6 = sab
weekday-short-7 = dom

word-badge = { QUOTED($badge) } è un distintivo tuo; intendevi { QUOTED($nearest) }?
word-key = { QUOTED($key) } è una chiave tua; intendevi { QUOTED($nearest) }?
word-mood = l’umore { QUOTED($mood) } non entra in nessuna cifra; intendevi { QUOTED($nearest) }?
word-mood-none = l’umore { QUOTED($mood) } non entra in nessuna cifra: non è una parola né un’emoji nota
word-privateKey = { $nearest } { QUOTED($key) } vale come tale, e la nota resta fuori dalle esportazioni; «private: false» dice che non lo è.

work-afterNight = Com’è andata la notte?
work-afterShift = Com’è andato il turno?
work-ahead = ancora { $shifts } · previste { $planned }
work-areLettersRight = Vogliono dire questo dove lavori?
work-averageOpen = La settimana media non è confrontata con nessun limite: del suo periodo sono noti meno di { $days }.
work-averageOver = Giorni noti che la settimana media conta: { $days }. Ferie, malattia e altre assenze sono tolte da entrambe le parti (2003/88/CE, articolo 16 b; le altre assenze per scelta di questo programma).
work-basis-notes = annotato
work-basis-plan = turni
work-basis-said = indicato
work-calledOut = chiamata { $text }
work-change = { $day }: { $was } → { $now }{ $notice }
work-change-notice = , { $notice }
work-changes =
    { $changed } su { $all } { $changed ->
        [one] è cambiato
       *[other] sono cambiati
    }, { $short } con meno di 48 ore di preavviso
work-daysWorked = { $days } al lavoro
work-eachShift = Ogni turno con l’origine delle sue ore: smjournal report --shifts
work-extra = in più
work-fromDay = dal { $day }
work-giveHours = per dargliene quel giorno: { $command }
work-goesOn = il turno continua: la sua fine delle { $time } non conta più
work-halfDay-afternoon = mezza giornata, pomeriggio
work-halfDay-morning = mezza giornata, mattina
work-hasNotes = { $day } ha già un inizio o una fine: resta, e le sue ore contano
work-hoursLater = { $word } non ha orari per { $day }: quelli noti valgono da { $from }
work-hoursOwed = Si recuperano ore a credito: non si lavora, e il contratto conta il giorno.
work-howToChooseRules = Nessuna regola di riposo è scelta: cifre senza giudizio. Per scegliere: smjournal config rest-rules=eu (o fr-hospital, fr, uk, de, ch)
work-howToMean = per esempio: giorno 07:00-19:30 pausa 30, giorno 8-12 e 16-20, notte 19:00-07:00, reperibilità, formazione, riposo, ferie, malattia
work-isOneDay = «{ $words }» è un solo giorno, senza lavoro?
work-leftOut = Esclusi: { $days }.
work-longDay = { $day } ha { $minutes } di lavoro
work-longSpan = Intendi { $span }, { $days }?
work-meansFrom = { $word } significa questo dal { $day }; prima resta il vecchio significato. Per correggere anche quei giorni: { $command }
work-missingCheckOuts = { $days } senza fine turno: dove la turnazione dice quando finiscono questi turni, conta quello.
work-nextShift = Prossimo: { $what }{ $at }
work-nextShift-at = , { $value }
work-nightIsOn = oggi è { $day } finché dura la sua notte; per il giorno che viene: { $other }
work-noAverage = Nessuna settimana media e nessun saldo del contratto: nessuna turnazione dice quali degli altri giorni erano liberi. Per dirlo: smjournal rota set
work-noChanges = Nessun turno pubblicato è cambiato.
work-noCheckOut = { $what } ha un inizio e nessuna fine; { $option } indica quello
work-noFindings = Nessun riposo, settimana o serie supera i limiti.
work-noWork = riposo
work-notInCycle = { $word } ha degli orari, ma non è nel ciclo
work-onCallTotal = reperibilità { $seconds }
work-otherToday = un altro lavoro di oggi
work-ownLimits = Prima valgono i limiti di journal.md: { $limits }.
work-partOfRest = { $part } di un riposo di { $whole }
work-pastChanged = giorni già vissuti che ora hanno altri turni: { $days }; «undo» lo annulla
work-replaced = non conta, ne vale un altro: { $id }
work-reportLimits = I limiti stanno accanto ai fatti; per essi la reperibilità sul posto di lavoro conta come lavoro. I contratti possono differire. Non è un giudizio.
work-reportSources = Un turno appartiene al giorno in cui comincia. Le sue ore sono quelle indicate, altrimenti quelle previste; inizi e fini di turno contano solo se il profilo lo dice, o senza turni previsti. Lavorate: presenza meno pause non pagate.
work-restBefore = { $seconds } di riposo prima
work-sameAbsence = questi giorni sono già liberi: { $id }
work-sameExtra = questo turno c’è già in più: { $id }
work-sameShifts = { $first } e { $second } hanno lo stesso: uno scambio non cambierebbe nulla
work-shared = { $minutes } di turni che si sovrappongono contano una volta sola
work-shiftForLeave = { $day }: { $what } nel piano; un turno ne prende il posto
work-shiftInTimeOff = { $day } è libero ({ $what }): un turno non conta finché resta così
work-shiftsGo = { $day } ha più turni nella turnistica: d’ora in poi senza { $what }
work-soFar = finora
work-swapsBack = lo scambio si annulla: { $day } torna al turno previsto
work-tookLastShift = attribuito all’ultimo turno cominciato: { $what }; --date o --shift ne indicano un altro
work-unknownRest = riposo prima sconosciuto: { $unplannedDays } senza turni previsti
work-unknownRests = Riposi con giorni senza turni previsti, forse lavorati: { $count }, non contati.
work-weekTotal = { $shifts } · previste { $planned } · lavorate { $worked }
work-whatMeans = Che cosa vuol dire { $word }?
work-whichHours = Che orario ha { $word }?
work-whichShift = Di quale turno si tratta?
work-wordBefore = finora significava un’altra cosa: { $former }
work-wordsSaved = Scritto che cosa vuol dire { $words }: { $path }
work-workedHours = fatte { $worked }
work-workedInTimeOff = { $day } è libero ({ $what }): queste ore contano lo stesso come lavorate
work-writeAnyway = Scriverlo lo stesso?
work-zoneFrom = il nuovo fuso vale da { $day }: il turno di oggi conserva le sue ore

writer-device = , dal dispositivo { $name }
writer-thisDevice = , su questo dispositivo

yaml-aliasInItself = l’alias { $name } sta per un valore di cui fa parte
yaml-aliasesTooLarge = alias che stanno per più di { $limit } valori
yaml-blockScalarHeader = { QUOTED($found) } non può seguire | o >
yaml-blockScalarIndentation = una riga vuota prima del testo ha più spazi del testo
yaml-collectionOnSameLine = una lista o delle chiavi con valori non possono cominciare su questa riga, ma sulla successiva
yaml-colonInValue = altri due punti nel valore; metti il valore tra virgolette "…"
yaml-commentWithoutBlank = serve uno spazio prima del # di un commento
yaml-conflictMarker = una riga lasciata da una fusione non finita
yaml-contentAfter = { QUOTED($found) } dopo la fine { $construct }
yaml-controlCharacter = il carattere U+{ $width } non è permesso
yaml-directiveWithoutDocument = direttive senza documento
yaml-documentMarkerInside = una riga --- o ... all’interno { $construct }
yaml-duplicateDirective = { QUOTED($text) } una seconda volta
yaml-duplicateKey = { QUOTED($key) } è già alla riga { $line }; conta l’ultimo
yaml-emptyFlowEntry = niente tra due virgole
yaml-flowKeyOnOtherLine = una chiave e i suoi due punti devono stare sulla stessa riga
yaml-foreignFrontMatter = un’intestazione comincia con tre trattini, non con { QUOTED($found) }; è presa per testo
yaml-found = { QUOTED($found) }
yaml-frontMatterNotFirst = queste chiavi seguono altro testo, quindi sono testo anche loro; mettile all’inizio del file
yaml-invalidDirective = { QUOTED($text) } non è una direttiva
yaml-invalidEscape = { QUOTED($text) } non è una sequenza di escape; una barra inversa si scrive \\
yaml-invalidTag = { QUOTED($tag) } non è un tipo; metti il valore tra virgolette "…"
yaml-invalidUTF8 = il byte { $width } non è UTF-8
yaml-keyTooLong = una chiave o un nome di più di { $limit }
yaml-mergeKey = la chiave «<<» non viene letta; scrivi al suo posto le chiavi stesse
yaml-missingAnchorName = & o * senza nome; metti il valore tra virgolette "…"
yaml-missingColon = { QUOTED($text) } non ha due punti seguiti da uno spazio: serve CHIAVE: VALORE
yaml-missingComma = serve una virgola o la fine { $construct }, trovato { QUOTED($found) }
yaml-multilineKey = una chiave non può stare su più righe
yaml-notIndented = questa riga { $construct } deve rientrare più della sua chiave
yaml-notJSON = serve { $expected }, trovato { $isEmpty }
yaml-notMapping = l’intestazione non è fatta di righe CHIAVE: VALORE
yaml-notUTF8 = il testo è UTF-16 o UTF-32; salvalo come UTF-8
yaml-of-alias = dell’alias
yaml-of-blockMapping = delle chiavi
yaml-of-blockScalar = del testo dopo | o >
yaml-of-blockSequence = della lista
yaml-of-documentEnd = della riga ...
yaml-of-documentStart = della riga ---
yaml-of-doubleQuoted = del testo tra "…"
yaml-of-flowMapping = delle chiavi tra {"{"}…{"}"}
yaml-of-flowSequence = della lista tra […]
yaml-of-plain = del testo
yaml-of-singleQuoted = del testo tra '…'
yaml-of-tag = del tipo
yaml-of-value = del valore
yaml-propertiesOnAlias = un alias (*) non può avere né ancora né tipo
yaml-reservedIndicator = un valore non può cominciare con { QUOTED($character) }; mettilo tra virgolette "…"
yaml-scalarTooLong = un valore di più di { $limit }
yaml-secondAnchor = una seconda ancora (&) su un valore
yaml-secondDocument = un secondo documento YAML; deve essercene uno solo
yaml-secondTag = un secondo tipo (!) su un valore
yaml-spaces =
    { $count ->
        [one] { $count } spazio
       *[other] { $count } spazi
    }
yaml-stars = gli asterischi qui hanno un altro senso: tra virgolette sono testo, e una valutazione è un numero: { $stars }
yaml-start = {" "}(comincia alla riga { $line })
yaml-tabInIndentation = una tabulazione nel rientro; servono spazi
yaml-textBeforeFrontMatter = l’intestazione non è proprio all’inizio del file; altri programmi la prendono per testo: cancella ciò che precede ---
yaml-textTooLong = un’intestazione di più di { $limit }
yaml-the-end = la fine
yaml-tomlFrontMatter = queste chiavi sono TOML, tra righe +++; scrivi --- sopra e sotto, e CHIAVE: VALORE
yaml-tooDeep = più di { $limit } livelli di annidamento
yaml-tooManyDirectives = più di { $limit } righe %TAG
yaml-tooManyProblems = più di { $limit }; il resto non è mostrato
yaml-undefinedAlias = { $name } non rimanda a nulla più in alto; metti il valore tra virgolette "…"
yaml-undefinedTagHandle = il prefisso di tipo { QUOTED($handle) } non è dichiarato
yaml-unsupportedVersion = YAML { $version } non è noto
yaml-unterminated = manca la fine { $construct }
yaml-unterminatedFrontMatter = all’intestazione manca la riga --- che la chiude
yaml-unusualClosingLine = un’intestazione finisce con tre trattini; altri programmi non ne vedono la fine qui: scrivi ---
yaml-unusualOpeningLine = un’intestazione comincia con tre trattini; { QUOTED($found) } vale per loro, altri programmi vedono testo: scrivi ---
yaml-wrongIndentation = { $found } all’inizio della riga, dove ne servirebbero { $expected }

import JournalModel
import JournalStore

extension Italian {
  var colon: String { ": " }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program: "smjournal – un diario in semplici file di testo per chi lavora a turni"
    case .usage: "Uso"
    case .commands: "Comandi"
    case .options: "Opzioni"
    case .commonOptions: "Opzioni comuni"
    case .examples: "Esempi"
    case .moreHelp: "«smjournal help COMANDO» dice di più su uno di essi."
    case .initialize: "Creare un nuovo diario in una cartella"
    case .today: "L’affermazione di oggi, il conto alla rovescia, le note e il turno"
    case .new: "Scrivere una voce del diario; da solo in un terminale fa domande"
    case .moodCommand: "Annotare il tuo umore: da 1 a 5, un’emoji o una parola"
    case .checkIn: "Annotare come ti senti prima di un turno"
    case .checkOut: "Annotare come ti senti dopo un turno"
    case .vacationAdd: "Pianificare le ferie"
    case .vacationList: "Elencare le ferie, passate e future"
    case .vacationSet: "Modificare le ferie"
    case .vacationRemove: "Togliere le ferie"
    case .day: "Tutto su un giorno: turno, orari, umore, note"
    case .month: "Un mese come calendario: lavoro, umori, ferie"
    case .year: "Un anno in pixel: l’umore di ogni giorno"
    case .rota: "Mostrare i turni delle prossime quattro settimane"
    case .rotaSet: "Scrivere i turni nel profilo"
    case .rotaSwap: "Un altro turno in un giorno, o due giorni che si scambiano"
    case .rotaOff: "Assenza di uno o più giorni: malattia, altro motivo"
    case .rotaCheck: "Trovare giorni senza turni, turni che si sovrappongono, riposi oltre i limiti"
    case .rotaAdd: "Un turno in più in un giorno, oltre a quelli previsti"
    case .rotaChanges: "Che cosa è cambiato nei turni pubblicati, e con quanto preavviso"
    case .week: "Una settimana: turni con orari, riposi, umori, totali"
    case .report: "Tempo di lavoro, riposo e recupero di un periodo"
    case .letters:
      "che cosa indicano di solito le lettere in un paese, mostrato e confermato nel terminale: fr"
    case .shiftType:
      "che cosa vuol dire una sigla dei turni, per esempio G='giorno 07:00-19:30 pausa 30'; si può ripetere"
    case .why: "perché: sick (malattia), leave (ferie), rtt, training (formazione) o una parola tua"
    case .half: "solo mezza giornata: morning o afternoon"
    case .rules: "i limiti da mostrare: eu, fr-hospital, fr, uk o none"
    case .ratings: "con le valutazioni prima e dopo i turni"
    case .csv: "come tabella, una riga per turno"
    case .stats: "Cifre, ognuna con il numero di note che ha dietro"
    case .insights: "Che cosa va insieme ai giorni buoni e a quelli difficili; riposo e recupero"
    case .prompts: "Un anno fa, i giorni senza una parola, la settimana in breve"
    case .reminders: "Scrivere promemoria per systemd, cron, launchd o un calendario"
    case .list: "Elencare le note, prima le più recenti, alla fine ciò che verrà"
    case .search:
      "Cercare parole in titoli, etichette e testi: tutte le parole, \"una frase\", parola*, -parola"
    case .show: "Mostrare una nota"
    case .set: "Cambiare chiavi di una nota; tutto il resto del file resta com’è"
    case .unset: "Togliere chiavi da una nota"
    case .tag: "Aggiungere e togliere etichette a una nota; senza indicarne, ne propone"
    case .favorite: "Segnare una nota come preferita"
    case .edit: "Aprire una nota nel tuo editor, poi controllarla"
    case .move: "Dare a una nota un altro giorno"
    case .delete: "Spostare una nota nel cestino"
    case .undo: "Annullare l’ultima modifica"
    case .affirmation: "L’affermazione di oggi"
    case .affirmationLike: "Mettere «mi piace» a un’affermazione, a quella di oggi se non se ne indica una"
    case .affirmationUnlike: "Togliere il «mi piace»"
    case .affirmationList: "Elencare le affermazioni"
    case .reindex: "Aggiornare l’indice"
    case .check: "Segnalare ogni problema in ogni file"
    case .completions: "Scrivere lo script di completamento per una shell"
    case .help: "Spiegare un comando"
    case .version: "Scrivere la versione"
    case .mcp: "Rispondere a un assistente locale (Model Context Protocol) su standard input e output"
    case .mcpWrite: "lasciargli scrivere voci, umori, inizi e fini di turno"
    case .mcpPrivate: "lasciargli vedere anche le note private"
    case .sourceOption: "chi lo scrive, per esempio shortcut o cron"
    case .link: "Aprire un collegamento come smjournal://show/ID; chiede e da solo non scrive nulla"
    case .suggest: "Etichette, umore, persone e luoghi che un testo suggerisce; non scrive nulla"
    case .team: "Cifre di più diari che non nominano nessuno"
    case .teamFigures: "Scrivere le proprie cifre al mese, da dare a «team» al posto del diario"
    case .teamMinimum: "quante persone servono per una cifra, almeno 3; 5 se non si dice altro"
    case .transcribe: "scrivere quello che dice una registrazione, con un programma di questo computer"
    case .config: "Mostrare o cambiare le impostazioni del profilo"
    case .people: "Le persone, le note che le nominano, i prossimi compleanni"
    case .peopleAdd: "Creare il file di una persona"
    case .birthday: "il compleanno, per esempio 2019-03-12, o --03-12 senza l’anno"
    case .relation: "chi è per te, per esempio figlia o amica"
    case .tags: "Ogni etichetta con il suo numero e l’ultimo giorno"
    case .man: "Scrivere una pagina per man, di un comando o del programma"
    case .manName: "Nome"
    case .manSynopsis: "Sintassi"
    case .manDescription: "Descrizione"
    case .manExitStatus: "Codice di uscita"
    case .manEnvironment: "Ambiente"
    case .manFiles: "File"
    case .manSeeAlso: "Vedi anche"
    case .manProgram:
      "Le sensazioni prima e dopo un turno, le voci del diario, le ferie: ognuna è un file Markdown con intestazione "
        + "YAML in una cartella al mese. smjournal li scrive e li legge, conta i turni fino alle ferie e "
        + "non usa mai la rete."
    case .manJournalVariable: "la cartella del diario, dove --journal non la indica"
    case .manIndexVariable: "il file dell’indice, dove --index non lo indica"
    case .manEditorVariable: "l’editor che apre i file"
    case .manProfile: "il profilo; segna la radice di un diario"
    case .manCache: "l’indice, che si può cancellare in ogni momento"
    case .exitDone: "tutto bene"
    case .exitDataProblem: "qualcosa non va in un file, o quello che è stato indicato non c’è"
    case .exitUsage: "parole sbagliate sulla riga di comando"
    case .exitInputOutput: "un file non si è potuto leggere o scrivere"
    case .journal: "la cartella del diario; altrimenti SMJOURNAL_DIR, altrimenti la più vicina risalendo"
    case .json: "rispondere con un documento JSON"
    case .now: "prendere questo momento come adesso"
    case .lang: "la lingua: \(Language.codes())"
    case .color: "colori: auto, always (sempre) o never (mai)"
    case .noInput: "non chiedere mai nulla"
    case .plain: "chiedere con righe semplici, per lettori di schermo e terminali essenziali"
    case .index: "tenere l’indice in questo file; altrimenti SMJOURNAL_INDEX"
    case .noIndex: "leggere ogni file invece di usare l’indice"
    case .helpOption: "questo aiuto"
    case .format:
      "una riga per la barra di stato, con {days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}; {{ sta per una graffa"
    case .explain: "dire quale giorno è stato scelto, e perché"
    case .date: "il giorno a cui appartiene, per esempio 2026-11-20, oggi o ieri"
    case .at: "quando è stato, per esempio 07:30 o 2026-11-20T07:30"
    case .shift: "il turno: day (giorno), night (notte), rest (riposo) o una parola tua"
    case .note: "un appunto; - lo legge dallo standard input"
    case .badge: "un distintivo, come emoji o nome; si può ripetere"
    case .scale: "una valutazione da 1 a 5"
    case .text: "il testo; - lo legge dallo standard input"
    case .mood: "l’umore, da 1 a 5, come emoji o parola"
    case .tagOption: "un’etichetta; si può ripetere"
    case .highlight: "qualcosa da ricordare; si può ripetere"
    case .favoriteOption: "segnarla come preferita"
    case .person: "una persona nominata; si può ripetere"
    case .place: "dov’era"
    case .weather: "che tempo faceva"
    case .editOption: "aprire il nuovo file nel tuo editor"
    case .from: "da questo giorno in poi"
    case .until: "fino a questo giorno compreso"
    case .on: "in questo giorno"
    case .kind: "note di questo genere; si può ripetere"
    case .filterTag: "note con questa etichetta; si può ripetere, devono esserci tutte"
    case .filterMood: "note con questo umore"
    case .filterShift: "note di questo turno"
    case .filterPerson: "note che nominano questa persona"
    case .filterFavorite: "solo le preferite"
    case .condition: "note la cui chiave dice questo: place=Lyon, energy>=4; si può ripetere"
    case .sort: "ordine per date, title, mood, words o una valutazione; -date decrescente, +date crescente"
    case .limit: "mostrarne al massimo tante"
    case .offset: "saltarne tante all’inizio"
    case .name: "il tuo nome"
    case .language: "la lingua del diario: \(Language.codes())"
    case .vacation: "ferie in arrivo; si può ripetere"
    case .timezone: "il fuso orario del diario, per esempio Europe/Rome; altrimenti quello del sistema"
    case .category:
      "di che si tratta: leave (ferie), rtt, training (formazione), sick (malattia) o other (altro)"
    case .status: "a che punto sono: planned (previste) o approved (approvate)"
    case .title: "come le chiami"
    case .cycle: "i turni uno dopo l’altro, per esempio 'giorno giorno notte notte riposo riposo'"
    case .hours: "orari abituali di un turno, per esempio notte=19:00-07:30"
    case .reminderDays: "per quanti giorni di turni, 56 se non si dice altro"
    case .export:
      "Esportare il diario: markdown, json (la copia di sicurezza), csv, ics, una pagina, un PDF, un’immagine, una pagina per scrivere"
    case .output: "dove, - per lo standard output; una cartella se finisce con / o esiste già"
    case .only:
      "una parte: shifts, time-off, birthdays o reminders di un calendario; year, l’immagine di una pagina; "
        + "si può ripetere"
    case .excel: "una tabella che Excel apre con un doppio clic"
    case .encryptTo: "cifrare con age per questa chiave pubblica, o per le chiavi in questo file"
    case .includePrivate: "anche le note private"
    case .isPrivate: "tenerla fuori da esportazioni, pagine e assistenti"
    case .attach: "Copiare foto e registrazioni nel diario e indicarle in una nota"
    case .caption: "che cosa si vede nell’immagine"
    case .keepPosition: "copiare così com’è, con il luogo e l’apparecchio dello scatto"
    case .full: "rifare l’indice da zero"
    case .verify: "confrontare l’indice con ogni file"
    case .liked: "solo quelle che ti piacciono"
    case .affirmationCategory:
      "di questa categoria: resilience (resilienza), competence (competenza), compassion (compassione) o balance (equilibrio)"
    case .favoriteOff: "togliere il segno"
    case .affirmationAdd: "Aggiungere un’affermazione tua"
    case .affirmationSpare: "Non mostrare un’affermazione dopo un turno duro"
    case .notAfterHardShift: "non il giorno dopo un turno duro"
    case .spareOff: "mostrarla di nuovo dopo qualsiasi turno"
    case .schema: "Scrivere lo schema JSON (JSON Schema) dell’intestazione dei file, per gli editor"
    case .ids: "con gli id delle note"
    case .weekday: "solo in questo giorno della settimana; si può ripetere"
    case .noPager: "scrivere le risposte lunghe così come sono, senza paginatore"
    case .manFormat: "i file di un diario"
    case .manPagerVariable: "il programma che mostra pagina per pagina le risposte lunghe; altrimenti less"
    case .trash: "Elencare ciò che è stato cancellato, prima il più recente"
    case .trashEmpty: "Togliere per sempre file dal cestino, dopo una domanda"
    case .restore: "Riprendere una nota dal cestino"
    case .older: "solo ciò che è stato cancellato da più tempo: 30d, 4w, 6m, 1y"
    case .backedUp: "annotare che è appena stata fatta una copia di sicurezza"
    case .consent: "togliere senza chiedere"
    case .conflicts: "Elencare ciò che sincronizzazione e fusioni hanno lasciato, e in che cosa differisce"
    case .resolve: "Fondere versioni in conflitto di un file, chiave per chiave"
    case .merge: "Fondere tre versioni di un file; lo chiama git"
    case .setup: "Preparare il diario per git o Syncthing"
    case .doctor: "La salute del diario in una pagina, con i rimedi"
    case .all: "tutti i conflitti"
    case .ours: "dove le due parti hanno cambiato la stessa cosa, prendere la versione del file"
    case .theirs: "dove le due parti hanno cambiato la stessa cosa, prendere l’altra versione"
    case .importing: "Importare dei turni, o il diario di un altro programma"
    case .dryRun: "Dire soltanto che cosa si farebbe"
    case .mapShift: "Che cosa vuol dire una sigla, per esempio 'N=notte 21:00-07:00'; resta nel profilo"
    case .mapMood: "Che umore indica una parola, per esempio 'boh=neutro'"
    case .importPerson: "Di chi sono le righe di una tabella, o chi di una rubrica; '*' per tutti"
    case .importZone: "Il fuso degli orari che non ne hanno; altrimenti quello del diario"
    case .importOnly: "Solo gli eventi il cui titolo contiene questo"
    case .importCategory: "Solo gli eventi di questa categoria"
    case .both:
      "dove le due parti hanno cambiato lo stesso punto di un testo, tenerle entrambe, una sotto l’altra"
    case .privacy:
      "segnalare ciò che altri potrebbero leggere: permessi, parole che fanno riconoscere pazienti, luoghi nelle foto, server pubblici"
    case .html: "scrivere una pagina per la carta in questo file"
    case .pdf: "scrivere un PDF in questo file"
    case .with: "il programma che fa il PDF"
    }
  }

  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "CARTELLA"
    case .file: "FILE"
    case .day: "GIORNO"
    case .month: "AAAA-MM"
    case .year: "AAAA"
    case .cycle: "PAROLE"
    case .hours: "PAROLA=ORA-ORA"
    case .moment: "ORA"
    case .instant: "ISTANTE"
    case .span: "DAL..AL"
    case .text: "TESTO"
    case .title: "TITOLO"
    case .tag: "ETICHETTA"
    case .tagChange: "+ETICHETTA|-ETICHETTA"
    case .mood: "UMORE"
    case .badge: "DISTINTIVO"
    case .rating: "1-5"
    case .shift: "TURNO"
    case .person: "PERSONA"
    case .place: "LUOGO"
    case .weather: "TEMPO"
    case .kind: "GENERE"
    case .condition: "CHIAVE=VALORE"
    case .assignment: "CHIAVE=VALORE"
    case .key: "CHIAVE"
    case .sort: "CAMPO"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "COMANDO"
    case .shell: "SHELL"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "CHIAVE"
    case .part: "PARTE"
    case .program: "PROGRAMMA"
    case .language: "LINGUA"
    case .color: "QUANDO"
    case .category: "CATEGORIA"
    case .status: "STATO"
    case .name: "NOME"
    case .zone: "FUSO"
    case .format: "FORMATO"
    case .shiftType: "PAROLA=SENSO"
    case .why: "PAROLA"
    case .rules: "REGOLE"
    case .half: "METÀ"
    case .affirmation: "AFFERMAZIONE"
    case .base: "BASE"
    case .ours: "NOSTRA"
    case .theirs: "ALTRA"
    case .importFormat: "FORMATO"
    case .meaning: "PAROLA=SENSO"
    case .word: "PAROLA"
    case .link: "COLLEGAMENTO"
    case .markerSize: "MISURA"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "comando sconosciuto «\(word)»" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "opzione sconosciuta «\(word)»" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "l’opzione «\(option)» vuole un valore: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "l’opzione «\(option)» non prende valori"
    case .repeated(let option): "l’opzione «\(option)» è data due volte"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "«\(found)»" : "\(name) «\(found)»") + ": serve \(self.expected(expected))"
    case .noSuchDay(let found, let month, let year, let length):
      "«\(found)»: \(year.map { self.month(month, year: $0) } ?? monthName(month)) ha \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "impostazione sconosciuta «\(key)»" + (nearest.map { "; intendevi «\($0)»?" } ?? "")
    case .missingArgument(let placeholder): "manca l’argomento \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "argomento inatteso «\(word)»"
    case .notUTF8(let name): "\(name): il testo non è UTF-8"
    case .contradiction(let one, let other): "«\(one)» e «\(other)» si escludono"
    case .nothingToWrite(let options): "niente da scrivere: indica \(orList(options))"
    case .untilBeforeFrom(let span): "«\(span)» finisce prima di cominciare"
    case .unknownShift(let word, let nearest):
      "«\(word)» non ha un senso nei turni"
        + (nearest.map { "; intendevi «\($0)»?" }
          ?? "; di’ che cosa vuol dire: rota set --shift-type \(word)=giorno")
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "; intendevi «\($0)»?" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " o " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "un numero intero da 1 a 5"
    case .day: "un giorno, per esempio 2026-11-20, oggi o ieri"
    case .birthday: "un compleanno, per esempio 1985-03-12, o --03-12 senza l’anno"
    case .moment: "un’ora, per esempio 07:30 o 2026-11-20T07:30"
    case .instant: "un istante ISO 8601, per esempio 2026-11-20T18:50:00+01:00"
    case .month: "un mese, per esempio 2026-11"
    case .year: "un anno, per esempio 2026"
    case .cycle: "parole di turni, per esempio 'giorno notte riposo'"
    case .hours: "due ore, per esempio notte=19:00-07:30"
    case .shiftType: "una parola e il suo senso, per esempio G='giorno 07:00-19:30 pausa 30'"
    case .span: "due giorni, per esempio 2026-12-20..2027-01-03"
    case .count: "un numero intero da 0"
    case .duration: "un periodo, per esempio 30d, 4w, 6m o 1y"
    case .condition: "una condizione, per esempio place=Lyon o energy>=4"
    case .assignment: "CHIAVE=VALORE"
    case .tagChange: "+ETICHETTA per aggiungere o -ETICHETTA per togliere un’etichetta"
    case .mood: "un umore: \(moods)"
    case .zone: "il nome di un fuso orario, per esempio Europe/Rome"
    case .moodMeaning: "una parola con un umore, per esempio boh=neutro"
    case .shiftMeaning: "una parola con un tipo di turno, per esempio 'N=notte 21:00-07:00'"
    case .word: "una parola senza spazi"
    case .link: "smjournal://show/ID, smjournal://new o smjournal://check-in"
    case .linkAtTerminal: "un terminale: a quello che un collegamento apre si risponde lì"
    case .text: "del testo"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "«\(command)» mostra l’aiuto." }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 risponde, Invio salta, Backspace torna indietro, Ctrl-C esce e conserva le risposte."
    case .numberKeys: "tasti numerici, Invio per finire"
    case .oneLine: "Invio per nessuno"
    case .severalLines: "Invio per niente, Alt-Invio per una nuova riga"
    case .linesOrEditor: "Alt-Invio per una nuova riga, Ctrl-X Ctrl-E per il tuo editor"
    case .yesOrNo: "s/N"
    case .yesUsually: "S/n"
    case .highlights: "al massimo tre, con Alt-Invio in mezzo"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
    case .howYouWork:
      "Il tuo ciclo, una parola o lettera al giorno dal suo primo giorno: giorno giorno notte notte riposo riposo, o G G N N R R."
    case .cycleOrFile: "un ciclo, il percorso di un file dei turni, Invio per dopo"
    case .dayOrToday: "per esempio 2026-11-23, Invio per oggi"
    case .spanOrSkip: "per esempio 2026-12-20..2027-01-03, Invio salta"
    case .picker: "scrivi per filtrare, frecce, Invio, Esc"
    case .numberOrWords: "un numero, o parole da cercare"
    case .numbersOrTags: "numeri o parole, separati da virgole; Invio per nessuna"
    case .tagCommand: "Etichette adatte:"
    case .afterInit: "Per continuare:"
    case .shiftOrSkip: "per esempio notte 21:00-07:00, o riposo; Invio salta"
    case .notUnderstood: "Scusa, questo non riesco a leggerlo."
    }
  }

  func isYes(_ answer: Character) -> Bool { "sSyY".contains(answer) }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "s" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let kind, let day, let path): "Scritto: \(path) (\(name(of: kind)), \(day))"
    case .changed(let path): "Modificato: \(path)"
    case .unchanged(let path): "Niente da cambiare in \(path)"
    case .moved(let day, let from, let to): "Spostato: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Cancellato: \(path); ora è in \(to)"
    case .undone(.trashed, let path, _): "Annullato: il nuovo file è in \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Annullato: \(path) è come prima"
    case .undone(.moved, let path, _): "Annullato: il file è di nuovo in \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _): "Annullato: \(path) è tornato"
    case .undoneBatch(let count, 0): "Annullato: \(number(count)) file; quelli nuovi sono nel cestino"
    case .undoneBatch(let count, let kept):
      "Annullato: \(number(count)) file; quelli nuovi sono nel cestino; \(number(kept)) sono cambiati da allora e restano"
    case .journalCreated(let folder): "Diario creato in \(folder)"
    case .liked(let text): "Ti piace: \(text)"
    case .unliked(let text): "Non ti piace più: \(text)"
    case .notUndoable: "Questa modifica non si potrà annullare: il suo registro non si è potuto scrivere"
    case .nothingWritten: "Non è stato scritto nulla."
    case .defaultNotSet: "Non è stato possibile ricordarlo; -C CARTELLA o SMJOURNAL_DIR indicano il diario."
    case .answersKept(let command): "Le tue risposte sono conservate: «\(command)» riprende da lì."
    case .answersNotKept: "Le tue risposte non si sono potute conservare. Ecco che cosa hai scritto:"
    case .noEntryWritten: "La fine del turno è scritta; la voce no."
    case .editedWithoutChange(let path): "\(path) è rimasto com’era"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Ti diamo il benvenuto. Un diario dei tuoi turni, in semplici file su questo dispositivo; niente ne esce.\n"
        + "Qualche domanda: Invio per saltarla, Ctrl-C per uscire."
    case .journalLies(let folder): "Il tuo diario è in \(folder)."
    case .records: "Oggi"
    case .nothingToday: "Oggi non c’è ancora niente di scritto."
    case .nothingFound: "Nessuna nota trovata."
    case .shown(let count, let total): "\(count) note su \(total)"
    case .problems(1): "1 problema nei file; «smjournal check» lo mostra."
    case .problems(let count): "\(count) problemi nei file; «smjournal check» li mostra."
    case .furtherFindings(let count): "… e altri \(number(count)) di questi; --json li dà tutti"
    case .conflicts(1): "1 file in conflitto lasciato da uno strumento di sincronizzazione."
    case .conflicts(let count): "\(count) file in conflitto lasciati da strumenti di sincronizzazione."
    case .indexAgrees: "L’indice concorda con i file."
    case .indexDiffered(let path): "\(path): l’indice diceva altro rispetto al file"
    case .reindexed(let report):
      "\(report.files) file: \(report.read) letti, \(report.added) aggiunti, \(report.changed) modificati, "
        + "\(report.removed) tolti"
    case .progress(let files, let rate): "\(number(files)) file esaminati, \(number(rate)) al secondo"
    case .noVacations: "Ancora niente ferie; «smjournal vacation add DAL..AL» le pianifica."
    case .noAffirmations: "Nessuna affermazione trovata."
    case .ownKeys: "Altre chiavi"
    case .indexNotWritten: "l’indice non si è potuto scrivere; le risposte sono giuste, ma più lente"
    case .wrongKind(let id, let kind, let expected):
      "\(id): non è «\(name(of: expected))», ma «\(name(of: kind))»"
    case .noAffirmation(let id, let nearest): "nessuna affermazione si chiama «\(id)»" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "l’editor «\(editor)» non si avvia"
    case .editorFailed(let editor, let status): "l’editor «\(editor)» è finito con il codice \(status)"
    case .noEditor:
      "nessun editor è impostato né trovato; imposta EDITOR, per esempio su nano o 'code --wait'"
    case .outputFailed(let message): "i risultati non si possono scrivere: \(message)"
    case .inputUnreadable(let message): "lo standard input non si può leggere: \(message)"
    case .inputNotUTF8: "lo standard input non è testo UTF-8"
    }
  }
}

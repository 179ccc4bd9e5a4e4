import JournalModel
import JournalStore

extension Italian {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 risponde, Invio salta, Backspace torna indietro, Ctrl-C esce e conserva le risposte."
    case .howToAnswerPlain:
      "Ogni risposta è una riga: 1–5 e Invio, Invio da solo salta, Ctrl-C esce e conserva le risposte."
    case .numberKeys: "tasti numerici, Invio per finire"
    case .numbersPlain: "numeri separati da spazi, Invio per nessuno"
    case .hoursOrLater: "per esempio 07:00-19:30, Invio per dopo"
    case .oneLine: "Invio per nessuno"
    case .severalLines: "Invio per niente, Alt-Invio per una nuova riga"
    case .linesOrEditor: "Alt-Invio per una nuova riga, Ctrl-X Ctrl-E per il tuo editor"
    case .yesOrNo: "s/N"
    case .yesUsually: "S/n"
    case .highlights: "al massimo tre, con Alt-Invio in mezzo"
    case .howYouWork:
      "Il tuo ciclo, una parola o lettera al giorno dal suo primo giorno: giorno giorno notte notte riposo riposo, o G G N N R R."
    case .cycleOrFile: "un ciclo, il percorso di un file dei turni, Invio per dopo"
    case .dayOrToday: "per esempio lunedì o 23/11, Invio per oggi"
    case .spanOrSkip: "per esempio 20/12 al 3/1, Invio salta"
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
    case .created(let what, let day, let path): "Scritto: \(path) (\(what), \(day))"
    case .changed(let path): "Modificato: \(path)"
    case .unchanged(let path): "Niente da cambiare in \(path)"
    case .moved(let day, let from, let to): "Spostato: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Cancellato: \(path); ora è in \(to)"
    case .undone(.trashed, let path, _): "Annullato: il nuovo file è in \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Annullato: \(path) è come prima"
    case .undone(.moved, let path, _): "Annullato: il file è di nuovo in \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "Annullato: \(path) è tornato"
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
    case .noTags: "Ancora nessuna etichetta; «smjournal tag last +notte» ne aggiunge una."
    case .noPeople: "Ancora nessuno; «smjournal people add NOME» aggiunge qualcuno."
    case .nothingThatDay: "Niente di scritto per questo giorno."
    case .ifThisWas(let day): "Se era «\(day)»:"
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

import JournalInsights
import JournalModel

extension Italian {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "Il diario di \($0)" } ?? "Diario"
    case .skip: "Vai alle voci"
    case .yearAtGlance: "L’anno a colpo d’occhio"
    case .months: "Mesi"
    case .changes: "Prima e dopo il turno"
    case .trends: "Andamento"
    case .entries: "Voci"
    case .onThisDay: "In questo giorno"
    case .yearHint: "Tocca un giorno o usa le frecce. Invio porta a quello che hai scritto."
    case .noMood: "nessun umore annotato"
    case .dayLine: "linea in alto: turno di giorno"
    case .nightLine: "linea in basso: notte"
    case .onCallDots: "puntini: reperibilità"
    case .timeOffHatching: "tratteggio: ferie"
    case .numbers: "Le cifre"
    case .day: "Giorno"
    case .mood: "Umore"
    case .shift: "Turno"
    case .timeOff: "Ferie"
    case .before: "prima"
    case .after: "dopo"
    case .count: "Turni"
    case .restAndWork: "Riposo e lavoro"
    case .restKey:
      "Una barra è il riposo tra due giorni di lavoro; la linea è a 11 ore, un triangolo segna ciò che sta sotto."
    case .hoursAWeek: "Ore alla settimana"
    case .quickReturns: "Rientri rapidi, dopo meno di 11 ore"
    case .trendKey(let days):
      "Un punto al giorno, la linea è la media di \(days) giorni. Fasce: notti (viola) e ferie (verde)."
    case .dayByDay: "Giorno per giorno"
    case .changeKey:
      "Più una linea è spessa, più turni sono andati così; quella arancione unisce le medie. La stanchezza si conta verso il basso: una linea che scende è energia persa."
    case .trendRange(let high, let low): "Massimo: \(high); minimo: \(low)."
    case .weekKey: "Più chiara: una settimana incompleta."
    case .meanMood(let mean, let days): "umore \(mean) in \(count(days, .day))"
    case .search: "Cerca"
    case .searchHint: "Parole in qualsiasi ordine, gli accenti non contano."
    case .searchKey: "Il tasto / porta qui."
    case .found(let count): "\(number(count)) \(count == 1 ? "trovata" : "trovate")"
    case .showAll: "Mostra tutto"
    case .filter: "Filtri"
    case .moods: "Umori"
    case .shifts: "Turni"
    case .tags: "Etichette"
    case .people: "Persone"
    case .privateLeftOut(let number):
      "\(count(number, .record)) \(number == 1 ? "privata tralasciata" : "private tralasciate")."
    case .made(let day, let records):
      "Fatta \(self.day(day, today: CivilDay(number: 0))) con \(count(records, .record)). Questa pagina non carica e non invia nulla."
    case .missingPicture(let name): "Immagine non inclusa: \(name)"
    case .empty: "Ancora niente di scritto."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst): \(mean) in media su \(count(days, .day))."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst): \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "Preferita"
    case .highlights: "Momenti speciali"
    case .contents: "Mesi"
    case .noPrinter:
      "Nessun programma che faccia un PDF: andrebbero WeasyPrint, Chromium, Chrome, Edge o Brave."
    case .printFailed(let program): "\(program) non ha fatto nessun PDF."
    case .untagged(let program):
      "\(program) è troppo vecchio per un PDF con struttura: mancherà ai lettori di schermo."
    case .pageInstead(let place):
      "La pagina da stampare è \(place): aprila in un browser e stampala da lì."
    case .encryptedPageInstead(let place):
      "La pagina da stampare è \(place), cifrata come lo sarebbe stato il PDF: decifrala, aprila in un browser e stampala da lì."
    case .written(let records, let place): "\(count(records, .record)) in \(place)"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "Come stai?"
    case .which: "Che cosa vuoi scrivere?"
    case .beforeShift: "Prima del mio turno"
    case .afterShift: "Dopo il mio turno"
    case .moodOnly: "Il mio umore"
    case .next: "Avanti"
    case .back: "Indietro"
    case .summary: "Da salvare"
    case .date: "Giorno (di una notte: la sera)"
    case .time: "Ora"
    case .saveToFolder: "Salva nel mio diario"
    case .share: "Condividi"
    case .download: "Scarica"
    case .folderHint: "Scegli la cartella del tuo diario: quella con journal.md dentro."
    case .saved(let place): "Salvato come \(place)"
    case .again: "Scriverne un altro"
    case .needAnswer: "Dai almeno una risposta."
    case .refused: "Una riga dell’appunto somiglia ai segni di una fusione. Cambiane l’inizio, per favore."
    case .failed(let reason): "Non salvato: \(reason)"
    case .noScript:
      "Questa anteprima non può salvare. Apri il file nel tuo browser: su iPhone condividilo con un browser o tienilo in File e aprilo da lì."
    }
  }

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "indicato dalla persona"
    case .basis(.plan): "turni"
    case .basis(.notes): "inizio e fine turno"
    case .rules(.eu):
      "Limiti: Direttiva 2003/88/CE del 4 novembre 2003: 11 h di riposo su 24 (articolo 3), 24 h e 11 h in 7 giorni (articolo 5), 48 h alla settimana in media su 4 mesi, ferie e malattia neutre (articoli 6 e 16)."
    case .rules(.frenchHospital):
      "Limiti: decreto francese 2002-9 del 4 gennaio 2002 sugli ospedali pubblici: 12 h di riposo, 36 h alla settimana, 48 h in 7 giorni (Conseil d’État, 4 aprile 2018, 398069), 12 h per turno in deroga."
    case .rules(.french):
      "Limiti: Code du travail francese, L3131-1 (11 h di riposo), L3132-2 (35 h alla settimana), L3132-1 (6 giorni alla settimana), L3121-18 (10 h al giorno), L3121-20 (48 h in una settimana di calendario), L3121-22 (44 h in media su 12 settimane), L3122-6 (8 h di notte)."
    case .rules(.unitedKingdom):
      "Limiti: Working Time Regulations 1998, regulations 4 (48 h in media su 17 settimane), 10, 11; serie secondo la guida HSG256 dell’HSE."
    case .rules(.german):
      report(.rules(.eu))
        + " L’Arbeitszeitgesetz non è in questo programma: il suo testo non si è potuto leggere alla fonte."
    case .rules(.swiss):
      "Nessun limite: l’Arbeitsgesetz non è in questo programma; il suo testo non si è potuto leggere alla fonte."
    case .rules(.none): ""
    case .limits: "I limiti accanto ai fatti"
    case .limit(.rest): "Riposo tra due giorni di lavoro, almeno"
    case .limit(.any7): "Lavoro in 7 giorni qualsiasi, al massimo"
    case .limit(.week): "Lavoro in una settimana di calendario, al massimo"
    case .limit(.average): "Lavoro per settimana in media, al massimo"
    case .limit(.shift): "Turno di giorno, al massimo"
    case .limit(.night): "Notte, al massimo"
    case .limit(.run): "Giorni di lavoro di fila, al massimo"
    case .limit(.nightRun): "Notti di fila, al massimo"
    case .limit(.weeklyRest): "Riposo più lungo della settimana, almeno"
    case .limitColumn: "Limite"
    case .found: "Trovato"
    case .beyond: "Volte oltre"
    case .sourceColumn: "Fonte"
    case .restsUnder(let length): "Riposi sotto \(length)"
    case .from: "Dal"
    case .until: "Al"
    case .unknown: "Non noto"
    case .withoutHours(let count):
      "Gli orari di \(self.count(count, .shift)) non sono noti e non entrano in nessuna somma."
    case .made(let day): "Fatto \(self.day(day, today: CivilDay(number: 0)))."
    case .signature: "Firma"
    case .fingerprint(let files, let sum):
      "Fatto con \(count(files, .file)), SHA-256 delle loro somme \(sum)."
    }
  }
}

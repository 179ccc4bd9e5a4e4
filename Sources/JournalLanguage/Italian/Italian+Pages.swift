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
    case .daysNoted: "Giorni annotati"
    case .count: "Turni"
    case .trendKey:
      "Un punto al giorno, la linea è la media di 7 giorni. Fasce: notti (viola) e ferie (verde)."
    case .meanMood(let mean, let days): "umore \(mean) in \(count(days, .day))"
    case .search: "Cerca"
    case .searchHint: "Parole in qualsiasi ordine, gli accenti non contano. Il tasto / porta qui."
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
    case .enlarge: "Ingrandire o rimpicciolire"
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
}

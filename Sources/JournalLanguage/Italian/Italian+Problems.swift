import JournalModel
import JournalStore

extension Italian {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "avviso"
    case .error: "errore"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal:
      "un altro diario: la sua cartella non fa parte di questo; «smjournal -C CARTELLA» lo apre"
    case .emptyFolder: "una cartella vuota"
    case .noZoneRules(let zone, let folder):
      "su questa macchina non ci sono regole dei fusi orari\(folder.map { " (TZDIR: \($0))" } ?? ""), quindi di "
        + "\(zone) non si sa nulla; installa il pacchetto tzdata, o indica una cartella di regole con TZDIR"
    case .unreadable(let errno): "non leggibile: \(systemError(errno))"
    case .notAFile(let type): "è \(name(of: type)), non un file"
    case .symbolicLink: "è un collegamento simbolico; i collegamenti non vengono seguiti"
    case .tooLarge(let bytes, let limit):
      "è troppo grande per una nota: \(megabytes(bytes)), al massimo \(megabytes(limit))"
    case .emptyFile:
      "è vuoto: forse il testo non è ancora stato scaricato, o un guasto l’ha cancellato; scaricalo, o riprendilo da "
        + "un altro dispositivo o da un backup"
    case .lfsPointer:
      "contiene un puntatore di git-lfs invece del testo; «git lfs pull» scarica il testo"
    case .nulByte: "contiene un byte NUL: non è un file di testo"
    case .invalidUTF8: "non è testo UTF-8"
    case .unfinishedMerge: "contiene i segni di una fusione non finita; «smjournal resolve» la risolve"
    case .encrypted(let tool): "è cifrato (\(tool)); decifralo per leggerlo"
    case .wrongValue(let key, let found, let expected):
      "\(key): serve \(expectation(expected)), non \(quoted(found))"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "questi turni non hanno \(key), quindi non contano"
    case .missingKey(let key, let kind): "\(name(of: kind)) senza \(key)"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) viene prima di from (\(from.iso)); l’ultimo giorno è ignorato"
    case .endBeforeStart: "end viene prima di start; la fine è ignorata"
    case .callOutOutside(let span): "call-outs: \(span) è fuori dalla reperibilità; non conta"
    case .sameMeaning(let key, let canonical):
      "\(key) vuol dire lo stesso di \(canonical), che c’è anche; conta l’ultimo"
    case .remarkForValue(let key, let found):
      "\(key): \(quoted(found)) per YAML è un commento, quindi non si legge nulla; togli il #: "
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key): manca uno spazio dopo il trattino, quindi questa riga non comincia un elemento della lista; scrivi: - elemento"
    case .tooMany(let key, let count, let limit):
      "\(key): \(number(count)) elementi; di solito al massimo \(number(limit))"
    case .tooLong(let key, let count, let limit):
      "\(key): \(self.count(count, .character)); di solito al massimo \(number(limit))"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint =
      nearest.map { "; intendevi \($0)?" } ?? "; scrivi che cosa vuol dire sotto shifts in journal.md"
    return "\(quoted(word)) non ha un significato, quindi non conta né come lavoro né come riposo\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays: \(quoted(word)) non è né un giorno come 2026-11-20 né una regione conosciuta; "
      + "si conoscono \(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { "; intendevi \($0.name)?" } ?? ""
    return "kind: \(quoted(found)) è sconosciuto, letto come voce\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "una cartella"
    case .pipe: "una pipe"
    case .socket: "un socket"
    case .device: "un dispositivo"
    case .brokenLink: "un collegamento che non porta da nessuna parte"
    }
  }

  private func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1_048_576, digits: 1)) MiB" }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "un numero intero da 1 a 5"
    case .civilDay: "un giorno come 2026-11-20"
    case .unambiguousDay: "un giorno dal mese sicuro come 2026-11-20"
    case .timestamp: "un momento come 2026-11-20T18:50:00+01:00"
    case .clockTime: "un’ora come \"19:00\""
    case .hours: "orari come \"19:00-07:30\""
    case .truth: "true o false"
    case .number: "un numero intero"
    case .text: "testo su una riga"
    case .list: "una lista"
    case .map: "chiavi con i loro valori"
    case .shiftWord: "giorno, notte, riposo o una parola tua"
    case .cycle: "un ciclo di turni come giorno giorno notte notte riposo riposo"
    case .weekday: "un giorno della settimana come lunedì"
    case .zoneName: "un fuso orario che questo sistema conosce, come Europe/Rome"
    case .formatVersion: "una versione che questo programma conosce (1)"
    case .oneOf(let words): words.count == 1 ? words[0] : "uno tra \(words.joined(separator: ", "))"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key): serve \(expectation(expected)), non \(quoted(found))"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key)) non può essere una chiave"
    case .notAList: "\(problem.key) prende un valore, non una lista"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) verrebbe prima di from (\(from.iso))"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "nessuna nota si chiama \(quoted(name))"
    case .inConflict(let name, _):
      "\(quoted(name)) è in conflitto, perché due sue versioni si scontrano; «smjournal resolve» lo risolve"
    case .ambiguous(let name, let candidates):
      "\(quoted(name)) potrebbe essere più note: \(listed(candidates) { "e altre \($0)" })"
    }
  }
}

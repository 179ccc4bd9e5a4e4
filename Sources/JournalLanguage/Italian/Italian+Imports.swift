import JournalModel

extension Italian {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "non è un file \(name)"
    case .unknownFormat: "nessun formato noto; indicane uno, per esempio: smjournal import daylio FILE"
    case .cutShort: "finisce troppo presto: ne manca una parte"
    case .damaged: "è danneggiato"
    case .encrypted: "è cifrato; prima decifralo"
    case .unknownMethod(let method): "è compresso con il metodo \(method), che non è noto"
    case .tooLarge(let limit): "è troppo grande: se ne leggono al massimo \(size(Int64(limit)))"
    case .tooMany(let limit): "contiene troppo: si leggono al massimo \(number(limit)) elementi"
    case .tooDeep(let limit): "è annidato troppo a fondo: si leggono al massimo \(number(limit)) livelli"
    case .notBase64: "un carattere che base64 non ha"
    case .notXML: "non è XML"
    case .wrongTag(let name): "\(quoted(name)) viene chiuso, ma qui non è aperto"
    case .notALine: "una riga senza nome e due punti"
    case .unknownRule(let rule):
      "\(quoted(rule)) non è una regola di ripetizione nota; si prende solo la prima volta"
    case .unknownZone(let name): "\(quoted(name)) non è un fuso orario noto; si prende quello del diario"
    case .noDate(let text): text.isEmpty ? "manca una data" : "\(quoted(text)) non è né una data né un’ora"
    case .ambiguousDate(let text):
      "in \(quoted(text)) non si distinguono giorno e mese"
        + "; 'smjournal config date-order=day-first' o 'month-first' dice quale viene prima"
    case .unclosedQuote: "virgolette mai chiuse; questa riga è tralasciata"
    case .missingColumn(let name): "manca una colonna \(quoted(name))"
    case .textBeforeEntries: "il testo prima della prima voce non appartiene a nessuna"
    case .missingMedia(let name): "\(name) è nominato, ma non c’è"
    case .unknownMedia(let name): "\(name) non è né un’immagine né una registrazione"
    case .missingEntry(let name): "la voce \(quoted(name)) non c’è"
    case .severalPeople(let names):
      "più persone: scegline una con --person: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "nessuno si chiama \(quoted(name)); ci sono \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) non sono orari"
    case .wrongPath(let path):
      "\(quoted(path)) non è il percorso di un file di un diario, o c’è due volte; è tralasciato"
    case .damagedFile(let path):
      "\(quoted(path)) è danneggiato: non è ciò che era stato copiato; è tralasciato"
    case .otherHere: "non è ciò che ha la copia; qui resta com’è"
    case .hiddenFile(let path):
      "\(quoted(path)) è un file nascosto e la copia non è di questo diario; è tralasciato"
    case .keepsPosition(let name):
      "la posizione non si può togliere da \(name) senza ImageMagick; --keep-position lo copia così com’è"
    case .needsProgram(let name): "solo il programma \(name) può leggerlo, e non è installato"
    }
  }
}

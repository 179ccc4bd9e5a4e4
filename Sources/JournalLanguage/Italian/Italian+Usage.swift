import JournalModel
import JournalStore

extension Italian {
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
    case .take: "CHIAVE=ours|theirs"
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
    case .shiftType: "PAROLA=SIGNIFICATO"
    case .why: "PAROLA"
    case .rules: "REGOLE"
    case .spans: "ORA-ORA"
    case .regions: "CODICI"
    case .half: "METÀ"
    case .affirmation: "AFFERMAZIONE"
    case .base: "BASE"
    case .ours: "NOSTRA"
    case .theirs: "ALTRA"
    case .importFormat: "FORMATO"
    case .meaning: "PAROLA=SIGNIFICATO"
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
    case .unknownFormat(let word, let nearest): "formato sconosciuto «\(word)»" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "l’opzione «\(option)» vuole un valore: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "l’opzione «\(option)» non prende valori"
    case .repeated(let option): "l’opzione «\(option)» è data due volte"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "«\(found)»" : "\(name) «\(found)»") + ": serve \(self.expected(expected))"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "«\(found)»: \(year.map { self.month(month, year: $0) } ?? monthName(month)) ha \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "impostazione sconosciuta «\(key)»" + (nearest.map { "; intendevi «\($0)»?" } ?? "")
    case .missingArgument(let placeholder): "manca l’argomento \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "argomento inatteso «\(word)»"
    case .notUTF8(let name): "\(name): il testo non è UTF-8"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "«\(found)»: qui non ci sono chiavi da scegliere; scegli con --ours o --theirs"
        : "«\(found)»: le versioni non differiscono in questo; differiscono in \(joined(places))"
    case .contradiction(let one, let other): "«\(one)» e «\(other)» si escludono"
    case .unencryptedFolder(let folder, let option, let file):
      "«\(option)» vuole un solo file: quelli della cartella «\(folder)» non sarebbero cifrati; indica un file, come \(file)"
    case .nothingToWrite(let options): "niente da scrivere: indica \(orList(options))"
    case .spanTooLong(let span, let years): "«\(span)» supera \(years) anni"
    case .untilBeforeFrom(let span): "«\(span)» finisce prima di cominciare"
    case .severalShifts(let words):
      "più turni quel giorno: \(words.joined(separator: ", ")); indica quale"
    case .unknownShift(let word, let nearest):
      "«\(word)» non ha un significato nei turni"
        + (nearest.map { "; intendevi «\($0)»?" }
          ?? "; di’ che cosa vuol dire: rota set --shift-type \(word)=giorno")
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String { nearest.map { "; intendevi «\($0)»?" } ?? "" }

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
    case .spans: "due ore, per esempio 18:45-07:50"
    case .shiftType: "una parola e il suo significato, per esempio G='giorno 07:00-19:30 pausa 30'"
    case .span: "due giorni, per esempio 2026-12-20..2027-01-03"
    case .count: "un numero intero da 0"
    case .duration: "un periodo, per esempio 30d, 4w, 6m o 1y"
    case .condition: "una condizione, per esempio place=Lyon o energy>=4"
    case .assignment: "CHIAVE=VALORE"
    case .tagChange: "+ETICHETTA per aggiungere o -ETICHETTA per togliere un’etichetta"
    case .take: "CHIAVE=ours o CHIAVE=theirs"
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
}

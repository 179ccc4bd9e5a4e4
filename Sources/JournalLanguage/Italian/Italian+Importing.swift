extension Italian {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format): \(number(count)) esaminati"
    case .span(let first, let last): "da \(first) a \(last)"
    case .added(let count): "\(number(count)) aggiunti"
    case .changed(let count): "\(number(count)) aggiornati"
    case .same(let count): "\(number(count)) già presenti"
    case .conflicts(let count): "\(number(count)) cambiati qui e là"
    case .wouldAdd(let count): "\(number(count)) da aggiungere"
    case .wouldChange(let count): "\(number(count)) da aggiornare"
    case .media(let found, 0): "foto e registrazioni: \(number(found))"
    case .media(let found, let missing): "foto e registrazioni: \(number(found)), \(number(missing)) mancanti"
    case .moods(let moods): "umori: \(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "umori senza un grado: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "turni senza significato: \(words.joined(separator: ", "))"
    case .mapMood(let word): "daglielo con --mood '\(word)=neutro'"
    case .mapShift(let word): "daglielo con --map '\(word)=notte 21:00-07:00'"
    case .leftOut(let count, let why): "\(number(count)) tralasciat\(count > 1 ? "i" : "o"): \(omission(why))"
    case .looksLike(let format): "Sembra \(format): smjournal import \(format) FILE"
    case .again: "--again porta dentro ciò che hai cancellato, ciò che qui è diverso e i file nascosti."
    case .nothingNew: "Niente di nuovo."
    case .undo: "«smjournal undo» annulla tutto."
    case .resolve: "«smjournal conflicts» mostra che cosa è cambiato da entrambe le parti."
    case .planChange(let day, let was, let becomes): "\(day): \(was) → \(becomes)"
    case .morePlanChanges(let count): "e ancora \(self.count(count, .day))"
    case .askTitles: "Mostrare tre titoli?"
    case .askWrite: "Importare?"
    case .askShift(let word, let count):
      "Che cosa vuol dire \(word) (\(number(count)) \(count == 1 ? "volta" : "volte"))?"
    case .askPeople(let count): "Chi delle \(number(count)) persone? Nomi separati da virgole"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) letto"
    case .progress(let done, let total): "\(number(done)) di \(number(total)) scritti"
    case .stopped(let count):
      "\(self.count(count, .file)) \(count == 1 ? "è stato scritto" : "sono stati scritti"); rilancia l’importazione per continuare"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "non sono turni"
    case .cancelled: "annullati"
    case .goals: "obiettivi"
    case .otherMedia: "video e documenti"
    case .deleted: "li hai cancellati"
    case .kept: "diversi qui, e non si sa da quando"
    case .empty: "vuoti"
    case .unreadable: "lettura impossibile"
    case .outside: "fuori dai giorni richiesti"
    case .differs: "diversi qui, dove restano come sono"
    case .hidden: "file nascosti, e la copia non è di questo diario"
    case .otherJournal: "di un altro diario in una sua cartella"
    case .overlapping: "un’altra nota parla dello stesso tempo"
    case .inBed: "a letto, e niente dice che fosse sonno"
    }
  }
}

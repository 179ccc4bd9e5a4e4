extension German {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format): \(number(count)) angesehen"
    case .span(let first, let last): "von \(first) bis \(last)"
    case .added(let count): "\(number(count)) hinzugefügt"
    case .changed(let count): "\(number(count)) auf den neuesten Stand gebracht"
    case .same(let count): "\(number(count)) schon da"
    case .conflicts(let count): "\(number(count)) hier wie dort geändert"
    case .wouldAdd(let count): "\(number(count)) hinzuzufügen"
    case .wouldChange(let count): "\(number(count)) zu aktualisieren"
    case .media(let found, 0): "Fotos und Aufnahmen: \(number(found))"
    case .media(let found, let missing): "Fotos und Aufnahmen: \(number(found)), \(number(missing)) fehlen"
    case .moods(let moods): "Stimmungen: \(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "Stimmungen ohne Stufe: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "Dienste ohne Bedeutung: \(words.joined(separator: ", "))"
    case .mapMood(let word): "gib ihr eine mit --mood '\(word)=neutral'"
    case .mapShift(let word): "gib ihm eine mit --map '\(word)=nacht 21:00-07:00'"
    case .leftOut(let count, let why): "\(number(count)) ausgelassen: \(omission(why))"
    case .looksLike(let format): "Das sieht nach \(format) aus: smjournal import \(format) DATEI"
    case .again: "--again bringt herein, was du gelöscht hast, was hier anders ist, und versteckte Dateien."
    case .nothingNew: "Nichts Neues."
    case .undo: "„smjournal undo“ nimmt alles zurück."
    case .resolve: "„smjournal conflicts“ zeigt, was auf beiden Seiten geändert wurde."
    case .planChange(let day, let was, let becomes): "\(day): \(was) → \(becomes)"
    case .morePlanChanges(let count): "und \(number(count)) \(count == 1 ? "weiterer Tag" : "weitere Tage")"
    case .askTitles: "Drei Titel zeigen?"
    case .askWrite: "Übernehmen?"
    case .askShift(let word, let count): "Was bedeutet \(word) (\(number(count))-mal)?"
    case .askPeople(let count): "Wer von den \(number(count)) Personen? Namen mit Kommas dazwischen"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) gelesen"
    case .progress(let done, let total): "\(number(done)) von \(number(total)) geschrieben"
    case .stopped(let count):
      "\(self.count(count, .file)) \(count == 1 ? "wurde" : "wurden") geschrieben; starte die Übernahme noch einmal, um weiterzumachen"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "keine Dienste"
    case .cancelled: "abgesagt"
    case .goals: "Ziele"
    case .otherMedia: "Videos und Dokumente"
    case .deleted: "du hast sie gelöscht"
    case .kept: "hier anders, und es ist nicht bekannt, seit wann"
    case .empty: "leer"
    case .unreadable: "nicht lesbar"
    case .outside: "außerhalb der gewünschten Tage"
    case .differs: "hier anders, wo sie bleiben, wie sie sind"
    case .hidden: "versteckte Dateien, und die Sicherung ist nicht von diesem Tagebuch"
    case .otherJournal: "von einem anderen Tagebuch in einem seiner Ordner"
    case .overlapping: "eine andere Aufzeichnung erzählt von derselben Zeit"
    case .inBed: "im Bett, und nichts sagt, dass es Schlaf war"
    }
  }
}

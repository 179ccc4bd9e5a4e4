import JournalModel
import JournalStore

extension German {
  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "ORDNER"
    case .file: "DATEI"
    case .day: "TAG"
    case .month: "JJJJ-MM"
    case .year: "JJJJ"
    case .cycle: "WÖRTER"
    case .hours: "WORT=ZEIT-ZEIT"
    case .moment: "ZEIT"
    case .instant: "ZEITPUNKT"
    case .span: "VON..BIS"
    case .text: "TEXT"
    case .title: "TITEL"
    case .tag: "SCHLAGWORT"
    case .tagChange: "+SCHLAGWORT|-SCHLAGWORT"
    case .take: "SCHLÜSSEL=ours|theirs"
    case .mood: "STIMMUNG"
    case .badge: "ABZEICHEN"
    case .rating: "1-5"
    case .shift: "DIENST"
    case .person: "MENSCH"
    case .place: "ORT"
    case .weather: "WETTER"
    case .kind: "ART"
    case .condition: "SCHLÜSSEL=WERT"
    case .assignment: "SCHLÜSSEL=WERT"
    case .key: "SCHLÜSSEL"
    case .sort: "FELD"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "BEFEHL"
    case .shell: "SHELL"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "SCHLÜSSEL"
    case .part: "TEIL"
    case .program: "PROGRAMM"
    case .language: "SPRACHE"
    case .color: "WANN"
    case .category: "KATEGORIE"
    case .status: "STAND"
    case .name: "NAME"
    case .zone: "ZONE"
    case .format: "FORMAT"
    case .shiftType: "WORT=BEDEUTUNG"
    case .why: "WORT"
    case .rules: "REGELN"
    case .spans: "ZEIT-ZEIT"
    case .regions: "CODES"
    case .half: "HÄLFTE"
    case .affirmation: "AFFIRMATION"
    case .base: "BASIS"
    case .ours: "UNSERE"
    case .theirs: "ANDERE"
    case .importFormat: "FORMAT"
    case .meaning: "WORT=BEDEUTUNG"
    case .word: "WORT"
    case .link: "LINK"
    case .markerSize: "GRÖSSE"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "unbekannter Befehl „\(word)“" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "unbekannte Option „\(word)“" + suggestion(nearest)
    case .unknownFormat(let word, let nearest): "unbekanntes Format „\(word)“" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "die Option „\(option)“ braucht einen Wert: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "die Option „\(option)“ nimmt keinen Wert"
    case .repeated(let option): "die Option „\(option)“ steht zweimal da"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "„\(found)“" : "\(name) „\(found)“") + ": erwartet wird \(self.expected(expected))"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "„\(found)“: \(year.map { self.month(month, year: $0) } ?? monthName(month)) hat \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "unbekannte Einstellung „\(key)“" + (nearest.map { "; meintest du „\($0)“?" } ?? "")
    case .missingArgument(let placeholder): "es fehlt das Argument \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "unerwartetes Argument „\(word)“"
    case .notUTF8(let name): "\(name): der Text ist kein UTF-8"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "„\(found)“: hier gibt es keine Schlüssel zur Wahl; wähle mit --ours oder --theirs"
        : "„\(found)“: darin unterscheiden sich die Fassungen nicht; sie unterscheiden sich in \(joined(places))"
    case .contradiction(let one, let other): "„\(one)“ und „\(other)“ schließen sich aus"
    case .unencryptedFolder(let folder, let option, let file):
      "„\(option)“ braucht eine einzelne Datei: Dateien im Ordner „\(folder)“ würden nicht verschlüsselt; nenne eine Datei, etwa \(file)"
    case .nothingToWrite(let options): "nichts zu schreiben: gib \(orList(options)) an"
    case .spanTooLong(let span, let years): "„\(span)“ ist länger als \(years) Jahre"
    case .untilBeforeFrom(let span): "„\(span)“ endet, bevor es beginnt"
    case .severalShifts(let words):
      "mehrere Dienste an diesem Tag: \(words.joined(separator: ", ")); sag, welchen du meinst"
    case .unknownShift(let word, let nearest):
      "„\(word)“ hat in einem Dienstplan keine Bedeutung"
        + (nearest.map { "; meintest du „\($0)“?" }
          ?? "; sag, was es bedeutet: rota set --shift-type \(word)=tag")
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String { nearest.map { "; meintest du „\($0)“?" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " oder " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "eine ganze Zahl von 1 bis 5"
    case .day: "ein Tag, etwa 2026-11-20, heute oder gestern"
    case .birthday: "ein Geburtstag, etwa 1985-03-12, oder --03-12 ohne Jahr"
    case .moment: "eine Uhrzeit, etwa 07:30 oder 2026-11-20T07:30"
    case .instant: "ein Zeitpunkt nach ISO 8601, etwa 2026-11-20T18:50:00+01:00"
    case .month: "ein Monat, etwa 2026-11"
    case .year: "ein Jahr, etwa 2026"
    case .cycle: "Wörter für Dienste, etwa 'tag nacht frei'"
    case .hours: "zwei Uhrzeiten, etwa nacht=19:00-07:30"
    case .spans: "zwei Uhrzeiten, etwa 18:45-07:50"
    case .shiftType: "ein Wort und was es bedeutet, etwa T='tag 07:00-19:30 pause 30'"
    case .span: "zwei Tage, etwa 2026-12-20..2027-01-03"
    case .count: "eine ganze Zahl ab 0"
    case .duration: "eine Zeitspanne, etwa 30d, 4w, 6m oder 1y"
    case .condition: "eine Bedingung, etwa place=Lyon oder energy>=4"
    case .assignment: "SCHLÜSSEL=WERT"
    case .tagChange: "+SCHLAGWORT zum Hinzufügen oder -SCHLAGWORT zum Entfernen"
    case .take: "SCHLÜSSEL=ours oder SCHLÜSSEL=theirs"
    case .mood: "eine Stimmung: \(moods)"
    case .zone: "der Name einer Zeitzone, etwa Europe/Berlin"
    case .moodMeaning: "ein Wort mit einer Stimmung, etwa naja=neutral"
    case .shiftMeaning: "ein Wort mit einer Art von Dienst, etwa 'N=nacht 21:00-07:00'"
    case .word: "ein Wort ohne Leerzeichen"
    case .link: "smjournal://show/ID, smjournal://new oder smjournal://check-in"
    case .linkAtTerminal: "ein Terminal: was ein Link öffnet, will dort beantwortet werden"
    case .text: "ein Text"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "„\(command)“ zeigt die Hilfe." }
}

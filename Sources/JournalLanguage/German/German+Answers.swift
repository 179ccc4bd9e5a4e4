import JournalModel
import JournalStore

extension German {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 antwortet, Eingabe überspringt, Rücktaste geht zurück, Strg-C beendet und behält deine Antworten."
    case .howToAnswerPlain:
      "Jede Antwort ist eine Zeile: 1–5 und Eingabe, Eingabe allein überspringt, Strg-C beendet und behält deine Antworten."
    case .numberKeys: "Zifferntasten, dann Eingabe"
    case .numbersPlain: "Nummern mit Leerzeichen dazwischen, Eingabe für keine"
    case .hoursOrLater: "etwa 07:00-19:30, Eingabe für später"
    case .oneLine: "Eingabe für keine"
    case .severalLines: "Eingabe für keine, Alt-Eingabe für eine neue Zeile"
    case .linesOrEditor: "Alt-Eingabe für eine neue Zeile, Strg-X Strg-E für deinen Editor"
    case .yesOrNo: "j/N"
    case .yesUsually: "J/n"
    case .highlights: "bis zu drei, Alt-Eingabe dazwischen"
    case .howYouWork:
      "Dein Turnus, ein Wort oder Buchstabe je Tag ab seinem ersten Tag: tag tag nacht nacht frei frei, oder T T N N F F."
    case .cycleOrFile: "ein Turnus, eine Datei mit dem Dienstplan, Eingabe für später"
    case .dayOrToday: "etwa montag oder 23.11., Eingabe für heute"
    case .spanOrSkip: "etwa 20.12. bis 3.1., Eingabe überspringt"
    case .picker: "tippen zum Filtern, Pfeile, Eingabe, Esc"
    case .numberOrWords: "eine Nummer, oder Wörter zum Suchen"
    case .numbersOrTags: "Nummern oder Wörter mit Kommas; Eingabe für keine"
    case .tagCommand: "Passende Schlagwörter:"
    case .afterInit: "So geht es weiter:"
    case .shiftOrSkip: "etwa nacht 21:00-07:00, oder frei; Eingabe überspringt"
    case .notUnderstood: "Das kann ich leider nicht lesen."
    }
  }

  func isYes(_ answer: Character) -> Bool { "jJyY".contains(answer) }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "j" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let what, let day, let path): "Geschrieben: \(path) (\(what), \(day))"
    case .changed(let path): "Geändert: \(path)"
    case .unchanged(let path): "Nichts zu ändern in \(path)"
    case .moved(let day, let from, let to): "Verschoben: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Gelöscht: \(path); die Datei liegt jetzt in \(to)"
    case .undone(.trashed, let path, _): "Zurückgenommen: die neue Datei liegt in \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Zurückgenommen: \(path) ist wie zuvor"
    case .undone(.moved, let path, _): "Zurückgenommen: die Datei ist wieder unter \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "Zurückgenommen: \(path) ist wieder da"
    case .undoneBatch(let count, 0): "Zurückgenommen: \(self.count(count, .file)); neue liegen im Papierkorb"
    case .undoneBatch(let count, let kept):
      "Zurückgenommen: \(self.count(count, .file)); neue liegen im Papierkorb; \(number(kept)) wurden seitdem geändert und bleiben"
    case .journalCreated(let folder): "Tagebuch angelegt in \(folder)"
    case .liked(let text): "Gemerkt: \(text)"
    case .unliked(let text): "Nicht mehr gemerkt: \(text)"
    case .notUndoable:
      "Diese Änderung lässt sich nicht zurücknehmen: ihr Protokoll konnte nicht geschrieben werden"
    case .nothingWritten: "Nichts wurde geschrieben."
    case .defaultNotSet: "Das ließ sich nicht merken; -C ORDNER oder SMJOURNAL_DIR nennen das Tagebuch."
    case .answersKept(let command): "Deine Antworten sind aufgehoben: „\(command)“ macht damit weiter."
    case .answersNotKept: "Deine Antworten ließen sich nicht aufheben. Das hast du geschrieben:"
    case .noEntryWritten: "Das Dienstende ist geschrieben, der Eintrag nicht."
    case .editedWithoutChange(let path): "\(path) ist geblieben, wie es war"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Willkommen. Ein Tagebuch deiner Dienste, in einfachen Dateien auf diesem Gerät; nichts verlässt es.\n"
        + "Ein paar Fragen: Eingabe überspringt eine, Strg-C beendet."
    case .journalLies(let folder): "Dein Tagebuch liegt in \(folder)."
    case .records: "Heute"
    case .nothingToday: "Heute ist noch nichts geschrieben."
    case .nothingFound: "Keine Aufzeichnung gefunden."
    case .shown(let count, let total): "\(count) von \(total) Aufzeichnungen"
    case .problems(1): "1 Problem in den Dateien; „smjournal check“ zeigt es."
    case .problems(let count): "\(count) Probleme in den Dateien; „smjournal check“ zeigt sie."
    case .furtherFindings(let count): "… und \(number(count)) weitere davon; --json hat alle"
    case .conflicts(1): "1 widersprüchliche Datei ist vom Abgleich übrig."
    case .conflicts(let count): "\(count) widersprüchliche Dateien sind vom Abgleich übrig."
    case .indexAgrees: "Der Index stimmt mit den Dateien überein."
    case .indexDiffered(let path): "\(path): der Index sagte etwas anderes als die Datei"
    case .reindexed(let report):
      "\(report.files) Dateien: \(report.read) gelesen, \(report.added) neu, \(report.changed) geändert, "
        + "\(report.removed) entfernt"
    case .progress(let files, let rate): "\(number(files)) Dateien angesehen, \(number(rate)) je Sekunde"
    case .noVacations: "Noch kein Urlaub; „smjournal vacation add VON..BIS“ plant welchen."
    case .noAffirmations: "Keine Affirmation gefunden."
    case .noTags: "Noch keine Schlagwörter; „smjournal tag last +nacht“ fügt eins hinzu."
    case .noPeople: "Noch niemand; „smjournal people add NAME“ fügt jemanden hinzu."
    case .nothingThatDay: "Für diesen Tag ist nichts geschrieben."
    case .ifThisWas(let day): "Falls das am Tag „\(day)“ war:"
    case .ownKeys: "Weitere Schlüssel"
    case .indexNotWritten: "der Index ließ sich nicht schreiben; die Antworten stimmen, dauern aber länger"
    case .wrongKind(let id, let kind, let expected):
      "\(id): das ist nicht „\(name(of: expected))“, sondern „\(name(of: kind))“"
    case .noAffirmation(let id, let nearest): "keine Affirmation heißt „\(id)“" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "der Editor „\(editor)“ lässt sich nicht starten"
    case .editorFailed(let editor, let status): "der Editor „\(editor)“ endete mit dem Wert \(status)"
    case .noEditor:
      "kein Editor ist eingestellt oder zu finden; setze EDITOR, etwa auf nano oder 'code --wait'"
    case .outputFailed(let message): "die Ergebnisse lassen sich nicht schreiben: \(message)"
    case .inputUnreadable(let message): "die Standardeingabe lässt sich nicht lesen: \(message)"
    case .inputNotUTF8: "die Standardeingabe ist kein UTF-8-Text"
    }
  }
}

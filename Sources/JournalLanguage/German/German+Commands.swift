import JournalModel
import JournalStore

extension German {
  var colon: String { ": " }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program: "smjournal – ein Tagebuch in einfachen Textdateien für alle, die im Schichtdienst arbeiten"
    case .usage: "Aufruf"
    case .commands: "Befehle"
    case .options: "Optionen"
    case .commonOptions: "Gemeinsame Optionen"
    case .examples: "Beispiele"
    case .moreHelp: "„smjournal help BEFEHL“ sagt mehr zu einem davon."
    case .initialize: "Ein neues Tagebuch in einem Ordner anlegen"
    case .today: "Affirmation, Countdown, Aufzeichnungen und Dienst von heute"
    case .new: "Einen Tagebucheintrag schreiben; ohne Angaben fragt es im Terminal nach"
    case .moodCommand: "Deine Stimmung festhalten: 1 bis 5, ein Emoji oder ein Wort"
    case .checkIn: "Festhalten, wie du dich vor einem Dienst fühlst"
    case .checkOut: "Festhalten, wie du dich nach einem Dienst fühlst"
    case .vacationAdd: "Urlaub planen"
    case .vacationList: "Urlaub auflisten, vergangenen und kommenden"
    case .vacationSet: "Urlaub ändern"
    case .vacationRemove: "Urlaub streichen"
    case .day: "Alles über einen Tag: Dienst, Zeiten, Stimmung, Aufzeichnungen"
    case .month: "Ein Monat als Kalender: Arbeit, Stimmungen, Urlaub"
    case .year: "Ein Jahr in Pixeln: die Stimmung jedes Tages"
    case .rota: "Die Dienste der nächsten vier Wochen zeigen"
    case .rotaSet: "Einen Dienstplan ins Profil schreiben"
    case .rotaSwap: "Ein anderer Dienst an einem Tag, oder zwei Tage, die tauschen"
    case .rotaOff: "An einem oder mehreren Tagen nicht da: krank, anderer Grund"
    case .rotaCheck: "Tage ohne Plan, sich überschneidende Dienste und Ruhezeiten jenseits der Grenzen finden"
    case .rotaAdd: "Ein Dienst mehr an einem Tag, zusätzlich zum Plan"
    case .rotaChanges: "Was an veröffentlichten Plänen geändert wurde, und wie kurzfristig"
    case .week: "Eine Woche: Dienste mit Zeiten, Ruhezeiten, Stimmungen, Summen"
    case .report: "Arbeitszeit, Ruhe und Erholung eines Zeitraums"
    case .letters: "was Buchstaben in einem Land meist bedeuten, im Terminal gezeigt und bestätigt: fr"
    case .shiftType:
      "was ein Wort des Dienstplans bedeutet, etwa T='tag 07:00-19:30 pause 30'; mehrfach möglich"
    case .why: "warum: sick (krank), leave (Urlaub), rtt, training (Fortbildung) oder ein eigenes Wort"
    case .half: "nur ein halber Tag: morning oder afternoon"
    case .rules: "welche Grenzen gezeigt werden: eu, fr-hospital, fr, uk oder none"
    case .ratings: "mit den Bewertungen vor und nach den Diensten"
    case .csv: "als Tabelle, eine Zeile je Dienst"
    case .stats: "Zahlen, jede mit der Anzahl der Aufzeichnungen dahinter"
    case .insights: "Was mit guten und schlechten Tagen einhergeht; Ruhe und Erholung"
    case .prompts: "Heute vor einem Jahr, Tage ohne ein Wort, die Woche in Kürze"
    case .reminders: "Erinnerungen für systemd, cron, launchd oder einen Kalender ausgeben"
    case .list: "Aufzeichnungen auflisten, die jüngsten zuerst, Kommendes am Ende"
    case .search:
      "Wörter in Titeln, Schlagwörtern und Texten finden: alle Wörter, \"eine Wendung\", wort*, -wort"
    case .show: "Eine Aufzeichnung zeigen"
    case .set: "Schlüssel einer Aufzeichnung setzen; alles andere in der Datei bleibt, wie es ist"
    case .unset: "Schlüssel einer Aufzeichnung entfernen"
    case .tag: "Schlagwörter hinzufügen und entfernen; ohne Angaben werden welche vorgeschlagen"
    case .favorite: "Eine Aufzeichnung als Favorit markieren"
    case .edit: "Eine Aufzeichnung in deinem Editor öffnen, danach prüfen"
    case .move: "Einer Aufzeichnung einen anderen Tag geben"
    case .delete: "Eine Aufzeichnung in den Papierkorb legen"
    case .undo: "Die letzte Änderung zurücknehmen"
    case .affirmation: "Die Affirmation des Tages"
    case .affirmationLike: "Eine Affirmation mögen; ohne Namen die von heute"
    case .affirmationUnlike: "Eine Affirmation nicht mehr mögen"
    case .affirmationList: "Affirmationen auflisten"
    case .reindex: "Den Index auf den neuesten Stand bringen"
    case .check: "Jedes Problem in jeder Datei melden"
    case .completions: "Ein Skript zur Vervollständigung für eine Shell ausgeben"
    case .help: "Einen Befehl erklären"
    case .version: "Die Version ausgeben"
    case .mcp: "Einem lokalen Assistenten (Model Context Protocol) über Standardein- und -ausgabe antworten"
    case .mcpWrite: "ihn Einträge, Stimmungen, Dienstbeginn und Dienstende schreiben lassen"
    case .mcpPrivate: "ihn auch private Aufzeichnungen sehen lassen"
    case .sourceOption: "wer das schreibt, etwa shortcut oder cron"
    case .link: "Einen Link wie smjournal://show/ID öffnen; fragt und schreibt von selbst nichts"
    case .suggest: "Schlagwörter, Stimmung, Menschen und Orte, die ein Text nahelegt; schreibt nichts"
    case .team: "Zahlen über mehrere Tagebücher, die niemanden nennen"
    case .teamFigures: "Die eigenen Zahlen je Monat ausgeben, statt des Tagebuchs für „team“"
    case .teamMinimum: "wie viele Menschen eine Zahl braucht, mindestens 3; ohne Angabe 5"
    case .transcribe: "aufschreiben, was eine Aufnahme sagt, mit einem Programm auf diesem Rechner"
    case .config: "Die Einstellungen des Profils zeigen oder setzen"
    case .people: "Menschen, die Aufzeichnungen, die sie nennen, ihre nächsten Geburtstage"
    case .peopleAdd: "Die Datei eines Menschen anlegen"
    case .birthday: "der Geburtstag, etwa 2019-03-12, oder --03-12 ohne Jahr"
    case .relation: "was dieser Mensch für dich ist, etwa Tochter oder Freundin"
    case .tags: "Jedes Schlagwort mit Anzahl und letztem Tag"
    case .man: "Eine Handbuchseite für man ausgeben, zu einem Befehl oder zum Programm"
    case .manName: "Name"
    case .manSynopsis: "Übersicht"
    case .manDescription: "Beschreibung"
    case .manExitStatus: "Rückgabewert"
    case .manEnvironment: "Umgebung"
    case .manFiles: "Dateien"
    case .manSeeAlso: "Siehe auch"
    case .manProgram:
      "Wie sich ein Dienst davor und danach angefühlt hat, Tagebucheinträge, Urlaub: jedes davon ist eine Markdown-Datei mit "
        + "YAML-Kopf in einem Ordner je Monat. smjournal schreibt und liest sie, zählt die Dienste bis zu deinem Urlaub und "
        + "greift nie auf das Netz zu."
    case .manJournalVariable: "der Ordner des Tagebuchs, wo --journal ihn nicht nennt"
    case .manIndexVariable: "die Datei des Index, wo --index sie nicht nennt"
    case .manEditorVariable: "der Editor, der Dateien öffnet"
    case .manProfile: "das Profil; es kennzeichnet die Wurzel eines Tagebuchs"
    case .manCache: "der Index, der jederzeit gelöscht werden darf"
    case .exitDone: "alles in Ordnung"
    case .exitDataProblem: "mit einer Datei stimmt etwas nicht, oder das Genannte gibt es nicht"
    case .exitUsage: "falsche Wörter in der Befehlszeile"
    case .exitInputOutput: "eine Datei ließ sich nicht lesen oder schreiben"
    case .journal: "der Ordner des Tagebuchs; sonst SMJOURNAL_DIR, sonst der nächste weiter oben"
    case .json: "mit einem JSON-Dokument antworten"
    case .now: "diesen Zeitpunkt als jetzt nehmen"
    case .lang: "die Sprache: \(Language.codes())"
    case .color: "Farben: auto, always (immer) oder never (nie)"
    case .noInput: "nie etwas fragen"
    case .plain: "in schlichten Zeilen fragen, für Screenreader und einfache Terminals"
    case .index: "den Index in dieser Datei halten; sonst SMJOURNAL_INDEX"
    case .noIndex: "jede Datei lesen, statt den Index zu benutzen"
    case .helpOption: "diese Hilfe"
    case .format:
      "eine Zeile für die Statusleiste, mit {days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}; {{ steht für eine Klammer"
    case .explain: "sagen, welcher Tag gewählt wurde, und warum"
    case .date: "der Tag, zu dem es gehört, etwa 2026-11-20, heute oder gestern"
    case .at: "wann es war, etwa 07:30 oder 2026-11-20T07:30"
    case .shift: "der Dienst: day (Tag), night (Nacht), rest (frei) oder ein eigenes Wort"
    case .note: "eine Notiz; - liest sie von der Standardeingabe"
    case .badge: "ein Abzeichen, als Emoji oder Name; mehrfach möglich"
    case .scale: "eine Bewertung von 1 bis 5"
    case .text: "der Text; - liest ihn von der Standardeingabe"
    case .mood: "die Stimmung, von 1 bis 5, als Emoji oder Wort"
    case .tagOption: "ein Schlagwort; mehrfach möglich"
    case .highlight: "etwas zum Erinnern; mehrfach möglich"
    case .favoriteOption: "als Favorit markieren"
    case .person: "ein Mensch, der vorkommt; mehrfach möglich"
    case .place: "wo es war"
    case .weather: "wie das Wetter war"
    case .editOption: "die neue Datei in deinem Editor öffnen"
    case .from: "ab diesem Tag"
    case .until: "bis einschließlich zu diesem Tag"
    case .on: "an diesem Tag"
    case .kind: "Aufzeichnungen dieser Art; mehrfach möglich"
    case .filterTag: "Aufzeichnungen mit diesem Schlagwort; mehrfach möglich, alle müssen da sein"
    case .filterMood: "Aufzeichnungen mit dieser Stimmung"
    case .filterShift: "Aufzeichnungen zu diesem Dienst"
    case .filterPerson: "Aufzeichnungen, die diesen Menschen nennen"
    case .filterFavorite: "nur Favoriten"
    case .condition: "Aufzeichnungen, deren Schlüssel das sagt: place=Lyon, energy>=4; mehrfach möglich"
    case .sort:
      "sortiert nach date, title, mood, words oder einer Bewertung; -date absteigend, +date aufsteigend"
    case .limit: "höchstens so viele zeigen"
    case .offset: "am Anfang so viele auslassen"
    case .name: "dein Vorname"
    case .language: "die Sprache des Tagebuchs: \(Language.codes())"
    case .vacation: "kommender Urlaub; mehrfach möglich"
    case .timezone: "die Zeitzone des Tagebuchs, etwa Europe/Berlin; sonst die des Systems"
    case .category: "wofür: leave (Urlaub), rtt, training (Fortbildung), sick (krank) oder other (anderes)"
    case .status: "wie weit es ist: planned (geplant) oder approved (genehmigt)"
    case .title: "wie du es nennst"
    case .cycle: "die Dienste der Reihe nach, etwa 'tag tag nacht nacht frei frei'"
    case .hours: "übliche Zeiten eines Dienstes, etwa nacht=19:00-07:30"
    case .reminderDays: "für wie viele Tage, ohne Angabe 56"
    case .export:
      "Das Tagebuch ausgeben: markdown, json (die Sicherung), csv, ics, eine Seite, ein PDF, ein Bild, eine Seite zum Schreiben"
    case .output: "wohin, - für die Standardausgabe; ein Ordner, wenn es auf / endet oder ihn schon gibt"
    case .only:
      "ein Teil davon: shifts, time-off, birthdays oder reminders eines Kalenders; year, das Bild einer Seite; "
        + "mehrfach möglich"
    case .excel: "eine Tabelle, die Excel mit einem Doppelklick öffnet"
    case .encryptTo:
      "mit age für diesen öffentlichen Schlüssel verschlüsseln, oder für die Schlüssel in dieser Datei"
    case .includePrivate: "auch private Aufzeichnungen"
    case .isPrivate: "aus Exporten, Seiten und von Assistenten heraushalten"
    case .attach: "Fotos und Aufnahmen ins Tagebuch kopieren und in einer Aufzeichnung nennen"
    case .caption: "was auf dem Bild ist"
    case .keepPosition: "unverändert kopieren, mit Ort und Kamera der Aufnahme"
    case .full: "den Index von Grund auf neu anlegen"
    case .verify: "den Index mit jeder Datei vergleichen"
    case .liked: "nur die, die du magst"
    case .affirmationCategory:
      "aus dieser Kategorie: resilience (Widerstandskraft), competence (Können), compassion (Mitgefühl) oder balance (Ausgleich)"
    case .favoriteOff: "die Markierung wegnehmen"
    case .affirmationAdd: "Eine eigene Affirmation hinzufügen"
    case .affirmationSpare: "Eine Affirmation nach einem schweren Dienst nicht zeigen"
    case .notAfterHardShift: "nicht am Tag nach einem schweren Dienst"
    case .spareOff: "sie wieder nach jedem Dienst zeigen"
    case .schema: "Das JSON-Schema des Dateikopfs ausgeben, für Editoren"
    case .ids: "mit den IDs der Aufzeichnungen"
    case .weekday: "nur an diesem Wochentag; mehrfach möglich"
    case .noPager: "lange Antworten am Stück schreiben, ohne Pager"
    case .manFormat: "die Dateien eines Tagebuchs"
    case .manPagerVariable: "das Programm, das lange Antworten Seite für Seite zeigt; sonst less"
    case .trash: "Gelöschtes auflisten, das Neueste zuerst"
    case .trashEmpty: "Dateien endgültig aus dem Papierkorb entfernen, nach einer Rückfrage"
    case .restore: "Eine Aufzeichnung aus dem Papierkorb zurückholen"
    case .older: "nur, was länger her gelöscht wurde: 30d, 4w, 6m, 1y"
    case .backedUp: "festhalten, dass eben eine Sicherung gemacht wurde"
    case .consent: "ohne Rückfrage entfernen"
    case .conflicts:
      "Auflisten, was Abgleich und Zusammenführen übrig ließen, und worin es sich unterscheidet"
    case .resolve: "Widersprüchliche Fassungen einer Datei zusammenführen, Schlüssel für Schlüssel"
    case .merge: "Drei Fassungen einer Datei zusammenführen; git ruft das auf"
    case .setup: "Das Tagebuch für git oder Syncthing vorbereiten"
    case .doctor: "Wie gesund das Tagebuch ist, auf einer Seite, und was hilft"
    case .all: "alle Konflikte"
    case .ours: "wo beide Seiten dasselbe geändert haben, die Fassung der Datei nehmen"
    case .theirs: "wo beide Seiten dasselbe geändert haben, die andere Fassung nehmen"
    case .importing: "Einen Dienstplan oder das Tagebuch eines anderen Programms übernehmen"
    case .dryRun: "Nur sagen, was getan würde"
    case .mapShift: "Was ein Kürzel bedeutet, etwa 'N=nacht 21:00-07:00'; bleibt im Profil"
    case .mapMood: "Was ein Wort für eine Stimmung bedeutet, etwa 'naja=neutral'"
    case .importPerson: "Wessen Zeilen einer Tabelle, oder wer aus einem Adressbuch; '*' für alle"
    case .importZone: "Die Zone von Zeiten, die keine haben; sonst die des Tagebuchs"
    case .importOnly: "Nur Termine, deren Titel dies enthält"
    case .importCategory: "Nur Termine dieser Kategorie"
    case .both: "wo beide Seiten dieselbe Stelle eines Textes geändert haben, beide behalten, untereinander"
    case .privacy:
      "melden, was andere lesen könnten: Rechte, Wörter, die Patienten erkennbar machen, Orte in Fotos, öffentliche Server"
    case .html: "eine Seite für Papier in diese Datei schreiben"
    case .pdf: "ein PDF in diese Datei schreiben"
    case .with: "das Programm, das das PDF macht"
    }
  }

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
    case .missingValue(let option, let placeholder):
      "die Option „\(option)“ braucht einen Wert: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "die Option „\(option)“ nimmt keinen Wert"
    case .repeated(let option): "die Option „\(option)“ steht zweimal da"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "„\(found)“" : "\(name) „\(found)“") + ": erwartet wird \(self.expected(expected))"
    case .noSuchDay(let found, let month, let year, let length):
      "„\(found)“: \(year.map { self.month(month, year: $0) } ?? monthName(month)) hat \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "unbekannte Einstellung „\(key)“" + (nearest.map { "; meintest du „\($0)“?" } ?? "")
    case .missingArgument(let placeholder): "es fehlt das Argument \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "unerwartetes Argument „\(word)“"
    case .notUTF8(let name): "\(name): der Text ist kein UTF-8"
    case .contradiction(let one, let other): "„\(one)“ und „\(other)“ schließen sich aus"
    case .nothingToWrite(let options): "nichts zu schreiben: gib \(orList(options)) an"
    case .untilBeforeFrom(let span): "„\(span)“ endet, bevor es beginnt"
    case .unknownShift(let word, let nearest):
      "„\(word)“ hat in einem Dienstplan keine Bedeutung"
        + (nearest.map { "; meintest du „\($0)“?" }
          ?? "; sag, was es bedeutet: rota set --shift-type \(word)=tag")
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "; meintest du „\($0)“?" } ?? "" }

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
    case .shiftType: "ein Wort und was es bedeutet, etwa T='tag 07:00-19:30 pause 30'"
    case .span: "zwei Tage, etwa 2026-12-20..2027-01-03"
    case .count: "eine ganze Zahl ab 0"
    case .duration: "eine Zeitspanne, etwa 30d, 4w, 6m oder 1y"
    case .condition: "eine Bedingung, etwa place=Lyon oder energy>=4"
    case .assignment: "SCHLÜSSEL=WERT"
    case .tagChange: "+SCHLAGWORT zum Hinzufügen oder -SCHLAGWORT zum Entfernen"
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

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 antwortet, Eingabe überspringt, Rücktaste geht zurück, Strg-C beendet und behält deine Antworten."
    case .numberKeys: "Zifferntasten, dann Eingabe"
    case .oneLine: "Eingabe für keine"
    case .severalLines: "Eingabe für keine, Alt-Eingabe für eine neue Zeile"
    case .linesOrEditor: "Alt-Eingabe für eine neue Zeile, Strg-X Strg-E für deinen Editor"
    case .yesOrNo: "j/N"
    case .yesUsually: "J/n"
    case .highlights: "bis zu drei, Alt-Eingabe dazwischen"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
    case .howYouWork:
      "Dein Turnus, ein Wort oder Buchstabe je Tag ab seinem ersten Tag: tag tag nacht nacht frei frei, oder T T N N F F."
    case .cycleOrFile: "ein Turnus, der Pfad eines Plans, Eingabe für später"
    case .dayOrToday: "etwa 2026-11-23, Eingabe für heute"
    case .spanOrSkip: "etwa 2026-12-20..2027-01-03, Eingabe überspringt"
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
    case .created(let kind, let day, let path): "Geschrieben: \(path) (\(name(of: kind)), \(day))"
    case .changed(let path): "Geändert: \(path)"
    case .unchanged(let path): "Nichts zu ändern in \(path)"
    case .moved(let day, let from, let to): "Verschoben: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Gelöscht: \(path); die Datei liegt jetzt in \(to)"
    case .undone(.trashed, let path, _): "Zurückgenommen: die neue Datei liegt in \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Zurückgenommen: \(path) ist wie zuvor"
    case .undone(.moved, let path, _): "Zurückgenommen: die Datei ist wieder unter \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _):
      "Zurückgenommen: \(path) ist wieder da"
    case .undoneBatch(let count, 0): "Zurückgenommen: \(number(count)) Dateien; neue liegen im Papierkorb"
    case .undoneBatch(let count, let kept):
      "Zurückgenommen: \(number(count)) Dateien; neue liegen im Papierkorb; \(number(kept)) wurden seitdem geändert und bleiben"
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
        + "Ein paar Fragen: Eingabe übergeht eine, Strg-C beendet."
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

import JournalInsights
import JournalModel

extension German {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "Tagebuch von \($0)" } ?? "Tagebuch"
    case .skip: "Zu den Einträgen"
    case .yearAtGlance: "Das Jahr auf einen Blick"
    case .months: "Monate"
    case .changes: "Vor und nach dem Dienst"
    case .trends: "Verlauf"
    case .entries: "Einträge"
    case .onThisDay: "An diesem Tag"
    case .yearHint:
      "Tippe auf einen Tag oder nimm die Pfeiltasten. Eingabe führt zu dem, was du geschrieben hast."
    case .noMood: "keine Stimmung notiert"
    case .dayLine: "Strich oben: Tagdienst"
    case .nightLine: "Strich unten: Nachtdienst"
    case .onCallDots: "Punkte: Rufdienst"
    case .timeOffHatching: "schraffiert: Urlaub"
    case .numbers: "Die Zahlen"
    case .day: "Tag"
    case .mood: "Stimmung"
    case .shift: "Dienst"
    case .timeOff: "Urlaub"
    case .before: "vorher"
    case .after: "nachher"
    case .count: "Dienste"
    case .restAndWork: "Ruhe und Arbeit"
    case .restKey:
      "Ein Balken ist die Ruhe zwischen zwei Arbeitstagen; die Linie liegt bei 11 Stunden, ein Dreieck zeigt, was darunter ist."
    case .hoursAWeek: "Stunden je Woche"
    case .quickReturns: "Kurze Wechsel, nach weniger als 11 Stunden"
    case .trendKey(let days):
      "Ein Punkt je Tag, die Linie ist das Mittel von \(days) Tagen. Bänder: Nächte (violett) und Urlaub (grün)."
    case .dayByDay: "Tag für Tag"
    case .changeKey:
      "Je dicker eine Linie, desto mehr Dienste gingen diesen Weg; die orange verbindet die Mittelwerte. Müdigkeit zählt nach unten: Eine fallende Linie ist verlorene Energie."
    case .trendRange(let high, let low): "Am höchsten im \(high), am niedrigsten im \(low)."
    case .weekKey: "Blasser: eine unvollständige Woche."
    case .meanMood(let mean, let days): "Stimmung \(mean) an \(dative(days, .day))"
    case .search: "Suchen"
    case .searchHint: "Wörter in beliebiger Reihenfolge, Akzente spielen keine Rolle."
    case .searchKey: "Die Taste / führt hierher."
    case .found(let count): "\(number(count)) gefunden"
    case .showAll: "Alle zeigen"
    case .filter: "Filter"
    case .moods: "Stimmungen"
    case .shifts: "Dienste"
    case .tags: "Schlagwörter"
    case .people: "Menschen"
    case .privateLeftOut(let number): "\(count(number, .record)) als privat weggelassen."
    case .made(let day, let records):
      "Erstellt am \(self.day(day, today: CivilDay(number: 0))) aus \(dative(records, .record)). Diese Seite lädt nichts und sendet nichts."
    case .missingPicture(let name): "Bild nicht enthalten: \(name)"
    case .empty: "Noch nichts geschrieben."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst): im Mittel \(mean) über \(count(days, .day))."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst): \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "Favorit"
    case .highlights: "Besondere Momente"
    case .contents: "Monate"
    case .noPrinter:
      "Kein Programm gefunden, das ein PDF macht: WeasyPrint, Chromium, Chrome, Edge oder Brave könnten es."
    case .printFailed(let program): "\(program) hat kein PDF gemacht."
    case .untagged(let program):
      "\(program) ist zu alt für ein PDF mit Struktur: Screenreadern wird sie fehlen."
    case .pageInstead(let place):
      "Die Seite zum Drucken ist \(place): öffne sie in einem Browser und drucke sie von dort."
    case .encryptedPageInstead(let place):
      "Die Seite zum Drucken ist \(place), verschlüsselt wie die PDF es gewesen wäre: entschlüssle sie, öffne sie in einem Browser und drucke sie von dort."
    case .written(let records, let place): "\(count(records, .record)) in \(place) geschrieben"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "Wie geht es dir?"
    case .which: "Was möchtest du aufschreiben?"
    case .beforeShift: "Vor meinem Dienst"
    case .afterShift: "Nach meinem Dienst"
    case .moodOnly: "Meine Stimmung"
    case .next: "Weiter"
    case .back: "Zurück"
    case .summary: "Wird gespeichert"
    case .date: "Tag (einer Nacht: ihr Abend)"
    case .time: "Uhrzeit"
    case .saveToFolder: "In meinem Tagebuch speichern"
    case .share: "Teilen"
    case .download: "Herunterladen"
    case .folderHint: "Wähle den Ordner deines Tagebuchs: den mit der Datei journal.md."
    case .saved(let place): "Gespeichert als \(place)"
    case .again: "Noch etwas schreiben"
    case .needAnswer: "Gib mindestens eine Antwort."
    case .refused:
      "Eine Zeile der Notiz sieht aus wie die Markierung einer Zusammenführung. Ändere bitte ihren Anfang."
    case .failed(let reason): "Nicht gespeichert: \(reason)"
    case .noScript:
      "Diese Vorschau kann nicht speichern. Öffne die Datei in deinem Browser: auf einem iPhone teile sie mit einer Browser-App oder lege sie in Dateien ab und öffne sie von dort."
    }
  }

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "angegeben"
    case .basis(.plan): "Plan"
    case .basis(.notes): "Dienstbeginn und Dienstende"
    case .rules(.eu):
      "Grenzen: Richtlinie 2003/88/EG vom 4. November 2003: 11 h Ruhe in 24 (Artikel 3), 24 h und 11 h in 7 Tagen (Artikel 5), 48 h je Woche im Mittel von 4 Monaten, Urlaub und Krankheit neutral (Artikel 6 und 16)."
    case .rules(.frenchHospital):
      "Grenzen: französisches Dekret 2002-9 vom 4. Januar 2002 über öffentliche Krankenhäuser: 12 h Ruhe, 36 h je Woche, 48 h in 7 Tagen (Conseil d’État, 4. April 2018, 398069), 12 h je Dienst als Ausnahme."
    case .rules(.french):
      "Grenzen: französischer Code du travail, L3131-1 (11 h Ruhe), L3132-2 (35 h je Woche), L3132-1 (6 Tage je Woche), L3121-18 (10 h am Tag), L3121-20 (48 h in einer Kalenderwoche), L3121-22 (44 h im Mittel von 12 Wochen), L3122-6 (8 h nachts)."
    case .rules(.unitedKingdom):
      "Grenzen: Working Time Regulations 1998, regulations 4 (48 h im Mittel von 17 Wochen), 10, 11; Folgen nach der HSE-Leitlinie HSG256."
    case .rules(.german):
      report(.rules(.eu))
        + " Das Arbeitszeitgesetz ist nicht in diesem Programm: Sein Text konnte nicht an der Quelle gelesen werden."
    case .rules(.swiss):
      "Keine Grenzen: Das Arbeitsgesetz ist nicht in diesem Programm; sein Text konnte nicht an der Quelle gelesen werden."
    case .rules(.none): ""
    case .limits: "Grenzen neben den Tatsachen"
    case .limit(.rest): "Ruhe zwischen zwei Arbeitstagen, mindestens"
    case .limit(.any7): "Arbeit in beliebigen 7 Tagen, höchstens"
    case .limit(.week): "Arbeit in einer Kalenderwoche, höchstens"
    case .limit(.average): "Arbeit je Woche im Mittel, höchstens"
    case .limit(.shift): "Tagdienst, höchstens"
    case .limit(.night): "Nacht, höchstens"
    case .limit(.run): "Arbeitstage am Stück, höchstens"
    case .limit(.nightRun): "Nächte am Stück, höchstens"
    case .limit(.weeklyRest): "Längste Ruhe der Woche, mindestens"
    case .limitColumn: "Grenze"
    case .found: "Gefunden"
    case .beyond: "Mal darüber hinaus"
    case .sourceColumn: "Quelle"
    case .restsUnder(let length): "Ruhezeiten unter \(length)"
    case .from: "Von"
    case .until: "Bis"
    case .unknown: "Nicht bekannt"
    case .withoutHours(let count):
      "Die Zeiten von \(self.dative(count, .shift)) sind nicht bekannt und in keiner Summe."
    case .made(let day): "Erstellt am \(self.day(day, today: CivilDay(number: 0)))."
    case .signature: "Unterschrift"
    case .fingerprint(let files, let sum):
      "Erstellt aus \(dative(files, .file)), SHA-256 ihrer Summen \(sum)."
    }
  }
}

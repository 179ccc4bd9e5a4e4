import JournalModel
import JournalStore

extension German {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "Warnung"
    case .error: "Fehler"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal:
      "ein anderes Tagebuch: sein Ordner gehört nicht zu diesem; „smjournal -C ORDNER“ öffnet es"
    case .emptyFolder: "ein leerer Ordner"
    case .noZoneRules(let zone, let folder):
      "auf diesem Rechner sind keine Regeln für Zeitzonen\(folder.map { " (TZDIR: \($0))" } ?? ""), so dass über "
        + "\(zone) nichts bekannt ist; installiere das Paket tzdata, oder nenne einen Ordner mit Regeln durch TZDIR"
    case .unreadable(let errno): "nicht lesbar: \(systemError(errno))"
    case .notAFile(let type): "ist \(name(of: type)), keine Datei"
    case .symbolicLink: "ist eine symbolische Verknüpfung; ihnen wird nicht gefolgt"
    case .tooLarge(let bytes, let limit):
      "ist zu groß für eine Aufzeichnung: \(megabytes(bytes)), höchstens \(megabytes(limit))"
    case .emptyFile:
      "ist leer: Der Text ist vielleicht noch nicht geholt, oder ein Absturz hat ihn genommen; hole ihn, oder nimm "
        + "ihn von einem anderen Gerät oder aus einer Sicherung"
    case .lfsPointer:
      "enthält statt des Textes einen Zeiger von git-lfs; „git lfs pull“ holt den Text"
    case .nulByte: "enthält ein NUL-Byte: keine Textdatei"
    case .invalidUTF8: "ist kein UTF-8-Text"
    case .unfinishedMerge:
      "enthält die Markierungen einer nicht beendeten Zusammenführung; „smjournal resolve“ klärt sie"
    case .encrypted(let tool): "ist verschlüsselt (\(tool)); zum Lesen erst entschlüsseln"
    case .wrongValue(let key, let found, let expected):
      "\(key): erwartet wird \(expectation(expected)), nicht \(quoted(found))"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "dieser Dienstplan hat kein \(key) und zählt deshalb nicht"
    case .missingKey(let key, let kind): "\(name(of: kind)) ohne \(key)"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) liegt vor from (\(from.iso)); der letzte Tag wird nicht beachtet"
    case .endBeforeStart: "end liegt vor start; das Ende wird nicht beachtet"
    case .callOutOutside(let span): "call-outs: \(span) liegt außerhalb der Rufbereitschaft; es zählt nicht"
    case .sameMeaning(let key, let canonical):
      "\(key) bedeutet dasselbe wie \(canonical), das auch da ist; das letzte zählt"
    case .remarkForValue(let key, let found):
      "\(key): \(quoted(found)) ist für YAML eine Bemerkung, deshalb wird nichts gelesen; das # weglassen: "
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key): hinter dem Strich fehlt ein Leerzeichen, deshalb beginnt diese Zeile keinen Listenpunkt; schreibe: - Punkt"
    case .tooMany(let key, let count, let limit):
      "\(key): \(number(count)) Elemente; üblich sind höchstens \(number(limit))"
    case .tooLong(let key, let count, let limit):
      "\(key): \(self.count(count, .character)); üblich sind höchstens \(number(limit))"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "; meintest du \($0)?" } ?? "; sag unter shifts in journal.md, was es bedeutet"
    return "\(quoted(word)) hat keine Bedeutung und zählt deshalb weder als Arbeit noch als frei\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays: \(quoted(word)) ist weder ein Tag wie 2026-11-20 noch ein bekanntes Gebiet; "
      + "bekannt sind \(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { "; meintest du \($0.name)?" } ?? ""
    return "kind: \(quoted(found)) ist unbekannt, als Eintrag gelesen\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "ein Ordner"
    case .pipe: "eine Pipe"
    case .socket: "ein Socket"
    case .device: "ein Gerät"
    case .brokenLink: "eine Verknüpfung ins Leere"
    }
  }

  private func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1_048_576, digits: 1)) MiB" }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "eine ganze Zahl von 1 bis 5"
    case .civilDay: "ein Tag wie 2026-11-20"
    case .unambiguousDay: "ein Tag mit eindeutigem Monat wie 2026-11-20"
    case .timestamp: "ein Zeitpunkt wie 2026-11-20T18:50:00+01:00"
    case .clockTime: "eine Uhrzeit wie \"19:00\""
    case .hours: "Zeiten wie \"19:00-07:30\""
    case .truth: "true oder false"
    case .number: "eine ganze Zahl"
    case .text: "Text in einer Zeile"
    case .list: "eine Liste"
    case .map: "Schlüssel mit ihren Werten"
    case .shiftWord: "tag, nacht, frei oder ein eigenes Wort"
    case .cycle: "ein Turnus wie tag tag nacht nacht frei frei"
    case .weekday: "ein Wochentag wie montag"
    case .zoneName: "eine Zeitzone, die dieses System kennt, wie Europe/Berlin"
    case .formatVersion: "eine Version, die dieses Programm kennt (1)"
    case .oneOf(let words): words.count == 1 ? words[0] : "eines von \(words.joined(separator: ", "))"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key): erwartet wird \(expectation(expected)), nicht \(quoted(found))"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key)) kann kein Schlüssel sein"
    case .notAList: "\(problem.key) nimmt einen Wert, keine Liste"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) läge vor from (\(from.iso))"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "keine Aufzeichnung heißt \(quoted(name))"
    case .inConflict(let name, _):
      "\(quoted(name)) ist in Konflikt, weil zwei Fassungen davon aufeinanderstoßen; „smjournal resolve“ klärt es"
    case .ambiguous(let name, let candidates):
      "\(quoted(name)) könnten mehrere Aufzeichnungen sein: \(listed(candidates) { "und \($0) weitere" })"
    }
  }
}

import JournalModel
import JournalStore

extension Dutch {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "waarschuwing"
    case .error: "fout"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal:
      "een ander dagboek: die map hoort niet bij dit dagboek; ‘smjournal -C MAP’ opent het"
    case .emptyFolder: "een lege map"
    case .noZoneRules(let zone, let folder):
      "op deze machine staan geen regels voor tijdzones\(folder.map { " (TZDIR: \($0))" } ?? ""), dus over \(zone) is "
        + "niets bekend; installeer het pakket tzdata, of noem een map met regels met TZDIR"
    case .unreadable(let errno): "niet leesbaar: \(systemError(errno))"
    case .notAFile(let type): "is \(name(of: type)), geen bestand"
    case .symbolicLink: "is een symbolische koppeling; koppelingen worden niet gevolgd"
    case .tooLarge(let bytes, let limit):
      "is te groot voor een notitie: \(megabytes(bytes)), hoogstens \(megabytes(limit))"
    case .emptyFile:
      "is leeg: misschien is de tekst nog niet opgehaald, of heeft een crash hem gewist; haal hem op, of neem hem van "
        + "een ander apparaat of uit een back-up"
    case .lfsPointer:
      "bevat een verwijzing van git-lfs in plaats van de tekst; ‘git lfs pull’ haalt de tekst op"
    case .nulByte: "bevat een NUL-byte: geen tekstbestand"
    case .invalidUTF8: "is geen UTF-8-tekst"
    case .unfinishedMerge:
      "bevat de tekens van een niet afgemaakte samenvoeging; ‘smjournal resolve’ lost die op"
    case .encrypted(let tool): "is versleuteld (\(tool)); ontsleutel het om het te lezen"
    case .wrongValue(let key, let found, let expected):
      "\(key): verwacht wordt \(expectation(expected)), niet \(quoted(found))"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "dit rooster heeft geen \(key) en telt daarom niet"
    case .missingKey(let key, let kind): "\(name(of: kind)) zonder \(key)"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) ligt voor from (\(from.iso)); de laatste dag telt niet"
    case .endBeforeStart: "end ligt voor start; het einde telt niet"
    case .callOutOutside(let span): "call-outs: \(span) valt buiten de bereikbaarheidsdienst; het telt niet"
    case .sameMeaning(let key, let canonical):
      "\(key) betekent hetzelfde als \(canonical), dat er ook is; het laatste telt"
    case .remarkForValue(let key, let found):
      "\(key): \(quoted(found)) is voor YAML een opmerking, dus er wordt niets gelezen; laat de # weg: "
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key): achter het streepje ontbreekt een spatie, dus deze regel begint geen onderdeel van de lijst; schrijf: - onderdeel"
    case .tooMany(let key, let count, let limit):
      "\(key): \(number(count)) onderdelen; hoogstens \(number(limit)) is gebruikelijk"
    case .tooLong(let key, let count, let limit):
      "\(key): \(self.count(count, .character)); hoogstens \(number(limit)) is gebruikelijk"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "; bedoelde je \($0)?" } ?? "; zeg wat het betekent onder shifts in journal.md"
    return "\(quoted(word)) betekent niets en telt daarom niet als werk en niet als vrij\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays: \(quoted(word)) is geen dag zoals 2026-11-20 en geen bekende regio; "
      + "bekend zijn \(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { "; bedoelde je \($0.name)?" } ?? ""
    return "kind: \(quoted(found)) is onbekend, gelezen als dagboeknotitie\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "een map"
    case .pipe: "een pipe"
    case .socket: "een socket"
    case .device: "een apparaat"
    case .brokenLink: "een koppeling die nergens heen leidt"
    }
  }

  private func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1_048_576, digits: 1)) MiB" }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "een geheel getal van 1 tot 5"
    case .civilDay: "een dag zoals 2026-11-20"
    case .unambiguousDay: "een dag met een duidelijke maand, zoals 2026-11-20"
    case .timestamp: "een tijdstip zoals 2026-11-20T18:50:00+01:00"
    case .clockTime: "een tijd zoals \"19:00\""
    case .hours: "uren zoals \"19:00-07:30\""
    case .truth: "true of false"
    case .number: "een geheel getal"
    case .text: "tekst op één regel"
    case .list: "een lijst"
    case .map: "sleutels met hun waarden"
    case .shiftWord: "dag, nacht, vrij of een eigen woord"
    case .cycle: "een cyclus van diensten zoals dag dag nacht nacht vrij vrij"
    case .weekday: "een dag van de week zoals maandag"
    case .zoneName: "een tijdzone die dit systeem kent, zoals Europe/Amsterdam"
    case .formatVersion: "een versie die dit programma kent (1)"
    case .oneOf(let words): words.count == 1 ? words[0] : "een van \(words.joined(separator: ", "))"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key): verwacht wordt \(expectation(expected)), niet \(quoted(found))"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key)) kan geen sleutel zijn"
    case .notAList: "\(problem.key) neemt één waarde, geen lijst"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) zou voor from (\(from.iso)) liggen"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "geen notitie heet \(quoted(name))"
    case .inConflict(let name, _):
      "\(quoted(name)) is in conflict, omdat twee versies ervan botsen; ‘smjournal resolve’ lost het op"
    case .ambiguous(let name, let candidates):
      "\(quoted(name)) kan meer dan één notitie zijn: \(listed(candidates) { "en nog \($0)" })"
    }
  }
}

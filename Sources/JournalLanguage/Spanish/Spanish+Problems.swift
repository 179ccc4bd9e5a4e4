import JournalModel
import JournalStore

extension Spanish {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "aviso"
    case .error: "error"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal: "otro diario: su carpeta no forma parte de este; «smjournal -C CARPETA» lo abre"
    case .emptyFolder: "una carpeta vacía"
    case .noZoneRules(let zone, let folder):
      "en esta máquina no hay reglas de zonas horarias\(folder.map { " (TZDIR: \($0))" } ?? ""), así que no se sabe "
        + "nada de \(zone); instala el paquete tzdata o nombra una carpeta de reglas con TZDIR"
    case .unreadable(let errno): "no se puede leer: \(systemError(errno))"
    case .notAFile(let type): "es \(name(of: type)), no un archivo"
    case .symbolicLink: "es un enlace simbólico; los enlaces no se siguen"
    case .tooLarge(let bytes, let limit):
      "es demasiado grande para un registro: \(megabytes(bytes)), como mucho \(megabytes(limit))"
    case .emptyFile:
      "está vacío: quizá su texto aún no se ha descargado, o un fallo lo borró; descárgalo, o recupéralo de otro "
        + "dispositivo o de una copia de seguridad"
    case .lfsPointer:
      "contiene un puntero de git-lfs en lugar de su texto; «git lfs pull» trae el texto"
    case .nulByte: "contiene un byte NUL: no es un archivo de texto"
    case .invalidUTF8: "no es texto UTF-8"
    case .unfinishedMerge: "contiene las marcas de una fusión sin acabar; «smjournal resolve» la resuelve"
    case .encrypted(let tool): "está cifrado (\(tool)); descífralo para leerlo"
    case .wrongValue(let key, let found, let expected):
      "\(key): se espera \(expectation(expected)), no \(quoted(found))"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "este cuadrante no tiene \(key), así que no cuenta"
    case .missingKey(let key, let kind): "\(name(of: kind)) sin \(key)"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) es anterior a from (\(from.iso)); el último día no se tiene en cuenta"
    case .endBeforeStart: "end es anterior a start; el fin no se tiene en cuenta"
    case .callOutOutside(let span): "call-outs: \(span) queda fuera de la guardia; no cuenta"
    case .sameMeaning(let key, let canonical):
      "\(key) significa lo mismo que \(canonical), que también está; vale el último"
    case .remarkForValue(let key, let found):
      "\(key): \(quoted(found)) es un comentario para YAML, así que no se lee nada; quita el #: "
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key): falta un espacio tras el guion, así que esta línea no empieza ningún elemento de la lista; escribe: - elemento"
    case .tooMany(let key, let count, let limit):
      "\(key): \(number(count)) elementos; lo normal son \(number(limit)) como mucho"
    case .tooLong(let key, let count, let limit):
      "\(key): \(self.count(count, .character)); lo normal son \(number(limit)) como mucho"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { "; ¿querías decir \($0)?" } ?? "; di qué significa bajo shifts en journal.md"
    return "\(quoted(word)) no tiene significado, así que no cuenta ni como trabajo ni como descanso\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays: \(quoted(word)) no es ni un día como 2026-11-20 ni una región conocida; "
      + "se conocen \(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { "; ¿querías decir \($0.name)?" } ?? ""
    return "kind: \(quoted(found)) no se conoce, leído como entrada\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "una carpeta"
    case .pipe: "una tubería"
    case .socket: "un socket"
    case .device: "un dispositivo"
    case .brokenLink: "un enlace que no lleva a ninguna parte"
    }
  }

  private func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1_048_576, digits: 1)) MiB" }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "un número entero de 1 a 5"
    case .civilDay: "un día como 2026-11-20"
    case .unambiguousDay: "un día cuyo mes sea claro, como 2026-11-20"
    case .timestamp: "un momento como 2026-11-20T18:50:00+01:00"
    case .clockTime: "una hora como \"19:00\""
    case .hours: "horas como \"19:00-07:30\""
    case .truth: "true o false"
    case .number: "un número entero"
    case .text: "texto en una línea"
    case .list: "una lista"
    case .map: "claves con sus valores"
    case .shiftWord: "día, noche, descanso o una palabra tuya"
    case .cycle: "un ciclo de turnos como día día noche noche descanso descanso"
    case .weekday: "un día de la semana como lunes"
    case .zoneName: "una zona horaria que este sistema conozca, como Europe/Madrid"
    case .formatVersion: "una versión que este programa conozca (1)"
    case .oneOf(let words): words.count == 1 ? words[0] : "uno de \(words.joined(separator: ", "))"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key): se espera \(expectation(expected)), no \(quoted(found))"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key)) no puede ser una clave"
    case .notAList: "\(problem.key) lleva un valor, no una lista"
    case .untilBeforeFrom(let from, let until):
      "until (\(until.iso)) sería anterior a from (\(from.iso))"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "ningún registro se llama \(quoted(name))"
    case .inConflict(let name, _):
      "\(quoted(name)) está en conflicto, porque chocan dos versiones; «smjournal resolve» lo resuelve"
    case .ambiguous(let name, let candidates):
      "\(quoted(name)) podría ser varios registros: \(listed(candidates) { "y \($0) más" })"
    }
  }
}

import JournalModel

extension Spanish {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "no es un archivo \(name)"
    case .unknownFormat: "ningún formato conocido; nombra uno, como: smjournal import daylio ARCHIVO"
    case .cutShort: "acaba demasiado pronto: falta una parte"
    case .damaged: "está dañado"
    case .encrypted: "está cifrado; descífralo primero"
    case .unknownMethod(let method): "está comprimido con el método \(method), que no se conoce"
    case .tooLarge(let limit): "es demasiado grande: se leen como mucho \(size(Int64(limit)))"
    case .tooMany(let limit): "contiene demasiado: se leen como mucho \(number(limit)) elementos"
    case .tooDeep(let limit): "está anidado demasiado hondo: se leen como mucho \(number(limit)) niveles"
    case .notBase64: "un carácter que base64 no tiene"
    case .notXML: "no es XML"
    case .wrongTag(let name): "\(quoted(name)) se cierra, pero aquí no está abierto"
    case .notALine: "una línea sin nombre ni dos puntos"
    case .unknownRule(let rule):
      "\(quoted(rule)) no es una regla de repetición conocida; se toma solo la primera vez"
    case .unknownZone(let name): "\(quoted(name)) no es una zona horaria conocida; se toma la del diario"
    case .noDate(let text): text.isEmpty ? "falta una fecha" : "\(quoted(text)) no es una fecha ni una hora"
    case .ambiguousDate(let text):
      "en \(quoted(text)) no se distinguen día y mes"
        + "; 'smjournal config date-order=day-first' o 'month-first' dice cuál va primero"
    case .unclosedQuote: "comillas que nunca se cierran; esta línea se omite"
    case .missingColumn(let name): "falta una columna \(quoted(name))"
    case .textBeforeEntries: "el texto antes de la primera entrada no es de ninguna"
    case .missingMedia(let name): "\(name) se nombra, pero no está"
    case .unknownMedia(let name): "\(name) no es una imagen ni una grabación"
    case .missingEntry(let name): "la entrada \(quoted(name)) no está"
    case .severalPeople(let names):
      "varias personas: elige una con --person: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "nadie se llama \(quoted(name)); están \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) no son horas"
    case .wrongPath(let path):
      "\(quoted(path)) no es una ruta de un archivo de un diario, o está dos veces; se omite"
    case .damagedFile(let path): "\(quoted(path)) está dañado: no es lo que se guardó en la copia; se omite"
    case .otherHere: "no es lo que tiene la copia; aquí se queda como está"
    case .hiddenFile(let path):
      "\(quoted(path)) es un archivo oculto y la copia no es de este diario; se omite"
    case .keepsPosition(let name):
      "no se puede quitar la posición de \(name) sin ImageMagick; --keep-position lo copia tal cual"
    case .needsProgram(let name): "solo el programa \(name) puede leerlo, y no está instalado"
    }
  }
}

import JournalModel
import JournalStore

extension Spanish {
  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "CARPETA"
    case .file: "ARCHIVO"
    case .day: "DÍA"
    case .month: "AAAA-MM"
    case .year: "AAAA"
    case .cycle: "PALABRAS"
    case .hours: "PALABRA=HORA-HORA"
    case .moment: "HORA"
    case .instant: "INSTANTE"
    case .span: "DESDE..HASTA"
    case .text: "TEXTO"
    case .title: "TÍTULO"
    case .tag: "ETIQUETA"
    case .tagChange: "+ETIQUETA|-ETIQUETA"
    case .take: "CLAVE=ours|theirs"
    case .mood: "ÁNIMO"
    case .badge: "INSIGNIA"
    case .rating: "1-5"
    case .shift: "TURNO"
    case .person: "PERSONA"
    case .place: "LUGAR"
    case .weather: "TIEMPO"
    case .kind: "TIPO"
    case .condition: "CLAVE=VALOR"
    case .assignment: "CLAVE=VALOR"
    case .key: "CLAVE"
    case .sort: "CAMPO"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "ORDEN"
    case .shell: "SHELL"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "CLAVE"
    case .part: "PARTE"
    case .program: "PROGRAMA"
    case .language: "IDIOMA"
    case .color: "CUÁNDO"
    case .category: "CATEGORÍA"
    case .status: "ESTADO"
    case .name: "NOMBRE"
    case .zone: "ZONA"
    case .format: "FORMATO"
    case .shiftType: "PALABRA=SENTIDO"
    case .why: "PALABRA"
    case .rules: "REGLAS"
    case .spans: "HORA-HORA"
    case .regions: "CÓDIGOS"
    case .half: "MITAD"
    case .affirmation: "AFIRMACIÓN"
    case .base: "BASE"
    case .ours: "NUESTRA"
    case .theirs: "OTRA"
    case .importFormat: "FORMATO"
    case .meaning: "PALABRA=SENTIDO"
    case .word: "PALABRA"
    case .link: "ENLACE"
    case .markerSize: "TAMAÑO"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "orden desconocida «\(word)»" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "opción desconocida «\(word)»" + suggestion(nearest)
    case .unknownFormat(let word, let nearest): "formato desconocido «\(word)»" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "la opción «\(option)» necesita un valor: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "la opción «\(option)» no lleva valor"
    case .repeated(let option): "la opción «\(option)» está dos veces"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "«\(found)»" : "\(name) «\(found)»") + ": se espera \(self.expected(expected))"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "«\(found)»: \(year.map { self.month(month, year: $0) } ?? monthName(month)) tiene \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "ajuste desconocido «\(key)»" + (nearest.map { "; ¿querías decir «\($0)»?" } ?? "")
    case .missingArgument(let placeholder): "falta el argumento \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "argumento inesperado «\(word)»"
    case .notUTF8(let name): "\(name): el texto no es UTF-8"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "«\(found)»: aquí no hay claves que elegir; elige con --ours o --theirs"
        : "«\(found)»: las versiones no difieren en eso; difieren en \(joined(places))"
    case .contradiction(let one, let other): "«\(one)» y «\(other)» se excluyen"
    case .unencryptedFolder(let folder, let option, let file):
      "«\(option)» necesita un solo archivo: los de la carpeta «\(folder)» no se cifrarían; nombra un archivo, como \(file)"
    case .nothingToWrite(let options): "nada que escribir: da \(orList(options))"
    case .spanTooLong(let span, let years): "«\(span)» dura más de \(years) años"
    case .untilBeforeFrom(let span): "«\(span)» acaba antes de empezar"
    case .severalShifts(let words):
      "varios turnos ese día: \(words.joined(separator: ", ")); di cuál"
    case .unknownShift(let word, let nearest):
      "«\(word)» no significa nada en un cuadrante"
        + (nearest.map { "; ¿querías decir «\($0)»?" }
          ?? "; di qué significa: rota set --shift-type \(word)=día")
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String { nearest.map { "; ¿querías decir «\($0)»?" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " o " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "un número entero de 1 a 5"
    case .day: "un día, como 2026-11-20, hoy o ayer"
    case .birthday: "un cumpleaños, como 1985-03-12, o --03-12 sin el año"
    case .moment: "una hora, como 07:30 o 2026-11-20T07:30"
    case .instant: "un instante ISO 8601, como 2026-11-20T18:50:00+01:00"
    case .month: "un mes, como 2026-11"
    case .year: "un año, como 2026"
    case .cycle: "palabras de turnos, como 'día noche descanso'"
    case .hours: "dos horas, como noche=19:00-07:30"
    case .spans: "dos horas, como 18:45-07:50"
    case .shiftType: "una palabra y lo que significa, como D='día 07:00-19:30 pausa 30'"
    case .span: "dos días, como 2026-12-20..2027-01-03"
    case .count: "un número entero desde 0"
    case .duration: "un periodo, como 30d, 4w, 6m o 1y"
    case .condition: "una condición, como place=Lyon o energy>=4"
    case .assignment: "CLAVE=VALOR"
    case .tagChange: "+ETIQUETA para añadir o -ETIQUETA para quitar una etiqueta"
    case .take: "CLAVE=ours o CLAVE=theirs"
    case .mood: "un ánimo: \(moods)"
    case .zone: "el nombre de una zona horaria, como Europe/Madrid"
    case .moodMeaning: "una palabra con un ánimo, como meh=neutral"
    case .shiftMeaning: "una palabra con un tipo de turno, como 'N=noche 21:00-07:00'"
    case .word: "una palabra sin espacios"
    case .link: "smjournal://show/ID, smjournal://new o smjournal://check-in"
    case .linkAtTerminal: "un terminal: lo que abre un enlace se responde ahí"
    case .text: "algo de texto"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "«\(command)» muestra la ayuda." }
}

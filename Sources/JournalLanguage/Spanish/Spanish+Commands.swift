import JournalModel
import JournalStore

extension Spanish {
  var colon: String { ": " }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program: "smjournal – un diario en archivos de texto sencillos para quienes trabajan a turnos"
    case .usage: "Uso"
    case .commands: "Órdenes"
    case .options: "Opciones"
    case .commonOptions: "Opciones comunes"
    case .examples: "Ejemplos"
    case .moreHelp: "«smjournal help ORDEN» dice más sobre una de ellas."
    case .initialize: "Crear un diario nuevo en una carpeta"
    case .today: "La afirmación de hoy, la cuenta atrás, los registros y el turno"
    case .new: "Escribir una entrada del diario; solo en un terminal, pregunta"
    case .moodCommand: "Anotar tu ánimo: de 1 a 5, un emoji o una palabra"
    case .checkIn: "Anotar cómo te sientes antes de un turno"
    case .checkOut: "Anotar cómo te sientes después de un turno"
    case .vacationAdd: "Planificar vacaciones"
    case .vacationList: "Listar las vacaciones, pasadas y por venir"
    case .vacationSet: "Cambiar unas vacaciones"
    case .vacationRemove: "Quitar unas vacaciones"
    case .day: "Todo sobre un día: turno, horas, ánimo, registros"
    case .month: "Un mes en calendario: trabajo, ánimos, vacaciones"
    case .year: "Un año en píxeles: el ánimo de cada día"
    case .rota: "Mostrar los turnos de las próximas cuatro semanas"
    case .rotaSet: "Escribir un cuadrante en el perfil"
    case .rotaSwap: "Otro turno en un día, o dos días que se intercambian"
    case .rotaOff: "Ausencia de uno o varios días: enfermedad, otro motivo"
    case .rotaCheck: "Encontrar días sin cuadrante, turnos que se solapan y descansos fuera de los límites"
    case .rotaAdd: "Un turno más en un día, además de los previstos"
    case .rotaChanges: "Qué ha cambiado en los cuadrantes publicados, y con cuánta antelación"
    case .week: "Una semana: turnos con horas, descansos, ánimos, totales"
    case .report: "Tiempo de trabajo, descanso y recuperación de un periodo"
    case .letters: "qué suelen significar las letras en un país, mostrado y confirmado en el terminal: fr"
    case .shiftType:
      "qué significa una palabra del cuadrante, como D='día 07:00-19:30 pausa 30'; puede repetirse"
    case .why: "por qué: sick (baja), leave (vacaciones), rtt, training (formación) o una palabra tuya"
    case .half: "solo medio día: morning o afternoon"
    case .rules: "los límites que mostrar: eu, fr-hospital, fr, uk o none"
    case .ratings: "con las valoraciones de antes y después de los turnos"
    case .csv: "en tabla, una línea por turno"
    case .stats: "Cifras, cada una con el número de registros que hay detrás"
    case .insights: "Qué acompaña a los días buenos y a los malos; descanso y recuperación"
    case .prompts: "Hace un año, los días sin una palabra, la semana en breve"
    case .reminders: "Escribir recordatorios para systemd, cron, launchd o un calendario"
    case .list: "Listar registros, primero los más recientes, al final lo que viene"
    case .search: "Buscar palabras en títulos, etiquetas y textos: todas, \"una frase\", palabra*, -palabra"
    case .show: "Mostrar un registro"
    case .set: "Cambiar claves de un registro; todo lo demás de su archivo queda igual"
    case .unset: "Quitar claves de un registro"
    case .tag: "Añadir y quitar etiquetas de un registro; sin ninguna, las propone"
    case .favorite: "Marcar un registro como favorito"
    case .edit: "Abrir un registro en tu editor y comprobarlo después"
    case .move: "Dar otro día a un registro"
    case .delete: "Llevar un registro a la papelera"
    case .undo: "Deshacer el último cambio"
    case .affirmation: "La afirmación de hoy"
    case .affirmationLike: "Marcar que te gusta una afirmación; la de hoy si no se nombra otra"
    case .affirmationUnlike: "Quitar el «me gusta»"
    case .affirmationList: "Listar las afirmaciones"
    case .reindex: "Poner el índice al día"
    case .check: "Señalar cada problema de cada archivo"
    case .completions: "Escribir el guion de autocompletado de un intérprete"
    case .help: "Explicar una orden"
    case .version: "Escribir la versión"
    case .mcp: "Responder a un asistente local (Model Context Protocol) por la entrada y la salida estándar"
    case .mcpWrite: "dejarle escribir entradas, ánimos, inicios y fines de turno"
    case .mcpPrivate: "dejarle ver también los registros privados"
    case .sourceOption: "quién escribe esto, como shortcut o cron"
    case .link: "Abrir un enlace como smjournal://show/ID; pregunta y no escribe nada por sí solo"
    case .suggest: "Etiquetas, ánimo, personas y lugares que sugiere un texto; no escribe nada"
    case .team: "Cifras de varios diarios que no nombran a nadie"
    case .teamFigures: "Escribir las cifras propias por mes, para dar a «team» en lugar del diario"
    case .teamMinimum: "cuántas personas necesita una cifra, al menos 3; 5 si no se dice"
    case .transcribe: "escribir lo que dice una grabación, con un programa de este equipo"
    case .config: "Mostrar los ajustes del perfil, o cambiarlos"
    case .people: "Las personas, los registros que las nombran, sus próximos cumpleaños"
    case .peopleAdd: "Crear el archivo de una persona"
    case .birthday: "el cumpleaños, como 2019-03-12, o --03-12 sin el año"
    case .relation: "qué es para ti, por ejemplo hija o amiga"
    case .tags: "Cada etiqueta con su número y su último día"
    case .man: "Escribir una página para man, de una orden o del programa"
    case .manName: "Nombre"
    case .manSynopsis: "Sinopsis"
    case .manDescription: "Descripción"
    case .manExitStatus: "Código de salida"
    case .manEnvironment: "Entorno"
    case .manFiles: "Archivos"
    case .manSeeAlso: "Véase también"
    case .manProgram:
      "Cómo se sintió un turno antes y después, las entradas del diario, las vacaciones: cada cosa es un archivo Markdown con "
        + "cabecera YAML en una carpeta por mes. smjournal los escribe y los lee, cuenta los turnos que faltan para tus vacaciones y "
        + "nunca toca la red."
    case .manJournalVariable: "la carpeta del diario, donde --journal no la nombra"
    case .manIndexVariable: "el archivo del índice, donde --index no lo nombra"
    case .manEditorVariable: "el editor que abre los archivos"
    case .manProfile: "el perfil; marca la raíz de un diario"
    case .manCache: "el índice, que se puede borrar en cualquier momento"
    case .exitDone: "todo ha ido bien"
    case .exitDataProblem: "algo va mal en un archivo, o lo que se nombró no está"
    case .exitUsage: "palabras equivocadas en la línea de órdenes"
    case .exitInputOutput: "un archivo no se pudo leer o escribir"
    case .journal: "la carpeta del diario; si no, SMJOURNAL_DIR, si no, la más cercana hacia arriba"
    case .json: "responder con un documento JSON"
    case .now: "tomar este momento como ahora"
    case .lang: "el idioma: \(Language.codes())"
    case .color: "colores: auto, always (siempre) o never (nunca)"
    case .noInput: "no preguntar nunca nada"
    case .plain: "preguntar en líneas simples, para lectores de pantalla y terminales sencillos"
    case .index: "guardar el índice en este archivo; si no, SMJOURNAL_INDEX"
    case .noIndex: "leer cada archivo en vez de usar el índice"
    case .helpOption: "esta ayuda"
    case .format:
      "una línea para la barra de estado, con {days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}; {{ representa una llave"
    case .explain: "decir qué día se eligió, y por qué"
    case .date: "el día al que pertenece, como 2026-11-20, hoy o ayer"
    case .at: "cuándo fue, como 07:30 o 2026-11-20T07:30"
    case .shift: "el turno: day (día), night (noche), rest (descanso) o una palabra tuya"
    case .note: "una nota; - la lee de la entrada estándar"
    case .badge: "una insignia, como emoji o nombre; puede repetirse"
    case .scale: "una valoración de 1 a 5"
    case .text: "el texto; - lo lee de la entrada estándar"
    case .mood: "el ánimo, de 1 a 5, como emoji o palabra"
    case .tagOption: "una etiqueta; puede repetirse"
    case .highlight: "algo que recordar; puede repetirse"
    case .favoriteOption: "marcarla como favorita"
    case .person: "alguien a quien nombra; puede repetirse"
    case .place: "dónde fue"
    case .weather: "qué tiempo hacía"
    case .editOption: "abrir el archivo nuevo en tu editor"
    case .from: "desde este día"
    case .until: "hasta este día inclusive"
    case .on: "en este día"
    case .kind: "registros de este tipo; puede repetirse"
    case .filterTag: "registros con esta etiqueta; puede repetirse, deben estar todas"
    case .filterMood: "registros con este ánimo"
    case .filterShift: "registros de este turno"
    case .filterPerson: "registros que nombran a esta persona"
    case .filterFavorite: "solo los favoritos"
    case .condition: "registros cuya clave dice esto: place=Lyon, energy>=4; puede repetirse"
    case .sort: "orden por date, title, mood, words o una valoración; -date descendente, +date ascendente"
    case .limit: "mostrar como mucho tantos"
    case .offset: "saltarse tantos al principio"
    case .name: "tu nombre"
    case .language: "el idioma del diario: \(Language.codes())"
    case .vacation: "vacaciones por venir; puede repetirse"
    case .timezone: "la zona horaria del diario, como Europe/Madrid; si no, la del sistema"
    case .category: "para qué son: leave (vacaciones), rtt, training (formación), sick (baja) u other (otro)"
    case .status: "en qué punto están: planned (previstas) o approved (aprobadas)"
    case .title: "cómo las llamas"
    case .cycle: "los turnos uno tras otro, como 'día día noche noche descanso descanso'"
    case .hours: "horas habituales de un turno, como noche=19:00-07:30"
    case .reminderDays: "para cuántos días de turnos, 56 si no se dice"
    case .export:
      "Exportar el diario: markdown, json (la copia de seguridad), csv, ics, una página, un PDF, una imagen, una página para escribir"
    case .output: "adónde, - para la salida estándar; una carpeta si acaba en / o ya existe"
    case .only:
      "una parte: shifts, time-off, birthdays o reminders de un calendario; year, la imagen de una página; "
        + "puede repetirse"
    case .excel: "una tabla que Excel abre con un doble clic"
    case .encryptTo: "cifrar con age para esta clave pública, o para las claves de este archivo"
    case .includePrivate: "también los registros privados"
    case .isPrivate: "dejarlo fuera de exportaciones, páginas y asistentes"
    case .attach: "Copiar fotos y grabaciones al diario y nombrarlas en un registro"
    case .caption: "qué se ve en la imagen"
    case .keepPosition: "copiar tal cual, con el lugar y la cámara de la foto"
    case .full: "hacer el índice desde cero"
    case .verify: "comparar el índice con cada archivo"
    case .liked: "solo las que te gustan"
    case .affirmationCategory:
      "de esta categoría: resilience (resiliencia), competence (competencia), compassion (compasión) o balance (equilibrio)"
    case .favoriteOff: "quitar la marca"
    case .affirmationAdd: "Añadir una afirmación tuya"
    case .affirmationSpare: "No mostrar una afirmación tras un turno duro"
    case .notAfterHardShift: "no al día siguiente de un turno duro"
    case .spareOff: "mostrarla de nuevo tras cualquier turno"
    case .schema: "Escribir el esquema JSON (JSON Schema) de la cabecera de los archivos, para editores"
    case .ids: "con los id de los registros"
    case .weekday: "solo en este día de la semana; puede repetirse"
    case .noPager: "escribir las respuestas largas tal cual, sin paginador"
    case .manFormat: "los archivos de un diario"
    case .manPagerVariable: "el programa que muestra página a página las respuestas largas; si no, less"
    case .trash: "Listar lo que se borró, primero lo último"
    case .trashEmpty: "Quitar archivos de la papelera para siempre, tras una pregunta"
    case .restore: "Recuperar un registro de la papelera"
    case .older: "solo lo que se borró hace más: 30d, 4w, 6m, 1y"
    case .backedUp: "anotar que acaba de hacerse una copia de seguridad"
    case .consent: "quitar sin preguntar"
    case .conflicts: "Listar lo que dejaron la sincronización y las fusiones, y en qué difiere"
    case .resolve: "Fusionar versiones en conflicto de un archivo, clave por clave"
    case .merge: "Fusionar tres versiones de un archivo; lo llama git"
    case .setup: "Preparar el diario para git o Syncthing"
    case .doctor: "La salud del diario en una página, con sus remedios"
    case .all: "todos los conflictos"
    case .ours: "donde ambos lados cambiaron lo mismo, tomar la versión del archivo"
    case .theirs: "donde ambos lados cambiaron lo mismo, tomar la otra versión"
    case .importing: "Traer un cuadrante, o el diario de otro programa"
    case .dryRun: "Decir solo lo que se haría"
    case .mapShift: "Qué significa un código, como 'N=noche 21:00-07:00'; queda en el perfil"
    case .mapMood: "Qué ánimo indica una palabra, como 'meh=neutral'"
    case .importPerson: "De quién son las filas de una tabla, o quién de una agenda; '*' para todos"
    case .importZone: "La zona de las horas que no tienen; si no, la del diario"
    case .importOnly: "Solo los eventos cuyo título contiene esto"
    case .importCategory: "Solo los eventos de esta categoría"
    case .both: "donde ambos lados cambiaron el mismo sitio de un texto, guardar los dos, uno bajo otro"
    case .privacy:
      "señalar lo que otros podrían leer: permisos, palabras que identifican a pacientes, lugares en fotos, servidores públicos"
    case .html: "escribir una página para papel en este archivo"
    case .pdf: "escribir un PDF en este archivo"
    case .with: "el programa que hace el PDF"
    }
  }

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
    case .missingValue(let option, let placeholder):
      "la opción «\(option)» necesita un valor: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "la opción «\(option)» no lleva valor"
    case .repeated(let option): "la opción «\(option)» está dos veces"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "«\(found)»" : "\(name) «\(found)»") + ": se espera \(self.expected(expected))"
    case .noSuchDay(let found, let month, let year, let length):
      "«\(found)»: \(year.map { self.month(month, year: $0) } ?? monthName(month)) tiene \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "ajuste desconocido «\(key)»" + (nearest.map { "; ¿querías decir «\($0)»?" } ?? "")
    case .missingArgument(let placeholder): "falta el argumento \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "argumento inesperado «\(word)»"
    case .notUTF8(let name): "\(name): el texto no es UTF-8"
    case .contradiction(let one, let other): "«\(one)» y «\(other)» se excluyen"
    case .nothingToWrite(let options): "nada que escribir: da \(orList(options))"
    case .untilBeforeFrom(let span): "«\(span)» acaba antes de empezar"
    case .unknownShift(let word, let nearest):
      "«\(word)» no significa nada en un cuadrante"
        + (nearest.map { "; ¿querías decir «\($0)»?" }
          ?? "; di qué significa: rota set --shift-type \(word)=día")
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "; ¿querías decir «\($0)»?" } ?? "" }

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
    case .shiftType: "una palabra y lo que significa, como D='día 07:00-19:30 pausa 30'"
    case .span: "dos días, como 2026-12-20..2027-01-03"
    case .count: "un número entero desde 0"
    case .duration: "un periodo, como 30d, 4w, 6m o 1y"
    case .condition: "una condición, como place=Lyon o energy>=4"
    case .assignment: "CLAVE=VALOR"
    case .tagChange: "+ETIQUETA para añadir o -ETIQUETA para quitar una etiqueta"
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

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 responde, Intro salta, Retroceso vuelve atrás, Ctrl-C sale y guarda tus respuestas."
    case .numberKeys: "teclas numéricas, Intro al acabar"
    case .oneLine: "Intro para ninguna"
    case .severalLines: "Intro para nada, Alt-Intro para otra línea"
    case .linesOrEditor: "Alt-Intro para otra línea, Ctrl-X Ctrl-E para tu editor"
    case .yesOrNo: "s/N"
    case .yesUsually: "S/n"
    case .highlights: "hasta tres, con Alt-Intro entre ellos"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
    case .howYouWork:
      "Tu ciclo, una palabra o letra por día desde el primero: día día noche noche descanso descanso, o D D N N L L."
    case .cycleOrFile: "un ciclo, la ruta de un cuadrante, Intro para más tarde"
    case .dayOrToday: "como 2026-11-23, Intro para hoy"
    case .spanOrSkip: "como 2026-12-20..2027-01-03, Intro salta"
    case .picker: "escribe para filtrar, flechas, Intro, Esc"
    case .numberOrWords: "un número, o palabras que buscar"
    case .numbersOrTags: "números o palabras, con comas entre ellos; Intro para ninguna"
    case .tagCommand: "Etiquetas que encajan:"
    case .afterInit: "Para seguir:"
    case .shiftOrSkip: "como noche 21:00-07:00, o descanso; Intro salta"
    case .notUnderstood: "Perdona, eso no lo puedo leer."
    }
  }

  func isYes(_ answer: Character) -> Bool { "sSyY".contains(answer) }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "s" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let kind, let day, let path): "Escrito: \(path) (\(name(of: kind)), \(day))"
    case .changed(let path): "Cambiado: \(path)"
    case .unchanged(let path): "Nada que cambiar en \(path)"
    case .moved(let day, let from, let to): "Movido: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Borrado: \(path); ahora está en \(to)"
    case .undone(.trashed, let path, _): "Deshecho: el archivo nuevo está en \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Deshecho: \(path) está como antes"
    case .undone(.moved, let path, _): "Deshecho: el archivo vuelve a estar en \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _): "Deshecho: \(path) ha vuelto"
    case .undoneBatch(let count, 0): "Deshecho: \(number(count)) archivos; los nuevos están en la papelera"
    case .undoneBatch(let count, let kept):
      "Deshecho: \(number(count)) archivos; los nuevos están en la papelera; \(number(kept)) cambiaron desde entonces y se quedan"
    case .journalCreated(let folder): "Diario creado en \(folder)"
    case .liked(let text): "Te gusta: \(text)"
    case .unliked(let text): "Ya no te gusta: \(text)"
    case .notUndoable: "Este cambio no se podrá deshacer: no se pudo escribir su historial"
    case .nothingWritten: "No se ha escrito nada."
    case .defaultNotSet: "No se pudo recordar; -C CARPETA o SMJOURNAL_DIR nombran el diario."
    case .answersKept(let command): "Tus respuestas están guardadas: «\(command)» sigue con ellas."
    case .answersNotKept: "No se pudieron guardar tus respuestas. Esto es lo que escribiste:"
    case .noEntryWritten: "El fin de turno está escrito; la entrada no."
    case .editedWithoutChange(let path): "\(path) se queda como estaba"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Te damos la bienvenida. Un diario de tus turnos, en archivos sencillos en este dispositivo; nada sale de él.\n"
        + "Unas preguntas: Intro para pasar una, Ctrl-C para salir."
    case .journalLies(let folder): "Tu diario está en \(folder)."
    case .records: "Hoy"
    case .nothingToday: "Hoy no hay nada escrito todavía."
    case .nothingFound: "No se ha encontrado ningún registro."
    case .shown(let count, let total): "\(count) de \(total) registros"
    case .problems(1): "1 problema en los archivos; «smjournal check» lo muestra."
    case .problems(let count): "\(count) problemas en los archivos; «smjournal check» los muestra."
    case .furtherFindings(let count): "… y \(number(count)) más de estos; --json los da todos"
    case .conflicts(1): "1 archivo en conflicto que dejó una herramienta de sincronización."
    case .conflicts(let count): "\(count) archivos en conflicto que dejaron herramientas de sincronización."
    case .indexAgrees: "El índice coincide con los archivos."
    case .indexDiffered(let path): "\(path): el índice decía otra cosa que el archivo"
    case .reindexed(let report):
      "\(report.files) archivos: \(report.read) leídos, \(report.added) añadidos, \(report.changed) cambiados, "
        + "\(report.removed) quitados"
    case .progress(let files, let rate): "\(number(files)) archivos examinados, \(number(rate)) por segundo"
    case .noVacations: "Aún no hay vacaciones; «smjournal vacation add DESDE..HASTA» las planifica."
    case .noAffirmations: "No se ha encontrado ninguna afirmación."
    case .ownKeys: "Otras claves"
    case .indexNotWritten: "el índice no se pudo escribir; las respuestas son correctas, pero tardan más"
    case .wrongKind(let id, let kind, let expected):
      "\(id): no es «\(name(of: expected))», sino «\(name(of: kind))»"
    case .noAffirmation(let id, let nearest): "ninguna afirmación se llama «\(id)»" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "el editor «\(editor)» no arranca"
    case .editorFailed(let editor, let status): "el editor «\(editor)» acabó con el código \(status)"
    case .noEditor: "no hay ningún editor ajustado ni a mano; pon EDITOR, por ejemplo nano o 'code --wait'"
    case .outputFailed(let message): "los resultados no se pueden escribir: \(message)"
    case .inputUnreadable(let message): "la entrada estándar no se puede leer: \(message)"
    case .inputNotUTF8: "la entrada estándar no es texto UTF-8"
    }
  }
}

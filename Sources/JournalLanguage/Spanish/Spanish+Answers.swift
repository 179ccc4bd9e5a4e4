import JournalModel
import JournalStore

extension Spanish {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 responde, Intro salta, Retroceso vuelve atrás, Ctrl-C sale y guarda tus respuestas."
    case .howToAnswerPlain:
      "Cada respuesta es una línea: 1–5 e Intro, Intro solo salta, Ctrl-C sale y guarda tus respuestas."
    case .numberKeys: "teclas numéricas, Intro al acabar"
    case .numbersPlain: "números separados por espacios, Intro para ninguno"
    case .hoursOrLater: "como 07:00-19:30, Intro para más tarde"
    case .oneLine: "Intro para ninguna"
    case .severalLines: "Intro para nada, Alt-Intro para otra línea"
    case .linesOrEditor: "Alt-Intro para otra línea, Ctrl-X Ctrl-E para tu editor"
    case .yesOrNo: "s/N"
    case .yesUsually: "S/n"
    case .highlights: "hasta tres, con Alt-Intro entre ellos"
    case .howYouWork:
      "Tu ciclo, una palabra o letra por día desde el primero: día día noche noche descanso descanso, o D D N N L L."
    case .cycleOrFile: "un ciclo, la ruta de un cuadrante, Intro para más tarde"
    case .dayOrToday: "como lunes o 23/11, Intro para hoy"
    case .spanOrSkip: "como 20/12 al 3/1, Intro salta"
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
    case .created(let what, let day, let path): "Escrito: \(path) (\(what), \(day))"
    case .changed(let path): "Cambiado: \(path)"
    case .unchanged(let path): "Nada que cambiar en \(path)"
    case .moved(let day, let from, let to): "Movido: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Borrado: \(path); ahora está en \(to)"
    case .undone(.trashed, let path, _): "Deshecho: el archivo nuevo está en \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Deshecho: \(path) está como antes"
    case .undone(.moved, let path, _): "Deshecho: el archivo vuelve a estar en \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "Deshecho: \(path) ha vuelto"
    case .undoneBatch(let count, 0): "Deshecho: \(self.count(count, .file)); los nuevos están en la papelera"
    case .undoneBatch(let count, let kept):
      "Deshecho: \(self.count(count, .file)); los nuevos están en la papelera; \(number(kept)) cambiaron desde entonces y se quedan"
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
    case .noTags: "Aún no hay etiquetas; «smjournal tag last +noche» añade una."
    case .noPeople: "Aún no hay nadie; «smjournal people add NOMBRE» añade a alguien."
    case .nothingThatDay: "Nada escrito para este día."
    case .ifThisWas(let day): "Si fue «\(day)»:"
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

import JournalStore

extension Spanish {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "no hay ningún diario aquí ni en una carpeta superior; -C CARPETA o SMJOURNAL_DIR nombran uno, smjournal init CARPETA lo crea"
    case .notAProfile: "esto no marca un diario: a la cabecera le falta la clave smjournal (smjournal: 1)"
    case .foreignJournal:
      "este diario es de otro usuario; si es el que quieres, nómbralo con -C CARPETA o SMJOURNAL_DIR"
    case .journalExists: "ya hay un diario; no se ha tocado"
    case .notFound: "no existe ese archivo"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "es un enlace simbólico; los enlaces no se siguen"
    case .invalidPath: "no es una ruta dentro del diario"
    case .tooLarge: "demasiado grande para un registro"
    case .nameTaken: "el nombre ya está ocupado"
    case .changedSinceRead: "cambió entretanto; no se ha escrito nada"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "; este cambio se queda, el próximo «undo» deshace el anterior"
    case .insideJournal(let root):
      "estaría dentro del diario \(root), que leería también estos archivos; no se ha creado nada"
    case .notAnIndex:
      "no es un índice de smjournal; se quedó como estaba, y sin índice las respuestas tardan más"
    case .notAnExport:
      "otro archivo tiene este nombre y no es una exportación de este tipo; no se ha reemplazado"
    case .folderNotEmpty: "en esta carpeta ya hay archivos; elige una nueva"
    case .textHoldsNUL: "el texto contiene un byte NUL y no se podría releer; no se ha escrito nada"
    case .textHoldsMarkers:
      "el texto contiene las líneas de una fusión sin acabar (<<<<<<<, =======, >>>>>>>) y pasaría por un "
        + "conflicto; no se ha escrito nada"
    case .textElsewhere(let reason): "no se escribe nada encima: el archivo " + message(reason)
    case .nothingToUndo: "no hay nada que deshacer"
    case .forgotten(let day):
      "el último cambio se olvidó (\(date(day))) y no se puede recuperar; el próximo «undo» deshace el anterior"
    case .system(let call, let errno): "\(action(call)): \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "no se puede abrir"
    case .read: "no se puede leer"
    case .write: "no se puede escribir"
    case .fsync, .close: "no se puede guardar"
    case .stat: "no se puede examinar"
    case .rename: "no se puede renombrar"
    case .link: "no se puede crear"
    case .unlink: "no se puede quitar"
    case .mkdir: "no se puede crear la carpeta"
    case .chmod: "no se pueden poner sus permisos"
    case .lock: "no se puede bloquear el diario"
    case .list: "no se puede listar la carpeta"
    case .map: "no se puede cargar"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "operación no permitida"
    case .noEntry: "no existe ese archivo o carpeta"
    case .inputOutput: "error de entrada/salida"
    case .noAccess: "permiso denegado"
    case .busy: "en uso"
    case .exists: "ya existe"
    case .otherDevice: "en otro sistema de archivos"
    case .notFolder: "no es una carpeta"
    case .isFolder: "es una carpeta"
    case .invalid: "argumento no válido"
    case .tooManyFiles: "demasiados archivos abiertos"
    case .tooLarge: "archivo demasiado grande"
    case .noSpace: "no queda espacio en el disco"
    case .readOnly: "el sistema de archivos es de solo lectura"
    case .nameTooLong: "el nombre es demasiado largo"
    case .quota: "la cuota del disco está agotada"
    case nil: "error \(errno) del sistema"
    }
  }
}
